/*
 * Finds the cores of this machine and divides them. /sys says which processors (hardware threads)
 * belong to one core. The scheduler says which processors this process may use: a launcher may have
 * bound the rank to fewer than the machine has.
 *
 * This file reads three small files of /sys for each processor. The hwloc library could do so, too.
 * But it always loads plug-ins for graphics cards and 20 further libraries, which takes 4 ms at the
 * start of every rank.
 */
#include "executor/devices/cpu/cores.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Where a processor is in the machine. Two processors of one core differ only in `processor`. */
typedef struct seat {
  long package, die, core;
  int32_t processor;
} seat;

/* Returns the number in a file of sysfs, or `otherwise` if the file does not exist. */
static long read_number(const char *root, int32_t processor, const char *name, long otherwise) {
  char path[256], text[32];
  snprintf(path, sizeof path, "%s/sys/devices/system/cpu/cpu%d/topology/%s", root, processor, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return otherwise;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  text[count > 0 ? count : 0] = '\0';
  char *end;
  long number = strtol(text, &end, 10);
  return end != text ? number : otherwise;
}

static int compare_numbers(long a, long b) {
  return (a > b) - (a < b);
}

static int compare_cores(const seat *a, const seat *b) {
  int order = compare_numbers(a->package, b->package);
  order = order ? order : compare_numbers(a->die, b->die);
  return order ? order : compare_numbers(a->core, b->core);
}

static int compare_seats(const void *a, const void *b) {
  const seat *x = a, *y = b;
  int order = compare_cores(x, y);
  return order ? order : compare_numbers(x->processor, y->processor);
}

sr_status sr_cores_list(sr_ctx *ctx, const char *root, const sr_affinity *allowed,
                        sr_cores *out_cores) {
  seat *seats = malloc((size_t)sr_affinity_count(allowed) * sizeof *seats + 1);
  if (!seats)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory to list the cores");
  size_t count = 0;
  for (int32_t p = 0; p < SR_CORES_MOST; p++)
    if (sr_affinity_has(allowed, p))
      seats[count++] =
          (seat){read_number(root, p, "physical_package_id", 0), read_number(root, p, "die_id", 0),
                 read_number(root, p, "core_id", p), p};
  qsort(seats, count, sizeof *seats, compare_seats);
  out_cores->count = 0;
  for (size_t i = 0; i < count; i++)
    if (i == 0 || compare_cores(&seats[i - 1], &seats[i]) != 0)
      out_cores->processor[out_cores->count++] = seats[i].processor;
  free(seats);
  return SR_OK;
}

sr_status sr_cores_find(sr_ctx *ctx, sr_cores *out_cores) {
  sr_affinity allowed;
  if (!sr_affinity_get(&allowed))
    return sr_fail(ctx, SR_ERR_IO, "cannot tell which cores this process may use: %s",
                   strerror(errno));
  SR_TRY(sr_cores_list(ctx, "", &allowed, out_cores));
  if (out_cores->count == 0)
    return sr_fail(ctx, SR_ERR_IO,
                   "this process may use none of the first %d processors; check its affinity with "
                   "taskset -p",
                   SR_CORES_MOST);
  return SR_OK;
}

sr_core_mask sr_cores_mask(const sr_cores *cores) {
  sr_core_mask mask = {0};
  for (int32_t i = 0; i < cores->count; i++)
    mask.words[cores->processor[i] / 64] |= 1ull << (cores->processor[i] % 64);
  return mask;
}

static bool masks_meet(const sr_core_mask *a, const sr_core_mask *b) {
  for (int i = 0; i < SR_CORES_MASK_WORDS; i++)
    if (a->words[i] & b->words[i])
      return true;
  return false;
}

static int32_t mask_count(const sr_core_mask *mask) {
  int32_t count = 0;
  for (int i = 0; i < SR_CORES_MASK_WORDS; i++)
    count += __builtin_popcountll(mask->words[i]);
  return count;
}

/* Divides `share` into `count` runs of consecutive cores and returns run `index`. If the division
 * leaves a remainder, the first runs have one core more. If there are fewer cores than runs,
 * consecutive runs share a core. */
static sr_core_share divide(sr_core_share share, int32_t count, int32_t index) {
  int32_t least = share.count / count, more = share.count % count;
  if (least == 0)
    return (sr_core_share){.count = 1,
                           .first = share.first + (int32_t)((int64_t)index * share.count / count),
                           .pinned = share.pinned};
  return (sr_core_share){
      .count = least + (index < more),
      .first = share.first + index * least + (index < more ? index : more),
      .pinned = share.pinned,
  };
}

sr_core_share sr_cores_divide_ranks(const sr_core_mask *masks, int32_t count, int32_t own) {
  const sr_core_mask *mine = &masks[own];
  int32_t equal = 0, before = 0, meeting = 0;
  for (int32_t i = 0; i < count; i++) {
    bool same = memcmp(&masks[i], mine, sizeof *mine) == 0;
    equal += same;
    before += same && i < own;
    meeting += masks_meet(&masks[i], mine);
  }
  int32_t cores = mask_count(mine);
  if (meeting > equal)
    return (sr_core_share){.count = cores > meeting ? cores / meeting : 1, .pinned = false};
  return divide((sr_core_share){.count = cores, .first = 0, .pinned = true}, equal, before);
}

sr_core_share sr_cores_divide_devices(sr_core_share rank, int32_t count, int32_t index) {
  return divide(rank, count, index);
}
