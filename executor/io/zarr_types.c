/* The table of type names, from the Zarr v3 core specification and the zarr-extensions registry. */
#include "executor/io/zarr_types.h"

#include <string.h>

typedef struct type_name {
  const char *name;
  bool common; /* other readers know it, so that it is written as well as read */
} type_name;

static const type_name names[SR_DTYPE_COUNT] = {
    [SR_I1] = {"bool", true},
    [SR_I2] = {"int2", true},
    [SR_I4] = {"int4", true},
    [SR_I8] = {"int8", true},
    [SR_I16] = {"int16", true},
    [SR_I32] = {"int32", true},
    [SR_I64] = {"int64", true},
    [SR_U2] = {"uint2", false},
    [SR_U4] = {"uint4", false},
    [SR_U8] = {"uint8", true},
    [SR_U16] = {"uint16", true},
    [SR_U32] = {"uint32", true},
    [SR_U64] = {"uint64", true},
    [SR_F4E2M1FN] = {"float4_e2m1fn", true},
    [SR_F6E2M3FN] = {"float6_e2m3fn", false},
    [SR_F6E3M2FN] = {"float6_e3m2fn", false},
    [SR_F8E3M4] = {"float8_e3m4", true},
    [SR_F8E4M3] = {"float8_e4m3", false},
    [SR_F8E4M3FN] = {"float8_e4m3fn", true},
    [SR_F8E4M3FNUZ] = {"float8_e4m3fnuz", true},
    [SR_F8E4M3B11FNUZ] = {"float8_e4m3b11fnuz", true},
    [SR_F8E5M2] = {"float8_e5m2", true},
    [SR_F8E5M2FNUZ] = {"float8_e5m2fnuz", true},
    [SR_F8E8M0FNU] = {"float8_e8m0fnu", true},
    [SR_BF16] = {"bfloat16", true},
    [SR_F16] = {"float16", true},
    [SR_F32] = {"float32", true},
    [SR_F64] = {"float64", true},
    [SR_C64] = {"complex64", true},
    [SR_C128] = {"complex128", true},
};

bool sr_zarr_type_parse(const char *name, sr_file_type *out_type) {
  *out_type = (sr_file_type){.dtype = SR_DTYPE_COUNT};
  for (int dtype = 0; dtype < SR_DTYPE_COUNT; dtype++)
    if (strcmp(names[dtype].name, name) == 0)
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
  if (names[dtype].common)
    return names[dtype].name;
  return sr_dtype_get(dtype)->bytes == 2 ? "uint16" : "uint8";
}

bool sr_zarr_type_is_disguised(sr_dtype dtype, int version) {
  return version == 3 ? !names[dtype].common : !sr_dtype_get(dtype)->numpy;
}
