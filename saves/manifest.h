/*
 * What a save says about itself: of which program it is, its step, and its arrays. It is the file
 * zarr.json of the save's directory, as an attribute of a Zarr group, so that zarr-python opens the
 * save as a group of its arrays.
 */
#ifndef SR_SAVES_MANIFEST_H
#define SR_SAVES_MANIFEST_H

#include "base/dtype.h"
#include "base/text.h"
#include "executor/io/zarr.h"

/* Of the layout of saves. A reader refuses a higher number than its own. */
enum {
  SR_SAVE_FORMAT = 1
};
#define SR_SAVE_MANIFEST "zarr.json"

/* The largest step, since JSON's numbers are exact up to it. */
#define SR_SAVE_MOST_STEP ((INT64_C(1) << 53) - 1)

/* Array i of the state; its Zarr array is called "state<i>". */
typedef struct sr_save_array {
  const char *name;     /* of the program's result that it was or will be; "" if it has none */
  const char *sharding; /* as Shardy prints it, with its mesh */
  sr_dtype dtype;
  int32_t rank;
  const int64_t *dims, *chunk; /* [rank] */
} sr_save_array;

typedef struct sr_save_manifest {
  int64_t format;
  const char *version;     /* of the library that saved */
  const char *program;     /* the name that resuming compares */
  const char *computation; /* sr_names.computation of the program */
  int64_t step, devices, ranks;
  int32_t count;
  const sr_save_array *arrays; /* [count] */
} sr_save_manifest;

void sr_save_manifest_write(const sr_save_manifest *manifest, sr_text *text);
/*
 * Parses the text, in which no byte is trusted. *out_manifest lives in `arena`. `place` names the
 * save in messages. Sets the guard of `arena`; who uses it afterwards sets his own. Errors:
 * SR_ERR_INVALID (damaged, or no save), SR_ERR_UNSUPPORTED (of a newer format), SR_ERR_NOMEM.
 */
sr_status sr_save_manifest_read(sr_ctx *ctx, sr_arena *arena, const char *place, const char *text,
                                size_t bytes, sr_save_manifest *out_manifest);

#endif
