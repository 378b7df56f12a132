/* Looks up devices in meshes, compares meshes and prints them. */
#include "sharding/mesh.h"

#include <inttypes.h>
#include <string.h>

int64_t sr_mesh_device(const sr_mesh *mesh, int64_t position) {
  return mesh->device_ids ? mesh->device_ids[position] : position;
}

int64_t sr_mesh_position(const sr_mesh *mesh, int64_t device) {
  if (!mesh->device_ids)
    return device >= 0 && device < mesh->device_count ? device : -1;
  for (int64_t i = 0; i < mesh->device_count; i++)
    if (mesh->device_ids[i] == device)
      return i;
  return -1;
}

bool sr_mesh_is_plain(const sr_mesh *mesh) {
  for (int64_t i = 0; mesh->device_ids && i < mesh->device_count; i++)
    if (mesh->device_ids[i] != i)
      return false;
  return true;
}

bool sr_mesh_is_laid_out_as(const sr_mesh *a, const sr_mesh *b) {
  if (a->axis_count != b->axis_count || a->device_count != b->device_count)
    return false;
  for (int32_t i = 0; i < a->axis_count; i++)
    if (a->axes[i].size != b->axes[i].size)
      return false;
  if (a->device_ids == b->device_ids)
    return true;
  for (int64_t i = 0; i < a->device_count; i++)
    if (sr_mesh_device(a, i) != sr_mesh_device(b, i))
      return false;
  return true;
}

bool sr_mesh_equal(const sr_mesh *a, const sr_mesh *b) {
  if (!sr_mesh_is_laid_out_as(a, b))
    return false;
  for (int32_t i = 0; i < a->axis_count; i++)
    if (strcmp(a->axes[i].name, b->axes[i].name) != 0)
      return false;
  return true;
}

void sr_mesh_print(sr_text *text, const sr_mesh *mesh) {
  sr_text_string(text, "<[");
  for (int32_t i = 0; i < mesh->axis_count; i++) {
    if (i > 0)
      sr_text_string(text, ", ");
    sr_text_mlir_string(text, mesh->axes[i].name, strlen(mesh->axes[i].name));
    sr_text_printf(text, "=%" PRId64, mesh->axes[i].size);
  }
  sr_text_char(text, ']');
  if (mesh->device_ids) {
    sr_text_string(text, ", device_ids=[");
    for (int64_t i = 0; i < mesh->device_count; i++)
      sr_text_printf(text, "%s%" PRId64, i ? ", " : "", mesh->device_ids[i]);
    sr_text_char(text, ']');
  }
  sr_text_char(text, '>');
}
