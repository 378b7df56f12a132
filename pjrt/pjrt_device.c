/* The devices of the job and their memories: lists and what each tells of itself. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "executor/device.h"
#include "pjrt/pjrt_client.h"
#include "pjrt/pjrt_error.h"
#include "pjrt/pjrt_functions.h"

static const struct {
  const char *name, *prefix; /* of a memory's name */
} kinds[SR_PJRT_MEMORIES] = {
    {"device", "CPU_DEVICE"}, {"pinned_host", "PINNED_HOST"}, {"unpinned_host", "UNPINNED_HOST"}};

const char *sr_pjrt_memory_kind_name(int kind) {
  return kinds[kind].name;
}

sr_pjrt_device *sr_pjrt_client_find(const sr_pjrt_client *client, int64_t id) {
  return id >= 0 && id < client->device_count ? &client->devices[id] : NULL;
}

static void fill_device(sr_pjrt_client *client, int32_t id) {
  sr_pjrt_device *device = &client->devices[id];
  *device = (sr_pjrt_device){
      .client = client,
      .device = sr_client_device(client->client, id),
      .id = id,
      .process = id / client->local_count,
      .local = id % client->local_count,
      .self = device,
  };
  snprintf(device->name, sizeof device->name, "cpu:%d", id);
  snprintf(device->long_name, sizeof device->long_name, "CpuDevice(id=%d)", id);
  for (int kind = 0; kind < SR_PJRT_MEMORIES; kind++) {
    sr_pjrt_memory *memory = &device->memories[kind];
    *memory = (sr_pjrt_memory){.device = device, .id = id * SR_PJRT_MEMORIES + kind, .kind = kind};
    snprintf(memory->name, sizeof memory->name, "%s_%d", kinds[kind].prefix, memory->id);
    device->memory_list[kind] = memory;
  }
}

sr_status sr_pjrt_client_list_devices(sr_ctx *ctx, sr_pjrt_client *client) {
  client->process = sr_client_process(client->client);
  client->local_count = sr_client_per_process(client->client);
  client->device_count = client->local_count * sr_client_processes(client->client);
  size_t total = (size_t)client->device_count, local = (size_t)client->local_count;
  client->devices = calloc(total, sizeof *client->devices);
  client->device_list = calloc(total, sizeof *client->device_list);
  client->memory_list = calloc(local * SR_PJRT_MEMORIES, sizeof *client->memory_list);
  if (!client->devices || !client->device_list || !client->memory_list)
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory for a list of %zu devices", total);
  client->local_devices = client->device_list + (size_t)client->process * local;
  for (size_t i = 0; i < total; i++) {
    fill_device(client, (int32_t)i);
    client->device_list[i] = &client->devices[i];
  }
  for (size_t i = 0; i < local * SR_PJRT_MEMORIES; i++)
    client->memory_list[i] =
        client->local_devices[i / SR_PJRT_MEMORIES]->memory_list[i % SR_PJRT_MEMORIES];
  return SR_OK;
}

/* ---- lists ----------------------------------------------------------------------------------- */

sr_pjrt_error *sr_pjrt_client_devices(struct sr_pjrt_client_devices_args *args) {
  args->devices = args->client->device_list;
  args->count = (size_t)args->client->device_count;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_client_addressable_devices(struct sr_pjrt_client_addressable_devices_args *args) {
  args->devices = args->client->local_devices;
  args->count = (size_t)args->client->local_count;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_client_addressable_memories(struct sr_pjrt_client_addressable_memories_args *args) {
  args->memories = args->client->memory_list;
  args->count = (size_t)args->client->local_count * SR_PJRT_MEMORIES;
  return NULL;
}

sr_pjrt_error *sr_pjrt_topology_description_get_device_descriptions(
    struct sr_pjrt_topology_description_get_device_descriptions_args *args) {
  args->descriptions = args->topology->device_list;
  args->count = (size_t)args->topology->device_count;
  return NULL;
}

sr_pjrt_error *sr_pjrt_client_lookup_device(struct sr_pjrt_client_lookup_device_args *args) {
  args->device = sr_pjrt_client_find(args->client, args->id);
  return args->device ? NULL
                      : sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT,
                                     "there is no device %d; the job has devices 0 to %d", args->id,
                                     args->client->device_count - 1);
}

sr_pjrt_error *sr_pjrt_client_lookup_addressable_device(
    struct sr_pjrt_client_lookup_addressable_device_args *args) {
  if (args->local < 0 || args->local >= args->client->local_count)
    return sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT,
                        "this process has no device %d of its own; it has 0 to %d", args->local,
                        args->client->local_count - 1);
  args->device = args->client->local_devices[args->local];
  return NULL;
}

sr_pjrt_error *sr_pjrt_client_default_device_assignment(
    struct sr_pjrt_client_default_device_assignment_args *args) {
  int64_t count = (int64_t)args->replicas * args->partitions;
  if (args->replicas < 1 || args->partitions < 1 || count > args->client->device_count ||
      (size_t)count > args->room)
    return sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT,
                        "%d replicas of %d partitions do not fit on %d devices, or not into a list "
                        "of %zu",
                        args->replicas, args->partitions, args->client->device_count, args->room);
  for (int i = 0; i < count; i++)
    args->assignment[i] = i;
  return NULL;
}

/* ---- devices --------------------------------------------------------------------------------- */

sr_pjrt_error *sr_pjrt_device_description_id(struct sr_pjrt_device_description_id_args *args) {
  args->id = args->device->id;
  return NULL;
}

sr_pjrt_error *sr_pjrt_device_description_process_index(
    struct sr_pjrt_device_description_process_index_args *args) {
  args->process = args->device->process;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_device_description_attributes(struct sr_pjrt_device_description_attributes_args *args) {
  args->attributes = NULL;
  args->count = 0;
  return NULL;
}

sr_pjrt_error *sr_pjrt_device_get_attributes(struct sr_pjrt_device_get_attributes_args *args) {
  args->attributes = NULL;
  args->count = 0;
  args->owner = NULL;
  args->release = sr_pjrt_release_nothing;
  return NULL;
}

sr_pjrt_error *sr_pjrt_device_description_kind(struct sr_pjrt_device_description_kind_args *args) {
  SR_PJRT_GIVE_TEXT(args, "cpu");
  return NULL;
}

sr_pjrt_error *
sr_pjrt_device_description_debug_string(struct sr_pjrt_device_description_debug_string_args *args) {
  SR_PJRT_GIVE_TEXT(args, args->device->name);
  return NULL;
}

sr_pjrt_error *
sr_pjrt_device_description_to_string(struct sr_pjrt_device_description_to_string_args *args) {
  SR_PJRT_GIVE_TEXT(args, args->device->long_name);
  return NULL;
}

sr_pjrt_error *sr_pjrt_device_get_description(struct sr_pjrt_device_get_description_args *args) {
  args->description = args->device;
  return NULL;
}

sr_pjrt_error *sr_pjrt_device_is_addressable(struct sr_pjrt_device_is_addressable_args *args) {
  args->is_local = args->device->device != NULL;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_device_local_hardware_id(struct sr_pjrt_device_local_hardware_id_args *args) {
  args->local = args->device->device ? args->device->local : -1;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_device_addressable_memories(struct sr_pjrt_device_addressable_memories_args *args) {
  args->memories = args->device->memory_list;
  args->count = args->device->device ? SR_PJRT_MEMORIES : 0;
  return NULL;
}

sr_pjrt_error *sr_pjrt_device_default_memory(struct sr_pjrt_device_default_memory_args *args) {
  args->memory = &args->device->memories[0];
  return NULL;
}

sr_pjrt_error *sr_pjrt_device_memory_stats(struct sr_pjrt_device_memory_stats_args *args) {
  const sr_device *device = args->device->device;
  if (!device)
    return sr_pjrt_fail(SR_PJRT_INVALID_ARGUMENT,
                        "device %d is of process %d, which alone knows its memory",
                        args->device->id, args->device->process);
  args->used = (int64_t)device->set->kind->used_bytes(device);
  args->peak = (sr_pjrt_number){(int64_t)device->set->kind->peak_bytes(device), true};
  for (size_t i = 0; i < sizeof args->unknown / sizeof *args->unknown; i++)
    args->unknown[i].is_set = false;
  return NULL;
}

/* ---- memories -------------------------------------------------------------------------------- */

sr_pjrt_error *sr_pjrt_memory_id(struct sr_pjrt_memory_id_args *args) {
  args->id = args->memory->id;
  return NULL;
}

sr_pjrt_error *sr_pjrt_memory_kind(struct sr_pjrt_memory_kind_args *args) {
  SR_PJRT_GIVE_TEXT(args, kinds[args->memory->kind].name);
  return NULL;
}

sr_pjrt_error *sr_pjrt_memory_kind_id(struct sr_pjrt_memory_kind_id_args *args) {
  args->kind = args->memory->kind;
  return NULL;
}

sr_pjrt_error *sr_pjrt_memory_debug_string(struct sr_pjrt_memory_debug_string_args *args) {
  SR_PJRT_GIVE_TEXT(args, args->memory->name);
  return NULL;
}

sr_pjrt_error *sr_pjrt_memory_to_string(struct sr_pjrt_memory_to_string_args *args) {
  SR_PJRT_GIVE_TEXT(args, args->memory->name);
  return NULL;
}

sr_pjrt_error *
sr_pjrt_memory_addressable_by_devices(struct sr_pjrt_memory_addressable_by_devices_args *args) {
  args->devices = &args->memory->device->self;
  args->count = 1;
  return NULL;
}
