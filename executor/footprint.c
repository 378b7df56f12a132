#include "executor/footprint.h"

#include <inttypes.h>

#include "base/text.h"
#include "executable/working_memory.h"
#include "executor/device.h"
#include "executor/exchange_step.h"

enum {
  MOST_NAMED = 3, /* arguments and results that the text names: */
  LEAST_PART = 64 /* each is at least 1/LEAST_PART of all */
};

static uint64_t add(uint64_t a, uint64_t b) {
  return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

/* ---- arguments and results ------------------------------------------------------------------- */

/* Number `index` of the arguments, and of the results behind them. Its bytes are 0 if it takes over
 * the memory of another one. */
typedef struct part {
  uint64_t bytes;
  const char *kind;
  int32_t number;
} part;

static int32_t part_count(const sr_signature *signature) {
  return signature->argument_count + signature->result_count;
}

static part part_at(const sr_signature *signature, int32_t index) {
  if (index < signature->argument_count)
    return (part){sr_port_local_bytes(&signature->arguments[index]), "argument", index};
  const int32_t number = index - signature->argument_count;
  const sr_port *port = &signature->results[number];
  return (part){port->alias < 0 ? sr_port_local_bytes(port) : 0, "result", number};
}

uint64_t sr_footprint_bytes(const sr_executable *executable) {
  uint64_t bytes = add(executable->arena_bytes, executable->constant_bytes);
  for (int32_t i = 0; i < part_count(&executable->signature); i++)
    bytes = add(bytes, part_at(&executable->signature, i).bytes);
  return bytes;
}

/* Returns the largest part that comes behind `last` in the order of size; of equal ones the first.
 * NULL for `last`: the largest of all. Its bytes are 0 if there is none. */
static part next_part(const sr_signature *signature, const int32_t *last, int32_t *out_index) {
  part best = {0};
  const uint64_t most = last ? part_at(signature, *last).bytes : UINT64_MAX;
  for (int32_t i = 0; i < part_count(signature); i++) {
    const part p = part_at(signature, i);
    const bool is_behind = !last || p.bytes < most || (p.bytes == most && i > *last);
    if (is_behind && p.bytes > best.bytes) {
      best = p;
      *out_index = i;
    }
  }
  return best;
}

static void write_parts(sr_text *text, const sr_executable *executable) {
  const sr_signature *signature = &executable->signature;
  char size[32];
  int32_t last = 0;
  const int32_t *before = NULL;
  for (int named = 0; named < MOST_NAMED; named++, before = &last) {
    int32_t index = 0;
    const part p = next_part(signature, before, &index);
    if (p.bytes == 0 || p.bytes < sr_footprint_bytes(executable) / LEAST_PART)
      return;
    last = index;
    sr_text_printf(text, "%s%s for %s %" PRId32, named ? ", " : "", sr_size_name(p.bytes, size),
                   p.kind, p.number);
  }
}

/* ---- working memory -------------------------------------------------------------------------- */

static void write_working_memory(sr_text *text, const sr_executable *executable) {
  char size[32];
  sr_working_buffer best;
  if (executable->arena_bytes == 0)
    return;
  sr_text_printf(text, "%s%s of working memory", text->count ? ", " : "",
                 sr_size_name(executable->arena_bytes, size));
  if (sr_plan_largest_buffers(executable, 1, &best))
    sr_text_printf(text, ", of which %s for %s (%s)", sr_size_name(best.bytes, size),
                   sr_step_place(best.step), best.step->name);
}

const char *sr_footprint_text(sr_arena *arena, const sr_executable *executable) {
  sr_text text = {.arena = arena};
  write_parts(&text, executable);
  write_working_memory(&text, executable);
  return sr_text_get(&text);
}
