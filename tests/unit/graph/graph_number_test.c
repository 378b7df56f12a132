/* Numbers between text and bits. tests/golden/graph/floats.txt has the values of ml_dtypes for the
 * small floating-point types; for f32 and f64 the C library is the reference. */
#include "graph/ir/number.h"

#include <math.h>

#include "support/comma_locale.h"
#include "support/module_case.h"

static void test_line(char *line) {
  char *save = NULL;
  const char *verb = strtok_r(line, " ", &save), *name = strtok_r(NULL, " ", &save);
  sr_dtype dtype = sr_dtype_parse(name, strlen(name));
  if (!EXPECT(dtype != SR_DTYPE_COUNT))
    return;
  for (char *word; (word = strtok_r(NULL, " ", &save)) != NULL;) {
    uint64_t wanted = strtoull(word, NULL, 10), bits = 0;
    double value = strtod(strtok_r(NULL, " ", &save), NULL);
    bool same;
    if (strcmp(verb, "decode") == 0) {
      double got = sr_float_decode(dtype, wanted);
      same = isnan(value) ? isnan(got) : got == value && signbit(got) == signbit(value);
    } else {
      same = sr_float_encode(dtype, value, &bits) && bits == wanted;
    }
    if (!EXPECT(same))
      fprintf(stderr, "  %s %s %llu %a, got bits %llu\n", verb, name, (unsigned long long)wanted,
              value, (unsigned long long)bits);
  }
}

static void test_small_types(void) {
  size_t bytes;
  char *text = module_case_file("golden/graph/floats.txt", &bytes), *save = NULL;
  for (char *line = strtok_r(text, "\n", &save); line; line = strtok_r(NULL, "\n", &save))
    test_line(line);
  free(text);
}

/* The number after 1 is 1 plus the last bit of its significand. */
static void test_significands(void) {
  for (int dtype = 0; dtype < SR_DTYPE_COUNT; dtype++) {
    uint64_t one = 0;
    int bits = sr_dtype_significand((sr_dtype)dtype);
    if (!EXPECT_EQ(bits > 0, sr_dtype_get((sr_dtype)dtype)->class_ == SR_CLASS_FLOAT) || bits == 0)
      continue;
    EXPECT(sr_float_encode((sr_dtype)dtype, 1, &one));
    EXPECT(sr_float_decode((sr_dtype)dtype, one + 1) - 1 == ldexp(1, 1 - bits));
  }
}

static void expect_parse(const char *number) {
  uint64_t bits = 0;
  double wide = strtod(number, NULL), got_wide;
  float narrow = strtof(number, NULL), got_narrow;
  const char *end = number + strlen(number);
  EXPECT(sr_float_parse(SR_F64, number, end, false, &bits));
  memcpy(&got_wide, &bits, sizeof got_wide);
  if (!EXPECT(got_wide == wide))
    fprintf(stderr, "  %s\n", number);
  if (!isfinite(narrow))
    return;
  EXPECT(sr_float_parse(SR_F32, number, end, false, &bits));
  uint32_t word = (uint32_t)bits;
  memcpy(&got_narrow, &word, sizeof got_narrow);
  if (!EXPECT(got_narrow == narrow))
    fprintf(stderr, "  %s\n", number);
}

/* Our own generator, so that every run has the same numbers. */
static uint64_t next_random(uint64_t *state) {
  *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return *state >> 11;
}

static void test_parse(void) {
  static const char *const hard[] = {
      "0.0",
      "1.0",
      "9007199254740993.0",
      "16777217.0",
      "16777216.999999999999999999999",
      "1.00000005960464477539062500001",
      "1.000000059604644775390625",
      "2.2250738585072011e-308",
      "4.9406564584124654e-324",
      "1.7976931348623157e308",
      "1.17549435082228751e-38",
      "1.401298464324817e-45",
      "7.0064923216240853e-46",
      "123456789012345678901234567890.123456789e-10",
      "0.000000000000000000000000000000000000000000000123456789",
  };
  for (size_t i = 0; i < sizeof hard / sizeof *hard; i++)
    expect_parse(hard[i]);
  uint64_t state = 1;
  for (int i = 0; i < 20000; i++) {
    char number[64];
    int digits = (int)(next_random(&state) % 20);
    int exponent = (int)(next_random(&state) % 80) - 40;
    snprintf(number, sizeof number, "%llu.%.*llue%d",
             (unsigned long long)(next_random(&state) % 100), digits,
             (unsigned long long)next_random(&state) % 1000000000000, exponent);
    expect_parse(number);
  }
}

static bool parses_float(sr_dtype dtype, const char *text) {
  uint64_t bits;
  return sr_float_parse(dtype, text, text + strlen(text), false, &bits);
}

static bool parses_integer(const char *text, uint64_t *out) {
  return sr_integer_parse(text, text + strlen(text), out);
}

static void test_refused(void) {
  static const char *const wrong[] = {"", ".5", "1", "1.0e", "1.0e+", "1.0x", "1.5.5", "1.0e400"};
  uint64_t bits;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    EXPECT(!parses_float(SR_F64, wrong[i]));
  EXPECT(!parses_float(SR_F32, "1.0e39"));
  EXPECT(!sr_float_encode(SR_F4E2M1FN, 100, &bits));
  EXPECT(!sr_float_encode(SR_F8E8M0FNU, -1, &bits));
  EXPECT(sr_float_encode(SR_F8E8M0FNU, 0, &bits) && bits == 0);
}

/* Printed numbers read back to the same bits. */
static void test_print(void) {
  sr_arena *arena = sr_arena_create();
  uint64_t state = 2;
  for (int i = 0; i < 5000; i++) {
    sr_dtype dtype = i % 3 == 0 ? SR_F64 : i % 3 == 1 ? SR_F32 : SR_BF16;
    uint64_t bits = next_random(&state) * 2049, back = 0;
    bits &= dtype == SR_F64 ? UINT64_MAX : dtype == SR_F32 ? UINT32_MAX : UINT16_MAX;
    if (!isfinite(sr_float_decode(dtype, bits)))
      continue;
    sr_text text = {.arena = arena};
    sr_float_print(&text, dtype, bits);
    const char *number = sr_text_get(&text), *end = number + text.count;
    bool negative = *number == '-';
    bool good = strncmp(number, "0x", 2) == 0
                    ? sr_integer_parse(number, end, &back)
                    : sr_float_parse(dtype, number + negative, end, negative, &back);
    if (!EXPECT(good && back == bits))
      fprintf(stderr, "  %s\n", number);
  }
  sr_arena_destroy(arena);
}

/* Values by hand: slightly above the middle between 1 and the next float, and a double of 17
 * digits. */
static void test_with_commas(void) {
  static const char middle[] = "1.00000005960464477539062500001", many[] = "0.30000000000000004";
  uint64_t bits;
  EXPECT(sr_float_parse(SR_F32, middle, middle + sizeof middle - 1, false, &bits) &&
         bits == 0x3f800001);
  EXPECT(sr_float_parse(SR_F64, many, many + sizeof many - 1, false, &bits) &&
         bits == UINT64_C(0x3fd3333333333334));
  test_print();
}

static void test_integers(void) {
  uint64_t value;
  int64_t fitted;
  EXPECT(parses_integer("0xFF", &value) && value == 255);
  EXPECT(!parses_integer("18446744073709551616", &value));
  EXPECT(!parses_integer("0x10000000000000000", &value));
  EXPECT(sr_integer_fits(SR_I8, 128, true, &fitted) && fitted == -128);
  EXPECT(!sr_integer_fits(SR_I8, 129, true, &fitted));
  EXPECT(sr_integer_fits(SR_I8, 255, false, &fitted) && fitted == -1);
  EXPECT(!sr_integer_fits(SR_I8, 256, false, &fitted));
  EXPECT(!sr_integer_fits(SR_U8, 1, true, &fitted));
  EXPECT(sr_integer_fits(SR_I64, UINT64_C(1) << 63, true, &fitted) && fitted == INT64_MIN);
}

int main(void) {
  test_small_types();
  test_significands();
  test_parse();
  test_refused();
  test_print();
  test_integers();
  comma_locale_set();
  test_with_commas();
  return expect_result();
}
