#include "cache/count.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

_Static_assert(sizeof SR_COUNT_HITS_SUFFIX <= sizeof SR_ENTRY_SUFFIX, "a name fits");

void sr_count_hits_name(const char *entry, char out_name[SR_COUNT_NAME_BYTES]) {
  memcpy(out_name, entry, SR_DIGEST_HEX_BYTES - 1);
  memcpy(out_name + SR_DIGEST_HEX_BYTES - 1, SR_COUNT_HITS_SUFFIX, sizeof SR_COUNT_HITS_SUFFIX);
}

void sr_count_add(int directory, const char *name, sr_sharers sharers) {
  const unsigned mode = sr_trust_file_mode(sharers);
  /* O_NOFOLLOW and O_NONBLOCK: another user of the directory may have replaced the file by a link
   * or a pipe. A link must not be followed, and a pipe must not block. */
  int file = openat(directory, name,
                    O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, mode);
  struct stat found;
  if (file < 0)
    return;
  if (fstat(file, &found) == 0 && S_ISREG(found.st_mode) && found.st_nlink == 1) {
    if (found.st_size == 0)
      sr_trust_share_file(file, sharers);
    /* O_APPEND ignores the offset and writes at the end of the file */
    (void)sr_file_write(file, "+", 1, (uint64_t)found.st_size);
  }
  close(file);
}

uint64_t sr_count_get(int directory, const char *name) {
  struct stat found;
  bool counted =
      fstatat(directory, name, &found, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(found.st_mode);
  return counted ? (uint64_t)found.st_size : 0;
}

void sr_count_forget(int directory, const char *entry) {
  char name[SR_COUNT_NAME_BYTES];
  sr_count_hits_name(entry, name);
  unlinkat(directory, name, 0);
}
