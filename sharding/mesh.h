/* Meshes: the devices of a program as a grid with named axes, which shardings refer to. */
#ifndef SR_SHARDING_MESH_H
#define SR_SHARDING_MESH_H

#include <stdbool.h>

#include "base/text.h"

typedef struct sr_mesh_axis {
  const char *name; /* any text, as Shardy allows */
  int64_t size;
  uint32_t number; /* number that sr_module_fingerprint gives the name, from 1; executables store it
                    * in place of the name; 0: none */
} sr_mesh_axis;

/* A row-major grid of devices with named axes. A position is an index into the grid: 0 ..
 * device_count - 1. */
typedef struct sr_mesh {
  const char *name; /* name of the sdy.mesh symbol; NULL: the mesh is written inline */
  int32_t axis_count;
  sr_mesh_axis *axes;
  int64_t device_count;      /* product of the axis sizes; if there are no axes: 1 for a maximal
                              * mesh of one device, 0 for an empty mesh */
  const int64_t *device_ids; /* [device_count]: device at each position; NULL: position i has device
                              * i */
} sr_mesh;

/* Returns the device at `position` of `mesh`. */
int64_t sr_mesh_device(const sr_mesh *mesh, int64_t position);
/* Returns the position of `device` in `mesh`; -1: the mesh does not have the device. */
int64_t sr_mesh_position(const sr_mesh *mesh, int64_t device);
/* True if position i of the mesh has device i, for every i. */
bool sr_mesh_is_plain(const sr_mesh *mesh);
/* True if both meshes have axes of the same sizes and the same device at each position. The names
 * of the axes may differ. */
bool sr_mesh_is_laid_out_as(const sr_mesh *a, const sr_mesh *b);
/* True if both meshes have axes of the same names and sizes, and the same device at each
 * position. */
bool sr_mesh_equal(const sr_mesh *a, const sr_mesh *b);
/* Prints the mesh as Shardy does, without its name: <["x"=2, "y"=4], device_ids=[...]>. */
void sr_mesh_print(sr_text *text, const sr_mesh *mesh);

#endif
