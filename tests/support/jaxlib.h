/* Plays jaxlib on the plug-in's table: calls that the tests of pjrt/ share, with a double of the
 * client behind the table or with the whole library. A test sets jax_api first. */
#ifndef SR_TESTS_SUPPORT_JAXLIB_H
#define SR_TESTS_SUPPORT_JAXLIB_H

#include <dlfcn.h>

#include "pjrt/compile_options.h"
#include "pjrt/pjrt_client.h"
#include "pjrt/pjrt_table.h"
#include "pjrt/proto.h"
#include "support/expect.h"

enum {
  JAX_COUNT = 4, /* elements of an array of these tests: f32[4] */
  JAX_DEVICES = 8
};
static const int64_t jax_dims[] = {JAX_COUNT};

static const sr_pjrt_table *jax_api;

/* Opens the library, as jaxlib does. Ends the process if that fails. */
static inline void jax_open(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  const sr_pjrt_table *(*get)(void) = NULL;
  if (library)
    *(void **)&get = dlsym(library, "GetPjrtApi");
  if (!EXPECT(get != NULL))
    exit(1);
  jax_api = get();
}

/* Returns a number that the launcher tells. */
static inline int jax_launched(const char *variable, int otherwise) {
  const char *text = getenv(variable);
  return text ? atoi(text) : otherwise;
}

/* Calls a function of the table with a struct of its own: CALL(args, client_devices, ...). */
#define CALL(args, FUNCTION, ...)                                                                  \
  struct sr_pjrt_##FUNCTION##_args args = {.size = sizeof args, ##__VA_ARGS__};                    \
  sr_pjrt_error *args##_error = jax_api->FUNCTION(&args)
/* The same, and it must go well. */
#define DO(args, FUNCTION, ...)                                                                    \
  CALL(args, FUNCTION, ##__VA_ARGS__);                                                             \
  EXPECT_DONE(args##_error)

/* Expects this code and these words, and destroys the error. Code 0: no error. */
static inline bool jax_expect(sr_pjrt_error *error, int code, const char *words, int line) {
  if (!error && code == 0)
    return true;
  struct sr_pjrt_error_message_args text = {.size = sizeof text, .error = error, .message = ""};
  struct sr_pjrt_error_get_code_args got = {.size = sizeof got, .error = error};
  if (error) {
    jax_api->error_message(&text);
    jax_api->error_get_code(&got);
  }
  bool fits = error && (int)got.code == code && strlen(text.message) == text.message_bytes &&
              strstr(text.message, words);
  if (!EXPECT(fits))
    fprintf(stderr, "  line %d: got %d \"%s\", wanted %d \"%s\"\n", line, (int)got.code,
            text.message, code, words);
  struct sr_pjrt_error_destroy_args destroy = {.size = sizeof destroy, .error = error};
  jax_api->error_destroy(&destroy);
  return fits;
}
#define EXPECT_DONE(error)              jax_expect((error), 0, "", __LINE__)
#define EXPECT_ERROR(args, code, words) jax_expect(args##_error, (code), (words), __LINE__)

/* ---- client ---------------------------------------------------------------------------------- */

static inline sr_pjrt_value jax_number(const char *name, int64_t value) {
  sr_pjrt_value option = {.size = sizeof option,
                          .name = name,
                          .name_bytes = strlen(name),
                          .kind = SR_PJRT_INT,
                          .count = 1};
  option.integer = value;
  return option;
}

/* Process `process` of `processes`; -1: as MPI has it. `python` calls Python's functions; may be
 * NULL. The fields of a store are garbage, as jaxlib's are. */
static inline sr_pjrt_client *jax_client(int64_t devices, int64_t process, int64_t processes,
                                         sr_pjrt_call_python *python) {
  sr_pjrt_value options[4];
  size_t count = 0;
  options[count++] = jax_number("devices_per_process", devices);
  if (process >= 0) {
    options[count++] = jax_number("node_id", process);
    options[count++] = jax_number("num_nodes", processes);
  }
  if (python)
    options[count++] = jax_number("call_python", (int64_t)(uintptr_t)python);
  DO(args, client_create, .options = options, .option_count = count,
     .store = {(void *)1, (void *)1, (void *)1, (void *)1});
  return args.client;
}

static inline void jax_leave(sr_pjrt_client *client) {
  DO(args, client_destroy, .client = client);
}

static inline sr_pjrt_device *jax_device(sr_pjrt_client *client, int local) {
  DO(args, client_lookup_addressable_device, .client = client, .local = local);
  return args.device;
}

/* ---- buffers and events ---------------------------------------------------------------------- */

/* first, first + 1, ... on a device of this process. */
static inline sr_pjrt_buffer *jax_put(sr_pjrt_client *client, int local, float first) {
  float data[JAX_COUNT] = {first, first + 1, first + 2, first + 3};
  DO(args, client_buffer_from_host_buffer, .client = client, .data = data, .type = 11,
     .dims = jax_dims, .rank = 1, .device = jax_device(client, local));
  DO(ready, event_is_ready, .event = args.done);
  EXPECT(ready.ready);
  DO(destroyed, event_destroy, .event = args.done);
  return args.buffer;
}

static inline void jax_drop(sr_pjrt_buffer *buffer) {
  DO(args, buffer_destroy, .buffer = buffer);
}

static inline bool jax_is_deleted(sr_pjrt_buffer *buffer) {
  DO(args, buffer_is_deleted, .buffer = buffer);
  return args.is_deleted;
}

/* Waits for the event, expects it to end like this, and destroys it. */
static inline void jax_end(sr_pjrt_event *event, int code, const char *words) {
  CALL(waited, event_await, .event = event);
  EXPECT_ERROR(waited, code, words);
  DO(destroyed, event_destroy, .event = event);
}

/* Expects elements first, first + step, ... */
static inline void jax_expect_numbers(sr_pjrt_buffer *buffer, float first, float step) {
  float got[JAX_COUNT] = {0};
  DO(args, buffer_to_host_buffer, .buffer = buffer, .to = got, .bytes = sizeof got);
  jax_end(args.event, 0, "");
  for (int i = 0; i < JAX_COUNT; i++)
    EXPECT(got[i] == first + (float)i * step);
}

/* ---- programs -------------------------------------------------------------------------------- */

/* Options for one partition on each of these devices. */
static inline sr_text jax_options(sr_arena *arena, int32_t count, const int32_t *devices) {
  size_t bytes;
  const char *assignment = sr_compile_options_assignment(arena, 1, count, devices, &bytes);
  sr_text build = {.arena = arena}, options = {.arena = arena};
  sr_proto_write_value(&build, 4, 1);
  sr_proto_write_value(&build, 5, (uint64_t)count);
  sr_proto_write_part(&build, 9, assignment, bytes);
  sr_proto_write_part(&options, 3, build.items, build.count);
  return options;
}

/* Compiles the module for these devices; NULL: the first ones. NULL: it failed as expected. */
static inline sr_pjrt_program *jax_try_compile(sr_pjrt_client *client, const char *module,
                                               size_t bytes, int32_t count, const int32_t *devices,
                                               int code, const char *words) {
  sr_arena *arena = sr_arena_create();
  sr_text options = {.items = "", .arena = arena};
  if (devices)
    options = jax_options(arena, count, devices);
  sr_pjrt_source source = {.size = sizeof source,
                           .code = (char *)module,
                           .code_bytes = bytes,
                           .format = "mlir",
                           .format_bytes = 4};
  CALL(args, client_compile, .client = client, .source = &source, .options = options.items,
       .option_bytes = options.count);
  sr_arena_destroy(arena);
  EXPECT_ERROR(args, code, words);
  return args.program;
}

/* Of a text. Ends the process if it fails. */
static inline sr_pjrt_program *jax_compile(sr_pjrt_client *client, const char *module,
                                           int32_t count, const int32_t *devices) {
  sr_pjrt_program *program = jax_try_compile(client, module, strlen(module), count, devices, 0, "");
  if (!program)
    exit(1);
  return program;
}

static inline void jax_unload(sr_pjrt_program *program) {
  DO(args, loaded_executable_destroy, .program = program);
}

/* What one execution takes and gives. */
typedef struct jax_run {
  sr_pjrt_buffer *const *arguments[JAX_DEVICES]; /* [device][argument] */
  sr_pjrt_buffer **results[JAX_DEVICES];         /* [device][result] */
  sr_pjrt_event **done;                          /* [device]; may be NULL */
  int64_t kept;                                  /* an argument; -1: none */
  sr_pjrt_context *context;                      /* may be NULL */
} jax_run;

static inline sr_pjrt_error *jax_start(sr_pjrt_program *program, const jax_run *run,
                                       size_t device_count, size_t argument_count) {
  const sr_pjrt_execute_options options = {.size = sizeof options,
                                           .launch_id = 5,
                                           .kept = &run->kept,
                                           .kept_count = run->kept >= 0,
                                           .context = run->context};
  struct sr_pjrt_loaded_executable_execute_args args = {.size = sizeof args,
                                                        .program = program,
                                                        .options = &options,
                                                        .arguments = run->arguments,
                                                        .device_count = device_count,
                                                        .argument_count = argument_count,
                                                        .results = run->results,
                                                        .done = run->done};
  return jax_api->loaded_executable_execute(&args);
}

/* On one device with one result. Returns the error; sets the result and, if wanted, the event. */
static inline sr_pjrt_error *jax_execute(sr_pjrt_program *program, sr_pjrt_buffer *const *arguments,
                                         size_t count, int64_t kept, sr_pjrt_buffer **out_result,
                                         sr_pjrt_event **out_done) {
  const jax_run run = {
      .arguments = {arguments}, .results = {out_result}, .done = out_done, .kept = kept};
  return jax_start(program, &run, 1, count);
}

#endif
