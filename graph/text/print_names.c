/*
 * Gives values the names that MLIR gives them, so that a program looks the same after it was read
 * and printed.
 *
 * Arguments are called arg0, arg1, ...; the count goes on in nested regions. Results are called 0,
 * 1, ... Constants are called `c` (integers) or `cst`, and arguments of a while `iterArg`. A few
 * ops have other names for their results (special_results). A name that is already in use gets a
 * suffix _0, _1, ...; all names share one counter for the suffix. A nested region continues the
 * counts of the enclosing block, and the names of that block stay in use.
 */
#include <string.h>

#include "base/mix.h"
#include "graph/text/printer.h"

enum {
  FIRST_NAMES = 256,
  BUCKETS = 4096
};

/* The next number of a result, of an argument, and of a suffix. A nested region starts with the
 * numbers that the enclosing block has reached. */
typedef struct counters {
  int32_t value, argument, conflict;
} counters;

/* ---- names of values ------------------------------------------------------------------------- */

static size_t name_slot(const sr_printer *printer, const sr_value *value) {
  size_t at = (size_t)sr_mix(0, (uint64_t)(uintptr_t)value) & (printer->name_capacity - 1);
  while (printer->names[at].value && printer->names[at].value != value)
    at = (at + 1) & (printer->name_capacity - 1);
  return at;
}

static void name_set(sr_printer *printer, const sr_value *value, const char *name) {
  if (printer->name_count * 2 >= printer->name_capacity) {
    sr_printed_name *old = printer->names;
    size_t old_capacity = printer->name_capacity;
    printer->name_capacity = old_capacity ? old_capacity * 2 : FIRST_NAMES;
    printer->names = SR_NEW_ARRAY(printer->arena, sr_printed_name, printer->name_capacity);
    for (size_t i = 0; i < old_capacity; i++)
      if (old[i].value)
        printer->names[name_slot(printer, old[i].value)] = old[i];
  }
  printer->names[name_slot(printer, value)] = (sr_printed_name){value, name};
  printer->name_count++;
}

static const char *name_get(const sr_printer *printer, const sr_value *value) {
  if (printer->name_capacity == 0)
    return NULL;
  return printer->names[name_slot(printer, value)].name;
}

/* ---- names in use ---------------------------------------------------------------------------- */

static size_t bucket_of(const sr_printer *printer, const char *name) {
  return (size_t)sr_mix_bytes(name, strlen(name)) & (printer->bucket_count - 1);
}

static bool is_used(const sr_printer *printer, const char *name) {
  size_t at = printer->buckets[bucket_of(printer, name)];
  while (at && strcmp(printer->used.items[at - 1].name, name) != 0)
    at = printer->used.items[at - 1].next;
  return at != 0;
}

static void use(sr_printer *printer, const char *name) {
  size_t bucket = bucket_of(printer, name);
  sr_used_name entry = {name, bucket, printer->buckets[bucket]};
  SR_PUSH(printer->arena, &printer->used, entry);
  printer->buckets[bucket] = printer->used.count;
}

static void release(sr_printer *printer, size_t down_to) {
  while (printer->used.count > down_to) {
    const sr_used_name *entry = &printer->used.items[--printer->used.count];
    printer->buckets[entry->bucket] = entry->next;
  }
}

static const char *unique(sr_printer *printer, counters *state, const char *wish) {
  const char *name = wish;
  while (is_used(printer, name))
    name = sr_arena_printf(printer->arena, "%s_%d", wish, (int)state->conflict++);
  use(printer, name);
  return name;
}

/* ---- numbering ------------------------------------------------------------------------------- */

/* Returns the names that MLIR gives to the results of `op`, one for each and then NULL. Returns
 * NULL if the results have numbers instead. */
static const char *const *special_results(const sr_op *op) {
  static const char *const top_k[] = {"values", "indices", NULL};
  static const char *const rng[] = {"output_state", "output", NULL};
  static const char *const integer[] = {"c", NULL}, *const other[] = {"cst", NULL};
  static const char *const norm[] = {"output", "batch_mean", "batch_var", NULL};
  static const char *const grad[] = {"grad_operand", "grad_scale", "grad_offset", NULL};
  if (op->code == SR_OP_CHLO_TOP_K && op->result_count == 2)
    return top_k;
  if (op->code == SR_OP_BATCH_NORM_TRAINING && op->result_count == 3)
    return norm;
  if (op->code == SR_OP_BATCH_NORM_GRAD && op->result_count == 3)
    return grad;
  if (op->code == SR_OP_RNG_BIT_GENERATOR && op->result_count == 2)
    return rng;
  if (op->code != SR_OP_CONSTANT || op->result_count != 1)
    return NULL;
  sr_dtype dtype = op->results[0].type->dtype;
  bool whole = dtype != SR_DTYPE_COUNT && sr_dtype_get(dtype)->class_ <= SR_CLASS_UNSIGNED;
  return whole ? integer : other;
}

static void name_op(sr_printer *printer, const sr_op *op, counters *state) {
  if (op->result_count == 0)
    return;
  const char *const *special = printer->options.generic ? NULL : special_results(op);
  if (!special) {
    name_set(printer, &op->results[0], sr_arena_printf(printer->arena, "%d", (int)state->value++));
    return;
  }
  for (int32_t i = 0; i < op->result_count; i++)
    name_set(printer, &op->results[i], unique(printer, state, special[i]));
}

static void name_block(sr_printer *printer, const sr_block *block, counters state) {
  size_t used = printer->used.count;
  bool iterates = !printer->options.generic && block->parent && block->parent->code == SR_OP_WHILE;
  size_t count = 0;
  bool scans = !printer->options.generic && block->parent && block->parent->code == SR_OP_CHLO_SCAN;
  const int64_t *segments = scans ? sr_op_ints(block->parent, "operandSegmentSizes", &count) : NULL;
  for (int32_t i = 0; i < block->arg_count; i++) {
    const char *wish;
    if (count > 0)
      wish = i < segments[0] ? "input" : "carry";
    else if (iterates)
      wish = "iterArg";
    else
      wish = sr_arena_printf(printer->arena, "arg%d", (int)state.argument++);
    name_set(printer, block->args[i], unique(printer, &state, wish));
  }
  for (const sr_op *op = block->first; op; op = op->next)
    name_op(printer, op, &state);
  for (const sr_op *op = block->first; op; op = op->next)
    for (int32_t i = 0; i < op->region_count; i++)
      name_block(printer, op->regions[i], state);
  release(printer, used);
}

void sr_printer_name_func(sr_printer *printer, const sr_func *func) {
  if (!printer->buckets) {
    printer->bucket_count = BUCKETS;
    printer->buckets = SR_NEW_ARRAY(printer->arena, size_t, BUCKETS);
  }
  if (printer->name_capacity > 0)
    memset(printer->names, 0, printer->name_capacity * sizeof *printer->names);
  printer->name_count = 0;
  name_block(printer, func->body, (counters){0});
}

/* ---- printing -------------------------------------------------------------------------------- */

void sr_print_value(sr_printer *printer, const sr_value *value) {
  sr_text_char(printer->text, '%');
  const char *name = name_get(printer, value);
  const sr_value *first = value->op ? &value->op->results[0] : value;
  bool shared = value->op && value->op->result_count > 1 &&
                (value != first ? !name : !name_get(printer, first + 1));
  if (!shared)
    sr_text_string(printer->text, name ? name : "?");
  else
    sr_text_printf(printer->text, "%s#%d", name_get(printer, first), (int)value->index);
}

void sr_print_results(sr_printer *printer, const sr_op *op) {
  if (op->result_count == 0)
    return;
  const char *first = name_get(printer, &op->results[0]);
  sr_text_printf(printer->text, "%%%s", first ? first : "?");
  if (op->result_count > 1 && name_get(printer, &op->results[1])) {
    for (int32_t i = 1; i < op->result_count; i++)
      sr_text_printf(printer->text, ", %%%s", name_get(printer, &op->results[i]));
  } else if (op->result_count > 1) {
    sr_text_printf(printer->text, ":%d", (int)op->result_count);
  }
  sr_text_string(printer->text, " = ");
}
