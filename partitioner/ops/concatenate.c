/*
 * A concatenate along a dimension that is sharded in the operands or in the result.
 *
 * Operands with equal shardings are fetched together. Each device concatenates its shards of these
 * operands. One fetch then brings each device the elements of its shard of the result. So the work
 * depends on the number of elements in a shard, not on the number of operands. Adjacent operands
 * that every device has whole are concatenated locally, and each device slices its part from the
 * result.
 *
 * An operand may be a view: an array that is not built, but described by patches, which are boxes
 * of elements of another array (reshard.h).
 */
#include "graph/ir/query.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"

/* An array to fetch from: an operand of the concatenate, or the source of one or several operands
 * that are views of it (slices, for example). */
typedef struct array {
  sr_view view; /* view of operand `first`; its field `holes` is set if the view of any operand of
                 * this array has holes */
  int32_t first,
      last; /* first and last operand that have elements of the array; `concatenation.next` links
                         * the operands between them */
  int64_t taken;        /* number of the array's elements that the operands use */
  struct array *beside; /* next array in the group of arrays that are fetched together */
  struct array *end;    /* in the first array of such a group: the last array of the group */
} array;

typedef struct concatenation {
  sr_partitioner *p;
  sr_op *op;
  const sr_local *local;
  int32_t dim, rank;
  const sr_type *whole; /* type of the whole result */
  SR_VECTOR(array *) arrays;
  int32_t *next; /* [operand]: the next operand of the same array; -1: none */
} concatenation;

/* ---- arrays ---------------------------------------------------------------------------------- */

static int64_t elements_of(const sr_view *view, int32_t rank) {
  int64_t all = 0;
  for (int32_t k = 0; k < view->count; k++) {
    int64_t elements = 1;
    for (int32_t d = 0; d < rank; d++)
      elements *= view->patches[k].size[d];
    all += elements;
  }
  return all;
}

static void add_operand(concatenation *j, sr_memo *known, int32_t t) {
  sr_arena *arena = j->p->arena;
  sr_patch room;
  sr_view view = sr_operand_view(j->p, j->op, t, &room);
  const int64_t key[] = {(int64_t)(intptr_t)view.source, (int64_t)(intptr_t)view.sharding,
                         view.sharding ? -1 : t};
  array **place = (array **)sr_memo_at(j->p->scratch, known, key, sizeof key / sizeof *key);
  array *own = *place;
  j->next[t] = -1;
  if (own) {
    j->next[own->last] = t;
  } else {
    own = *place = SR_NEW(arena, array);
    *own = (array){.view = view, .first = t};
    own->view.patches = NULL; /* these patches describe operand `t` only, and are stored in the
                               * local variable `room` */
    SR_PUSH(arena, &j->arrays, own);
  }
  own->last = t;
  own->view.holes |= view.holes;
  own->taken += elements_of(&view, j->rank);
}

/* True if shards of the array can be concatenated with shards of other arrays, and the operands
 * use at least half of the elements of the array. */
static bool goes_beside(const concatenation *j, const array *own) {
  const sr_type *type = own->view.whole;
  for (int32_t d = 0; d < j->rank; d++)
    if (d != j->dim && type->dims[d] != j->whole->dims[d])
      return false;
  return own->view.sharding && 2 * own->taken >= sr_type_elements(type);
}

/* True if the array is a single operand that every device has whole. */
static bool is_whole(const concatenation *j, const array *own) {
  return !own->view.sharding && own->view.source == sr_operand(j->op, own->first);
}

/* Appends `own` to the group of arrays whose first array is *head. If *head is NULL, `own` becomes
 * the first array of a new group, and stays in j->arrays. *left counts the arrays that stay in
 * j->arrays. */
static void put_beside(concatenation *j, array **head, array *own, size_t *left) {
  if (*head) {
    (*head)->end->beside = own;
  } else {
    *head = own;
    j->arrays.items[(*left)++] = own;
  }
  (*head)->end = own;
}

/* Puts arrays that are fetched together into groups. Only the first array of each group stays in
 * j->arrays. */
static void find_beside(concatenation *j) {
  sr_memo shardings = {0};
  size_t left = 0;
  array *run = NULL; /* group of adjacent whole operands */
  for (size_t i = 0; i < j->arrays.count; i++) {
    array *own = j->arrays.items[i], *alone = NULL, **head = &alone;
    if (goes_beside(j, own)) {
      const int64_t key = (int64_t)(intptr_t)own->view.sharding;
      head = (array **)sr_memo_at(j->p->scratch, &shardings, &key, 1);
    } else if (is_whole(j, own)) {
      run = run && run->end->last + 1 == own->first ? run : NULL;
      head = &run;
    }
    put_beside(j, head, own, &left);
  }
  j->arrays.count = left;
}

/* ---- fetching the shard of the result -------------------------------------------------------- */

/* Concatenates what the device has of each array in a group: its shard, or the whole array. */
static sr_value *put_together(const concatenation *j, const array *head) {
  const sr_builder b = sr_partitioner_builder(j->p, j->op);
  SR_VECTOR(sr_value *) values = {0};
  for (const array *own = head; own; own = own->beside)
    SR_PUSH(j->p->arena, &values, own->view.source);
  return values.count == 1 ? values.items[0]
                           : sr_build_concatenate(&b, (int32_t)values.count, values.items, j->dim);
}

/* Concatenates the whole arrays of a group. Returns a view of one patch, at the place of these
 * operands in the result of the op. */
static sr_view view_of_whole(const concatenation *j, const array *head, sr_patch *room) {
  sr_value *made = put_together(j, head);
  sr_view view = sr_view_all(made, made->type, NULL, room);
  room->to[j->dim] = j->local->offsets[head->first];
  return view;
}

/* Returns a view of the sharded arrays of a group. It has the patches of all operands, each moved
 * to the place of its operand in the result of the op. */
static sr_view view_of_shards(const concatenation *j, const array *head) {
  sr_patches patches = {.arena = j->p->arena};
  sr_view view = head->view;
  int64_t offset = 0;
  for (const array *own = head; own; own = own->beside) {
    const int64_t size = own->view.source->type->dims[j->dim];
    view.holes |= own->view.holes;
    for (int32_t t = own->first; t >= 0; t = j->next[t]) {
      sr_patch room;
      const sr_view shard = sr_operand_view(j->p, j->op, t, &room);
      for (int32_t k = 0; k < shard.count; k++) {
        sr_patch patch = shard.patches[k];
        patch.to[j->dim] += j->local->offsets[t];
        patch.chunk = size;
        patch.offset = offset;
        sr_patches_add(&patches, &patch, j->rank);
      }
    }
    offset += size;
  }
  view.patches = patches.list.items;
  view.count = (int32_t)patches.list.count;
  view.several = head->beside != NULL;
  view.along = view.several ? j->dim : 0;
  view.source = put_together(j, head);
  view.whole = view.several ? j->whole : view.whole;
  return view;
}

static void fetch(const concatenation *j, const array *head, sr_value **values) {
  sr_window windows[SR_MAX_RANK];
  sr_patch room;
  (void)sr_op_windows(j->p, j->op, 0, windows);
  const sr_view view = is_whole(j, head) ? view_of_whole(j, head, &room) : view_of_shards(j, head);
  sr_value *made = sr_fetch_view(j->p, &view, j->local->wanted[0], windows, j->op);
  for (const array *own = head; own; own = own->beside)
    for (int32_t t = own->first; t >= 0; t = j->next[t])
      values[t] = made;
}

/* Selects each element of the device's shard from the fetched value of the operand that has the
 * element. */
static sr_value *select_by_place(const concatenation *j, sr_value *const *values) {
  const sr_builder b = sr_partitioner_builder(j->p, j->op);
  const sr_type *type = sr_result(j->op, 0)->type;
  sr_value *start = NULL, *made = values[j->op->operand_count - 1];
  for (int32_t t = j->op->operand_count - 1; t-- > 0;) {
    if (values[t] == values[t + 1])
      continue;
    if (!start)
      start = sr_scalar_affine(j->p, j->local->wanted[0], j->dim, type->dims[j->dim], 0,
                               sr_index_dtype(j->whole));
    sr_value *before = sr_build_below(&b, type, j->dim, start, j->local->offsets[t + 1]);
    made = sr_build_select(&b, before, values[t], made);
  }
  return made;
}

sr_window sr_concatenate_window(const sr_partitioner *p, const sr_op *op, int32_t tensor,
                                int32_t dim) {
  const sr_local *local = sr_op_local(p, op);
  sr_window window = sr_result_window(local, dim);
  window.first = -local->offsets[tensor];
  return window;
}

bool sr_localise_concatenate(sr_partitioner *p, sr_op *op) {
  if (!sr_use_reads_windows(p, &op->operands[0]))
    return false;
  const sr_local *local = sr_op_local(p, op);
  const sr_type *whole = local->types[op->operand_count];
  concatenation j = {.p = p,
                     .op = op,
                     .local = local,
                     .dim = (int32_t)sr_op_int(op, "dimension", 0),
                     .rank = whole->rank,
                     .whole = whole,
                     .next = SR_NEW_ARRAY(p->arena, int32_t, op->operand_count)};
  sr_value **values = SR_NEW_ARRAY(p->arena, sr_value *, op->operand_count);
  sr_memo known = {0};
  for (int32_t t = 0; t < op->operand_count; t++)
    add_operand(&j, &known, t);
  find_beside(&j);
  for (size_t i = 0; i < j.arrays.count; i++)
    fetch(&j, j.arrays.items[i], values);
  sr_value_bring_back(p, sr_result(op, 0), select_by_place(&j, values));
  sr_op_erase(op);
  return true;
}
