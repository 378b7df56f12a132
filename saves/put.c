#include "saves/put.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "executor/io/zarr_chunk.h"

/* The markers are in a directory of their own, which the finished save does not have. */
#define MARKS "marks"
static const char mark_done[] = "done-", mark_failed[] = "failed-";

static sr_status fail(sr_ctx *ctx, const char *path, const char *what) {
  int error = errno;
  return sr_fail(ctx, SR_ERR_IO, "%s: %s cannot be written: %s", path, what, strerror(error));
}

static int open_directory(int directory, const char *name) {
  return openat(directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/* Makes the names in a directory durable. Some file systems cannot (EINVAL); they need not. */
static bool sync_directory(int directory) {
  return fsync(directory) == 0 || errno == EINVAL;
}

/* Writes a new file, so that it is on the disk. A network file system may report a full disk only
 * at the sync or the close. */
static bool put_file(int directory, const char *name, const void *data, size_t bytes) {
  int file = openat(directory, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
  if (file < 0)
    return false;
  bool good = sr_file_write(file, data, bytes, 0) && fsync(file) == 0;
  int error = errno;
  if (close(file) != 0 && good) {
    good = false;
    error = errno;
  }
  if (!good)
    unlinkat(directory, name, 0);
  errno = error;
  return good;
}

sr_status sr_save_begin(sr_ctx *ctx, const char *path, int directory, const char *partial) {
  char marks[SR_SAVE_PARTIAL_BYTES + 16];
  snprintf(marks, sizeof marks, "%s/" MARKS, partial);
  if (mkdirat(directory, partial, 0777) == 0 && mkdirat(directory, marks, 0777) == 0)
    return SR_OK;
  sr_status status = fail(ctx, path, "a save");
  sr_file_tree_remove(directory, partial);
  return status;
}

/* ---- chunks ---------------------------------------------------------------------------------- */

typedef struct putting {
  sr_ctx *ctx;
  sr_zarr_encoder *encoder;
  const char *path;
  int level;
  const sr_save_manifest *manifest;
  const sr_snapshot *snapshot;
  int partial;      /* the hidden directory */
  int32_t array;    /* number of the array whose directory is open; -1: none */
  int array_folder; /* that directory */
} putting;

static sr_zarr_spec spec_of(const sr_save_array *array, int level) {
  return (sr_zarr_spec){.version = 3,
                        .dtype = array->dtype,
                        .rank = array->rank,
                        .dims = array->dims,
                        .chunk = array->chunk,
                        .compress = true,
                        .level = level,
                        .checksum = true,
                        .flat = true};
}

/* Closes the directory of an array. */
static sr_status leave_array(putting *p) {
  bool good = p->array < 0 || sync_directory(p->array_folder);
  sr_status status = good ? SR_OK : fail(p->ctx, p->path, "the directory of an array");
  if (p->array >= 0)
    close(p->array_folder);
  p->array = -1;
  return status;
}

/* Opens the directory of an array, which another rank may have made already. */
static sr_status enter_array(putting *p, int32_t array) {
  char name[SR_SAVE_NAME_BYTES];
  if (p->array == array)
    return SR_OK;
  SR_TRY(leave_array(p));
  sr_save_array_name(array, name);
  if (mkdirat(p->partial, name, 0777) != 0 && errno != EEXIST)
    return fail(p->ctx, p->path, name);
  p->array_folder = open_directory(p->partial, name);
  if (p->array_folder < 0)
    return fail(p->ctx, p->path, name);
  p->array = array;
  return SR_OK;
}

static void chunk_name(const putting *p, const sr_saved_chunk *chunk, char *out_name) {
  sr_zarr_chunk_name(true, '.', p->manifest->arrays[chunk->array].rank, chunk->index, out_name);
}

static sr_status put_chunk(putting *p, const sr_saved_chunk *chunk) {
  const sr_zarr_spec spec = spec_of(&p->manifest->arrays[chunk->array], p->level);
  char name[SR_ZARR_NAME_BYTES], what[SR_SAVE_NAME_BYTES + 1 + SR_ZARR_NAME_BYTES];
  char array[SR_SAVE_NAME_BYTES];
  const void *data;
  size_t bytes;
  SR_TRY(sr_zarr_encode(p->ctx, p->encoder, &spec, p->snapshot->buffer + chunk->offset,
                        chunk->valid, &data, &bytes));
  SR_TRY(enter_array(p, chunk->array));
  chunk_name(p, chunk, name);
  if (put_file(p->array_folder, name, data, bytes))
    return SR_OK;
  snprintf(what, sizeof what, "%s/%s", sr_save_array_name(chunk->array, array), name);
  return fail(p->ctx, p->path, what);
}

/* Removes the first `count` chunks again. */
static void take_back(const putting *p, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const sr_saved_chunk *chunk = &p->snapshot->chunks[i];
    char name[SR_SAVE_NAME_BYTES + 1 + SR_ZARR_NAME_BYTES];
    sr_save_array_name(chunk->array, name);
    size_t length = strlen(name);
    name[length] = '/';
    chunk_name(p, chunk, name + length + 1);
    unlinkat(p->partial, name, 0);
  }
}

sr_status sr_save_put(sr_ctx *ctx, sr_zarr_encoder *encoder, const char *path, int directory,
                      const char *partial, int level, const sr_save_manifest *manifest,
                      const sr_snapshot *snapshot) {
  putting p = {.ctx = ctx,
               .encoder = encoder,
               .path = path,
               .level = level,
               .manifest = manifest,
               .snapshot = snapshot,
               .array = -1};
  p.partial = open_directory(directory, partial);
  if (p.partial < 0)
    return errno != ENOENT ? fail(ctx, path, "a save")
                           : sr_fail(ctx, SR_ERR_IO,
                                     "%s: what rank 0 has begun there is not there on this rank; "
                                     "use a directory that all nodes share",
                                     path);
  sr_status status = SR_OK;
  size_t done = 0;
  while (done < snapshot->count && status == SR_OK) {
    status = put_chunk(&p, &snapshot->chunks[done]);
    done += status == SR_OK;
  }
  sr_status left = leave_array(&p);
  status = status == SR_OK ? left : status;
  if (status != SR_OK)
    take_back(&p, done);
  close(p.partial);
  return status;
}

/* ---- markers --------------------------------------------------------------------------------- */

bool sr_save_mark(int directory, const char *partial, int32_t rank, bool done) {
  char name[SR_SAVE_PARTIAL_BYTES + 48];
  snprintf(name, sizeof name, "%s/" MARKS "/%s%d", partial, done ? mark_done : mark_failed,
           (int)rank);
  int file = openat(directory, name, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0666);
  return file >= 0 && close(file) == 0;
}

void sr_save_count_marks(int directory, const char *partial, int32_t *out_done,
                         int32_t *out_failed) {
  char name[SR_SAVE_PARTIAL_BYTES + 16];
  snprintf(name, sizeof name, "%s/" MARKS, partial);
  int marks = open_directory(directory, name);
  DIR *stream = marks < 0 ? NULL : sr_file_directory_stream(marks);
  *out_done = *out_failed = 0;
  for (const char *found; stream && (found = sr_file_next_name(stream)) != NULL;) {
    *out_done += strncmp(found, mark_done, sizeof mark_done - 1) == 0;
    *out_failed += strncmp(found, mark_failed, sizeof mark_failed - 1) == 0;
  }
  if (stream)
    closedir(stream);
  if (marks >= 0)
    close(marks);
}

/* ---- the end --------------------------------------------------------------------------------- */

/* Writes the metadata of one array. An array without elements has no chunk, so nobody has made its
 * directory. */
static bool put_metadata(int partial, int32_t number, const sr_save_array *array, int level,
                         sr_text *scratch) {
  const sr_zarr_spec spec = spec_of(array, level);
  char name[SR_SAVE_NAME_BYTES];
  sr_save_array_name(number, name);
  if (mkdirat(partial, name, 0777) != 0 && errno != EEXIST)
    return false;
  int folder = open_directory(partial, name);
  if (folder < 0)
    return false;
  scratch->count = 0;
  sr_zarr_describe(&spec, scratch);
  bool good =
      put_file(folder, "zarr.json", sr_text_get(scratch), scratch->count) && sync_directory(folder);
  int error = errno;
  close(folder);
  errno = error;
  return good;
}

static sr_status finish(sr_ctx *ctx, const char *path, int partial, int level, sr_arena *arena,
                        const sr_save_manifest *manifest) {
  sr_text text = {.arena = arena};
  for (int32_t i = 0; i < manifest->count; i++)
    if (!put_metadata(partial, i, &manifest->arrays[i], level, &text))
      return fail(ctx, path, "the metadata of an array");
  text.count = 0;
  sr_save_manifest_write(manifest, &text);
  bool good = sr_file_tree_remove(partial, MARKS) &&
              put_file(partial, SR_SAVE_MANIFEST, sr_text_get(&text), text.count) &&
              sync_directory(partial);
  return good ? SR_OK : fail(ctx, path, "the description of a save");
}

sr_status sr_save_finish(sr_ctx *ctx, const char *path, int directory, const char *partial,
                         int level, const sr_save_manifest *manifest) {
  int folder = open_directory(directory, partial);
  sr_arena *arena = sr_arena_create();
  sr_status status;
  if (folder < 0)
    status = fail(ctx, path, "a save");
  else if (!arena || SR_ARENA_GUARD(arena))
    status = sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", path);
  else
    status = finish(ctx, path, folder, level, arena, manifest);
  if (folder >= 0)
    close(folder);
  sr_arena_destroy(arena);
  return status;
}

sr_status sr_save_publish(sr_ctx *ctx, const char *path, int directory, const char *partial,
                          int64_t step) {
  char from[PATH_MAX], to[PATH_MAX], name[SR_SAVE_NAME_BYTES];
  if (snprintf(from, sizeof from, "%s/%s", path, partial) >= PATH_MAX)
    errno = ENAMETOOLONG;
  else {
    snprintf(to, sizeof to, "%s/%s", path, sr_save_name(step, name));
    if (sr_file_replace(from, to) && sync_directory(directory))
      return SR_OK;
  }
  return fail(ctx, path, sr_save_name(step, name));
}
