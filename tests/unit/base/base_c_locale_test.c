/* Numbers are written with points even if the host program uses commas, and its locale is
 * restored. */
#include "base/c_locale.h"

#include "base/status.h"
#include "base/text.h"
#include "support/comma_locale.h"

static void test_text(sr_arena *arena) {
  sr_text text = {.arena = arena};
  sr_text_printf(&text, "{\"age_seconds\": %.3f, \"tenth\": ", 0.178);
  sr_text_json_double(&text, 0.1); /* fewer than 17 digits only if a point reads back */
  sr_text_char(&text, '}');
  EXPECT_STRING(sr_text_get(&text), "{\"age_seconds\": 0.178, \"tenth\": 0.1}");
  EXPECT_STRING(sr_arena_printf(arena, "%g", 2.5), "2.5");
}

static void sink(void *user, sr_log_level level, sr_log_module module, const char *line) {
  (void)level, (void)module;
  snprintf(user, SR_MESSAGE_BYTES, "%s", line);
}

static void test_sentences(void) {
  char line[SR_MESSAGE_BYTES] = "";
  const sr_log log = {.level = {[SR_LOG_CACHE] = SR_LOG_INFO}, .sink = sink, .user = line};
  sr_ctx ctx = {.log = &log};
  sr_log_line(&ctx, SR_LOG_CACHE, SR_LOG_INFO, "waited %.1f s", 1.5);
  EXPECT_STRING(line, "waited 1.5 s");
  (void)sr_fail(&ctx, SR_ERR_IO, "within %g s", 1.5);
  EXPECT_STRING(ctx.message, "within 1.5 s");
}

int main(void) {
  sr_arena *arena = sr_arena_create();
  comma_locale_set();
  test_text(arena);
  test_sentences();
  char own[8];
  snprintf(own, sizeof own, "%.1f", 1.5);
  EXPECT_STRING(own, "1,5");
  EXPECT(strtod_l("1.5", NULL, sr_c_locale()) == 1.5);
  sr_arena_destroy(arena);
  return expect_result();
}
