/* Files are written whole or not at all; trees are removed without following links. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

#include "support/expect.h"
#include "support/failing_readdir.h"
#include "support/scratch.h"

static void test_publish(const scratch *place) {
  int directory = open(place->path, O_RDONLY | O_DIRECTORY);
  char name[SR_FILE_TEMPORARY_BYTES], second[SR_FILE_TEMPORARY_BYTES];
  int file = sr_file_temporary_create(directory, 0600, name);
  EXPECT(file >= 0);
  EXPECT(sr_file_temporary_name(second) && strcmp(name, second) != 0);
  EXPECT(sr_file_write(file, "later", 5, 3) && sr_file_write(file, "abc", 3, 0));
  EXPECT(sr_file_publish(directory, file, name, "result", true));
  char data[9] = "";
  EXPECT(sr_file_read(file, data, 8, 0));
  EXPECT_STRING(data, "abclater");
  errno = EIO;
  EXPECT(!sr_file_read(file, data, 9, 0) && errno == 0);
  /* A rename of a missing file is not taken for one that succeeded. */
  int other = sr_file_temporary_create(directory, 0600, second);
  EXPECT(unlinkat(directory, second, 0) == 0);
  EXPECT(!sr_file_publish(directory, other, second, "result", false) && errno == ENOENT);
  /* A rename that succeeded but reported failure is recognised. */
  EXPECT(sr_file_publish(directory, file, name, "result", false));
  close(other);
  close(file);
  close(directory);
}

/* The limit shows as an errno here, without a signal, and the caller's signal mask is restored. */
static void test_file_limit(const scratch *place) {
  struct rlimit before, limit;
  getrlimit(RLIMIT_FSIZE, &before);
  limit = before;
  limit.rlim_cur = 1000;
  int file = open(scratch_path(place, "limited"), O_RDWR | O_CREAT, 0600);
  EXPECT(setrlimit(RLIMIT_FSIZE, &limit) == 0);
  static char data[4000];
  EXPECT(!sr_file_write(file, data, sizeof data, 0) && errno == EFBIG);
  EXPECT(setrlimit(RLIMIT_FSIZE, &before) == 0);
  sigset_t mask;
  sigprocmask(SIG_SETMASK, NULL, &mask);
  EXPECT(sigismember(&mask, SIGXFSZ) == 0);
  close(file);
}

static void test_tree(const scratch *place) {
  EXPECT(mkdir(scratch_path(place, "kept"), 0700) == 0);
  close(open(scratch_path(place, "kept/file"), O_CREAT | O_WRONLY, 0600));
  EXPECT(mkdir(scratch_path(place, "tree"), 0700) == 0);
  EXPECT(mkdir(scratch_path(place, "tree/a"), 0700) == 0);
  EXPECT(mkdir(scratch_path(place, "tree/a/b"), 0700) == 0);
  close(open(scratch_path(place, "tree/a/b/file"), O_CREAT | O_WRONLY, 0600));
  EXPECT(symlink("../kept", scratch_path(place, "tree/link")) == 0);
  EXPECT(sr_file_tree_remove(AT_FDCWD, scratch_path(place, "tree")));
  EXPECT(access(scratch_path(place, "tree"), F_OK) != 0);
  EXPECT(access(scratch_path(place, "kept/file"), F_OK) == 0);
  EXPECT(sr_file_tree_remove(AT_FDCWD, scratch_path(place, "tree")));
}

/* Removes old temporary files, and old temporary directories on request; never young ones or
 * others. */
static void test_sweep(const scratch *place) {
  static const char *const names[] = {".spmdrun-tmp-old", ".spmdrun-tmp-tree", ".spmdrun-tmp-new",
                                      "old"};
  int directory = open(place->path, O_RDONLY | O_DIRECTORY);
  for (int i = 0; i < 4; i++) {
    const char *path = scratch_path(place, names[i]);
    if (i == 1)
      EXPECT(mkdir(path, 0700) == 0 &&
             mkdir(scratch_path(place, ".spmdrun-tmp-tree/c"), 0700) == 0);
    else
      close(open(path, O_CREAT | O_WRONLY, 0600));
    const struct timespec times[2] = {{.tv_sec = i == 2 ? 960 : 900},
                                      {.tv_sec = i == 2 ? 960 : 900}};
    EXPECT(utimensat(AT_FDCWD, path, times, 0) == 0);
  }
  static const bool after_files[] = {false, true, true, true};
  static const bool after_trees[] = {false, false, true, true};
  for (int trees = 0; trees < 2; trees++) {
    sr_file_temporary_sweep(directory, 1000, 50, trees != 0);
    for (int i = 0; i < 4; i++)
      EXPECT_EQ(access(scratch_path(place, names[i]), F_OK) == 0,
                trees ? after_trees[i] : after_files[i]);
  }
  close(directory);
}

/* Removes what dead processes left in a tree of directories, and nothing of its own process. */
static void test_tree_sweep(const scratch *place) {
  static const char *const left[] = {"swept/.spmdrun-tmp-old", "swept/a/b/.spmdrun-tmp-old"};
  char own[SR_FILE_TEMPORARY_BYTES];
  EXPECT(mkdir(scratch_path(place, "swept"), 0700) == 0 &&
         mkdir(scratch_path(place, "swept/a"), 0700) == 0 &&
         mkdir(scratch_path(place, "swept/a/b"), 0700) == 0);
  for (int i = 0; i < 2; i++) {
    const struct timespec times[2] = {{.tv_sec = 900}, {.tv_sec = 900}};
    close(open(scratch_path(place, left[i]), O_CREAT | O_WRONLY, 0600));
    EXPECT(utimensat(AT_FDCWD, scratch_path(place, left[i]), times, 0) == 0);
  }
  int inside = open(scratch_path(place, "swept/a/b"), O_RDONLY | O_DIRECTORY);
  close(open(scratch_path(place, "swept/a/b/kept"), O_CREAT | O_WRONLY, 0600));
  close(sr_file_temporary_create(inside, 0600, own));
  sr_file_tree_sweep(scratch_path(place, "swept"));
  EXPECT(access(scratch_path(place, left[0]), F_OK) != 0);
  EXPECT(access(scratch_path(place, left[1]), F_OK) != 0);
  EXPECT(access(scratch_path(place, "swept/a/b/kept"), F_OK) == 0);
  EXPECT(faccessat(inside, own, F_OK, 0) == 0);
  close(inside);
}

/* A file or a full folder replaces another of its kind, or nothing. The replaced folder is handed
 * back. */
static void test_replace(const scratch *place) {
  for (int from = 0; from < 2; from++)
    for (int to = 0; to < 3; to++) {
      char old[256], new[256], mark[300];
      snprintf(new, sizeof new, "%s", scratch_path(place, "new"));
      snprintf(old, sizeof old, "%s", scratch_path(place, "old"));
      for (int which = 0; which < 2; which++) {
        const char *path = which ? old : new;
        int is_folder = which ? to == 1 : from == 1;
        if (is_folder)
          EXPECT(mkdir(path, 0700) == 0);
        snprintf(mark, sizeof mark, is_folder ? "%s/%s" : "%s", path, which ? "b" : "a");
        if (!which || to < 2)
          close(open(mark, O_CREAT | O_WRONLY, 0600));
      }
      EXPECT(sr_file_replace(new, old));
      bool is_file_over_file = from == 0 && to == 0;
      EXPECT_EQ(access(new, F_OK) == 0, to < 2 && !is_file_over_file);
      EXPECT(sr_file_tree_remove(AT_FDCWD, new));
      snprintf(mark, sizeof mark, "%s/a", old);
      EXPECT_EQ(access(mark, F_OK) == 0, from == 1);
      EXPECT(access(old, F_OK) == 0);
      EXPECT(sr_file_tree_remove(AT_FDCWD, old));
    }
  EXPECT(!sr_file_replace(scratch_path(place, "nothing"), "old") && errno == ENOENT);
}

/* For a process of this machine, only its end counts. */
static void test_sweep_by_maker(const scratch *place) {
  const char *path = scratch_path(place, "makers");
  EXPECT(mkdir(path, 0700) == 0);
  int directory = open(path, O_RDONLY | O_DIRECTORY);
  char own[SR_FILE_TEMPORARY_BYTES], left[SR_FILE_TEMPORARY_BYTES];
  int file = sr_file_temporary_create(directory, 0600, own);
  int to_parent[2];
  EXPECT(file >= 0 && pipe(to_parent) == 0);
  pid_t child = fork();
  if (child == 0) {
    bool made = sr_file_temporary_create(directory, 0600, left) >= 0;
    _exit(made && write(to_parent[1], left, sizeof left) == sizeof left ? 0 : 1);
  }
  int status;
  EXPECT(read(to_parent[0], left, sizeof left) == sizeof left);
  EXPECT(waitpid(child, &status, 0) == child && status == 0);
  struct timespec now;
  EXPECT(sr_file_clock(directory, &now));
  sr_file_temporary_sweep(directory, now.tv_sec + 100, 50, false);
  EXPECT(faccessat(directory, own, F_OK, 0) == 0);
  EXPECT(faccessat(directory, left, F_OK, 0) != 0);
  /* A file of an earlier process that had the pid of this one. */
  char *started = strchr(strchr(own, '-') + 1, '-'); /* ".spmdrun-tmp-SCOPE-PID-STARTED-RANDOM" */
  for (int field = 0; field < 2; field++)
    started = strchr(started + 1, '-');
  started[1] = started[1] == '1' ? '2' : '1';
  close(openat(directory, own, O_CREAT | O_WRONLY, 0600));
  sr_file_temporary_sweep(directory, now.tv_sec + 100, 50, false);
  EXPECT(faccessat(directory, own, F_OK, 0) != 0);
  close(to_parent[0]);
  close(to_parent[1]);
  close(file);
  close(directory);
}

static void test_names(const scratch *place) {
  const char *path = scratch_path(place, "listed");
  EXPECT(mkdir(path, 0700) == 0);
  EXPECT(sr_file_directory_is_empty(path));
  readdir_left = 2; /* entries after "." and ".." are not read */
  EXPECT(!sr_file_directory_is_empty(path));
  readdir_left = -1;
  close(open(scratch_path(place, "listed/file"), O_CREAT | O_WRONLY, 0600));
  EXPECT(!sr_file_directory_is_empty(path));
  EXPECT(!sr_file_directory_is_empty(scratch_path(place, "listed/file")));
  DIR *stream = opendir(path);
  EXPECT_STRING(sr_file_next_name(stream), "file");
  errno = ENOENT;
  EXPECT(!sr_file_next_name(stream) && errno == 0);
  readdir_left = 0;
  EXPECT(!sr_file_next_name(stream) && errno == EIO);
  readdir_left = -1;
  closedir(stream);
}

int main(void) {
  scratch place;
  scratch_init(&place);
  test_publish(&place);
  test_names(&place);
  test_file_limit(&place);
  test_tree(&place);
  test_sweep(&place);
  test_tree_sweep(&place);
  test_sweep_by_maker(&place);
  test_replace(&place);
  scratch_deinit(&place);
  return expect_result();
}
