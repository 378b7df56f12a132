/* Executions by the plug-in, with a double of the client behind them (fake_client.h). */
#include <pthread.h>

#include "fake_client.h"
#include "pjrt/pjrt_type.h"
#include "support/jaxlib.h"

static void count_call(sr_pjrt_error *error, void *user) {
  *(int *)user += error ? 10 : 1;
  if (error)
    jax_expect(error, 13, "it failed", __LINE__);
}

static void test_execute(void) {
  sr_pjrt_client *client = jax_client(1, 0, 1, NULL);
  sr_pjrt_program *program = jax_compile(client, "sum 2 late", 1, NULL);
  sr_pjrt_buffer *x = jax_put(client, 0, 1), *y = jax_put(client, 0, 10),
                 *result, *const arguments[] = {x, y};
  sr_pjrt_event *done;
  int calls = 0;
  EXPECT_DONE(jax_execute(program, arguments, 2, -1, &result, &done));
  DO(ready, event_is_ready, .event = done);
  EXPECT(!ready.ready);
  DO(called, event_on_ready, .event = done, .call = count_call, .user = &calls);
  EXPECT_EQ(calls, 0);
  float got[JAX_COUNT] = {0};
  fake_client_run();
  EXPECT_EQ(calls, 1);
  DO(late, event_on_ready, .event = done, .call = count_call, .user = &calls);
  EXPECT_EQ(calls, 2);
  DO(released, event_destroy, .event = done);
  jax_expect_numbers(result, 11, 2);
  jax_drop(result);
  /* Read before it is there. */
  EXPECT_DONE(jax_execute(program, arguments, 2, -1, &result, NULL));
  DO(read, buffer_to_host_buffer, .buffer = result, .to = got, .bytes = sizeof got);
  jax_drop(result);
  EXPECT(got[0] == 0);
  DO(read_called, event_on_ready, .event = read.event, .call = count_call, .user = &calls);
  fake_client_run();
  EXPECT(calls == 3 && got[0] == 11);
  DO(read_released, event_destroy, .event = read.event);
  CALL(few, loaded_executable_is_deleted, .program = program);
  EXPECT(!few_error && !few.is_deleted);
  jax_expect(jax_execute(program, arguments, 1, -1, &result, NULL), 3, "1 arguments are given",
             __LINE__);
  DO(deleted, loaded_executable_delete, .program = program);
  jax_expect(jax_execute(program, arguments, 2, -1, &result, NULL), 3, "has been deleted",
             __LINE__);
  jax_drop(x);
  jax_drop(y);
  jax_unload(program);
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

static void test_failed_run(void) {
  sr_pjrt_client *client = jax_client(1, 0, 1, NULL);
  sr_pjrt_program *program = jax_compile(client, "sum 1 late fails", 1, NULL);
  sr_pjrt_buffer *x = jax_put(client, 0, 1), *result;
  sr_pjrt_event *done;
  int calls = 0;
  EXPECT_DONE(jax_execute(program, &x, 1, -1, &result, &done));
  DO(called, event_on_ready, .event = done, .call = count_call, .user = &calls);
  CALL(waited, event_await, .event = done);
  EXPECT_ERROR(waited, 13, "it failed");
  EXPECT_EQ(calls, 10);
  DO(released, event_destroy, .event = done);
  float got[JAX_COUNT];
  CALL(read, buffer_to_host_buffer, .buffer = result, .to = got, .bytes = sizeof got);
  EXPECT_ERROR(read, 13, "it failed");
  CALL(view, buffer_increase_external_reference_count, .buffer = result);
  EXPECT_ERROR(view, 13, "it failed");
  jax_drop(result);
  jax_drop(x);
  jax_unload(program);
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

static void test_donation(void) {
  sr_pjrt_client *client = jax_client(1, 0, 1, NULL);
  sr_pjrt_program *program = jax_compile(client, "sum 2 donates", 1, NULL);
  sr_pjrt_buffer *x = jax_put(client, 0, 1), *y = jax_put(client, 0, 10), *result;
  sr_pjrt_buffer *const both[] = {x, y}, *const twice[] = {x, x};
  jax_expect(jax_execute(program, twice, 2, -1, &result, NULL), 3, "previously donated in the same",
             __LINE__);
  EXPECT(!jax_is_deleted(x)); /* it did not start, so nothing was given away */
  EXPECT_DONE(jax_execute(program, both, 2, 0, &result, NULL));
  EXPECT(!jax_is_deleted(x));
  jax_drop(result);
  EXPECT_DONE(jax_execute(program, both, 2, -1, &result, NULL));
  EXPECT(jax_is_deleted(x) && !jax_is_deleted(y));
  jax_expect_numbers(result, 11, 2);
  jax_drop(result);
  jax_expect(jax_execute(program, both, 2, -1, &result, NULL), 3, "argument 0 has been deleted",
             __LINE__);
  jax_drop(x);
  jax_drop(y);
  jax_unload(program);
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

/* Tokens are arguments for JAX, which counts them, and none for the program. */
static void test_tokens(void) {
  sr_pjrt_client *client = jax_client(1, 0, 1, NULL);
  sr_pjrt_program *program = jax_compile(client, "sum 2 donates tokens late", 1, NULL);
  DO(outputs, executable_num_outputs, .program = program);
  DO(types, executable_output_element_types, .program = program);
  DO(kinds, executable_parameter_memory_kinds, .program = program);
  EXPECT(outputs.count == 2 && types.types[1] == SR_PJRT_TOKEN && kinds.count == 3);
  DO(devices, client_devices, .client = client);
  DO(token, client_buffer_from_host_buffer, .client = client, .type = SR_PJRT_TOKEN,
     .device = devices.devices[0]);
  DO(released, event_destroy, .event = token.done);
  sr_pjrt_buffer *x = jax_put(client, 0, 1), *y = jax_put(client, 0, 10), *results[2];
  sr_pjrt_buffer *const all[] = {token.buffer, x, y};
  EXPECT_DONE(jax_execute(program, all, 3, 1, results, NULL));
  EXPECT(!jax_is_deleted(x) && !jax_is_deleted(token.buffer));
  DO(ready, buffer_ready_event, .buffer = results[1]);
  DO(waits, event_is_ready, .event = ready.event);
  EXPECT(!waits.ready); /* a token tells when its run has ended */
  fake_client_run();
  DO(ended, event_is_ready, .event = ready.event);
  EXPECT(ended.ready);
  DO(seen, event_destroy, .event = ready.event);
  jax_expect_numbers(results[0], 11, 2);
  jax_drop(results[0]);
  sr_pjrt_buffer *const next[] = {results[1], x, y};
  sr_pjrt_buffer *after[2];
  EXPECT_DONE(jax_execute(program, next, 3, 0, after, NULL));
  EXPECT(jax_is_deleted(x) && !jax_is_deleted(results[1]));
  fake_client_run();
  sr_pjrt_buffer *const made[] = {after[0], after[1], results[1], token.buffer, x, y};
  for (int i = 0; i < 6; i++)
    jax_drop(made[i]);
  jax_unload(program);
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

/* Each of the client's objects that a call makes fails once; donated arguments come back. */
static void test_no_memory(void) {
  sr_pjrt_client *client = jax_client(1, 0, 1, NULL);
  sr_pjrt_program *program = jax_compile(client, "sum 2 donates late", 1, NULL);
  sr_pjrt_buffer *x = jax_put(client, 0, 1), *y = jax_put(client, 0, 10),
                 *result, *const both[] = {x, y};
  int before = fake_client_living();
  for (int room = 0; room < 2; room++) {
    fake_client_make_only(room);
    jax_expect(jax_execute(program, both, 2, -1, &result, NULL), 8, "no room", __LINE__);
    fake_client_make_only(-1);
    EXPECT(!jax_is_deleted(x));
    EXPECT_EQ(fake_client_living(), before);
  }
  EXPECT_DONE(jax_execute(program, both, 2, -1, &result, NULL));
  float got[JAX_COUNT];
  for (int room = 0; room < 2; room++) {
    fake_client_make_only(0);
    CALL(read, buffer_to_host_buffer, .buffer = result, .to = got, .bytes = sizeof got);
    fake_client_make_only(-1);
    EXPECT_ERROR(read, 8, "");
  }
  jax_drop(result);
  jax_drop(x);
  jax_drop(y);
  jax_unload(program);
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

/* ---- threads --------------------------------------------------------------------------------- */

typedef struct crowd {
  sr_pjrt_program *program;
  sr_pjrt_buffer *x, *y, *doomed;
  pthread_barrier_t start;
} crowd;

static void run_and_read(crowd *c, sr_pjrt_buffer *second, bool may_be_refused) {
  sr_pjrt_buffer *result, *const both[] = {c->x, second};
  sr_pjrt_error *error = jax_execute(c->program, both, 2, -1, &result, NULL);
  if (error && may_be_refused) {
    jax_expect(error, 3, "argument 1 has been deleted", __LINE__);
    return;
  }
  EXPECT_DONE(error);
  jax_expect_numbers(result, 11, 2);
  jax_drop(result);
}

static void *execute_often(void *user) {
  crowd *c = user;
  pthread_barrier_wait(&c->start);
  for (int i = 0; i < 20; i++) {
    run_and_read(c, c->y, false);
    run_and_read(c, c->doomed, true);
    DO(viewed, buffer_increase_external_reference_count, .buffer = c->x);
    DO(pointer, buffer_opaque_device_memory_data_pointer, .buffer = c->x);
    EXPECT(((const float *)pointer.address)[0] == 1);
    DO(unviewed, buffer_decrease_external_reference_count, .buffer = c->x);
  }
  return NULL;
}

/* Four threads run a program and view its argument; meanwhile another argument is deleted. */
static void test_threads(void) {
  sr_pjrt_client *client = jax_client(1, 0, 1, NULL);
  crowd c = {.program = jax_compile(client, "sum 2", 1, NULL),
             .x = jax_put(client, 0, 1),
             .y = jax_put(client, 0, 10)};
  pthread_barrier_init(&c.start, NULL, 5);
  for (int round = 0; round < 20; round++) {
    pthread_t threads[4];
    c.doomed = jax_put(client, 0, 10);
    for (int i = 0; i < 4; i++)
      EXPECT_EQ(pthread_create(&threads[i], NULL, execute_often, &c), 0);
    pthread_barrier_wait(&c.start);
    for (int i = 0; i < round; i++)
      run_and_read(&c, c.doomed, false);
    DO(deleted, buffer_delete, .buffer = c.doomed);
    for (int i = 0; i < 4; i++)
      pthread_join(threads[i], NULL);
    jax_drop(c.doomed);
  }
  pthread_barrier_destroy(&c.start);
  jax_drop(c.x);
  jax_drop(c.y);
  jax_unload(c.program);
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

int main(void) {
  jax_api = GetPjrtApi();
  test_execute();
  test_failed_run();
  test_donation();
  test_tokens();
  test_no_memory();
  test_threads();
  return expect_result();
}
