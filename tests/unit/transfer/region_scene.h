/* Random valid regions (transfer/transfer_table.h) on meshes of a few axes, and the choices that
 * they were made from. */
#ifndef SR_TESTS_UNIT_WINDOW_SCENE_H
#define SR_TESTS_UNIT_WINDOW_SCENE_H

#include "transfer/transfer_table.h"

enum {
  MOST_RANK = 3,
  MOST_AXES = 6,
  MOST_POSITIONS = 48,
  MOST_PATCHES = 6,
  MOST_ELEMENTS = 64, /* of a region */
  MOST_NUMBERS = SR_REGIONS_HEAD + MOST_RANK * SR_REGION_NUMBERS + 3 * MOST_AXES * SR_MODE_NUMBERS +
                 MOST_PATCHES * (2 + 3 * MOST_RANK),
  DEVICES = 100
};

/* Axes, the major one first. */
typedef struct mesh {
  int32_t count;
  int64_t sizes[MOST_AXES], positions;
} mesh;

/* Axes, the major one first, that spell a number. */
typedef struct spelling {
  int64_t count, axes[MOST_AXES];
} spelling;

typedef struct patch {
  int64_t chunk, offset, size[MOST_RANK], from[MOST_RANK], to[MOST_RANK];
} patch;

typedef struct scene {
  int32_t rank, along;
  bool is_listed, has_two; /* devices have numbers of their own; targets are of another mesh */
  int64_t node, patch_count, count; /* `count` of `numbers` */
  mesh meshes[2];                   /* of the sources, of the targets */
  spelling lists[3 * MOST_RANK];
  int64_t dims[MOST_RANK][SR_REGION_NUMBERS], in_dims[MOST_RANK], out_dims[MOST_RANK];
  patch patches[MOST_PATCHES];
  int64_t devices[3 * MOST_POSITIONS], numbers[MOST_NUMBERS];
  sr_transfer_table table;
} scene;

int64_t draw(int64_t below);
/* One time in `times`. */
bool hits(int64_t times);

/* Of which mesh the axes of a list are. */
const mesh *mesh_of(const scene *s, int32_t list);
/* How many numbers the axes of a list spell. */
int64_t numbers_of(const scene *s, int32_t list);

/* `table` points into the scene, which stays where it is. */
void draw_scene(scene *s);

#endif
