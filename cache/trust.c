#include "cache/trust.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

static const char tag_name[] = "CACHEDIR.TAG";
static const char tag_text[] = "Signature: 8a477f597d28d172789f06886806bc55\n"
                               "# Compiled programs of spmdrun: may be deleted at any time.\n";

/* True if this process is in the group. Returns false if memory runs out. */
static bool in_group(gid_t group) {
  if (group == getegid())
    return true;
  int count = getgroups(0, NULL);
  gid_t *groups = count > 0 ? malloc((size_t)count * sizeof *groups) : NULL;
  bool found = false;
  if (groups) {
    count = getgroups(count, groups);
    for (int i = 0; i < count; i++)
      found = found || groups[i] == group;
  }
  free(groups);
  return found;
}

static bool is_own(const struct stat *found) {
  return found->st_uid == geteuid() || found->st_uid == 0;
}

/* ---- groups ---------------------------------------------------------------------------------- */

/* Looks up the group called `name`, or the group number `id` if `name` is NULL. *out_text holds the
 * strings of *out, and the caller frees it. Returns false if the machine knows no such group. */
static bool find_group(const char *name, gid_t id, struct group *out, char **out_text) {
  enum {
    MOST_BYTES = 1 << 24
  }; /* room for the names of all members */
  struct group *found = NULL;
  *out_text = NULL;
  int error = ERANGE;
  for (size_t bytes = 4096; error == ERANGE && bytes <= MOST_BYTES; bytes *= 4) {
    free(*out_text);
    *out_text = malloc(bytes);
    if (!*out_text)
      return false;
    error = name ? getgrnam_r(name, out, *out_text, bytes, &found)
                 : getgrgid_r(id, out, *out_text, bytes, &found);
  }
  return error == 0 && found;
}

enum {
  GROUP_TEXT_BYTES = 64
};

/* Writes the group's name as messages and --cache-trust use it: its number if the name is unknown
 * or too long. */
static void group_text(gid_t id, char out[GROUP_TEXT_BYTES]) {
  struct group group;
  char *text;
  bool named = find_group(NULL, id, &group, &text) && strlen(group.gr_name) < GROUP_TEXT_BYTES;
  if (named)
    snprintf(out, GROUP_TEXT_BYTES, "%s", group.gr_name);
  else
    snprintf(out, GROUP_TEXT_BYTES, "%lu", (unsigned long)id);
  free(text);
}

static bool read_group(const char *name, gid_t *out) {
  struct group group;
  char *text, *end;
  bool found = find_group(name, 0, &group, &text);
  if (found)
    *out = group.gr_gid;
  free(text);
  if (found || !isdigit((unsigned char)*name))
    return found;
  errno = 0;
  unsigned long id = strtoul(name, &end, 10);
  *out = (gid_t)id;
  return !*end && !errno && id < (gid_t)-1;
}

/* ---- directories ----------------------------------------------------------------------------- */

/* Like mkdir -p with mode 0700. Returns the errno of the first directory that could not be made, or
 * 0. */
static int make_directories(const char *path) {
  int error = 0;
  char *part = strdup(path);
  if (!part)
    return ENOMEM;
  for (char *slash = part + 1; *part && *slash; slash++) {
    if (*slash != '/')
      continue;
    *slash = '\0';
    if (mkdir(part, 0700) != 0 && errno != EEXIST && !error)
      error = errno;
    *slash = '/';
  }
  if (mkdir(part, 0700) != 0 && errno != EEXIST && !error)
    error = errno;
  free(part);
  return error;
}

/* Opens the directory at `path`. With `make`, creates a missing one. Returns -1 and the reason in
 * *out_why after a failure. */
static int open_or_make(const char *path, bool make, const char **out_why) {
  const int flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
  int directory = open(path, flags);
  if (directory < 0 && errno == ENOENT && make) {
    int error = make_directories(path);
    directory = open(path, flags);
    if (directory < 0 && errno == ENOENT) {
      /* mkdir found the path, but open did not: it contains a dangling link. */
      *out_why = error && error != ENOENT ? strerror(error) : "a symbolic link in it leads nowhere";
      return -1;
    }
  }
  if (directory < 0)
    *out_why = strerror(errno);
  return directory;
}

/* Fills *out with the group whose members may share the directory. That is the trusted group, if
 * the directory belongs to it and this process is a member. Otherwise *out is empty. */
static sr_status find_sharers(sr_ctx *ctx, const char *path, const struct stat *found,
                              sr_trust trust, sr_sharers *out) {
  *out = (sr_sharers){0};
  gid_t group = found->st_gid;
  if (trust.group && trust.group_name && !read_group(trust.group_name, &group))
    return sr_fail(ctx, SR_ERR_INVALID,
                   "cache %s: this machine knows no group %s, which "
                   "--cache-trust names",
                   path, trust.group_name);
  if (trust.group && group == found->st_gid && in_group(group))
    *out = (sr_sharers){true, group};
  return SR_OK;
}

/* Fails because the directory's group may write to it but is not trusted. */
static sr_status refuse_group(sr_ctx *ctx, const char *path, const struct stat *found,
                              sr_trust trust) {
  char group[GROUP_TEXT_BYTES];
  group_text(found->st_gid, group);
  unsigned mode = (unsigned)(found->st_mode & 07777);
  if (!in_group(found->st_gid))
    return sr_fail(
        ctx, SR_ERR_INVALID,
        "cache %s: group %s may write to it (mode %04o), what is in it would run as you, "
        "and you are not in that group; chmod go-w '%s'",
        path, group, mode, path);
  if (trust.never)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "cache %s: group %s may write to it (mode %04o), and what is in it would run as "
                   "you; chmod go-w '%s': only --cache-dir may be a group's",
                   path, group, mode, path);
  return sr_fail(ctx, SR_ERR_INVALID,
                 "cache %s: group %s may write to it (mode %04o), and what is in it would run as "
                 "you; chmod go-w '%s', or --cache-trust group:%s if you trust all of that group",
                 path, group, mode, path, group);
}

static sr_status check_directory(sr_ctx *ctx, const char *path, int directory, sr_trust trust,
                                 sr_sharers *out_sharers) {
  struct stat found;
  if (fstat(directory, &found) != 0)
    return sr_fail(ctx, SR_ERR_IO, "cache %s: %s", path, strerror(errno));
  unsigned long user = (unsigned long)geteuid();
  if (found.st_mode & S_IWOTH)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "cache %s: everybody may write to it (mode %04o), and what is in it would run "
                   "as you; chmod go-w '%s'",
                   path, (unsigned)(found.st_mode & 07777), path);
  SR_TRY(find_sharers(ctx, path, &found, trust, out_sharers));
  if (out_sharers->group)
    return SR_OK;
  if (!is_own(&found))
    return sr_fail(ctx, SR_ERR_INVALID,
                   "cache %s: it belongs to user %lu, and what is in it would run as user %lu; "
                   "choose another",
                   path, (unsigned long)found.st_uid, user);
  return found.st_mode & S_IWGRP ? refuse_group(ctx, path, &found, trust) : SR_OK;
}

/* True if the directory has no files, or only temporary files that a process left when it died. */
static bool is_empty(int directory) {
  DIR *stream = sr_file_directory_stream(directory);
  const char *name;
  if (!stream)
    return false;
  do
    name = sr_file_next_name(stream);
  while (name && strncmp(name, SR_FILE_TEMPORARY_PREFIX, sizeof SR_FILE_TEMPORARY_PREFIX - 1) == 0);
  bool empty = !name && errno == 0;
  closedir(stream);
  return empty;
}

/* Writes CACHEDIR.TAG, which makes backup programs skip the directory. A directory with other
 * contents is not only the cache's, and gets no tag. Failures are ignored. The tag is written to a
 * temporary file first: otherwise a process killed here would leave an empty tag forever. */
static void write_tag(int directory, sr_sharers sharers) {
  char temporary[SR_FILE_TEMPORARY_BYTES];
  struct stat found;
  if (fstatat(directory, tag_name, &found, AT_SYMLINK_NOFOLLOW) == 0 || errno != ENOENT ||
      !is_empty(directory))
    return;
  int file = sr_file_temporary_create(directory, 0644, temporary);
  if (file < 0)
    return;
  sr_trust_share_file(file, sharers);
  if (sr_file_write(file, tag_text, sizeof tag_text - 1, 0))
    (void)sr_file_publish(directory, file, temporary, tag_name, false);
  else
    unlinkat(directory, temporary, 0);
  close(file);
}

sr_status sr_trust_open_directory(sr_ctx *ctx, const char *path, sr_trust trust, bool make,
                                  int *out_directory, sr_sharers *out_sharers) {
  *out_directory = -1;
  const char *why;
  int directory = open_or_make(path, make, &why);
  if (directory < 0)
    return sr_fail(ctx, SR_ERR_IO, "cache %s: %s; choose another with --cache-dir", path, why);
  sr_status status = check_directory(ctx, path, directory, trust, out_sharers);
  if (status != SR_OK) {
    close(directory);
    return status;
  }
  if (make)
    write_tag(directory, *out_sharers);
  *out_directory = directory;
  return SR_OK;
}

/* ---- files ----------------------------------------------------------------------------------- */

static sr_status check_file(sr_ctx *ctx, int file, sr_sharers sharers, uint64_t *out_bytes) {
  struct stat found;
  if (fstat(file, &found) != 0)
    return sr_fail(ctx, SR_ERR_IO, "%s", strerror(errno));
  if (!S_ISREG(found.st_mode))
    return sr_fail(ctx, SR_ERR_INVALID, "it is not a plain file");
  bool shared = sharers.group && found.st_gid == sharers.id;
  if (!shared && !is_own(&found))
    return sr_fail(ctx, SR_ERR_INVALID, "it belongs to user %lu and group %lu",
                   (unsigned long)found.st_uid, (unsigned long)found.st_gid);
  if (found.st_mode & (shared ? S_IWOTH : S_IWGRP | S_IWOTH))
    return sr_fail(ctx, SR_ERR_INVALID, "others may write to it (mode %04o)",
                   (unsigned)(found.st_mode & 07777));
  *out_bytes = (uint64_t)found.st_size;
  return SR_OK;
}

sr_status sr_trust_open_file(sr_ctx *ctx, int directory, const char *name, sr_sharers sharers,
                             int *out_file, uint64_t *out_bytes) {
  /* O_NONBLOCK: if `name` is a pipe, opening it must not block the job. */
  *out_file = openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (*out_file < 0) {
    if (errno == ENOENT || errno == ESTALE)
      return SR_OK;
    return sr_fail(ctx, errno == ELOOP ? SR_ERR_INVALID : SR_ERR_IO, "%s",
                   errno == ELOOP ? "it is a symbolic link" : strerror(errno));
  }
  sr_status status = check_file(ctx, *out_file, sharers, out_bytes);
  if (status != SR_OK) {
    close(*out_file);
    *out_file = -1;
  }
  return status;
}

/* ---- secrets --------------------------------------------------------------------------------- */

static sr_status read_secret(sr_ctx *ctx, const char *path, int file,
                             unsigned char out_secret[SR_SECRET_MOST_BYTES], size_t *out_bytes) {
  struct stat found;
  if (fstat(file, &found) != 0)
    return sr_fail(ctx, SR_ERR_IO, "secret %s: %s", path, strerror(errno));
  if (!S_ISREG(found.st_mode))
    return sr_fail(ctx, SR_ERR_INVALID, "secret %s: it is not a plain file", path);
  if (!is_own(&found))
    return sr_fail(ctx, SR_ERR_INVALID,
                   "secret %s: it belongs to user %lu, who may read and change it; name a file of "
                   "your own",
                   path, (unsigned long)found.st_uid);
  if (found.st_mode & 077)
    return sr_fail(ctx, SR_ERR_INVALID, "secret %s: others may read it (mode %04o); chmod 600 '%s'",
                   path, (unsigned)(found.st_mode & 07777), path);
  size_t bytes = (size_t)found.st_size;
  if (found.st_size > SR_SECRET_MOST_BYTES)
    return sr_fail(ctx, SR_ERR_INVALID, "secret %s: it has more than %d bytes", path,
                   SR_SECRET_MOST_BYTES);
  if (!sr_file_read(file, out_secret, bytes, 0))
    return sr_fail(ctx, SR_ERR_IO, "secret %s: cannot be read: %s", path, strerror(errno));
  while (bytes > 0 && (out_secret[bytes - 1] == '\n' || out_secret[bytes - 1] == '\r'))
    bytes--;
  if (bytes < SR_SECRET_LEAST_BYTES)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "secret %s: it has fewer than %d bytes, which can be guessed; "
                   "openssl rand -hex 32 > '%s'",
                   path, SR_SECRET_LEAST_BYTES, path);
  *out_bytes = bytes;
  return SR_OK;
}

sr_status sr_trust_read_secret(sr_ctx *ctx, const char *path,
                               unsigned char out_secret[SR_SECRET_MOST_BYTES], size_t *out_bytes) {
  *out_bytes = 0;
  int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (file < 0)
    return sr_fail(ctx, SR_ERR_IO, "secret %s: %s", path, strerror(errno));
  sr_status status = read_secret(ctx, path, file, out_secret, out_bytes);
  close(file);
  return status;
}

/* A new file may first have the wrong group. So its group gets no access until sr_trust_share_file
 * has set the group. */
unsigned sr_trust_file_mode(sr_sharers sharers) {
  return sharers.group ? 0600 : 0644;
}

void sr_trust_share_file(int file, sr_sharers sharers) {
  struct stat made;
  if (!sharers.group || fstat(file, &made) != 0)
    return;
  if (made.st_gid == sharers.id || fchown(file, (uid_t)-1, sharers.id) == 0)
    (void)fchmod(file, S_ISDIR(made.st_mode) ? 0770 : 0660);
}
