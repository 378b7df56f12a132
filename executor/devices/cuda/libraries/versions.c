#include "executor/devices/cuda/libraries/versions.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "executor/devices/cuda/libraries/cuda_blas.h"
#include "executor/devices/cuda/libraries/cuda_dnn.h"

/* ---- the list -------------------------------------------------------------------------------- */

/* A library that steps call. */
typedef struct library {
  const char *name; /* for people */
  /* True if a device calls the library for this step. */
  bool (*is_called)(const sr_step *step);
  /* Opens the library as its tasks do, and gives its version. */
  sr_status (*version)(sr_ctx *ctx, const char *directories, sr_library_version *out);
} library;

static bool is_product(const sr_step *step) {
  return step->kind == SR_STEP_GEMM;
}

static bool is_convolution(const sr_step *step) {
  return step->kind == SR_STEP_CONVOLUTION;
}

static const library libraries[] = {
    {"cuBLASLt", is_product, sr_cuda_blas_version},
    {"cuDNN", is_convolution, sr_cuda_dnn_version},
};

/* ---- comparing ------------------------------------------------------------------------------- */

/* What a rank tells others. */
typedef struct record {
  sr_library_version version;
  char host[64];
} record;

sr_version_text sr_library_version_text(sr_library_version v) {
  sr_version_text out;
  snprintf(out.text, sizeof out.text, "%" PRId32 ".%" PRId32 ".%" PRId32, v.major, v.minor,
           v.patch);
  return out;
}

sr_library_version sr_library_version_of(uint64_t number) {
  return (sr_library_version){(int32_t)(number / 10000), (int32_t)(number / 100 % 100),
                              (int32_t)(number % 100)};
}

static sr_status compare(sr_ctx *ctx, const char *name, const record *records, int32_t count) {
  const record *first = &records[0];
  for (int32_t rank = 1; rank < count; rank++) {
    const record *other = &records[rank];
    if (memcmp(&other->version, &first->version, sizeof first->version) != 0)
      return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                     "rank 0 on %s has %s %s, rank %" PRId32
                     " on %s has %s; all ranks need the same version, because results of versions "
                     "may differ in their last bits",
                     first->host, name, sr_library_version_text(first->version).text, rank,
                     other->host, sr_library_version_text(other->version).text);
  }
  return SR_OK;
}

sr_status sr_library_compare(sr_ctx *ctx, sr_world *world, const char *name,
                             sr_library_version own) {
  const int32_t count = sr_world_size(world);
  record mine;
  memset(&mine, 0, sizeof mine);
  mine.version = own;
  snprintf(mine.host, sizeof mine.host, "%s", sr_world_host(world));
  record *records = calloc((size_t)count, sizeof *records);
  sr_status status =
      records ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "no memory to compare versions of %s", name);
  status = sr_world_agree(ctx, world, status);
  if (status == SR_OK)
    status = sr_world_all_gather(ctx, world, &mine, sizeof mine, records);
  if (status == SR_OK)
    status = compare(ctx, name, records, count);
  free(records);
  return status;
}

static bool is_not_called(void *user, const sr_step *step) {
  const library *l = user;
  return !l->is_called(step);
}

sr_status sr_libraries_compare(sr_ctx *ctx, sr_world *world, const char *directories,
                               const sr_executable *executable) {
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
    library l = libraries[i];
    sr_library_version own = {0};
    if (sr_plan_each(&executable->steps, is_not_called, &l))
      continue;
    SR_TRY(sr_world_agree(ctx, world, l.version(ctx, directories, &own)));
    SR_TRY(sr_library_compare(ctx, world, l.name, own));
  }
  return SR_OK;
}
