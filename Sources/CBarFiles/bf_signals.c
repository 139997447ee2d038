#pragma STDC FP_CONTRACT OFF
#define _GNU_SOURCE
#include "CBarFiles.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

enum { NAME_CAPACITY = 256 };

/* Read by the handler at any time: the name is complete whenever `guarding` is 1. */
static volatile sig_atomic_t guarding;
static volatile sig_atomic_t guarded_folder;
static char guarded_name[NAME_CAPACITY];

/* SA_RESETHAND and SA_NODEFER are set, so raising ends the process as the signal would have. */
static void remove_and_end(int signal_number) {
  int saved = errno;
  if (guarding) unlinkat((int)guarded_folder, guarded_name, 0);
  errno = saved;
  raise(signal_number);
}

void bf_guard_signals(void) {
  struct sigaction ignore = {.sa_handler = SIG_IGN};
  sigaction(SIGPIPE, &ignore, NULL);
  sigaction(SIGXFSZ, &ignore, NULL);

  static const int ending[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction remove = {.sa_handler = remove_and_end,
                             .sa_flags = (int)(SA_RESETHAND | SA_NODEFER)};
  for (size_t index = 0; index < sizeof ending / sizeof ending[0]; index++) {
    struct sigaction present;
    if (sigaction(ending[index], NULL, &present) != 0 || present.sa_handler == SIG_IGN) continue;
    sigaction(ending[index], &remove, NULL);
  }
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define BF_SANITIZED
#endif
#endif

#ifdef BF_SANITIZED
void bf_guard_faults(const char *message, size_t length, int exit_code) {
  (void)message, (void)length, (void)exit_code;
}
#else
static const char *fault_message;
static size_t fault_length;
static int fault_exit_code;

static void tell_and_end(int signal_number) {
  (void)signal_number;
  if (guarding) unlinkat((int)guarded_folder, guarded_name, 0);
  ssize_t written = write(STDERR_FILENO, fault_message, fault_length);
  (void)written;
  _exit(fault_exit_code);
}

void bf_guard_faults(const char *message, size_t length, int exit_code) {
  fault_message = message;
  fault_length = length;
  fault_exit_code = exit_code;

  /* A stack that has overflowed cannot hold the handler's frame. */
  static char stack_of_handler[1 << 14];
  stack_t alternate = {.ss_sp = stack_of_handler, .ss_size = sizeof stack_of_handler};
  sigaltstack(&alternate, NULL);

  static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
  struct sigaction tell = {.sa_handler = tell_and_end,
                           .sa_flags = (int)(SA_RESETHAND | SA_NODEFER | SA_ONSTACK)};
  for (size_t index = 0; index < sizeof faults / sizeof faults[0]; index++) {
    sigaction(faults[index], &tell, NULL);
  }
}
#endif

void bf_guard_begin(int folder, const char *name) {
  guarding = 0;
  size_t length = strnlen(name, NAME_CAPACITY);
  if (length == NAME_CAPACITY) return;
  memcpy(guarded_name, name, length + 1);
  guarded_folder = folder;
  guarding = 1;
}

void bf_guard_end(void) { guarding = 0; }
