/* Sizes and times for people, by hand. */
#include "base/units.h"
#include "support/comma_locale.h"
#include "support/expect.h"

static const char *bytes_text(sr_arena *arena, uint64_t bytes) {
  sr_text text = {.arena = arena};
  sr_units_write_bytes(&text, bytes);
  return sr_text_get(&text);
}

static const char *age_text(sr_arena *arena, double seconds) {
  sr_text text = {.arena = arena};
  sr_units_write_age(&text, seconds);
  return sr_text_get(&text);
}

static void test_all(void) {
  sr_arena *arena = sr_arena_create();
  EXPECT_STRING(bytes_text(arena, 0), "0 B");
  EXPECT_STRING(bytes_text(arena, 1023), "1023 B");
  EXPECT_STRING(bytes_text(arena, 1024), "1.0 KiB");
  EXPECT_STRING(bytes_text(arena, 1536), "1.5 KiB");
  EXPECT_STRING(bytes_text(arena, 10188), "9.9 KiB");
  EXPECT_STRING(bytes_text(arena, 10189), "10 KiB"); /* 9.950 */
  EXPECT_STRING(bytes_text(arena, 1048063), "1023 KiB");
  EXPECT_STRING(bytes_text(arena, 1048064), "1.0 MiB"); /* 1023.5 KiB */
  EXPECT_STRING(bytes_text(arena, UINT64_C(10) << 30), "10 GiB");
  EXPECT_STRING(bytes_text(arena, UINT64_C(5000) << 40), "5000 TiB");

  uint64_t bytes;
  EXPECT(sr_units_read_bytes("1.5K", &bytes) && bytes == 1536);
  EXPECT(sr_units_read_bytes("10g", &bytes) && bytes == UINT64_C(10) << 30);
  EXPECT(!sr_units_read_bytes("1,5K", &bytes));
  EXPECT(!sr_units_read_bytes("1.5KB", &bytes));

  EXPECT_STRING(age_text(arena, 0.4), "0 s");
  EXPECT_STRING(age_text(arena, 59.9), "59 s");
  EXPECT_STRING(age_text(arena, 60), "1 min");
  EXPECT_STRING(age_text(arena, 3599), "59 min");
  EXPECT_STRING(age_text(arena, 86399), "23 h");
  EXPECT_STRING(age_text(arena, 3.9 * 86400), "3 d");
  EXPECT_STRING(age_text(arena, 400.0 * 86400), "400 d");

  static const struct {
    const char *text;
    double seconds; /* negative: no age */
  } ages[] = {{"90s", 90},  {"15min", 900}, {"1.5h", 5400}, {"30d", 2592000}, {"2w", 1209600},
              {"0d", 0},    {"30", -1},     {"d", -1},      {"-1d", -1},      {"1 d", -1},
              {"3m", -1},   {"3D", -1},     {"nan d", -1},  {"nand", -1},     {"1dd", -1},
              {"2e9s", -1}, {"", -1}};
  for (size_t i = 0; i < sizeof ages / sizeof *ages; i++) {
    double seconds = -1;
    EXPECT_EQ(sr_units_read_age(ages[i].text, &seconds), ages[i].seconds >= 0);
    EXPECT(seconds == ages[i].seconds);
  }
  sr_arena_destroy(arena);
}

int main(void) {
  test_all();
  comma_locale_set();
  test_all();
  return expect_result();
}
