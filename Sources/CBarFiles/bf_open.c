#pragma STDC FP_CONTRACT OFF
#define _GNU_SOURCE
#include "CBarFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/syscall.h>
#include <unistd.h>

const int bf_o_path = O_PATH;

int bf_open_beneath(int folder, const char *path) {
  struct open_how how = {
      .flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC,
      .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS,
  };
  /* A rename during the walk is EAGAIN: a few further tries are what openat2(2) asks for. */
  for (int tries = 0; tries < 8; tries++) {
    long opened = syscall(SYS_openat2, folder, path, &how, sizeof how);
    if (opened >= 0) return (int)opened;
    if (errno != EINTR && errno != EAGAIN) break;
  }
  /* Container sandboxes that do not know the call refuse it with EPERM. */
  return errno == EPERM ? -ENOSYS : -errno;
}
