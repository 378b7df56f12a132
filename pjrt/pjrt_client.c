/* Makes a client of the options that the Python package and jax.distributed give. */
#include "pjrt/pjrt_client.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pjrt/pjrt_error.h"
#include "pjrt/pjrt_functions.h"
#include "pjrt/pjrt_target.h"
#include "spmdrun.h"

void sr_pjrt_client_hold(sr_pjrt_client *client) {
  atomic_fetch_add_explicit(&client->holders, 1, memory_order_relaxed);
}

static void destroy(sr_pjrt_client *client) {
  sr_client_destroy(client->client);
  free(client->devices);
  free(client->device_list);
  free(client->memory_list);
  free(client);
}

void sr_pjrt_client_release(sr_pjrt_client *client) {
  if (atomic_fetch_sub_explicit(&client->holders, 1, memory_order_acq_rel) == 1)
    destroy(client);
}

/* ---- options --------------------------------------------------------------------------------- */

enum {
  LOG_BYTES = 256
};

typedef struct option {
  const char *name;
  size_t field; /* an int32_t of sr_client_options; SIZE_MAX: not needed here */
  int64_t least;
} option;

static const option options[] = {
    {"devices_per_process", offsetof(sr_client_options, per_process), 1},
    {"node_is_rank", offsetof(sr_client_options, node_is_rank), 0},
    {"deadline", offsetof(sr_client_options, deadline_s), 0},
    {"node_id", offsetof(sr_client_options, process), 0},
    {"num_nodes", offsetof(sr_client_options, processes), 1},
    {"partition_index", SIZE_MAX, 0},
};

typedef struct chosen_options {
  sr_client_options client;
  char log[LOG_BYTES]; /* as spmdrun_options.log */
} chosen_options;

static bool is_named(const sr_pjrt_value *value, const char *name) {
  return value->name_bytes == strlen(name) && memcmp(value->name, name, value->name_bytes) == 0;
}

static sr_status read_log(sr_ctx *ctx, const sr_pjrt_value *value, chosen_options *out) {
  if (value->kind != SR_PJRT_STRING || value->count >= sizeof out->log)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "the client's option log must be a text like \"warn,cache=debug\"");
  memcpy(out->log, value->string, value->count);
  out->log[value->count] = '\0';
  out->client.log = out->log;
  return SR_OK;
}

static sr_status read_option(sr_ctx *ctx, const sr_pjrt_value *value, chosen_options *out) {
  if (is_named(value, "log"))
    return read_log(ctx, value, out);
  for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
    if (!is_named(value, options[i].name))
      continue;
    if (options[i].field == SIZE_MAX)
      return SR_OK;
    if (value->kind != SR_PJRT_INT || value->integer < options[i].least ||
        value->integer > INT32_MAX)
      return sr_fail(ctx, SR_ERR_INVALID, "the client's option %s must be a number from %lld on",
                     options[i].name, (long long)options[i].least);
    *(int32_t *)((char *)&out->client + options[i].field) = (int32_t)value->integer;
    return SR_OK;
  }
  return sr_fail(ctx, SR_ERR_INVALID,
                 "the client has no option %.*s; there are devices_per_process, node_is_rank, "
                 "deadline, log, node_id and num_nodes",
                 (int)value->name_bytes, value->name);
}

static void print_line(void *user, const char *line) {
  (void)user;
  fputs(line, stderr);
}

/* Takes an option that is an address. Returns false if it is another one. */
static bool take_address(const sr_pjrt_value *value, sr_pjrt_client *client,
                         sr_client_options *given) {
  if (value->kind != SR_PJRT_INT)
    return false;
  if (is_named(value, "call_python"))
    client->call_python = (sr_pjrt_call_python *)(uintptr_t)value->integer;
  else if (is_named(value, "has_one_thread"))
    given->has_one_thread = (sr_pjrt_has_one_thread *)(uintptr_t)value->integer;
  else if (is_named(value, "leave"))
    *(sr_pjrt_leave **)(uintptr_t)value->integer = sr_client_leave_all;
  else
    return false;
  return true;
}

static sr_status create(sr_ctx *ctx, const struct sr_pjrt_client_create_args *args,
                        sr_pjrt_client *client) {
  chosen_options chosen = {
      .client = {
          .per_process = 1, .process = -1, .log_sink = print_line, .targets = &sr_pjrt_targets}};
  for (size_t i = 0; i < args->option_count; i++)
    if (!take_address(&args->options[i], client, &chosen.client))
      SR_TRY(read_option(ctx, &args->options[i], &chosen));
  SR_TRY(sr_client_create(ctx, &chosen.client, &client->client));
  return sr_pjrt_client_list_devices(ctx, client);
}

/* Collective, as sr_client_create is. */
sr_pjrt_error *sr_pjrt_client_create(struct sr_pjrt_client_create_args *args) {
  SR_PJRT_CTX(ctx);
  sr_pjrt_client *client = calloc(1, sizeof *client);
  if (!client)
    return sr_pjrt_fail(SR_PJRT_RESOURCE_EXHAUSTED, "there is no memory for the client");
  atomic_init(&client->holders, 1);
  sr_status status = create(&ctx, args, client);
  if (status == SR_OK)
    args->client = client;
  else
    destroy(client);
  return sr_pjrt_failed(status, ctx.message);
}

sr_pjrt_error *sr_pjrt_client_destroy(struct sr_pjrt_client_destroy_args *args) {
  if (args->client)
    sr_pjrt_client_release(args->client);
  return NULL;
}

/* ---- plug-in --------------------------------------------------------------------------------- */

sr_pjrt_error *sr_pjrt_plugin_initialize(struct sr_pjrt_plugin_initialize_args *args) {
  (void)args;
  return NULL;
}

/* The versions of the program format that graph/ reads: JAX writes these, whatever its own are. */
sr_pjrt_error *sr_pjrt_plugin_attributes(struct sr_pjrt_plugin_attributes_args *args) {
  static const int64_t stablehlo[] = {1, 13, 0}, sdy[] = {0, 0, 1};
#define VERSION(NAME, NUMBERS)                                                                     \
  {.size = sizeof(sr_pjrt_value),                                                                  \
   .name = NAME,                                                                                   \
   .name_bytes = sizeof NAME - 1,                                                                  \
   .kind = SR_PJRT_INTS,                                                                           \
   .integers = NUMBERS,                                                                            \
   .count = 3}
  static const sr_pjrt_value attributes[] = {
      VERSION("stablehlo_current_version", stablehlo),
      VERSION("stablehlo_minimum_version", stablehlo),
      VERSION("sdy_current_version", sdy),
  };
  args->attributes = attributes;
  args->count = sizeof attributes / sizeof *attributes;
  return NULL;
}

/* ---- what a client tells --------------------------------------------------------------------- */

/* JAX has lowerings, donation and callbacks for the platform "cpu" that one with a name of its own
 * would not get. */
#define PLATFORM "cpu"

sr_pjrt_error *sr_pjrt_client_platform_name(struct sr_pjrt_client_platform_name_args *args) {
  SR_PJRT_GIVE_TEXT(args, PLATFORM);
  return NULL;
}

sr_pjrt_error *sr_pjrt_client_platform_version(struct sr_pjrt_client_platform_version_args *args) {
  SR_PJRT_GIVE_TEXT(args, spmdrun_version());
  return NULL;
}

sr_pjrt_error *sr_pjrt_topology_description_platform_name(
    struct sr_pjrt_topology_description_platform_name_args *args) {
  SR_PJRT_GIVE_TEXT(args, PLATFORM);
  return NULL;
}

sr_pjrt_error *sr_pjrt_topology_description_platform_version(
    struct sr_pjrt_topology_description_platform_version_args *args) {
  SR_PJRT_GIVE_TEXT(args, spmdrun_version());
  return NULL;
}

sr_pjrt_error *sr_pjrt_client_process_index(struct sr_pjrt_client_process_index_args *args) {
  args->process = args->client->process;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_client_topology_description(struct sr_pjrt_client_topology_description_args *args) {
  args->topology = args->client;
  return NULL;
}

sr_pjrt_error *
sr_pjrt_topology_description_attributes(struct sr_pjrt_topology_description_attributes_args *args) {
  args->attributes = NULL;
  args->count = 0;
  return NULL;
}

/* Clients with equal devices have equal fingerprints. */
sr_pjrt_error *sr_pjrt_topology_description_fingerprint(
    struct sr_pjrt_topology_description_fingerprint_args *args) {
  args->fingerprint =
      (uint64_t)args->topology->device_count << 32 | (uint64_t)args->topology->local_count;
  return NULL;
}

/* jax.distributed tells who is alive; MPI knows. */
sr_pjrt_error *sr_pjrt_client_update_global_process_info(
    struct sr_pjrt_client_update_global_process_info_args *args) {
  (void)args;
  return NULL;
}
