/* The plug-in's table: its slots, refusals, element types, options and devices, with a double of
 * the client behind it (fake_client.h). */
#include <sys/wait.h>
#include <unistd.h>

#include "base/process.h"
#include "fake_client.h"
#include "pjrt/pjrt_type.h"
#include "support/jaxlib.h"

/* ---- the table ------------------------------------------------------------------------------- */

static void test_slots(void) {
  EXPECT_EQ(jax_api->version.major, 0);
  EXPECT_EQ(jax_api->version.minor, 104);
  EXPECT_EQ((sizeof *jax_api - sizeof jax_api->room - offsetof(sr_pjrt_table, error_destroy)) /
                sizeof(void *),
            138);
  const void *const *slots = (const void *const *)&jax_api->error_destroy;
  for (int i = 0; i < 138; i++)
    EXPECT(slots[i] != NULL);
  for (int i = 138; i < 138 + SR_PJRT_ROOM; i++)
    EXPECT(slots[i] == NULL);
  const sr_pjrt_layouts_extension *layouts = jax_api->extensions;
  EXPECT_EQ(layouts->kind, 4);
  const sr_pjrt_ffi_extension *ffi = layouts->next;
  EXPECT_EQ(ffi->kind, 5);
  const sr_pjrt_targets_extension *targets = ffi->next;
  EXPECT_EQ(targets->kind, 0x73706d64);
  const sr_pjrt_shardings_extension *shardings = targets->next;
  EXPECT_EQ(shardings->kind, 19);
  EXPECT(shardings->next == NULL);
}

static void test_refusals(void) {
#define DONE(FUNCTION, NAME, LAST)
#define WORK(FUNCTION, NAME, LAST)
#define ENDS(FUNCTION, NAME, LAST)
#define RESULTLESS(FUNCTION, NAME, LAST)
#define REFUSED(FUNCTION, NAME) jax_expect(jax_api->FUNCTION(NULL), 12, "PJRT_" NAME ";", __LINE__);
#include "pjrt/pjrt_functions.def"
#undef DONE
#undef WORK
#undef ENDS
#undef RESULTLESS
#undef REFUSED
  /* A struct that ends before the last field is not touched. */
  struct sr_pjrt_client_devices_args args = {
      .size = offsetof(struct sr_pjrt_client_devices_args, count), .count = 5};
  jax_expect(jax_api->client_devices(&args), 3, "PJRT_Client_Devices: jaxlib passes 32 bytes",
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

static void test_options(void) {
  sr_pjrt_value unknown = jax_number("visible_devices", 1),
                none = jax_number("devices_per_process", 0);
  sr_pjrt_value text = jax_number("num_nodes", 1);
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
  sr_pjrt_client *client = jax_client(2, 1, 3, NULL);
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
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

/* ---- a process that was forked off ----------------------------------------------------------- */

/* It may look at what there is and let it go, and do nothing else. */
static void test_forked(void) {
  sr_pjrt_client *client = jax_client(1, 0, 1, NULL);
  sr_pjrt_buffer *buffer = jax_put(client, 0, 1);
  EXPECT_EQ(sr_process_watch_forks(), 0);
  EXPECT(!sr_process_is_forked());
  const pid_t child = fork();
  if (child == 0) {
    EXPECT(sr_process_is_forked());
#define DONE(FUNCTION, NAME, LAST)
#define WORK(FUNCTION, NAME, LAST)                                                                 \
  jax_expect(jax_api->FUNCTION(NULL), 9, "PJRT_" NAME ": this process was forked off", __LINE__);
#define ENDS(FUNCTION, NAME, LAST) EXPECT(!jax_api->FUNCTION(NULL));
#define RESULTLESS(FUNCTION, NAME, LAST)
#define REFUSED(FUNCTION, NAME)
#include "pjrt/pjrt_functions.def"
#undef DONE
#undef WORK
#undef ENDS
#undef RESULTLESS
#undef REFUSED
    jax_expect_numbers(buffer, 1, 1);
    _exit(expect_result());
  }
  int status = 1;
  EXPECT(child > 0 && waitpid(child, &status, 0) == child && status == 0);
  jax_expect_numbers(buffer, 1, 1);
  jax_drop(buffer);
  jax_leave(client);
  EXPECT_EQ(fake_client_living(), 0);
}

int main(void) {
  jax_api = GetPjrtApi();
  test_slots();
  test_refusals();
  test_types();
  test_options();
  test_devices();
  test_forked();
  return expect_result();
}
