/* Regions compared element by element: the source of each element is computed from mesh
 * coordinates, as the contract in transfer/transfer_table.h defines it. */
#include <string.h>

#include "support/expect.h"
#include "transfer/transfer_table.h"
#include "unit/transfer/region_scene.h"

/* How often each case occurred. */
static struct {
  int64_t transfers, own, crossed, kept_near, summed, unsummed, patched, zeros;
} seen;

/* ---- by coordinates -------------------------------------------------------------------------- */

static void find_coordinates(const mesh *m, int64_t position, int64_t *out) {
  for (int32_t i = m->count; i-- > 0; position /= m->sizes[i])
    out[i] = position % m->sizes[i];
}

static int64_t position_at(const mesh *m, const int64_t *at) {
  int64_t position = 0;
  for (int32_t i = 0; i < m->count; i++)
    position = position * m->sizes[i] + at[i];
  return position;
}

static int64_t spelled(const scene *s, int32_t list, const int64_t *at) {
  int64_t number = 0;
  for (int64_t i = 0; i < s->lists[list].count; i++) {
    const int64_t axis = s->lists[list].axes[i];
    number = number * mesh_of(s, list)->sizes[axis] + at[axis];
  }
  return number;
}

static void spell(const scene *s, int32_t list, int64_t number, int64_t *at) {
  for (int64_t i = s->lists[list].count; i-- > 0;) {
    const int64_t axis = s->lists[list].axes[i], size = mesh_of(s, list)->sizes[axis];
    at[axis] = number % size;
    number /= size;
  }
}

static int64_t source_device(const scene *s, int64_t position) {
  return s->is_listed ? s->devices[position] : position;
}

static int64_t target_device(const scene *s, int64_t position) {
  return source_device(s, position + (s->has_two ? s->meshes[0].positions : 0));
}

static int64_t own_position(const scene *s, int64_t target) {
  return s->has_two ? s->devices[s->meshes[0].positions + s->meshes[1].positions + target] : target;
}

/* The origin of an element of a target's region: a place in the operand that holds these shards. */
typedef struct origin {
  int64_t part[MOST_RANK], place[MOST_RANK];
} origin;

static int64_t region_start(const scene *s, int32_t d, int64_t part) {
  const int64_t *dim = s->dims[d], transfers = dim[SR_REGION_SHARES];
  const int64_t at = dim[SR_REGION_FIRST] + part / transfers * dim[SR_REGION_STEP];
  int64_t start = at / dim[SR_REGION_DIVISOR];
  while (start * dim[SR_REGION_DIVISOR] > at)
    start--;
  return start + part % transfers * dim[SR_REGION_SIZE];
}

/* False if the element is zero. */
static bool find_origin(const scene *s, const int64_t *starts, const int64_t *element,
                        origin *out) {
  for (int64_t k = 0; k < s->patch_count; k++) {
    const patch *p = &s->patches[k];
    bool inside = true;
    for (int32_t d = 0; d < s->rank; d++) {
      const int64_t at = starts[d] + element[d] - p->to[d];
      const bool is_along = d == s->along;
      const int64_t chunk = is_along ? p->chunk : s->dims[d][SR_REGION_CHUNK];
      inside = inside && at >= 0 && at < p->size[d];
      out->part[d] = (p->from[d] + at) / chunk;
      out->place[d] = (p->from[d] + at) % chunk + (is_along ? p->offset : 0);
    }
    if (inside)
      return true;
  }
  return false;
}

/* The device from which a target reads these shards. */
static int64_t giver_of(const scene *s, int64_t target, const int64_t *parts) {
  const mesh *m = &s->meshes[0];
  int64_t near[MOST_AXES], other[MOST_AXES];
  bool has = true, told = false;
  find_coordinates(m, own_position(s, target), near);
  memcpy(other, near, sizeof near);
  for (int32_t d = 0; d < s->rank; d++) {
    const int32_t list = 2 * s->rank + d;
    const int64_t own = spelled(s, d, near), copy = spelled(s, list, near);
    const int64_t count = numbers_of(s, d), copies = numbers_of(s, list);
    has = has && own == parts[d];
    told = told || copies > 1;
    if (copies > 1 && copies < count)
      spell(s, list, own / (count / copies), other);
    else if (copies > 1)
      spell(s, list, own * (copies / count) + copy % (copies / count), other);
    spell(s, d, parts[d], near);
    spell(s, d, parts[d], other);
  }
  const int64_t beside = source_device(s, position_at(m, near));
  const int64_t far = source_device(s, position_at(m, other));
  const int64_t node = s->node ? s->node : DEVICES, here = target_device(s, target) / node;
  const bool is_nearer = beside / node == here && far / node != here;
  seen.crossed += !has && told && !is_nearer && beside != far;
  seen.kept_near += !has && told && is_nearer;
  return has || !told || is_nearer ? beside : far;
}

/* ---- against the transfers ------------------------------------------------------------------- */

/* Elements of each target that transfers cover. */
static unsigned char covered[MOST_POSITIONS][MOST_ELEMENTS];

/* Indices of the element with a row-major number. */
static void unflatten(int32_t rank, const int64_t *dims, int64_t number, int64_t *out) {
  for (int32_t d = rank; d-- > 0; number /= dims[d])
    out[d] = number % dims[d];
}

static int64_t volume(int32_t rank, const int64_t *dims) {
  int64_t count = 1;
  for (int32_t d = 0; d < rank; d++)
    count *= dims[d];
  return count;
}

static void find_starts(const scene *s, int64_t target, int64_t *out) {
  int64_t at[MOST_AXES];
  find_coordinates(&s->meshes[1], target, at);
  for (int32_t d = 0; d < s->rank; d++)
    out[d] = region_start(s, d, spelled(s, s->rank + d, at));
}

static void compare_transfer(const scene *s, const sr_transfer *transfer, int64_t target) {
  int64_t starts[MOST_RANK], in[MOST_RANK], to[MOST_RANK];
  if (!EXPECT(sr_transfer_fault(&s->table, transfer, DEVICES) == NULL))
    return;
  find_starts(s, target, starts);
  for (int64_t n = 0; n < volume(s->rank, transfer->size); n++) {
    origin from;
    int64_t flat = 0;
    unflatten(s->rank, transfer->size, n, in);
    for (int32_t d = 0; d < s->rank; d++) {
      to[d] = transfer->to[d] + in[d];
      flat = flat * s->out_dims[d] + to[d];
    }
    covered[target][flat]++;
    if (!EXPECT(find_origin(s, starts, to, &from)))
      return;
    EXPECT_EQ(transfer->source, giver_of(s, target, from.part));
    for (int32_t d = 0; d < s->rank; d++)
      EXPECT_EQ(transfer->from[d] + in[d], from.place[d]);
  }
}

/* Each element that has an origin is covered once; no other element is covered. */
static void compare_cover(const scene *s) {
  for (int64_t t = 0; t < s->meshes[1].positions; t++) {
    int64_t starts[MOST_RANK], element[MOST_RANK];
    find_starts(s, t, starts);
    for (int64_t n = 0; n < volume(s->rank, s->out_dims); n++) {
      origin from;
      unflatten(s->rank, s->out_dims, n, element);
      const bool is_from = find_origin(s, starts, element, &from);
      EXPECT_EQ(covered[t][n], is_from);
      seen.zeros += !is_from;
    }
  }
}

static void add(sr_transfer_sum *to, const sr_transfer *transfer, int32_t rank) {
  to->transfers++;
  to->elements += (double)volume(rank, transfer->size);
}

static void add_transfer(sr_transfer_sums *to, const sr_transfer_table *table,
                         const sr_transfer *transfer) {
  const int64_t node = table->regions.node ? table->regions.node : DEVICES;
  add(&to->all, transfer, table->rank);
  if (transfer->source == transfer->target)
    add(&to->own, transfer, table->rank);
  if (transfer->source / node == transfer->target / node)
    add(&to->near, transfer, table->rank);
}

static bool are_equal(const sr_transfer_sum *a, const sr_transfer_sum *b) {
  return a->transfers == b->transfers && a->elements == b->elements;
}

/* Compares the sums with limits of none, all but one, and all of the transfers. */
static void compare_sums(const sr_transfer_table *table, const sr_transfer_sums *wanted) {
  static const sr_transfer_sum none;
  const double most[] = {0, wanted->all.transfers - 1, wanted->all.transfers};
  const int64_t patches = table->regions.patch_count;
  for (int i = 0; i < 3; i++) {
    sr_transfer_sums got;
    const bool done = sr_transfers_sum(table, table->regions.node, most[i], &got);
    EXPECT(are_equal(&got.all, &wanted->all));
    EXPECT(are_equal(&got.near, done ? &wanted->near : &none));
    EXPECT(are_equal(&got.own, done ? &wanted->own : &none));
    EXPECT(done || (most[i] < wanted->all.transfers && table->regions.node > 0));
    EXPECT(done || got.looks <= (uint64_t)(table->regions.targets * patches));
    seen.summed +=
        done && i == 0 && table->regions.node > 0 && got.near.transfers < got.all.transfers;
    seen.unsummed += !done;
  }
}

/* `firsts` gives the first transfer of each target; `transfer` of the full walk is one of them. */
static void compare_first(sr_transfer_walk *firsts, const sr_transfer *transfer, int32_t rank) {
  sr_transfer first;
  if (!EXPECT(sr_transfer_next(firsts, &first)))
    return;
  EXPECT(first.source == transfer->source && first.target == transfer->target);
  EXPECT(memcmp(first.size, transfer->size, 3 * (size_t)rank * sizeof *transfer->size) == 0);
}

static void compare_scene(const scene *s) {
  sr_transfer_walk walk = {.table = &s->table}, firsts = {.table = &s->table, .firsts = true};
  sr_transfer_sums sums = {0};
  int64_t target = -1, before = -1;
  memset(covered, 0, sizeof covered);
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer); before = target) {
    while (target < 0 ||
           (target < s->meshes[1].positions && target_device(s, target) != transfer.target))
      target++;
    if (!EXPECT(target < s->meshes[1].positions)) /* targets are in increasing order */
      return;
    if (target != before)
      compare_first(&firsts, &transfer, s->rank);
    compare_transfer(s, &transfer, target);
    add_transfer(&sums, &s->table, &transfer);
  }
  sr_transfer none;
  EXPECT(!sr_transfer_next(&firsts, &none));
  compare_cover(s);
  compare_sums(&s->table, &sums);
  seen.transfers += (int64_t)sums.all.transfers;
  seen.own += (int64_t)sums.own.transfers;
  seen.patched += s->patch_count > 1;
}

static void random_regions(void) {
  static scene s;
  for (int round = 0; round < 6000 && !expect_failures; round++) {
    const char *fault = "not looked at";
    uint32_t transfer;
    draw_scene(&s);
    EXPECT(sr_transfers_check(&s.table, DEVICES, &fault, &transfer));
    if (!EXPECT_STRING(fault ? fault : "none", "none"))
      continue;
    EXPECT(sr_transfer_regions_check(&s.table, DEVICES, &fault) && !fault);
    compare_scene(&s);
  }
  EXPECT(seen.transfers > 100000 && seen.own > 20000 && seen.zeros > 100000);
  EXPECT(seen.crossed > 20000 && seen.kept_near > 1000);
  EXPECT(seen.summed > 150 && seen.unsummed > 1000 && seen.patched > 2000);
}

int main(void) {
  random_regions();
  return expect_result();
}
