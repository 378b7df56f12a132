/* Programs of the plug-in: compiled, described, saved and loaded, with a double of the client
 * (fake_client.h). */
#include "fake_client.h"
#include "support/jaxlib.h"

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
  sr_pjrt_client *client = jax_client(1, 0, 1, NULL);
  expect_no_program(client, "broken", "mlir", "", 0, 3, "program:1:1: it is broken");
  expect_no_program(client, "sum 1", "hlo", "", 0, 12, "the format \"hlo\"");
  expect_no_program(client, "sum 1", "mlir", "\x1a\x05\x20", 3, 3, "3 bytes are no");
  expect_no_program(client, "sum 1", "mlir", "\x1a\x02\x28\x02", 4, 3, "needs 2 devices");
  expect_no_program(client, "sum 1", "mlir", "\x1a\x02\x20\x02", 4, 12, "a program of 2 replicas");
  sr_pjrt_program *program = jax_compile(client, "sum 1", 1, NULL);
  DO(other, loaded_executable_get_executable, .program = program);
  DO(outputs, executable_num_outputs, .program = program);
  EXPECT_EQ(outputs.count, 1);
  DO(kinds, executable_output_memory_kinds, .program = program);
  EXPECT_STRING(kinds.kinds[0], "device");
  /* Client, executable and loaded executable in this order. */
  jax_leave(client);
  jax_unload(program);
  DO(fingerprint, executable_fingerprint, .program = other.executable);
  EXPECT_EQ(fingerprint.bytes, 64);
  DO(second, executable_destroy, .program = other.executable);
  EXPECT_EQ(fake_client_living(), 0);
}

/* For two partitions, on devices 1 and 0. */
static void test_serialize(void) {
  sr_pjrt_client *client = jax_client(2, 0, 1, NULL);
  sr_arena *arena = sr_arena_create();
  size_t assigned_bytes;
  const int32_t order[] = {1, 0};
  const char *assigned = sr_compile_options_assignment(arena, 1, 2, order, &assigned_bytes);
  sr_pjrt_program *compiled = jax_compile(client, "sum 1", 2, order);
  DO(saved, executable_serialize, .program = compiled);
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
  jax_unload(compiled);
  jax_unload(loaded.program);
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

static void test_text(void) {
  sr_pjrt_client *client = jax_client(1, 0, 1, NULL);
  sr_pjrt_program *program = jax_compile(client, "sum 2", 1, NULL);
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
  jax_unload(program);
  jax_unload(loaded.program);
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

static void expect_layout(const sr_pjrt_order *order, const char *wanted) {
  const sr_pjrt_layouts_extension *layouts = jax_api->extensions;
  struct sr_pjrt_layout_serialize_args args = {.size = sizeof args, .order = order};
  EXPECT_DONE(layouts->serialize(&args));
  EXPECT(args.bytes == strlen(wanted) && memcmp(args.text, wanted, args.bytes) == 0);
  args.release(args.owner);
}

static void test_layouts(void) {
  const sr_pjrt_layouts_extension *layouts = jax_api->extensions;
  sr_pjrt_client *client = jax_client(1, 0, 1, NULL);
  static const char *const wanted[] = {"{}", "{0}", "{1,0}",
                                       "{2,1,0}", [11] = "{10,9,8,7,6,5,4,3,2,1,0}"};
  for (size_t rank = 0; rank < 12; rank++) {
    struct sr_pjrt_default_layout_args args = {.size = sizeof args, .client = client, .rank = rank};
    EXPECT_DONE(layouts->of_client(&args));
    if (wanted[rank])
      expect_layout(args.order, wanted[rank]);
  }
  struct sr_pjrt_default_layout_args deep = {.size = sizeof deep, .rank = 65};
  jax_expect(layouts->of_topology(&deep), 12, "65 dimensions; there may be 64", __LINE__);
  sr_pjrt_program *program = jax_compile(client, "sum 2", 1, NULL);
  struct sr_pjrt_program_layouts_args of = {.size = sizeof of, .program = program};
  EXPECT_DONE(layouts->of_arguments(&of));
  EXPECT_EQ(of.count, 2);
  expect_layout(of.orders[1], "{0}");
  EXPECT_DONE(layouts->of_results(&of));
  EXPECT_EQ(of.count, 1);
  sr_pjrt_buffer *x = jax_put(client, 0, 1);
  struct sr_pjrt_buffer_layout_args of_x = {.size = sizeof of_x, .buffer = x};
  EXPECT_DONE(layouts->of_buffer(&of_x));
  expect_layout(of_x.order, "{0}");
  jax_drop(x);
  jax_unload(program);
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

static char heard[3][40];
static int heard_count, errors;

static void release_error(sr_pjrt_answer *what) {
  errors -= what->error_memory == &errors;
}

static void hear(void *user, sr_pjrt_answer *what) {
  EXPECT(heard_count < 3 && what->bytes < sizeof heard[0] && !what->error);
  memcpy(heard[heard_count++], what->sharding, what->bytes);
  if (user != &heard_count || heard_count != 3)
    return;
  errors++;
  what->error = "it raises";
  what->error_memory = &errors;
  what->free_error = release_error;
}

static void compile_inspecting(sr_pjrt_client *client, const void *says, size_t bytes,
                               const char *module, int code, const char *words) {
  heard_count = 0;
  fake_client_inspect(says, bytes);
  jax_try_compile(client, module, strlen(module), 2, (int32_t[]){1, 0}, code, words);
}

/* A program's shardings are told when it is compiled. Expected bytes are OpSharding by hand. */
static void test_inspect(void) {
  sr_pjrt_client *client = jax_client(2, 0, 1, NULL);
  const sr_pjrt_asker raises = {hear, &heard_count};
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
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

int main(void) {
  jax_api = GetPjrtApi();
  test_compile();
  test_serialize();
  test_text();
  test_layouts();
  test_inspect();
  return expect_result();
}
