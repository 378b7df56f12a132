/* Writes the metadata of Zarr arrays, versions 2 and 3. */
#include "executor/io/zarr_encode.h"
#include "executor/io/zarr_types.h"

void sr_zarr_chunk_shape(const sr_zarr_spec *spec, int64_t out_chunk[SR_IO_MAX_RANK]) {
  for (int32_t d = 0; d < spec->rank; d++)
    out_chunk[d] = spec->chunk[d] > 0 ? spec->chunk[d] : 1;
}

char sr_zarr_separator(const sr_zarr_spec *spec) {
  return spec->version == 3 && !spec->flat ? '/' : '.';
}

static int level_of(const sr_zarr_spec *spec) {
  return spec->level ? spec->level : SR_ZARR_LEVEL;
}

static void write_sizes(sr_text *text, int32_t rank, const int64_t *sizes) {
  sr_text_char(text, '[');
  for (int32_t d = 0; d < rank; d++)
    sr_text_printf(text, "%s%lld", d ? ", " : "", (long long)sizes[d]);
  sr_text_char(text, ']');
}

static void write_names(sr_text *text, const sr_zarr_spec *spec) {
  sr_text_char(text, '[');
  for (int32_t d = 0; d < spec->rank; d++) {
    sr_text_string(text, d ? ", " : "");
    sr_text_json_string(text, spec->dim_names[d]);
  }
  sr_text_char(text, ']');
}

/* Returns the zero of the array's type as JSON. */
static const char *zero(const sr_zarr_spec *spec) {
  if (sr_zarr_type_is_disguised(spec->dtype))
    return "0";
  switch (sr_dtype_get(spec->dtype)->class_) {
  case SR_CLASS_BOOL:
    return "false";
  case SR_CLASS_SIGNED:
  case SR_CLASS_UNSIGNED:
    return "0";
  case SR_CLASS_FLOAT:
    return "0.0";
  case SR_CLASS_COMPLEX:
    return "[0.0, 0.0]";
  }
  return "0";
}

static void write_v2(sr_text *text, const sr_zarr_spec *spec, const int64_t *chunk) {
  sr_text_string(text, "{\n  \"zarr_format\": 2,\n  \"shape\": ");
  write_sizes(text, spec->rank, spec->dims);
  sr_text_string(text, ",\n  \"chunks\": ");
  write_sizes(text, spec->rank, chunk);
  sr_text_printf(text,
                 ",\n  \"dtype\": \"%s\",\n  \"fill_value\": %s,\n  \"order\": \"C\",\n"
                 "  \"filters\": null,\n  \"dimension_separator\": \".\",\n  \"compressor\": ",
                 sr_file_type_numpy(spec->dtype), zero(spec));
  if (spec->compress)
    sr_text_printf(text, "{\"id\": \"zstd\", \"level\": %d}", level_of(spec));
  else
    sr_text_string(text, "null");
  sr_text_string(text, "\n}\n");
}

/* Writes attributes for what the metadata cannot express: the real type of a disguised array and,
 * in version 2, the names of dimensions. */
void sr_zarr_describe_attributes(const sr_zarr_spec *spec, sr_text *text) {
  const char *between = "";
  sr_text_char(text, '{');
  if (sr_zarr_type_is_disguised(spec->dtype)) {
    sr_text_string(text, "\"" SR_ZARR_TYPE_ATTRIBUTE "\": ");
    sr_text_json_string(text, sr_dtype_get(spec->dtype)->name);
    between = ", ";
  }
  if (spec->version == 2 && spec->dim_names) {
    sr_text_printf(text, "%s\"_ARRAY_DIMENSIONS\": ", between);
    write_names(text, spec);
  }
  sr_text_char(text, '}');
}

static void write_v3(sr_text *text, const sr_zarr_spec *spec, const int64_t *chunk) {
  sr_text_string(text, "{\n  \"zarr_format\": 3,\n  \"node_type\": \"array\",\n  \"shape\": ");
  write_sizes(text, spec->rank, spec->dims);
  sr_text_printf(text,
                 ",\n  \"data_type\": \"%s\",\n  \"chunk_grid\": {\"name\": \"regular\", "
                 "\"configuration\": {\"chunk_shape\": ",
                 sr_zarr_type_name(spec->dtype));
  write_sizes(text, spec->rank, chunk);
  sr_text_printf(text,
                 "}},\n  \"chunk_key_encoding\": {\"name\": \"default\", \"configuration\": "
                 "{\"separator\": \"%c\"}},\n  \"fill_value\": %s,\n  \"codecs\": [{\"name\": "
                 "\"bytes\"",
                 sr_zarr_separator(spec), zero(spec));
  if (sr_dtype_get(spec->dtype)->bytes > 1)
    sr_text_string(text, ", \"configuration\": {\"endian\": \"little\"}");
  sr_text_char(text, '}');
  if (spec->compress)
    sr_text_printf(text,
                   ", {\"name\": \"zstd\", \"configuration\": {\"level\": %d, \"checksum\": "
                   "false}}",
                   level_of(spec));
  if (spec->checksum)
    sr_text_string(text, ", {\"name\": \"crc32c\"}");
  sr_text_string(text, "]");
  if (spec->dim_names) {
    sr_text_string(text, ",\n  \"dimension_names\": ");
    write_names(text, spec);
  }
  sr_text_string(text, ",\n  \"attributes\": ");
  sr_zarr_describe_attributes(spec, text);
  sr_text_string(text, "\n}\n");
}

void sr_zarr_describe(const sr_zarr_spec *spec, sr_text *text) {
  int64_t chunk[SR_IO_MAX_RANK];
  sr_zarr_chunk_shape(spec, chunk);
  if (spec->version == 3)
    write_v3(text, spec, chunk);
  else
    write_v2(text, spec, chunk);
}
