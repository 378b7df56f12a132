/* Plays jaxlib on the plug-in's table, with a double of the client behind it (fake_client.h). */
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/process.h"
#include "fake_client.h"
#include "pjrt/compile_options.h"
#include "pjrt/pjrt_table.h"
#include "pjrt/pjrt_type.h"
#include "pjrt/proto.h"
#include "support/expect.h"

static const sr_pjrt_table *api;

/* Calls a function of the table with a struct of its own: CALL(args, client_devices, ...). */
#define CALL(args, FUNCTION, ...)                                                                  \
  struct sr_pjrt_##FUNCTION##_args args = {.size = sizeof args, ##__VA_ARGS__};                    \
  sr_pjrt_error *args##_error = api->FUNCTION(&args)
/* The same, and it must go well. */
#define DO(args, FUNCTION, ...)                                                                    \
  CALL(args, FUNCTION, ##__VA_ARGS__);                                                             \
  expect_error(args##_error, 0, "", __LINE__)

static int code_of(sr_pjrt_error *error) {
  struct sr_pjrt_error_get_code_args args = {.size = sizeof args, .error = error};
  return error && !api->error_get_code(&args) ? (int)args.code : 0;
}

/* Expects this code and these words, and destroys the error. */
static void expect_error(sr_pjrt_error *error, int code, const char *words, int line) {
  if (!error && code == 0)
    return;
  struct sr_pjrt_error_message_args text = {.size = sizeof text, .error = error};
  if (error)
    api->error_message(&text);
  bool fits = error && code_of(error) == code && strlen(text.message) == text.message_bytes &&
              strstr(text.message, words);
  if (!EXPECT(fits))
    fprintf(stderr, "  line %d: got %d \"%s\", wanted %d \"%s\"\n", line, code_of(error),
            error ? text.message : "", code, words);
  struct sr_pjrt_error_destroy_args destroy = {.size = sizeof destroy, .error = error};
  api->error_destroy(&destroy);
}
#define EXPECT_ERROR(args, code, words) expect_error(args##_error, (code), (words), __LINE__)

/* ---- the table ------------------------------------------------------------------------------- */

static void test_slots(void) {
  EXPECT_EQ(api->version.major, 0);
  EXPECT_EQ(api->version.minor, 104);
  EXPECT_EQ((sizeof *api - sizeof api->room - offsetof(sr_pjrt_table, error_destroy)) /
                sizeof(void *),
            138);
  const void *const *slots = (const void *const *)&api->error_destroy;
  for (int i = 0; i < 138; i++)
    EXPECT(slots[i] != NULL);
  for (int i = 138; i < 138 + SR_PJRT_ROOM; i++)
    EXPECT(slots[i] == NULL);
  const sr_pjrt_layouts_extension *layouts = api->extensions;
  EXPECT_EQ(layouts->kind, 4);
  const sr_pjrt_ffi_extension *ffi = layouts->next;
  EXPECT_EQ(ffi->kind, 5);
  const sr_pjrt_shardings_extension *shardings = ffi->next;
  EXPECT_EQ(shardings->kind, 19);
  EXPECT(shardings->next == NULL);
}

static void test_refusals(void) {
#define DONE(FUNCTION, NAME, LAST)
#define WORK(FUNCTION, NAME, LAST)
#define ENDS(FUNCTION, NAME, LAST)
#define RESULTLESS(FUNCTION, NAME, LAST)
#define REFUSED(FUNCTION, NAME) expect_error(api->FUNCTION(NULL), 12, "PJRT_" NAME ";", __LINE__);
#include "pjrt/pjrt_functions.def"
#undef DONE
#undef WORK
#undef ENDS
#undef RESULTLESS
#undef REFUSED
  /* A struct that ends before the last field is not touched. */
  struct sr_pjrt_client_devices_args args = {
      .size = offsetof(struct sr_pjrt_client_devices_args, count), .count = 5};
  expect_error(api->client_devices(&args), 3, "PJRT_Client_Devices: jaxlib passes 32 bytes",
               __LINE__);
  EXPECT_EQ(args.count, 5);
}

static void test_types(void) {
  for (int dtype = 0; dtype < SR_DTYPE_COUNT; dtype++)
    EXPECT_EQ(sr_pjrt_type_read(sr_pjrt_type_number((sr_dtype)dtype)), dtype);
  EXPECT_EQ(sr_pjrt_type_number(SR_F32), 11);
  EXPECT_EQ(sr_pjrt_type_number(SR_I4), 21);
  for (int type = -1; type < 40; type++)
    if (type == 0 || type == SR_PJRT_TOKEN || type < 0 || type == 30 || type == 31 || type > 33)
      EXPECT_EQ(sr_pjrt_type_read(type), SR_DTYPE_COUNT);
}

/* ---- client ---------------------------------------------------------------------------------- */

static sr_pjrt_value number(const char *name, int64_t value) {
  sr_pjrt_value option = {.size = sizeof option,
                          .name = name,
                          .name_bytes = strlen(name),
                          .kind = SR_PJRT_INT,
                          .count = 1};
  option.integer = value;
  return option;
}

static sr_pjrt_client *make_client(int64_t devices, int64_t process, int64_t processes) {
  sr_pjrt_value options[] = {number("devices_per_process", devices), number("node_id", process),
                             number("num_nodes", processes)};
  DO(args, client_create, .options = options, .option_count = 3,
     .store = {(void *)1, (void *)1, (void *)1, (void *)1});
  return args.client;
}

static void test_options(void) {
  sr_pjrt_value unknown = number("visible_devices", 1), none = number("devices_per_process", 0);
  sr_pjrt_value text = number("num_nodes", 1);
  text.kind = SR_PJRT_STRING;
  CALL(a, client_create, .options = &unknown, .option_count = 1);
  EXPECT_ERROR(a, 3, "no option visible_devices");
  CALL(b, client_create, .options = &none, .option_count = 1);
  EXPECT_ERROR(b, 3, "devices_per_process must be a number from 1 on");
  CALL(c, client_create, .options = &text, .option_count = 1);
  EXPECT_ERROR(c, 3, "num_nodes must be a number");
  EXPECT_EQ(fake_client_living(), 0);
}

static void test_devices(void) {
  sr_pjrt_client *client = make_client(2, 1, 3);
  DO(all, client_devices, .client = client);
  EXPECT_EQ(all.count, 6);
  DO(local, client_addressable_devices, .client = client);
  EXPECT_EQ(local.count, 2);
  for (int i = 0; i < 6; i++) {
    DO(id, device_description_id, .device = all.devices[i]);
    EXPECT_EQ(id.id, i);
    DO(process, device_description_process_index, .device = all.devices[i]);
    EXPECT_EQ(process.process, i / 2);
    DO(addressable, device_is_addressable, .device = all.devices[i]);
    EXPECT_EQ(addressable.is_local, i / 2 == 1);
    DO(hardware, device_local_hardware_id, .device = all.devices[i]);
    EXPECT_EQ(hardware.local, i / 2 == 1 ? i % 2 : -1);
    DO(memories, device_addressable_memories, .device = all.devices[i]);
    EXPECT_EQ(memories.count, i / 2 == 1 ? 3 : 0);
    CALL(stats, device_memory_stats, .device = all.devices[i]);
    EXPECT_ERROR(stats, i / 2 == 1 ? 0 : 3, "is of process");
  }
  EXPECT(local.devices[1] == all.devices[3]);
  DO(memory, device_default_memory, .device = all.devices[3]);
  DO(memory_kind, memory_kind, .memory = memory.memory);
  EXPECT_STRING(memory_kind.text, "device");
  DO(by, memory_addressable_by_devices, .memory = memory.memory);
  EXPECT(by.count == 1 && by.devices[0] == all.devices[3]);
  DO(found, client_lookup_device, .client = client, .id = 5);
  EXPECT(found.device == all.devices[5]);
  CALL(lost, client_lookup_device, .client = client, .id = 6);
  EXPECT_ERROR(lost, 3, "no device 6");
  CALL(no_local, client_lookup_addressable_device, .client = client, .local = 2);
  EXPECT_ERROR(no_local, 3, "no device 2 of its own");
  DO(platform, client_platform_name, .client = client);
  EXPECT_STRING(platform.text, "cpu");
  DO(updated, client_update_global_process_info, .client = client);
  DO(destroyed, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

/* ---- buffers --------------------------------------------------------------------------------- */

static const int64_t dims[] = {FAKE_ELEMENTS};

static sr_pjrt_buffer *put(sr_pjrt_client *client, float first) {
  float data[FAKE_ELEMENTS] = {first, first + 1, first + 2, first + 3};
  DO(devices, client_addressable_devices, .client = client);
  DO(args, client_buffer_from_host_buffer, .client = client, .data = data, .type = 11, .dims = dims,
     .rank = 1, .device = devices.devices[0]);
  DO(ready, event_is_ready, .event = args.done);
  EXPECT(ready.ready);
  DO(destroyed, event_destroy, .event = args.done);
  return args.buffer;
}

static void destroy_buffer(sr_pjrt_buffer *buffer) {
  DO(args, buffer_destroy, .buffer = buffer);
}

/* Expects elements first, first + step, ... */
static void expect_numbers(sr_pjrt_buffer *buffer, float first, float step) {
  float got[FAKE_ELEMENTS] = {0};
  DO(args, buffer_to_host_buffer, .buffer = buffer, .to = got, .bytes = sizeof got);
  DO(waited, event_await, .event = args.event);
  DO(destroyed, event_destroy, .event = args.event);
  for (int i = 0; i < FAKE_ELEMENTS; i++)
    EXPECT(got[i] == first + (float)i * step);
}

static void test_buffers(void) {
  sr_pjrt_client *client = make_client(1, 0, 1);
  sr_pjrt_buffer *buffer = put(client, 1);
  expect_numbers(buffer, 1, 1);
  DO(asked, buffer_to_host_buffer, .buffer = buffer);
  EXPECT_EQ(asked.bytes, 16);
  char small[8];
  CALL(cramped, buffer_to_host_buffer, .buffer = buffer, .to = small, .bytes = sizeof small);
  EXPECT_ERROR(cramped, 3, "16 bytes cannot be copied into 8");
  DO(layout, buffer_get_memory_layout, .buffer = buffer);
  DO(same, buffer_to_host_buffer, .buffer = buffer, .layout = &layout.layout);
  layout.layout.is_strided = 1;
  CALL(strided, buffer_to_host_buffer, .buffer = buffer, .layout = &layout.layout);
  EXPECT_ERROR(strided, 12, "row-major");
  DO(memory, buffer_memory, .buffer = buffer);
  DO(copied, buffer_copy_to_memory, .buffer = buffer, .memory = memory.memory);
  /* The client goes first; the rest in any order. */
  DO(destroyed, client_destroy, .client = client);
  destroy_buffer(buffer);
  expect_numbers(copied.copy, 1, 1);
  destroy_buffer(copied.copy);
  EXPECT_EQ(fake_client_living(), 0);
}

static void test_from_host(void) {
  sr_pjrt_client *client = make_client(1, 1, 2);
  DO(devices, client_devices, .client = client);
  float data[2 * FAKE_ELEMENTS] = {9, 0, 7, 0, 5, 0, 3, 0};
  const int64_t backwards[] = {-8};
  DO(strided, client_buffer_from_host_buffer, .client = client, .data = data + 6, .type = 11,
     .dims = dims, .rank = 1, .strides = backwards, .stride_count = 1,
     .device = devices.devices[1]);
  expect_numbers(strided.buffer, 3, 2);
  destroy_buffer(strided.buffer);
  CALL(far, client_buffer_from_host_buffer, .client = client, .data = data, .type = 11,
       .dims = dims, .rank = 1, .device = devices.devices[0]);
  EXPECT_ERROR(far, 3, "device 0 is of process 0");
  CALL(odd, client_buffer_from_host_buffer, .client = client, .data = data, .type = 30,
       .dims = dims, .rank = 1, .device = devices.devices[1]);
  EXPECT_ERROR(odd, 12, "element type 30");
  DO(token, client_buffer_from_host_buffer, .client = client, .type = SR_PJRT_TOKEN,
     .device = devices.devices[1]);
  DO(ready, buffer_ready_event, .buffer = token.buffer);
  DO(ended, event_error, .event = ready.event);
  DO(released, event_destroy, .event = ready.event);
  destroy_buffer(token.buffer);
  DO(destroyed, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

static void test_deleted(void) {
  sr_pjrt_client *client = make_client(1, 0, 1);
  sr_pjrt_buffer *buffer = put(client, 1);
  DO(viewed, buffer_increase_external_reference_count, .buffer = buffer);
  DO(deleted, buffer_delete, .buffer = buffer);
  DO(is_deleted, buffer_is_deleted, .buffer = buffer);
  EXPECT(is_deleted.is_deleted);
  /* A view outlives it. */
  DO(pointer, buffer_opaque_device_memory_data_pointer, .buffer = buffer);
  EXPECT(((const float *)pointer.address)[3] == 4);
  DO(unviewed, buffer_decrease_external_reference_count, .buffer = buffer);
  CALL(again, buffer_decrease_external_reference_count, .buffer = buffer);
  EXPECT_ERROR(again, 3, "no external reference");
  CALL(gone, buffer_unsafe_pointer, .buffer = buffer);
  EXPECT_ERROR(gone, 3, "deleted");
  DO(event, buffer_ready_event, .buffer = buffer);
  CALL(error, event_error, .event = event.event);
  EXPECT_ERROR(error, 3, "deleted");
  DO(released, event_destroy, .event = event.event);
  DO(size, buffer_on_device_size_in_bytes, .buffer = buffer);
  EXPECT_EQ(size.bytes, 16);
  DO(viewed_again, buffer_element_type, .buffer = buffer);
  destroy_buffer(buffer);
  /* A view that nobody ends goes with its buffer. */
  buffer = put(client, 1);
  DO(forgotten, buffer_increase_external_reference_count, .buffer = buffer);
  destroy_buffer(buffer);
  DO(destroyed, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

/* ---- programs -------------------------------------------------------------------------------- */

static sr_pjrt_program *compile(sr_pjrt_client *client, const char *text) {
  sr_pjrt_source source = {.size = sizeof source,
                           .code = (char *)text,
                           .code_bytes = strlen(text),
                           .format = "mlir",
                           .format_bytes = 4};
  DO(args, client_compile, .client = client, .source = &source, .options = "");
  return args.program;
}

static void expect_no_program(sr_pjrt_client *client, const char *text, const char *format,
                              const char *options, size_t option_bytes, int code,
                              const char *words) {
  sr_pjrt_source source = {.size = sizeof source,
                           .code = (char *)text,
                           .code_bytes = strlen(text),
                           .format = format,
                           .format_bytes = strlen(format)};
  CALL(args, client_compile, .client = client, .source = &source, .options = options,
       .option_bytes = option_bytes);
  EXPECT_ERROR(args, code, words);
}

static void test_compile(void) {
  sr_pjrt_client *client = make_client(1, 0, 1);
  expect_no_program(client, "broken", "mlir", "", 0, 3, "program:1:1: it is broken");
  expect_no_program(client, "sum 1", "hlo", "", 0, 12, "the format \"hlo\"");
  expect_no_program(client, "sum 1", "mlir", "\x1a\x05\x20", 3, 3, "3 bytes are no");
  expect_no_program(client, "sum 1", "mlir", "\x1a\x02\x28\x02", 4, 3, "needs 2 devices");
  expect_no_program(client, "sum 1", "mlir", "\x1a\x02\x20\x02", 4, 12, "a program of 2 replicas");
  sr_pjrt_program *program = compile(client, "sum 1");
  DO(other, loaded_executable_get_executable, .program = program);
  DO(outputs, executable_num_outputs, .program = program);
  EXPECT_EQ(outputs.count, 1);
  DO(kinds, executable_output_memory_kinds, .program = program);
  EXPECT_STRING(kinds.kinds[0], "device");
  /* Client, executable and loaded executable in this order. */
  DO(destroyed, client_destroy, .client = client);
  DO(first, loaded_executable_destroy, .program = program);
  DO(fingerprint, executable_fingerprint, .program = other.executable);
  EXPECT_EQ(fingerprint.bytes, 64);
  DO(second, executable_destroy, .program = other.executable);
  EXPECT_EQ(fake_client_living(), 0);
}

/* Options for two partitions, on devices 1 and 0. */
static sr_text options_of_two(sr_arena *arena, const char **out_assignment, size_t *out_bytes) {
  *out_assignment = sr_compile_options_assignment(arena, 1, 2, (int32_t[]){1, 0}, out_bytes);
  sr_text build = {.arena = arena}, options = {.arena = arena};
  sr_proto_write_value(&build, 4, 1);
  sr_proto_write_value(&build, 5, 2);
  sr_proto_write_part(&build, 9, *out_assignment, *out_bytes);
  sr_proto_write_part(&options, 3, build.items, build.count);
  return options;
}

static void test_serialize(void) {
  sr_pjrt_client *client = make_client(2, 0, 1);
  sr_arena *arena = sr_arena_create();
  const char *assigned;
  size_t assigned_bytes;
  sr_text options = options_of_two(arena, &assigned, &assigned_bytes);
  sr_pjrt_source source = {.size = sizeof source,
                           .code = (char *)"sum 1",
                           .code_bytes = 5,
                           .format = "mlir",
                           .format_bytes = 4};
  DO(compiled, client_compile, .client = client, .source = &source, .options = options.items,
     .option_bytes = options.count);
  DO(saved, executable_serialize, .program = compiled.program);
  DO(loaded, executable_deserialize_and_load, .client = client, .bytes = saved.bytes,
     .byte_count = saved.byte_count);
  DO(devices, loaded_executable_addressable_devices, .program = loaded.program);
  EXPECT_EQ(devices.count, 2);
  DO(first, device_description_id, .device = devices.devices[0]);
  EXPECT_EQ(first.id, 1);
  DO(ids, loaded_executable_addressable_device_logical_ids, .program = loaded.program);
  EXPECT(ids.ids[1].replica == 0 && ids.ids[1].partition == 1);
  DO(assignment, loaded_executable_get_device_assignment, .program = loaded.program);
  EXPECT(assignment.byte_count == assigned_bytes &&
         memcmp(assignment.bytes, assigned, assigned_bytes) == 0);
  sr_arena_destroy(arena);
  CALL(broken, executable_deserialize_and_load, .client = client, .bytes = saved.bytes,
       .byte_count = saved.byte_count - 1);
  EXPECT_ERROR(broken, 3, "no executable that the spmdrun plug-in has serialized");
  saved.release(saved.owner);
  DO(a, loaded_executable_destroy, .program = compiled.program);
  DO(b, loaded_executable_destroy, .program = loaded.program);
  DO(c, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

static void test_text(void) {
  sr_pjrt_client *client = make_client(1, 0, 1);
  sr_pjrt_program *program = compile(client, "sum 2");
  char room[6] = "......";
  sr_pjrt_source source = {.size = sizeof source};
  DO(size, executable_optimized_program, .program = program, .source = &source);
  EXPECT(source.code_bytes == 5 && source.format_bytes == 4 && !memcmp(source.format, "mlir", 4));
  source.code = room;
  DO(all, executable_optimized_program, .program = program, .source = &source);
  EXPECT(memcmp(room, "sum 2.", 6) == 0);
  source.code_bytes = 4;
  CALL(short_of_room, executable_optimized_program, .program = program, .source = &source);
  EXPECT_ERROR(short_of_room, 3, "its text has 5 bytes; there is room for 4");
  DO(saved, executable_serialize, .program = program);
  DO(loaded, executable_deserialize_and_load, .client = client, .bytes = saved.bytes,
     .byte_count = saved.byte_count);
  saved.release(saved.owner);
  CALL(none, executable_optimized_program, .program = loaded.program, .source = &source);
  EXPECT_ERROR(none, 12, "was loaded from serialized bytes");
  DO(a, loaded_executable_destroy, .program = program);
  DO(b, loaded_executable_destroy, .program = loaded.program);
  DO(c, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

static void expect_layout(const sr_pjrt_order *order, const char *wanted) {
  const sr_pjrt_layouts_extension *layouts = api->extensions;
  struct sr_pjrt_layout_serialize_args args = {.size = sizeof args, .order = order};
  expect_error(layouts->serialize(&args), 0, "", __LINE__);
  EXPECT(args.bytes == strlen(wanted) && memcmp(args.text, wanted, args.bytes) == 0);
  args.release(args.owner);
}

static void test_layouts(void) {
  const sr_pjrt_layouts_extension *layouts = api->extensions;
  sr_pjrt_client *client = make_client(1, 0, 1);
  static const char *const wanted[] = {"{}", "{0}", "{1,0}",
                                       "{2,1,0}", [11] = "{10,9,8,7,6,5,4,3,2,1,0}"};
  for (size_t rank = 0; rank < 12; rank++) {
    struct sr_pjrt_default_layout_args args = {.size = sizeof args, .client = client, .rank = rank};
    expect_error(layouts->of_client(&args), 0, "", __LINE__);
    if (wanted[rank])
      expect_layout(args.order, wanted[rank]);
  }
  struct sr_pjrt_default_layout_args deep = {.size = sizeof deep, .rank = 65};
  expect_error(layouts->of_topology(&deep), 12, "65 dimensions; there may be 64", __LINE__);
  sr_pjrt_program *program = compile(client, "sum 2");
  struct sr_pjrt_program_layouts_args of = {.size = sizeof of, .program = program};
  expect_error(layouts->of_arguments(&of), 0, "", __LINE__);
  EXPECT_EQ(of.count, 2);
  expect_layout(of.orders[1], "{0}");
  expect_error(layouts->of_results(&of), 0, "", __LINE__);
  EXPECT_EQ(of.count, 1);
  sr_pjrt_buffer *x = put(client, 1);
  struct sr_pjrt_buffer_layout_args of_x = {.size = sizeof of_x, .buffer = x};
  expect_error(layouts->of_buffer(&of_x), 0, "", __LINE__);
  expect_layout(of_x.order, "{0}");
  destroy_buffer(x);
  DO(a, loaded_executable_destroy, .program = program);
  DO(b, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

/* ---- execution ------------------------------------------------------------------------------- */

/* Runs on one device. Returns the error; sets the result and, if wanted, the event. */
static sr_pjrt_error *execute(sr_pjrt_program *program, sr_pjrt_buffer *const *arguments,
                              size_t count, int64_t kept, sr_pjrt_buffer **out_result,
                              sr_pjrt_event **out_done) {
  const sr_pjrt_execute_options options = {
      .size = sizeof options, .launch_id = 5, .kept = &kept, .kept_count = kept >= 0};
  sr_pjrt_buffer **results[] = {out_result};
  struct sr_pjrt_loaded_executable_execute_args args = {.size = sizeof args,
                                                        .program = program,
                                                        .options = &options,
                                                        .arguments = &arguments,
                                                        .device_count = 1,
                                                        .argument_count = count,
                                                        .results = results,
                                                        .done = out_done};
  return api->loaded_executable_execute(&args);
}

static void count_call(sr_pjrt_error *error, void *user) {
  *(int *)user += error ? 10 : 1;
  if (error)
    expect_error(error, 13, "it failed", __LINE__);
}

static void test_execute(void) {
  sr_pjrt_client *client = make_client(1, 0, 1);
  sr_pjrt_program *program = compile(client, "sum 2 late");
  sr_pjrt_buffer *x = put(client, 1), *y = put(client, 10), *result, *const arguments[] = {x, y};
  sr_pjrt_event *done;
  int calls = 0;
  expect_error(execute(program, arguments, 2, -1, &result, &done), 0, "", __LINE__);
  DO(ready, event_is_ready, .event = done);
  EXPECT(!ready.ready);
  DO(called, event_on_ready, .event = done, .call = count_call, .user = &calls);
  EXPECT_EQ(calls, 0);
  float got[FAKE_ELEMENTS] = {0};
  fake_client_run();
  EXPECT_EQ(calls, 1);
  DO(late, event_on_ready, .event = done, .call = count_call, .user = &calls);
  EXPECT_EQ(calls, 2);
  DO(released, event_destroy, .event = done);
  expect_numbers(result, 11, 2);
  destroy_buffer(result);
  /* Read before it is there. */
  expect_error(execute(program, arguments, 2, -1, &result, NULL), 0, "", __LINE__);
  DO(read, buffer_to_host_buffer, .buffer = result, .to = got, .bytes = sizeof got);
  destroy_buffer(result);
  EXPECT(got[0] == 0);
  DO(read_called, event_on_ready, .event = read.event, .call = count_call, .user = &calls);
  fake_client_run();
  EXPECT(calls == 3 && got[0] == 11);
  DO(read_released, event_destroy, .event = read.event);
  CALL(few, loaded_executable_is_deleted, .program = program);
  EXPECT(!few_error && !few.is_deleted);
  expect_error(execute(program, arguments, 1, -1, &result, NULL), 3, "1 arguments are given",
               __LINE__);
  DO(deleted, loaded_executable_delete, .program = program);
  expect_error(execute(program, arguments, 2, -1, &result, NULL), 3, "has been deleted", __LINE__);
  destroy_buffer(x);
  destroy_buffer(y);
  DO(a, loaded_executable_destroy, .program = program);
  DO(b, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

static void test_failed_run(void) {
  sr_pjrt_client *client = make_client(1, 0, 1);
  sr_pjrt_program *program = compile(client, "sum 1 late fails");
  sr_pjrt_buffer *x = put(client, 1), *result;
  sr_pjrt_event *done;
  int calls = 0;
  expect_error(execute(program, &x, 1, -1, &result, &done), 0, "", __LINE__);
  DO(called, event_on_ready, .event = done, .call = count_call, .user = &calls);
  CALL(waited, event_await, .event = done);
  EXPECT_ERROR(waited, 13, "it failed");
  EXPECT_EQ(calls, 10);
  DO(released, event_destroy, .event = done);
  float got[FAKE_ELEMENTS];
  CALL(read, buffer_to_host_buffer, .buffer = result, .to = got, .bytes = sizeof got);
  EXPECT_ERROR(read, 13, "it failed");
  CALL(view, buffer_increase_external_reference_count, .buffer = result);
  EXPECT_ERROR(view, 13, "it failed");
  destroy_buffer(result);
  destroy_buffer(x);
  DO(a, loaded_executable_destroy, .program = program);
  DO(b, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

static bool is_deleted(sr_pjrt_buffer *buffer) {
  DO(args, buffer_is_deleted, .buffer = buffer);
  return args.is_deleted;
}

static sr_pjrt_buffer *view(sr_pjrt_client *client, void *data, const int64_t *shape,
                            sr_pjrt_layout *layout, const char *words) {
  DO(devices, client_addressable_devices, .client = client);
  CALL(args, client_create_view_of_device_buffer, .client = client, .data = data, .dims = shape,
       .rank = 2, .type = 11, .layout = layout, .device = devices.devices[0]);
  EXPECT_ERROR(args, words ? 3 : 0, words ? words : "");
  return words ? NULL : args.buffer;
}

/* The host's arrays in any order of dimensions, or with any strides, become row-major. */
static void test_views_of_host(void) {
  sr_pjrt_client *client = make_client(1, 0, 1);
  static const int64_t shape[] = {2, 3}, falling[] = {1, 0}, rising[] = {0, 1}, same[] = {1, 1},
                       outside[] = {1, 2}, strides[] = {4, 8};
  static const float columns[] = {0, 3, 1, 4, 2, 5};
  float data[6];
  const struct {
    const int64_t *order, *strides;
    const float *from;
    const char *words;
  } cases[] = {
      {falling, NULL, (const float[]){0, 1, 2, 3, 4, 5}, NULL},
      {rising, NULL, columns, NULL},
      {NULL, strides, columns, NULL},
      {same, NULL, columns, "no order of them"},
      {outside, NULL, columns, "no order of them"},
  };
  for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
    memcpy(data, cases[c].from, sizeof data);
    sr_pjrt_layout layout = {.size = sizeof layout, .is_strided = cases[c].strides != NULL};
    layout.tiled.order = cases[c].order;
    layout.tiled.rank = 2;
    if (cases[c].strides)
      layout.strided.strides = cases[c].strides;
    sr_pjrt_buffer *made = view(client, data, shape, &layout, cases[c].words);
    if (!made)
      continue;
    float got[6] = {0};
    DO(read, buffer_to_host_buffer, .buffer = made, .to = got, .bytes = sizeof got);
    DO(seen, event_destroy, .event = read.event);
    for (int i = 0; i < 6; i++)
      EXPECT(got[i] == (float)i);
    destroy_buffer(made);
  }
  DO(b, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

/* As jaxlib lays them out. */
typedef struct told {
  const char *sharding;
  size_t bytes;
  const char *error;
  void *memory;
  void (*release)(struct told *told);
} told;
typedef struct asker {
  void (*call)(void *user, told *what);
  void *user;
} asker;

static char heard[3][40];
static int heard_count, errors;

static void release_error(told *what) {
  errors -= what->memory == &errors;
}

static void hear(void *user, told *what) {
  EXPECT(heard_count < 3 && what->bytes < sizeof heard[0] && !what->error);
  memcpy(heard[heard_count++], what->sharding, what->bytes);
  if (user != &heard_count || heard_count != 3)
    return;
  errors++;
  what->error = "it raises";
  what->memory = &errors;
  what->release = release_error;
}

static void compile_inspecting(sr_pjrt_client *client, const void *says, size_t bytes,
                               const char *module, int code, const char *words) {
  sr_arena *arena = sr_arena_create();
  const char *assigned;
  size_t assigned_bytes;
  sr_text options = options_of_two(arena, &assigned, &assigned_bytes);
  heard_count = 0;
  fake_client_inspect(says, bytes);
  expect_no_program(client, module, "mlir", options.items, options.count, code, words);
  sr_arena_destroy(arena);
}

/* A program's shardings are told when it is compiled. Expected bytes are OpSharding by hand. */
static void test_inspect(void) {
  sr_pjrt_client *client = make_client(2, 0, 1);
  const asker raises = {hear, &heard_count};
  compile_inspecting(client, &raises, sizeof raises, "inspects", 3, "program: it raises");
  EXPECT_EQ(heard_count, 3);
  EXPECT_EQ(errors, 0);
  EXPECT(memcmp(heard[0], "\x08\x00", 2) == 0 && memcmp(heard[2], "\x08\x00", 2) == 0);
  EXPECT(memcmp(heard[1], "\x08\x03\x1a\x01\x02\x22\x02\x00\x01", 9) == 0);
  compile_inspecting(client, &raises, sizeof raises - 1, "inspects", 3,
                     "says in 15 bytes who asks");
  EXPECT_EQ(heard_count, 0);
  compile_inspecting(client, &raises, sizeof raises, "inspects apart", 12,
                     "on some devices of the");
  EXPECT_EQ(heard_count, 0);
  DO(b, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

static void test_donation(void) {
  sr_pjrt_client *client = make_client(1, 0, 1);
  sr_pjrt_program *program = compile(client, "sum 2 donates");
  sr_pjrt_buffer *x = put(client, 1), *y = put(client, 10), *result;
  sr_pjrt_buffer *const both[] = {x, y}, *const twice[] = {x, x};
  expect_error(execute(program, twice, 2, -1, &result, NULL), 3, "previously donated in the same",
               __LINE__);
  EXPECT(!is_deleted(x)); /* it did not start, so nothing was given away */
  expect_error(execute(program, both, 2, 0, &result, NULL), 0, "", __LINE__);
  EXPECT(!is_deleted(x));
  destroy_buffer(result);
  expect_error(execute(program, both, 2, -1, &result, NULL), 0, "", __LINE__);
  EXPECT(is_deleted(x) && !is_deleted(y));
  expect_numbers(result, 11, 2);
  destroy_buffer(result);
  expect_error(execute(program, both, 2, -1, &result, NULL), 3, "argument 0 has been deleted",
               __LINE__);
  destroy_buffer(x);
  destroy_buffer(y);
  DO(a, loaded_executable_destroy, .program = program);
  DO(b, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

/* Tokens are arguments for JAX, which counts them, and none for the program. */
static void test_tokens(void) {
  sr_pjrt_client *client = make_client(1, 0, 1);
  sr_pjrt_program *program = compile(client, "sum 2 donates tokens late");
  DO(outputs, executable_num_outputs, .program = program);
  DO(types, executable_output_element_types, .program = program);
  DO(kinds, executable_parameter_memory_kinds, .program = program);
  EXPECT(outputs.count == 2 && types.types[1] == SR_PJRT_TOKEN && kinds.count == 3);
  DO(devices, client_devices, .client = client);
  DO(token, client_buffer_from_host_buffer, .client = client, .type = SR_PJRT_TOKEN,
     .device = devices.devices[0]);
  DO(released, event_destroy, .event = token.done);
  sr_pjrt_buffer *x = put(client, 1), *y = put(client, 10), *results[2];
  sr_pjrt_buffer *const all[] = {token.buffer, x, y};
  expect_error(execute(program, all, 3, 1, results, NULL), 0, "", __LINE__);
  EXPECT(!is_deleted(x) && !is_deleted(token.buffer));
  DO(ready, buffer_ready_event, .buffer = results[1]);
  DO(waits, event_is_ready, .event = ready.event);
  EXPECT(!waits.ready); /* a token tells when its run has ended */
  fake_client_run();
  DO(ended, event_is_ready, .event = ready.event);
  EXPECT(ended.ready);
  DO(seen, event_destroy, .event = ready.event);
  expect_numbers(results[0], 11, 2);
  destroy_buffer(results[0]);
  sr_pjrt_buffer *const next[] = {results[1], x, y};
  sr_pjrt_buffer *after[2];
  expect_error(execute(program, next, 3, 0, after, NULL), 0, "", __LINE__);
  EXPECT(is_deleted(x) && !is_deleted(results[1]));
  fake_client_run();
  sr_pjrt_buffer *const made[] = {after[0], after[1], results[1], token.buffer, x, y};
  for (int i = 0; i < 6; i++)
    destroy_buffer(made[i]);
  DO(a, loaded_executable_destroy, .program = program);
  DO(b, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

/* Each of the client's objects that a call makes fails once; donated arguments come back. */
static void test_no_memory(void) {
  sr_pjrt_client *client = make_client(1, 0, 1);
  sr_pjrt_program *program = compile(client, "sum 2 donates late");
  sr_pjrt_buffer *x = put(client, 1), *y = put(client, 10), *result, *const both[] = {x, y};
  int before = fake_client_living();
  for (int room = 0; room < 2; room++) {
    fake_client_make_only(room);
    expect_error(execute(program, both, 2, -1, &result, NULL), 8, "no room", __LINE__);
    fake_client_make_only(-1);
    EXPECT(!is_deleted(x));
    EXPECT_EQ(fake_client_living(), before);
  }
  expect_error(execute(program, both, 2, -1, &result, NULL), 0, "", __LINE__);
  float got[FAKE_ELEMENTS];
  for (int room = 0; room < 2; room++) {
    fake_client_make_only(0);
    CALL(read, buffer_to_host_buffer, .buffer = result, .to = got, .bytes = sizeof got);
    fake_client_make_only(-1);
    EXPECT_ERROR(read, 8, "");
  }
  destroy_buffer(result);
  destroy_buffer(x);
  destroy_buffer(y);
  DO(a, loaded_executable_destroy, .program = program);
  DO(b, client_destroy, .client = client);
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
  sr_pjrt_error *error = execute(c->program, both, 2, -1, &result, NULL);
  if (error && may_be_refused) {
    expect_error(error, 3, "argument 1 has been deleted", __LINE__);
    return;
  }
  expect_error(error, 0, "", __LINE__);
  expect_numbers(result, 11, 2);
  destroy_buffer(result);
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
  sr_pjrt_client *client = make_client(1, 0, 1);
  crowd c = {.program = compile(client, "sum 2"), .x = put(client, 1), .y = put(client, 10)};
  pthread_barrier_init(&c.start, NULL, 5);
  for (int round = 0; round < 20; round++) {
    pthread_t threads[4];
    c.doomed = put(client, 10);
    for (int i = 0; i < 4; i++)
      EXPECT_EQ(pthread_create(&threads[i], NULL, execute_often, &c), 0);
    pthread_barrier_wait(&c.start);
    for (int i = 0; i < round; i++)
      run_and_read(&c, c.doomed, false);
    DO(deleted, buffer_delete, .buffer = c.doomed);
    for (int i = 0; i < 4; i++)
      pthread_join(threads[i], NULL);
    destroy_buffer(c.doomed);
  }
  pthread_barrier_destroy(&c.start);
  destroy_buffer(c.x);
  destroy_buffer(c.y);
  DO(a, loaded_executable_destroy, .program = c.program);
  DO(b, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

/* ---- a process that was forked off ----------------------------------------------------------- */

/* It may look at what there is and let it go, and do nothing else. */
static void test_forked(void) {
  sr_pjrt_client *client = make_client(1, 0, 1);
  sr_pjrt_buffer *buffer = put(client, 1);
  EXPECT_EQ(sr_process_watch_forks(), 0);
  EXPECT(!sr_process_is_forked());
  const pid_t child = fork();
  if (child == 0) {
    EXPECT(sr_process_is_forked());
#define DONE(FUNCTION, NAME, LAST)
#define WORK(FUNCTION, NAME, LAST)                                                                 \
  expect_error(api->FUNCTION(NULL), 9, "PJRT_" NAME ": this process was forked off", __LINE__);
#define ENDS(FUNCTION, NAME, LAST) EXPECT(!api->FUNCTION(NULL));
#define RESULTLESS(FUNCTION, NAME, LAST)
#define REFUSED(FUNCTION, NAME)
#include "pjrt/pjrt_functions.def"
#undef DONE
#undef WORK
#undef ENDS
#undef RESULTLESS
#undef REFUSED
    expect_numbers(buffer, 1, 1);
    _exit(expect_result());
  }
  int status = 1;
  EXPECT(child > 0 && waitpid(child, &status, 0) == child && status == 0);
  expect_numbers(buffer, 1, 1);
  destroy_buffer(buffer);
  DO(destroyed, client_destroy, .client = client);
  EXPECT_EQ(fake_client_living(), 0);
}

int main(void) {
  api = GetPjrtApi();
  test_slots();
  test_refusals();
  test_types();
  test_options();
  test_devices();
  test_buffers();
  test_from_host();
  test_deleted();
  test_compile();
  test_serialize();
  test_text();
  test_layouts();
  test_execute();
  test_failed_run();
  test_views_of_host();
  test_inspect();
  test_donation();
  test_tokens();
  test_no_memory();
  test_threads();
  test_forked();
  return expect_result();
}
