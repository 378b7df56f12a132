/* Meshes: the devices of a program as a grid with named axes, which shardings refer to. */
#ifndef SR_SHARDING_MESH_H
#define SR_SHARDING_MESH_H

#include <stdbool.h>

#include "base/text.h"

typedef struct sr_mesh_axis {
  const char *name; /* an arbitrary string */
  int64_t size;
  uint32_t number; /* of the name, from 1, see sr_module_fingerprint; 0: not numbered */
} sr_mesh_axis;

/* A named row-major view of devices. Position i of the mesh is device device_ids[i], or i. */
typedef struct sr_mesh {
  const char *name; /* NULL for an inline mesh */
  int32_t axis_count;
  sr_mesh_axis *axes;
  int64_t device_count;      /* product of the sizes; no axes: 1 if maximal, 0 for the empty mesh */
  const int64_t *device_ids; /* device_count ids, or NULL for 0, 1, 2, ... */
} sr_mesh;

/* Device at `position` of `mesh`. */
int64_t sr_mesh_device(const sr_mesh *mesh, int64_t position);
/* Position of `device` in `mesh`, -1 if it is not in it. */
int64_t sr_mesh_position(const sr_mesh *mesh, int64_t device);
/* True for positions that are device numbers. */
bool sr_mesh_is_plain(const sr_mesh *mesh);
/* Axes of the same sizes over the same devices: an axis of one is that of the other with its
 * number, whatever their names. */
bool sr_mesh_is_laid_out_as(const sr_mesh *a, const sr_mesh *b);
/* The same axes, by name and size, over the same devices. */
bool sr_mesh_equal(const sr_mesh *a, const sr_mesh *b);
/* As Shardy prints it, without its name: <["x"=2, "y"=4], device_ids=[...]>. */
void sr_mesh_print(sr_text *text, const sr_mesh *mesh);

#endif
