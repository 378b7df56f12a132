/*
 * A save of which the record's files are not on the disk is not published: fsync, fdatasync and
 * rename of the library come here first. Each file and directory of the record must be as it was
 * when it was last brought to the disk, on whichever rank, when a save gets its name. Then each of
 * these calls fails in turn: that save fails, and the next one, which has the same steps and more,
 * becomes whole.
 */
#include <errno.h>
#include <ftw.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "spmdrun.h"
#include "support/expect.h"

enum {
  RANKS = 2,
  SYNCS = 4096, /* of a rank */
  STEPS = 5,
  MORE = 2,
  TICK_US = 8000 /* longer than the time that file systems tell apart */
};

typedef struct synced {
  dev_t device;
  ino_t inode;
  off_t bytes;
  struct timespec changed;
} synced;

/* In memory of all ranks. */
typedef struct shared {
  synced files[RANKS][SYNCS]; /* as they were after a sync */
  atomic_int count[RANKS];
  atomic_int calls[RANKS];   /* syncs of the record's files so far */
  atomic_int fail_at[RANKS]; /* the call that fails; -1: none does */
  atomic_int struck;         /* calls that have failed */
  atomic_int published, unsynced;
} shared;

static spmdrun_context *context;
static int rank;
static char folder[128];
static shared *all;
static bool slowly; /* wait for a tick after each sync, so that what is changed later shows */

static const char *in_state(const char *name) {
  static char path[256];
  snprintf(path, sizeof path, "%s/state/%s", folder, name);
  return path;
}

/* ---- the calls of the library ---------------------------------------------------------------- */

static bool is_of_record(int file) {
  char link[64], path[512];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  path[length > 0 ? length : 0] = '\0';
  return strstr(path, "/state/outputs") || strstr(path, "/log.jsonl");
}

static void note_sync(int file) {
  struct stat found;
  int i = all->count[rank];
  if (!EXPECT(fstat(file, &found) == 0 && i < SYNCS))
    return;
  all->files[rank][i] = (synced){found.st_dev, found.st_ino, found.st_size, found.st_mtim};
  all->count[rank] = i + 1;
}

static bool is_synced(const struct stat *found) {
  for (int r = 0; r < RANKS; r++)
    for (int i = 0; i < all->count[r]; i++) {
      const synced *one = &all->files[r][i];
      if (one->device == found->st_dev && one->inode == found->st_ino &&
          one->bytes == found->st_size && one->changed.tv_sec == found->st_mtim.tv_sec &&
          one->changed.tv_nsec == found->st_mtim.tv_nsec)
        return true;
    }
  return false;
}

static int look(const char *path, const struct stat *found, int type, struct FTW *where) {
  (void)type;
  (void)where;
  if (is_synced(found))
    return 0;
  fprintf(stderr, "not on the disk: %s\n", path);
  all->unsynced++;
  return 0;
}

/* The thread of the record and that of saves sync at the same time. */
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static int sync_in_turn(int file, int real(int)) {
  if (!all)
    return real(file);
  pthread_mutex_lock(&turn);
  int result = -1;
  if (is_of_record(file) && all->calls[rank]++ == all->fail_at[rank]) {
    all->struck++;
    errno = EIO;
  } else {
    result = real(file);
    note_sync(file);
    if (slowly)
      usleep(TICK_US);
  }
  int error = errno;
  pthread_mutex_unlock(&turn);
  errno = error;
  return result;
}

int __real_fsync(int file);
int __wrap_fsync(int file);
int __wrap_fsync(int file) {
  return sync_in_turn(file, __real_fsync);
}

int __real_fdatasync(int file);
int __wrap_fdatasync(int file);
int __wrap_fdatasync(int file) {
  return sync_in_turn(file, __real_fdatasync);
}

int __real_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to) {
  if (all && strstr(to, "/save-")) {
    nftw(in_state("outputs"), look, 8, FTW_PHYS);
    struct stat found;
    if (stat(in_state("log.jsonl"), &found) != 0 || !is_synced(&found))
      all->unsynced++;
    all->published++;
  }
  return __real_rename(from, to);
}

/* ---- a loop ---------------------------------------------------------------------------------- */

static const char text[] =
    "module @double attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {\n"
    "  sdy.mesh @mesh = <[\"i\"=2]>\n"
    "  func.func public @main(%arg0: tensor<4x3xf32> {sdy.sharding = #sdy.sharding<@mesh, "
    "[{\"i\"}, {}]>}) -> (tensor<4x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"i\"}, {}]>}, "
    "tensor<4x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"i\"}, {}]>}, tensor<i32>) {\n"
    "    %0 = stablehlo.add %arg0, %arg0 : tensor<4x3xf32>\n"
    "    %c = stablehlo.constant dense<7> : tensor<i32>\n"
    "    return %0, %0, %c : tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>\n  }\n}\n";

typedef struct loop {
  spmdrun_executable *program;
  spmdrun_saves *saves;
  spmdrun_record *record;
  spmdrun_array *state;
  int step;
} loop;

/* Waits for all ranks. */
static void meet(void) {
  EXPECT_EQ(spmdrun_agree(context, SPMDRUN_OK, NULL), SPMDRUN_OK);
}

static spmdrun_status open_record(loop *l, spmdrun_record **out) {
  const spmdrun_record_options options = {
      .size = sizeof options, .first = l->step, .first_result = 1, .saves = l->saves};
  return spmdrun_record_open(l->program, in_state(""), &options, out);
}

static bool begin(loop *l, spmdrun_executable *program) {
  *l = (loop){.program = program};
  return EXPECT_EQ(spmdrun_saves_open(context, in_state(""), NULL, &l->saves), SPMDRUN_OK) &&
         EXPECT_EQ(open_record(l, &l->record), SPMDRUN_OK) &&
         EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &l->state), SPMDRUN_OK);
}

static void run_steps(loop *l, int count) {
  for (int i = 0; i < count; i++, l->step++) {
    spmdrun_array *results[3];
    EXPECT_EQ(spmdrun_execute(l->program, &l->state, results), SPMDRUN_OK);
    EXPECT_EQ(spmdrun_record_add(l->record, results), SPMDRUN_OK);
    spmdrun_array_destroy(l->state);
    l->state = results[0];
    spmdrun_array_destroy(results[1]);
    spmdrun_array_destroy(results[2]);
  }
}

static spmdrun_status save(loop *l) {
  EXPECT_EQ(spmdrun_save(l->saves, l->program, l->step, &l->state, 1), SPMDRUN_OK);
  return spmdrun_saves_wait(l->saves);
}

/* Ends the loop. Rank 0 removes what it has left. */
static void end(loop *l) {
  char removal[256];
  spmdrun_saves_close(l->saves);
  spmdrun_record_close(l->record);
  spmdrun_array_destroy(l->state);
  meet();
  snprintf(removal, sizeof removal, "rm -r %s/state", folder);
  EXPECT(rank != 0 || system(removal) == 0);
  meet();
}

/* Checks that the log and the metadata of the output say `steps`, after so many saves. */
static void check_files(int steps, int published) {
  char line[512], wanted[64];
  int lines = 0;
  FILE *log = fopen(in_state("log.jsonl"), "r");
  while (log && fgets(line, sizeof line, log))
    lines++;
  EXPECT_EQ(lines, steps);
  FILE *metadata = fopen(in_state("outputs/result1.zarr/zarr.json"), "r");
  if (EXPECT(metadata))
    line[fread(line, 1, sizeof line - 1, metadata)] = '\0';
  snprintf(wanted, sizeof wanted, "[%d, 4, 3]", steps);
  EXPECT_CONTAINS(line, wanted);
  EXPECT_EQ(all->published, published);
  EXPECT_EQ(all->unsynced, 0);
  fclose(log);
  fclose(metadata);
}

/* ---- tests ----------------------------------------------------------------------------------- */

static void test_order(spmdrun_executable *program) {
  loop l;
  slowly = true;
  if (!begin(&l, program))
    return;
  for (int saves = 1; saves <= 2; saves++) {
    run_steps(&l, STEPS);
    EXPECT_EQ(save(&l), SPMDRUN_OK);
    check_files(saves * STEPS, saves);
    meet();
  }
  spmdrun_record *other = NULL;
  EXPECT_EQ(open_record(&l, &other), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), "these saves wait for another record already");
  run_steps(&l, STEPS);
  EXPECT_EQ(spmdrun_save(l.saves, l.program, l.step, &l.state, 1), SPMDRUN_OK);
  spmdrun_record_close(l.record);
  EXPECT_EQ(spmdrun_saves_wait(l.saves), SPMDRUN_OK);
  check_files(3 * STEPS, 3);
  meet();
  EXPECT_EQ(open_record(&l, &l.record), SPMDRUN_OK);
  run_steps(&l, 1);
  EXPECT_EQ(spmdrun_record_flush(l.record), SPMDRUN_OK);
  check_files(3 * STEPS + 1, 3);
  meet();
  end(&l);
  slowly = false;
}

/* Call `at` of rank `failing` fails. Returns false if there is no such call. */
static bool fails(spmdrun_executable *program, int failing, int at) {
  loop l;
  if (!begin(&l, program))
    return false;
  run_steps(&l, STEPS);
  all->calls[rank] = 0;
  all->fail_at[rank] = rank == failing ? at : -1;
  meet();
  const int published = all->published, struck = all->struck;
  const spmdrun_status status = save(&l);
  if (status != SPMDRUN_OK && rank == failing)
    EXPECT_CONTAINS(spmdrun_message(context), "it cannot be written: Input/output error");
  meet();
  const bool has_struck = all->struck > struck;
  EXPECT_EQ(all->published, published + !has_struck);
  EXPECT_EQ(status, has_struck ? SPMDRUN_IO : SPMDRUN_OK);
  EXPECT(!has_struck || access(in_state("save-5"), F_OK) != 0);
  all->fail_at[rank] = -1;
  run_steps(&l, MORE);
  EXPECT_EQ(save(&l), SPMDRUN_OK);
  check_files(STEPS + MORE, published + 1 + !has_struck);
  meet();
  end(&l);
  return has_struck;
}

static void test_failures(spmdrun_executable *program) {
  for (int failing = 0; failing < spmdrun_size(context); failing++) {
    int count = 0;
    while (count < 100 && fails(program, failing, count))
      count++;
    EXPECT(count > 4 && count < 100);
    if (rank == 0)
      printf("rank %d: %d calls, and the save fails if any of them does\n", failing, count);
  }
}

static bool map_shared(void) {
  char path[256];
  snprintf(path, sizeof path, "%s/shared", folder);
  FILE *file = rank == 0 ? fopen(path, "w+") : NULL;
  EXPECT(rank != 0 || (file && ftruncate(fileno(file), sizeof *all) == 0));
  meet();
  if (!file)
    file = fopen(path, "r+");
  shared *memory =
      file ? mmap(NULL, sizeof *all, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file), 0)
           : MAP_FAILED;
  if (!EXPECT(memory != MAP_FAILED))
    return false;
  fclose(file);
  memory->fail_at[rank] = -1;
  meet();
  all = memory;
  return true;
}

int main(void) {
  const spmdrun_options options = {.size = sizeof options, .no_cache = 1, .log = "error"};
  if (!EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK))
    return expect_result();
  rank = spmdrun_rank(context);
  snprintf(folder, sizeof folder, "/tmp/spmdrun-record-sync-XXXXXX");
  EXPECT(rank != 0 || mkdtemp(folder));
  EXPECT_EQ(spmdrun_share(context, folder, sizeof folder), SPMDRUN_OK);
  spmdrun_executable *program = NULL;
  EXPECT_EQ(spmdrun_compile_text(context, "double.mlir", text, strlen(text), NULL, &program),
            SPMDRUN_OK);
  if (program && map_shared()) {
    test_order(program);
    test_failures(program);
  }
  char removal[256];
  snprintf(removal, sizeof removal, "rm -r %s", folder);
  meet();
  EXPECT(rank != 0 || system(removal) == 0);
  spmdrun_executable_destroy(program);
  spmdrun_context_destroy(context);
  return expect_result();
}
