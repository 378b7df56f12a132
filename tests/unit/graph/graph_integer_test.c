/*
 * Integer ops compared with the StableHLO specification: all pairs of numbers of the 4- and 8-bit
 * types with arithmetic in a wider type, and the limits of 64 bits with values written by hand.
 * Where the specification leaves a result open, with docs/stablehlo.md.
 */
#include "graph/ir/compare.h"
#include "graph/ir/integer_value.h"
#include "support/expect.h"

/* ---- all numbers of narrow types ------------------------------------------------------------- */

typedef struct narrow {
  sr_dtype dtype;
  int low, high; /* range of the type */
} narrow;

static const narrow types[] = {{SR_I4, -8, 7}, {SR_U4, 0, 15}, {SR_I8, -128, 127}, {SR_U8, 0, 255}};

/* The number of the type that is congruent to `number`. */
static int modulo(const narrow *t, int number) {
  int count = t->high - t->low + 1, wrapped = (number - t->low) % count;
  return t->low + (wrapped < 0 ? wrapped + count : wrapped);
}

/* The bit of 2^place in two's complement. */
static int digit(int number, int place) {
  return number >= 0 ? number / (1 << place) % 2 : 1 - (-1 - number) / (1 << place) % 2;
}

static int width(const narrow *t) {
  return t->high - t->low == 15 ? 4 : 8;
}

static int by_digits(sr_opcode code, const narrow *t, int a, int b) {
  int made = 0;
  for (int p = 0; p < width(t); p++) {
    int x = digit(a, p), y = digit(b, p);
    made += (code == SR_OP_AND ? x * y : code == SR_OP_OR ? x + y - x * y : (x + y) % 2) << p;
  }
  return made;
}

/* The bit that is shifted in. */
static int shifted(sr_opcode code, const narrow *t, int a, int amount) {
  int n = width(t), made = 0, top = digit(a, n - 1);
  if (amount < 0)
    amount += 1 << n; /* amounts are unsigned */
  for (int p = 0; p < n; p++) {
    int from = code == SR_OP_SHIFT_LEFT ? p - amount : p + amount;
    bool inside = from >= 0 && from < n;
    int outside = code == SR_OP_SHIFT_RIGHT_ARITHMETIC ? top : 0;
    made += (inside ? digit(a, from) : outside) << p;
  }
  return made;
}

static int power(const narrow *t, int base, int exponent) {
  int made = 1;
  for (int i = 0; i < exponent; i++)
    made = modulo(t, made * base);
  return made;
}

static int expected(sr_opcode code, const narrow *t, int a, int b) {
  switch ((int)code) {
  case SR_OP_ADD:
    return a + b;
  case SR_OP_SUBTRACT:
    return a - b;
  case SR_OP_MULTIPLY:
    return a * b;
  case SR_OP_DIVIDE: /* by zero: all bits set; otherwise C truncates as the specification does */
    return b == 0 ? -1 : a / b;
  case SR_OP_REMAINDER:
    return b == 0 ? a : a % b;
  case SR_OP_MAXIMUM:
    return a > b ? a : b;
  case SR_OP_MINIMUM:
    return a < b ? a : b;
  case SR_OP_POWER:
    return power(t, a, b);
  case SR_OP_SHIFT_LEFT:
  case SR_OP_SHIFT_RIGHT_LOGICAL:
  case SR_OP_SHIFT_RIGHT_ARITHMETIC:
    return shifted(code, t, a, b);
  }
  return by_digits(code, t, a, b);
}

static const sr_opcode binary_codes[] = {SR_OP_ADD,
                                         SR_OP_SUBTRACT,
                                         SR_OP_MULTIPLY,
                                         SR_OP_DIVIDE,
                                         SR_OP_REMAINDER,
                                         SR_OP_MAXIMUM,
                                         SR_OP_MINIMUM,
                                         SR_OP_POWER,
                                         SR_OP_AND,
                                         SR_OP_OR,
                                         SR_OP_XOR,
                                         SR_OP_SHIFT_LEFT,
                                         SR_OP_SHIFT_RIGHT_LOGICAL,
                                         SR_OP_SHIFT_RIGHT_ARITHMETIC};

static void two_operands(void) {
  for (size_t n = 0; n < sizeof types / sizeof *types; n++)
    for (size_t c = 0; c < sizeof binary_codes / sizeof *binary_codes; c++)
      for (int a = types[n].low; a <= types[n].high; a++)
        for (int b = types[n].low; b <= types[n].high; b++) {
          const narrow *t = &types[n];
          int64_t got = INT64_MIN;
          bool known = sr_integer_binary(binary_codes[c], t->dtype, a, b, &got);
          if (binary_codes[c] == SR_OP_POWER && b < 0) /* 1 / x^n is not an integer */
            EXPECT(!known);
          else if (!known || got != modulo(t, expected(binary_codes[c], t, a, b)))
            fprintf(stderr, "  %s of %s %d, %d\n", sr_op_info_get(binary_codes[c])->name,
                    sr_dtype_get(t->dtype)->name, a, b),
                EXPECT_EQ(got, modulo(t, expected(binary_codes[c], t, a, b)));
        }
}

static int leading_zeros(const narrow *t, int a) {
  int count = 0;
  while (count < width(t) && digit(a, width(t) - 1 - count) == 0)
    count++;
  return count;
}

static void one_operand(void) {
  for (size_t n = 0; n < sizeof types / sizeof *types; n++)
    for (int a = types[n].low; a <= types[n].high; a++) {
      const narrow *t = &types[n];
      int ones = 0;
      for (int p = 0; p < width(t); p++)
        ones += digit(a, p);
      const struct {
        sr_opcode code;
        int wanted;
      } rows[] = {{SR_OP_NOT, -1 - a},         {SR_OP_NEGATE, -a},
                  {SR_OP_ABS, a < 0 ? -a : a}, {SR_OP_SIGN, (a > 0) - (a < 0)},
                  {SR_OP_POPCNT, ones},        {SR_OP_COUNT_LEADING_ZEROS, leading_zeros(t, a)}};
      for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int64_t got = INT64_MIN;
        EXPECT(sr_integer_unary(rows[i].code, t->dtype, a, &got));
        EXPECT_EQ(got, modulo(t, rows[i].wanted));
      }
    }
}

/* Arrays give the results of single numbers, also if the result overwrites an operand. */
static void rows(void) {
  enum {
    MOST = 1 << 16
  };
  static int64_t a[MOST], b[MOST], in_place[MOST], less[MOST], signs[MOST];
  for (size_t n = 0; n < sizeof types / sizeof *types; n++)
    for (size_t c = 0; c < sizeof binary_codes / sizeof *binary_codes; c++) {
      const narrow *t = &types[n];
      const int first = binary_codes[c] == SR_OP_POWER ? 0 : t->low;
      int64_t count = 0, wrong = 0;
      for (int x = t->low; x <= t->high; x++)
        for (int y = first; y <= t->high; y++, count++)
          a[count] = in_place[count] = x, b[count] = y;
      EXPECT(sr_integers_binary(binary_codes[c], t->dtype, in_place, b, count, in_place));
      EXPECT(sr_integers_unary(SR_OP_SIGN, t->dtype, a, count, signs));
      sr_integers_compare(SR_COMPARE_LT, t->dtype, a, b, count, less);
      for (int64_t i = 0; i < count; i++)
        wrong += in_place[i] != modulo(t, expected(binary_codes[c], t, (int)a[i], (int)b[i])) ||
                 signs[i] != (a[i] > 0) - (a[i] < 0) || less[i] != (a[i] < b[i]);
      if (!EXPECT_EQ(wrong, 0))
        fprintf(stderr, "  %s of %s\n", sr_op_info_get(binary_codes[c])->name,
                sr_dtype_get(t->dtype)->name);
    }
  const int64_t large[] = {-1, 1, INT64_MIN}, one[] = {1, -1, 1};
  int64_t got[3];
  sr_integers_compare(SR_COMPARE_GE, SR_U64, large, one, 3, got);
  EXPECT(got[0] == 1 && got[1] == 0 && got[2] == 1);
  sr_integers_convert(SR_U8, large, 3, got);
  EXPECT(got[0] == 255 && got[1] == 1 && got[2] == 0);
  EXPECT(!sr_integers_binary(SR_OP_POWER, SR_I8, one, one, 3, got));
}

/* ---- 64 bits --------------------------------------------------------------------------------- */

/* The bits of a ui64. */
#define BITS(NUMBER) ((int64_t)UINT64_C(NUMBER))

static void wide(void) {
  static const struct {
    sr_opcode code;
    sr_dtype dtype;
    int64_t a, b, wanted;
  } rows[] = {
      {SR_OP_ADD, SR_I64, INT64_MAX, 1, INT64_MIN},
      {SR_OP_SUBTRACT, SR_I64, INT64_MIN, 1, INT64_MAX},
      {SR_OP_SUBTRACT, SR_U64, 0, 1, BITS(0xFFFFFFFFFFFFFFFF)},
      {SR_OP_MULTIPLY, SR_I64, INT64_C(1) << 62, 4, 0},
      {SR_OP_MULTIPLY, SR_I64, INT64_MIN, -1, INT64_MIN},
      {SR_OP_DIVIDE, SR_I64, INT64_MIN, -1, INT64_MIN},
      {SR_OP_REMAINDER, SR_I64, INT64_MIN, -1, 0},
      {SR_OP_DIVIDE, SR_I64, 7, 0, -1},
      {SR_OP_DIVIDE, SR_U64, 7, 0, BITS(0xFFFFFFFFFFFFFFFF)},
      {SR_OP_REMAINDER, SR_I64, -7, 0, -7},
      {SR_OP_DIVIDE, SR_U64, BITS(0xFFFFFFFFFFFFFFFF), 2, INT64_MAX},
      {SR_OP_REMAINDER, SR_U64, BITS(0xFFFFFFFFFFFFFFFF), 10, 5},
      {SR_OP_MAXIMUM, SR_I64, -1, 1, 1},
      {SR_OP_MAXIMUM, SR_U64, BITS(0xFFFFFFFFFFFFFFFF), 1, BITS(0xFFFFFFFFFFFFFFFF)},
      {SR_OP_MINIMUM, SR_U64, BITS(0x8000000000000000), 1, 1},
      {SR_OP_SHIFT_LEFT, SR_I64, 1, 63, INT64_MIN},
      {SR_OP_SHIFT_LEFT, SR_I64, 1, 64, 0},
      {SR_OP_SHIFT_LEFT, SR_I64, 1, -1, 0},
      {SR_OP_SHIFT_RIGHT_LOGICAL, SR_I64, -1, 63, 1},
      {SR_OP_SHIFT_RIGHT_LOGICAL, SR_U64, -1, 64, 0},
      {SR_OP_SHIFT_RIGHT_ARITHMETIC, SR_I64, INT64_MIN, 63, -1},
      {SR_OP_SHIFT_RIGHT_ARITHMETIC, SR_U64, INT64_MIN, 64, -1},
      {SR_OP_POWER, SR_I64, 3, 40, BITS(12157665459056928801)},
      {SR_OP_POWER, SR_I64, 0, 0, 1},
      {SR_OP_POWER, SR_I64, 2, 64, 0},
      {SR_OP_ADD, SR_U32, 0xFFFFFFFF, 1, 0},
      {SR_OP_ADD, SR_I32, INT32_MAX, 1, INT32_MIN},
      {SR_OP_MULTIPLY, SR_I16, 300, 300, 24464},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    int64_t got = 0;
    EXPECT(sr_integer_binary(rows[i].code, rows[i].dtype, rows[i].a, rows[i].b, &got));
    if (!EXPECT_EQ(got, rows[i].wanted))
      fprintf(stderr, "  row %zu\n", i);
  }
}

/* ---- truth values, conversions, order -------------------------------------------------------- */

/* On i1, add is `or`, as the specification says. */
static void truth(void) {
  static const struct {
    sr_opcode code;
    int table[4]; /* of 00, 01, 10, 11 */
  } rows[] = {{SR_OP_ADD, {0, 1, 1, 1}},     {SR_OP_OR, {0, 1, 1, 1}},
              {SR_OP_MAXIMUM, {0, 1, 1, 1}}, {SR_OP_MULTIPLY, {0, 0, 0, 1}},
              {SR_OP_AND, {0, 0, 0, 1}},     {SR_OP_MINIMUM, {0, 0, 0, 1}},
              {SR_OP_XOR, {0, 1, 1, 0}}};
  int64_t got;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    for (int k = 0; k < 4; k++) {
      EXPECT(sr_integer_binary(rows[i].code, SR_I1, k / 2, k % 2, &got));
      EXPECT_EQ(got, rows[i].table[k]);
    }
  for (int a = 0; a < 2; a++) {
    EXPECT(sr_integer_unary(SR_OP_NOT, SR_I1, a, &got));
    EXPECT_EQ(got, 1 - a);
  }
  EXPECT(!sr_integer_binary(SR_OP_SUBTRACT, SR_I1, 1, 1, &got));
  EXPECT(!sr_integer_binary(SR_OP_DIVIDE, SR_I1, 1, 1, &got));
  EXPECT(!sr_integer_unary(SR_OP_NEGATE, SR_I1, 1, &got));
  EXPECT(!sr_integer_unary(SR_OP_SINE, SR_I32, 1, &got));
  EXPECT(!sr_integer_binary(SR_OP_ATAN2, SR_I32, 1, 1, &got));
}

static void conversions(void) {
  EXPECT_EQ(sr_integer_convert(SR_I1, 4), 1);
  EXPECT_EQ(sr_integer_convert(SR_I1, 0), 0);
  EXPECT_EQ(sr_integer_convert(SR_I8, 200), -56);
  EXPECT_EQ(sr_integer_convert(SR_U8, -1), 255);
  EXPECT_EQ(sr_integer_convert(SR_U2, 7), 3);
  EXPECT_EQ(sr_integer_convert(SR_I2, 3), -1);
  EXPECT_EQ(sr_integer_convert(SR_U64, -1), -1);
  EXPECT(sr_integer_has(SR_I1));
  EXPECT(sr_integer_has(SR_U2));
  EXPECT(!sr_integer_has(SR_F32));
  EXPECT(!sr_integer_has(SR_C64));
  static const int8_t fours[] = {-8, 7};
  static const int64_t two = 2;
  const sr_type vector = {.kind = SR_TYPE_TENSOR, .dtype = SR_I4, .rank = 1, .dims = &two};
  const sr_dense each = {&vector, fours, sizeof fours, false};
  const sr_dense splat = {&vector, fours, 1, true};
  EXPECT_EQ(sr_dense_integer(&each, 0), -8);
  EXPECT_EQ(sr_dense_integer(&each, 1), 7);
  EXPECT_EQ(sr_dense_integer(&splat, 1), -8);
}

static void order(void) {
  EXPECT_EQ(sr_integer_order(SR_I64, -1, 1), -1);
  EXPECT_EQ(sr_integer_order(SR_U64, -1, 1), 1);
  EXPECT_EQ(sr_integer_order(SR_U8, 9, 9), 0);
  EXPECT_EQ(sr_integer_order(SR_I1, 0, 1), -1);
  static const char *const holds = "010"  /* EQ: less, equal, greater */
                                   "101"  /* NE */
                                   "100"  /* LT */
                                   "110"  /* LE */
                                   "001"  /* GT */
                                   "011"; /* GE */
  for (int c = SR_COMPARE_EQ; c <= SR_COMPARE_GE; c++)
    for (int o = -1; o <= 1; o++) {
      sr_comparison comparison = (sr_comparison)c;
      bool wanted = holds[3 * c + o + 1] == '1';
      EXPECT_EQ(sr_comparison_holds(comparison, o), wanted);
      EXPECT_EQ(sr_comparison_holds(sr_comparison_swapped(comparison), -o), wanted);
      EXPECT_EQ(sr_comparison_holds(sr_comparison_inverse(comparison), o), !wanted);
    }
}

int main(void) {
  two_operands();
  one_operand();
  rows();
  wide();
  truth();
  conversions();
  order();
  return expect_result();
}
