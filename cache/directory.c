/*
 * The directory of the cache. An entry is code that will run as this user, so whoever can write
 * here can run code as this user: a directory or file that is not ours alone is refused, with the
 * command that mends it. All checks are made on open descriptors, so that nothing can be exchanged
 * between check and use.
 */
#include "cache/directory.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

static const char tag_name[] = "CACHEDIR.TAG";
static const char tag_text[] = "Signature: 8a477f597d28d172789f06886806bc55\n"
                               "# Compiled programs of spmdrun: may be deleted at any time.\n";

static const char *environment(const char *name) {
  const char *value = getenv(name);
  return value && *value ? value : NULL;
}

static sr_status join(sr_ctx *ctx, const char *parent, const char *below, char **out_path) {
  if (asprintf(out_path, "%s%s", parent, below) < 0) {
    *out_path = NULL;
    return sr_fail(ctx, SR_ERR_NOMEM, "cache: out of memory");
  }
  return SR_OK;
}

/* The place by the user's word or by the XDG rule, which ignores relative paths. */
static sr_status choose_path(sr_ctx *ctx, const char *directory, char **out_path) {
  if (!directory)
    directory = environment("SPMDRUN_CACHE_DIR");
  if (directory) {
    if (strstr(directory, "://"))
      return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                     "cache %s: this version keeps its cache in a directory; give a path",
                     directory);
    if (!*directory)
      return sr_fail(ctx, SR_ERR_INVALID,
                     "cache: the directory's name is empty; give a path, or --no-cache");
    return join(ctx, directory, "", out_path);
  }
  const char *base = environment("XDG_CACHE_HOME");
  if (base && *base == '/')
    return join(ctx, base, "/spmdrun", out_path);
  base = environment("HOME");
  if (base && *base == '/')
    return join(ctx, base, "/.cache/spmdrun", out_path);
  return sr_fail(ctx, SR_ERR_INVALID,
                 "cache: no place for it is known; set SPMDRUN_CACHE_DIR, XDG_CACHE_HOME or HOME");
}

/* mkdir -p with mode 0700. What fails is found by the open that follows. */
static void make_directories(char *path) {
  for (char *slash = path + 1; *slash; slash++) {
    if (*slash != '/')
      continue;
    *slash = '\0';
    mkdir(path, 0700);
    *slash = '/';
  }
  mkdir(path, 0700);
}

static sr_status check_owner(sr_ctx *ctx, const char *path, int directory) {
  struct stat found;
  if (fstat(directory, &found) != 0)
    return sr_fail(ctx, SR_ERR_IO, "cache %s: %s", path, strerror(errno));
  if (found.st_uid != geteuid())
    return sr_fail(ctx, SR_ERR_INVALID,
                   "cache %s: it belongs to user %lu, and what is in it would run as user %lu; "
                   "choose another with --cache-dir, or chown -R %lu '%s'",
                   path, (unsigned long)found.st_uid, (unsigned long)geteuid(),
                   (unsigned long)geteuid(), path);
  if (found.st_mode & (S_IWGRP | S_IWOTH))
    return sr_fail(ctx, SR_ERR_INVALID,
                   "cache %s: others may write to it (mode %04o), and what is in it would run as "
                   "you; chmod go-w '%s'",
                   path, (unsigned)(found.st_mode & 07777), path);
  return SR_OK;
}

/* Back-up programs pass by directories with this file. Not worth a word when it
 * cannot be written. */
static void write_tag(int directory) {
  int file =
      openat(directory, tag_name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (file < 0)
    return;
  bool written = sr_file_write(file, tag_text, sizeof tag_text - 1, 0);
  close(file);
  if (!written)
    unlinkat(directory, tag_name, 0);
}

sr_status sr_cache_directory_open(sr_ctx *ctx, const char *directory, char **out_path,
                                  int *out_descriptor) {
  *out_descriptor = -1;
  SR_TRY(choose_path(ctx, directory, out_path));
  int descriptor = open(*out_path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0 && errno == ENOENT) {
    make_directories(*out_path);
    descriptor = open(*out_path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  }
  if (descriptor < 0)
    return sr_fail(ctx, SR_ERR_IO, "cache %s: %s; choose another with --cache-dir", *out_path,
                   strerror(errno));
  sr_status status = check_owner(ctx, *out_path, descriptor);
  if (status != SR_OK) {
    close(descriptor);
    return status;
  }
  write_tag(descriptor);
  *out_descriptor = descriptor;
  return SR_OK;
}

static sr_status check_file(sr_ctx *ctx, int file, uint64_t *out_bytes) {
  struct stat found;
  if (fstat(file, &found) != 0)
    return sr_fail(ctx, SR_ERR_IO, "%s", strerror(errno));
  if (!S_ISREG(found.st_mode))
    return sr_fail(ctx, SR_ERR_INVALID, "it is not a plain file");
  if (found.st_uid != geteuid())
    return sr_fail(ctx, SR_ERR_INVALID, "it belongs to user %lu", (unsigned long)found.st_uid);
  if (found.st_mode & (S_IWGRP | S_IWOTH))
    return sr_fail(ctx, SR_ERR_INVALID, "others may write to it (mode %04o)",
                   (unsigned)(found.st_mode & 07777));
  *out_bytes = (uint64_t)found.st_size;
  return SR_OK;
}

sr_status sr_cache_directory_file(sr_ctx *ctx, int directory, const char *name, int *out_file,
                                  uint64_t *out_bytes) {
  /* Without O_NONBLOCK a pipe of that name would hold the job up. */
  *out_file = openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (*out_file < 0) {
    if (errno == ENOENT)
      return SR_OK;
    return sr_fail(ctx, errno == ELOOP ? SR_ERR_INVALID : SR_ERR_IO, "%s",
                   errno == ELOOP ? "it is a symbolic link" : strerror(errno));
  }
  sr_status status = check_file(ctx, *out_file, out_bytes);
  if (status != SR_OK) {
    close(*out_file);
    *out_file = -1;
  }
  return status;
}
