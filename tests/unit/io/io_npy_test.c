/* .npy files: boxes of every kind, conversions, damage, and atomic writing. */
#include <dirent.h>
#include <fcntl.h>
#include <math.h>
#include <sys/stat.h>

#include "executor/io/npy.h"
#include "executor/io/source.h"
#include "support/io_case.h"

/* Writes a version 1.0 file with this dictionary and `bytes` bytes of data. */
static void write_npy(const char *path, const char *dictionary, const void *data, size_t bytes) {
  unsigned char head[10] = {0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
  size_t length = strlen(dictionary);
  head[8] = (unsigned char)length;
  head[9] = (unsigned char)(length >> 8);
  FILE *file = fopen(path, "wb");
  EXPECT(file && fwrite(head, 1, 10, file) == 10 && fwrite(dictionary, 1, length, file) == length &&
         fwrite(data, 1, bytes, file) == bytes);
  fclose(file);
}

static int count_files(const char *path) {
  int count = 0;
  DIR *stream = opendir(path);
  for (struct dirent *entry; stream && (entry = readdir(stream)) != NULL;)
    count += entry->d_name[0] != '.' || strlen(entry->d_name) > 2;
  if (stream)
    closedir(stream);
  return count;
}

/* Writes an array by boxes that cover it, and reads boxes back. */
static void test_boxes(const scratch *place, sr_dtype dtype, int32_t rank, const int64_t *dims) {
  sr_ctx ctx = {0};
  sr_npy_writer *writer;
  const char *path = scratch_path(place, "boxes.npy");
  if (!EXPECT_EQ(sr_npy_writer_create(&ctx, path, dtype, rank, dims, &writer), SR_OK))
    return;
  unsigned random = 3;
  const int64_t zero[SR_IO_MAX_RANK] = {0};
  for (int i = 0; i < 20; i++) {
    int64_t start[8], size[8], pitch[8];
    io_case_box(&random, rank, dims, start, size, pitch);
    if (i == 0) { /* the whole array, then boxes of it again */
      memcpy(start, zero, sizeof start);
      memcpy(size, dims, (size_t)rank * sizeof *size);
      for (int32_t d = 0; d < rank; d++)
        pitch[d] = size[d] + d;
    }
    unsigned char *block = io_case_block(dtype, rank, dims, start, size, pitch);
    EXPECT_EQ(sr_npy_write_box(&ctx, writer, start, size, pitch, block), SR_OK);
    free(block);
  }
  EXPECT_EQ(sr_npy_writer_commit(&ctx, writer), SR_OK);

  sr_npy *file;
  if (!EXPECT_EQ(sr_npy_open(&ctx, path, &file), SR_OK)) {
    fprintf(stderr, "  %s\n", ctx.message);
    return;
  }
  size_t bytes = sr_dtype_get(dtype)->bytes;
  for (int i = 0; i < 20; i++) {
    int64_t start[8], size[8], pitch[8];
    io_case_box(&random, rank, dims, start, size, pitch);
    unsigned char *wanted = io_case_block(dtype, rank, dims, start, size, pitch);
    size_t total = (size_t)io_case_count(rank, pitch) * bytes;
    unsigned char *got = malloc(total + 1);
    memset(got, 0xee, total + 1);
    EXPECT_EQ(sr_npy_read_box(&ctx, file, "x", dtype, start, size, pitch, got), SR_OK);
    if (!EXPECT(memcmp(got, wanted, total) == 0))
      fprintf(stderr, "  %s rank %d\n", sr_dtype_get(dtype)->name, rank);
    free(got);
    free(wanted);
  }
  sr_npy_close(file);
}

/* Contiguous runs longer than the writer's buffer, written directly and through it. */
static void test_large(const scratch *place) {
  const int64_t dims[] = {3, 400000};
  test_boxes(place, SR_F32, 2, dims);
  test_boxes(place, SR_I4, 2, (const int64_t[]){2, 1500000});
}

static void test_conversions(const scratch *place) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  const char *path = scratch_path(place, "c.npy");
  const int64_t two[] = {2}, zero[] = {0};
  sr_source *source;
  float narrow[2];
  write_npy(path, "{'descr': '<f8', 'fortran_order': False, 'shape': (2,), }",
            (double[]){0.1, -INFINITY}, 16);
  EXPECT_EQ(sr_source_open(&ctx, "argument 2", path, SR_F32, 1, two, &source), SR_OK);
  EXPECT_CONTAINS(lines.last, "argument 2: f64 of ");
  EXPECT_EQ(lines.count[SR_LOG_INFO], 1);
  EXPECT_EQ(sr_source_read_box(&ctx, source, zero, two, NULL, narrow), SR_OK);
  EXPECT(narrow[0] == 0.1f && isinf(narrow[1]));
  sr_source_close(source);

  write_npy(path, "{'descr': '<f8', 'fortran_order': False, 'shape': (2,), }",
            (double[]){0.1, 1e300}, 16);
  EXPECT_EQ(sr_source_open(&ctx, "argument 2", path, SR_F32, 1, two, &source), SR_OK);
  EXPECT_EQ(sr_source_read_box(&ctx, source, zero, two, NULL, narrow), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "argument 2: element [1] of ");
  EXPECT_CONTAINS(ctx.message, "is 1e+300, which f32 does not hold");
  sr_source_close(source);
  sr_ctx_clear(&ctx);

  int32_t integers[2];
  write_npy(path, "{'descr': '<i8', 'fortran_order': False, 'shape': (2,), }",
            (int64_t[]){-5, 2147483648}, 16);
  EXPECT_EQ(sr_source_open(&ctx, "argument 2", path, SR_I32, 1, two, &source), SR_OK);
  EXPECT_EQ(sr_source_read_box(&ctx, source, zero, two, NULL, integers), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "argument 2: element [1] of ");
  EXPECT_CONTAINS(ctx.message, "is 2147483648, which i32 does not hold");
  EXPECT_EQ(integers[0], -5);
  sr_source_close(source);

  sr_ctx_clear(&ctx);
  EXPECT_EQ(sr_source_open(&ctx, "argument 2", path, SR_F32, 1, two, &source), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "argument 2: expected f32[2], given i64[2] in ");
  sr_ctx_clear(&ctx);
  EXPECT_EQ(sr_source_open(&ctx, "argument 2", path, SR_I64, 2, (const int64_t[]){2, 1}, &source),
            SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "expected i64[2,1], given i64[2] in ");

  /* Big-endian complex, Fortran order, keys in another order, the other kind of quotes. */
  sr_ctx_clear(&ctx);
  unsigned char swapped[16] = {0x3f, 0x80, 0, 0, 0xc0, 0, 0, 0, 0x40, 0x40, 0, 0, 0, 0, 0, 0};
  write_npy(path, "{\"shape\":(1L ,2),'fortran_order':True ,u'descr':'>c8'}\n", swapped, 16);
  const int64_t row[] = {1, 2}, origin[] = {0, 0};
  float complex_[4];
  EXPECT_EQ(sr_source_open(&ctx, "x", path, SR_C64, 2, row, &source), SR_OK);
  EXPECT_EQ(sr_source_read_box(&ctx, source, origin, row, NULL, complex_), SR_OK);
  EXPECT(complex_[0] == 1.0f && complex_[1] == -2.0f && complex_[2] == 3.0f && complex_[3] == 0.0f);
  sr_source_close(source);

  /* Types below a byte: with and without sign extension; other upper bits are refused. */
  int8_t nibbles[2];
  write_npy(path, "{'descr': '|u1', 'fortran_order': False, 'shape': (2,), }", "\x0f\xf8", 2);
  EXPECT_EQ(sr_source_open(&ctx, "x", path, SR_I4, 1, two, &source), SR_OK);
  EXPECT_EQ(sr_source_read_box(&ctx, source, zero, two, NULL, nibbles), SR_OK);
  EXPECT(nibbles[0] == -1 && nibbles[1] == -8);
  sr_source_close(source);
  EXPECT_EQ(sr_source_open(&ctx, "x", path, SR_U4, 1, two, &source), SR_OK);
  EXPECT_EQ(sr_source_read_box(&ctx, source, zero, two, NULL, nibbles), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "element [1]");
  EXPECT_CONTAINS(ctx.message, "0xf8, which ui4 does not hold");
  sr_source_close(source);
}

/* Invalid headers: each gives an error message. */
static void test_headers(void) {
  static const struct {
    const char *text, *part;
    sr_status status;
  } cases[] = {
      {"", "no dictionary", SR_ERR_INVALID},
      {"{", "a key is missing", SR_ERR_INVALID},
      {"{}", "a key is missing", SR_ERR_INVALID},
      {"{'descr': '<f4', 'fortran_order': False}", "a key is missing", SR_ERR_INVALID},
      {"{'descr': '<f4', 'descr': '<f4'}", "twice", SR_ERR_INVALID},
      {"{'descr': '<f4', 'extra': 1}", "does not have", SR_ERR_INVALID},
      {"{'descr': [('a', '<f4')]}", "records", SR_ERR_UNSUPPORTED},
      {"{'descr': '|O'}", "'|O' are not numbers", SR_ERR_UNSUPPORTED},
      {"{'descr': '<U8'}", "'<U8'", SR_ERR_UNSUPPORTED},
      {"{'descr': '<f16'}", "'<f16'", SR_ERR_UNSUPPORTED},
      {"{'descr': '<f4}", "not a string", SR_ERR_INVALID},
      {"{'fortran_order': None}", "neither True nor False", SR_ERR_INVALID},
      {"{'shape': 3}", "not a tuple", SR_ERR_INVALID},
      {"{'shape': (3", "does not end", SR_ERR_INVALID},
      {"{'shape': (3 4)", "does not end", SR_ERR_INVALID},
      {"{'shape': (-3,)", "63 bits", SR_ERR_INVALID},
      {"{'shape': (9223372036854775808,)", "63 bits", SR_ERR_INVALID},
      {"{'shape': (1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1)",
       "more than 32 dimensions", SR_ERR_UNSUPPORTED},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': ()} x", "follows", SR_ERR_INVALID},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    unsigned char data[256] = {0x93, 'N', 'U', 'M', 'P', 'Y', 2, 0};
    size_t length = strlen(cases[i].text);
    data[8] = (unsigned char)length;
    memcpy(data + 12, cases[i].text, length);
    sr_ctx ctx = {0};
    sr_npy_header header;
    EXPECT_EQ(sr_npy_header_read(&ctx, "f.npy", data, 12 + length, &header), cases[i].status);
    EXPECT_CONTAINS(ctx.message, cases[i].part);
    EXPECT_CONTAINS(ctx.message, "f.npy: ");
  }
}

/* Every truncated file is refused. */
static void test_truncation(const scratch *place) {
  const char *path = scratch_path(place, "t.npy");
  const char *header = "{'descr': '<f4', 'fortran_order': False, 'shape': (5, 2), }";
  char data[40] = "";
  write_npy(path, header, data, sizeof data);
  struct stat found;
  EXPECT(stat(path, &found) == 0);
  for (long length = (long)found.st_size; length >= 0; length--) {
    sr_ctx ctx = {0};
    sr_npy *file;
    EXPECT(truncate(path, length) == 0);
    EXPECT_EQ(sr_npy_open(&ctx, path, &file), length == found.st_size ? SR_OK : SR_ERR_INVALID);
    EXPECT(length == found.st_size || ctx.message[0] != '\0');
    sr_npy_close(file);
  }
  sr_ctx ctx = {0};
  sr_npy *file;
  write_npy(path, "{'descr': '<f4', 'fortran_order': False, 'shape': (4611686018427387904, 2), }",
            data, sizeof data);
  EXPECT_EQ(sr_npy_open(&ctx, path, &file), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "2^63 bytes");
  sr_ctx_clear(&ctx);
  EXPECT_EQ(sr_npy_open(&ctx, scratch_path(place, "none.npy"), &file), SR_ERR_IO);
  sr_ctx_clear(&ctx);
  EXPECT_EQ(sr_npy_open(&ctx, place->path, &file), SR_ERR_INVALID);
  /* No elements, although other sizes are huge. */
  sr_ctx_clear(&ctx);
  write_npy(path, "{'descr': '<f4', 'fortran_order': True, 'shape': (0, 4611686018427387904, 8), }",
            data, 0);
  EXPECT_EQ(sr_npy_open(&ctx, path, &file), SR_OK);
  const int64_t start[3] = {0}, size[] = {0, 4611686018427387904, 8};
  EXPECT_EQ(sr_npy_read_box(&ctx, file, "x", SR_F32, start, size, NULL, data), SR_OK);
  sr_npy_close(file);
}

static void test_writer(const scratch *place) {
  sr_ctx ctx = {0};
  sr_npy_writer *writer;
  const char *directory = scratch_path(place, "w"), *path = scratch_path(place, "w/r.npy");
  const int64_t dims[] = {3};
  EXPECT(mkdir(directory, 0700) == 0);
  EXPECT_EQ(sr_npy_writer_create(&ctx, path, SR_F32, 1, dims, &writer), SR_OK);
  EXPECT(access(path, F_OK) != 0);
  sr_npy_writer_abort(writer);
  EXPECT_EQ(count_files(directory), 0);
  for (int i = 0; i < 2; i++) {
    EXPECT_EQ(sr_npy_writer_create(&ctx, path, SR_F32, 1, dims, &writer), SR_OK);
    EXPECT_EQ(sr_npy_writer_commit(&ctx, writer), SR_OK);
    EXPECT_EQ(count_files(directory), 1);
  }
  EXPECT_EQ(sr_npy_writer_create(&ctx, scratch_path(place, "none/r.npy"), SR_F32, 1, dims, &writer),
            SR_ERR_IO);
  EXPECT_CONTAINS(ctx.message, "No such file");
  sr_ctx_clear(&ctx);
  EXPECT(mkdir(scratch_path(place, "w/d.npy"), 0700) == 0);
  EXPECT_EQ(sr_npy_writer_create(&ctx, scratch_path(place, "w/d.npy"), SR_F32, 1, dims, &writer),
            SR_OK);
  EXPECT_EQ(sr_npy_writer_commit(&ctx, writer), SR_ERR_IO);
  EXPECT_EQ(count_files(directory), 2);
}

int main(void) {
  scratch place;
  scratch_init(&place);
  static const int64_t shapes[][4] = {{1}, {17}, {5, 6}, {3, 4, 5}, {2, 3, 1, 4}, {0, 3}};
  static const int32_t ranks[] = {0, 1, 2, 3, 4, 2};
  for (int dtype = 0; dtype < SR_DTYPE_COUNT; dtype++)
    for (int i = 0; i < 6; i++)
      test_boxes(&place, (sr_dtype)dtype, ranks[i], shapes[i]);
  test_large(&place);
  test_conversions(&place);
  test_headers();
  test_truncation(&place);
  test_writer(&place);
  scratch_deinit(&place);
  return expect_result();
}
