/*
 * A power failure between any two system calls of a store. The possible disk contents are derived
 * from the calls, by the least that POSIX promises: bytes are on the disk if the file was synced
 * since, names if the directory was. Any other change may or may not have reached the disk, in any
 * order; unsynced bytes may be there, half there, or zeros. The test makes each such disk as a
 * directory and lets a reader look at it: the entry must be the old one or the new one, whole, and
 * the new one after the store has reported success.
 *
 * This shows that the order of writes, syncs and renames is correct on every file system that keeps
 * these promises, not that a disk keeps them. A directory that was made for the first store may be
 * lost with the store, which is a miss.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"
#include "fault/scenes.h"
#include "fault/tracer.h"
#include "support/expect.h"

enum {
  CHANGES = 64,      /* changes in one run */
  FILES = 16,        /* files made in one run */
  DIRECTORIES = 2,   /* directories made in one run */
  FILE_BYTES = 8192, /* size of a file */
  DESCRIPTORS = 64,  /* highest descriptor */
  NAME_BYTES = 128,
  PENDING = 8, /* changes of names between two syncs of the directory */
};

typedef enum change_kind {
  CHANGE_CREATE,
  CHANGE_WRITE,
  CHANGE_SYNC_FILE,
  CHANGE_SYNC_NAMES,
  CHANGE_RENAME,
  CHANGE_UNLINK,
  CHANGE_MAKE_DIRECTORY,
  CHANGE_RENAME_DIRECTORY,
  CHANGE_REMOVE_DIRECTORY,
} change_kind;

/*
 * A name is that of a file in the directory or, as "DIRECTORY/FILE", of a file in a directory that
 * existed before. A file in a directory that the run made is "../madeN/FILE": the contents of such
 * a directory reach the disk independently of its name.
 */
typedef struct change {
  change_kind kind;
  int file; /* number of the file or directory that the run made; -1: it existed before */
  char from[NAME_BYTES], to[NAME_BYTES];
  size_t offset, bytes;
} change;

/* The changes that a run made to the directory. */
typedef struct record {
  change changes[CHANGES];
  int count;
  int file_count, directory_count;
  unsigned char bytes[FILES][FILE_BYTES]; /* bytes of each file; no byte is written twice */
  int descriptors[DESCRIPTORS];         /* number of the open file plus 1; 0: none of these files */
  char within[DESCRIPTORS][NAME_BYTES]; /* prefix of names of files in an open directory */
} record;

static record seen;
static trace run;

/* ---- recording ------------------------------------------------------------------------------- */

static void read_memory(pid_t pid, uint64_t address, void *out, size_t bytes) {
  struct iovec to = {out, bytes}, from = {(void *)(uintptr_t)address, bytes};
  EXPECT(process_vm_readv(pid, &to, 1, &from, 1, 0) == (ssize_t)bytes);
}

/* Reads the name in argument `at`, relative to the directory in the argument before it. */
static void read_name(pid_t pid, const traced_call *call, int at, char out[NAME_BYTES]) {
  const uint64_t address = call->arguments[at], directory = call->arguments[at - 1];
  int length =
      directory < DESCRIPTORS ? snprintf(out, NAME_BYTES, "%s", seen.within[directory]) : 0;
  for (uint64_t i = 0; length < NAME_BYTES - 1; i++) {
    read_memory(pid, address + i, &out[length], 1);
    if (!out[length++])
      return;
  }
  out[length] = '\0';
}

static change *add_change(change_kind kind, int file) {
  if (!EXPECT(seen.count < CHANGES))
    exit(1);
  change *made = &seen.changes[seen.count++];
  *made = (change){.kind = kind, .file = file};
  return made;
}

static bool is_of_directory(change_kind kind) {
  return kind >= CHANGE_MAKE_DIRECTORY;
}

/* Number of the file or directory that has this name now; -1: it existed before. */
static int which_named(const char *name, bool directory) {
  int which = -1;
  for (int i = 0; i < seen.count; i++) {
    const change *made = &seen.changes[i];
    if (is_of_directory(made->kind) == directory && made->to[0] && strcmp(made->to, name) == 0)
      which = made->file;
  }
  return which;
}

/* Files that count hits and misses are ignored: they may be off by a few. */
static bool is_count(const char *name) {
  return strstr(name, ".hits") || strcmp(name, "misses") == 0;
}

/* Records the opening of a subdirectory; the directory itself is opened by its path. */
static void record_open(const traced_call *call, const char *name) {
  if (name[0] == '/' || strcmp(name, ".") == 0 || !EXPECT(call->result < DESCRIPTORS))
    return;
  int made = which_named(name, true);
  char *within = seen.within[call->result];
  if (made < 0)
    snprintf(within, NAME_BYTES, "%.100s/", name);
  else
    snprintf(within, NAME_BYTES, "../made%d/", made);
}

static void record_make(pid_t pid, const traced_call *call) {
  if (!EXPECT(seen.directory_count < DIRECTORIES))
    return;
  change *made = add_change(CHANGE_MAKE_DIRECTORY, seen.directory_count++);
  read_name(pid, call, 1, made->to);
}

static void record_create(pid_t pid, const traced_call *call) {
  char name[NAME_BYTES];
  read_name(pid, call, 1, name);
  if (call->arguments[2] & O_DIRECTORY) {
    record_open(call, name);
    return;
  }
  if (!(call->arguments[2] & O_CREAT))
    return;
  if (is_count(name) || !EXPECT(seen.file_count < FILES && call->result < DESCRIPTORS))
    return;
  int file = seen.file_count++;
  seen.descriptors[call->result] = file + 1;
  snprintf(add_change(CHANGE_CREATE, file)->to, NAME_BYTES, "%s", name);
}

static void record_write(pid_t pid, const traced_call *call, int file) {
  size_t bytes = (size_t)call->result, offset = (size_t)call->arguments[3];
  if (file < 0 || !EXPECT(offset + bytes <= FILE_BYTES))
    return;
  read_memory(pid, call->arguments[1], seen.bytes[file] + offset, bytes);
  change *made = add_change(CHANGE_WRITE, file);
  made->offset = offset;
  made->bytes = bytes;
}

static void record_move(pid_t pid, const traced_call *call) {
  char from[NAME_BYTES], to[NAME_BYTES];
  read_name(pid, call, 1, from);
  read_name(pid, call, 3, to);
  int directory = which_named(from, true);
  change *made = directory < 0 ? add_change(CHANGE_RENAME, which_named(from, false))
                               : add_change(CHANGE_RENAME_DIRECTORY, directory);
  snprintf(made->from, NAME_BYTES, "%s", from);
  snprintf(made->to, NAME_BYTES, "%s", to);
}

static void record_remove(pid_t pid, const traced_call *call) {
  char name[NAME_BYTES];
  read_name(pid, call, 1, name);
  change *made = call->arguments[2] & AT_REMOVEDIR
                     ? add_change(CHANGE_REMOVE_DIRECTORY, which_named(name, true))
                     : add_change(CHANGE_UNLINK, -1);
  snprintf(made->from, NAME_BYTES, "%s", name);
}

static void record_call(void *user, pid_t pid, const traced_call *call) {
  (void)user;
  uint64_t descriptor = call->arguments[0];
  int file = descriptor < DESCRIPTORS ? seen.descriptors[descriptor] - 1 : -1;
  /* Another thread may get the same descriptor before we see the close return. */
  if (call->number == SYS_close && !call->returned && descriptor < DESCRIPTORS) {
    seen.descriptors[descriptor] = 0;
    seen.within[descriptor][0] = '\0';
  }
  if (!call->returned || call->result < 0)
    return;
  switch ((int)call->number) {
  case SYS_openat:
    record_create(pid, call);
    break;
  case SYS_pwrite64:
    record_write(pid, call, file);
    break;
  case SYS_fsync:
  case SYS_fdatasync:
    (void)add_change(file < 0 ? CHANGE_SYNC_NAMES : CHANGE_SYNC_FILE, file);
    break;
  case SYS_renameat:
  case SYS_renameat2:
    record_move(pid, call);
    break;
  case SYS_unlinkat:
    record_remove(pid, call);
    break;
  case SYS_mkdirat:
    record_make(pid, call);
    break;
  default:
    break;
  }
}

/* ---- disks ----------------------------------------------------------------------------------- */

/* Fate of bytes that were not synced. */
typedef enum fate {
  FATE_ALL,
  FATE_NONE,
  FATE_HALF,
  FATE_ZEROS,
  FATES,
} fate;

/* One possible disk after a power failure behind the first `made` changes. */
typedef struct disk {
  int made;
  unsigned names; /* bit i: the i-th change of a name after the last sync reached the disk */
  fate fates[FILES];
} disk;

static bool is_of_names(change_kind kind) {
  return kind == CHANGE_CREATE || kind == CHANGE_RENAME || kind == CHANGE_UNLINK ||
         is_of_directory(kind);
}

/* The index behind the last sync of names among the first `made` changes. */
static int names_synced(int made) {
  while (made > 0 && seen.changes[made - 1].kind != CHANGE_SYNC_NAMES)
    made--;
  return made;
}

/* The same for the last sync of the bytes of a file. */
static int file_synced(int made, int file) {
  while (made > 0 &&
         (seen.changes[made - 1].kind != CHANGE_SYNC_FILE || seen.changes[made - 1].file != file))
    made--;
  return made;
}

/* The bytes of a file on the disk, and their number. */
static size_t contents(const disk *on, int file, unsigned char out[FILE_BYTES]) {
  size_t end = 0;
  const int synced = file_synced(on->made, file);
  memset(out, 0, FILE_BYTES);
  for (int i = 0; i < on->made; i++) {
    const change *made = &seen.changes[i];
    const fate met = i < synced ? FATE_ALL : on->fates[file];
    if (made->kind != CHANGE_WRITE || made->file != file || met == FATE_NONE)
      continue;
    size_t bytes = met == FATE_HALF ? made->bytes / 2 : made->bytes;
    if (met != FATE_ZEROS)
      memcpy(out + made->offset, seen.bytes[file] + made->offset, bytes);
    end = made->offset + bytes > end ? made->offset + bytes : end;
  }
  return end;
}

static void put_file(int directory, const disk *on, int file, const char *name) {
  unsigned char bytes[FILE_BYTES];
  size_t count = contents(on, file, bytes);
  int to = openat(directory, name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  EXPECT(to >= 0 && write(to, bytes, count) == (ssize_t)count);
  close(to);
}

static void apply(int directory, const disk *on, const change *made) {
  if (made->kind == CHANGE_RENAME && made->file < 0)
    EXPECT(renameat(directory, made->from, directory, made->to) == 0 || errno == ENOENT);
  else if (made->kind != CHANGE_UNLINK)
    put_file(directory, on, made->file, made->to);
  if (made->kind == CHANGE_RENAME || made->kind == CHANGE_UNLINK)
    EXPECT(unlinkat(directory, made->from, 0) == 0 || errno == ENOENT);
}

static void made_name(int which, char out[NAME_BYTES]) {
  snprintf(out, NAME_BYTES, "../made%d", which);
}

/* Directories that the run makes are created outside of the reader's sight; `names` has their names
 * on the disk. */
static void apply_to_names(char names[DIRECTORIES][NAME_BYTES], int directory, const change *made) {
  if (made->file >= 0)
    snprintf(names[made->file], NAME_BYTES, "%s", made->to);
  else
    EXPECT(unlinkat(directory, made->from, AT_REMOVEDIR) == 0);
}

static void make_disk(const scene *of, const disk *on) {
  char names[DIRECTORIES][NAME_BYTES] = {0}, hidden[NAME_BYTES];
  scene_arrange(of);
  int directory = open(scene_directory(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  EXPECT(directory >= 0);
  for (int i = 0; i < seen.directory_count; i++) {
    made_name(i, hidden);
    EXPECT(sr_file_tree_remove(directory, hidden) && mkdirat(directory, hidden, 0700) == 0);
  }
  const int synced = names_synced(on->made);
  for (int i = 0, bit = 0; i < on->made; i++) {
    const change *made = &seen.changes[i];
    if (!is_of_names(made->kind) || (i >= synced && !(on->names >> bit++ & 1)))
      continue;
    if (is_of_directory(made->kind))
      apply_to_names(names, directory, made);
    else
      apply(directory, on, made);
  }
  for (int i = 0; i < seen.directory_count; i++) {
    made_name(i, hidden);
    if (names[i][0])
      EXPECT(sr_file_tree_remove(directory, names[i]) &&
             renameat(directory, hidden, directory, names[i]) == 0);
  }
  close(directory);
}

/* ---- all of them ----------------------------------------------------------------------------- */

typedef struct tally {
  int disks, bad;
} tally;

static void look(const scene *of, const disk *on, bool done, tally *all) {
  make_disk(of, on);
  all->disks++;
  if (scene_inspect(of, done ? ACT_TRUE : ACT_FALSE) == 0)
    return;
  all->bad++;
  fprintf(stderr, "  %s: the power fails behind change %d of %d, names %x\n", of->name, on->made,
          seen.count, on->names);
}

static bool is_pending(int made, int file) {
  for (int i = file_synced(made, file); i < made; i++)
    if (seen.changes[i].kind == CHANGE_WRITE && seen.changes[i].file == file)
      return true;
  return false;
}

/* Tries every fate of the bytes of files from `file` on. */
static void look_at_bytes(const scene *of, disk *on, int file, bool done, tally *all) {
  if (file == seen.file_count) {
    look(of, on, done, all);
    return;
  }
  int fates = is_pending(on->made, file) ? FATES : 1;
  for (int met = 0; met < fates; met++) {
    on->fates[file] = (fate)met;
    look_at_bytes(of, on, file + 1, done, all);
  }
}

static void look_at_disks(const scene *of, int made, bool done, tally *all) {
  int pending = 0;
  for (int i = names_synced(made); i < made; i++)
    pending += is_of_names(seen.changes[i].kind);
  if (!EXPECT(pending <= PENDING))
    return;
  for (unsigned names = 0; names < 1u << pending; names++) {
    disk on = {.made = made, .names = names};
    look_at_bytes(of, &on, 0, done, all);
  }
}

static void arrange(void *user) {
  scene_arrange(user);
}

static int act(void *user) {
  const scene *of = user;
  return of->act(of);
}

static void test_scene(const scene *of) {
  scene_begin(of);
  memset(&seen, 0, sizeof seen);
  trace_run(arrange, act, (void *)(uintptr_t)of, NULL, (fault){0}, record_call, &run);
  EXPECT(WIFEXITED(run.status) && WEXITSTATUS(run.status) == ACT_TRUE);
  tally all = {0};
  for (int made = 0; made <= seen.count; made++)
    look_at_disks(of, made, false, &all);
  look_at_disks(of, seen.count, true, &all);
  printf("%s: %d changes, %d disks that a loss of power may leave: %d of them bad\n", of->name,
         seen.count, all.disks, all.bad);
  EXPECT(seen.count > 3);
  EXPECT_EQ(all.bad, 0);
}

int main(void) {
  if (!trace_is_allowed()) {
    printf("not tested: this process may not trace its children\n");
    return EXPECT_SKIPPED;
  }
  scenes_init();
  /* Replacing a lease by a link does not change how it is taken over. */
  for (size_t i = 0; i < scene_count; i++)
    if (scenes[i].may_leave_new && !scenes[i].is_first && scenes[i].lease != SCENE_LEASE_LINK)
      test_scene(&scenes[i]);
  scenes_deinit();
  return expect_result();
}
