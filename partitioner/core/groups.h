/* Groups of devices that differ in their part of a form, and tables over devices as attributes that
 * equal ones share. */
#ifndef SR_PARTITIONER_CORE_GROUPS_H
#define SR_PARTITIONER_CORE_GROUPS_H

#include "partitioner/core/pass.h"

/* Rows of device numbers, padded with -1; in pass->per_op. */
typedef struct sr_groups {
  int64_t count, size;
  int64_t *devices;
} sr_groups;

sr_groups sr_groups_make(sr_pass *pass, int64_t count, int64_t size);
/* Devices that differ in their part of `dim` of `form` only, by part. */
sr_groups sr_groups_along(sr_pass *pass, const sr_sharding *form, int32_t dim);
/* As the compiler reads it: one attribute for equal groups, pairs, or rows of other numbers. */
const sr_attr *sr_groups_attr(sr_pass *pass, const sr_groups *groups);
/* The position of each device in the mesh, -1 where it has none. Made once. */
const int64_t *sr_pass_places(sr_pass *pass, const sr_mesh *mesh);
/* Devices that have the same part in `form`, or, where that is NULL, are in the mesh; one that is
 * in no mesh is alone. Made once. */
const sr_classes *sr_pass_holders(sr_pass *pass, const sr_sharding *form, const sr_mesh *mesh);
/* True if devices in that order do not follow each other by few steps: then a table that counts
 * their places is the shorter one. `key` stands for the list for as long as the pass lasts. Found
 * once; leaves lists in pass->per_op. */
bool sr_pass_is_scattered(sr_pass *pass, const void *key, const int64_t *devices, int64_t count);
/* The table of a redistribute, as attributes that equal ones share: rows or windows, and a list of
 * devices or NULL. */
typedef struct sr_piece_table {
  const sr_attr *rows, *windows, *devices;
} sr_piece_table;
/* A table of rows; the verifier refuses too many pieces. Leaves lists in pass->per_op. */
sr_piece_table sr_pieces_of_draft(sr_pass *pass, const sr_boxes_draft *draft);
/* A table with windows. */
sr_piece_table sr_pieces_of_windows(sr_pass *pass, const sr_boxes *boxes);
void sr_op_set_pieces(sr_module *module, sr_op *op, const sr_piece_table *pieces);
/* each[device], one attribute for equal lists. */
const sr_attr *sr_each_attr(sr_pass *pass, const int64_t *each);
/* [groups, size] of sr_groups_along. Made once; leaves lists in pass->per_op. */
const sr_attr *sr_pass_groups(sr_pass *pass, const sr_sharding *form, int32_t dim);

#endif
