/*
 * Writes files so that a kill -9, a full disk or a network file system leaves none of them damaged.
 * Names are unique, and a write completes or fails. A file gets its final name by one rename. Files
 * that dead processes left are removed. The writers of the cache, of .npy and of Zarr use these
 * functions.
 */
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/process.h"
#include "base/random.h"

bool sr_file_temporary_name(char out_name[SR_FILE_TEMPORARY_BYTES]) {
  uint64_t random;
  if (!sr_random_bytes(&random, sizeof random))
    return false;
  snprintf(out_name, SR_FILE_TEMPORARY_BYTES, SR_FILE_TEMPORARY_PREFIX "%016llx-%x-%llx-%016llx",
           (unsigned long long)sr_process_scope(), (unsigned)getpid(),
           (unsigned long long)sr_process_started(), (unsigned long long)random);
  return true;
}

int sr_file_temporary_create(int directory, unsigned mode, char out_name[SR_FILE_TEMPORARY_BYTES]) {
  if (!sr_file_temporary_name(out_name))
    return -1;
  return openat(directory, out_name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                (mode_t)mode);
}

bool sr_file_clock(int directory, struct timespec *out_now) {
  char temporary[SR_FILE_TEMPORARY_BYTES];
  struct stat made;
  int file = sr_file_temporary_create(directory, 0600, temporary);
  if (file < 0)
    return false;
  bool known = fstat(file, &made) == 0;
  int error = errno;
  close(file);
  unlinkat(directory, temporary, 0);
  *out_now = known ? made.st_mtim : (struct timespec){0};
  errno = error;
  return known;
}

/* Calls pwrite with the signal SIGXFSZ blocked. At the file-size limit pwrite then fails with
 * EFBIG, and this function removes the pending signal. */
static ssize_t write_held(int file, const void *data, size_t bytes, off_t offset) {
  sigset_t limit, before, pending;
  sigemptyset(&limit);
  sigaddset(&limit, SIGXFSZ);
  sigpending(&pending);
  bool was_pending = sigismember(&pending, SIGXFSZ) == 1;
  pthread_sigmask(SIG_BLOCK, &limit, &before);
  ssize_t wrote = pwrite(file, data, bytes, offset);
  int error = errno;
  if (wrote < 0 && error == EFBIG && !was_pending)
    sigtimedwait(&limit, NULL, &(struct timespec){0});
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return wrote;
}

bool sr_file_write(int file, const void *data, size_t bytes, uint64_t offset) {
  const char *from = data;
  while (bytes > 0) {
    ssize_t wrote = write_held(file, from, bytes, (off_t)offset);
    if (wrote < 0 && errno == EINTR)
      continue;
    if (wrote <= 0) {
      errno = wrote == 0 ? ENOSPC : errno;
      return false;
    }
    from += wrote;
    bytes -= (size_t)wrote;
    offset += (uint64_t)wrote;
  }
  return true;
}

bool sr_file_read(int file, void *data, size_t bytes, uint64_t offset) {
  char *to = data;
  while (bytes > 0) {
    ssize_t got = pread(file, to, bytes, (off_t)offset);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0) {
      errno = got == 0 ? 0 : errno;
      return false;
    }
    to += got;
    bytes -= (size_t)got;
    offset += (uint64_t)got;
  }
  return true;
}

bool sr_file_sync_names(int directory) {
  return fsync(directory) == 0 || errno == EINVAL;
}

bool sr_file_sync_name(const char *path) {
  char parent[PATH_MAX];
  if (snprintf(parent, sizeof parent, "%s", path) >= PATH_MAX) {
    errno = ENAMETOOLONG;
    return false;
  }
  int directory = open(dirname(parent), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (directory < 0)
    return false;
  bool good = sr_file_sync_names(directory);
  int error = errno;
  close(directory);
  errno = error;
  return good;
}

bool sr_file_flush(int file) {
  /* the kernel flushes at each close of a descriptor of the file */
  for (;;) {
    int copy = fcntl(file, F_DUPFD_CLOEXEC, 0);
    if (copy < 0)
      return false;
    if (close(copy) == 0)
      return true;
    if (errno != EINTR)
      return false;
  }
}

bool sr_file_is_named(int directory, const char *name, int file) {
  struct stat wanted, found;
  int named = openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (named < 0)
    return false;
  bool is_same = fstat(file, &wanted) == 0 && fstat(named, &found) == 0 &&
                 wanted.st_dev == found.st_dev && wanted.st_ino == found.st_ino;
  close(named);
  return is_same;
}

bool sr_file_publish(int directory, int file, const char *temporary, const char *name,
                     bool durable) {
  bool done = durable ? fsync(file) == 0 : sr_file_flush(file);
  if (done && renameat(directory, temporary, directory, name) != 0) {
    int error = errno;
    /* The rename may have succeeded despite the error. */
    done = sr_file_is_named(directory, name, file);
    errno = error;
  }
  if (!done) {
    int error = errno;
    unlinkat(directory, temporary, 0);
    errno = error;
    return false;
  }
  return !durable || directory == AT_FDCWD || sr_file_sync_names(directory);
}

DIR *sr_file_directory_stream(int directory) {
  int copy = openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (copy < 0)
    return NULL;
  DIR *stream = fdopendir(copy);
  if (!stream) {
    int error = errno;
    close(copy);
    errno = error;
  }
  return stream;
}

const char *sr_file_next_name(DIR *stream) {
  const struct dirent *entry;
  do {
    errno = 0;
    entry = readdir(stream);
  } while (entry && (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0));
  return entry ? entry->d_name : NULL;
}

bool sr_file_directory_is_empty(const char *path) {
  DIR *stream = opendir(path);
  if (!stream)
    return false;
  bool empty = !sr_file_next_name(stream) && errno == 0;
  closedir(stream);
  return empty;
}

enum {
  LEVELS = 128 /* of directories in a tree */
};

/* Removes a directory tree, the innermost directories first. Directories more than `levels` deep
 * are left alone; spmdrun's own are a few levels deep. */
static bool tree_remove(int directory, const char *name, int levels) {
  if (unlinkat(directory, name, 0) == 0 || errno == ENOENT)
    return true;
  if ((errno != EISDIR && errno != EPERM) || levels == 0)
    return false;
  int inside = openat(directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  DIR *stream = inside < 0 ? NULL : fdopendir(inside);
  if (!stream) {
    if (inside >= 0)
      close(inside);
    return false;
  }
  bool removed = true;
  for (const char *found; (found = sr_file_next_name(stream)) != NULL;)
    removed = tree_remove(inside, found, levels - 1) && removed;
  closedir(stream);
  return unlinkat(directory, name, AT_REMOVEDIR) == 0 && removed;
}

bool sr_file_tree_remove(int directory, const char *name) {
  return tree_remove(directory, name, LEVELS);
}

/* Exchanges the directories `from` and `to` in three renames by way of the name `aside`. For a
 * moment nothing is called `to`. */
static bool replace_by_way_of(const char *aside, const char *from, const char *to) {
  if (!sr_file_tree_remove(AT_FDCWD, aside) || rename(to, aside) != 0)
    return false;
  if (rename(from, to) == 0) {
    rename(aside, from);
    return true;
  }
  int error = errno;
  rename(aside, to);
  errno = error;
  return false;
}

static bool replace(const char *from, const char *to, const char *aside) {
  if (rename(from, to) == 0)
    return true;
  if (errno != ENOTEMPTY && errno != EEXIST && errno != ENOTDIR && errno != EISDIR)
    return false;
  if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_EXCHANGE) == 0)
    return true;
  /* A file system without RENAME_EXCHANGE reports one of these errors. */
  bool unknown = errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP;
  return unknown && replace_by_way_of(aside, from, to);
}

bool sr_file_replace(const char *from, const char *to) {
  char aside[PATH_MAX];
  if (snprintf(aside, sizeof aside, "%s" SR_FILE_OLD_SUFFIX, to) >= PATH_MAX) {
    errno = ENAMETOOLONG;
    return false;
  }
  if (!replace(from, to, aside))
    return false;
  sr_file_tree_remove(AT_FDCWD, aside); /* a killed process may have left it in replace_by_way_of */
  return true;
}

/* True if `name` is a temporary file or directory whose writer has died. If that is not known, true
 * if `name` was last changed before `before_seconds`. */
static bool is_leftover(int directory, const char *name, int64_t before_seconds,
                        struct stat *out_found) {
  unsigned long long scope, started;
  unsigned pid;
  const char *maker = name + sizeof SR_FILE_TEMPORARY_PREFIX - 1;
  if (strncmp(name, SR_FILE_TEMPORARY_PREFIX, sizeof SR_FILE_TEMPORARY_PREFIX - 1) != 0 ||
      fstatat(directory, name, out_found, AT_SYMLINK_NOFOLLOW) != 0)
    return false;
  bool named = sscanf(maker, "%16llx-%8x-%16llx-", &scope, &pid, &started) == 3;
  if (named && scope != 0 && scope == sr_process_scope())
    return sr_process_has_died(pid, started);
  return (int64_t)out_found->st_mtime < before_seconds;
}

void sr_file_temporary_sweep(int directory, int64_t now_seconds, int64_t age_seconds, bool trees) {
  DIR *stream = sr_file_directory_stream(directory);
  if (!stream)
    return;
  for (const char *name; (name = sr_file_next_name(stream)) != NULL;) {
    struct stat found;
    if (!is_leftover(directory, name, now_seconds - age_seconds, &found))
      continue;
    if (!S_ISDIR(found.st_mode))
      unlinkat(directory, name, 0);
    else if (trees)
      sr_file_tree_remove(directory, name);
  }
  closedir(stream);
}

static void tree_sweep(int directory, int64_t now_seconds, int levels) {
  sr_file_temporary_sweep(directory, now_seconds, SR_FILE_LEFTOVER_SECONDS, true);
  DIR *stream = levels > 0 ? sr_file_directory_stream(directory) : NULL;
  for (const char *name; stream && (name = sr_file_next_name(stream)) != NULL;) {
    int inside = openat(directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (inside < 0)
      continue;
    tree_sweep(inside, now_seconds, levels - 1);
    close(inside);
  }
  if (stream)
    closedir(stream);
}

void sr_file_tree_sweep(const char *path) {
  struct timespec now;
  int directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (directory >= 0 && sr_file_clock(directory, &now))
    tree_sweep(directory, (int64_t)now.tv_sec, LEVELS);
  if (directory >= 0)
    close(directory);
}

void sr_file_sweep_beside(const char *path, const char *fresh) {
  struct stat made;
  int directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (directory >= 0 && stat(fresh, &made) == 0)
    sr_file_temporary_sweep(directory, (int64_t)made.st_mtime, SR_FILE_LEFTOVER_SECONDS, true);
  if (directory >= 0)
    close(directory);
}
