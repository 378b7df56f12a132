/*
 * gpu_ranks_test DIRECTORY SCENE: the devices of several ranks on simulated GPUs of one node: which
 * GPU each device gets, who shares, and what is refused on all ranks.
 */
#include <stdlib.h>

#include "executor/devices/cuda/cuda_device.h"
#include "executor/devices/cuda/gpus.h"
#include "support/expect.h"
#include "support/log_lines.h"

static const char *directory;
static sr_world *world;
static sr_ctx ctx;
static log_lines lines;

static int rank(void) {
  return sr_world_rank(world);
}

static void set(const char *name, int number) {
  char text[32];
  snprintf(text, sizeof text, "%d", number);
  setenv(name, text, 1);
}

static sr_status make(int32_t per_rank, sr_device_set **out_set) {
  return sr_cuda_kind.create(
      &ctx, world, &(sr_device_options){.per_rank = per_rank, .cuda_libraries = directory},
      out_set);
}

/* Makes devices. Device d must get the GPU of the node that `gpus` gives by its number: "012". */
static void check_gpus(int32_t per_rank, const char *gpus) {
  sr_device_set *devices = NULL;
  sr_gpu_list list = {0};
  EXPECT_EQ(make(per_rank, &devices), SR_OK);
  EXPECT_STRING(ctx.message, "");
  if (!devices)
    return;
  EXPECT_EQ(devices->count, per_rank);
  EXPECT_EQ(sr_gpu_list_make(&ctx, ((sr_cuda_set *)(void *)devices)->cuda, &list), SR_OK);
  for (int32_t i = 0; i < per_rank; i++) {
    const sr_cuda_device *device = (sr_cuda_device *)(void *)sr_device_set_get(devices, i);
    EXPECT_EQ(device->base.number, rank() * per_rank + i);
    if (!EXPECT(device->gpu < list.count))
      continue;
    /* The simulated GPUs of a node have UUIDs from 1 on. */
    char uuid[64];
    snprintf(uuid, sizeof uuid, "GPU-00000000-0000-0000-0000-00000000000%d",
             gpus[device->base.number] - '0' + 1);
    EXPECT_STRING(list.gpus[device->gpu].uuid, uuid);
    EXPECT_STRING(list.gpus[device->gpu].name, "Simulated GPU");
    EXPECT_EQ(list.gpus[device->gpu].memory_bytes, 1 << 30);
  }
  sr_gpu_list_free(&list);
  sr_device_set_destroy(devices);
}

/* The devices are refused on all ranks; `part` is in the sentence of each. */
static void check_refused(sr_status status, const char *part) {
  sr_device_set *devices = NULL;
  EXPECT_EQ(make(1, &devices), status);
  EXPECT(!devices);
  EXPECT_CONTAINS(ctx.message, part);
}

static void expect_warnings(int count, const char *part) {
  EXPECT_EQ(lines.count[SR_LOG_WARN], rank() == 0 ? count : 0);
  if (rank() == 0 && count > 0)
    EXPECT_CONTAINS(lines.last, part);
}

/* ---- scenes ---------------------------------------------------------------------------------- */

/* All ranks see all GPUs. */
static void all(void) {
  set("SPMDRUN_SIMULATED_GPUS", 8);
  check_gpus(1, "0123");
  expect_warnings(0, "");
  check_gpus(2, "01234567");
  expect_warnings(1, "collectives go over the host: NCCL needs a rank for each GPU");
}

/* Each rank sees a GPU of its own, which it calls 0, as launchers arrange it. */
static void own(void) {
  set("SPMDRUN_SIMULATED_GPUS", 4);
  set("CUDA_VISIBLE_DEVICES", 3 - rank());
  check_gpus(1, "3210");
  expect_warnings(0, "");
}

/* Four ranks and two GPUs. */
static void share(void) {
  set("SPMDRUN_SIMULATED_GPUS", 2);
  check_gpus(1, "0101");
  expect_warnings(2, "collectives go over the host: devices share GPUs, and NCCL_MULTI_RANK_GPU_E");
  if (rank() == 0)
    EXPECT_CONTAINS(lines.first_warning,
                    "devices 0 and 2 share GPU-00000000-0000-0000-0000-000000000001, devices 1 "
                    "and 3 share GPU-00000000-0000-0000-0000-000000000002 on ");
}

/* The last rank sees none. */
static void none(void) {
  char part[128];
  int last = sr_world_size(world) - 1;
  if (rank() == last)
    setenv("CUDA_VISIBLE_DEVICES", "", 1);
  snprintf(part, sizeof part, "rank %d on %s sees no GPU: CUDA_VISIBLE_DEVICES is \"\"", last,
           sr_world_host(world));
  check_refused(SR_ERR_UNAVAILABLE, part);
}

/* The GPU, the driver or the library of the last rank is another one. */
static void other_gpu(void) {
  if (rank() == sr_world_size(world) - 1)
    setenv("SPMDRUN_SIMULATED_CAPABILITIES", "8.6", 1);
  char part[64];
  snprintf(part, sizeof part, "of rank %d is a Simulated GPU", sr_world_size(world) - 1);
  check_refused(SR_ERR_UNSUPPORTED, part);
  EXPECT_CONTAINS(ctx.message, "of 8.6 with 4; all devices need GPUs of one kind");
}

static void other_driver(void) {
  if (rank() == sr_world_size(world) - 1)
    set("SPMDRUN_SIMULATED_DRIVER", 13020);
  check_refused(SR_ERR_UNSUPPORTED, "has runtime 13.0 and a driver for 13.2; all ranks need");
}

static void old_driver(void) {
  bool last = rank() == sr_world_size(world) - 1;
  if (last)
    set("SPMDRUN_SIMULATED_DRIVER", 12080);
  check_refused(last ? SR_ERR_UNAVAILABLE : SR_ERR_PEER, "driver is for CUDA 12.8 and older");
}

static void wrong_count(void) {
  sr_device_set *devices = NULL;
  EXPECT_EQ(make(0, &devices), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "0 devices on a rank: give at least 1");
}

int main(int argc, char **argv) {
  static const struct {
    const char *name;
    void (*play)(void);
  } scenes[] = {
      {"all", all},
      {"own", own},
      {"share", share},
      {"none", none},
      {"other_gpu", other_gpu},
      {"other_driver", other_driver},
      {"old_driver", old_driver},
      {"wrong_count", wrong_count},
  };
  if (argc != 3)
    return 2;
  directory = argv[1];
  log_lines_init(&lines);
  lines.log.level[SR_LOG_EXECUTOR] = SR_LOG_WARN;
  if (sr_world_create(&ctx, &(sr_world_options){0}, &world) != SR_OK) {
    fprintf(stderr, "%s\n", ctx.message);
    return 1;
  }
  ctx.log = &lines.log;
  bool played = false;
  for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++)
    if (strcmp(scenes[i].name, argv[2]) == 0) {
      scenes[i].play();
      played = true;
    }
  EXPECT(played);
  sr_world_destroy(world);
  return expect_result();
}
