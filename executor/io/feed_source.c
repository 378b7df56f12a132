/* Opens and reads the values of an argument. A block of rows is read at once where the chunks of a
 * Zarr array hold several: otherwise each chunk would be decoded once for each of its rows. */
#include "executor/io/feed_source.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/mix.h"

enum {
  ROWS_LIMIT = 256 << 20 /* bytes of rows that are read at once */
};

/* ---- files for each step --------------------------------------------------------------------- */

static bool ends_with(const char *name, const char *ending) {
  size_t length = strlen(name), tail = strlen(ending);
  return length > tail && strcmp(name + length - tail, ending) == 0;
}

static int is_wanted(const struct dirent *entry) {
  return entry->d_name[0] != '.' &&
         (ends_with(entry->d_name, ".npy") || ends_with(entry->d_name, ".zarr"));
}

/* Compares two runs of digits, as numbers. Moves both pointers behind them. */
static int compare_numbers(const char **a, const char **b) {
  *a += strspn(*a, "0");
  *b += strspn(*b, "0");
  size_t a_count = strspn(*a, "0123456789"), b_count = strspn(*b, "0123456789");
  int order = a_count != b_count ? (a_count < b_count ? -1 : 1) : strncmp(*a, *b, a_count);
  *a += a_count;
  *b += b_count;
  return order;
}

/* Orders names as people do: "2.npy" is before "10.npy". */
static int compare_names(const struct dirent **first, const struct dirent **second) {
  const char *a = (*first)->d_name, *b = (*second)->d_name;
  while (*a && *b) {
    bool digits = isdigit((unsigned char)*a) && isdigit((unsigned char)*b);
    int order = digits ? compare_numbers(&a, &b) : (unsigned char)*a++ - (unsigned char)*b++;
    if (order != 0)
      return order;
  }
  return *a || *b ? (*a ? 1 : -1) : strcmp((*first)->d_name, (*second)->d_name);
}

/* Opens the file of `step`. */
static sr_status open_file(sr_ctx *ctx, const sr_feed_source *source, int64_t step,
                           sr_source **out_file) {
  char path[PATH_MAX + 256];
  snprintf(path, sizeof path, "%s/%s", source->directory, source->files[step]->d_name);
  return sr_source_open(ctx, source->what, path, source->port->dtype, source->port->rank,
                        source->port->dims, out_file);
}

/* Checks that this rank's share of the files has the right type, before a run that may take
 * hours. */
static sr_status check_files(sr_ctx *ctx, const sr_feed_source *source, int32_t rank, int32_t ranks,
                             int64_t end) {
  for (int64_t i = rank; i < source->steps && i < end; i += ranks) {
    sr_source *file;
    SR_TRY(open_file(ctx, source, i, &file));
    sr_source_close(file);
  }
  return SR_OK;
}

static sr_status open_files(sr_ctx *ctx, sr_feed_source *source, const char *text, int32_t rank,
                            int32_t ranks, int64_t end) {
  source->kind = SR_FEED_FILES;
  source->directory = strdup(text);
  if (!source->directory)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", source->what);
  int count = scandir(text, &source->files, is_wanted, compare_names);
  if (count < 0)
    return sr_fail(ctx, SR_ERR_IO, "%s: %s: %s", source->what, text, strerror(errno));
  source->steps = count;
  if (count == 0)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: %s: it is a directory without a .npy or .zarr; give one with an array for "
                   "each step, named in their order",
                   source->what, text);
  return check_files(ctx, source, rank, ranks, end);
}

/* ---- the number of the step ------------------------------------------------------------------ */

static sr_status open_count(sr_ctx *ctx, sr_feed_source *source, int64_t end) {
  const sr_dtype_info *type = sr_dtype_get(source->port->dtype);
  source->kind = SR_FEED_COUNT;
  bool integer = type->class_ == SR_CLASS_SIGNED || type->class_ == SR_CLASS_UNSIGNED;
  if (source->port->rank != 0 || !integer)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: 'step' is for an integer without dimensions, and the argument is %s",
                   source->what, source->port->rank ? "an array" : type->name);
  int bits = type->bits - (type->class_ == SR_CLASS_SIGNED);
  if (bits < 63 && (end - 1) >> bits != 0)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: 'step' goes to %lld, which an %s cannot be",
                   source->what, (long long)end - 1, type->name);
  return SR_OK;
}

static void write_count(const sr_feed_source *source, int64_t step, const sr_array *array,
                        void *const *rooms) {
  for (int32_t i = 0; i < array->shard_count; i++)
    memcpy(rooms[i], &step, sr_dtype_get(source->port->dtype)->bytes); /* little-endian */
}

/* ---- opening --------------------------------------------------------------------------------- */

static sr_status open_any(sr_ctx *ctx, sr_feed_source *source, const char *text, int32_t rank,
                          int32_t ranks, int64_t end) {
  struct stat found;
  if (strcmp(text, "step") == 0)
    return open_count(ctx, source, end);
  if (stat(text, &found) == 0 && S_ISDIR(found.st_mode) && !sr_source_is_zarr(text))
    return open_files(ctx, source, text, rank, ranks, end);
  SR_TRY(sr_source_open_steps(ctx, source->what, text, source->port->dtype, source->port->rank,
                              source->port->dims, &source->opened, &source->steps));
  source->kind = source->steps < 0 ? SR_FEED_ONE : SR_FEED_ROWS;
  source->together = sr_source_steps_together(source->opened);
  if (source->together > source->steps && source->steps > 0)
    source->together = source->steps;
  if (source->steps == 0)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: %s: it has no steps", source->what, text);
  return SR_OK;
}

sr_status sr_feed_source_open(sr_ctx *ctx, const char *what, const char *text, const sr_port *port,
                              int32_t rank, int32_t ranks, int64_t end,
                              sr_feed_source **out_source) {
  sr_feed_source *source = calloc(1, sizeof *source);
  *out_source = source;
  if (!source)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", what);
  *source = (sr_feed_source){.port = port, .steps = -1, .together = 1, .held = -1};
  snprintf(source->what, sizeof source->what, "%s", what);
  return open_any(ctx, source, text, rank, ranks, end);
}

void sr_feed_source_close(sr_feed_source *source) {
  if (!source)
    return;
  for (int64_t i = 0; source->files && i < source->steps; i++)
    free(source->files[i]);
  free(source->files);
  free(source->directory);
  sr_source_close(source->opened);
  free(source->rows);
  free(source);
}

sr_feed_facts sr_feed_source_facts(const sr_feed_source *source) {
  sr_feed_facts facts = {.kind = source->kind, .steps = source->steps};
  for (int64_t i = 0; source->files && i < source->steps; i++) {
    const char *name = source->files[i]->d_name;
    facts.names = sr_mix(facts.names, sr_mix_bytes(name, strlen(name)));
  }
  return facts;
}

/* ---- reading --------------------------------------------------------------------------------- */

/* True if the device of shard `index` has elements of the array. */
static bool holds(const sr_array *array, int32_t index) {
  const sr_array_shard *shard = &array->shards[index];
  bool held = sr_mesh_position(array->sharding.mesh, shard->device) >= 0;
  for (int32_t d = 0; d < array->rank; d++)
    held = held && shard->box.size[d] > 0;
  return held;
}

/* Returns the index of an earlier shard of this rank with the same elements as shard `index`, or
 * -1. Copying that shard is cheaper than reading the elements again. */
static int32_t same_box(const sr_array *array, int32_t index) {
  const sr_shard *box = &array->shards[index].box;
  const size_t bytes = (size_t)array->rank * sizeof box->start[0];
  for (int32_t i = 0; i < index; i++) {
    const sr_shard *other = &array->shards[i].box;
    if (holds(array, i) && memcmp(other->start, box->start, bytes) == 0 &&
        memcmp(other->size, box->size, bytes) == 0)
      return i;
  }
  return -1;
}

/* Reads `count` steps from `row` on of shard `index` into `to`, that many blocks. `source` has a
 * dimension of steps if count >= 0. */
static sr_status read_shard(sr_ctx *ctx, const sr_source *source, int64_t row, int64_t count,
                            const sr_array *array, int32_t index, void *to) {
  int64_t start[SR_IO_MAX_RANK] = {row}, size[SR_IO_MAX_RANK] = {count};
  int64_t pitch[SR_IO_MAX_RANK] = {count};
  const int32_t first = count >= 0;
  for (int32_t d = 0; d < array->rank; d++) {
    start[first + d] = array->shards[index].box.start[d];
    size[first + d] = array->shards[index].box.size[d];
    pitch[first + d] = array->local_dims[d];
  }
  return sr_source_read_box(ctx, source, start, size, pitch, to);
}

/* Reads the rows that are read together with `row`. The rows of shard i begin at i * together *
 * local_bytes. */
static sr_status hold_rows(sr_ctx *ctx, sr_feed_source *source, int64_t row,
                           const sr_array *array) {
  const int64_t first = row / source->together * source->together;
  if (first == source->held)
    return SR_OK;
  const int64_t rest = source->steps - first;
  const uint64_t each = (uint64_t)source->together * array->local_bytes;
  if (!source->rows && !(source->rows = malloc((size_t)array->shard_count * each + 1)))
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory for %lld steps", source->what,
                   (long long)source->together);
  source->held = -1;
  for (int32_t i = 0; i < array->shard_count; i++)
    if (holds(array, i) && same_box(array, i) < 0)
      SR_TRY(read_shard(ctx, source->opened, first,
                        rest < source->together ? rest : source->together, array, i,
                        source->rows + (uint64_t)i * each));
  source->held = first;
  return SR_OK;
}

static sr_status read_one(sr_ctx *ctx, const sr_feed_source *source, const sr_source *opened,
                          int64_t row, const sr_array *array, int32_t index, void *to) {
  if (source->kind != SR_FEED_ROWS)
    return read_shard(ctx, opened, 0, -1, array, index, to);
  if (source->together == 1)
    return read_shard(ctx, opened, row, 1, array, index, to);
  const uint64_t place =
      (uint64_t)index * (uint64_t)source->together + (uint64_t)(row - source->held);
  memcpy(to, source->rows + place * array->local_bytes, array->local_bytes);
  return SR_OK;
}

static sr_status read_shards(sr_ctx *ctx, const sr_feed_source *source, const sr_source *opened,
                             int64_t row, const sr_array *array, void *const *rooms) {
  for (int32_t i = 0; i < array->shard_count; i++) {
    if (!holds(array, i))
      continue;
    const int32_t same = same_box(array, i);
    if (same >= 0)
      memcpy(rooms[i], rooms[same], array->local_bytes);
    else
      SR_TRY(read_one(ctx, source, opened, row, array, i, rooms[i]));
  }
  return SR_OK;
}

sr_status sr_feed_source_read(sr_ctx *ctx, sr_feed_source *source, int64_t row,
                              const sr_array *array, void *const *rooms) {
  if (source->kind == SR_FEED_COUNT) {
    write_count(source, row, array, rooms);
    return SR_OK;
  }
  if (source->kind == SR_FEED_FILES) {
    sr_source *file;
    SR_TRY(open_file(ctx, source, row, &file));
    sr_status status = read_shards(ctx, source, file, row, array, rooms);
    sr_source_close(file);
    return status;
  }
  const uint64_t row_bytes = (uint64_t)array->shard_count * array->local_bytes;
  if (source->together > 1 && row_bytes > ROWS_LIMIT / (uint64_t)source->together)
    source->together = 1;
  if (source->together > 1)
    SR_TRY(hold_rows(ctx, source, row, array));
  return read_shards(ctx, source, source->opened, row, array, rooms);
}
