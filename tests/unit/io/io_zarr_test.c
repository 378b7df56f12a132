/* Zarr arrays: written by chunks and read by boxes, replaced safely, and refused if damaged. */
#include <dirent.h>
#include <fcntl.h>
#include <math.h>
#include <sys/stat.h>

#include "executor/io/source.h"
#include "executor/io/zarr.h"
#include "support/io_case.h"

static void write_text(const char *path, const char *text, size_t bytes) {
  FILE *file = fopen(path, "wb");
  EXPECT(file && fwrite(text, 1, bytes, file) == bytes);
  fclose(file);
}

static int count_files(const char *path) {
  int count = 0;
  DIR *stream = opendir(path);
  for (struct dirent *entry; stream && (entry = readdir(stream)) != NULL;)
    count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
  if (stream)
    closedir(stream);
  return count;
}

/* All chunks of the pattern array, as ranks would write them. */
static sr_status write_chunks(sr_ctx *ctx, const char *staging, const sr_zarr_spec *spec) {
  int64_t index[8] = {0};
  for (int32_t carry = 0; carry >= 0;) {
    int64_t start[8], valid[8];
    for (int32_t d = 0; d < spec->rank; d++) {
      int64_t chunk = spec->chunk[d] ? spec->chunk[d] : 1;
      start[d] = index[d] * chunk;
      int64_t left = spec->dims[d] - start[d];
      valid[d] = left < 0 ? 0 : left < chunk ? left : chunk;
    }
    unsigned char *block =
        io_case_block(spec->dtype, spec->rank, spec->dims, start, valid, spec->chunk);
    SR_TRY(sr_zarr_write_chunk(ctx, staging, spec, index, block, valid));
    free(block);
    for (carry = spec->rank - 1; carry >= 0; carry--) {
      if (spec->chunk[carry] && (index[carry] + 1) * spec->chunk[carry] < spec->dims[carry]) {
        index[carry]++;
        break;
      }
      index[carry] = 0;
    }
  }
  return SR_OK;
}

static bool write_array(const char *path, const sr_zarr_spec *spec) {
  sr_ctx ctx = {0};
  char staging[SR_ZARR_PATH_BYTES];
  bool written = sr_zarr_begin(&ctx, path, spec, staging) == SR_OK &&
                 write_chunks(&ctx, staging, spec) == SR_OK &&
                 sr_zarr_commit(&ctx, staging, path, spec) == SR_OK;
  if (!EXPECT(written))
    fprintf(stderr, "  %s\n", ctx.message);
  return written;
}

static void expect_array(const char *path, const sr_zarr_spec *spec) {
  sr_ctx ctx = {0};
  sr_zarr *array;
  if (!EXPECT_EQ(sr_zarr_open(&ctx, path, &array), SR_OK)) {
    fprintf(stderr, "  %s\n", ctx.message);
    return;
  }
  size_t bytes = sr_dtype_get(spec->dtype)->bytes;
  unsigned random = 9;
  for (int i = 0; i < 10; i++) {
    int64_t start[8], size[8], pitch[8];
    io_case_box(&random, spec->rank, spec->dims, start, size, pitch);
    for (int32_t d = 0; i < 2 && d < spec->rank; d++) { /* whole chunks, and the whole array */
      start[d] = 0;
      size[d] = pitch[d] = i && spec->chunk[d] < spec->dims[d] ? spec->chunk[d] : spec->dims[d];
    }
    unsigned char *wanted = io_case_block(spec->dtype, spec->rank, spec->dims, start, size, pitch);
    size_t total = (size_t)io_case_count(spec->rank, pitch) * bytes;
    unsigned char *got = malloc(total + 1);
    memset(got, 0xee, total + 1);
    EXPECT_EQ(sr_zarr_read_box(&ctx, array, "x", spec->dtype, start, size, pitch, got), SR_OK);
    if (!EXPECT(memcmp(got, wanted, total) == 0))
      fprintf(stderr, "  %s %s version %d\n", path, sr_dtype_get(spec->dtype)->name, spec->version);
    free(got);
    free(wanted);
  }
  sr_zarr_close(array);
}

static void test_round_trips(const scratch *place) {
  static const struct {
    int32_t rank;
    int64_t dims[4], chunk[4];
  } shapes[] = {{0, {0}, {0}},       {1, {7}, {3}},
                {2, {5, 6}, {2, 4}}, {3, {3, 4, 5}, {2, 2, 5}},
                {2, {0, 3}, {0, 2}}, {2, {4, 4}, {4, 4}}};
  const char *path = scratch_path(place, "a.zarr");
  for (int version = 2; version <= 3; version++)
    for (int compress = 0; compress <= 1; compress++)
      for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
        for (int dtype = 0; dtype < SR_DTYPE_COUNT; dtype++) {
          const sr_zarr_spec spec = {.version = version,
                                     .dtype = (sr_dtype)dtype,
                                     .rank = shapes[i].rank,
                                     .dims = shapes[i].dims,
                                     .chunk = shapes[i].chunk,
                                     .compress = compress != 0};
          if (write_array(path, &spec))
            expect_array(path, &spec);
        }
}

/* An existing array stays until the commit; other files are never replaced. */
static void test_replacing(const scratch *place) {
  const char *parent = scratch_path(place, "out/deep"),
             *path = scratch_path(place, "out/deep/r.zarr");
  const int64_t dims[] = {4}, chunk[] = {2};
  sr_zarr_spec spec = {.version = 3, .dtype = SR_F32, .rank = 1, .dims = dims, .chunk = chunk};
  write_array(path, &spec);
  sr_ctx ctx = {0};
  char staging[SR_ZARR_PATH_BYTES];
  spec.dtype = SR_I16;
  EXPECT_EQ(sr_zarr_begin(&ctx, path, &spec, staging), SR_OK);
  EXPECT_EQ(write_chunks(&ctx, staging, &spec), SR_OK);
  char metadata[SR_ZARR_PATH_BYTES + 16];
  snprintf(metadata, sizeof metadata, "%s/zarr.json", staging);
  EXPECT(access(metadata, F_OK) != 0);
  sr_zarr_abort(staging);
  sr_zarr_abort(staging);
  EXPECT_EQ(count_files(parent), 1);
  spec.dtype = SR_F32;
  expect_array(path, &spec);

  spec.version = 2;
  spec.dtype = SR_I16;
  write_array(path, &spec);
  EXPECT_EQ(count_files(parent), 1);
  EXPECT(access(scratch_path(place, "out/deep/r.zarr/zarr.json"), F_OK) != 0);
  expect_array(path, &spec);

  const char *other = scratch_path(place, "out/other");
  EXPECT(mkdir(other, 0700) == 0);
  write_array(other, &spec);
  expect_array(other, &spec);
  EXPECT(mkdir(scratch_path(place, "out/full"), 0700) == 0);
  write_text(scratch_path(place, "out/full/thesis"), "x", 1);
  EXPECT_EQ(sr_zarr_begin(&ctx, scratch_path(place, "out/full"), &spec, staging), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "is not a Zarr array, so it is not replaced");
  EXPECT_STRING(staging, "");
  sr_ctx_clear(&ctx);
  EXPECT_EQ(sr_zarr_begin(&ctx, scratch_path(place, "out/full/thesis"), &spec, staging),
            SR_ERR_INVALID);
  write_text(scratch_path(place, "out/full/zarr.json"),
             "{\"zarr_format\":3,\"node_type\":\"group\"}", 37);
  sr_ctx_clear(&ctx);
  EXPECT_EQ(sr_zarr_begin(&ctx, scratch_path(place, "out/full"), &spec, staging), SR_ERR_INVALID);
  EXPECT_EQ(count_files(scratch_path(place, "out/full")), 2);

  /* Leftovers of a job that was killed two days ago are removed; files being written now stay. */
  const char *old = scratch_path(place, "out/deep/.spmdrun-tmp-old");
  EXPECT(mkdir(old, 0700) == 0 &&
         mkdir(scratch_path(place, "out/deep/.spmdrun-tmp-new"), 0700) == 0);
  struct stat made;
  EXPECT(stat(old, &made) == 0);
  const struct timespec times[2] = {{.tv_sec = made.st_mtime - 180000},
                                    {.tv_sec = made.st_mtime - 180000}};
  EXPECT(utimensat(AT_FDCWD, old, times, 0) == 0);
  spec.dtype = SR_F32;
  write_array(scratch_path(place, "out/deep/r.zarr"), &spec);
  EXPECT(access(old, F_OK) != 0);
  EXPECT(access(scratch_path(place, "out/deep/.spmdrun-tmp-new"), F_OK) == 0);

  /* Something else takes the place between begin and commit. */
  sr_ctx_clear(&ctx);
  EXPECT_EQ(sr_zarr_begin(&ctx, scratch_path(place, "out/late"), &spec, staging), SR_OK);
  write_text(scratch_path(place, "out/late"), "x", 1);
  EXPECT_EQ(sr_zarr_commit(&ctx, staging, scratch_path(place, "out/late"), &spec), SR_ERR_INVALID);
  EXPECT(access(staging, F_OK) != 0);
}

#define V2(MEMBERS)                                                                                \
  "{\"zarr_format\":2,\"dtype\":\"<f4\",\"shape\":[4],\"chunks\":[2],\"order\":\"C\"," MEMBERS "}"
#define V3_(SHAPE, TYPE, GRID, CODECS, MORE)                                                       \
  "{\"zarr_format\":3,\"node_type\":\"array\",\"shape\":" SHAPE ",\"data_type\":" TYPE             \
  ",\"chunk_grid\":" GRID ",\"chunk_key_encoding\":{\"name\":\"default\"},\"codecs\":" CODECS      \
  ",\"fill_value\":0" MORE "}"
#define GRID     "{\"name\":\"regular\",\"configuration\":{\"chunk_shape\":[2]}}"
#define BYTES    "{\"name\":\"bytes\",\"configuration\":{\"endian\":\"little\"}}"
#define V3(MORE) V3_("[4]", "\"float32\"", GRID, "[" BYTES "]", MORE)

static void test_metadata(void) {
  static const struct {
    int version;
    sr_status status;
    const char *text, *part;
  } cases[] = {
      {2, SR_ERR_INVALID, "", "not JSON"},
      {2, SR_ERR_INVALID, "[1]", "not JSON"},
      {2, SR_ERR_INVALID, "{\"zarr_format\":2", "not JSON"},
      {2, SR_ERR_INVALID, "{\"zarr_format\":2} x", "not JSON"},
      {2, SR_ERR_INVALID, "{\"zarr_format\":3}", "is not 2"},
      {2, SR_ERR_INVALID, "{\"zarr_format\":2}", "is missing"},
      {2, SR_OK, V2("\"fill_value\":null"), ""},
      {2, SR_OK, V2("\"fill_value\":\"NaN\",\"compressor\":null,\"filters\":[]"), ""},
      {2, SR_ERR_INVALID, V2("\"compressor\":null"), "\"fill_value\" is missing"},
      {2, SR_ERR_INVALID, V2("\"fill_value\":[1]"), "no value of the array's type"},
      {2, SR_ERR_UNSUPPORTED, V2("\"compressor\":{\"id\":\"blosc\"},\"fill_value\":0"),
       "compressor \"blosc\"; write the array with compressor zstd or none"},
      {2, SR_ERR_INVALID, V2("\"compressor\":{},\"fill_value\":0"), "has no \"id\""},
      {2, SR_ERR_UNSUPPORTED, V2("\"filters\":[{\"id\":\"delta\"}],\"fill_value\":0"), "delta"},
      {2, SR_ERR_INVALID, V2("\"dimension_separator\":\"-\",\"fill_value\":0"), "neither"},
      {2, SR_ERR_UNSUPPORTED,
       "{\"zarr_format\":2,\"dtype\":[[\"a\",\"<f4\"]],\"shape\":[4],\"chunks\":[2],\"order\":"
       "\"C\"}",
       "records"},
      {2, SR_ERR_INVALID,
       "{\"zarr_format\":2,\"dtype\":\"<f4\",\"shape\":[4],\"chunks\":[0],\"order\":\"C\"}",
       "positive"},
      {2, SR_ERR_INVALID,
       "{\"zarr_format\":2,\"dtype\":\"<f4\",\"shape\":[4],\"chunks\":[2,2],\"order\":\"C\"}",
       "as many sizes"},
      {2, SR_ERR_INVALID,
       "{\"zarr_format\":2,\"dtype\":\"<f4\",\"shape\":[-1],\"chunks\":[2],\"order\":\"C\"}",
       "integers"},
      {2, SR_ERR_INVALID,
       "{\"zarr_format\":2,\"dtype\":\"<f4\",\"shape\":[1e300],\"chunks\":[2],\"order\":\"C\"}",
       "integers"},
      {2, SR_ERR_INVALID,
       "{\"zarr_format\":2,\"dtype\":\"<f4\",\"shape\":[1.5],\"chunks\":[2],\"order\":\"C\"}",
       "integers"},
      {2, SR_ERR_INVALID,
       "{\"zarr_format\":2,\"dtype\":\"<f4\",\"shape\":[9007199254740992,9007199254740992],"
       "\"chunks\":[1,1],\"order\":\"C\"}",
       "2^63"},
      {2, SR_ERR_INVALID,
       "{\"zarr_format\":2,\"dtype\":\"<f4\",\"shape\":[4,4],"
       "\"chunks\":[9007199254740992,9007199254740992],\"order\":\"C\"}",
       "2^63"},
      {2, SR_ERR_UNSUPPORTED,
       "{\"zarr_format\":2,\"dtype\":\"<M8[ns]\",\"shape\":[4],\"chunks\":[2],\"order\":\"C\"}",
       "<M8[ns]"},
      {3, SR_OK, V3(""), ""},
      {3, SR_OK, V3(",\"later\":{\"must_understand\":false}"), ""},
      {3, SR_ERR_UNSUPPORTED, V3(",\"later\":{}"), "member \"later\""},
      {3, SR_ERR_UNSUPPORTED, V3(",\"storage_transformers\":[{}]"), "storage_transformers"},
      {3, SR_OK, V3_("[4]", "\"int8\"", GRID, "[\"bytes\",{\"name\":\"crc32c\"}]", ""), ""},
      {3, SR_ERR_INVALID, V3_("[4]", "\"int16\"", GRID, "[\"bytes\"]", ""),
       "\"endian\" is missing"},
      {3, SR_ERR_INVALID, V3_("[4]", "\"int16\"", GRID, "[]", ""), "has no \"bytes\""},
      {3, SR_ERR_INVALID, V3_("[4]", "\"int16\"", GRID, "[\"zstd\"]", ""), "begin with \"bytes\""},
      {3, SR_ERR_UNSUPPORTED, V3_("[4]", "\"int8\"", GRID, "[\"bytes\",\"gzip\"]", ""), "gzip"},
      {3, SR_ERR_UNSUPPORTED, V3_("[4]", "\"int8\"", GRID, "[{\"name\":\"sharding_indexed\"}]", ""),
       "sharding_indexed"},
      {3, SR_ERR_UNSUPPORTED, V3_("[4]", "\"int8\"", GRID, "[\"transpose\",\"bytes\"]", ""),
       "transpose"},
      {3, SR_ERR_UNSUPPORTED, V3_("[4]", "\"string\"", GRID, "[\"bytes\"]", ""), "string"},
      {3, SR_ERR_INVALID, V3_("[4]", "7", GRID, "[\"bytes\"]", ""), "has no name"},
      {3, SR_ERR_UNSUPPORTED, V3_("[4]", "\"int8\"", "{\"name\":\"rectangular\"}", "[]", ""),
       "rectangular"},
      {3, SR_ERR_INVALID, V3_("[4]", "\"int8\"", "\"regular\"", "[]", ""), "chunk_shape"},
      {3, SR_ERR_INVALID, V3_("4", "\"int8\"", GRID, "[]", ""), "not a list"},
      {3, SR_ERR_INVALID, "{\"zarr_format\":3,\"node_type\":\"group\"}", "group"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_ctx ctx = {0};
    sr_zarr_info info;
    sr_status status = sr_zarr_metadata_read(&ctx, "d.zarr", cases[i].version, cases[i].text,
                                             strlen(cases[i].text), &info);
    if (!EXPECT_EQ(status, cases[i].status))
      fprintf(stderr, "  %s: %s\n", cases[i].text, ctx.message);
    EXPECT_CONTAINS(ctx.message, cases[i].part);
  }
}

/* What the log was told. */
typedef struct told {
  int lines;
  char line[SR_MESSAGE_BYTES];
} told;

static void hear(void *user, sr_log_level level, sr_log_module module, const char *line) {
  told *said = user;
  EXPECT(level == SR_LOG_WARN && module == SR_LOG_EXECUTOR);
  said->lines++;
  snprintf(said->line, sizeof said->line, "%s", line);
}

/* Chunks that are missing, cut off, changed, or far smaller than the metadata say. */
static void test_chunks(const scratch *place) {
  const char *path = scratch_path(place, "chunks.zarr");
  const int64_t dims[] = {8}, chunk[] = {4}, zero[] = {0};
  for (int compress = 0; compress < 2; compress++) {
    const sr_zarr_spec spec = {.version = 2,
                               .dtype = SR_F32,
                               .rank = 1,
                               .dims = dims,
                               .chunk = chunk,
                               .compress = compress};
    if (!write_array(path, &spec))
      return;
    const char *file = scratch_path(place, "chunks.zarr/1");
    struct stat found;
    EXPECT(stat(file, &found) == 0);
    float data[8];
    for (long length = (long)found.st_size; length >= 0; length--) {
      sr_ctx ctx = {0};
      sr_zarr *array;
      EXPECT(truncate(file, length) == 0);
      EXPECT_EQ(sr_zarr_open(&ctx, path, &array), SR_OK);
      EXPECT_EQ(sr_zarr_read_box(&ctx, array, "x", SR_F32, zero, dims, NULL, data),
                length == found.st_size ? SR_OK : SR_ERR_INVALID);
      EXPECT(length == found.st_size || strstr(ctx.message, "chunk 1 is damaged"));
      sr_zarr_close(array);
    }
    EXPECT(unlink(file) == 0);
    told said = {0};
    const sr_log log = {.level = {[SR_LOG_EXECUTOR] = SR_LOG_WARN}, .sink = hear, .user = &said};
    sr_ctx ctx = {.log = &log};
    sr_zarr *array;
    EXPECT_EQ(sr_zarr_open(&ctx, path, &array), SR_OK);
    for (int again = 0; again < 2; again++) {
      data[4] = data[7] = 1.0f;
      EXPECT_EQ(sr_zarr_read_box(&ctx, array, "x", SR_F32, zero, dims, NULL, data), SR_OK);
      EXPECT(data[4] == 0.0f && data[7] == 0.0f);
    }
    EXPECT_EQ(said.lines, 1);
    EXPECT_CONTAINS(said.line, "chunks.zarr: chunk 1 is missing; it reads as the fill value");
    sr_zarr_close(array);
  }
  /* The metadata announce a terabyte but there are a few bytes: no memory is allocated for it. */
  static const char huge[] = "{\"zarr_format\":2,\"dtype\":\"<f4\",\"shape\":[8],\"chunks\":["
                             "250000000000],\"order\":\"C\",\"fill_value\":-9223372036854775809,"
                             "\"compressor\":{\"id\":\"zstd\"}}";
  write_text(scratch_path(place, "chunks.zarr/.zarray"), huge, strlen(huge));
  sr_ctx ctx = {0};
  sr_zarr *array;
  float data[8];
  EXPECT_EQ(sr_zarr_open(&ctx, path, &array), SR_OK);
  EXPECT_EQ(sr_zarr_read_box(&ctx, array, "x", SR_F32, zero, dims, NULL, data), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "which are no chunk of 1000000000000 bytes");
  sr_zarr_close(array);
}

/* Fill values of all kinds, from arrays without chunks. */
static void test_fill(const scratch *place) {
  static const struct {
    const char *type, *fill;
    sr_dtype dtype;
    unsigned char wanted[16];
  } cases[] = {
      {"<f4", "\"NaN\"", SR_F32, {0, 0, 0xc0, 0x7f}},
      {">f4", "1.5", SR_F32, {0, 0, 0xc0, 0x3f}},
      {"<f2", "\"-Infinity\"", SR_F16, {0, 0xfc}},
      {"<i8", "-9007199254740992", SR_I64, {0, 0, 0, 0, 0, 0, 0xe0, 0xff}},
      {"|u1", "255", SR_U8, {255}},
      {"|b1", "true", SR_I1, {1}},
      {"<c8", "[1.0, \"NaN\"]", SR_C64, {0, 0, 0x80, 0x3f, 0, 0, 0xc0, 0x7f}},
      {">c8", "[0.0, 1.0]", SR_C64, {0, 0, 0, 0, 0, 0, 0x80, 0x3f}},
      {"<f8", "\"0x3ff0000000000001\"", SR_F64, {1, 0, 0, 0, 0, 0, 0xf0, 0x3f}},
      {"bfloat16", "1.0", SR_BF16, {0x80, 0x3f}},
  };
  const int64_t zero[] = {0}, one[] = {1};
  EXPECT(mkdir(scratch_path(place, "fill.zarr"), 0700) == 0);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char text[300];
    int length = snprintf(text, sizeof text,
                          "{\"zarr_format\":2,\"dtype\":\"%s\",\"shape\":[2],\"chunks\":[1],"
                          "\"order\":\"C\",\"fill_value\":%s}",
                          cases[i].type, cases[i].fill);
    write_text(scratch_path(place, "fill.zarr/.zarray"), text, (size_t)length);
    sr_ctx ctx = {0};
    sr_zarr *array;
    unsigned char got[16];
    if (!EXPECT_EQ(sr_zarr_open(&ctx, scratch_path(place, "fill.zarr"), &array), SR_OK)) {
      fprintf(stderr, "  %s\n", ctx.message);
      continue;
    }
    EXPECT_EQ(sr_zarr_read_box(&ctx, array, "x", cases[i].dtype, zero, one, NULL, got), SR_OK);
    if (!EXPECT(memcmp(got, cases[i].wanted, sr_dtype_get(cases[i].dtype)->bytes) == 0))
      fprintf(stderr, "  %s %s\n", cases[i].type, cases[i].fill);
    sr_zarr_close(array);
  }
  static const char *const far[] = {"9223372036854775807", "-9223372036854775808"};
  for (int i = 0; i < 2; i++) {
    char text[300];
    int length = snprintf(text, sizeof text,
                          "{\"zarr_format\":2,\"dtype\":\"<i8\",\"shape\":[2],\"chunks\":[1],"
                          "\"order\":\"C\",\"fill_value\":%s}",
                          far[i]);
    write_text(scratch_path(place, "fill.zarr/.zarray"), text, (size_t)length);
    sr_ctx ctx = {0};
    sr_zarr *array;
    int64_t got;
    EXPECT_EQ(sr_zarr_open(&ctx, scratch_path(place, "fill.zarr"), &array), SR_OK);
    EXPECT_EQ(sr_zarr_read_box(&ctx, array, "x", SR_I64, zero, one, NULL, &got),
              SR_ERR_UNSUPPORTED);
    EXPECT_CONTAINS(ctx.message, "beyond 2^53");
    sr_zarr_close(array);
  }
}

/* An array with a declared type of its unsigned integers cannot be read as another type of that
 * width. */
static void test_disguise(const scratch *place) {
  const int64_t chunk[] = {2}, index[] = {0};
  for (int version = 2; version <= 3; version++) {
    sr_ctx ctx = {0};
    char staging[SR_ZARR_PATH_BYTES];
    const char *path = scratch_path(place, "disguise.zarr");
    const sr_zarr_spec spec = {
        .version = version, .dtype = SR_F8E4M3FN, .rank = 1, .dims = chunk, .chunk = chunk};
    EXPECT_EQ(sr_zarr_begin(&ctx, path, &spec, staging), SR_OK);
    EXPECT_EQ(sr_zarr_write_chunk(&ctx, staging, &spec, index, "\x38\x40", chunk), SR_OK);
    EXPECT_EQ(sr_zarr_commit(&ctx, staging, path, &spec), SR_OK);
    sr_source *source;
    EXPECT_EQ(sr_source_open(&ctx, "x", path, SR_F8E4M3FN, 1, chunk, &source), SR_OK);
    sr_source_close(source);
    static const sr_dtype others[] = {SR_U8, SR_F8E5M2};
    for (int i = 0; i < 2; i++) {
      EXPECT_EQ(sr_source_open(&ctx, "x", path, others[i], 1, chunk, &source), SR_ERR_INVALID);
      EXPECT_CONTAINS(ctx.message, "given f8E4M3FN[2]");
    }
  }
  /* In version 2, attributes are a separate file. */
  sr_ctx ctx = {0};
  sr_zarr *array;
  const char *path = scratch_path(place, "damaged.zarr");
  EXPECT(mkdir(path, 0700) == 0);
  static const char text[] = "{\"zarr_format\":2,\"dtype\":\"|u1\",\"shape\":[2],\"chunks\":[1],"
                             "\"order\":\"C\",\"fill_value\":0}";
  write_text(scratch_path(place, "damaged.zarr/.zarray"), text, sizeof text - 1);
  write_text(scratch_path(place, "damaged.zarr/.zattrs"), "{\"spmdrun_dtype\":", 17);
  EXPECT_EQ(sr_zarr_open(&ctx, scratch_path(place, "damaged.zarr"), &array), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "attributes");
}

int main(void) {
  scratch place;
  scratch_init(&place);
  test_round_trips(&place);
  test_replacing(&place);
  test_metadata();
  test_chunks(&place);
  test_fill(&place);
  test_disguise(&place);
  scratch_deinit(&place);
  return expect_result();
}
