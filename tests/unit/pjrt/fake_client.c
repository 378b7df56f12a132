/* The double of api/client: programs that add their arguments; no MPI. */
#include "fake_client.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "executor/device.h"

enum {
  COUNT = 4 /* elements of an array */
};

/* ---- client ---------------------------------------------------------------------------------- */

static uint64_t seven(const sr_device *device) {
  (void)device;
  return 7;
}

static const sr_device_kind kind = {.name = "fake", .used_bytes = seven, .peak_bytes = seven};

struct sr_client {
  sr_client_options options;
  sr_device_set set;
  sr_device devices[8];
};

sr_status sr_client_create(sr_ctx *ctx, const sr_client_options *options, sr_client **out_client) {
  sr_client *client = fake_make(sizeof *client);
  if (!client)
    return sr_fail(ctx, SR_ERR_NOMEM, "no room");
  client->options = *options;
  client->set.kind = &kind;
  for (int32_t i = 0; i < 8; i++)
    client->devices[i] = (sr_device){&client->set, i};
  *out_client = client;
  return SR_OK;
}

void sr_client_destroy(sr_client *client) {
  if (client)
    fake_destroy(client);
}

void sr_client_leave_all(void) {}

bool sr_client_is_over(void) {
  return false;
}

int32_t sr_client_process(const sr_client *client) {
  return client->options.process < 0 ? 0 : client->options.process;
}

int32_t sr_client_processes(const sr_client *client) {
  return client->options.processes == 0 ? 1 : client->options.processes;
}

int32_t sr_client_per_process(const sr_client *client) {
  return client->options.per_process;
}

sr_device *sr_client_device(const sr_client *client, int32_t id) {
  int32_t local = id - sr_client_process(client) * client->options.per_process;
  bool is_local = local >= 0 && local < client->options.per_process;
  return is_local ? (sr_device *)&client->devices[local] : NULL;
}

sr_status sr_client_copy(sr_ctx *ctx, sr_client *client, sr_buffer *buffer, sr_device *device,
                         sr_buffer **out_copy) {
  (void)client;
  return sr_buffer_from_host(ctx, device, buffer->dtype, buffer->rank, buffer->dims, NULL,
                             buffer->data, out_copy);
}

/* ---- programs -------------------------------------------------------------------------------- */

struct sr_loaded {
  char text[100];
  bool is_late, fails;
  sr_client *client;
  int32_t count, *devices, *local, local_count;
  sr_executable plan;
  sr_digest fingerprint;
};

static const void *inspector;
static size_t inspector_bytes;

void fake_client_inspect(const void *bytes, size_t count) {
  inspector = bytes;
  inspector_bytes = count;
}

void *sr_loaded_bound(const sr_loaded *loaded) {
  (void)loaded;
  return NULL;
}

const void *sr_loaded_inspector(const sr_loaded *loaded, int32_t index, size_t *out_count) {
  (void)loaded, (void)index;
  *out_count = inspector_bytes;
  return inspector;
}

static void inspect(sr_loaded *loaded) {
  static const int64_t dims[] = {COUNT};
  static sr_mesh_axis axes[] = {{.name = "i", .size = 2}};
  static const sr_mesh two = {.axis_count = 1, .axes = axes, .device_count = 2},
                       one = {.device_count = 1}, three = {.device_count = 3};
  static const sr_shard_axis parts[] = {{.axis = 0, .pre = 1, .size = 2}};
  static const sr_shard_dim whole[] = {{0}}, cut[] = {{parts, 1}};
  static sr_port ports[3];
  for (int i = 0; i < 3; i++)
    ports[i] = (sr_port){.dtype = SR_F32,
                         .rank = 1,
                         .dims = dims,
                         .sharding = {i < 2 ? &two : &one, 1, i == 1 ? cut : whole},
                         .alias = -1};
  if (strstr(loaded->text, "apart"))
    ports[0].sharding.mesh = &three;
  loaded->plan.signature.inspected_count = 3;
  loaded->plan.signature.inspected = ports;
}

static void describe(sr_loaded *loaded, int32_t arguments) {
  static const int64_t dims[] = {COUNT};
  static const sr_shard_dim whole[] = {{0}};
  static const sr_mesh meshes[] = {{.device_count = 0}, {.device_count = 1}, {.device_count = 2},
                                   {.device_count = 3}, {.device_count = 4}, {.device_count = 5},
                                   {.device_count = 6}, {.device_count = 7}, {.device_count = 8}};
  sr_port *ports = calloc((size_t)arguments + 1, sizeof *ports);
  for (int32_t i = 0; i <= arguments; i++)
    ports[i] = (sr_port){.name = "x",
                         .dtype = SR_F32,
                         .rank = 1,
                         .dims = dims,
                         .sharding = {&meshes[loaded->count], 1, whole},
                         .donated = i == 1 && strstr(loaded->text, "donates"),
                         .alias = -1};
  static const int32_t places[] = {0, 1};
  const int32_t tokens = strstr(loaded->text, "tokens") != NULL;
  loaded->plan.signature = (sr_signature){.argument_count = arguments,
                                          .result_count = 1,
                                          .arguments = ports + 1,
                                          .results = ports,
                                          .argument_tokens = {tokens, &places[0]},
                                          .result_tokens = {tokens, &places[1]},
                                          .device_count = loaded->count};
  if (strstr(loaded->text, "inspects"))
    inspect(loaded);
}

static sr_status load(sr_ctx *ctx, sr_client *client, const sr_client_source *source,
                      const char *text, size_t bytes, sr_loaded **out_loaded) {
  sr_loaded *loaded = fake_make(sizeof *loaded);
  if (!loaded)
    return sr_fail(ctx, SR_ERR_NOMEM, "no room");
  snprintf(loaded->text, sizeof loaded->text, "%.*s", (int)bytes, text);
  loaded->is_late = strstr(loaded->text, "late");
  loaded->fails = strstr(loaded->text, "fails");
  loaded->client = client;
  loaded->count = source->count;
  loaded->devices = calloc((size_t)source->count, sizeof(int32_t));
  loaded->local = calloc((size_t)source->count, sizeof(int32_t));
  for (int32_t i = 0; i < source->count; i++) {
    loaded->devices[i] = source->devices[i];
    if (sr_client_device(client, source->devices[i]))
      loaded->local[loaded->local_count++] = i;
  }
  describe(loaded, strncmp(loaded->text, "sum ", 4) == 0 ? atoi(loaded->text + 4) : 1);
  loaded->fingerprint = sr_digest_of(loaded->text, strlen(loaded->text));
  *out_loaded = loaded;
  return SR_OK;
}

sr_status sr_client_compile(sr_ctx *ctx, sr_client *client, const sr_client_source *source,
                            sr_loaded **out_loaded) {
  if (source->bytes >= 6 && memcmp(source->module, "broken", 6) == 0)
    return sr_fail(ctx, SR_ERR_INVALID, "program:1:1: it is broken");
  return load(ctx, client, source, source->module, source->bytes, out_loaded);
}

sr_status sr_client_load(sr_ctx *ctx, sr_client *client, const sr_client_source *source,
                         const void *bytes, size_t byte_count, sr_loaded **out_loaded) {
  return load(ctx, client, source, bytes, byte_count, out_loaded);
}

sr_status sr_client_text(sr_ctx *ctx, sr_client *client, const sr_client_source *source,
                         char **out_text) {
  (void)client;
  *out_text = strndup(source->module, source->bytes);
  return *out_text ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "no room");
}

void sr_loaded_destroy(sr_loaded *loaded) {
  fake_client_run();
  free(loaded->devices);
  free(loaded->local);
  free(loaded->plan.signature.results);
  fake_destroy(loaded);
}

const char *sr_loaded_name(const sr_loaded *loaded) {
  (void)loaded;
  return "program";
}

const sr_executable *sr_loaded_plan(const sr_loaded *loaded) {
  return &loaded->plan;
}

sr_status sr_loaded_save(sr_ctx *ctx, const sr_loaded *loaded, void **out_bytes,
                         size_t *out_count) {
  *out_count = strlen(loaded->text);
  *out_bytes = strdup(loaded->text);
  return *out_bytes ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "no room");
}

const sr_digest *sr_loaded_fingerprint(const sr_loaded *loaded) {
  return &loaded->fingerprint;
}

int32_t sr_loaded_partitions(const sr_loaded *loaded) {
  return loaded->count;
}

const int32_t *sr_loaded_devices(const sr_loaded *loaded) {
  return loaded->devices;
}

int32_t sr_loaded_local_count(const sr_loaded *loaded) {
  return loaded->local_count;
}

int32_t sr_loaded_local_partition(const sr_loaded *loaded, int32_t index) {
  return loaded->local[index];
}

/* ---- executions ------------------------------------------------------------------------------ */

typedef struct run {
  sr_event *done;
  bool fails;
} run;
static _Thread_local run waiting[16]; /* tests with threads are never late */
static _Thread_local int waiting_count;

static void end(sr_event *done, bool fails) {
  sr_event_end(done, fails ? SR_ERR_DEVICE : SR_OK, "it failed");
  sr_event_release(done);
}

void fake_client_run(void) {
  for (int i = 0; i < waiting_count; i++)
    end(waiting[i].done, waiting[i].fails);
  waiting_count = 0;
}

static bool is_kept(const sr_launch *launch, int32_t argument) {
  for (int32_t i = 0; i < launch->kept_count; i++)
    if (launch->kept[i] == argument)
      return true;
  return false;
}

sr_status sr_loaded_execute(sr_ctx *ctx, sr_loaded *loaded, const sr_launch *launch,
                            sr_buffer **const *results, sr_event **done) {
  for (int32_t d = 0; d < loaded->local_count; d++) {
    static const int64_t dims[] = {COUNT};
    done[d] = sr_event_create();
    sr_buffer *result =
        done[d] ? fake_buffer(launch->arguments[d][0]->device, SR_F32, 1, dims, done[d]) : NULL;
    if (!result) {
      sr_event_release(done[d]);
      return sr_fail(ctx, SR_ERR_NOMEM, "no room"); /* tests do this with one device */
    }
    results[d][0] = result;
    for (int32_t i = 0; i < loaded->plan.signature.argument_count; i++) {
      for (int e = 0; e < COUNT; e++)
        ((float *)result->data)[e] += ((float *)launch->arguments[d][i]->data)[e];
      if (loaded->plan.signature.arguments[i].donated && !is_kept(launch, i))
        sr_buffer_release(launch->arguments[d][i]);
    }
    waiting[waiting_count++] = (run){sr_event_hold(done[d]), loaded->fails};
  }
  if (!loaded->is_late)
    fake_client_run();
  return SR_OK;
}
