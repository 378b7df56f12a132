/* Layouts: how callers of the library say the type of an array and where its shards lie. */
#ifndef SR_API_ARRAY_ARRAY_LAYOUT_H
#define SR_API_ARRAY_ARRAY_LAYOUT_H

#include "api/api.h"

/* A layout that has been checked. */
typedef struct sr_array_type {
  sr_dtype dtype;
  int32_t rank;
  const int64_t *dims; /* [rank] */
  sr_sharding sharding;
  int64_t device_count; /* devices 0 .. device_count - 1 have memory for the array */
} sr_array_type;

/* Checks the layout and converts it; `*out` lives in `arena`, which must have a guard. Errors:
 * SR_ERR_INVALID, with the member that is wrong. */
sr_status sr_layout_read(sr_ctx *ctx, sr_arena *arena, const spmdrun_layout *layout,
                         sr_array_type *out);
/* Returns the layout of an array; it and all that it points to live in `arena`. */
const spmdrun_layout *sr_layout_of(sr_arena *arena, const sr_array_type *type);
/* Returns the type of an array, which points into it. */
sr_array_type sr_array_type_of(const sr_array *array);
/* Returns a layout for people to read: "f32[8,3] [{"i"}, {}] on 4 devices"; in `arena`. */
const char *sr_layout_text(sr_arena *arena, const sr_array_type *type);
/* The same of an array, for the message of a failure. `arena`, which may be NULL, is used for
 * nothing else. Without memory it is "an array". */
const char *sr_array_text(sr_arena *arena, const sr_array *array);

#endif
