/* The names of element types, from the Zarr v3 core specification and the zarr-extensions
 * registry. */
#include "executor/io/zarr_types.h"

#include <string.h>

static const char *const names[SR_DTYPE_COUNT] = {
    [SR_I1] = "bool",
    [SR_I2] = "int2",
    [SR_I4] = "int4",
    [SR_I8] = "int8",
    [SR_I16] = "int16",
    [SR_I32] = "int32",
    [SR_I64] = "int64",
    [SR_U2] = "uint2",
    [SR_U4] = "uint4",
    [SR_U8] = "uint8",
    [SR_U16] = "uint16",
    [SR_U32] = "uint32",
    [SR_U64] = "uint64",
    [SR_F4E2M1FN] = "float4_e2m1fn",
    [SR_F6E2M3FN] = "float6_e2m3fn",
    [SR_F6E3M2FN] = "float6_e3m2fn",
    [SR_F8E3M4] = "float8_e3m4",
    [SR_F8E4M3] = "float8_e4m3",
    [SR_F8E4M3FN] = "float8_e4m3fn",
    [SR_F8E4M3FNUZ] = "float8_e4m3fnuz",
    [SR_F8E4M3B11FNUZ] = "float8_e4m3b11fnuz",
    [SR_F8E5M2] = "float8_e5m2",
    [SR_F8E5M2FNUZ] = "float8_e5m2fnuz",
    [SR_F8E8M0FNU] = "float8_e8m0fnu",
    [SR_BF16] = "bfloat16",
    [SR_F16] = "float16",
    [SR_F32] = "float32",
    [SR_F64] = "float64",
    [SR_C64] = "complex64",
    [SR_C128] = "complex128",
};

bool sr_zarr_type_parse(const char *name, sr_file_type *out_type) {
  *out_type = (sr_file_type){.dtype = SR_DTYPE_COUNT};
  for (int dtype = 0; dtype < SR_DTYPE_COUNT; dtype++)
    if (strcmp(names[dtype], name) == 0)
      out_type->dtype = (sr_dtype)dtype;
  if (out_type->dtype != SR_DTYPE_COUNT)
    out_type->bytes = sr_dtype_get(out_type->dtype)->bytes;
  else if (strcmp(name, "r8") == 0 || strcmp(name, "r16") == 0)
    out_type->bytes = name[1] == '8' ? 1 : 2;
  else
    return false;
  strncpy(out_type->name, name, sizeof out_type->name - 1);
  return true;
}

const char *sr_zarr_type_name(sr_dtype dtype) {
  if (!sr_zarr_type_is_disguised(dtype))
    return names[dtype];
  return sr_dtype_get(dtype)->bytes == 2 ? "uint16" : "uint8";
}

bool sr_zarr_type_is_disguised(sr_dtype dtype) {
  return !sr_dtype_get(dtype)->numpy;
}

void sr_zarr_type_undisguise(const char *attribute, sr_file_type *type) {
  if (type->dtype != SR_U8 && type->dtype != SR_U16)
    return;
  for (int dtype = 0; dtype < SR_DTYPE_COUNT; dtype++) {
    const sr_dtype_info *info = sr_dtype_get((sr_dtype)dtype);
    if (strcmp(info->name, attribute) == 0 && info->bytes == type->bytes &&
        sr_zarr_type_is_disguised((sr_dtype)dtype))
      type->dtype = (sr_dtype)dtype;
  }
}
