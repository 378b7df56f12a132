/* The division of cores among ranks and devices, and the available memory of a node. */
#include "executor/devices/cpu/cores.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "executor/devices/cpu/cpu_memory.h"
#include "support/expect.h"

static sr_core_mask mask_of(uint64_t bits) {
  sr_core_mask mask = {{bits}};
  return mask;
}

static void expect_share(sr_core_share got, int32_t count, int32_t first, bool pinned) {
  EXPECT_EQ(got.count, count);
  EXPECT_EQ(got.pinned, pinned);
  if (pinned)
    EXPECT_EQ(got.first, first);
}

static void test_ranks(void) {
  sr_core_mask alone[] = {mask_of(0xff)};
  expect_share(sr_cores_divide_ranks(alone, 1, 0), 8, 0, true);
  sr_core_mask bound[] = {mask_of(0x0f), mask_of(0xf0)};
  expect_share(sr_cores_divide_ranks(bound, 2, 1), 4, 0, true);
  sr_core_mask equal[] = {mask_of(0xff), mask_of(0xff), mask_of(0xff)};
  expect_share(sr_cores_divide_ranks(equal, 3, 0), 3, 0, true);
  expect_share(sr_cores_divide_ranks(equal, 3, 1), 3, 3, true);
  expect_share(sr_cores_divide_ranks(equal, 3, 2), 2, 6, true);
  sr_core_mask few[] = {mask_of(1), mask_of(1)};
  expect_share(sr_cores_divide_ranks(few, 2, 1), 1, 0, true);
  sr_core_mask shared[] = {mask_of(3), mask_of(3), mask_of(3)};
  expect_share(sr_cores_divide_ranks(shared, 3, 0), 1, 0, true);
  expect_share(sr_cores_divide_ranks(shared, 3, 1), 1, 0, true);
  expect_share(sr_cores_divide_ranks(shared, 3, 2), 1, 1, true);
  sr_core_mask crossing[] = {mask_of(0x0f), mask_of(0xff)};
  expect_share(sr_cores_divide_ranks(crossing, 2, 0), 2, 0, false);
  expect_share(sr_cores_divide_ranks(crossing, 2, 1), 4, 0, false);
  sr_core_mask sockets[] = {mask_of(3), mask_of(3), mask_of(12), mask_of(12)};
  expect_share(sr_cores_divide_ranks(sockets, 4, 3), 1, 1, true);
}

static void test_devices(void) {
  sr_core_share rank = {.count = 7, .first = 8, .pinned = true};
  expect_share(sr_cores_divide_devices(rank, 3, 0), 3, 8, true);
  expect_share(sr_cores_divide_devices(rank, 3, 1), 2, 11, true);
  expect_share(sr_cores_divide_devices(rank, 3, 2), 2, 13, true);
  expect_share(sr_cores_divide_devices(rank, 8, 5), 1, 12, true);
  expect_share(sr_cores_divide_devices(rank, INT32_MAX, INT32_MAX - 1), 1, 14, true);
  rank.pinned = false;
  expect_share(sr_cores_divide_devices(rank, 8, 5), 1, 0, false);
  expect_share(sr_cores_divide_devices(rank, 2, 1), 3, 0, false);
}

static void test_find(void) {
  sr_ctx ctx = {0};
  static sr_cores cores;
  EXPECT_EQ(sr_cores_find(&ctx, &cores), SR_OK);
  EXPECT(cores.count >= 1 && cores.count <= sysconf(_SC_NPROCESSORS_CONF));
  sr_core_mask mask = sr_cores_mask(&cores);
  int32_t bits = 0;
  for (int i = 0; i < SR_CORES_MASK_WORDS; i++)
    bits += __builtin_popcountll(mask.words[i]);
  EXPECT_EQ(bits, cores.count);
}

/* ---- a tree of files as a kernel shows them -------------------------------------------------- */

static char root[64];

static bool make_root(void) {
  snprintf(root, sizeof root, "/tmp/spmdrun_cores_XXXXXX");
  return EXPECT(mkdtemp(root) != NULL);
}

static void remove_root(void) {
  sr_file_tree_remove(AT_FDCWD, root);
}

static void put(const char *path, const char *text) {
  char full[256];
  for (const char *slash = path + 1; (slash = strchr(slash, '/')); slash++) {
    snprintf(full, sizeof full, "%s%.*s", root, (int)(slash - path), path);
    mkdir(full, 0700);
  }
  snprintf(full, sizeof full, "%s%s", root, path);
  FILE *file = fopen(full, "w");
  if (EXPECT(file)) {
    fputs(text, file);
    fclose(file);
  }
}

/* Writes the /sys entries of one processor. */
static void put_processor(int32_t processor, int package, int core) {
  char path[128], text[16];
  snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu%d/topology/physical_package_id",
           processor);
  snprintf(text, sizeof text, "%d\n", package);
  put(path, text);
  snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu%d/topology/core_id", processor);
  snprintf(text, sizeof text, "%d\n", core);
  put(path, text);
}

static void expect_cores(uint64_t allowed, int32_t count, const int32_t *processors) {
  sr_ctx ctx = {0};
  static sr_cores cores;
  const sr_affinity mask = {{allowed}};
  EXPECT_EQ(sr_cores_list(&ctx, root, &mask, &cores), SR_OK);
  if (EXPECT_EQ(cores.count, count))
    for (int32_t i = 0; i < count; i++)
      EXPECT_EQ(cores.processor[i], processors[i]);
}

/* Two packages of two cores of two processors, in a common numbering: packages alternate, second
 * processors follow all first ones. Core numbers have gaps. */
static void test_list(void) {
  if (!make_root())
    return;
  for (int32_t p = 0; p < 8; p++)
    put_processor(p, p % 2, p % 4 / 2 * 8);
  expect_cores(0xff, 4, (const int32_t[]){0, 2, 1, 3});
  expect_cores(0x3a, 3, (const int32_t[]){4, 1, 3});
  expect_cores(0x300, 2, (const int32_t[]){8, 9}); /* processors without entries */
  expect_cores(0, 0, NULL);
  remove_root();
}

/* The soft limit counts, minus the mapped memory. */
static void test_address_space(void) {
  struct rlimit before, limit;
  EXPECT_EQ(getrlimit(RLIMIT_AS, &before), 0);
  limit = before;
  limit.rlim_cur = (rlim_t)1 << 47;
  if (before.rlim_max != RLIM_INFINITY && limit.rlim_cur > before.rlim_max)
    return;
  EXPECT_EQ(setrlimit(RLIMIT_AS, &limit), 0);
  uint64_t left = sr_memory_address_space();
  EXPECT(left > 0 && left < (uint64_t)limit.rlim_cur);
  limit.rlim_cur = 4096; /* less than is mapped */
  EXPECT_EQ(setrlimit(RLIMIT_AS, &limit), 0);
  uint64_t none = sr_memory_address_space();
  EXPECT_EQ(setrlimit(RLIMIT_AS, &before), 0);
  EXPECT_EQ(none, 0);
  if (before.rlim_cur == RLIM_INFINITY)
    EXPECT(sr_memory_address_space() == UINT64_MAX);
}

static void test_memory(void) {
  EXPECT(sr_memory_available("") > 0);
  EXPECT_EQ(sr_memory_available("/nonexistent"), 0);
  test_address_space();
  if (!make_root())
    return;
  put("/proc/meminfo", "MemTotal:       1000 kB\nMemFree: 10 kB\nMemAvailable:    500 kB\n");
  EXPECT_EQ(sr_memory_available(root), 500 * 1024);
  /* Version 2: the narrowest group up to the root counts; page cache does not. */
  put("/proc/self/cgroup", "0::/job/step\n");
  put("/sys/fs/cgroup/job/step/memory.max", "max\n");
  put("/sys/fs/cgroup/job/step/memory.current", "7\n");
  EXPECT_EQ(sr_memory_available(root), 500 * 1024);
  put("/sys/fs/cgroup/job/memory.max", "100000\n");
  put("/sys/fs/cgroup/job/memory.current", "60000\n");
  EXPECT_EQ(sr_memory_available(root), 40000);
  put("/sys/fs/cgroup/job/memory.stat", "anon 1\ninactive_file 25000\n");
  EXPECT_EQ(sr_memory_available(root), 65000);
  put("/sys/fs/cgroup/job/memory.current", "200000\n");
  EXPECT_EQ(sr_memory_available(root), 0);
  /* In a container the group is the root. */
  put("/proc/self/cgroup", "0::/\n");
  put("/sys/fs/cgroup/memory.max", "90000\n");
  put("/sys/fs/cgroup/memory.current", "1000\n");
  EXPECT_EQ(sr_memory_available(root), 89000);
  /* Version 1. */
  put("/proc/self/cgroup", "5:cpu,cpuacct:/a\n4:memory:/a/b\n");
  put("/sys/fs/cgroup/memory/a/b/memory.limit_in_bytes", "9223372036854771712\n");
  put("/sys/fs/cgroup/memory/a/b/memory.usage_in_bytes", "5\n");
  put("/sys/fs/cgroup/memory/a/memory.limit_in_bytes", "3000\n");
  put("/sys/fs/cgroup/memory/a/memory.usage_in_bytes", "1000\n");
  put("/sys/fs/cgroup/memory/a/memory.stat", "inactive_file 7\ntotal_inactive_file 300\n");
  EXPECT_EQ(sr_memory_available(root), 2300);
  remove_root();
}

int main(void) {
  test_ranks();
  test_devices();
  test_find();
  test_list();
  test_memory();
  return expect_result();
}
