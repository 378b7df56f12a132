#include "saves/put.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "executor/io/zarr_chunk.h"

/* The markers are in a directory of their own, which the finished save does not have. */
#define MARKS "marks"
static const char mark_done[] = "done-", mark_failed[] = "failed-";

enum {
  DIRECT_LEAST_BYTES = 1 << 18 /* a shorter file gains less than the wait for the disk costs */
};

static sr_status fail(sr_ctx *ctx, const char *path, const char *what) {
  int error = errno;
  return sr_fail(ctx, SR_ERR_IO, "%s: %s cannot be written: %s", path, what, strerror(error));
}

static int open_directory(int directory, const char *name) {
  return openat(directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/* New files that are written and wait for their sync. To sync one at a time would cost a commit of
 * the file system's journal for each; so the first sync commits what all of a batch need. */
typedef struct batch {
  int files[32];
  int count;
} batch;

/* Makes the files of the batch durable and closes them. A network file system may report a full
 * disk only here. */
static bool sync_batch(batch *b) {
  bool good = true;
  int error = 0;
  for (int i = 0; i < b->count; i++) {
    bool synced = fsync(b->files[i]) == 0;
    error = !synced && good ? errno : error;
    bool closed = close(b->files[i]) == 0;
    error = synced && !closed && good ? errno : error;
    good = good && synced && closed;
  }
  b->count = 0;
  errno = error;
  return good;
}

/* Writes the whole blocks of a long file past the page cache, if the file system can: the copy into
 * the cache would take a core from the computation for longer than all else here. Returns the bytes
 * written. After a failure that is 0: through the cache the file may fit, or shows why not. */
static size_t write_directly(int file, const void *data, size_t bytes) {
  const size_t whole = bytes - bytes % SR_FILE_BLOCK;
  if (whole < DIRECT_LEAST_BYTES || (uintptr_t)data % SR_FILE_BLOCK != 0)
    return 0;
  const int flags = fcntl(file, F_GETFL);
  if (flags < 0 || fcntl(file, F_SETFL, flags | O_DIRECT) != 0)
    return 0;
  const bool written = sr_file_write(file, data, whole, 0);
  return fcntl(file, F_SETFL, flags) == 0 && written ? whole : 0;
}

/* Writes a new file and adds it to the batch. */
static bool put_file(batch *b, int directory, const char *name, const void *data, size_t bytes) {
  if (b->count == sizeof b->files / sizeof *b->files && !sync_batch(b))
    return false;
  int file = openat(directory, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
  if (file < 0)
    return false;
  b->files[b->count++] = file;
  const size_t direct = write_directly(file, data, bytes);
  if (!sr_file_write(file, (const char *)data + direct, bytes - direct, direct))
    return false;
  sync_file_range(file, 0, 0, SYNC_FILE_RANGE_WRITE); /* begins; not all file systems can */
  return true;
}

/* Makes a directory, unless another rank has. */
static bool make_directory(int directory, const char *name) {
  return mkdirat(directory, name, 0777) == 0 || errno == EEXIST;
}

/* Makes the hidden directory of a save and opens it. */
static int open_partial(int directory, const char *partial) {
  char marks[SR_SAVE_PARTIAL_BYTES + 16];
  snprintf(marks, sizeof marks, "%s/" MARKS, partial);
  return make_directory(directory, partial) && make_directory(directory, marks)
             ? open_directory(directory, partial)
             : -1;
}

/* ---- chunks ---------------------------------------------------------------------------------- */

typedef struct putting {
  sr_ctx *ctx;
  sr_zarr_encoder *encoder;
  const char *path;
  int level;
  const sr_save_manifest *manifest;
  const sr_snapshot *snapshot;
  batch batch;
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

/* Opens the directory of an array, which another rank may have made already. */
static sr_status enter_array(putting *p, int32_t array) {
  char name[SR_SAVE_NAME_BYTES];
  if (p->array == array)
    return SR_OK;
  if (p->array >= 0)
    close(p->array_folder);
  p->array = -1;
  sr_save_array_name(array, name);
  p->array_folder = make_directory(p->partial, name) ? open_directory(p->partial, name) : -1;
  if (p->array_folder < 0)
    return fail(p->ctx, p->path, name);
  p->array = array;
  return SR_OK;
}

static void chunk_name(const sr_save_manifest *manifest, const sr_saved_chunk *chunk,
                       char *out_name) {
  sr_zarr_chunk_name(true, '.', manifest->arrays[chunk->array].rank, chunk->index, out_name);
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
  chunk_name(p->manifest, chunk, name);
  if (put_file(&p->batch, p->array_folder, name, data, bytes))
    return SR_OK;
  snprintf(what, sizeof what, "%s/%s", sr_save_array_name(chunk->array, array), name);
  return fail(p->ctx, p->path, what);
}

/* Makes the chunks durable, and their names. */
static sr_status sync_chunks(putting *p) {
  if (!sync_batch(&p->batch))
    return fail(p->ctx, p->path, "a chunk");
  int32_t before = -1;
  for (size_t i = 0; i < p->snapshot->count; i++) {
    char name[SR_SAVE_NAME_BYTES];
    int32_t array = p->snapshot->chunks[i].array;
    if (array == before)
      continue;
    int folder = open_directory(p->partial, sr_save_array_name(array, name));
    bool good = folder >= 0 && sr_file_sync_names(folder);
    sr_status status = good ? SR_OK : fail(p->ctx, p->path, name);
    if (folder >= 0)
      close(folder);
    SR_TRY(status);
    before = array;
  }
  return SR_OK;
}

void sr_save_take_back(int directory, const char *partial, const sr_save_manifest *manifest,
                       const sr_snapshot *snapshot) {
  int folder = open_directory(directory, partial);
  for (size_t i = 0; folder >= 0 && i < snapshot->count; i++) {
    const sr_saved_chunk *chunk = &snapshot->chunks[i];
    char name[SR_SAVE_NAME_BYTES + 1 + SR_ZARR_NAME_BYTES];
    sr_save_array_name(chunk->array, name);
    size_t length = strlen(name);
    name[length] = '/';
    chunk_name(manifest, chunk, name + length + 1);
    unlinkat(folder, name, 0);
  }
  if (folder >= 0)
    close(folder);
}

static sr_status put_chunks(putting *p) {
  for (size_t i = 0; i < p->snapshot->count; i++)
    SR_TRY(put_chunk(p, &p->snapshot->chunks[i]));
  return sync_chunks(p);
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
  p.partial = open_partial(directory, partial);
  if (p.partial < 0)
    return fail(ctx, path, "a save");
  sr_status status = put_chunks(&p);
  if (p.array >= 0)
    close(p.array_folder);
  close(p.partial);
  if (status != SR_OK) {
    sync_batch(&p.batch); /* closes what is open */
    sr_save_take_back(directory, partial, manifest, snapshot);
  }
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

/* Opens the directory of array `number`. An array without elements has no chunk, so nobody has made
 * its directory. */
static int make_array_folder(int partial, int32_t number) {
  char name[SR_SAVE_NAME_BYTES];
  sr_save_array_name(number, name);
  return make_directory(partial, name) ? open_directory(partial, name) : -1;
}

static bool put_metadata(batch *b, int partial, int32_t number, const sr_save_array *array,
                         int level, sr_text *scratch) {
  const sr_zarr_spec spec = spec_of(array, level);
  scratch->count = 0;
  sr_zarr_describe(&spec, scratch);
  const char *text = sr_text_get(scratch); /* memory may run out until here, not with open files */
  int folder = make_array_folder(partial, number);
  if (folder < 0)
    return false;
  bool good = put_file(b, folder, SR_SAVE_MANIFEST, text, scratch->count);
  int error = errno;
  close(folder);
  errno = error;
  return good;
}

/* Makes the names in the directory of array `number` durable. */
static bool sync_array_folder(int partial, int32_t number) {
  int folder = make_array_folder(partial, number);
  bool good = folder >= 0 && sr_file_sync_names(folder);
  int error = errno;
  if (folder >= 0)
    close(folder);
  errno = error;
  return good;
}

static bool put_descriptions(batch *b, int partial, int level, sr_arena *arena,
                             const sr_save_manifest *manifest) {
  sr_text text = {.arena = arena};
  bool good = sr_file_tree_remove(partial, MARKS);
  for (int32_t i = 0; i < manifest->count && good; i++)
    good = put_metadata(b, partial, i, &manifest->arrays[i], level, &text);
  text.count = 0;
  sr_save_manifest_write(manifest, &text);
  good = good && put_file(b, partial, SR_SAVE_MANIFEST, sr_text_get(&text), text.count) &&
         sync_batch(b);
  for (int32_t i = 0; i < manifest->count && good; i++)
    good = sync_array_folder(partial, i);
  return good && sr_file_sync_names(partial);
}

/* The same, but if memory runs out, it returns false: the caller closes the files of the batch. */
static bool try_descriptions(batch *b, int partial, int level, sr_arena *arena,
                             const sr_save_manifest *manifest) {
  if (!arena || SR_ARENA_GUARD(arena)) {
    errno = ENOMEM;
    return false;
  }
  return put_descriptions(b, partial, level, arena, manifest);
}

sr_status sr_save_finish(sr_ctx *ctx, const char *path, int directory, const char *partial,
                         int level, const sr_save_manifest *manifest) {
  int folder = open_directory(directory, partial);
  if (folder < 0)
    return fail(ctx, path, "a save");
  batch b = {.count = 0};
  sr_arena *arena = sr_arena_create();
  sr_status status = try_descriptions(&b, folder, level, arena, manifest)
                         ? SR_OK
                         : fail(ctx, path, "the description of a save");
  sync_batch(&b); /* closes what is open after a failure */
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
    const bool named = sr_file_replace(from, to);
    if (named && sr_file_sync_names(directory))
      return SR_OK;
    /* A loss of power could take the name, so the save has failed. It does not keep the name: the
     * next job would resume from it, and this one says that it resumes from the one before. */
    const int error = errno;
    if (named)
      (void)sr_file_replace(to, from);
    errno = error;
  }
  return fail(ctx, path, sr_save_name(step, name));
}
