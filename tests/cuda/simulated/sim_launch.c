/* The calls that launch kernels. */
#include <inttypes.h>
#include <string.h>

#include "simulated/sim_limits.h"
#include "simulated/sim_work.h"

static bool is_line(sr_cuda_size3 size) {
  return size.x > 0 && size.y == 1 && size.z == 1;
}

static sim_error check_size(sr_cuda_size3 blocks, sr_cuda_size3 threads) {
  if (is_line(blocks) && is_line(threads) && blocks.x <= INT32_MAX && threads.x <= SIM_THREADS_MOST)
    return SIM_Success;
  return SIM_REFUSE(SIM_InvalidConfiguration,
                    "cannot run %u x %u x %u blocks of %u x %u x %u threads", blocks.x, blocks.y,
                    blocks.z, threads.x, threads.y, threads.z);
}

static sim_error check_shared(const sim_kernel *kernel, size_t shared_bytes) {
  if (shared_bytes <= SIM_SHARED_MOST - kernel->shared_bytes)
    return SIM_Success;
  return SIM_REFUSE(SIM_InvalidValue,
                    "kernel%" PRIu64 " cannot have %" PRIu64 " + %zu bytes of "
                    "shared memory",
                    kernel->number, kernel->shared_bytes, shared_bytes);
}

static sim_error launch(const void *handle, sr_cuda_size3 blocks, sr_cuda_size3 threads,
                        void **arguments, size_t shared_bytes, sim_stream *stream_handle) {
  sim_device *device;
  sim_stream *stream;
  const sim_kernel *kernel;
  SIM_TRY(sim_current(&device));
  SIM_TRY(sim_stream_of(stream_handle, &stream));
  SIM_TRY(sim_kernel_of(handle, &kernel));
  if (stream->device != device)
    return SIM_REFUSE(SIM_InvalidResourceHandle, "the stream is not of the current device");
  SIM_TRY(check_size(blocks, threads));
  SIM_TRY(check_shared(kernel, shared_bytes));
  if (kernel->parameter_bytes && (!arguments || !arguments[0]))
    return SIM_REFUSE(SIM_InvalidValue, "kernel%" PRIu64 " lacks parameters", kernel->number);
  uint8_t *parameters = sim_allocate(kernel->parameter_bytes + 1);
  if (kernel->parameter_bytes)
    memcpy(parameters, arguments[0], kernel->parameter_bytes);
  const sim_launch what = {.kernel = kernel,
                           .blocks = blocks.x,
                           .threads = threads.x,
                           .shared_bytes = (uint32_t)(kernel->shared_bytes + shared_bytes),
                           .parameters = parameters};
  return sim_stream_push(stream, (sim_op){.kind = SIM_OP_KERNEL, .device = device, .launch = what});
}

sim_error cudaLaunchKernel(const void *kernel, sr_cuda_size3 blocks, sr_cuda_size3 threads,
                           void **arguments, size_t shared_bytes, sim_stream *stream) {
  sim_error error = sim_begin(__func__, SIM_LaunchOutOfResources);
  if (error == SIM_Success)
    error = launch(kernel, blocks, threads, arguments, shared_bytes, stream);
  return sim_end(error);
}

static sim_error occupancy(int *out_blocks, const void *handle, int threads, size_t shared_bytes) {
  sim_device *device;
  const sim_kernel *kernel;
  SIM_TRY(sim_current(&device));
  SIM_TRY(sim_kernel_of(handle, &kernel));
  if (threads < 1)
    return SIM_InvalidValue;
  uint64_t warps = ((uint64_t)threads + SIM_WARP - 1) / SIM_WARP;
  uint64_t by_threads = SIM_RESIDENT_THREADS / (warps * SIM_WARP);
  uint64_t by_shared =
      SIM_RESIDENT_SHARED / (kernel->shared_bytes + shared_bytes + SIM_RESERVED_SHARED);
  uint64_t least = by_threads < by_shared ? by_threads : by_shared;
  bool fits = threads <= SIM_THREADS_MOST && shared_bytes <= SIM_SHARED_MOST - kernel->shared_bytes;
  *out_blocks = !fits ? 0 : least < SIM_RESIDENT_BLOCKS ? (int)least : SIM_RESIDENT_BLOCKS;
  return SIM_Success;
}

sim_error cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *out_blocks, const void *kernel,
                                                        int threads, size_t shared_bytes) {
  sim_error error = sim_begin(__func__, SIM_InvalidValue);
  if (error == SIM_Success)
    error = occupancy(out_blocks, kernel, threads, shared_bytes);
  return sim_end(error);
}
