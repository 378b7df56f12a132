/* Parses the metadata of Zarr arrays: cJSON parses the JSON, and each member is checked. Versions 2
 * and 3 both become an sr_zarr_info. In version 3 an unknown member is refused, unless that member
 * itself says that readers may ignore it. The message names it. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cjson/cJSON.h>

#include "executor/io/round.h"
#include "executor/io/zarr.h"
#include "executor/io/zarr_types.h"

/* What the functions below share: the context for errors, and the array as far as it has been
 * read. */
typedef struct reading {
  sr_ctx *ctx;
  sr_zarr_info *info;
} reading;

static sr_status wrong(const reading *r, const char *member, const char *why) {
  return sr_fail(r->ctx, SR_ERR_INVALID, "%s: the Zarr metadata is damaged: \"%s\" %s",
                 r->info->path, member, why);
}

static sr_status unsupported(const reading *r, const char *member, const char *name,
                             const char *remedy) {
  return sr_fail(r->ctx, SR_ERR_UNSUPPORTED,
                 "%s: this version does not read Zarr arrays with %s "
                 "\"%.100s\"; %s",
                 r->info->path, member, name, remedy);
}

static const char rewrite[] = "write the array with compressor zstd or none";

/* Returns the member `name` of `object`. If it is missing, fails and returns NULL. */
static const cJSON *member(const reading *r, const cJSON *object, const char *name) {
  const cJSON *found = cJSON_GetObjectItemCaseSensitive(object, name);
  if (!found)
    wrong(r, name, "is missing");
  return found;
}

static bool is_text(const cJSON *item, const char *text) {
  return cJSON_IsString(item) && strcmp(item->valuestring, text) == 0;
}

/* Reads an integer from `least` to 2^53. cJSON stores numbers as doubles, which are not exact
 * beyond that. */
static bool read_size(const cJSON *item, int64_t least, int64_t *out_size) {
  if (!cJSON_IsNumber(item) || !(item->valuedouble >= (double)least) ||
      item->valuedouble > 9007199254740992.0 || item->valuedouble != floor(item->valuedouble))
    return false;
  *out_size = (int64_t)item->valuedouble;
  return true;
}

static sr_status read_sizes(const reading *r, const char *name, const cJSON *array, int64_t least,
                            int64_t *out_sizes, int32_t *out_count) {
  if (!cJSON_IsArray(array))
    return wrong(r, name, "is not a list");
  int32_t count = 0;
  const cJSON *item;
  cJSON_ArrayForEach(item, array) {
    if (count == SR_IO_MAX_RANK)
      return sr_fail(r->ctx, SR_ERR_UNSUPPORTED, "%s: it has more than %d dimensions",
                     r->info->path, SR_IO_MAX_RANK);
    if (!read_size(item, least, &out_sizes[count++]))
      return wrong(r, name,
                   least ? "is not a list of positive integers" : "is not a list of integers");
  }
  *out_count = count;
  return SR_OK;
}

/* Reads the shape of the array and of a chunk. Fails if the size of either in bytes overflows. */
static sr_status read_shapes(const reading *r, const char *chunk_name, const cJSON *shape,
                             const cJSON *chunk) {
  sr_zarr_info *info = r->info;
  int32_t chunk_rank;
  uint64_t bytes;
  SR_TRY(read_sizes(r, "shape", shape, 0, info->dims, &info->rank));
  SR_TRY(read_sizes(r, chunk_name, chunk, 1, info->chunk, &chunk_rank));
  if (chunk_rank != info->rank)
    return wrong(r, chunk_name, "has not as many sizes as \"shape\"");
  if (!sr_shape_bytes(info->rank, info->dims, info->type.bytes, &bytes))
    return wrong(r, "shape", "has more than 2^63 bytes");
  if (!sr_shape_bytes(info->rank, info->chunk, info->type.bytes, &bytes))
    return wrong(r, chunk_name, "has more than 2^63 bytes");
  return SR_OK;
}

static sr_status read_separator(const reading *r, const char *name, const cJSON *item) {
  if (!item)
    return SR_OK;
  if (!is_text(item, ".") && !is_text(item, "/"))
    return wrong(r, name, "is neither \".\" nor \"/\"");
  r->info->separator = *item->valuestring;
  return SR_OK;
}

/* ---- fill values ----------------------------------------------------------------------------- */

/* Reads a fill value of a float type: a JSON number, a string "NaN", "Infinity" or "-Infinity", or
 * the bits of the float as a string "0x..". */
static bool read_fill_float(const cJSON *item, sr_dtype dtype, uint64_t *out_bits) {
  double value;
  if (cJSON_IsNumber(item))
    value = item->valuedouble;
  else if (is_text(item, "NaN"))
    value = (double)NAN;
  else if (is_text(item, "Infinity"))
    value = (double)INFINITY;
  else if (is_text(item, "-Infinity"))
    value = -(double)INFINITY;
  else if (cJSON_IsString(item) && strncmp(item->valuestring, "0x", 2) == 0) {
    const char *digits = item->valuestring + 2;
    if (strlen(digits) != 2u * sr_dtype_get(dtype)->bytes ||
        strspn(digits, "0123456789abcdefABCDEF") != strlen(digits))
      return false;
    *out_bits = strtoull(digits, NULL, 16);
    return true;
  } else
    return false;
  *out_bits = sr_float_round(dtype, value);
  return true;
}

/* Reads a fill value of an integer type. cJSON stores numbers as doubles. So an integer beyond 2^53
 * may be inexact: then *out_exact is false and *out_bits is not set. */
static bool read_fill_integer(const cJSON *item, const sr_dtype_info *type, uint64_t *out_bits,
                              bool *out_exact) {
  if (!cJSON_IsNumber(item))
    return false;
  double value = item->valuedouble,
         top = ldexp(1.0, type->bits - (type->class_ == SR_CLASS_SIGNED));
  double bottom = type->class_ == SR_CLASS_SIGNED ? -top : 0.0;
  /* as doubles, 2^64 - 1 and 2^63 - 1 are rounded up to `top` */
  if (value != floor(value) || value < bottom || (type->bits < 64 ? value >= top : value > top))
    return false;
  *out_exact = fabs(value) <= 9007199254740992.0;
  if (*out_exact)
    *out_bits = value < 0.0 ? (uint64_t)(int64_t)value : (uint64_t)value;
  return true;
}

/* Reads the fill value, which all elements of a missing chunk have, into little-endian bytes. */
static bool read_fill_number(reading *r, const cJSON *item) {
  sr_zarr_info *info = r->info;
  const sr_dtype_info *type = sr_dtype_get(info->type.dtype);
  uint64_t bits[2] = {0};
  bool exact = true, read = false;
  switch (type->class_) {
  case SR_CLASS_BOOL:
    /* version 2 allows 0 for false and 1 for true */
    read = cJSON_IsBool(item) ||
           (cJSON_IsNumber(item) && (item->valuedouble == 0.0 || item->valuedouble == 1.0));
    bits[0] = cJSON_IsTrue(item) || (cJSON_IsNumber(item) && item->valuedouble == 1.0);
    break;
  case SR_CLASS_SIGNED:
  case SR_CLASS_UNSIGNED:
    read = read_fill_integer(item, type, bits, &exact);
    break;
  case SR_CLASS_FLOAT:
    read = read_fill_float(item, info->type.dtype, bits);
    break;
  case SR_CLASS_COMPLEX: {
    sr_dtype part = sr_dtype_part(info->type.dtype);
    read = cJSON_IsArray(item) && cJSON_GetArraySize(item) == 2 &&
           read_fill_float(cJSON_GetArrayItem(item, 0), part, &bits[0]) &&
           read_fill_float(cJSON_GetArrayItem(item, 1), part, &bits[1]);
    if (part == SR_F32)
      bits[0] |= bits[1] << 32;
    break;
  }
  }
  memcpy(info->fill, bits, type->bytes);
  if (!exact)
    info->fill_problem = "its fill value is beyond 2^53 and cannot be read exactly";
  return read;
}

static void swap_bytes(uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count / 2; i++) {
    uint8_t byte = bytes[i];
    bytes[i] = bytes[count - 1 - i];
    bytes[count - 1 - i] = byte;
  }
}

/* Reads the fill value. In version 2 it may be null: then no chunk should be missing, and one that
 * is missing is filled with zeros. The fill value of an opaque type is written in base 64, which is
 * not read. That is an error only if a chunk is missing. */
static sr_status read_fill(reading *r, const cJSON *item) {
  sr_zarr_info *info = r->info;
  if (r->info->version == 2 && cJSON_IsNull(item))
    return SR_OK;
  if (info->type.dtype == SR_DTYPE_COUNT) {
    info->fill_problem = "the fill value of an opaque type is not read";
    return SR_OK;
  }
  bool complex_ = sr_dtype_get(info->type.dtype)->class_ == SR_CLASS_COMPLEX;
  if (complex_ && info->version == 2 && !cJSON_IsArray(item)) {
    if (cJSON_IsNumber(item) && item->valuedouble == 0.0)
      return SR_OK;
    info->fill_problem = "a complex fill value of version 2 is not read";
    return SR_OK;
  }
  if (!read_fill_number(r, item))
    return wrong(r, "fill_value", "is no value of the array's type");
  if (info->type.swapped) {
    size_t part = complex_ ? info->type.bytes / 2u : info->type.bytes;
    for (size_t at = 0; at < info->type.bytes; at += part)
      swap_bytes(info->fill + at, part);
  }
  return SR_OK;
}

/* ---- version 2 ------------------------------------------------------------------------------- */

static sr_status read_v2_type(const reading *r, const cJSON *item) {
  if (!cJSON_IsString(item))
    return sr_fail(r->ctx, SR_ERR_UNSUPPORTED,
                   "%s: it holds records; write each field as an array of its own", r->info->path);
  const char *name = item->valuestring;
  if (!sr_file_type_parse(name, strlen(name), &r->info->type) &&
      !sr_zarr_type_parse(name, &r->info->type))
    return unsupported(r, "dtype", name, "convert it to a type that a program takes");
  return SR_OK;
}

static sr_status read_v2_codecs(const reading *r, const cJSON *compressor, const cJSON *filters) {
  if (filters && !cJSON_IsNull(filters) && !(cJSON_IsArray(filters) && !filters->child)) {
    const cJSON *id =
        cJSON_IsArray(filters) ? cJSON_GetObjectItemCaseSensitive(filters->child, "id") : NULL;
    return unsupported(r, "filters", cJSON_IsString(id) ? id->valuestring : "?", rewrite);
  }
  if (!compressor || cJSON_IsNull(compressor))
    return SR_OK;
  const cJSON *id = cJSON_GetObjectItemCaseSensitive(compressor, "id");
  if (!cJSON_IsString(id))
    return wrong(r, "compressor", "has no \"id\"");
  if (strcmp(id->valuestring, "zstd") != 0)
    return unsupported(r, "compressor", id->valuestring, rewrite);
  r->info->codecs[r->info->codec_count++] = SR_ZARR_ZSTD;
  return SR_OK;
}

static sr_status read_v2(reading *r, const cJSON *root) {
  const cJSON *dtype = member(r, root, "dtype"), *shape = member(r, root, "shape"),
              *chunks = member(r, root, "chunks"), *order = member(r, root, "order");
  if (!dtype || !shape || !chunks || !order)
    return SR_ERR_INVALID;
  r->info->separator = '.';
  SR_TRY(read_v2_type(r, dtype));
  SR_TRY(read_shapes(r, "chunks", shape, chunks));
  if (!is_text(order, "C") && !is_text(order, "F"))
    return wrong(r, "order", "is neither \"C\" nor \"F\"");
  r->info->fortran_order = *order->valuestring == 'F';
  SR_TRY(read_separator(r, "dimension_separator",
                        cJSON_GetObjectItemCaseSensitive(root, "dimension_separator")));
  SR_TRY(read_v2_codecs(r, cJSON_GetObjectItemCaseSensitive(root, "compressor"),
                        cJSON_GetObjectItemCaseSensitive(root, "filters")));
  const cJSON *fill = member(r, root, "fill_value");
  return fill ? read_fill(r, fill) : SR_ERR_INVALID;
}

/* ---- version 3 ------------------------------------------------------------------------------- */

/* Reads an extension, which is an object {"name": .., "configuration": {..}} or only the name.
 * Returns the name, or NULL if `item` is neither. */
static const char *extension(const cJSON *item, const cJSON **out_configuration) {
  *out_configuration = NULL;
  if (cJSON_IsString(item))
    return item->valuestring;
  const cJSON *name = cJSON_GetObjectItemCaseSensitive(item, "name");
  *out_configuration = cJSON_GetObjectItemCaseSensitive(item, "configuration");
  return cJSON_IsString(name) ? name->valuestring : NULL;
}

static sr_status read_v3_type(const reading *r, const cJSON *item) {
  const cJSON *configuration;
  const char *name = extension(item, &configuration);
  if (!name)
    return wrong(r, "data_type", "has no name");
  if (!sr_zarr_type_parse(name, &r->info->type))
    return unsupported(r, "data_type", name, "convert it to a type that a program takes");
  return SR_OK;
}

static sr_status read_v3_grid(const reading *r, const cJSON *shape, const cJSON *grid) {
  const cJSON *configuration;
  const char *name = extension(grid, &configuration);
  if (!name)
    return wrong(r, "chunk_grid", "has no name");
  if (strcmp(name, "regular") != 0)
    return unsupported(r, "chunk_grid", name, "write the array with a regular grid");
  const cJSON *chunk = member(r, configuration, "chunk_shape");
  return chunk ? read_shapes(r, "chunk_shape", shape, chunk) : SR_ERR_INVALID;
}

static sr_status read_v3_keys(const reading *r, const cJSON *encoding) {
  const cJSON *configuration;
  const char *name = extension(encoding, &configuration);
  if (!name)
    return wrong(r, "chunk_key_encoding", "has no name");
  bool plain = strcmp(name, "v2") == 0;
  if (!plain && strcmp(name, "default") != 0)
    return unsupported(r, "chunk_key_encoding", name, "write the array with the default one");
  r->info->prefixed = !plain;
  r->info->separator = plain ? '.' : '/';
  return read_separator(r, "separator",
                        cJSON_GetObjectItemCaseSensitive(configuration, "separator"));
}

/* Reads the configuration of the codec "bytes", which is the byte order. */
static sr_status read_v3_bytes(const reading *r, const cJSON *configuration) {
  const cJSON *endian = cJSON_GetObjectItemCaseSensitive(configuration, "endian");
  if (!endian && r->info->type.bytes > 1)
    return wrong(r, "endian", "is missing");
  if (endian && !is_text(endian, "little") && !is_text(endian, "big"))
    return wrong(r, "endian", "is neither \"little\" nor \"big\"");
  r->info->type.swapped = endian && is_text(endian, "big") && r->info->type.bytes > 1;
  return SR_OK;
}

static sr_status read_v3_codecs(const reading *r, const cJSON *codecs) {
  sr_zarr_info *info = r->info;
  if (!cJSON_IsArray(codecs))
    return wrong(r, "codecs", "is not a list");
  bool bytes = false;
  const cJSON *item;
  cJSON_ArrayForEach(item, codecs) {
    const cJSON *configuration;
    const char *name = extension(item, &configuration);
    if (!name)
      return wrong(r, "codecs", "has one without a name");
    bool zstd = strcmp(name, "zstd") == 0, crc = strcmp(name, "crc32c") == 0;
    if (!bytes && strcmp(name, "bytes") == 0) {
      SR_TRY(read_v3_bytes(r, configuration));
      bytes = true;
    } else if (!zstd && !crc) {
      return unsupported(r, "codec", name, "write the array with codecs bytes and zstd");
    } else if (!bytes) {
      return wrong(r, "codecs", "does not begin with \"bytes\"");
    } else if (info->codec_count == SR_ZARR_CODEC_LIMIT) {
      return unsupported(r, "so many codecs, the last being", name, "use fewer");
    } else {
      info->codecs[info->codec_count++] = zstd ? SR_ZARR_ZSTD : SR_ZARR_CRC32C;
    }
  }
  return bytes ? SR_OK : wrong(r, "codecs", "has no \"bytes\"");
}

/* Refuses a member that the specification does not define, unless the member itself says that
 * readers may ignore it. */
static sr_status check_v3_members(const reading *r, const cJSON *root) {
  static const char *const known[] = {"zarr_format",
                                      "node_type",
                                      "shape",
                                      "data_type",
                                      "chunk_grid",
                                      "chunk_key_encoding",
                                      "fill_value",
                                      "codecs",
                                      "attributes",
                                      "dimension_names",
                                      "storage_transformers",
                                      "consolidated_metadata"};
  const cJSON *item;
  cJSON_ArrayForEach(item, root) {
    bool found = false;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
      found = found || strcmp(item->string, known[i]) == 0;
    if (!found && !cJSON_IsFalse(cJSON_GetObjectItemCaseSensitive(item, "must_understand")))
      return unsupported(r, "member", item->string, "write the array without it");
  }
  const cJSON *transformers = cJSON_GetObjectItemCaseSensitive(root, "storage_transformers");
  if (transformers && !(cJSON_IsArray(transformers) && !transformers->child))
    return unsupported(r, "member", "storage_transformers", "write the array without them");
  return SR_OK;
}

static sr_status read_v3(reading *r, const cJSON *root) {
  const cJSON *node = member(r, root, "node_type");
  if (!node)
    return SR_ERR_INVALID;
  if (!is_text(node, "array"))
    return sr_fail(r->ctx, SR_ERR_INVALID, "%s: it is a Zarr group; name an array inside it",
                   r->info->path);
  const cJSON *type = member(r, root, "data_type"), *shape = member(r, root, "shape"),
              *grid = member(r, root, "chunk_grid"), *keys = member(r, root, "chunk_key_encoding"),
              *codecs = member(r, root, "codecs"), *fill = member(r, root, "fill_value");
  if (!type || !shape || !grid || !keys || !codecs || !fill)
    return SR_ERR_INVALID;
  SR_TRY(check_v3_members(r, root));
  SR_TRY(read_v3_type(r, type));
  SR_TRY(read_v3_grid(r, shape, grid));
  SR_TRY(read_v3_keys(r, keys));
  SR_TRY(read_v3_codecs(r, codecs));
  return read_fill(r, fill);
}

/* If the attributes have a member SR_ZARR_TYPE_ATTRIBUTE, sets the array's type to the type that it
 * names. Must be called after the fill value is read, because the fill value is written in the type
 * that the metadata gives. */
static void read_attributes(reading *r, const cJSON *attributes) {
  const cJSON *type = cJSON_GetObjectItemCaseSensitive(attributes, SR_ZARR_TYPE_ATTRIBUTE);
  if (cJSON_IsString(type))
    sr_zarr_type_undisguise(type->valuestring, &r->info->type);
}

/* Parses `text` as JSON. Returns NULL if it is not exactly one object. */
static cJSON *parse(const char *text, size_t bytes, size_t *out_at) {
  const char *end = NULL;
  cJSON *root = cJSON_ParseWithLengthOpts(text, bytes, &end, false);
  while (root && end < text + bytes && *end && strchr(" \t\r\n", *end))
    end++;
  *out_at = end && end <= text + bytes ? (size_t)(end - text) : 0;
  if (cJSON_IsObject(root) && *out_at == bytes)
    return root;
  cJSON_Delete(root);
  return NULL;
}

sr_status sr_zarr_metadata_read(sr_ctx *ctx, const char *path, int version, const char *text,
                                size_t bytes, sr_zarr_info *out_info) {
  *out_info = (sr_zarr_info){.path = path, .version = version};
  reading r = {.ctx = ctx, .info = out_info};
  size_t at;
  cJSON *root = parse(text, bytes, &at);
  sr_status status;
  int64_t format;
  if (!root)
    status =
        sr_fail(ctx, SR_ERR_INVALID, "%s: the Zarr metadata is not JSON, near byte %zu", path, at);
  else if (!read_size(cJSON_GetObjectItemCaseSensitive(root, "zarr_format"), 0, &format) ||
           format != version)
    status = wrong(&r, "zarr_format", version == 2 ? "is not 2" : "is not 3");
  else
    status = version == 2 ? read_v2(&r, root) : read_v3(&r, root);
  if (status == SR_OK)
    read_attributes(&r, cJSON_GetObjectItemCaseSensitive(root, "attributes"));
  cJSON_Delete(root);
  return status;
}

sr_status sr_zarr_attributes_read(sr_ctx *ctx, const char *text, size_t bytes, sr_zarr_info *info) {
  reading r = {.ctx = ctx, .info = info};
  size_t at;
  cJSON *root = parse(text, bytes, &at);
  if (!root)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: the attributes of the Zarr array are not JSON, near byte %zu", info->path,
                   at);
  read_attributes(&r, root);
  cJSON_Delete(root);
  return SR_OK;
}
