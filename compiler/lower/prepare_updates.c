/*
 * Updates of a window whose new elements depend on others of the array, as in a stencil that leaves
 * the border as it is. Done in place, they would need the whole window in memory beside the array,
 * and then a copy of it. If the window is most of the array, the array is computed anew instead: a
 * concatenate of the parts around the window and of the window. A loop that carries the array then
 * alternates between two buffers.
 */
#include "compiler/core/op_class.h"
#include "compiler/core/update_window.h"
#include "compiler/lower/prepare.h"
#include "graph/build/builder.h"

/* What is known of the elements that `update` stores. */
typedef struct search {
  const sr_op *update;
  int32_t same, other; /* maps of the values that have been looked at, by is_element */
} search;

/* True if computing `value` reads other elements of the array than those that are overwritten with
 * what is computed from them. `is_element`: element i of the window depends on element i of
 * `value` alone. What is no expression of the update's block is in memory before it. */
static bool reads_others(search *s, sr_value *value, bool is_element) {
  const int32_t map = is_element ? s->same : s->other;
  if (value == sr_operand(s->update, 0))
    return true;
  const sr_op *op = value->op;
  if (!op || op->block != s->update->block || !sr_op_is_elemental(op) || value->map == map ||
      value->map == s->other)
    return false;
  sr_map_enter(map, value, NULL);
  if (is_element && sr_op_slices_window(op, s->update))
    return false;
  const bool stays = is_element && sr_op_is_pointwise(op);
  for (int32_t i = 0; i < op->operand_count; i++)
    if (reads_others(s, sr_operand(op, i), stays))
      return true;
  return false;
}

static sr_value *build_whole(const sr_builder *b, const sr_op *update, const int64_t *starts) {
  sr_value *array = sr_operand(update, 0), *whole = sr_operand(update, 1);
  const sr_type *window = whole->type;
  int64_t from[SR_MAX_RANK], sizes[SR_MAX_RANK];
  for (int32_t d = 0; d < window->rank; d++) {
    from[d] = starts[d];
    sizes[d] = window->dims[d];
  }
  for (int32_t d = window->rank - 1; d >= 0; d--) {
    const int64_t all = array->type->dims[d], end = starts[d] + window->dims[d];
    sr_value *parts[3];
    int32_t count = 0;
    from[d] = 0;
    sizes[d] = starts[d];
    if (sizes[d] > 0)
      parts[count++] = sr_build_slice(b, array, from, sizes);
    parts[count++] = whole;
    from[d] = end;
    sizes[d] = all - end;
    if (sizes[d] > 0)
      parts[count++] = sr_build_slice(b, array, from, sizes);
    if (count > 1)
      whole = sr_build_concatenate(b, count, parts, d);
    from[d] = 0;
    sizes[d] = all;
  }
  return whole;
}

void sr_prepare_update(sr_lowering *low, sr_op *update) {
  int64_t starts[SR_MAX_RANK];
  const int64_t elements = sr_type_elements(sr_operand(update, 0)->type);
  const int64_t overwritten = sr_type_elements(sr_operand(update, 1)->type);
  if (overwritten < elements - overwritten || !sr_update_starts(update, starts))
    return;
  search s = {update, sr_module_new_map(low->module), sr_module_new_map(low->module)};
  if (!reads_others(&s, sr_operand(update, 1), true))
    return;
  const sr_builder b = {.module = low->module, .arena = low->arena, .before = update};
  sr_value_replace(&update->results[0], build_whole(&b, update, starts));
  sr_op_erase(update);
}
