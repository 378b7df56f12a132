/* Finds out whether a save is whole. A chunk's CRC stands at its end, so each file is read once and
 * nothing is decompressed. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "executor/io/crc32c.h"
#include "executor/io/zarr_chunk.h"
#include "saves/folder.h"

enum {
  /* A manifest of this size would have a million arrays. */
  MANIFEST_MOST_BYTES = 256 << 20,
  CRC_BYTES = 4,
  BUFFER_BYTES = 1 << 20
};

/* Returns the status for a failed open or read of a file of a save, from errno; 0: it is too short,
 * or no file. Only what a look at the disk shows is damage. All else may pass, and a save that is
 * taken for damaged is removed when the next one stands. */
static sr_status unreadable(sr_ctx *ctx, const char *path, const char *save, const char *name) {
  int error = errno;
  if (error == ENOENT || error == ENOTDIR || error == ELOOP || error == 0)
    return sr_fail(ctx, SR_ERR_INVALID, "%s/%s: %s: %s", path, save, name,
                   error == ENOENT ? "it is missing"
                   : error         ? strerror(error)
                                   : "it is cut off");
  return sr_fail(ctx, SR_ERR_IO,
                 "%s/%s: %s cannot be read now: %s; try again, or remove this save to go on from "
                 "the one before",
                 path, save, name, strerror(error));
}

/* Opens a regular file below the state directory and finds its size. */
static int open_file(int directory, const char *save, const char *name, uint64_t *out_bytes) {
  char relative[2 * (SR_SAVE_NAME_BYTES + 1) + SR_ZARR_NAME_BYTES];
  struct stat found;
  snprintf(relative, sizeof relative, "%s/%s", save, name);
  int file = openat(directory, relative, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  bool known = file >= 0 && fstat(file, &found) == 0;
  if (known && S_ISREG(found.st_mode)) {
    *out_bytes = (uint64_t)found.st_size;
    return file;
  }
  int error = known ? 0 : errno;
  if (file >= 0)
    close(file);
  errno = error;
  return -1;
}

sr_status sr_save_text(sr_ctx *ctx, const char *path, int directory, int64_t step, char **out_text,
                       size_t *out_bytes) {
  char save[SR_SAVE_NAME_BYTES];
  uint64_t bytes;
  *out_text = NULL;
  int file = open_file(directory, sr_save_name(step, save), SR_SAVE_MANIFEST, &bytes);
  if (file < 0)
    return unreadable(ctx, path, save, SR_SAVE_MANIFEST);
  sr_status status = SR_OK;
  char *text = bytes <= MANIFEST_MOST_BYTES ? malloc((size_t)bytes + 1) : NULL;
  if (bytes > MANIFEST_MOST_BYTES)
    status = sr_fail(ctx, SR_ERR_INVALID,
                     "%s/%s: " SR_SAVE_MANIFEST " of %llu bytes is not of a "
                     "save",
                     path, save, (unsigned long long)bytes);
  else if (!text)
    status = sr_fail(ctx, SR_ERR_NOMEM, "%s/%s: out of memory", path, save);
  else if (!sr_file_read(file, text, (size_t)bytes, 0))
    status = unreadable(ctx, path, save, SR_SAVE_MANIFEST);
  close(file);
  if (status != SR_OK) {
    free(text);
    return status;
  }
  *out_text = text;
  *out_bytes = (size_t)bytes;
  return SR_OK;
}

/* ---- the check ------------------------------------------------------------------------------- */

typedef struct checking {
  sr_ctx *ctx;
  const char *path;
  int directory;
  char save[SR_SAVE_NAME_BYTES];
  uint8_t *buffer;     /* [BUFFER_BYTES] */
  int64_t turn, every; /* the next item is checked when `turn` is 0; one in `every` is */
} checking;

static bool is_mine(checking *c) {
  bool mine = c->turn == 0;
  c->turn = mine ? c->every - 1 : c->turn - 1;
  return mine;
}

/* Reads the file of a chunk and compares the CRC of all but the last four bytes with these. */
static sr_status check_bytes(const checking *c, const char *name, int file, uint64_t bytes) {
  uint32_t crc = 0;
  uint8_t end[CRC_BYTES];
  bool read = bytes >= CRC_BYTES;
  errno = 0;
  for (uint64_t at = 0; read && at < bytes - CRC_BYTES;) {
    uint64_t rest = bytes - CRC_BYTES - at, part = rest < BUFFER_BYTES ? rest : BUFFER_BYTES;
    read = sr_file_read(file, c->buffer, (size_t)part, at);
    crc = sr_crc32c(crc, c->buffer, read ? (size_t)part : 0);
    at += part;
  }
  if (!read || !sr_file_read(file, end, CRC_BYTES, bytes - CRC_BYTES))
    return unreadable(c->ctx, c->path, c->save, name);
  uint32_t wanted =
      (uint32_t)end[0] | (uint32_t)end[1] << 8 | (uint32_t)end[2] << 16 | (uint32_t)end[3] << 24;
  return crc == wanted ? SR_OK
                       : sr_fail(c->ctx, SR_ERR_INVALID, "%s/%s: %s: its crc32c does not match",
                                 c->path, c->save, name);
}

static sr_status check_chunk(const checking *c, int32_t array, int32_t rank, const int64_t *index) {
  char name[SR_SAVE_NAME_BYTES + 1 + SR_ZARR_NAME_BYTES], chunk[SR_ZARR_NAME_BYTES];
  char folder[SR_SAVE_NAME_BYTES];
  uint64_t bytes;
  sr_zarr_chunk_name(true, '.', rank, index, chunk);
  snprintf(name, sizeof name, "%s/%s", sr_save_array_name(array, folder), chunk);
  int file = open_file(c->directory, c->save, name, &bytes);
  if (file < 0)
    return unreadable(c->ctx, c->path, c->save, name);
  sr_status status = check_bytes(c, name, file, bytes);
  close(file);
  return status;
}

static sr_status check_chunks(checking *c, int32_t number, const sr_save_array *array) {
  int64_t index[SR_IO_MAX_RANK] = {0};
  for (int32_t d = 0; d < array->rank; d++)
    if (array->dims[d] == 0)
      return SR_OK;
  for (int32_t carry = 0; carry >= 0;) {
    if (is_mine(c))
      SR_TRY(check_chunk(c, number, array->rank, index));
    for (carry = array->rank - 1; carry >= 0; carry--) {
      if (++index[carry] <= (array->dims[carry] - 1) / array->chunk[carry])
        break;
      index[carry] = 0;
    }
  }
  return SR_OK;
}

/* Opens the array. Its metadata was there a moment ago, so only what it says can be damage. */
static sr_status open_array(const checking *c, const char *name, sr_zarr **out) {
  char path[SR_ZARR_PATH_BYTES];
  sr_ctx quiet = {0};
  snprintf(path, sizeof path, "%s/%s/%s", c->path, c->save, name);
  sr_status status = sr_zarr_open(&quiet, path, out);
  if (status == SR_OK || status == SR_ERR_NOMEM || status == SR_ERR_IO)
    return status == SR_OK ? SR_OK : sr_fail(c->ctx, status, "%s", quiet.message);
  return sr_fail(c->ctx, SR_ERR_INVALID, "%s/%s: %s", c->path, c->save, quiet.message);
}

/* Checks that the array's own metadata says what the manifest says. */
static sr_status check_metadata(const checking *c, int32_t number, const sr_save_array *array) {
  char name[SR_SAVE_NAME_BYTES], metadata[SR_SAVE_NAME_BYTES + sizeof "/zarr.json"];
  uint64_t file_bytes;
  sr_zarr *zarr;
  snprintf(metadata, sizeof metadata, "%s/zarr.json", sr_save_array_name(number, name));
  int file = open_file(c->directory, c->save, metadata, &file_bytes);
  if (file < 0)
    return unreadable(c->ctx, c->path, c->save, metadata);
  close(file);
  SR_TRY(open_array(c, name, &zarr));
  const sr_zarr_info *info = sr_zarr_get_info(zarr);
  size_t bytes = (size_t)array->rank * sizeof *array->dims;
  bool same = info->version == 3 && info->type.dtype == array->dtype && !info->type.swapped &&
              info->rank == array->rank && memcmp(info->dims, array->dims, bytes) == 0 &&
              memcmp(info->chunk, array->chunk, bytes) == 0 && info->prefixed &&
              info->separator == '.' && info->codec_count == 2 && info->codecs[0] == SR_ZARR_ZSTD &&
              info->codecs[1] == SR_ZARR_CRC32C;
  sr_zarr_close(zarr);
  return same ? SR_OK
              : sr_fail(c->ctx, SR_ERR_INVALID,
                        "%s/%s: %s/zarr.json says something else than " SR_SAVE_MANIFEST
                        " of the save",
                        c->path, c->save, name);
}

sr_status sr_save_check(sr_ctx *ctx, const char *path, int directory,
                        const sr_save_manifest *manifest, int32_t rank, int32_t size) {
  checking c = {.ctx = ctx, .path = path, .directory = directory, .turn = rank, .every = size};
  c.buffer = malloc(BUFFER_BYTES);
  if (!c.buffer)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", path);
  sr_save_name(manifest->step, c.save);
  sr_status status = SR_OK;
  for (int32_t i = 0; i < manifest->count && status == SR_OK; i++) {
    if (is_mine(&c))
      status = check_metadata(&c, i, &manifest->arrays[i]);
    if (status == SR_OK)
      status = check_chunks(&c, i, &manifest->arrays[i]);
  }
  free(c.buffer);
  return status;
}
