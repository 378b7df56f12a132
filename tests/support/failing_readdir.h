/* Makes reading a directory fail before its end. For a program with one C file, which includes
 * this; the libraries that it links call this readdir. */
#ifndef SR_TESTS_SUPPORT_FAILING_READDIR_H
#define SR_TESTS_SUPPORT_FAILING_READDIR_H

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>

/* Number of entries that can still be read, including "." and ".."; negative: all. */
static int readdir_left = -1;

struct dirent *readdir(DIR *stream) {
  struct dirent *(*next)(DIR *) = (struct dirent * (*)(DIR *)) dlsym(RTLD_NEXT, "readdir");
  if (readdir_left < 0)
    return next(stream);
  if (readdir_left == 0) {
    errno = EIO;
    return NULL;
  }
  readdir_left--;
  return next(stream);
}

#endif
