/*
 * Directories that cannot be read to their end. For a program of one C file that includes this;
 * what it links to calls it.
 */
#ifndef SR_TESTS_SUPPORT_FAILING_READDIR_H
#define SR_TESTS_SUPPORT_FAILING_READDIR_H

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>

/* So many entries are still read, "." and ".." among them; negative: all. */
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
