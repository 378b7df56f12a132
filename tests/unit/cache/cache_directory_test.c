/* Directories that are untrusted or do not work: refused with a remedy, or a miss; never a failed
 * job. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "cache/directory.h"
#include "support/cache_case.h"

/* Opens and closes the directory at `path`; returns the status of opening. */
static sr_status try_open(sr_ctx *ctx, const char *path) {
  const sr_cache_settings settings = {.level = 3};
  sr_tier *tier = NULL;
  sr_status status = sr_directory_tier_open(ctx, SR_TIER_DIRECTORY, path, &settings, &tier);
  EXPECT((status == SR_OK) == (tier != NULL));
  if (tier)
    tier->calls->close(tier);
  return status;
}

static void test_refusals(const scratch *place) {
  const char *path = scratch_path(place, "open");
  EXPECT(mkdir(path, 0700) == 0);
  static const mode_t modes[] = {0720, 0702, 0777, 01777};
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
    sr_ctx ctx = {0};
    EXPECT(chmod(path, modes[i]) == 0);
    EXPECT_EQ(try_open(&ctx, path), SR_ERR_INVALID);
    EXPECT_CONTAINS(ctx.message, "chmod go-w");
  }
  EXPECT(chmod(path, 0755) == 0);
  sr_ctx ctx = {0};
  EXPECT_EQ(try_open(&ctx, path), SR_OK);

  if (geteuid() == 0) {
    EXPECT(chown(path, 12345, (gid_t)-1) == 0);
    EXPECT_EQ(try_open(&ctx, path), SR_ERR_INVALID);
    EXPECT_CONTAINS(ctx.message, "belongs to user 12345");
    EXPECT_CONTAINS(ctx.message, "choose another");
  }

  sr_ctx_clear(&ctx);
  int file = open(scratch_path(place, "file"), O_CREAT | O_WRONLY, 0600);
  close(file);
  EXPECT_EQ(try_open(&ctx, scratch_path(place, "file/below")), SR_ERR_IO);
  EXPECT_CONTAINS(ctx.message, "Not a directory");
}

/* Stores into a cache that cannot take the entry, in a child: one warning, a miss, and no
 * leftovers. */
static void expect_failing_store(const char *path, const char *sentence) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  sr_cache *cache;
  if (!EXPECT_EQ(cache_case_open(&ctx, path, &cache), SR_OK))
    return;
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "p");
  static unsigned char data[4 << 20];
  cache_case_fill(data, sizeof data, 3);
  cache_case_store(&ctx, cache, &key, data, sizeof data);
  cache_case_store(&ctx, cache, &key, data, sizeof data);
  EXPECT_EQ(lines.count[SR_LOG_WARN], 1);
  EXPECT_CONTAINS(lines.last, sentence);
  EXPECT_EQ(ctx.code, SR_OK);
  EXPECT(!cache_case_holds(&ctx, cache, &key, data, sizeof data));
  sr_cache_close(cache);
  DIR *stream = opendir(path);
  for (struct dirent *file; stream && (file = readdir(stream)) != NULL;)
    EXPECT(!strstr(file->d_name, "spmdrun-tmp"));
  if (stream)
    closedir(stream);
}

/* Runs `body` in a child, so that limits and user ids do not affect the test. */
static void in_child(void (*body)(const char *path), const char *path) {
  fflush(NULL);
  pid_t child = fork();
  if (child == 0) {
    expect_failures = 0;
    body(path);
    _exit(expect_failures ? 1 : 0);
  }
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/* The signal of ulimit -f would end the process; here the limit acts as a full disk. */
static void under_file_limit(const char *path) {
  struct rlimit limit = {100000, 100000};
  EXPECT(setrlimit(RLIMIT_FSIZE, &limit) == 0);
  expect_failing_store(path, "File too large");
}

static void without_permission(const char *path) {
  if (geteuid() == 0 && setresuid(54321, 54321, 54321) != 0)
    return;
  expect_failing_store(path, "Permission denied");
}

static void test_read_only(const scratch *place) {
  const char *path = scratch_path(place, "locked");
  EXPECT(mkdir(path, 0700) == 0);
  if (geteuid() == 0)
    EXPECT(chmod(place->path, 0755) == 0 && chown(path, 54321, (gid_t)-1) == 0);
  EXPECT(chmod(path, 0500) == 0);
  in_child(without_permission, path);
}

static void full_disk(const char *path) {
  expect_failing_store(path, "No space left on device");
}

static void read_only_disk(const char *path) {
  expect_failing_store(path, "Read-only file system");
}

/* Needs permission to mount; without it, the file limit above replaces it. */
static void test_small_disk(const scratch *place) {
  const char *path = scratch_path(place, "disk");
  EXPECT(mkdir(path, 0700) == 0);
  if (mount("tmpfs", path, "tmpfs", 0, "size=1m,mode=0700") != 0) {
    printf("full disk: not tested, this user cannot mount (%s)\n", strerror(errno));
    return;
  }
  in_child(full_disk, path);
  EXPECT(mount("tmpfs", path, "tmpfs", MS_REMOUNT | MS_RDONLY, "size=1m,mode=0700") == 0);
  in_child(read_only_disk, path);
  EXPECT(umount(path) == 0);
}

/* The directory disappears while the cache is open. */
static void test_vanished(const scratch *place) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  sr_cache *cache;
  const char *path = scratch_path(place, "gone");
  if (!EXPECT_EQ(cache_case_open(&ctx, path, &cache), SR_OK))
    return;
  sr_file_tree_remove(AT_FDCWD, path);
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "p");
  cache_case_store(&ctx, cache, &key, "abc", 3);
  EXPECT_EQ(lines.count[SR_LOG_WARN], 1);
  EXPECT(!cache_case_holds(&ctx, cache, &key, "abc", 3));
  sr_arena *arena = sr_arena_create();
  EXPECT_CONTAINS(sr_cache_explain(&ctx, cache, &key, arena), "holds no entry");
  sr_arena_destroy(arena);
  EXPECT_EQ(ctx.code, SR_OK);
  sr_cache_close(cache);
}

int main(void) {
  scratch place;
  scratch_init(&place);
  test_refusals(&place);
  EXPECT(mkdir(scratch_path(&place, "limited"), 0700) == 0);
  in_child(under_file_limit, scratch_path(&place, "limited"));
  test_read_only(&place);
  test_small_disk(&place);
  test_vanished(&place);
  scratch_deinit(&place);
  return expect_result();
}
