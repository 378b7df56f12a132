/*
 * Stable sorts of lines of numbers, and the places from which the sorted numbers come.
 *
 * The order of the numbers is that of unsigned integers of the same width, their keys. A line of
 * keys is sorted by its bytes, the least significant one first (radix sort: Knuth, The Art of
 * Computer Programming 3, 5.2.5). Each pass counts the elements of each byte value, which tells
 * where they go, and moves them there in their order. A byte that is the same in all keys is
 * skipped.
 *
 * Threads divide the lines. A long line is sorted by all threads: each counts and moves its part of
 * the elements, and the parts of a byte value lie one behind the other. A stable sort has one
 * result, so it is the same for any number of threads.
 */
#include <string.h>

#include "executor/devices/cpu/calls/call.h"

enum {
  BUCKETS = 256,       /* values of a byte */
  SHORT_LINE = 32,     /* elements; up to it, insertion is faster than counting */
  LONG_LINE = 1 << 15, /* elements; from it on, all threads sort a line together ... */
  LEAST_PART = 1 << 13 /* ... if each has at least this many */
};

/* ---- keys ------------------------------------------------------------------------------------ */

/* How the numbers of a call become keys. */
typedef struct number_order {
  uint64_t sign;        /* the highest bit */
  uint64_t flipped[2];  /* the bits that change in a number without, and with, the highest bit */
  uint64_t restored[2]; /* the same for a key */
  bool joins;           /* zeros are equal, and all NaN are equal to `nan` */
  uint64_t infinity, nan;
} number_order;

static bool is_wide(sr_dtype dtype) {
  return sr_dtype_get(dtype)->bytes == 8;
}

/* Floats with the highest bit are negative, and the larger their other bits, the smaller they are.
 * Integers are in the order of their bits, the signed ones but for the highest bit. */
static number_order order_of(const sr_call_step *step) {
  const bool wide = is_wide(step->dtype);
  const uint64_t all = wide ? UINT64_MAX : UINT32_MAX, sign = all - all / 2;
  const sr_class class_ = sr_dtype_get(step->dtype)->class_;
  number_order o = {.sign = sign, .joins = step->options & SR_CALL_JOINED};
  o.infinity = wide ? UINT64_C(0x7FF) << 52 : UINT64_C(0xFF) << 23;
  o.nan = o.infinity | (wide ? UINT64_C(1) << 51 : UINT64_C(1) << 22);
  o.flipped[0] = class_ == SR_CLASS_UNSIGNED ? 0 : sign;
  o.flipped[1] = class_ == SR_CLASS_FLOAT ? all : o.flipped[0];
  for (int i = 0; i < 2; i++) {
    if (step->options & SR_CALL_DESCENDING)
      o.flipped[i] ^= all;
    o.restored[(i != 0) != ((o.flipped[i] & sign) != 0)] = o.flipped[i];
  }
  return o;
}

static inline uint64_t key_of(const number_order *o, uint64_t bits) {
  if (o->joins) {
    const uint64_t magnitude = bits & ~o->sign;
    bits = magnitude == 0 ? 0 : magnitude > o->infinity ? o->nan : bits;
  }
  return bits ^ (bits & o->sign ? o->flipped[1] : o->flipped[0]);
}

static inline uint64_t number_of(const number_order *o, uint64_t key) {
  return key ^ (key & o->sign ? o->restored[1] : o->restored[0]);
}

/* ---- the steps of a sort --------------------------------------------------------------------- */

typedef struct line_sorter {
  size_t element_bytes;
  int32_t key_bits;
  void (*make)(const number_order *o, const void *line, int64_t begin, int64_t end, void *elements);
  void (*count)(const void *elements, int64_t begin, int64_t end, int32_t shift, uint32_t *counts);
  void (*scatter)(const void *elements, int64_t begin, int64_t end, int32_t shift, uint32_t *places,
                  void *scattered);
  void (*insert)(void *elements, int64_t count);
  void (*finish)(const number_order *o, const void *elements, int64_t begin, int64_t end,
                 void *results);
} line_sorter;

#define NAME(x)                x##_u32
#define NUMBER                 uint32_t
#define ELEMENT                uint32_t
#define RESULT                 uint32_t
#define MAKE(key, place)       (key)
#define KEY(element)           (element)
#define FINISH(order, element) ((uint32_t)number_of(order, element))
#include "executor/devices/cpu/calls/number_sort_line.h"

#define NAME(x)                x##_u64
#define NUMBER                 uint64_t
#define ELEMENT                uint64_t
#define RESULT                 uint64_t
#define MAKE(key, place)       (key)
#define KEY(element)           (element)
#define FINISH(order, element) number_of(order, element)
#include "executor/devices/cpu/calls/number_sort_line.h"

/* A key of 32 bits, and below it the place. */
#define NAME(x)                x##_placed_u32
#define NUMBER                 uint32_t
#define ELEMENT                uint64_t
#define RESULT                 int32_t
#define MAKE(key, place)       ((uint64_t)(key) << 32 | (uint32_t)(place))
#define KEY(element)           ((uint32_t)((element) >> 32))
#define FINISH(order, element) ((void)(order), (int32_t)(uint32_t)(element))
#include "executor/devices/cpu/calls/number_sort_line.h"

typedef struct placed {
  uint64_t key;
  int64_t place;
} placed;

#define NAME(x)                x##_placed_u64
#define NUMBER                 uint64_t
#define ELEMENT                placed
#define RESULT                 int32_t
#define MAKE(key, place)       ((placed){key, place})
#define KEY(element)           ((element).key)
#define FINISH(order, element) ((void)(order), (int32_t)(element).place)
#include "executor/devices/cpu/calls/number_sort_line.h"

static bool finds_places(const sr_call *call) {
  return call->step.function == SR_CALL_ORDER;
}

static const line_sorter *sorter_of(const sr_call *call) {
  static const line_sorter *const sorters[2][2] = {{&sorter_u32, &sorter_u64},
                                                   {&sorter_placed_u32, &sorter_placed_u64}};
  return sorters[finds_places(call)][is_wide(call->step.dtype)];
}

/* ---- one line -------------------------------------------------------------------------------- */

/* A line that is being sorted. */
typedef struct sorting {
  const line_sorter *sorter;
  const number_order *order;
  sr_pool *pool; /* NULL: one thread sorts the line */
  int32_t parts; /* for so many threads */
  int64_t size;  /* elements */
  const void *line;
  void *results;
  void *from, *to;  /* elements, and where the next pass moves them */
  int32_t shift;    /* of the byte that the pass looks at */
  uint32_t *counts; /* [part][BUCKETS]: elements; then the places of the next ones */
} sorting;

static int64_t begin_of(const sorting *s, int32_t part, int32_t parts) {
  return s->size / parts * part + s->size % parts * part / parts;
}

static void make_part(const void *user, int32_t part, int32_t parts) {
  const sorting *s = user;
  s->sorter->make(s->order, s->line, begin_of(s, part, parts), begin_of(s, part + 1, parts),
                  s->from);
}

static void count_part(const void *user, int32_t part, int32_t parts) {
  const sorting *s = user;
  s->sorter->count(s->from, begin_of(s, part, parts), begin_of(s, part + 1, parts), s->shift,
                   s->counts + (int64_t)part * BUCKETS);
}

static void scatter_part(const void *user, int32_t part, int32_t parts) {
  const sorting *s = user;
  s->sorter->scatter(s->from, begin_of(s, part, parts), begin_of(s, part + 1, parts), s->shift,
                     s->counts + (int64_t)part * BUCKETS, s->to);
}

static void finish_part(const void *user, int32_t part, int32_t parts) {
  const sorting *s = user;
  s->sorter->finish(s->order, s->from, begin_of(s, part, parts), begin_of(s, part + 1, parts),
                    s->results);
}

static void in_parts(const sorting *s, sr_pool_work *work) {
  if (s->pool && s->parts > 1)
    sr_pool_split(s->pool, s->parts, work, s);
  else
    work(s, 0, 1);
}

/* Turns counts into places. Returns false if all elements have the same byte. */
static bool find_places(const sorting *s) {
  const int32_t parts = s->pool ? s->parts : 1;
  uint32_t place = 0;
  for (int32_t digit = 0; digit < BUCKETS; digit++) {
    const uint32_t before = place;
    for (int32_t part = 0; part < parts; part++) {
      uint32_t *count = &s->counts[(int64_t)part * BUCKETS + digit];
      const uint32_t found = *count;
      *count = place;
      place += found;
    }
    if (place - before == s->size)
      return false;
  }
  return true;
}

static uint64_t number_at(const sorting *s, const void *line, int64_t index) {
  return s->sorter->key_bits == 64 ? ((const uint64_t *)line)[index]
                                   : ((const uint32_t *)line)[index];
}

/* Returns the first of the sorted results whose key is not below that of `number`. */
static int64_t find(const sorting *s, uint64_t number) {
  const uint64_t key = key_of(s->order, number);
  int64_t low = 0, high = s->size;
  while (low < high) {
    const int64_t middle = low + (high - low) / 2;
    if (key_of(s->order, number_at(s, s->results, middle)) < key)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static bool is_there(const sorting *s, int64_t index, uint64_t number) {
  return index < s->size && number_at(s, s->results, index) == number;
}

/* Where zeros are equal to each other, and NaN, all have become the same number. Gives each its
 * bits again, in the order of the line. */
static void separate(const sorting *s) {
  const number_order *o = s->order;
  int64_t zero = find(s, 0), nan = find(s, o->nan);
  if (!is_there(s, zero, 0) && !is_there(s, nan, o->nan))
    return;
  for (int64_t i = 0; i < s->size; i++) {
    const uint64_t number = number_at(s, s->line, i), magnitude = number & ~o->sign;
    if (magnitude != 0 && magnitude <= o->infinity)
      continue;
    const int64_t at = magnitude == 0 ? zero++ : nan++;
    if (s->sorter->key_bits == 64)
      ((uint64_t *)s->results)[at] = number;
    else
      ((uint32_t *)s->results)[at] = (uint32_t)number;
  }
}

static void sort_line(sorting *s, bool to_places) {
  in_parts(s, make_part);
  if (s->size <= SHORT_LINE)
    s->sorter->insert(s->from, s->size);
  for (s->shift = 0; s->size > SHORT_LINE && s->shift < s->sorter->key_bits; s->shift += 8) {
    in_parts(s, count_part);
    if (!find_places(s))
      continue;
    in_parts(s, scatter_part);
    void *moved = s->to;
    s->to = s->from;
    s->from = moved;
  }
  in_parts(s, finish_part);
  if (s->order->joins && !to_places)
    separate(s);
}

/* ---- the call -------------------------------------------------------------------------------- */

static uint64_t aligned(uint64_t bytes) {
  return (bytes + 63) / 64 * 64;
}

/* Elements of one copy of a line. */
static uint64_t copy_bytes(const sr_call *call) {
  return aligned((uint64_t)call->step.n * sorter_of(call)->element_bytes);
}

/* A sort of keys has one copy of the line in the result, and moves it to the workspace and back. A
 * sort with places has both copies in the workspace. */
static sr_status prepare(sr_ctx *ctx, sr_call *call) {
  (void)ctx;
  const sr_call_step *step = &call->step;
  const uint64_t copies = copy_bytes(call) * (finds_places(call) ? 2 : 1);
  call->is_shared = step->n >= LONG_LINE;
  call->units = call->is_shared ? step->n / LEAST_PART : step->n > 0 ? step->batch : 0;
  call->work = (double)step->batch * (double)step->n * (is_wide(step->dtype) ? 40 : 20);
  call->workspace_bytes = BUCKETS * sizeof(uint32_t) + (call->is_shared ? 0 : copies);
  call->shared_bytes = call->is_shared ? copies : 0;
  return SR_OK;
}

/* Sorts line `index`, with `copies` as memory for elements and `counts` for counts. */
static void run_line(const sr_call *call, const number_order *order, sr_pool *pool,
                     void *const *buffers, void *copies, void *counts, int64_t index) {
  const sr_call_step *step = &call->step;
  const size_t number = sr_dtype_get(step->dtype)->bytes;
  const bool places = finds_places(call);
  const size_t offset = (size_t)(index * step->n);
  sorting s = {.sorter = sorter_of(call),
               .order = order,
               .pool = pool,
               .parts = call->parts,
               .size = step->n,
               .line = (const uint8_t *)buffers[0] + offset * number,
               .results = (uint8_t *)buffers[1] + offset * (places ? sizeof(int32_t) : number),
               .counts = counts};
  s.from = places ? copies : s.results;
  s.to = places ? (uint8_t *)copies + copy_bytes(call) : copies;
  sort_line(&s, places);
}

static void run(const sr_call *call, void *const *buffers, const sr_call_share *share) {
  const number_order order = order_of(&call->step);
  for (int64_t i = share->begin; i < share->end; i++)
    run_line(call, &order, NULL, buffers, (uint32_t *)share->workspace + BUCKETS, share->workspace,
             i);
}

static void run_shared(const sr_call *call, sr_pool *pool, void *const *buffers, void *shared,
                       void *workspaces) {
  const number_order order = order_of(&call->step);
  for (int64_t i = 0; i < call->step.batch; i++)
    run_line(call, &order, pool, buffers, shared, workspaces, i);
}

const sr_call_driver sr_call_driver_sort = {
    .prepare = prepare, .run = run, .run_shared = run_shared};
