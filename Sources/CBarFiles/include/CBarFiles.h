/* CBarFiles
   Takes: folders and names. Gives: what Swift cannot spell about files: a system call with variable
   arguments, a hidden flag, and work inside a signal handler. Never does: decide, read, write. */
#ifndef CBARFILES_H
#define CBARFILES_H

#include <stddef.h>

/* The flag O_PATH, which glibc hides from Swift: a descriptor to start lookups from, without the right
   to read. */
extern const int bf_o_path;

/* Opens `path` for reading, without blocking, if neither its dots nor any link leads out of the folder
   open as `folder`. Returns a descriptor that the caller closes, or the negated errno: -EXDEV for a way
   out, -ENOSYS where the kernel or its sandbox has no openat2. */
int bf_open_beneath(int folder, const char *path);

/* Ignores SIGPIPE and SIGXFSZ, so that writing fails with an errno. Makes SIGINT, SIGTERM and SIGHUP,
   where they are not ignored already, remove the guarded file before they end the process. */
void bf_guard_signals(void);

/* Makes a fault of the program itself (SIGSEGV, SIGILL, SIGABRT and their kind) remove the guarded
   file, write `message` to standard error and end the process with `exit_code`. `message`, `length`
   bytes, must live as long as the process. Does nothing in builds for a sanitizer, which reports better. */
void bf_guard_faults(const char *message, size_t length, int exit_code);

/* Guards the file `name` (at most 255 bytes) in the folder open as `folder`, which stays open until
   the guard ends. One file at a time; a second takes the first one's place. */
void bf_guard_begin(int folder, const char *name);
void bf_guard_end(void);

#endif
