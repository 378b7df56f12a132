/*
 * Writes Zarr arrays, one chunk per shard. The whole directory is built under a hidden name and
 * takes the user's name in one rename. So if the job dies, either the old or the new array is
 * there. Each chunk is also renamed into place, so that two writers of one chunk cannot mix their
 * bytes.
 */
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "executor/io/zarr_chunk.h"
#include "executor/io/zarr_encode.h"

static sr_status io_fail(sr_ctx *ctx, const char *path, int error) {
  return sr_fail(ctx, SR_ERR_IO, "%s: %s", path, strerror(error));
}

/* ---- chunks ---------------------------------------------------------------------------------- */

/* Makes the parent directories of a name such as "c/0/1". A failure is not reported here: creating
 * the file will fail, too. */
static void make_parents(int directory, char *name) {
  char *first = name + strspn(name, "/");
  for (char *slash = strchr(first, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = '\0';
    mkdirat(directory, name, 0777);
    *slash = '/';
  }
}

/* Brings to the disk the names of the directories that make_parents makes for `name`, which lies in
 * the open directory `place`. Whoever made them: another rank may not have come so far yet. */
static bool sync_parents(int place, const char *name) {
  char up[3 * (SR_IO_MAX_RANK + 1) + 1];
  size_t length = 0;
  bool good = true;
  for (const char *slash = name; good && (slash = strchr(slash, '/')) != NULL; slash++) {
    memcpy(up + length, "../", 4);
    length += 3;
    int parent = openat(place, up, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    good = parent >= 0 && sr_file_sync_names(parent);
    int error = errno;
    if (parent >= 0)
      close(parent);
    errno = error;
  }
  return good;
}

/* Writes a temporary file and renames it to `name` below `directory`. With `durable`, the bytes are
 * on the disk before the rename: else a loss of power could leave an empty file in place of an
 * older one. The name is on the disk before the return. */
static sr_status put_file(sr_ctx *ctx, const char *path, int directory, char *name,
                          const void *data, size_t bytes, bool durable) {
  make_parents(directory, name);
  char *slash = strrchr(name, '/');
  int place = directory;
  if (slash) {
    *slash = '\0';
    place = openat(directory, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    *slash = '/';
  }
  char temporary[SR_FILE_TEMPORARY_BYTES];
  int file = place < 0 ? -1 : sr_file_temporary_create(place, 0666, temporary);
  bool written = file >= 0 && sr_file_write(file, data, bytes, 0);
  int error = errno;
  if (file >= 0 && !written)
    unlinkat(place, temporary, 0);
  if (written) {
    written = sr_file_publish(place, file, temporary, slash ? slash + 1 : name, durable) &&
              (!durable || sync_parents(place, name));
    error = errno;
  }
  if (file >= 0)
    close(file);
  if (slash && place >= 0)
    close(place);
  return written ? SR_OK
                 : sr_fail(ctx, SR_ERR_IO, "%s/%s: it cannot be written: %s", path, name,
                           strerror(error));
}

/* Returns the name of the array for messages. */
static const char *place_of(const char *staging, const sr_zarr_spec *spec) {
  return spec->path ? spec->path : staging;
}

static sr_status open_staging(sr_ctx *ctx, const char *staging, const sr_zarr_spec *spec,
                              int *out_directory) {
  *out_directory = open(staging, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (*out_directory >= 0)
    return SR_OK;
  if (errno != ENOENT)
    return io_fail(ctx, place_of(staging, spec), errno);
  return sr_fail(ctx, SR_ERR_IO,
                 "%s: what rank 0 has begun there is not there on this rank; write to a directory "
                 "that all nodes share",
                 place_of(staging, spec));
}

sr_status sr_zarr_write_chunk(sr_ctx *ctx, const char *staging, const sr_zarr_spec *spec,
                              const int64_t *index, const void *data, const int64_t *valid) {
  for (int32_t d = 0; d < spec->rank; d++)
    if (valid[d] == 0)
      return SR_OK;
  sr_zarr_encoder encoder = {0};
  const void *encoded;
  size_t bytes;
  int directory = -1;
  sr_status status = sr_zarr_encode(ctx, &encoder, spec, data, valid, &encoded, &bytes);
  if (status == SR_OK)
    status = open_staging(ctx, staging, spec, &directory);
  if (status == SR_OK) {
    char name[SR_ZARR_NAME_BYTES];
    sr_zarr_chunk_name(spec->version == 3, sr_zarr_separator(spec), spec->rank, index, name);
    status = put_file(ctx, place_of(staging, spec), directory, name, encoded, bytes, spec->durable);
    close(directory);
  }
  sr_zarr_encoder_free(&encoder);
  return status;
}

/* ---- metadata -------------------------------------------------------------------------------- */

static sr_status put_text(sr_ctx *ctx, const sr_zarr_spec *spec, const char *staging, int directory,
                          const char *name, const sr_text *text) {
  char copy[32];
  snprintf(copy, sizeof copy, "%s", name);
  return put_file(ctx, place_of(staging, spec), directory, copy, sr_text_get(text), text->count,
                  spec->durable);
}

/* Writes the attributes and then the metadata, because a directory with metadata counts as a
 * complete array. */
static sr_status write_metadata(sr_ctx *ctx, const char *staging, int directory,
                                const sr_zarr_spec *spec) {
  sr_arena *arena = sr_arena_create();
  if (!arena || SR_ARENA_GUARD(arena)) {
    sr_arena_destroy(arena);
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", staging);
  }
  sr_text text = {.arena = arena}, attributes = {.arena = arena};
  sr_status status = SR_OK;
  sr_zarr_describe(spec, &text);
  if (spec->version == 2) {
    sr_zarr_describe_attributes(spec, &attributes);
    if (attributes.count > 2)
      status = put_text(ctx, spec, staging, directory, ".zattrs", &attributes);
  }
  if (status == SR_OK)
    status = put_text(ctx, spec, staging, directory, spec->version == 3 ? "zarr.json" : ".zarray",
                      &text);
  sr_arena_destroy(arena);
  return status;
}

/* ---- the place of the array ------------------------------------------------------------------ */

static bool holds(int directory, const char *name) {
  return faccessat(directory, name, F_OK, 0) == 0;
}

/* Checks that `path` may be replaced: it is a Zarr array, an empty directory, or missing. The user
 * may have named a directory full of other files. */
static sr_status check_target(sr_ctx *ctx, const char *path) {
  struct stat found;
  if (lstat(path, &found) != 0)
    return errno == ENOENT ? SR_OK : io_fail(ctx, path, errno);
  int directory = S_ISDIR(found.st_mode) ? open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
  bool array = false;
  if (directory >= 0) {
    array = holds(directory, ".zarray");
    if (!array && holds(directory, "zarr.json")) {
      sr_ctx quiet = {0};
      sr_zarr *old;
      /* a Zarr group is not replaced, but an array with features that are not supported is */
      sr_status status = sr_zarr_open(&quiet, path, &old);
      array = status == SR_OK || status == SR_ERR_UNSUPPORTED;
      sr_zarr_close(old);
    }
    close(directory);
  }
  if (array || (directory >= 0 && sr_file_directory_is_empty(path)))
    return SR_OK;
  return sr_fail(ctx, SR_ERR_INVALID,
                 "%s: it is there and is not a Zarr array, so it is not replaced; remove it or "
                 "choose another place",
                 path);
}

/* Splits "DIR/name.zarr" into "DIR" and "name.zarr". The buffers have SR_ZARR_PATH_BYTES bytes
 * each. */
static void split(const char *path, char *out_parent, char *out_name) {
  char copy[SR_ZARR_PATH_BYTES];
  snprintf(copy, sizeof copy, "%s", path);
  snprintf(out_parent, SR_ZARR_PATH_BYTES, "%s", dirname(copy));
  snprintf(copy, sizeof copy, "%s", path);
  snprintf(out_name, SR_ZARR_PATH_BYTES, "%s", basename(copy));
}

static sr_status check_spec(sr_ctx *ctx, const char *path, const sr_zarr_spec *spec) {
  uint64_t bytes;
  SR_ASSERT(spec->version == 2 || spec->version == 3);
  if (spec->rank > SR_IO_MAX_RANK)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "%s: more than %d dimensions are not written", path,
                   SR_IO_MAX_RANK);
  if (!sr_shape_bytes(spec->rank, spec->dims, sr_dtype_get(spec->dtype)->bytes, &bytes))
    return sr_fail(ctx, SR_ERR_INVALID, "%s: the array has more than 2^63 bytes", path);
  return SR_OK;
}

sr_status sr_zarr_begin(sr_ctx *ctx, const char *path, const sr_zarr_spec *spec,
                        char out_staging[SR_ZARR_PATH_BYTES]) {
  out_staging[0] = '\0';
  SR_TRY(check_spec(ctx, path, spec));
  if (strlen(path) + SR_FILE_TEMPORARY_BYTES + 2 > SR_ZARR_PATH_BYTES)
    return sr_fail(ctx, SR_ERR_INVALID, "%.100s...: the path is too long", path);
  SR_TRY(check_target(ctx, path));
  char parent[SR_ZARR_PATH_BYTES], name[SR_ZARR_PATH_BYTES], hidden[SR_FILE_TEMPORARY_BYTES];
  split(path, parent, name);
  make_parents(AT_FDCWD, parent);
  mkdir(parent, 0777);
  if (!sr_file_temporary_name(hidden))
    return io_fail(ctx, path, errno);
  char staging[2 * SR_ZARR_PATH_BYTES];
  snprintf(staging, sizeof staging, "%s/%s", parent, hidden);
  if (mkdir(staging, 0777) != 0)
    return sr_fail(ctx, SR_ERR_IO, "%s: it cannot be written: %s", path, strerror(errno));
  sr_file_sweep_beside(parent, staging);
  memcpy(out_staging, staging, strlen(staging) + 1);
  return SR_OK;
}

sr_status sr_zarr_announce(sr_ctx *ctx, const char *path, const sr_zarr_spec *spec) {
  int directory = -1;
  sr_status status = open_staging(ctx, path, spec, &directory);
  if (status == SR_OK)
    status = write_metadata(ctx, path, directory, spec);
  if (directory >= 0)
    close(directory);
  return status;
}

sr_status sr_zarr_commit(sr_ctx *ctx, const char *staging, const char *path,
                         const sr_zarr_spec *spec) {
  sr_status status = sr_zarr_announce(ctx, staging, spec);
  if (status == SR_OK)
    status = check_target(ctx, path);
  if (status == SR_OK && !sr_file_replace(staging, path))
    status = io_fail(ctx, path, errno);
  sr_zarr_abort(staging); /* removes the old array after a swap, or the new array after a failure */
  return status;
}

void sr_zarr_abort(const char *staging) {
  if (staging[0])
    sr_file_tree_remove(AT_FDCWD, staging);
}
