/*
 * Plays jaxlib on the whole plug-in, opened as jaxlib opens it: programs on one device, on two and
 * on all of the job; donation, errors, events, calls of Python, threads and saved programs. Nothing
 * may be left at the end, which sanitizers see. Expected values are formulas.
 */
#include <pthread.h>
#include <stdatomic.h>

#include "support/jaxlib.h"
#include "support/jaxlib_programs.h"
#include "support/scratch.h"

enum {
  PER_PROCESS = 2
};

static sr_pjrt_client *client;
static int process, processes;

/* ---- programs -------------------------------------------------------------------------------- */

/* The sum of the arguments of `count` devices, on each. */
static sr_pjrt_program *compile_sum(int count, const int32_t *devices) {
  char text[2000];
  snprintf(text, sizeof text, program_sum, count, count, 4 * count, 4 * count);
  return jax_compile(client, text, count, devices);
}

static int32_t mine(int local) {
  return process * PER_PROCESS + local;
}

static sr_pjrt_program *compile(const char *module, int local) {
  return jax_compile(client, module, 1, (int32_t[]){mine(local)});
}

/* ---- one device ------------------------------------------------------------------------------ */

static void count_end(sr_pjrt_error *error, void *user) {
  EXPECT_DONE(error);
  atomic_fetch_add((atomic_int *)user, 1);
}

static void wait_for(atomic_int *calls, int wanted) {
  while (atomic_load(calls) < wanted)
    sched_yield();
}

static void test_events(void) {
  sr_pjrt_program *program = compile(program_slow, 1);
  sr_pjrt_buffer *x = jax_put(client, 1, 2), *result;
  sr_pjrt_event *done;
  static atomic_int calls;
  EXPECT_DONE(jax_execute(program, &x, 1, -1, &result, &done));
  DO(ready, buffer_ready_event, .buffer = result);
  DO(first, event_on_ready, .event = done, .call = count_end, .user = &calls);
  DO(second, event_on_ready, .event = ready.event, .call = count_end, .user = &calls);
  /* What was asked of an event is done without it, its buffer, its argument and its program. */
  DO(dropped, event_destroy, .event = ready.event);
  jax_drop(x);
  jax_unload(program);
  jax_expect_numbers(result, 2 + PROGRAM_TURNS, 1);
  jax_end(done, 0, "");
  jax_drop(result);
  wait_for(&calls, 2);
}

/* Reads what is not there yet, and drops it at once. */
static void test_early_read(void) {
  sr_pjrt_program *program = compile(program_slow, 0);
  sr_pjrt_buffer *x = jax_put(client, 0, 1), *result;
  float got[JAX_COUNT];
  EXPECT_DONE(jax_execute(program, &x, 1, -1, &result, NULL));
  DO(read, buffer_to_host_buffer, .buffer = result, .to = got, .bytes = sizeof got);
  jax_drop(result);
  jax_drop(x);
  jax_end(read.event, 0, "");
  EXPECT(got[3] == 4 + PROGRAM_TURNS);
  jax_unload(program);
}

static void test_donation(void) {
  sr_pjrt_program *program = compile(program_take, 0);
  sr_pjrt_buffer *x = jax_put(client, 0, 1), *result, *again;
  EXPECT_DONE(jax_execute(program, &x, 1, 0, &result, NULL)); /* kept */
  EXPECT(!jax_is_deleted(x));
  jax_expect_numbers(result, 2, 1);
  DO(where, buffer_unsafe_pointer, .buffer = result);
  EXPECT_DONE(jax_execute(program, &result, 1, -1, &again, NULL));
  EXPECT(jax_is_deleted(result));
  jax_expect_numbers(again, 3, 1);
  DO(there, buffer_unsafe_pointer, .buffer = again);
  EXPECT(where.address == there.address); /* the memory went along */
  jax_expect(jax_execute(program, &result, 1, -1, &(sr_pjrt_buffer *){NULL}, NULL), 3,
             "has been deleted or donated", __LINE__);
  jax_drop(result);
  /* A view of what is given away stays as it is. */
  DO(viewed, buffer_increase_external_reference_count, .buffer = again);
  DO(view, buffer_opaque_device_memory_data_pointer, .buffer = again);
  EXPECT_DONE(jax_execute(program, &again, 1, -1, &result, NULL));
  jax_expect_numbers(result, 4, 1);
  EXPECT(((const float *)view.address)[0] == 3);
  DO(unviewed, buffer_decrease_external_reference_count, .buffer = again);
  jax_drop(again);
  jax_drop(result);
  jax_drop(x);
  jax_unload(program);
}

/* Reads what JAX wrote: text or bytecode. */
static sr_pjrt_program *compile_file(const char *name) {
  char path[1000], module[4096];
  snprintf(path, sizeof path, "%s/programs/counter/%s", SPMDRUN_TESTS_DIR, name);
  FILE *file = fopen(path, "rb");
  if (!EXPECT(file != NULL))
    exit(1);
  size_t bytes = fread(module, 1, sizeof module, file);
  fclose(file);
  return jax_try_compile(client, module, bytes, 1, (int32_t[]){mine(0)}, 0, "");
}

/* The results are 5 and 0 ^ 7 ^ 14 ^ 21 ^ 28, of text and of bytecode, which are one program. */
static void test_bytecode(void) {
  static const char *const names[] = {"program.mlir", "program.mlirbc", "program.jax012.mlirbc"};
  char first[SR_DIGEST_HEX_BYTES] = "";
  for (int i = 0; i < 3; i++) {
    sr_pjrt_program *program = compile_file(names[i]);
    DO(print, executable_fingerprint, .program = program);
    if (i == 0)
      memcpy(first, print.text, print.bytes);
    EXPECT(print.bytes == sizeof first - 1 && memcmp(print.text, first, print.bytes) == 0);
    const int32_t five = 5;
    DO(x, client_buffer_from_host_buffer, .client = client, .data = &five, .type = 4,
       .device = jax_device(client, 0));
    jax_end(x.done, 0, "");
    sr_pjrt_buffer *results[2];
    const jax_run run = {.arguments = {&x.buffer}, .results = {results}, .kept = -1};
    EXPECT_DONE(jax_start(program, &run, 1, 1));
    for (int r = 0; r < 2; r++) {
      int32_t got = 0;
      DO(read, buffer_to_host_buffer, .buffer = results[r], .to = &got, .bytes = sizeof got);
      jax_end(read.event, 0, "");
      EXPECT_EQ(got, r == 0 ? 5 : (7 ^ 14 ^ 21 ^ 28));
      jax_drop(results[r]);
    }
    jax_drop(x.buffer);
    jax_unload(program);
  }
}

static void test_errors(void) {
  static const char broken[] = "func.func public @main(%arg0: tensor<4xf32>";
  const int32_t device = mine(0);
  jax_try_compile(client, broken, sizeof broken - 1, 1, &device, 3, "program:1:");
  jax_try_compile(client, "ML\xefR\x7f", 5, 1, &device, 12, "MLIR bytecode of version 63");
  jax_try_compile(client, program_add, sizeof program_add - 1, 1,
                  (int32_t[]){PER_PROCESS * processes}, 3, "is for device");
  sr_pjrt_program *program = compile(program_add, 0);
  sr_pjrt_buffer *x = jax_put(client, 0, 1), *there = jax_put(client, 1, 1), *result;
  jax_expect(jax_execute(program, NULL, 0, -1, &result, NULL), 3, "0 arguments are given",
             __LINE__);
  jax_expect(jax_execute(program, &there, 1, -1, &result, NULL), 3, "device", __LINE__);
  DO(deleted, buffer_delete, .buffer = x);
  jax_expect(jax_execute(program, &x, 1, -1, &result, NULL), 3, "has been deleted", __LINE__);
  jax_drop(x);
  jax_drop(there);
  jax_unload(program);
}

/* ---- calls of Python ------------------------------------------------------------------------- */

static int call_python(void *object, int has_token, uint32_t operands, uint32_t results,
                       sr_host_array *arrays, char *message, size_t room) {
  EXPECT(!has_token && operands == 1 && results == 1);
  const float *from = arrays[0].data;
  float *to = arrays[1].data;
  for (int i = 0; i < JAX_COUNT; i++)
    to[i] = from[i] * *(const float *)object;
  snprintf(message, room, "it does not like %g", (double)*(const float *)object);
  return *(const float *)object < 0;
}

/* What jaxlib does around a run that calls Python. Returns the result, and the event. */
static sr_pjrt_buffer *run_call(sr_pjrt_program *program, sr_pjrt_buffer *const *x,
                                const float *factor, sr_pjrt_event **out_done) {
  const sr_pjrt_layouts_extension *layouts = jax_api->extensions;
  const sr_pjrt_ffi_extension *ffi = layouts->next;
  const sr_pjrt_callables callables = {(void *[]){(void *)factor}, 1};
  DO(made, execute_context_create);
  struct sr_pjrt_user_data_add_args added = {
      .size = sizeof added, .context = made.context, .type = 77, .data = (void *)&callables};
  EXPECT_DONE(ffi->user_data_add(&added));
  sr_pjrt_buffer *result;
  const jax_run run = {.arguments = {x},
                       .results = {&result},
                       .done = out_done,
                       .kept = -1,
                       .context = made.context};
  EXPECT_DONE(jax_start(program, &run, 1, 1));
  DO(destroyed, execute_context_destroy, .context = made.context);
  return result;
}

static void count_failure(sr_pjrt_error *error, void *user) {
  jax_expect(error, 13, "it does not like -1", __LINE__);
  atomic_fetch_add((atomic_int *)user, 1);
}

/* The error of a run comes with its events, its results, and all that is made of these. */
static void use_calls(int local) {
  sr_pjrt_program *program = compile(program_call, local), *next = compile(program_add, local);
  sr_pjrt_buffer *x = jax_put(client, local, 1), *after;
  sr_pjrt_event *done;
  sr_pjrt_buffer *result = run_call(program, &x, &(float){3}, &done);
  jax_end(done, 0, "");
  jax_expect_numbers(result, 4, 3);
  jax_drop(result);
  result = run_call(program, &x, &(float){-1}, &done);
  atomic_int calls = 0;
  DO(called, event_on_ready, .event = done, .call = count_failure, .user = &calls);
  wait_for(&calls, 1);
  CALL(error, event_error, .event = done);
  EXPECT_ERROR(error, 13, "it does not like -1");
  jax_end(done, 13, "it does not like -1");
  EXPECT_DONE(jax_execute(next, &result, 1, -1, &after, &done));
  jax_end(done, 13, "it does not like -1");
  float got[JAX_COUNT];
  CALL(read, buffer_to_host_buffer, .buffer = after, .to = got, .bytes = sizeof got);
  EXPECT_ERROR(read, 13, "it does not like -1");
  jax_drop(result);
  jax_drop(after);
  result = run_call(program, &x, &(float){2}, NULL);
  jax_expect_numbers(result, 3, 2);
  jax_drop(result);
  jax_drop(x);
  jax_unload(next);
  jax_unload(program);
}

/* ---- calls of C ------------------------------------------------------------------------------ */

static sr_ffi_error *scaled(sr_ffi_frame *frame) {
  if (frame->extensions) {
    sr_ffi_metadata_extension *asked = (sr_ffi_metadata_extension *)(void *)frame->extensions;
    asked->metadata->version.minor = SR_FFI_MINOR;
    return NULL;
  }
  EXPECT(frame->operands.count == 1 && frame->results.count == 1 && frame->attributes.count == 1);
  const sr_ffi_buffer *from = frame->operands.items[0], *to = frame->results.items[0];
  const sr_ffi_scalar *factor = frame->attributes.items[0];
  EXPECT(from->type == SR_FFI_F32 && from->rank == 1 && from->dims[0] == JAX_COUNT);
  const float number = *(const float *)factor->value;
  for (int i = 0; i < JAX_COUNT; i++)
    ((float *)to->data)[i] = number * ((const float *)from->data)[i];
  struct sr_ffi_error_create_args refused = {
      .size = sizeof refused, .message = "it does not like it", .code = SR_PJRT_INVALID_ARGUMENT};
  return number < 0 ? frame->table->error_create(&refused) : NULL;
}

static void register_scaled(void) {
  static const char name[] = "scaled";
  char text[sizeof program_scaled + 16];
  const int length = snprintf(text, sizeof text, program_scaled, 3.0);
  jax_try_compile(client, text, (size_t)length, 1, (int32_t[]){mine(0)}, 3,
                  "No FFI handler registered for scaled");
  const sr_pjrt_layouts_extension *layouts = jax_api->extensions;
  const sr_pjrt_ffi_extension *ffi = layouts->next;
  struct sr_pjrt_handler_register_args args = {.size = sizeof args,
                                               .target = name,
                                               .target_bytes = sizeof name - 1,
                                               .handler = (void *)(uintptr_t)scaled};
  EXPECT_DONE(ffi->handler_register(&args));
  EXPECT_DONE(ffi->handler_register(&args)); /* the same once more */
}

/* The failure of a launch comes with its events and results, as that of one that calls Python. */
static void use_targets(int local) {
  char text[sizeof program_scaled + 16];
  snprintf(text, sizeof text, program_scaled, 3.0);
  sr_pjrt_program *program = compile(text, local);
  snprintf(text, sizeof text, program_scaled, -1.0);
  sr_pjrt_program *wrong = compile(text, local);
  for (int i = 0; i < 5; i++) {
    sr_pjrt_buffer *x = jax_put(client, local, (float)i), *result;
    sr_pjrt_event *done;
    EXPECT_DONE(jax_execute(program, &x, 1, -1, &result, &done));
    jax_end(done, 0, "");
    jax_expect_numbers(result, (float)(3 * i + 1), 3);
    jax_drop(result);
    EXPECT_DONE(jax_execute(wrong, &x, 1, -1, &result, &done));
    jax_end(done, 3, "FFI target \"scaled\": it does not like it");
    jax_drop(result);
    jax_drop(x);
  }
  jax_unload(program);
  jax_unload(wrong);
}

/* ---- several devices ------------------------------------------------------------------------- */

/* Runs a sum in which local device i gives first + i, ..., and destroys all. */
static void run_sum(sr_pjrt_program *program, int count, float wanted, float step) {
  sr_pjrt_buffer *x[PER_PROCESS], *results[PER_PROCESS];
  sr_pjrt_event *done[PER_PROCESS];
  jax_run run = {.done = done, .kept = -1};
  DO(devices, loaded_executable_addressable_devices, .program = program);
  EXPECT_EQ(devices.count, PER_PROCESS);
  for (int i = 0; i < PER_PROCESS; i++) {
    DO(id, device_description_id, .device = devices.devices[i]);
    x[i] = jax_put(client, id.id % PER_PROCESS, (float)id.id);
    run.arguments[i] = &x[i];
    run.results[i] = &results[i];
  }
  EXPECT_EQ(step, count);
  EXPECT_DONE(jax_start(program, &run, PER_PROCESS, 1));
  for (int i = 0; i < PER_PROCESS; i++) {
    jax_drop(x[i]);
    jax_expect_numbers(results[i], wanted, step);
    jax_drop(results[i]);
    jax_end(done[i], 0, "");
  }
}

/* 0 + 1 + ... of the ids of all devices; the next program on them begins before this one ends. */
static void test_all_devices(void) {
  int32_t order[JAX_DEVICES];
  const int count = PER_PROCESS * processes;
  for (int i = 0; i < count; i++)
    order[i] = count - 1 - i;
  sr_pjrt_program *program = compile_sum(count, order);
  for (int time = 0; time < 20; time++)
    run_sum(program, count, (float)(count * (count - 1)) / 2, (float)count);
  DO(saved, executable_serialize, .program = program);
  jax_unload(program);
  DO(loaded, executable_deserialize_and_load, .client = client, .bytes = saved.bytes,
     .byte_count = saved.byte_count);
  saved.release(saved.owner);
  run_sum(loaded.program, count, (float)(count * (count - 1)) / 2, (float)count);
  jax_unload(loaded.program);
}

/* ---- threads --------------------------------------------------------------------------------- */

typedef struct worker {
  int local;
  sr_pjrt_program *sum; /* on the devices of this process */
  atomic_int *calls;
} worker;

/* All that one thread does may happen in the others at the same time. */
static void *work(void *user) {
  const worker *w = user;
  const float ids = (float)(mine(0) + mine(1));
  sr_pjrt_program *program = compile(w->local ? program_slow : program_take, w->local);
  for (int i = 0; i < 10; i++) {
    sr_pjrt_buffer *x = jax_put(client, w->local, (float)i), *result;
    sr_pjrt_event *done;
    EXPECT_DONE(jax_execute(program, &x, 1, -1, &result, &done));
    DO(called, event_on_ready, .event = done, .call = count_end, .user = w->calls);
    DO(released, event_destroy, .event = done);
    jax_drop(x);
    run_sum(w->sum, PER_PROCESS, ids, PER_PROCESS);
    jax_expect_numbers(result, (float)i + (w->local ? PROGRAM_TURNS : 1), 1);
    jax_drop(result);
  }
  jax_unload(program);
  use_calls(w->local);
  use_targets(w->local);
  return NULL;
}

static void test_threads(void) {
  pthread_t threads[4];
  worker workers[4];
  atomic_int calls = 0;
  sr_pjrt_program *sum = compile_sum(PER_PROCESS, (int32_t[]){mine(0), mine(1)});
  for (int i = 0; i < 4; i++) {
    workers[i] = (worker){i % PER_PROCESS, sum, &calls};
    EXPECT_EQ(pthread_create(&threads[i], NULL, work, &workers[i]), 0);
  }
  for (int i = 0; i < 4; i++)
    pthread_join(threads[i], NULL);
  wait_for(&calls, 40);
  jax_unload(sum);
}

static int64_t used_bytes(int local) {
  DO(stats, device_memory_stats, .device = jax_device(client, local));
  return stats.used;
}

static void test_client(void) {
  const int64_t before[PER_PROCESS] = {used_bytes(0), used_bytes(1)};
  register_scaled();
  test_events();
  test_early_read();
  test_donation();
  test_bytecode();
  test_errors();
  use_calls(0);
  test_all_devices();
  test_threads();
  for (int i = 0; i < PER_PROCESS; i++)
    EXPECT_EQ(used_bytes(i), before[i]);
}

/* argv[1]: the library. */
int main(int argc, char **argv) {
  scratch place;
  scratch_init(&place);
  EXPECT_EQ(setenv("SPMDRUN_CACHE_DIR", place.path, 1), 0);
  jax_open(argc > 1 ? argv[1] : "");
  process = jax_launched("OMPI_COMM_WORLD_RANK", 0);
  processes = jax_launched("OMPI_COMM_WORLD_SIZE", 1);
  client = jax_client(PER_PROCESS, -1, 0, call_python);
  if (client)
    test_client();
  jax_leave(client);
  scratch_deinit(&place);
  return expect_result();
}
