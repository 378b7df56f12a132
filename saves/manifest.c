#include "saves/manifest.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define ATTRIBUTE "spmdrun_save"

/* ---- writing --------------------------------------------------------------------------------- */

static void write_sizes(sr_text *text, const char *name, int32_t rank, const int64_t *sizes) {
  sr_text_printf(text, ", \"%s\": [", name);
  for (int32_t d = 0; d < rank; d++)
    sr_text_printf(text, "%s%lld", d ? ", " : "", (long long)sizes[d]);
  sr_text_char(text, ']');
}

static void write_string(sr_text *text, const char *name, const char *value) {
  sr_text_printf(text, "\"%s\": ", name);
  sr_text_json_string(text, value);
}

static void write_array(sr_text *text, const sr_save_array *array) {
  sr_text_string(text, "\n        {");
  write_string(text, "name", array->name);
  sr_text_string(text, ", ");
  write_string(text, "dtype", sr_dtype_get(array->dtype)->name);
  write_sizes(text, "shape", array->rank, array->dims);
  write_sizes(text, "chunk", array->rank, array->chunk);
  sr_text_string(text, ", ");
  write_string(text, "sharding", array->sharding);
  sr_text_char(text, '}');
}

void sr_save_manifest_write(const sr_save_manifest *manifest, sr_text *text) {
  sr_text_printf(text,
                 "{\n  \"zarr_format\": 3,\n  \"node_type\": \"group\",\n  \"attributes\": {\n"
                 "    \"" ATTRIBUTE "\": {\n      \"format\": %lld,\n      \"step\": %lld,\n"
                 "      \"devices\": %lld,\n      \"ranks\": %lld,\n      ",
                 (long long)manifest->format, (long long)manifest->step,
                 (long long)manifest->devices, (long long)manifest->ranks);
  write_string(text, "version", manifest->version);
  sr_text_string(text, ",\n      ");
  write_string(text, "program", manifest->program);
  sr_text_string(text, ",\n      ");
  write_string(text, "computation", manifest->computation);
  sr_text_string(text, ",\n      \"arrays\": [");
  for (int32_t i = 0; i < manifest->count; i++) {
    sr_text_string(text, i ? "," : "");
    write_array(text, &manifest->arrays[i]);
  }
  sr_text_string(text, "\n      ]\n    }\n  }\n}\n");
}

/* ---- reading --------------------------------------------------------------------------------- */

typedef struct reading {
  sr_ctx *ctx;
  sr_arena *arena;
  const char *place;
} reading;

static sr_status damaged(const reading *r, const char *member) {
  return sr_fail(r->ctx, SR_ERR_INVALID,
                 "%s: its " SR_SAVE_MANIFEST " is damaged, or is not one of a save: \"%s\" is "
                 "missing or wrong",
                 r->place, member);
}

static sr_status read_string(const reading *r, const cJSON *object, const char *name,
                             const char **out) {
  const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, name);
  if (!cJSON_IsString(item))
    return damaged(r, name);
  *out = sr_arena_string(r->arena, item->valuestring, strlen(item->valuestring));
  return SR_OK;
}

/* Takes a whole number of at least `least` that a double holds exactly. */
static bool take_number(const cJSON *item, int64_t least, int64_t *out) {
  double value = cJSON_IsNumber(item) ? item->valuedouble : -1;
  if (!(value >= (double)least && value <= (double)SR_SAVE_MOST_STEP) || value != floor(value))
    return false;
  *out = (int64_t)value;
  return true;
}

static sr_status read_number(const reading *r, const cJSON *object, const char *name, int64_t least,
                             int64_t *out) {
  return take_number(cJSON_GetObjectItemCaseSensitive(object, name), least, out) ? SR_OK
                                                                                 : damaged(r, name);
}

static sr_status read_sizes(const reading *r, const cJSON *object, const char *name, int64_t least,
                            int32_t *out_rank, const int64_t **out_sizes) {
  const cJSON *list = cJSON_GetObjectItemCaseSensitive(object, name), *item;
  int count = cJSON_IsArray(list) ? cJSON_GetArraySize(list) : -1;
  if (count < 0 || count > SR_IO_MAX_RANK)
    return damaged(r, name);
  int64_t *sizes = SR_NEW_ARRAY(r->arena, int64_t, count);
  *out_rank = 0;
  cJSON_ArrayForEach(
      item, list) if (!take_number(item, least, &sizes[(*out_rank)++])) return damaged(r, name);
  *out_sizes = sizes;
  return SR_OK;
}

static sr_status read_array(const reading *r, const cJSON *item, sr_save_array *out) {
  const char *dtype = "";
  int32_t chunk_rank;
  uint64_t bytes;
  SR_TRY(read_string(r, item, "name", &out->name));
  SR_TRY(read_string(r, item, "sharding", &out->sharding));
  SR_TRY(read_string(r, item, "dtype", &dtype));
  out->dtype = sr_dtype_parse(dtype, strlen(dtype));
  if (out->dtype == SR_DTYPE_COUNT)
    return damaged(r, "dtype");
  SR_TRY(read_sizes(r, item, "shape", 0, &out->rank, &out->dims));
  SR_TRY(read_sizes(r, item, "chunk", 1, &chunk_rank, &out->chunk));
  if (!sr_shape_bytes(out->rank, out->dims, sr_dtype_get(out->dtype)->bytes, &bytes))
    return damaged(r, "shape");
  return chunk_rank == out->rank ? SR_OK : damaged(r, "chunk");
}

static sr_status read_arrays(const reading *r, const cJSON *object, sr_save_manifest *out) {
  const cJSON *list = cJSON_GetObjectItemCaseSensitive(object, "arrays"), *item;
  if (!cJSON_IsArray(list))
    return damaged(r, "arrays");
  sr_save_array *arrays = SR_NEW_ARRAY(r->arena, sr_save_array, cJSON_GetArraySize(list));
  cJSON_ArrayForEach(item, list) SR_TRY(read_array(r, item, &arrays[out->count++]));
  out->arrays = arrays;
  return SR_OK;
}

/* Reads the format first: of a newer one, nothing else is known. */
static sr_status read_save(const reading *r, const cJSON *save, sr_save_manifest *out) {
  if (!cJSON_IsObject(save))
    return damaged(r, ATTRIBUTE);
  SR_TRY(read_number(r, save, "format", 1, &out->format));
  if (out->format > SR_SAVE_FORMAT)
    return sr_fail(r->ctx, SR_ERR_UNSUPPORTED,
                   "%s: a newer version of spmdrun saved it, in format %lld; this one reads "
                   "formats up to %d: resume with the newer one",
                   r->place, (long long)out->format, SR_SAVE_FORMAT);
  SR_TRY(read_number(r, save, "step", 0, &out->step));
  SR_TRY(read_number(r, save, "devices", 1, &out->devices));
  SR_TRY(read_number(r, save, "ranks", 1, &out->ranks));
  SR_TRY(read_string(r, save, "version", &out->version));
  SR_TRY(read_string(r, save, "program", &out->program));
  SR_TRY(read_string(r, save, "computation", &out->computation));
  return read_arrays(r, save, out);
}

/* The tree is freed whatever happens: it does not lie in the arena, whose guard is set here. */
static sr_status read_tree(const reading *r, const cJSON *root, sr_save_manifest *out) {
  const cJSON *attributes = cJSON_GetObjectItemCaseSensitive(root, "attributes");
  if (SR_ARENA_GUARD(r->arena))
    return sr_fail(r->ctx, SR_ERR_NOMEM, "%s: out of memory", r->place);
  return read_save(r, cJSON_GetObjectItemCaseSensitive(attributes, ATTRIBUTE), out);
}

sr_status sr_save_manifest_read(sr_ctx *ctx, sr_arena *arena, const char *place, const char *text,
                                size_t bytes, sr_save_manifest *out) {
  const reading r = {ctx, arena, place};
  *out = (sr_save_manifest){0};
  errno = 0;
  cJSON *root = cJSON_ParseWithLength(text, bytes);
  if (!root) /* cJSON does not say why; malloc does */
    return errno == ENOMEM ? sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", place)
                           : damaged(&r, "{");
  sr_status status = read_tree(&r, root, out);
  cJSON_Delete(root);
  return status;
}
