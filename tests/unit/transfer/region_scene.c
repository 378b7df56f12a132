/* Random regions that use every choice of the contract. */
#include "unit/transfer/region_scene.h"

#include <stdlib.h>
#include <string.h>

#include "support/expect.h"

static uint64_t state = 1;

int64_t draw(int64_t below) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (int64_t)((state >> 33) % (uint64_t)below);
}

bool hits(int64_t times) {
  return draw(times) == 0;
}

static void shuffle(int64_t *items, int64_t count) {
  for (int64_t i = count - 1; i > 0; i--) {
    const int64_t j = draw(i + 1), other = items[i];
    items[i] = items[j];
    items[j] = other;
  }
}

const mesh *mesh_of(const scene *s, int32_t list) {
  return &s->meshes[list / s->rank == 1];
}

int64_t numbers_of(const scene *s, int32_t list) {
  int64_t count = 1;
  for (int64_t i = 0; i < s->lists[list].count; i++)
    count *= mesh_of(s, list)->sizes[s->lists[list].axes[i]];
  return count;
}

/* An axis of 4 may be split into two of 2, for different dimensions. */
static mesh draw_mesh(void) {
  mesh m = {.positions = 1};
  const int64_t wanted = 2 + draw(3);
  for (int64_t i = 0; i < wanted; i++) {
    const int64_t size = 2 + draw(3);
    if (m.positions * size > MOST_POSITIONS)
      break;
    m.positions *= size;
    const bool is_halved = size == 4 && hits(2);
    m.sizes[m.count++] = is_halved ? 2 : size;
    if (is_halved)
      m.sizes[m.count++] = 2;
  }
  return m;
}

/* Assigns each axis of the mesh, in any order, to a list from `first` on or to none; with `copies`,
 * an axis may also distinguish copies. */
static void draw_lists(scene *s, int32_t first, bool copies) {
  const mesh *m = mesh_of(s, first);
  int64_t order[MOST_AXES] = {0, 1, 2, 3, 4, 5};
  spelling unused = {0};
  shuffle(order, m->count);
  for (int32_t i = 0; i < m->count; i++) {
    const int64_t d = draw(s->rank + 1);
    spelling *to = d < s->rank ? &s->lists[first + d] : &unused;
    to->axes[to->count++] = order[i];
  }
  for (int64_t i = 0; copies && i < unused.count; i++) {
    const int32_t d = (int32_t)draw(s->rank), list = 2 * s->rank + d;
    s->lists[list].axes[s->lists[list].count++] = unused.axes[i];
    const int64_t parts = numbers_of(s, d), told = numbers_of(s, list);
    if (parts == 1 || (parts % told != 0 && told % parts != 0))
      s->lists[list].count--;
  }
}

static bool are_apart(const scene *s, const patch *a, const patch *b) {
  bool apart = false;
  for (int32_t d = 0; d < s->rank; d++)
    apart = apart || a->to[d] >= b->to[d] + b->size[d] || b->to[d] >= a->to[d] + a->size[d];
  return apart;
}

/* A patch at a random place, or behind the patch before. */
static patch draw_patch(const scene *s, const int64_t *sizes, bool behind) {
  const patch *before = s->patch_count ? &s->patches[s->patch_count - 1] : NULL;
  patch p = {0};
  for (int32_t d = 0; d < s->rank; d++) {
    p.size[d] = 1 + draw(sizes[d]);
    p.from[d] = draw(sizes[d] - p.size[d] + 1);
    p.to[d] = draw(12);
    if (behind && d == s->along)
      p.to[d] = draw(3) + (before ? before->to[d] + before->size[d] : 0);
  }
  return p;
}

/* Arrays that are concatenated in the operands; their other dimensions are equal. */
typedef struct arrays {
  int64_t sizes[3][MOST_RANK], chunks[3], offsets[3];
} arrays;

static arrays draw_arrays(scene *s) {
  arrays a = {0};
  int64_t end = draw(2);
  for (int32_t d = 0; d < s->rank; d++) {
    int64_t *chunk = &s->dims[d][SR_REGION_CHUNK];
    *chunk = 1 + draw(4);
    s->in_dims[d] = *chunk + draw(2);
    for (int i = 0; i < 3; i++) {
      if (d == s->along) {
        a.chunks[i] = *chunk = 1 + draw(4);
        a.offsets[i] = end;
        end += *chunk + hits(4);
      }
      const int64_t most = *chunk * numbers_of(s, d);
      a.sizes[i][d] = d != s->along && i > 0 ? a.sizes[0][d] : hits(3) ? most : 1 + draw(most);
    }
  }
  if (s->rank > 0) {
    s->in_dims[s->along] = end;
    s->dims[s->along][SR_REGION_CHUNK] = draw(4); /* unused */
  }
  return a;
}

static int compare_places(const void *a, const void *b) {
  const patch *x = a, *y = b;
  return (x->to[0] > y->to[0]) - (x->to[0] < y->to[0]);
}

/* Patches of one whole array, or of several arrays: concatenated or at random places. */
static void draw_patches(scene *s) {
  const arrays a = draw_arrays(s);
  const int64_t kind = draw(3), tries = hits(30) ? 0 : kind == 0 || s->rank == 0 ? 1 : MOST_PATCHES;
  for (int64_t i = 0; i < tries; i++) {
    const int64_t array = draw(3);
    patch p = draw_patch(s, a.sizes[array], kind == 1);
    for (int32_t d = 0; kind == 0 && d < s->rank; d++) {
      p.size[d] = a.sizes[array][d];
      p.from[d] = p.to[d] = 0;
    }
    p.chunk = a.chunks[array];
    p.offset = a.offsets[array];
    bool apart = true;
    for (int64_t k = 0; k < s->patch_count; k++)
      apart = apart && are_apart(s, &p, &s->patches[k]);
    if (apart)
      s->patches[s->patch_count++] = p;
  }
  if (kind == 2 && s->along == 0 && hits(2))
    qsort(s->patches, (size_t)s->patch_count, sizeof *s->patches, compare_places);
}

static void draw_windows(scene *s) {
  for (int32_t d = 0; d < s->rank; d++) {
    int64_t *dim = s->dims[d];
    const int64_t size = hits(20) ? 0 : 1 + draw(s->rank == 1 ? 40 : s->rank == 2 ? 8 : 4);
    dim[SR_REGION_SIZE] = s->out_dims[d] = size;
    dim[SR_REGION_DIVISOR] = hits(3) ? 2 + draw(2) : 1;
    dim[SR_REGION_SHARES] = hits(3) ? 2 + draw(2) : 1;
    dim[SR_REGION_FIRST] = draw(16) - 8;
    dim[SR_REGION_STEP] = hits(6) ? 0 : draw(10) - hits(4) * draw(10);
  }
}

/* If targets have their own mesh, they are source devices, other devices, or both. */
static void draw_devices(scene *s) {
  const int64_t sources = s->meshes[0].positions, targets = s->meshes[1].positions;
  int64_t all[DEVICES];
  for (int64_t i = 0; i < DEVICES; i++)
    all[i] = i;
  s->is_listed = s->has_two ? targets > sources || !hits(4) : hits(2);
  s->has_two = s->has_two && s->is_listed;
  if (!s->is_listed)
    return;
  shuffle(all, DEVICES);
  memcpy(s->devices, all, (size_t)sources * sizeof *all);
  s->table.devices = s->devices;
  s->table.device_count = sources;
  if (!s->has_two)
    return;
  const int64_t first = hits(4) ? 0 : draw(DEVICES - targets);
  int64_t *theirs = s->devices + sources, *own = theirs + targets;
  memcpy(theirs, all + first, (size_t)targets * sizeof *all);
  shuffle(theirs, targets);
  for (int64_t i = 0; i < targets; i++) {
    own[i] = draw(sources);
    for (int64_t k = 0; k < sources; k++)
      own[i] = all[k] == theirs[i] ? k : own[i];
  }
  s->table.device_count += 2 * targets;
}

static void push(scene *s, const int64_t *numbers, int64_t count) {
  memcpy(s->numbers + s->count, numbers, (size_t)count * sizeof *numbers);
  s->count += count;
}

static void write_numbers(scene *s) {
  int64_t *head = s->numbers, modes = 0;
  push(s,
       (int64_t[]){s->meshes[0].positions, s->meshes[1].positions, s->node, s->along, 0,
                   s->patch_count},
       SR_REGIONS_HEAD);
  push(s, s->dims[0], s->rank * SR_REGION_NUMBERS);
  for (int32_t list = 0; list < 3 * s->rank; list++)
    for (int64_t i = 0; i < s->lists[list].count; i++, modes++) {
      const mesh *m = mesh_of(s, list);
      const int64_t axis = s->lists[list].axes[i];
      int64_t stride = 1;
      for (int64_t k = axis + 1; k < m->count; k++)
        stride *= m->sizes[k];
      push(s, (int64_t[]){list, m->sizes[axis], stride}, SR_MODE_NUMBERS);
    }
  head[4] = modes;
  for (int64_t k = 0; k < s->patch_count; k++) {
    push(s, (int64_t[]){s->patches[k].chunk, s->patches[k].offset}, 2);
    push(s, s->patches[k].size, s->rank);
    push(s, s->patches[k].from, s->rank);
    push(s, s->patches[k].to, s->rank);
  }
}

void draw_scene(scene *s) {
  *s = (scene){.rank = hits(50) ? 0 : 1 + (int32_t)draw(MOST_RANK)};
  static const int64_t nodes[] = {0, 1, 2, 3, 4, 6, 8, 12};
  s->along = s->rank ? (int32_t)draw(s->rank) : 0;
  s->node = nodes[draw(sizeof nodes / sizeof *nodes)];
  s->meshes[0] = s->meshes[1] = draw_mesh();
  s->has_two = hits(3);
  if (s->has_two)
    s->meshes[1] = draw_mesh();
  if (s->rank > 0) {
    draw_lists(s, 0, hits(2));
    draw_lists(s, s->rank, false);
  }
  draw_patches(s);
  draw_windows(s);
  s->table = (sr_transfer_table){.rank = s->rank, .in_dims = s->in_dims, .out_dims = s->out_dims};
  draw_devices(s);
  write_numbers(s);
  EXPECT(sr_transfer_regions_read(s->rank, s->numbers, (uint64_t)s->count, &s->table.regions));
}
