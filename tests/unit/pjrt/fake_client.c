/* The double of api/client, executor/buffer and executor/event: no devices, no MPI. */
#include "fake_client.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "executor/device.h"

static atomic_int living, room = -1;

int fake_client_living(void) {
  return atomic_load(&living);
}

void fake_client_make_only(int count) {
  atomic_store(&room, count);
}

static void *make(size_t bytes) {
  if (atomic_load(&room) == 0)
    return NULL;
  if (atomic_load(&room) > 0)
    atomic_fetch_sub(&room, 1);
  void *object = calloc(1, bytes);
  if (object)
    atomic_fetch_add(&living, 1);
  return object;
}

static void destroy(void *object) {
  atomic_fetch_sub(&living, 1);
  free(object);
}

/* ---- events ---------------------------------------------------------------------------------- */

struct sr_event {
  atomic_int holders;
  atomic_bool has_ended;
  sr_status status;
  char message[100];
  void (*call)(void *user, sr_status status, const char *message); /* one is enough */
  void *user;
};

static sr_event ended = {.holders = 1, .has_ended = true};

sr_event *sr_event_create(void) {
  sr_event *event = make(sizeof *event);
  if (event)
    event->holders = 1;
  return event;
}

sr_event *sr_event_ended(void) {
  return sr_event_hold(&ended);
}

sr_event *sr_event_hold(sr_event *event) {
  atomic_fetch_add(&event->holders, 1);
  return event;
}

void sr_event_release(sr_event *event) {
  if (event && event != &ended && atomic_fetch_sub(&event->holders, 1) == 1)
    destroy(event);
}

void sr_event_end(sr_event *event, sr_status status, const char *message) {
  event->status = status;
  if (status != SR_OK)
    snprintf(event->message, sizeof event->message, "%s", message);
  event->has_ended = true;
  if (event->call)
    event->call(event->user, status, event->message);
}

bool sr_event_has_ended(const sr_event *event) {
  return event->has_ended;
}

sr_status sr_event_wait(sr_ctx *ctx, sr_event *event) {
  if (!event->has_ended)
    fake_client_run();
  return event->status == SR_OK ? SR_OK : sr_fail(ctx, event->status, "%s", event->message);
}

sr_status sr_event_on_end(sr_ctx *ctx, sr_event *event,
                          void (*call)(void *user, sr_status status, const char *message),
                          void *user) {
  if (atomic_load(&room) == 0)
    return sr_fail(ctx, SR_ERR_NOMEM, "no room");
  if (event->has_ended)
    call(user, event->status, event->message);
  event->call = call;
  event->user = user;
  return SR_OK;
}

/* ---- buffers --------------------------------------------------------------------------------- */

static sr_buffer *make_buffer(sr_device *device, sr_dtype dtype, int32_t rank, const int64_t *dims,
                              sr_event *ready) {
  sr_buffer *buffer = make(sizeof *buffer);
  int64_t *own = calloc((size_t)rank + 1, sizeof *own);
  uint64_t bytes = sr_dtype_get(dtype)->bytes;
  for (int32_t d = 0; buffer && own && d < rank; d++)
    bytes *= (uint64_t)(own[d] = dims[d]);
  if (!buffer || !own) {
    free(own);
    if (buffer)
      destroy(buffer);
    return NULL;
  }
  *buffer = (sr_buffer){.device = device,
                        .dtype = dtype,
                        .rank = rank,
                        .dims = own,
                        .bytes = bytes,
                        .ready = sr_event_hold(ready),
                        .data = calloc(1, bytes + 1),
                        .holders = 1};
  return buffer;
}

/* Copies an array with any strides; NULL: dense. */
static void copy(const int64_t *dims, const int64_t *strides, int32_t rank, size_t element,
                 const char *from, char **to) {
  if (rank == 0) {
    memcpy(*to, from, element);
    *to += element;
    return;
  }
  int64_t dense = (int64_t)element;
  for (int32_t d = 1; d < rank; d++)
    dense *= dims[d];
  for (int64_t i = 0; i < dims[0]; i++)
    copy(dims + 1, strides ? strides + 1 : NULL, rank - 1, element,
         from + i * (strides ? strides[0] : dense), to);
}

sr_status sr_buffer_from_host(sr_ctx *ctx, sr_device *device, sr_dtype dtype, int32_t rank,
                              const int64_t *dims, const int64_t *strides, const void *data,
                              sr_buffer **out_buffer) {
  sr_buffer *buffer = make_buffer(device, dtype, rank, dims, &ended);
  if (!buffer)
    return sr_fail(ctx, SR_ERR_NOMEM, "no room");
  char *to = buffer->data;
  copy(dims, strides, rank, sr_dtype_get(dtype)->bytes, data, &to);
  *out_buffer = buffer;
  return SR_OK;
}

sr_buffer *sr_buffer_hold(sr_buffer *buffer) {
  __atomic_add_fetch(&buffer->holders, 1, __ATOMIC_RELAXED);
  return buffer;
}

void sr_buffer_release(sr_buffer *buffer) {
  if (!buffer || __atomic_sub_fetch(&buffer->holders, 1, __ATOMIC_ACQ_REL) > 0)
    return;
  sr_event_release(buffer->ready);
  free((void *)buffer->dims);
  free(buffer->data);
  destroy(buffer);
}

sr_status sr_buffer_read(sr_ctx *ctx, sr_buffer *buffer, void *to) {
  SR_TRY(sr_event_wait(ctx, buffer->ready));
  memcpy(to, buffer->data, buffer->bytes);
  return SR_OK;
}

sr_status sr_buffer_view(sr_ctx *ctx, sr_buffer *buffer, const void **out_data) {
  SR_TRY(sr_event_wait(ctx, buffer->ready));
  __atomic_add_fetch(&buffer->views, 1, __ATOMIC_RELAXED);
  *out_data = buffer->data;
  return SR_OK;
}

void sr_buffer_end_view(sr_buffer *buffer) {
  __atomic_sub_fetch(&buffer->views, 1, __ATOMIC_RELAXED);
}

sr_status sr_client_copy(sr_ctx *ctx, sr_client *client, sr_buffer *buffer, sr_device *device,
                         sr_buffer **out_copy) {
  (void)client;
  return sr_buffer_from_host(ctx, device, buffer->dtype, buffer->rank, buffer->dims, NULL,
                             buffer->data, out_copy);
}

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
  sr_client *client = make(sizeof *client);
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
    destroy(client);
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

const void *sr_loaded_inspector(const sr_loaded *loaded, int32_t index, size_t *out_count) {
  (void)loaded, (void)index;
  *out_count = inspector_bytes;
  return inspector;
}

static void inspect(sr_loaded *loaded) {
  static const int64_t dims[] = {FAKE_ELEMENTS};
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
  static const int64_t dims[] = {FAKE_ELEMENTS};
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
  sr_loaded *loaded = make(sizeof *loaded);
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
  destroy(loaded);
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
    static const int64_t dims[] = {FAKE_ELEMENTS};
    done[d] = sr_event_create();
    sr_buffer *result =
        done[d] ? make_buffer(launch->arguments[d][0]->device, SR_F32, 1, dims, done[d]) : NULL;
    if (!result) {
      sr_event_release(done[d]);
      return sr_fail(ctx, SR_ERR_NOMEM, "no room"); /* tests do this with one device */
    }
    results[d][0] = result;
    for (int32_t i = 0; i < loaded->plan.signature.argument_count; i++) {
      for (int e = 0; e < FAKE_ELEMENTS; e++)
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
