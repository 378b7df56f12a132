/* Every run starts from the same files, so that all runs make the same calls. */
#include "fault/scenes.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "cache/entry.h"
#include "cache/lease.h"
#include "support/cache_case.h"
#include "support/passing_time.h"

enum {
  SUBJECT = 0,
  OTHERS = 3,
  ENTRIES = 1 + OTHERS,
  PAYLOAD = 2000,
  VERSIONS = 2, /* old and new */
  HOUR = 3600,
  FILE_LIMIT = 8192,
};

/* A file that is restored before every run. */
typedef struct kept_file {
  char name[128];
  unsigned char bytes[FILE_LIMIT];
  size_t count;
} kept_file;

static scratch place;
static char directory[300], site[300], secret[300];
static const char secret_text[] = "0123456789abcdef0123456789abcdef";
static kept_file entries[ENTRIES], hits[ENTRIES]; /* and the counts of hits */
static kept_file lease, tag;

/* ---- what is kept ---------------------------------------------------------------------------- */

static sr_key_part parts[ENTRIES + 1][3];
static sr_key keys[ENTRIES + 1]; /* one more than there are entries, for a later store */
static unsigned char payloads[ENTRIES][VERSIONS][PAYLOAD];

static sr_cached cached(int entry, int version) {
  return (sr_cached){.kind = SR_ENTRY_EXECUTABLE,
                     .data = payloads[entry][version],
                     .bytes = PAYLOAD,
                     .compile_seconds = 1};
}

static sr_cache_settings settings_of(const scene *of) {
  return (sr_cache_settings){.directory = directory,
                             .site = of->has_site ? site : NULL,
                             .secret_file = of->sealed ? secret : NULL,
                             .level = 3,
                             .max_bytes = of->is_full ? entries[SUBJECT].count * 5 / 2 : 0};
}

static void write_whole(const char *path, const void *bytes, size_t count, mode_t mode) {
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  EXPECT(file >= 0 && write(file, bytes, count) == (ssize_t)count);
  close(file);
}

/* Remembers the contents of file `name` of the directory. */
static void keep(const char *name, kept_file *out) {
  char path[600];
  snprintf(path, sizeof path, "%s/%s", directory, name);
  snprintf(out->name, sizeof out->name, "%s", name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t count = file < 0 ? -1 : read(file, out->bytes, sizeof out->bytes);
  if (file >= 0)
    close(file);
  if (!EXPECT(count > 0 && count < FILE_LIMIT))
    perror(path);
  out->count = count > 0 ? (size_t)count : 0;
}

/* Sets the times of last use and change to `seconds` ago. */
static void age(int in, const char *name, time_t seconds) {
  struct timespec now;
  timespec_get(&now, TIME_UTC);
  const struct timespec then = {now.tv_sec - seconds, now.tv_nsec};
  EXPECT(utimensat(in, name, (const struct timespec[]){then, then}, AT_SYMLINK_NOFOLLOW) == 0);
}

static void put(const char *in, const kept_file *what, time_t seconds) {
  char path[600];
  snprintf(path, sizeof path, "%s/%s", in, what->name);
  write_whole(path, what->bytes, what->count, 0644);
  age(AT_FDCWD, path, seconds);
}

static void name_of(const scene *of, const sr_key *key, const char *suffix, char out[128]) {
  const sr_digest digest = sr_entry_place(
      &key->digest, of->sealed ? (sr_secret){secret_text, strlen(secret_text)} : (sr_secret){0});
  char hex[SR_DIGEST_HEX_BYTES];
  sr_digest_hex(&digest, hex);
  snprintf(out, 128, "%s%s", hex, suffix);
}

void scenes_init(void) {
  /* Thousands of runs make a few fsyncs each: on a disk they would only take longer. */
  if (access("/dev/shm", W_OK) == 0)
    setenv("TMPDIR", "/dev/shm", 0);
  scratch_init(&place);
  snprintf(directory, sizeof directory, "%s/cache", place.path);
  snprintf(site, sizeof site, "%s/site", place.path);
  snprintf(secret, sizeof secret, "%s/secret", place.path);
  write_whole(secret, secret_text, strlen(secret_text), 0600);
  static const char *const programs[ENTRIES + 1] = {"subject", "first", "second", "third", "later"};
  for (int i = 0; i <= ENTRIES; i++)
    keys[i] = cache_case_key(parts[i], programs[i]);
  for (int i = 0; i < ENTRIES; i++)
    for (int version = 0; version < VERSIONS; version++)
      cache_case_fill(payloads[i][version], PAYLOAD, (unsigned)(10 * i + version));
}

void scenes_deinit(void) {
  scratch_deinit(&place);
}

const char *scene_directory(void) {
  return directory;
}

static int wait_for(pid_t child) {
  int status = -1;
  EXPECT(child > 0 && waitpid(child, &status, 0) == child);
  return status;
}

/* Stores all entries, takes a lease, and is killed. */
static _Noreturn void fill_and_die(const scene *of) {
  sr_ctx ctx = {0};
  sr_cache *cache;
  sr_cache_settings settings = settings_of(of);
  settings.site = NULL;
  EXPECT_EQ(sr_cache_open(&ctx, &settings, &cache), SR_OK);
  sr_cached found;
  EXPECT(!sr_cache_claim(&ctx, cache, &keys[SUBJECT], false, &found));
  for (int i = 0; i < ENTRIES; i++) {
    const sr_cached old = cached(i, 0);
    EXPECT(sr_cache_store(&ctx, cache, &keys[i], SR_TIER_DIRECTORY, SR_TIER_DIRECTORY, &old));
  }
  kill(getpid(), expect_failures ? SIGABRT : SIGKILL);
  _exit(1);
}

static void clear(void) {
  sr_file_tree_remove(AT_FDCWD, directory);
  sr_file_tree_remove(AT_FDCWD, site);
}

void scene_begin(const scene *of) {
  clear();
  fflush(NULL);
  pid_t child = fork();
  if (child == 0)
    fill_and_die(of);
  int status = wait_for(child);
  EXPECT(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
  char name[128];
  for (int i = 0; i < ENTRIES; i++) {
    name_of(of, &keys[i], ".entry", name);
    keep(name, &entries[i]);
    hits[i] = (kept_file){.bytes = "+++", .count = 3};
    name_of(of, &keys[i], ".hits", hits[i].name);
  }
  name_of(of, &keys[SUBJECT], ".lease", name);
  keep(name, &lease);
  keep("CACHEDIR.TAG", &tag);
}

/* True if the entry must go when there is no room for one more. */
static bool is_old(const scene *of, int entry) {
  return of->is_full && entry != SUBJECT && entry < OTHERS;
}

/* The directory of the entries before the act. */
static const char *entries_place(const scene *of) {
  return of->has_site ? site : directory;
}

static void put_lease(const scene *of) {
  const time_t seconds = 2L * SR_LEASE_PATIENCE_SECONDS;
  char path[600];
  switch (of->lease) {
  case SCENE_LEASE_NONE:
    break;
  case SCENE_LEASE_ABANDONED:
    put(directory, &lease, seconds);
    break;
  case SCENE_LEASE_LINK:
    snprintf(path, sizeof path, "%s/%s", directory, lease.name);
    EXPECT(symlink(secret, path) == 0);
    age(AT_FDCWD, path, seconds);
    break;
  }
}

void scene_arrange(const scene *of) {
  clear();
  if (of->is_first)
    return;
  EXPECT(mkdir(directory, 0700) == 0 && mkdir(site, 0700) == 0);
  put(directory, &tag, 0);
  for (int i = of->has_subject ? SUBJECT : 1; i < ENTRIES; i++) {
    put(entries_place(of), &entries[i], is_old(of, i) ? i * HOUR : 0);
    put(entries_place(of), &hits[i], 0);
  }
  put_lease(of);
}

/* ---- acts ------------------------------------------------------------------------------------ */

typedef struct stage {
  log_lines lines;
  sr_ctx ctx;
  sr_cache *cache;
} stage;

/* False if opening failed; *out_result is then the result of the act. */
static bool stage_open(stage *on, const scene *of, int *out_result) {
  log_lines_init(&on->lines);
  on->ctx = (sr_ctx){.log = &on->lines.log};
  const sr_cache_settings settings = settings_of(of);
  if (sr_cache_open(&on->ctx, &settings, &on->cache) == SR_OK)
    return true;
  *out_result = on->ctx.code == SR_ERR_NOMEM ? ACT_NO_CACHE : ACT_FAILED;
  return false;
}

static int stage_close(stage *on, int result) {
  sr_cache_close(on->cache);
  if (on->ctx.code != SR_OK)
    return ACT_FAILED;
  return result | (on->lines.count[SR_LOG_WARN] ? ACT_SAID : 0);
}

/* Checks and frees a hit: ACT_TRUE or ACT_WRONG. */
static int judge(sr_cached *found, int version) {
  bool same = found->bytes == PAYLOAD && found->kind == SR_ENTRY_EXECUTABLE &&
              memcmp(found->data, payloads[SUBJECT][version], PAYLOAD) == 0;
  free(found->data);
  return same ? ACT_TRUE : ACT_WRONG;
}

static int act_store(const scene *of) {
  stage on;
  int result;
  if (!stage_open(&on, of, &result))
    return result;
  const sr_cached new = cached(SUBJECT, 1);
  bool stored =
      sr_cache_store(&on.ctx, on.cache, &keys[SUBJECT], SR_TIER_MEMORY, SR_TIER_REMOTE, &new);
  return stage_close(&on, stored ? ACT_TRUE : ACT_FALSE);
}

static int act_load(const scene *of) {
  stage on;
  int result = ACT_FALSE;
  if (!stage_open(&on, of, &result))
    return result;
  sr_cached found;
  if (sr_cache_find(&on.ctx, on.cache, &keys[SUBJECT], SR_TIER_MEMORY, SR_TIER_REMOTE, &found))
    result = judge(&found, 0);
  return stage_close(&on, result);
}

/* All cache calls of a job that has to compile. */
static int act_compile(const scene *of) {
  stage on;
  int result;
  if (!stage_open(&on, of, &result))
    return result;
  sr_cached found;
  const sr_cached new = cached(SUBJECT, 1);
  if (sr_cache_find(&on.ctx, on.cache, &keys[SUBJECT], SR_TIER_MEMORY, SR_TIER_REMOTE, &found) ||
      sr_cache_claim(&on.ctx, on.cache, &keys[SUBJECT], false, &found)) {
    free(found.data);
    return stage_close(&on, ACT_WRONG); /* no process has stored it */
  }
  sr_cache_count_miss(on.cache);
  bool stored =
      sr_cache_store(&on.ctx, on.cache, &keys[SUBJECT], SR_TIER_MEMORY, SR_TIER_REMOTE, &new);
  sr_cache_release(on.cache);
  return stage_close(&on, stored ? ACT_TRUE : ACT_FALSE);
}

static int act_remove(const scene *of) {
  stage on;
  int result;
  if (!stage_open(&on, of, &result))
    return result;
  sr_tier *tier = cache_case_tier(on.cache);
  sr_ctx ctx = {0};
  bool removed = tier && tier->calls->remove(&ctx, tier, entries[SUBJECT].name) == SR_OK;
  return stage_close(&on, removed ? ACT_TRUE : ACT_FALSE) | (ctx.message[0] ? ACT_SAID : 0);
}

/* Explains a missing entry, by reading the keys of the others. */
static int act_explain(const scene *of) {
  stage on;
  int result;
  if (!stage_open(&on, of, &result))
    return result;
  sr_arena *arena = sr_arena_create();
  if (!arena || SR_ARENA_GUARD(arena)) {
    sr_arena_destroy(arena);
    return ACT_NO_CACHE;
  }
  const char *text = sr_cache_explain(&on.ctx, on.cache, &keys[SUBJECT], arena);
  result = text && *text ? ACT_TRUE : ACT_FALSE;
  sr_arena_destroy(arena);
  return stage_close(&on, result);
}

const scene scenes[] = {
    {.name = "store", .act = act_store, .has_subject = true, .may_leave_new = true},
    {.name = "first store",
     .act = act_store,
     .is_first = true,
     .may_leave_none = true,
     .may_leave_new = true},
    {.name = "store and evict",
     .act = act_store,
     .is_full = true,
     .may_leave_none = true,
     .may_leave_new = true},
    {.name = "load", .act = act_load, .has_subject = true},
    {.name = "sealed load", .act = act_load, .has_subject = true, .sealed = true},
    {.name = "load from a site", .act = act_load, .has_subject = true, .has_site = true},
    {.name = "compile", .act = act_compile, .may_leave_none = true, .may_leave_new = true},
    {.name = "take over",
     .act = act_compile,
     .may_leave_none = true,
     .may_leave_new = true,
     .lease = SCENE_LEASE_ABANDONED},
    {.name = "take a link away",
     .act = act_compile,
     .may_leave_none = true,
     .may_leave_new = true,
     .lease = SCENE_LEASE_LINK},
    {.name = "explain", .act = act_explain, .may_leave_none = true},
    {.name = "remove", .act = act_remove, .has_subject = true, .may_leave_none = true},
};
const size_t scene_count = sizeof scenes / sizeof *scenes;

/* ---- looking --------------------------------------------------------------------------------- */

/* The version of an entry in a tier: -1 none, -2 another. */
static int version_in(sr_cache *cache, sr_tier_kind tier, int entry) {
  sr_ctx ctx = {0};
  sr_cached found;
  if (!sr_cache_find(&ctx, cache, &keys[entry], tier, tier, &found))
    return -1;
  int version = 0;
  while (version < VERSIONS &&
         (found.bytes != PAYLOAD || memcmp(found.data, payloads[entry][version], PAYLOAD) != 0))
    version++;
  free(found.data);
  return version < VERSIONS ? version : -2;
}

static int inspect_subject(const scene *of, sr_cache *cache, int act) {
  int version = version_in(cache, SR_TIER_DIRECTORY, SUBJECT);
  bool done = (act & ACT_MASK) == ACT_TRUE;
  bool good = of->has_site ? version < 1 // filled or not
              : version == 0
                  ? of->has_subject && !(done && (of->may_leave_new || of->may_leave_none))
              : version == 1 ? of->may_leave_new
                             : version == -1 && of->may_leave_none && !(done && of->may_leave_new);
  if (version == -2)
    good = false;
  if (!good)
    fprintf(stderr, "  the subject is of version %d\n", version);
  return good ? 0 : SCENE_WRONG;
}

static int inspect_others(const scene *of, sr_cache *cache) {
  int lost = 0;
  for (int i = of->has_site ? SUBJECT : 1; i < ENTRIES && !of->is_first; i++) {
    int version = version_in(cache, of->has_site ? SR_TIER_SITE : SR_TIER_DIRECTORY, i);
    if (version == 0 || (version == -1 && is_old(of, i)))
      continue;
    fprintf(stderr, "  entry %d is of version %d\n", i, version);
    lost = SCENE_LOST;
  }
  return lost;
}

/* Acts as the next job that needs the subject. */
static int inspect_lease(sr_cache *cache) {
  sr_ctx ctx = {0};
  sr_cached found;
  passed = 0;
  if (sr_cache_claim(&ctx, cache, &keys[SUBJECT], false, &found))
    free(found.data);
  sr_cache_release(cache);
  if (passed <= SR_LEASE_PATIENCE_SECONDS + SR_LEASE_BEAT_SECONDS)
    return 0;
  fprintf(stderr, "  the next job waits for %.1f s\n", passed);
  return SCENE_BLOCKED;
}

static bool has_suffix(const char *name, const char *suffix) {
  size_t length = strlen(name), end = strlen(suffix);
  return length >= end && strcmp(name + length - end, suffix) == 0;
}

/* Makes all files old enough to be leftovers. */
static void age_all(const char *in) {
  DIR *stream = opendir(in);
  for (struct dirent *file; stream && (file = readdir(stream)) != NULL;) {
    char path[900];
    if (strcmp(file->d_name, ".") == 0 || strcmp(file->d_name, "..") == 0)
      continue;
    snprintf(path, sizeof path, "%s/%s", in, file->d_name);
    if (file->d_type == DT_DIR)
      age_all(path);
    age(AT_FDCWD, path, 2 * HOUR);
  }
  if (stream)
    closedir(stream);
}

/* True if a file of directory `in` may exist while no process is at work. */
static bool belongs(int in, const char *name) {
  struct stat found;
  if (fstatat(in, name, &found, AT_SYMLINK_NOFOLLOW) != 0)
    return false;
  if (has_suffix(name, ".entry") || strcmp(name, "misses") == 0)
    return true;
  if (strcmp(name, tag.name) == 0)
    return (size_t)found.st_size == tag.count;
  char entry[128];
  snprintf(entry, sizeof entry, "%.64s.entry", name);
  return has_suffix(name, ".hits") && faccessat(in, entry, F_OK, 0) == 0;
}

/* Two hours later, after the next store, only whole files that belong there remain; not even the
 * lease of a dead process for which no process waited. */
static int inspect_leftovers(const scene *of, sr_cache *cache) {
  sr_ctx ctx = {0};
  const sr_cached later = cached(1, 1);
  kept_file forgotten = lease;
  name_of(of, &keys[ENTRIES], ".lease", forgotten.name);
  put(directory, &forgotten, 0);
  age_all(directory);
  int left =
      sr_cache_store(&ctx, cache, &keys[ENTRIES], SR_TIER_DIRECTORY, SR_TIER_DIRECTORY, &later)
          ? 0
          : SCENE_LEFT;
  DIR *stream = opendir(directory);
  for (struct dirent *file; stream && (file = readdir(stream)) != NULL;) {
    if (strcmp(file->d_name, ".") == 0 || strcmp(file->d_name, "..") == 0 ||
        belongs(dirfd(stream), file->d_name))
      continue;
    fprintf(stderr, "  %s is left\n", file->d_name);
    left = SCENE_LEFT;
  }
  if (stream)
    closedir(stream);
  return left;
}

static int inspect(const scene *of, int act) {
  sr_ctx ctx = {0};
  sr_cache *cache;
  sr_cache_settings settings = settings_of(of);
  settings.max_bytes = 0;
  if (sr_cache_open(&ctx, &settings, &cache) != SR_OK || !cache_case_tier(cache))
    return SCENE_LOST;
  int bad = inspect_subject(of, cache, act) | inspect_others(of, cache) | inspect_lease(cache) |
            inspect_leftovers(of, cache);
  sr_cache_close(cache);
  return bad;
}

int scene_inspect(const scene *of, int act) {
  fflush(NULL);
  pid_t child = fork();
  if (child == 0)
    _exit(inspect(of, act));
  int status = wait_for(child);
  return WIFEXITED(status) ? WEXITSTATUS(status) : SCENE_WRONG;
}
