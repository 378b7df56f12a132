/* Buffers of the plug-in, with a double of the client behind them (fake_client.h). */
#include "fake_client.h"
#include "pjrt/pjrt_type.h"
#include "support/jaxlib.h"

static void test_buffers(void) {
  sr_pjrt_client *client = jax_client(1, 0, 1, NULL);
  sr_pjrt_buffer *buffer = jax_put(client, 0, 1);
  jax_expect_numbers(buffer, 1, 1);
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
  jax_leave(client);
  jax_drop(buffer);
  jax_expect_numbers(copied.copy, 1, 1);
  jax_drop(copied.copy);
  EXPECT_EQ(fake_client_living(), 0);
}

static void test_from_host(void) {
  sr_pjrt_client *client = jax_client(1, 1, 2, NULL);
  DO(devices, client_devices, .client = client);
  float data[2 * JAX_COUNT] = {9, 0, 7, 0, 5, 0, 3, 0};
  const int64_t backwards[] = {-8};
  DO(strided, client_buffer_from_host_buffer, .client = client, .data = data + 6, .type = 11,
     .dims = jax_dims, .rank = 1, .strides = backwards, .stride_count = 1,
     .device = devices.devices[1]);
  jax_expect_numbers(strided.buffer, 3, 2);
  jax_drop(strided.buffer);
  CALL(far, client_buffer_from_host_buffer, .client = client, .data = data, .type = 11,
       .dims = jax_dims, .rank = 1, .device = devices.devices[0]);
  EXPECT_ERROR(far, 3, "device 0 is of process 0");
  CALL(odd, client_buffer_from_host_buffer, .client = client, .data = data, .type = 30,
       .dims = jax_dims, .rank = 1, .device = devices.devices[1]);
  EXPECT_ERROR(odd, 12, "element type 30");
  DO(token, client_buffer_from_host_buffer, .client = client, .type = SR_PJRT_TOKEN,
     .device = devices.devices[1]);
  DO(ready, buffer_ready_event, .buffer = token.buffer);
  DO(ended, event_error, .event = ready.event);
  DO(released, event_destroy, .event = ready.event);
  jax_drop(token.buffer);
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

static void test_deleted(void) {
  sr_pjrt_client *client = jax_client(1, 0, 1, NULL);
  sr_pjrt_buffer *buffer = jax_put(client, 0, 1);
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
  jax_drop(buffer);
  /* A view that nobody ends goes with its buffer. */
  buffer = jax_put(client, 0, 1);
  DO(forgotten, buffer_increase_external_reference_count, .buffer = buffer);
  jax_drop(buffer);
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

static sr_pjrt_buffer *view(sr_pjrt_client *client, void *data, const int64_t *shape,
                            sr_pjrt_layout *layout, const char *words) {
  CALL(args, client_create_view_of_device_buffer, .client = client, .data = data, .dims = shape,
       .rank = 2, .type = 11, .layout = layout, .device = jax_device(client, 0));
  EXPECT_ERROR(args, words ? 3 : 0, words ? words : "");
  return words ? NULL : args.buffer;
}

/* The host's arrays in any order of dimensions, or with any strides, become row-major. */
static void test_views_of_host(void) {
  sr_pjrt_client *client = jax_client(1, 0, 1, NULL);
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
    jax_end(read.event, 0, "");
    for (int i = 0; i < 6; i++)
      EXPECT(got[i] == (float)i);
    jax_drop(made);
  }
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

int main(void) {
  jax_api = GetPjrtApi();
  test_buffers();
  test_from_host();
  test_views_of_host();
  test_deleted();
  return expect_result();
}
