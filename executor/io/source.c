/* Opens a source that the command line names, as a .npy file, a Zarr array or a generator, and
 * reads boxes from it. */
#include "executor/io/source.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "executor/io/generate.h"
#include "executor/io/npy.h"
#include "executor/io/zarr.h"

/* An open source. If both `npy` and `zarr` are NULL, the source is a generator. */
struct sr_source {
  char *what;
  sr_dtype dtype;
  bool may_step; /* the file may have a dimension more than the array, in front */
  bool steps;    /* it has */
  int32_t rank;  /* of the boxes, with the dimension of steps */
  int64_t dims[SR_IO_MAX_RANK];
  sr_npy *npy;
  sr_zarr *zarr;
  sr_generator generator;
};

static bool ends_with(const char *text, const char *ending) {
  size_t length = strlen(text), tail = strlen(ending);
  return length > tail && strcmp(text + length - tail, ending) == 0;
}

/* True for "NAME.zarr" and for "NAME.zarr/", because a shell may complete a directory with a
 * slash. */
static bool names_zarr(const char *text) {
  return ends_with(text, ".zarr") || ends_with(text, ".zarr/");
}

/* Puts source->what before the reader's message. SR_ERR_UNSUPPORTED, a file that this version
 * cannot read, becomes SR_ERR_INVALID, because the user must give another file. */
static sr_status name_failure(sr_ctx *ctx, const sr_source *source, sr_status status) {
  char sentence[SR_MESSAGE_BYTES];
  if (status == SR_OK)
    return SR_OK;
  snprintf(sentence, sizeof sentence, "%s", ctx->message);
  sr_ctx_clear(ctx); /* else sr_fail would keep the reader's message */
  return sr_fail(ctx, status == SR_ERR_UNSUPPORTED ? SR_ERR_INVALID : status, "%s: %s",
                 source->what, sentence);
}

/* Checks the type and the size of a file. If it has a dimension of steps, puts that before the
 * array's dimensions. */
static sr_status check_file(sr_ctx *ctx, sr_source *source, const char *path,
                            const sr_file_type *type, int32_t rank, const int64_t *dims) {
  if (source->may_step && rank == source->rank + 1) {
    memmove(source->dims + 1, source->dims, (size_t)source->rank * sizeof *source->dims);
    source->dims[0] = dims[0];
    source->rank = rank;
    source->steps = true;
  }
  return sr_file_type_check(ctx, source->what, path, type, rank, dims, source->dtype, source->rank,
                            source->dims);
}

static sr_status open_npy(sr_ctx *ctx, sr_source *source, const char *path) {
  SR_TRY(name_failure(ctx, source, sr_npy_open(ctx, path, &source->npy)));
  const sr_npy_info *info = sr_npy_get_info(source->npy);
  return check_file(ctx, source, path, &info->type, info->rank, info->dims);
}

static sr_status open_zarr(sr_ctx *ctx, sr_source *source, const char *path) {
  SR_TRY(name_failure(ctx, source, sr_zarr_open(ctx, path, &source->zarr)));
  const sr_zarr_info *info = sr_zarr_get_info(source->zarr);
  return check_file(ctx, source, path, &info->type, info->rank, info->dims);
}

static sr_status init(sr_ctx *ctx, sr_source *source, const char *what, const char *text,
                      const int64_t *dims) {
  source->what = strdup(what);
  if (!source->what)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", what);
  if (source->rank > SR_IO_MAX_RANK - source->may_step)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "%s: more than %d dimensions are not read", what,
                   SR_IO_MAX_RANK - source->may_step);
  for (int32_t d = 0; d < source->rank; d++)
    source->dims[d] = dims[d];
  struct stat found;
  bool there = stat(text, &found) == 0;
  if (!there && (names_zarr(text) || ends_with(text, ".npy")))
    return sr_fail(ctx, SR_ERR_INVALID, "%s: %s: %s", what, text, strerror(errno));
  if (names_zarr(text) || (there && S_ISDIR(found.st_mode)))
    return open_zarr(ctx, source, text);
  if (ends_with(text, ".npy") || there)
    return open_npy(ctx, source, text);
  return sr_generator_parse(ctx, what, text, source->dtype, source->rank, &source->generator);
}

static sr_status open_source(sr_ctx *ctx, const char *what, const char *text, sr_dtype dtype,
                             int32_t rank, const int64_t *dims, bool may_step,
                             sr_source **out_source) {
  *out_source = NULL;
  sr_source *source = calloc(1, sizeof *source);
  if (!source)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", what);
  source->dtype = dtype;
  source->rank = rank;
  source->may_step = may_step;
  sr_status status = init(ctx, source, what, text, dims);
  if (status == SR_OK)
    *out_source = source;
  else
    sr_source_close(source);
  return status;
}

sr_status sr_source_open(sr_ctx *ctx, const char *what, const char *text, sr_dtype dtype,
                         int32_t rank, const int64_t *dims, sr_source **out_source) {
  return open_source(ctx, what, text, dtype, rank, dims, false, out_source);
}

sr_status sr_source_open_steps(sr_ctx *ctx, const char *what, const char *text, sr_dtype dtype,
                               int32_t rank, const int64_t *dims, sr_source **out_source,
                               int64_t *out_steps) {
  SR_TRY(open_source(ctx, what, text, dtype, rank, dims, true, out_source));
  *out_steps = (*out_source)->steps ? (*out_source)->dims[0] : -1;
  return SR_OK;
}

bool sr_source_is_zarr(const char *text) {
  static const char *const metadata[] = {"zarr.json", ".zarray"};
  char path[PATH_MAX];
  bool found = names_zarr(text);
  for (size_t i = 0; i < 2 && !found; i++) {
    snprintf(path, sizeof path, "%s/%s", text, metadata[i]);
    found = access(path, F_OK) == 0;
  }
  return found;
}

int64_t sr_source_steps_together(const sr_source *source) {
  return source->zarr && source->steps ? sr_zarr_get_info(source->zarr)->chunk[0] : 1;
}

void sr_source_close(sr_source *source) {
  if (!source)
    return;
  sr_npy_close(source->npy);
  sr_zarr_close(source->zarr);
  free(source->what);
  free(source);
}

sr_status sr_source_read_box(sr_ctx *ctx, const sr_source *source, const int64_t *start,
                             const int64_t *size, const int64_t *pitch, void *data) {
  if (source->npy)
    return sr_npy_read_box(ctx, source->npy, source->what, source->dtype, start, size, pitch, data);
  if (source->zarr)
    return sr_zarr_read_box(ctx, source->zarr, source->what, source->dtype, start, size, pitch,
                            data);
  sr_generator_fill(&source->generator, source->rank, source->dims, start, size, pitch, data);
  return SR_OK;
}
