/*
 * The simulated GPU's properties, memory, copies, streams and events: what a program does right
 * works, and late; each mistake is found.
 */
#include "scenario.h"

#include <pthread.h>
#include <signal.h>

enum {
  NON_BLOCKING = 1,
  NO_TIMING = 2,
  BYTES = 1000
};

static void *device_block(size_t bytes) {
  void *block = NULL;
  DONE(cudaMalloc(&block, bytes));
  return block;
}

static void *pinned_block(size_t bytes) {
  void *block = NULL;
  DONE(cudaHostAlloc(&block, bytes, 1));
  return block;
}

static sim_stream *stream_made(void) {
  sim_stream *stream = NULL;
  DONE(cudaStreamCreateWithFlags(&stream, NON_BLOCKING));
  return stream;
}

static sim_event *event_made(void) {
  sim_event *event = NULL;
  DONE(cudaEventCreateWithFlags(&event, NO_TIMING));
  return event;
}

/* ---- properties ----------------------------------------------------------------------------- */

static void one_gpu(void) {
  int count = 0, value = 0;
  DONE(cudaGetDeviceCount(&count));
  EXPECT_EQ(count, 1);
  DONE(cudaDriverGetVersion(&value));
  EXPECT_EQ(value, 13000);
  DONE(cudaRuntimeGetVersion(&value));
  EXPECT_EQ(value, 13000);
  DONE(cudaDeviceGetAttribute(&value, 75, 0));
  EXPECT_EQ(value, 0);
  DONE(cudaDeviceGetAttribute(&value, 16, 0));
  EXPECT_EQ(value, 4);
  FAILS(cudaDeviceGetAttribute(&value, 75, 1), InvalidDevice);
  FAILS(cudaSetDevice(1), InvalidDevice);
  FAILS(cudaGetLastError(), InvalidDevice);
  DONE(cudaGetLastError());
  size_t available = 0, total = 0;
  void *block = device_block(BYTES);
  DONE(cudaMemGetInfo(&available, &total));
  EXPECT_EQ(total, 1 << 30);
  EXPECT_EQ(available, (1 << 30) - BYTES);
  DONE(cudaFree(block));
}

static void three_gpus(void) {
  int count = 0, value = 0;
  char bus[16];
  sr_cuda_properties properties;
  DONE(cudaGetDeviceCount(&count));
  EXPECT_EQ(count, 2);
  DONE(cudaGetDeviceProperties(&properties, 0));
  EXPECT_STRING(properties.name, "third");
  EXPECT_EQ(properties.uuid[0], 0x33);
  EXPECT_EQ(properties.uuid[15], 0x03);
  DONE(cudaGetDeviceProperties(&properties, 1));
  EXPECT_STRING(properties.name, "first");
  EXPECT_EQ(properties.uuid[15], 0x01);
  DONE(cudaDeviceGetPCIBusId(bus, sizeof bus, 0));
  EXPECT_STRING(bus, "0000:03:00.0");
  FAILS(cudaDeviceGetPCIBusId(bus, 12, 0), InvalidValue);
  DONE(cudaDeviceGetAttribute(&value, 75, 0));
  EXPECT_EQ(value, 10);
  DONE(cudaDeviceGetAttribute(&value, 76, 0));
  EXPECT_EQ(value, 3);
  DONE(cudaDeviceGetAttribute(&value, 75, 1));
  EXPECT_EQ(value, 8);
  DONE(cudaDeviceGetAttribute(&value, 16, 1));
  EXPECT_EQ(value, 132);
  DONE(cudaSetDevice(1));
  void *block;
  FAILS(cudaMalloc(&block, 65), MemoryAllocation);
  EXPECT(block == NULL);
}

#define THREE                                                                                      \
  "SPMDRUN_SIMULATED_GPUS=3 SPMDRUN_SIMULATED_NAMES=first,second,third "                           \
  "SPMDRUN_SIMULATED_CAPABILITIES=8.0,9.0,10.3 SPMDRUN_SIMULATED_MULTIPROCESSORS=132 "             \
  "SPMDRUN_SIMULATED_MEMORY=64 SPMDRUN_SIMULATED_UUIDS="                                           \
  "GPU-11111111-1111-1111-1111-111111111101,GPU-22222222-2222-2222-2222-222222222202,"             \
  "GPU-33333333-3333-3333-3333-333333333303 "

static void no_gpu(void) {
  int count = 7;
  FAILS(cudaGetDeviceCount(&count), NoDevice);
  EXPECT_EQ(count, 0);
  void *block;
  FAILS(cudaMalloc(&block, 1), NoDevice);
}

static void old_driver(void) {
  int count = 7;
  DONE(cudaDriverGetVersion(&count));
  EXPECT_EQ(count, 12080);
  FAILS(cudaGetDeviceCount(&count), InsufficientDriver);
  FAILS(cudaSetDevice(0), InsufficientDriver);
}

static void unknown_attribute(void) {
  int value;
  FAILS(cudaDeviceGetAttribute(&value, 999, 0), InvalidValue);
}

static void properties_follow_the_environment(void) {
  SCENARIO("", one_gpu);
  SCENARIO(THREE "CUDA_VISIBLE_DEVICES=2,0", three_gpus);
  SCENARIO(THREE "CUDA_VISIBLE_DEVICES=GPU-33333333-3333,GPU-1111,7,1", three_gpus);
  SCENARIO(THREE "CUDA_VISIBLE_DEVICES=", no_gpu);
  SCENARIO(THREE "CUDA_VISIBLE_DEVICES=-1", no_gpu);
  SCENARIO(THREE "CUDA_VISIBLE_DEVICES=1,1", no_gpu);
  SCENARIO("SPMDRUN_SIMULATED_GPUS=0", no_gpu);
  SCENARIO("SPMDRUN_SIMULATED_DRIVER=12080", old_driver);
  SCENARIO_SAYS("", unknown_attribute, 0, "attribute 999 is not simulated");
  SCENARIO_SAYS("SPMDRUN_SIMULATED_GPUS=many", one_gpu, 128 + SIGABRT, "no number up to 16");
  SCENARIO_SAYS("SPMDRUN_SIMULATED_UUIDS=GPU-12", one_gpu, 128 + SIGABRT, "32 hexadecimal digits");
  SCENARIO_SAYS("SPMDRUN_SIMULATED_CAPABILITIES=9", one_gpu, 128 + SIGABRT, "is not like 9.0");
}

/* ---- copies --------------------------------------------------------------------------------- */

static void copies_run_late(void) {
  sim_stream *stream = stream_made();
  uint8_t *block = device_block(BYTES), *host = pinned_block(BYTES);
  float fresh;
  memcpy(&fresh, host, sizeof fresh);
  EXPECT(fresh != fresh);
  EXPECT_EQ((uintptr_t)block % 256, 0);
  DONE(cudaMemcpyAsync(host, block, BYTES, SIM_DEVICE_TO_HOST, stream));
  DONE(cudaStreamSynchronize(stream));
  memcpy(&fresh, host + BYTES / 8 * 4, sizeof fresh);
  EXPECT(fresh != fresh);
  memset(host, 1, BYTES);
  DONE(cudaMemcpyAsync(block, host, BYTES, SIM_HOST_TO_DEVICE, stream));
  DONE(cudaMemsetAsync(block + 10, 7, 10, stream));
  memset(host, 2, BYTES); /* too early: the copy has not run */
  DONE(cudaMemcpyAsync(host, block, 20, SIM_DEVICE_TO_HOST, stream));
  EXPECT_EQ(host[0], 2);
  FAILS(cudaStreamQuery(stream), NotReady);
  FAILS(cudaStreamQuery(stream), NotReady);
  EXPECT_EQ(host[10], 2);
  FAILS(cudaStreamQuery(stream), NotReady);
  EXPECT_EQ(host[9], 2);
  EXPECT_EQ(host[10], 7);
  DONE(cudaStreamQuery(stream));
  DONE(cudaMemcpyAsync(NULL, NULL, 0, SIM_DEVICE_TO_HOST, stream));
  DONE(cudaMemcpyAsync(block + 500, block, 500, SIM_DEVICE_TO_DEVICE, stream));
  DONE(cudaMemcpyAsync(host, block + 510, 1, SIM_ANY_DIRECTION, stream));
  DONE(cudaStreamSynchronize(stream));
  EXPECT_EQ(host[0], 7);
  DONE(cudaStreamDestroy(stream));
  DONE(cudaFree(block));
  DONE(cudaFree(NULL));
  DONE(cudaFreeHost(host));
}

static void devices_copy_to_each_other(void) {
  uint8_t *first = device_block(BYTES), host[2] = {5, 0};
  sim_stream *stream = stream_made();
  DONE(cudaSetDevice(1));
  uint8_t *second = device_block(BYTES);
  DONE(cudaMemcpyAsync(first, host, 1, SIM_HOST_TO_DEVICE, stream));
  DONE(cudaMemcpyPeerAsync(second, 1, first, 0, 1, stream));
  DONE(cudaMemcpyAsync(host + 1, second, 1, SIM_DEVICE_TO_HOST, stream));
  DONE(cudaStreamSynchronize(stream));
  EXPECT_EQ(host[1], 5);
  DONE(cudaStreamDestroy(stream));
  DONE(cudaFree(first));
  DONE(cudaFree(second));
}

static void peer_of_the_wrong_device(void) {
  uint8_t *block = device_block(BYTES);
  sim_stream *stream = stream_made();
  FAILS(cudaMemcpyPeerAsync(block, 1, block + 500, 0, 1, stream), InvalidValue);
  DONE(cudaStreamDestroy(stream));
  DONE(cudaFree(block));
}

/* A fault goes on to whoever handled it before. Sanitizers do, so here it is nobody. */
static void host_reads_device(void) {
  signal(SIGSEGV, SIG_DFL);
  volatile uint8_t *block = device_block(BYTES);
  EXPECT_EQ(block[3], 0);
}

static void host_reads_freed_pinned(void) {
  signal(SIGSEGV, SIG_DFL);
  volatile uint8_t *block = pinned_block(BYTES);
  DONE(cudaFreeHost((void *)(uintptr_t)block));
  EXPECT_EQ(block[3], 0);
}

static void host_writes_behind_pinned(void) {
  uint8_t *block = pinned_block(BYTES);
  block[BYTES] = 0;
  DONE(cudaFreeHost(block));
}

static void copy_of_the_wrong_kind(void) {
  uint8_t *block = device_block(BYTES), host[BYTES];
  sim_stream *stream = stream_made();
  FAILS(cudaMemcpyAsync(block, host, BYTES, SIM_DEVICE_TO_HOST, stream), InvalidValue);
  FAILS(cudaMemcpyAsync(block, host, BYTES, 5, stream), InvalidMemcpyDirection);
  FAILS(cudaMemcpyAsync(block + 1, host, BYTES, SIM_HOST_TO_DEVICE, stream), InvalidValue);
  FAILS(cudaMemsetAsync(host, 0, BYTES, stream), InvalidValue);
  FAILS(cudaMemsetAsync(block, 0, BYTES, NULL), InvalidResourceHandle);
  DONE(cudaStreamDestroy(stream));
  FAILS(cudaMemsetAsync(block, 0, BYTES, stream), InvalidResourceHandle);
  FAILS(cudaStreamDestroy(stream), InvalidResourceHandle);
  FAILS(cudaFree(block + 1), InvalidValue);
  FAILS(cudaFreeHost(block), InvalidValue);
  DONE(cudaFree(block));
  FAILS(cudaFree(block), InvalidValue);
}

static void copy_overlaps(void) {
  uint8_t *block = device_block(BYTES);
  cudaMemcpyAsync(block, block + 1, 2, SIM_DEVICE_TO_DEVICE, stream_made());
}

static void freed_before_it_ran(void) {
  sim_stream *stream = stream_made();
  sim_event *event = event_made();
  void *block = device_block(BYTES), *other = device_block(BYTES);
  DONE(cudaMemsetAsync(block, 0, BYTES, stream));
  DONE(cudaFree(block));
  FAILS(cudaStreamSynchronize(stream), IllegalAddress);
  /* the device stays broken; what is given back is gone all the same */
  FAILS(cudaMalloc(&block, BYTES), IllegalAddress);
  FAILS(cudaStreamQuery(stream), IllegalAddress);
  FAILS(cudaEventRecord(event, stream), IllegalAddress);
  FAILS(cudaGetLastError(), IllegalAddress);
  FAILS(cudaGetLastError(), IllegalAddress);
  FAILS(cudaEventDestroy(event), IllegalAddress);
  FAILS(cudaStreamDestroy(stream), IllegalAddress);
  FAILS(cudaFree(other), IllegalAddress);
  DONE(cudaSetDevice(1));
  DONE(cudaFree(device_block(BYTES)));
}

static void never_given_back(void) {
  device_block(BYTES);
  pinned_block(BYTES + 1);
  sim_stream *stream = stream_made();
  event_made();
  void *block = device_block(BYTES + 2);
  DONE(cudaMemsetAsync(block, 0, 1, stream));
}

static void memory_is_limited(void) {
  void *block = device_block(60000), *more;
  FAILS(cudaMalloc(&more, 60000), MemoryAllocation);
  DONE(cudaFree(block));
  DONE(cudaFree(device_block(60000)));
}

static void copies(void) {
  SCENARIO("SPMDRUN_SIMULATED_SEED=0", copies_run_late);
  SCENARIO("SPMDRUN_SIMULATED_GPUS=2", devices_copy_to_each_other);
  SCENARIO_SAYS("SPMDRUN_SIMULATED_GPUS=2", peer_of_the_wrong_device, 0, "device 1 does not own");
  SCENARIO("SPMDRUN_SIMULATED_MEMORY=100000", memory_is_limited);
  SCENARIO_SAYS("", host_reads_device, 128 + SIGSEGV, "the host touched");
  SCENARIO_SAYS("", host_reads_device, 128 + SIGSEGV, "3 bytes into the 1000 bytes at");
  SCENARIO_SAYS("", host_reads_freed_pinned, 128 + SIGSEGV, "3 bytes into the freed 1000 bytes at");
  SCENARIO_SAYS("", host_writes_behind_pinned, 128 + SIGABRT, "0 bytes behind the 1000 bytes at");
  SCENARIO_SAYS("", copy_of_the_wrong_kind, 0, "memory cannot begin at");
  SCENARIO_SAYS("", copy_overlaps, 128 + SIGABRT, "overlap");
  SCENARIO_SAYS("SPMDRUN_SIMULATED_GPUS=2", freed_before_it_ran, 0, "queued work touches");
  SCENARIO_SAYS("", never_given_back, 0, "never freed: 1000 bytes of device 0");
  SCENARIO_SAYS("", never_given_back, 0, "never freed: 1001 bytes of pinned memory");
  SCENARIO_SAYS("", never_given_back, 0, "never destroyed: stream");
  SCENARIO_SAYS("", never_given_back, 0, "never destroyed: event");
  SCENARIO_SAYS("", never_given_back, 0, "has work for which nothing has waited");
}

/* ---- order ---------------------------------------------------------------------------------- */

static sim_stream *streams[2];
static uint8_t *shared_block, *shared_host;

static void two_streams(void) {
  streams[0] = stream_made();
  streams[1] = stream_made();
  shared_block = device_block(1);
  shared_host = pinned_block(1);
}

static void two_streams_end(void) {
  DONE(cudaStreamDestroy(streams[0]));
  DONE(cudaStreamDestroy(streams[1]));
  DONE(cudaFree(shared_block));
  DONE(cudaFreeHost(shared_host));
}

/* Both streams write the same byte; only the seed orders them. */
static void race(void) {
  two_streams();
  DONE(cudaMemsetAsync(shared_block, 1, 1, streams[0]));
  DONE(cudaMemsetAsync(shared_block, 2, 1, streams[1]));
  DONE(cudaMemcpyAsync(shared_host, shared_block, 1, SIM_DEVICE_TO_HOST, streams[1]));
  DONE(cudaStreamSynchronize(streams[1]));
  fprintf(stderr, "won by %d", *shared_host);
  DONE(cudaStreamSynchronize(streams[0]));
  two_streams_end();
}

static void events_order_streams(void) {
  two_streams();
  sim_event *event = event_made();
  DONE(cudaStreamWaitEvent(streams[1], event, 0)); /* never recorded: no wait */
  DONE(cudaEventSynchronize(event));
  DONE(cudaMemsetAsync(shared_block, 1, 1, streams[0]));
  DONE(cudaEventRecord(event, streams[0]));
  DONE(cudaStreamWaitEvent(streams[1], event, 0));
  DONE(cudaMemsetAsync(shared_block, 2, 1, streams[1]));
  DONE(cudaEventRecord(event, streams[1])); /* recorded again: the wait is for the first time */
  DONE(cudaStreamDestroy(streams[0]));      /* its work is done all the same */
  streams[0] = stream_made();
  DONE(cudaStreamWaitEvent(streams[0], event, 0));
  DONE(cudaMemcpyAsync(shared_host, shared_block, 1, SIM_DEVICE_TO_HOST, streams[0]));
  DONE(cudaEventRecord(event, streams[0]));
  *shared_host = 0;
  DONE(cudaEventSynchronize(event));
  EXPECT_EQ(*shared_host, 2);
  DONE(cudaStreamSynchronize(streams[1]));
  DONE(cudaEventDestroy(event));
  two_streams_end();
}

static void event_of_another_device(void) {
  sim_event *event = event_made();
  DONE(cudaSetDevice(1));
  sim_stream *stream = stream_made();
  FAILS(cudaEventRecord(event, stream), InvalidResourceHandle);
  DONE(cudaStreamWaitEvent(stream, event, 0));
  DONE(cudaStreamDestroy(stream));
  DONE(cudaSetDevice(0));
  DONE(cudaEventDestroy(event));
  FAILS(cudaEventDestroy(event), InvalidResourceHandle);
}

/* Each thread has its own current device and last error. */
static void *other_thread(void *unused) {
  void *block;
  DONE(cudaGetLastError());
  FAILS(cudaMalloc(&block, BYTES), MemoryAllocation);
  return unused;
}

static void threads_have_their_device(void) {
  FAILS(cudaSetDevice(2), InvalidDevice);
  DONE(cudaSetDevice(1));
  pthread_t thread;
  EXPECT_EQ(pthread_create(&thread, NULL, other_thread, NULL), 0);
  pthread_join(thread, NULL);
  FAILS(cudaGetLastError(), InvalidDevice);
  DONE(cudaFree(device_block(BYTES)));
}

static void order(void) {
  SCENARIO_SAYS("SPMDRUN_SIMULATED_SEED=0", race, 0, "won by 2");
  int winners[3] = {0};
  for (int seed = 1; seed <= 20; seed++) {
    char setting[64];
    snprintf(setting, sizeof setting, "SPMDRUN_SIMULATED_SEED=%d", seed);
    const char *text = scenario_run(race, setting)->text;
    char before[16];
    snprintf(before, sizeof before, "%.8s", text);
    winners[text[7] - '0']++;
    EXPECT_STRING(scenario_run(race, setting)->text, before); /* a seed always gives one order */
    SCENARIO(setting, events_order_streams);
  }
  EXPECT(winners[1] > 2 && winners[2] > 2);
  SCENARIO("SPMDRUN_SIMULATED_SEED=0", events_order_streams);
  SCENARIO_SAYS("SPMDRUN_SIMULATED_GPUS=2", event_of_another_device, 0,
                "belong to different devices");
  SCENARIO("SPMDRUN_SIMULATED_GPUS=2 SPMDRUN_SIMULATED_MEMORY=999,1000", threads_have_their_device);
}

/* ---- failures ------------------------------------------------------------------------------- */

static int call_failures;

static void note(sim_error error) {
  call_failures += error != SIM_Success;
}

/* A program that goes on after an error and gives all back. */
static void everything(void) {
  sim_stream *stream = NULL;
  sim_event *event = NULL;
  void *block = NULL, *host = NULL;
  int value;
  size_t bytes[2];
  sr_cuda_properties properties;
  char bus[16];
  note(cudaDriverGetVersion(&value));
  note(cudaRuntimeGetVersion(&value));
  note(cudaGetDeviceCount(&value));
  note(cudaGetDeviceProperties(&properties, 0));
  note(cudaDeviceGetAttribute(&value, 16, 0));
  note(cudaDeviceGetPCIBusId(bus, sizeof bus, 0));
  note(cudaSetDevice(0));
  note(cudaMemGetInfo(bytes, bytes + 1));
  note(cudaMalloc(&block, BYTES));
  note(cudaHostAlloc(&host, BYTES, 0));
  note(cudaStreamCreateWithFlags(&stream, NON_BLOCKING));
  note(cudaEventCreateWithFlags(&event, NO_TIMING));
  if (!call_failures) {
    note(cudaMemsetAsync(block, 0, BYTES, stream));
    note(cudaMemcpyPeerAsync((char *)block + 8, 0, block, 0, 8, stream));
    note(cudaMemcpyAsync(host, block, BYTES, SIM_DEVICE_TO_HOST, stream));
    note(cudaEventRecord(event, stream));
    note(cudaStreamWaitEvent(stream, event, 0));
    note(cudaStreamQuery(stream));
    note(cudaEventSynchronize(event));
    note(cudaStreamSynchronize(stream));
  }
  if (event)
    note(cudaEventDestroy(event));
  if (stream)
    note(cudaStreamDestroy(stream));
  if (host)
    note(cudaFreeHost(host));
  note(cudaFree(block));
}

static void everything_fails_once(void) {
  everything();
  EXPECT(call_failures > 0);
  EXPECT(cudaGetLastError() != SIM_Success);
}

static void everything_works(void) {
  everything();
  EXPECT_EQ(call_failures, 1); /* cudaStreamQuery: there was work */
}

static void calls_fail(void) {
  SCENARIO("", everything_works);
  const char *text = scenario_run(everything, "SPMDRUN_SIMULATED_COUNT=1")->text;
  int count = 0;
  EXPECT_EQ(sscanf(text, "simulated GPU: %d calls", &count), 1);
  EXPECT_EQ(count, 24);
  for (int call = 1; call <= count; call++) {
    char setting[64];
    snprintf(setting, sizeof setting, "SPMDRUN_SIMULATED_FAIL=%d", call);
    const scenario_end *end = scenario_run(everything_fails_once, setting);
    EXPECT_EQ(end->status, 0);
    bool forgets = strstr(end->text, "nothing has waited") != NULL;
    EXPECT(forgets || !*end->text);
  }
}

int main(void) {
  properties_follow_the_environment();
  copies();
  order();
  calls_fail();
  return expect_result();
}
