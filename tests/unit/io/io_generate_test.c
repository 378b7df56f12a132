/* Generated arguments: the same array for any sharding, and numbers parsed exactly. */
#include <math.h>

#include "executor/io/generate.h"
#include "executor/io/source.h"
#include "support/comma_locale.h"
#include "support/io_case.h"

static sr_generator parse(const char *text, sr_dtype dtype, int32_t rank) {
  sr_ctx ctx = {0};
  sr_generator g;
  if (!EXPECT_EQ(sr_generator_parse(&ctx, "argument 0", text, dtype, rank, &g), SR_OK))
    fprintf(stderr, "  %s as %s: %s\n", text, sr_dtype_get(dtype)->name, ctx.message);
  return g;
}

static void expect_refused(const char *text, sr_dtype dtype, int32_t rank, const char *part) {
  sr_ctx ctx = {0};
  sr_generator g;
  EXPECT_EQ(sr_generator_parse(&ctx, "argument 3", text, dtype, rank, &g), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "argument 3: ");
  EXPECT_CONTAINS(ctx.message, part);
}

/* Known answers of Philox4x32-10 (Random123 distribution, kat_vectors): counter 0, key 0. */
static void test_philox(void) {
  sr_generator g = parse("uniform:0", SR_U64, 1);
  const int64_t dims[] = {4}, start[] = {0}, size[] = {1};
  uint64_t word;
  sr_generator_fill(&g, 1, dims, start, size, NULL, &word);
  EXPECT(word == 0xe169c58d6627e8d5u);
}

/* Every sharding of an array gives its elements; padding is unchanged. */
static void test_shards(const char *text, sr_dtype dtype) {
  enum {
    ROWS = 7,
    COLUMNS = 9
  };
  const int64_t dims[] = {ROWS, COLUMNS}, zero[] = {0, 0};
  size_t bytes = sr_dtype_get(dtype)->bytes;
  sr_generator g = parse(text, dtype, 2);
  unsigned char *whole = calloc(ROWS * COLUMNS, bytes);
  sr_generator_fill(&g, 2, dims, zero, dims, NULL, whole);
  unsigned random = 5;
  for (int i = 0; i < 50; i++) {
    int64_t start[2], size[2], pitch[2];
    io_case_box(&random, 2, dims, start, size, pitch);
    unsigned char *part = malloc((size_t)(pitch[0] * pitch[1]) * bytes);
    memset(part, 0xee, (size_t)(pitch[0] * pitch[1]) * bytes);
    sr_generator_fill(&g, 2, dims, start, size, pitch, part);
    for (int64_t r = 0; r < pitch[0]; r++)
      for (int64_t c = 0; c < pitch[1]; c++) {
        const unsigned char *got = part + (size_t)(r * pitch[1] + c) * bytes;
        if (r < size[0] && c < size[1])
          EXPECT(memcmp(got, whole + (size_t)((start[0] + r) * COLUMNS + start[1] + c) * bytes,
                        bytes) == 0);
        else
          EXPECT(*got == 0xee);
      }
    free(part);
  }
  free(whole);
}

/* Mean and variance of a million elements, within five standard errors. */
static void test_moments(void) {
  enum {
    COUNT = 1000000
  };
  static double data[COUNT];
  static const struct {
    const char *text;
    double mean, variance, error;
  } cases[] = {{"normal:7", 0.0, 1.0, 0.005}, {"uniform:7", 0.5, 1.0 / 12, 0.0015}};
  for (int i = 0; i < 2; i++) {
    sr_generator g = parse(cases[i].text, SR_F64, 1);
    const int64_t dims[] = {COUNT}, start[] = {0};
    sr_generator_fill(&g, 1, dims, start, dims, NULL, data);
    double sum = 0, squares = 0, products = 0;
    for (int n = 0; n < COUNT; n++) {
      sum += data[n];
      squares += (data[n] - cases[i].mean) * (data[n] - cases[i].mean);
      products += n ? (data[n] - cases[i].mean) * (data[n - 1] - cases[i].mean) : 0;
    }
    const double count = COUNT;
    EXPECT(fabs(sum / count - cases[i].mean) < cases[i].error);
    EXPECT(fabs(squares / count - cases[i].variance) < 2 * cases[i].error);
    EXPECT(fabs(products / count) < cases[i].error);
  }
  const int64_t dims[] = {1000}, start[] = {0};
  float small[1000];
  sr_generator g = parse("uniform:1", SR_F32, 1);
  sr_generator_fill(&g, 1, dims, start, dims, NULL, small);
  for (int n = 0; n < 1000; n++)
    EXPECT(small[n] >= 0.0f && small[n] < 1.0f);
}

static void expect_bytes(const char *text, sr_dtype dtype, const void *wanted) {
  sr_generator g = parse(text, dtype, 0);
  unsigned char got[16];
  sr_generator_fill(&g, 0, NULL, NULL, NULL, NULL, got);
  if (!EXPECT(memcmp(got, wanted, sr_dtype_get(dtype)->bytes) == 0))
    fprintf(stderr, "  %s as %s\n", text, sr_dtype_get(dtype)->name);
}

static void test_scalars(void) {
  expect_bytes("-128", SR_I8, &(int8_t){-128});
  expect_bytes("+7", SR_I32, &(int32_t){7});
  expect_bytes("18446744073709551615", SR_U64, &(uint64_t){UINT64_MAX});
  expect_bytes("-9223372036854775808", SR_I64, &(int64_t){INT64_MIN});
  expect_bytes("-8", SR_I4, &(int8_t){-8});
  expect_bytes("3", SR_U2, &(uint8_t){3});
  expect_bytes("true", SR_I1, &(uint8_t){1});
  expect_bytes("false", SR_I1, &(uint8_t){0});
  expect_bytes("1.5e-3", SR_F32, &(float){1.5e-3f});
  expect_bytes("1.5e-3", SR_F64, &(double){1.5e-3});
  expect_bytes("-inf", SR_F32, &(float){-INFINITY});
  expect_bytes("1.5", SR_BF16, &(uint16_t){0x3fc0});
  expect_bytes("nan", SR_F16, &(uint16_t){0x7e00});
  expect_bytes("(1,-2.5)", SR_C64, &(float[2]){1.0f, -2.5f});
  expect_bytes("( 1e3 , 2 )", SR_C128, &(double[2]){1e3, 2.0});
  expect_bytes("3", SR_C64, &(float[2]){3.0f, 0.0f});
  expect_bytes("ones", SR_F8E8M0FNU, &(uint8_t){127});
}

static void test_refusals(void) {
  expect_refused("128", SR_I8, 0, "it is 128, which i8 does not hold");
  expect_refused("-1", SR_U8, 0, "it is -1, which ui8 does not hold");
  expect_refused("99999999999999999999", SR_U64, 0, "does not hold");
  expect_refused("4", SR_U2, 0, "does not hold");
  /* Out of range, as for numbers in files; infinities that are written out are valid. */
  expect_refused("1e39", SR_F32, 0, "it is 1e39, which f32 does not hold");
  expect_refused("-3.4028236e38", SR_F32, 0, "which f32 does not hold");
  expect_refused("1e999", SR_F64, 0, "which f64 does not hold");
  expect_refused("65520", SR_F16, 0, "which f16 does not hold");
  expect_refused("1e39", SR_BF16, 0, "which bf16 does not hold");
  expect_refused("500", SR_F8E4M3FN, 0, "does not hold");
  expect_refused("300", SR_F8E4M3FNUZ, 0, "does not hold");
  expect_refused("100", SR_F4E2M1FN, 0, "does not hold");
  expect_refused("1e40", SR_F8E8M0FNU, 0, "does not hold");
  expect_refused("(1,1e39)", SR_C64, 0, "it is (1,1e39), which complex<f32> does not hold");
  expect_bytes("65519", SR_F16, &(uint16_t){0x7bff});
  expect_bytes("3.4028235e38", SR_F32, &(float){3.4028235e38f});
  expect_bytes("448", SR_F8E4M3FN, &(uint8_t){0x7e});
  expect_bytes("240", SR_F8E4M3FNUZ, &(uint8_t){0x7f});
  expect_bytes("6", SR_F4E2M1FN, &(uint8_t){7});
  expect_refused("3.0", SR_I32, 0, "normal:SEED");
  expect_refused("2", SR_I1, 0, "neither a file nor a value of type i1");
  expect_refused("0x10", SR_F32, 0, "neither");
  expect_refused("1,5", SR_F32, 0, "neither");
  expect_refused("", SR_F32, 0, "neither");
  expect_refused(" 1", SR_F64, 0, "neither");
  expect_refused("--1", SR_I32, 0, "neither");
  expect_refused("(1,2", SR_C64, 0, "neither");
  expect_refused("(1)", SR_C64, 0, "neither");
  expect_refused("(,)", SR_C64, 0, "neither");
  expect_refused("(", SR_C64, 0, "neither");
  expect_refused("inf", SR_F8E4M3FN, 0, "it is inf, which f8E4M3FN does not hold");
  expect_refused("zeros", SR_F8E8M0FNU, 1, "does not hold");
  expect_refused("iota", SR_F8E8M0FNU, 1, "does not hold");
  expect_refused("normal:1", SR_I32, 1, "no meaning for i32");
  expect_refused("normal:", SR_F32, 1, "seed");
  expect_refused("uniform:-1", SR_F32, 1, "seed");
  expect_refused("uniform:18446744073709551616", SR_F32, 1, "seed");
  expect_refused("3", SR_F32, 2, "expected an array of 2 dimensions, given the scalar 3");
  expect_refused("onez", SR_F32, 2, "DIR.zarr");
}

/* A source that is neither a file nor a known word, through the general function. */
static void test_source(void) {
  sr_ctx ctx = {0};
  sr_source *source;
  const int64_t dims[] = {2, 3}, start[] = {1, 1}, size[] = {1, 2};
  EXPECT_EQ(sr_source_open(&ctx, "argument 0", "iota", SR_I32, 2, dims, &source), SR_OK);
  int32_t data[2];
  EXPECT_EQ(sr_source_read_box(&ctx, source, start, size, NULL, data), SR_OK);
  EXPECT(data[0] == 4 && data[1] == 5);
  sr_source_close(source);
  EXPECT_EQ(sr_source_open(&ctx, "argument 1", "none.npy", SR_I32, 2, dims, &source),
            SR_ERR_INVALID);
  EXPECT_STRING(ctx.message, "argument 1: none.npy: No such file or directory");
  EXPECT(!source);
}

int main(void) {
  test_philox();
  static const char *const texts[] = {"zeros", "ones", "iota", "uniform:3", "normal:12345678901"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    for (int dtype = 0; dtype < SR_DTYPE_COUNT; dtype++) {
      sr_class class_ = sr_dtype_get((sr_dtype)dtype)->class_;
      bool continuous = class_ == SR_CLASS_FLOAT || class_ == SR_CLASS_COMPLEX;
      if (dtype != SR_F8E8M0FNU && (i < 4 || continuous))
        test_shards(texts[i], (sr_dtype)dtype);
    }
  test_moments();
  test_scalars();
  comma_locale_set();
  test_scalars();
  test_refusals();
  test_source();
  return expect_result();
}
