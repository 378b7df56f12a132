#include "simulated/sim_settings.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "simulated/sim_call.h"

enum {
  UUID_TEXT_BYTES = 41 /* "GPU-" and 36 characters and a NUL */
};

/* Copies item `index` of a list with commas into `out`; a list that is too short repeats its last
 * item. */
static const char *item(const char *list, int32_t index, char *out, size_t capacity) {
  for (const char *comma; index > 0 && (comma = strchr(list, ',')) != NULL; index--)
    list = comma + 1;
  size_t length = strcspn(list, ",");
  if (length >= capacity)
    sim_abort("\"%s\" is too long for a setting", list);
  memcpy(out, list, length);
  out[length] = '\0';
  return out;
}

static const char *text_of(const char *variable, const char *otherwise) {
  const char *value = getenv(variable);
  return value && *value ? value : otherwise;
}

static uint64_t parse(const char *variable, const char *text, uint64_t most) {
  char *end;
  uint64_t value = strtoull(text, &end, 10);
  if (*text < '0' || *text > '9' || *end || value > most)
    sim_abort("%s: \"%s\" is no number up to %" PRIu64, variable, text, most);
  return value;
}

/* Number `index` of the list in a variable. */
static uint64_t number_of(const char *variable, const char *otherwise, int32_t index,
                          uint64_t most) {
  char text[32];
  return parse(variable, item(text_of(variable, otherwise), index, text, sizeof text), most);
}

static int32_t digit(char c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Reads "GPU-" and 32 hexadecimal digits between which may be dashes. */
static void uuid_parse(const char *text, uint8_t out[SIM_UUID_BYTES]) {
  int32_t count = 0;
  memset(out, 0, SIM_UUID_BYTES);
  const char *p = text;
  if (strncmp(p, "GPU-", 4) == 0)
    for (p += 4; *p && count < 2 * SIM_UUID_BYTES; p++)
      if (*p != '-') {
        if (digit(*p) < 0)
          break;
        out[count / 2] = (uint8_t)(out[count / 2] << 4 | digit(*p));
        count++;
      }
  if (*p || count != 2 * SIM_UUID_BYTES)
    sim_abort("SPMDRUN_SIMULATED_UUIDS: \"%s\" is not GPU- and 32 hexadecimal digits", text);
}

static void uuid_print(const uint8_t uuid[SIM_UUID_BYTES], char out[UUID_TEXT_BYTES]) {
  char *p = out + snprintf(out, UUID_TEXT_BYTES, "GPU-");
  for (int32_t i = 0; i < SIM_UUID_BYTES; i++) {
    bool dash = i == 4 || i == 6 || i == 8 || i == 10;
    p += snprintf(p, (size_t)(out + UUID_TEXT_BYTES - p), "%s%02x", dash ? "-" : "", uuid[i]);
  }
}

static void gpu_read(sim_gpu *gpu, int32_t index) {
  *gpu = (sim_gpu){.bus = index + 1};
  item(text_of("SPMDRUN_SIMULATED_NAMES", "Simulated GPU"), index, gpu->name, sizeof gpu->name);
  char text[64];
  const char *uuids = text_of("SPMDRUN_SIMULATED_UUIDS", "");
  if (*uuids)
    uuid_parse(item(uuids, index, text, sizeof text), gpu->uuid);
  else
    gpu->uuid[SIM_UUID_BYTES - 1] = (uint8_t)(index + 1);
  int end = 0;
  item(text_of("SPMDRUN_SIMULATED_CAPABILITIES", "0.0"), index, text, sizeof text);
  if (sscanf(text, "%d.%d%n", &gpu->major, &gpu->minor, &end) != 2 || text[end])
    sim_abort("SPMDRUN_SIMULATED_CAPABILITIES: \"%s\" is not like 9.0", text);
  gpu->multiprocessors = (int32_t)number_of("SPMDRUN_SIMULATED_MULTIPROCESSORS", "4", index, 1024);
  gpu->memory_bytes = number_of("SPMDRUN_SIMULATED_MEMORY", "1073741824", index, UINT64_C(1) << 40);
}

/* Returns the index of the GPU that an item of CUDA_VISIBLE_DEVICES names: by its number or by the
 * first characters of its UUID. -1: there is none. */
static int32_t gpu_named(const char *name, const sim_gpu *gpus, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    char text[UUID_TEXT_BYTES];
    uuid_print(gpus[i].uuid, text);
    if (strlen(name) > 4 && strncmp(name, text, strlen(name)) == 0)
      return i;
    snprintf(text, sizeof text, "%" PRId32, i);
    if (strcmp(name, text) == 0)
      return i;
  }
  return -1;
}

/* Keeps the GPUs that CUDA_VISIBLE_DEVICES shows. As the driver does it, the list ends before its
 * first item that names no GPU, and a GPU that is named twice leaves none. */
static void hide(sim_settings *settings) {
  const char *list = getenv("CUDA_VISIBLE_DEVICES");
  if (!list)
    return;
  sim_gpu all[SIM_GPUS_MOST];
  bool taken[SIM_GPUS_MOST] = {false};
  int32_t count = settings->gpu_count;
  memcpy(all, settings->gpus, sizeof all);
  settings->gpu_count = 0;
  while (*list) {
    char name[UUID_TEXT_BYTES];
    size_t length = strcspn(list, ",");
    int32_t gpu =
        length < sizeof name ? gpu_named(item(list, 0, name, sizeof name), all, count) : -1;
    if (gpu < 0)
      return;
    if (taken[gpu]) {
      settings->gpu_count = 0;
      return;
    }
    taken[gpu] = true;
    settings->gpus[settings->gpu_count++] = all[gpu];
    list += length + (list[length] == ',');
  }
}

/* Reads the number of a call, perhaps with the name of a function and a colon before it. */
static void read_fail(sim_settings *settings) {
  static const char variable[] = "SPMDRUN_SIMULATED_FAIL";
  const char *text = text_of(variable, "0"), *colon = strchr(text, ':');
  const size_t length = colon ? (size_t)(colon - text) : 0;
  if (length >= sizeof settings->fail_name)
    sim_abort("%s: \"%s\" is too long", variable, text);
  memcpy(settings->fail_name, text, length);
  settings->fail = parse(variable, colon ? colon + 1 : text, UINT64_MAX);
}

void sim_settings_read(sim_settings *out_settings) {
  memset(out_settings, 0, sizeof *out_settings);
  out_settings->gpu_count = (int32_t)number_of("SPMDRUN_SIMULATED_GPUS", "1", 0, SIM_GPUS_MOST);
  for (int32_t i = 0; i < out_settings->gpu_count; i++)
    gpu_read(&out_settings->gpus[i], i);
  hide(out_settings);
  out_settings->driver = (int32_t)number_of("SPMDRUN_SIMULATED_DRIVER", "13000", 0, 99999);
  out_settings->cudnn = (int32_t)number_of("SPMDRUN_SIMULATED_CUDNN", "91900", 0, 999999);
  out_settings->nccl = (int32_t)number_of("SPMDRUN_SIMULATED_NCCL", "22703", 0, 99999);
  out_settings->nccl_graphs = (int32_t)number_of("SPMDRUN_SIMULATED_NCCL_GRAPHS", "2", 0, 2);
  out_settings->nccl_memory = number_of("SPMDRUN_SIMULATED_NCCL_MEMORY", "0", 0, UINT64_C(1) << 30);
  out_settings->blas = (int32_t)number_of("SPMDRUN_SIMULATED_BLAS", "130000", 0, 999999);
  out_settings->math = (int32_t)number_of("SPMDRUN_SIMULATED_MATH", "120001", 0, 999999);
  out_settings->seed = number_of("SPMDRUN_SIMULATED_SEED", "1", 0, UINT64_MAX);
  out_settings->conditions = number_of("SPMDRUN_SIMULATED_CONDITIONS", "1", 0, 1) != 0;
  out_settings->fault = number_of("SPMDRUN_SIMULATED_FAULT", "0", 0, UINT64_MAX);
  read_fail(out_settings);
  out_settings->count = number_of("SPMDRUN_SIMULATED_COUNT", "0", 0, 1) != 0;
}
