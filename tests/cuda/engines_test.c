/*
 * NVIDIA's own cuDNN, where there is one, says which engine it would take for convolutions of all
 * forms: no GPU is needed to make a plan for one that is described. So it has read all that devices
 * tell it, and there is an engine as they want it. Nothing runs.
 */
#include <stdlib.h>

#include "base/cuda_libraries.h"
#include "executable/convolution.h"
#include "executor/devices/cuda/libraries/cuda_convolution.h"
#include "support/expect.h"

enum {
  STEPS = 200,
  SKIPPED = 77,
  DESCRIBES_GPUS = 90800, /* the first version that does */
  DEVICE = 38,            /* CUDNN_BACKEND_DEVICEPROP_DESCRIPTOR */
  DEVICE_TEXT = 2702,     /* CUDNN_ATTR_DEVICEPROP_JSON_REPRESENTATION */
  TEXT = 24,              /* CUDNN_TYPE_CHAR */
  HEURISTIC_DEVICE = 204, /* CUDNN_ATTR_ENGINEHEUR_DEVICEPROP */
  PLAN_DEVICE = 407       /* CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP */
};

/* A GPU of compute capability 9.0. */
static const char gpu[] =
    "{\"deviceName\":\"NVIDIA H200\",\"cudaDeviceId\":0,\"deviceVer\":900,\"driverVer\":13000,"
    "\"maxGridSize\":[2147483647,65535,65535],\"maxBlockSize\":[1024,1024,64],"
    "\"regsPerBlock\":65536,\"multiProcessorCount\":132,\"warpSize\":32,"
    "\"maxSharedMemoryPerBlock\":49152,\"maxSharedMemoryPerBlockOptin\":232448,"
    "\"reservedSharedMemoryPerBlock\":1024,\"maxRegistersPerSM\":65536,\"maxCtasPerSM\":32,"
    "\"maxThreadsPerBlock\":1024,\"maxThreadsPerSM\":2048,\"pciDeviceId\":0,\"isTccDriver\":0,"
    "\"supportCoopLaunch\":1,\"smClockRateKHz\":1980000,\"memClockRateKHz\":3201000,"
    "\"l2CacheSize\":52428800,\"totalGlobalMem\":150000000000}";

static sr_cudnn library;
static sr_cudnn_object device;

/* Gives the description of a GPU where devices give a handle of theirs. */
static sr_cudnn_status set_attribute(sr_cudnn_object object, sr_cudnn_attribute attribute,
                                     sr_cudnn_attribute_type type, int64_t count,
                                     const void *values) {
  if (attribute == SR_CUDNN_GRAPH_HANDLE)
    return SR_CUDNN_SUCCESS;
  if (attribute == SR_CUDNN_PLAN_HANDLE)
    return library.cudnnBackendSetAttribute(object, PLAN_DEVICE, SR_CUDNN_TYPE_OBJECT, 1, &device);
  if (attribute == SR_CUDNN_HEURISTIC_MODE)
    EXPECT_EQ(library.cudnnBackendSetAttribute(object, HEURISTIC_DEVICE, SR_CUDNN_TYPE_OBJECT, 1,
                                               &device),
              SR_CUDNN_SUCCESS);
  return library.cudnnBackendSetAttribute(object, attribute, type, count, values);
}

static sr_cuda_error no_error(void) {
  return SR_CUDA_SUCCESS;
}

static bool open_library(void) {
  static const char *const functions[] = {
#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS) #NAME,
#include "executor/devices/cuda/libraries/cudnn_api.def"
#undef VALUE
#undef FUNCTION
  };
  const sr_cuda_library cudnn = {.what = "cuDNN",
                                 .soname = "libcudnn.so.9",
                                 .functions = functions,
                                 .function_count = sizeof functions / sizeof *functions};
  sr_ctx ctx = {0};
  if (sr_cuda_library_open(&ctx, &cudnn, NULL, &library) != SR_OK) {
    fprintf(stderr, "%s\n", ctx.message);
    return false;
  }
  return library.cudnnGetVersion() >= DESCRIBES_GPUS;
}

static void describe_gpu(void) {
  EXPECT_EQ(library.cudnnBackendCreateDescriptor(DEVICE, &device), SR_CUDNN_SUCCESS);
  EXPECT_EQ(library.cudnnBackendSetAttribute(device, DEVICE_TEXT, TEXT, sizeof gpu, gpu),
            SR_CUDNN_SUCCESS);
  EXPECT_EQ(library.cudnnBackendFinalize(device), SR_CUDNN_SUCCESS);
}

/* ---- convolutions ---------------------------------------------------------------------------- */

/* Returns a number from `low` to `high`, the same in every run. */
static int64_t number(int64_t low, int64_t high) {
  static uint64_t state = 1;
  state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return low + (int64_t)((state >> 33) % (uint64_t)(high - low + 1));
}

static sr_convolution_step random_step(void) {
  static const sr_dtype types[] = {SR_F16, SR_BF16, SR_F32, SR_F64};
  sr_convolution_step s = {.kind = (sr_convolution_kind)number(0, 2),
                           .dtype = types[number(0, 3)],
                           .spatial = (int32_t)number(1, SR_CONVOLUTION_SPATIAL),
                           .batch = number(1, 16),
                           .groups = number(0, 1) ? 1 : number(2, 8)};
  s.tf32 = s.dtype == SR_F32 && number(0, 1);
  s.features_last = s.dtype == SR_F16 || s.dtype == SR_BF16; /* as the compiler chooses */
  s.in_features = s.groups * number(1, number(0, 1) ? 64 : 9);
  s.out_features = s.groups * number(1, number(0, 1) ? 64 : 9);
  for (int32_t d = 0; d < s.spatial; d++) {
    s.window[d] = number(1, s.spatial == 3 ? 3 : 7);
    s.stride[d] = number(0, 1) ? 1 : number(2, 3);
    s.dilation[d] = number(0, 2) ? 1 : 2;
    const int64_t span = (s.window[d] - 1) * s.dilation[d];
    s.padding[d] = number(0, span);
    s.image[d] = span + 1 + number(0, s.spatial == 3 ? 15 : 59);
    s.places[d] = (s.image[d] + 2 * s.padding[d] - span - 1) / s.stride[d] + 1;
  }
  return s;
}

static void check_step(sr_cuda_dnn *dnn, const sr_convolution_step *s) {
  sr_ctx ctx = {0};
  sr_cuda_convolution *convolution = NULL;
  EXPECT_STRING(sr_convolution_fault(s) ? sr_convolution_fault(s) : "", "");
  if (!EXPECT_EQ(sr_cuda_convolution_create(&ctx, dnn, s, &convolution), SR_OK))
    fprintf(stderr, "%s\n", ctx.message);
  sr_cuda_convolution_destroy(convolution);
}

int main(void) {
  if (!open_library())
    return SKIPPED;
  describe_gpu();
  sr_cuda_runtime cuda = {0};
  cuda.cudaGetLastError = no_error;
  sr_cudnn table = library;
  table.cudnnBackendSetAttribute = set_attribute;
  sr_cuda_dnn dnn = {.cuda = &cuda, .library = &table, .lock = PTHREAD_MUTEX_INITIALIZER};
  for (int i = 0; i < STEPS; i++) {
    const sr_convolution_step s = random_step();
    check_step(&dnn, &s);
  }
  EXPECT_EQ(library.cudnnBackendDestroyDescriptor(device), SR_CUDNN_SUCCESS);
  return expect_result();
}
