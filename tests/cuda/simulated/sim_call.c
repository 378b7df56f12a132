#include "simulated/sim_call.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool is_set; /* the settings were read */
static sim_settings settings;
static sim_device devices[SIM_GPUS_MOST];
static const char *call_name;            /* of the thread that holds the lock; NULL: none */
static uint64_t call_count, named_count; /* all calls; those that `fail` counts */
static uint64_t random_state;

static _Thread_local int current;
static _Thread_local sim_error last;

/* ---- calls ---------------------------------------------------------------------------------- */

static void set(void) {
  if (is_set)
    return;
  is_set = true;
  sim_settings_read(&settings);
  random_state = settings.seed;
  for (int32_t i = 0; i < settings.gpu_count; i++)
    devices[i] = (sim_device){.gpu = &settings.gpus[i], .index = i};
}

void sim_lock(void) {
  pthread_mutex_lock(&lock);
  set();
}

void sim_unlock(void) {
  pthread_mutex_unlock(&lock);
}

static bool is_lasting(sim_error error) {
  return error == SIM_IllegalAddress || error == SIM_LaunchFailure;
}

sim_error sim_begin(const char *name, sim_error fitting) {
  sim_lock();
  call_name = name;
  call_count++;
  if (*settings.fail_name && strcmp(settings.fail_name, name) != 0)
    return SIM_Success;
  if (++named_count != settings.fail)
    return SIM_Success;
  if (is_lasting(fitting) && current < settings.gpu_count)
    sim_break(&devices[current], fitting);
  return fitting;
}

sim_error sim_end(sim_error error) {
  call_name = NULL;
  if (error != SIM_Success)
    last = error;
  sim_unlock();
  return error;
}

sim_error sim_last_error(void) {
  sim_error error = last;
  last = current < settings.gpu_count ? devices[current].broken : SIM_Success;
  return error == SIM_Success ? last : error;
}

__attribute__((destructor)) static void count_print(void) {
  if (settings.count)
    fprintf(stderr, "simulated GPU: %" PRIu64 " calls\n", call_count);
}

/* ---- devices -------------------------------------------------------------------------------- */

sim_error sim_ready(void) {
  if (settings.driver < SIM_RUNTIME_VERSION)
    return SIM_InsufficientDriver;
  return settings.gpu_count == 0 ? SIM_NoDevice : SIM_Success;
}

sim_error sim_current(sim_device **out_device) {
  SIM_TRY(sim_ready());
  *out_device = &devices[current];
  return devices[current].broken;
}

sim_error sim_select(int device) {
  SIM_TRY(sim_ready());
  if (!sim_device_at(device))
    return SIM_InvalidDevice;
  current = device;
  return devices[device].broken;
}

sim_device *sim_device_at(int index) {
  return index >= 0 && index < settings.gpu_count ? &devices[index] : NULL;
}

void sim_break(sim_device *device, sim_error error) {
  if (device->broken == SIM_Success)
    device->broken = error;
}

const sim_settings *sim_settings_get(void) {
  return &settings;
}

/* The generator is splitmix64. */
uint64_t sim_random(uint64_t count) {
  if (settings.seed == 0 || count < 2)
    return 0;
  uint64_t z = random_state += UINT64_C(0x9E3779B97F4A7C15);
  z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
  z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
  return (z ^ z >> 31) % count;
}

/* ---- what is told --------------------------------------------------------------------------- */

static void tell(const char *format, va_list arguments) {
  char line[512];
  size_t length = (size_t)snprintf(line, sizeof line, "simulated GPU: %s%s",
                                   call_name ? call_name : "", call_name ? ": " : "");
  vsnprintf(line + length, sizeof line - length, format, arguments);
  length = strlen(line);
  line[length] = '\n'; /* one write, so that lines of several ranks do not mix */
  if (write(STDERR_FILENO, line, length + 1) < 0)
    return;
}

void sim_tell(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  tell(format, arguments);
  va_end(arguments);
}

void sim_abort(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  tell(format, arguments);
  va_end(arguments);
  abort();
}

void *sim_allocate(size_t bytes) {
  void *memory = calloc(1, bytes);
  if (!memory)
    sim_abort("the host has no memory left");
  return memory;
}
