/*
 * Ways through tables of pieces, and checks of them.
 *
 * That boxes do not overlap is found by cutting: sorted along a dimension they fall apart into
 * clusters with nothing in common there, and each cluster is cut along the next dimension. What no
 * dimension cuts is compared pair by pair. Of a large table, a share of the targets at a time, so
 * that this takes no more memory where there are more devices.
 */
#include "base/boxes.h"

#include <stdlib.h>
#include <string.h>

enum {
  AT_ONCE = 1 << 18 /* pieces that are looked at for overlaps together, about */
};

bool sr_boxes_bytes(int32_t rank, const int64_t *dims, int64_t element_bytes, int64_t *out_bytes) {
  int64_t bytes = element_bytes;
  bool empty = false;
  for (int32_t d = 0; d < rank; d++) {
    empty = empty || dims[d] == 0;
    if (dims[d] < 0 || (dims[d] > 0 && __builtin_mul_overflow(bytes, dims[d], &bytes)))
      return false;
  }
  *out_bytes = empty ? 0 : bytes;
  return true;
}

/* ---- ways ----------------------------------------------------------------------------------- */

static const int64_t *row_at(const sr_boxes *boxes, uint32_t row) {
  return boxes->rows + row * sr_boxes_width(boxes->rank, boxes->levels);
}

/* What a level of a row says: how often, and behind it what is added. */
static const int64_t *level_at(const sr_boxes *boxes, const int64_t *row, int32_t level) {
  const size_t width = sr_box_width(boxes->rank);
  return row + width + (size_t)level * (1 + width);
}

static void begin_row(sr_box_walk *walk) {
  const sr_boxes *boxes = walk->boxes;
  memcpy(walk->numbers, row_at(boxes, walk->row),
         sr_box_width(boxes->rank) * sizeof *walk->numbers);
  memset(walk->turns, 0, sizeof walk->turns);
  walk->within = true;
}

/* Numbers of a table that is not checked yet may leave the range: they wrap around. */
static void add_times(int64_t *numbers, const int64_t *step, int64_t times, size_t width) {
  for (size_t i = 0; i < width; i++)
    numbers[i] = (int64_t)((uint64_t)numbers[i] + (uint64_t)times * (uint64_t)step[i]);
}

/* On to the next piece of the row: a level that has ended begins again, the next one goes on. */
static bool advance(sr_box_walk *walk) {
  const sr_boxes *boxes = walk->boxes;
  const size_t width = sr_box_width(boxes->rank);
  const int64_t *row = row_at(boxes, walk->row);
  for (int32_t i = 0; i < boxes->levels; i++) {
    const int64_t *level = level_at(boxes, row, i);
    if (++walk->turns[i] < level[0]) {
      add_times(walk->numbers, level + 1, 1, width);
      return true;
    }
    add_times(walk->numbers, level + 1, -(level[0] - 1), width);
    walk->turns[i] = 0;
  }
  return false;
}

static int64_t device_at(const sr_boxes *boxes, int64_t place) {
  if (!boxes->devices)
    return place;
  return place >= 0 && place < boxes->device_count ? boxes->devices[place] : -1;
}

static sr_box between_devices(const sr_boxes *boxes, const int64_t *numbers) {
  sr_box box = sr_box_at(boxes->rank, numbers);
  box.source = device_at(boxes, box.source);
  box.target = device_at(boxes, box.target);
  return box;
}

bool sr_box_next(sr_box_walk *walk, sr_box *out) {
  if (walk->within && !advance(walk)) {
    walk->row++;
    walk->within = false;
  }
  if (walk->row == walk->boxes->row_count)
    return false;
  if (!walk->within)
    begin_row(walk);
  *out = between_devices(walk->boxes, walk->numbers);
  return true;
}

uint32_t sr_boxes_row_count(const sr_boxes *boxes, uint32_t row) {
  uint32_t count = 1;
  for (int32_t i = 0; i < boxes->levels; i++)
    count *= (uint32_t)level_at(boxes, row_at(boxes, row), i)[0];
  return count;
}

sr_box sr_boxes_get(const sr_boxes *boxes, uint32_t row, uint32_t index, int64_t *numbers) {
  const size_t width = sr_box_width(boxes->rank);
  memcpy(numbers, row_at(boxes, row), width * sizeof *numbers);
  for (int32_t i = 0; i < boxes->levels; i++) {
    const int64_t *level = level_at(boxes, row_at(boxes, row), i);
    add_times(numbers, level + 1, index % level[0], width);
    index = (uint32_t)(index / level[0]);
  }
  return between_devices(boxes, numbers);
}

bool sr_boxes_count(sr_boxes *boxes) {
  int64_t all = 0;
  for (uint32_t i = 0; i < boxes->row_count; i++) {
    int64_t count = 1;
    for (int32_t k = 0; k < boxes->levels; k++) {
      const int64_t times = level_at(boxes, row_at(boxes, i), k)[0];
      if (times < 1 || times > SR_BOXES_MOST / count)
        return false;
      count *= times;
    }
    all += count;
    if (all > SR_BOXES_MOST)
      return false;
  }
  boxes->count = (uint32_t)all;
  return true;
}

void sr_boxes_expand(const sr_boxes *boxes, int64_t *out) {
  const size_t width = sr_box_width(boxes->rank);
  sr_box_walk walk = {.boxes = boxes};
  for (sr_box box; sr_box_next(&walk, &box); out += width) {
    memcpy(out, walk.numbers, width * sizeof *out);
    out[0] = box.source;
    out[1] = box.target;
  }
}

/* ---- checks --------------------------------------------------------------------------------- */

const char *sr_box_fault(const sr_boxes *boxes, const sr_box *box, int64_t device_count) {
  if (box->source < 0 || box->source >= device_count || box->target < 0 ||
      box->target >= device_count)
    return "its source or its target is no device";
  for (int32_t d = 0; d < boxes->rank; d++) {
    if (box->size[d] < 1)
      return "its size is not positive";
    if (box->from[d] < 0 || box->size[d] > boxes->in_dims[d] ||
        box->from[d] > boxes->in_dims[d] - box->size[d])
      return "it leaves the operand";
    if (box->to[d] < 0 || box->size[d] > boxes->out_dims[d] ||
        box->to[d] > boxes->out_dims[d] - box->size[d])
      return "it leaves the result";
  }
  return NULL;
}

/* ---- overlap -------------------------------------------------------------------------------- */

/* A piece, and where it comes in order. */
typedef struct box_order {
  int64_t key;
  const int64_t *row;
} box_order;

static int compare_keys(const void *a, const void *b) {
  const box_order *x = a, *y = b;
  if (x->key != y->key)
    return x->key < y->key ? -1 : 1;
  return (x->row > y->row) - (x->row < y->row);
}

static int64_t size_of(const box_order *item, int32_t dim) {
  return item->row[2 + dim];
}
static int64_t place_of(const box_order *item, int32_t rank, int32_t dim) {
  return item->row[2 + 2 * rank + dim];
}

/* The row of a pair that overlaps, the first that is found; NULL if there is none. */
static const int64_t *compare_pairs(const box_order *items, size_t count, int32_t rank) {
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < i; j++) {
      bool apart = false;
      for (int32_t d = 0; d < rank && !apart; d++)
        apart =
            place_of(&items[i], rank, d) >= place_of(&items[j], rank, d) + size_of(&items[j], d) ||
            place_of(&items[j], rank, d) >= place_of(&items[i], rank, d) + size_of(&items[i], d);
      if (!apart)
        return items[i].row;
    }
  return NULL;
}

static void sort_along(box_order *items, size_t count, int32_t rank, int32_t dim) {
  for (size_t i = 0; i < count; i++)
    items[i].key = place_of(&items[i], rank, dim);
  qsort(items, count, sizeof *items, compare_keys);
}

/* Behind the items that hang together with item `begin` along `dim`, by which they are sorted. */
static size_t cluster_end(const box_order *items, size_t count, size_t begin, int32_t dim) {
  int64_t reach = items[begin].key + size_of(&items[begin], dim);
  size_t end = begin + 1;
  for (; end < count && items[end].key < reach; end++) {
    int64_t further = items[end].key + size_of(&items[end], dim);
    reach = further > reach ? further : reach;
  }
  return end;
}

/*
 * The row of a piece that overlaps another, or NULL. `whole` dimensions before `dim` are known not
 * to cut the items. Goes on with the largest cluster in place, so that calls nest no deeper than
 * log2 of the count.
 */
static const int64_t *find_overlap(box_order *items, size_t count, int32_t rank, int32_t dim,
                                   int32_t whole) {
  while (count > 1) {
    if (whole == rank)
      return compare_pairs(items, count, rank);
    sort_along(items, count, rank, dim);
    size_t largest = 0, largest_count = 0;
    for (size_t begin = 0, end; begin < count; begin = end) {
      end = cluster_end(items, count, begin, dim);
      if (end - begin > largest_count) {
        largest = begin;
        largest_count = end - begin;
      }
    }
    bool cut = largest_count < count;
    int32_t next = (dim + 1) % rank;
    for (size_t begin = 0, end; cut && begin < count; begin = end) {
      end = cluster_end(items, count, begin, dim);
      const int64_t *row =
          begin == largest ? NULL : find_overlap(items + begin, end - begin, rank, next, 1);
      if (row)
        return row;
    }
    items += largest;
    count = largest_count;
    whole = cut ? 1 : whole + 1;
    dim = next;
  }
  return NULL;
}

/* ---- of a whole table ------------------------------------------------------------------------ */

/* Where the piece of a target stands. */
typedef struct box_place {
  int64_t target;
  uint32_t row, index;
} box_place;

static int compare_targets(const void *a, const void *b) {
  const box_place *x = a, *y = b;
  if (x->target != y->target)
    return x->target < y->target ? -1 : 1;
  if (x->row != y->row)
    return x->row < y->row ? -1 : 1;
  return (x->index > y->index) - (x->index < y->index);
}

/* Every piece alone. */
static const char *check_each(const sr_boxes *boxes, int64_t device_count, uint32_t *out_piece) {
  sr_box_walk walk = {.boxes = boxes};
  *out_piece = 0;
  for (sr_box box; sr_box_next(&walk, &box); ++*out_piece) {
    const char *fault = sr_box_fault(boxes, &box, device_count);
    if (fault)
      return fault;
  }
  return NULL;
}

/* Those of the targets whose numbers leave `rest` when they are divided by `share`: the pieces for
 * them and, where `out` is not NULL, where they stand, in order of the targets. */
static size_t find_places(const sr_boxes *boxes, int64_t share, int64_t rest, box_place *out) {
  sr_box_walk walk = {.boxes = boxes};
  uint32_t row = 0, begin = 0, piece = 0;
  size_t count = 0;
  for (sr_box box; sr_box_next(&walk, &box); piece++) {
    begin = walk.row == row ? begin : piece;
    row = walk.row;
    if (box.target % share != rest)
      continue;
    if (out)
      out[count] = (box_place){box.target, row, piece - begin};
    count++;
  }
  if (out && count > 1)
    qsort(out, count, sizeof *out, compare_targets);
  return count;
}

/* The pieces of one target; NULL: none overlaps another. `order` and `rows` have room for them. */
static const box_place *find_overlapping(const sr_boxes *boxes, const box_place *places,
                                         size_t count, box_order *order, int64_t *rows) {
  const size_t width = sr_box_width(boxes->rank);
  for (size_t i = 0; i < count; i++) {
    order[i].row = rows + i * width;
    (void)sr_boxes_get(boxes, places[i].row, places[i].index, rows + i * width);
  }
  const int64_t *found = find_overlap(order, count, boxes->rank, 0, 0);
  return found ? &places[(size_t)(found - rows) / width] : NULL;
}

static size_t end_of_target(const box_place *places, size_t count, size_t begin) {
  size_t end = begin + 1;
  while (end < count && places[end].target == places[begin].target)
    end++;
  return end;
}

static uint32_t number_of(const sr_boxes *boxes, const box_place *place) {
  uint32_t number = place->index;
  for (uint32_t i = 0; i < place->row; i++)
    number += sr_boxes_row_count(boxes, i);
  return number;
}

/* Of the targets of these places, which are in order of them. */
static bool check_targets(const sr_boxes *boxes, const box_place *places, size_t count,
                          const char **out_fault, uint32_t *out_piece) {
  size_t most = 0;
  for (size_t begin = 0, end; begin < count; begin = end) {
    end = end_of_target(places, count, begin);
    most = end - begin > most ? end - begin : most;
  }
  box_order *order = malloc(most * sizeof *order + 1);
  int64_t *rows = malloc(most * sr_box_width(boxes->rank) * sizeof *rows + 1);
  const bool has_room = order && rows;
  for (size_t begin = 0, end; has_room && begin < count && !*out_fault; begin = end) {
    end = end_of_target(places, count, begin);
    const box_place *found = find_overlapping(boxes, places + begin, end - begin, order, rows);
    if (!found)
      continue;
    *out_fault = "it overlaps another piece of its target";
    *out_piece = number_of(boxes, found);
  }
  free(rows);
  free(order);
  return has_room;
}

/* Of a share of the targets. */
static bool check_share(const sr_boxes *boxes, int64_t share, int64_t rest, const char **out_fault,
                        uint32_t *out_piece) {
  const size_t count = find_places(boxes, share, rest, NULL);
  box_place *places = malloc(count * sizeof *places + 1);
  if (!places)
    return false;
  (void)find_places(boxes, share, rest, places);
  const bool done = check_targets(boxes, places, count, out_fault, out_piece);
  free(places);
  return done;
}

bool sr_boxes_check(const sr_boxes *boxes, int64_t device_count, const char **out_fault,
                    uint32_t *out_piece) {
  const int64_t shares = 1 + boxes->count / AT_ONCE;
  *out_fault = check_each(boxes, device_count, out_piece);
  for (int64_t i = 0; i < shares && !*out_fault; i++)
    if (!check_share(boxes, shares, i, out_fault, out_piece))
      return false;
  return true;
}
