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
  /* No link is followed and no pipe waited for: whoever shares the directory may have put one. */
  int file = openat(directory, name,
                    O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, mode);
  struct stat found;
  if (file < 0)
    return;
  if (fstat(file, &found) == 0 && S_ISREG(found.st_mode) && found.st_nlink == 1) {
    if (found.st_size == 0)
      sr_trust_share_file(file, sharers);
    (void)sr_file_write(file, "+", 1, (uint64_t)found.st_size); /* appended, wherever the end is */
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

static bool has_entry(int directory, const char *hits) {
  char name[SR_ENTRY_NAME_BYTES];
  struct stat found;
  memcpy(name, hits, SR_DIGEST_HEX_BYTES - 1);
  memcpy(name + SR_DIGEST_HEX_BYTES - 1, SR_ENTRY_SUFFIX, sizeof SR_ENTRY_SUFFIX);
  return fstatat(directory, name, &found, AT_SYMLINK_NOFOLLOW) == 0 || errno != ENOENT;
}

void sr_count_sweep(int directory, int64_t now_seconds, int64_t age_seconds) {
  DIR *stream = sr_file_directory_stream(directory);
  if (!stream)
    return;
  for (struct dirent *file; (file = readdir(stream)) != NULL;) {
    struct stat found;
    if (sr_is_digest_name(file->d_name, SR_COUNT_HITS_SUFFIX) &&
        !has_entry(directory, file->d_name) &&
        fstatat(directory, file->d_name, &found, AT_SYMLINK_NOFOLLOW) == 0 &&
        S_ISREG(found.st_mode) && (int64_t)found.st_mtime < now_seconds - age_seconds)
      unlinkat(directory, file->d_name, 0);
  }
  closedir(stream);
}
