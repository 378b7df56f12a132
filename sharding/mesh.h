/* Meshes: the devices of a program as a grid with named axes, which shardings refer to. */
#ifndef SR_SHARDING_MESH_H
#define SR_SHARDING_MESH_H

#include <stdbool.h>

#include "base/text.h"

typedef struct sr_mesh_axis {
  const char *name; /* an arbitrary string */
  int64_t size;
  uint32_t number; /* number of the name, from 1 (sr_module_fingerprint); 0: not numbered */
} sr_mesh_axis;

/* A row-major grid of devices with named axes. Position i is device device_ids[i]; if device_ids is
 * NULL, device i. */
typedef struct sr_mesh {
  const char *name; /* NULL for an inline mesh */
  int32_t axis_count;
  sr_mesh_axis *axes;
  int64_t device_count;      /* product of the axis sizes; without axes 1 (maximal) or 0 (empty) */
  const int64_t *device_ids; /* device_count ids, or NULL for 0, 1, 2, ... */
} sr_mesh;

/* The device at `position` of `mesh`. */
int64_t sr_mesh_device(const sr_mesh *mesh, int64_t position);
/* The position of `device` in `mesh`, or -1 if the mesh does not have it. */
int64_t sr_mesh_position(const sr_mesh *mesh, int64_t device);
/* True if every position of the mesh is the number of its device. */
bool sr_mesh_is_plain(const sr_mesh *mesh);
/* True if both meshes have axes of the same sizes over the same devices, whatever the names of the
 * axes. */
bool sr_mesh_is_laid_out_as(const sr_mesh *a, const sr_mesh *b);
/* True if both meshes have the same axes, by name and size, over the same devices. */
bool sr_mesh_equal(const sr_mesh *a, const sr_mesh *b);
/* Prints the mesh as Shardy does, without its name: <["x"=2, "y"=4], device_ids=[...]>. */
void sr_mesh_print(sr_text *text, const sr_mesh *mesh);

#endif
