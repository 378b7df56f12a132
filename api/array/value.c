/* These functions read one element at a time, for output and comparisons. So one function serves
 * all types; a loop over many elements would be needed once per type. */
#include "api/array/value.h"

#include <stdio.h>
#include <string.h>

#include "base/c_locale.h"
#include "graph/ir/number.h"

int sr_value_parts(sr_dtype dtype) {
  return sr_dtype_get(dtype)->class_ == SR_CLASS_COMPLEX ? 2 : 1;
}

uint64_t sr_value_bits(sr_dtype part, const void *data) {
  uint64_t bits = 0;
  memcpy(&bits, data, sr_dtype_get(part)->bytes); /* the host and the devices are little-endian */
  return bits;
}

/* Sign-extends the element's bits. */
static int64_t signed_value(sr_dtype part, uint64_t bits) {
  int unused = 64 - 8 * sr_dtype_get(part)->bytes;
  return (int64_t)(bits << unused) >> unused;
}

double sr_value_load(sr_dtype part, const void *data) {
  uint64_t bits = sr_value_bits(part, data);
  switch (sr_dtype_get(part)->class_) {
  case SR_CLASS_SIGNED:
    return (double)signed_value(part, bits);
  case SR_CLASS_FLOAT:
    break;
  case SR_CLASS_BOOL:
  case SR_CLASS_UNSIGNED:
  case SR_CLASS_COMPLEX: /* a complex number has no single value; callers load its parts */
    return (double)bits;
  }
  if (part == SR_F32) {
    float value;
    memcpy(&value, data, sizeof value);
    return (double)value;
  }
  return sr_float_decode(part, bits);
}

static void print_part(sr_dtype part, const void *data, char *out, size_t out_bytes) {
  uint64_t bits = sr_value_bits(part, data);
  switch (sr_dtype_get(part)->class_) {
  case SR_CLASS_BOOL:
    snprintf(out, out_bytes, "%s", bits ? "true" : "false");
    return;
  case SR_CLASS_SIGNED:
    snprintf(out, out_bytes, "%lld", (long long)signed_value(part, bits));
    return;
  case SR_CLASS_UNSIGNED:
    snprintf(out, out_bytes, "%llu", (unsigned long long)bits);
    return;
  case SR_CLASS_FLOAT:
  case SR_CLASS_COMPLEX:
    break;
  }
  sr_snprintf(out, out_bytes, "%.*g", sr_dtype_get(part)->bits > 32 ? 17 : 9,
              sr_value_load(part, data));
}

void sr_value_format(sr_dtype dtype, const void *data, char *out, size_t out_bytes) {
  sr_dtype part = sr_dtype_part(dtype);
  if (part == dtype) {
    print_part(dtype, data, out, out_bytes);
    return;
  }
  char re[32], im[32];
  print_part(part, data, re, sizeof re);
  print_part(part, (const char *)data + sr_dtype_get(part)->bytes, im, sizeof im);
  snprintf(out, out_bytes, "(%s, %s)", re, im);
}

int64_t sr_shard_elements(const sr_array *array, const sr_array_shard *shard) {
  if (!shard->data || sr_mesh_position(array->sharding.mesh, shard->device) < 0)
    return 0;
  int64_t count = 1;
  for (int32_t d = 0; d < array->rank; d++)
    count *= shard->box.size[d];
  return count;
}

bool sr_run_next(sr_run *run) {
  const sr_piece *piece = run->piece;
  int32_t last = run->rank - 1;
  if (!run->started) {
    run->started = true;
    run->count = last < 0 ? 1 : piece->size[last];
    run->offset = 0;
    return true;
  }
  int32_t d = last - 1;
  while (d >= 0 && ++run->index[d] == piece->size[d])
    run->index[d--] = 0;
  if (d < 0)
    return false;
  run->offset = 0;
  for (int32_t i = 0; i <= last; i++)
    run->offset = run->offset * piece->dims[i] + run->index[i];
  return true;
}
