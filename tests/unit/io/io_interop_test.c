/* Files exchanged with NumPy, zarr-python and tensorstore. Arguments: a Python and
 * tests/io/interop.py. Skipped if that Python lacks the modules. */
#include <math.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "executor/io/npy.h"
#include "executor/io/round.h"
#include "executor/io/source.h"
#include "executor/io/zarr.h"
#include "support/io_case.h"

/* Runs the script; returns its exit status. */
static int run_python(char **arguments, const char *verb, const char *directory) {
  fflush(NULL);
  pid_t child = fork();
  if (child == 0) {
    execl(arguments[1], arguments[1], arguments[2], verb, directory, (char *)NULL);
    printf("%s cannot be started\n", arguments[1]);
    fflush(NULL);
    _exit(EXPECT_SKIPPED);
  }
  int status = -1;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* ---- ours, read by Python -------------------------------------------------------------------- */

static void list_sizes(FILE *list, int32_t rank, const int64_t *sizes) {
  fprintf(list, "[");
  for (int32_t d = 0; d < rank; d++)
    fprintf(list, "%s%lld", d ? "," : "", (long long)sizes[d]);
  fprintf(list, "]");
}

static void list_case(FILE *list, const char *path, const sr_zarr_spec *spec) {
  int64_t chunk[8];
  for (int32_t d = 0; d < spec->rank; d++)
    chunk[d] = spec->chunk[d] ? spec->chunk[d] : 1;
  fprintf(list, "%s{\"path\":\"%s\",\"dtype\":\"%s\",\"version\":%d,\"compress\":%d,\"dims\":",
          ftell(list) > 1 ? ",\n" : "", path, sr_dtype_get(spec->dtype)->name, spec->version,
          spec->compress);
  list_sizes(list, spec->rank, spec->dims);
  fprintf(list, ",\"chunk\":");
  list_sizes(list, spec->rank, chunk);
  fprintf(list, ",\"names\":[");
  for (int32_t d = 0; spec->dim_names && d < spec->rank; d++)
    fprintf(list, "%s\"%s\"", d ? "," : "", spec->dim_names[d]);
  fprintf(list, "]}");
}

static sr_status write_chunks(sr_ctx *ctx, const char *staging, const sr_zarr_spec *spec) {
  int64_t index[8] = {0};
  for (int32_t carry = 0; carry >= 0;) {
    int64_t start[8], valid[8];
    for (int32_t d = 0; d < spec->rank; d++) {
      start[d] = index[d] * spec->chunk[d];
      int64_t left = spec->dims[d] - start[d];
      valid[d] = left < spec->chunk[d] ? left : spec->chunk[d];
    }
    unsigned char *block =
        io_case_block(spec->dtype, spec->rank, spec->dims, start, valid, spec->chunk);
    sr_status status = sr_zarr_write_chunk(ctx, staging, spec, index, block, valid);
    free(block);
    SR_TRY(status);
    for (carry = spec->rank - 1; carry >= 0; carry--) {
      if ((index[carry] + 1) * spec->chunk[carry] < spec->dims[carry]) {
        index[carry]++;
        break;
      }
      index[carry] = 0;
    }
  }
  return SR_OK;
}

static sr_status write_zarr(sr_ctx *ctx, const char *path, const sr_zarr_spec *spec) {
  char staging[SR_ZARR_PATH_BYTES];
  SR_TRY(sr_zarr_begin(ctx, path, spec, staging));
  SR_TRY(write_chunks(ctx, staging, spec));
  return sr_zarr_commit(ctx, staging, path, spec);
}

static sr_status write_npy(sr_ctx *ctx, const char *path, const sr_zarr_spec *spec) {
  const int64_t zero[8] = {0};
  sr_npy_writer *writer;
  SR_TRY(sr_npy_writer_create(ctx, path, spec->dtype, spec->rank, spec->dims, &writer));
  unsigned char *block =
      io_case_block(spec->dtype, spec->rank, spec->dims, zero, spec->dims, spec->dims);
  sr_status status = sr_npy_write_box(ctx, writer, zero, spec->dims, NULL, block);
  free(block);
  SR_TRY(status);
  return sr_npy_writer_commit(ctx, writer);
}

/* One file per type, shape, version and compression; for few types also shapes other than the
 * second. */
static void write_files(const scratch *place) {
  static const struct {
    int32_t rank;
    int64_t dims[4], chunk[4];
  } shapes[] = {{0, {0}, {0}},
                {2, {5, 6}, {2, 4}},
                {1, {7}, {3}},
                {3, {3, 4, 5}, {2, 2, 5}},
                {2, {0, 3}, {0, 2}}};
  FILE *list = fopen(scratch_path(place, "list.json"), "w");
  fprintf(list, "[");
  int number = 0;
  for (int dtype = 0; dtype < SR_DTYPE_COUNT; dtype++)
    for (size_t shape = 0; shape < (dtype == SR_F32 || dtype == SR_I4 ? 5 : 2); shape++)
      for (int kind = 0; kind < 5; kind++) {
        const sr_zarr_spec spec = {.version = 2 + kind % 2,
                                   .dtype = (sr_dtype)dtype,
                                   .rank = shapes[shape].rank,
                                   .dims = shapes[shape].dims,
                                   .chunk = shapes[shape].chunk,
                                   .dim_names =
                                       shape == 3 ? (const char *const[]){"x", "y", "z"} : NULL,
                                   .compress = kind >= 2};
        char name[64];
        snprintf(name, sizeof name, "out%d%s", number++, kind == 4 ? ".npy" : ".zarr");
        sr_ctx ctx = {0};
        const char *path = scratch_path(place, name);
        sr_status status = kind == 4 ? write_npy(&ctx, path, &spec) : write_zarr(&ctx, path, &spec);
        if (!EXPECT_EQ(status, SR_OK))
          fprintf(stderr, "  %s\n", ctx.message);
        list_case(list, name, &spec);
      }
  fprintf(list, "]\n");
  fclose(list);
}

/* Doubles of every kind, and their conversions to the float types. */
static void write_rounding(const scratch *place) {
  enum {
    COUNT = 40000
  };
  static double values[COUNT];
  static uint64_t codes[COUNT];
  static const double special[] = {0.0, -0.0, INFINITY, -INFINITY, 0.25, 0.75, 1.5, 5e-324, 1e308};
  uint64_t random = 1;
  for (int i = 0; i < COUNT; i++) {
    random = random * 6364136223846793005u + 1442695040888963407u;
    /* Few significant bits make ties frequent; exponents are near those of the small types. */
    double mantissa = 1.0 + (double)(random >> 60) / 16.0;
    if (i % 3 == 0)
      mantissa = 1.0 + (double)(random >> 12) * 0x1p-52;
    int exponent = i % 7 == 0 ? (int)(random >> 20 & 511) - 256 : (int)(random >> 20 & 63) - 36;
    values[i] = ldexp(random >> 40 & 1 ? -mantissa : mantissa, exponent);
  }
  memcpy(values, special, sizeof special);
  values[sizeof special / sizeof *special] = (double)NAN;
  FILE *file = fopen(scratch_path(place, "values.f64"), "wb");
  fwrite(values, sizeof *values, COUNT, file);
  fclose(file);
  for (int dtype = 0; dtype < SR_DTYPE_COUNT; dtype++) {
    if (sr_dtype_get((sr_dtype)dtype)->class_ != SR_CLASS_FLOAT)
      continue;
    for (int i = 0; i < COUNT; i++)
      codes[i] = sr_float_round((sr_dtype)dtype, values[i]);
    char name[64];
    snprintf(name, sizeof name, "rounded.%s", sr_dtype_get((sr_dtype)dtype)->name);
    file = fopen(scratch_path(place, name), "wb");
    fwrite(codes, sizeof *codes, COUNT, file);
    fclose(file);
  }
}

/* ---- Python's, read by us -------------------------------------------------------------------- */

static void expect_boxes(const char *path, sr_dtype dtype, int32_t rank, const int64_t *dims) {
  sr_ctx ctx = {0};
  sr_source *source;
  if (!EXPECT_EQ(sr_source_open(&ctx, "x", path, dtype, rank, dims, &source), SR_OK)) {
    fprintf(stderr, "  %s\n", ctx.message);
    return;
  }
  unsigned random = 11;
  for (int i = 0; i < 6; i++) {
    int64_t start[8] = {0}, size[8], pitch[8];
    memcpy(size, dims, sizeof size);
    memcpy(pitch, dims, sizeof pitch);
    if (i > 0)
      io_case_box(&random, rank, dims, start, size, pitch);
    unsigned char *wanted = io_case_block(dtype, rank, dims, start, size, pitch);
    size_t total = (size_t)io_case_count(rank, pitch) * sr_dtype_get(dtype)->bytes;
    unsigned char *got = malloc(total + 1);
    memset(got, 0xee, total + 1);
    bool same = sr_source_read_box(&ctx, source, start, size, pitch, got) == SR_OK;
    /* NumPy normalises booleans, whose bytes are here still those of the pattern. */
    if (!EXPECT(same && memcmp(got, wanted, total) == 0))
      fprintf(stderr, "  %s %s box %d: %s\n", path, sr_dtype_get(dtype)->name, i, ctx.message);
    free(got);
    free(wanted);
  }
  sr_source_close(source);
}

static void expect_refusal(const char *path, const char *part) {
  sr_ctx ctx = {0};
  sr_source *source;
  const int64_t dims[] = {4, 4};
  sr_status status = sr_source_open(&ctx, "x", path, SR_F32, 2, dims, &source);
  EXPECT(status == SR_ERR_UNSUPPORTED || status == SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, part);
  EXPECT(!source);
}

static void read_files(const scratch *place) {
  FILE *list = fopen(scratch_path(place, "list"), "r");
  char line[512];
  int count = 0;
  while (list && fgets(line, sizeof line, list)) {
    line[strcspn(line, "\n")] = '\0';
    char *space = strchr(line, ' ');
    if (!EXPECT(space != NULL))
      break;
    *space = '\0';
    const char *path = scratch_path(place, line);
    char type[64];
    int32_t rank;
    int used;
    count++;
    if (space[1] == '!') {
      expect_refusal(path, space + 2);
    } else if (EXPECT(sscanf(space + 1, "%63s %d%n", type, &rank, &used) == 2)) {
      int64_t dims[8] = {0};
      char *at = space + 1 + used;
      for (int32_t d = 0; d < rank; d++)
        dims[d] = strtoll(at, &at, 10);
      expect_boxes(path, sr_dtype_parse(type, strlen(type)), rank, dims);
    }
  }
  if (list)
    fclose(list);
  EXPECT(count > 300);
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: io_interop_test PYTHON SCRIPT\n");
    return 1;
  }
  scratch place;
  scratch_init(&place);
  write_files(&place);
  write_rounding(&place);
  int status = run_python(arguments, "check", place.path);
  if (status != EXPECT_SKIPPED) {
    EXPECT_EQ(status, 0);
    EXPECT_EQ(run_python(arguments, "write", place.path), 0);
    read_files(&place);
  }
  scratch_deinit(&place);
  return status == EXPECT_SKIPPED && !expect_failures ? EXPECT_SKIPPED : expect_result();
}
