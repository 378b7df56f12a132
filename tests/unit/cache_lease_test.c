/*
 * One holder at a time, whatever becomes of the others: killed, stopped, on a machine that is gone,
 * or whose answers get lost on the way.
 */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>

#include "cache/lease.h"
#include "support/expect.h"
#include "support/log_lines.h"
#include "support/scratch.h"

/* What the library's renames meet here: the one that puts a lease in its place fails with this
 * error, before or after it has happened, the first so many times; something happens just before
 * and just after the one that takes a lease away. */
static struct {
  int error, times;
  bool happens;
  void (*before)(void *user), (*behind)(void *user);
  void *user;
} fault;

static bool puts_in_place(const char *to) {
  size_t length = strlen(to), end = strlen(SR_LEASE_SUFFIX);
  return length > end && strcmp(to + length - end, SR_LEASE_SUFFIX) == 0;
}

static int rename_now(int from_directory, const char *from, int to_directory, const char *to) {
  return (int)syscall(SYS_renameat2, from_directory, from, to_directory, to, 0);
}

int renameat(int from_directory, const char *from, int to_directory, const char *to) {
  void (*before)(void *) = fault.before;
  bool fails = puts_in_place(to) && fault.times > 0;
  if (fails) {
    fault.times--;
    if (fault.happens)
      EXPECT_EQ(rename_now(from_directory, from, to_directory, to), 0);
    errno = fault.error;
    return -1;
  }
  if (puts_in_place(to) || !before)
    return rename_now(from_directory, from, to_directory, to);
  fault.before = NULL;
  before(fault.user);
  int result = rename_now(from_directory, from, to_directory, to), error = errno;
  fault.behind(fault.user);
  errno = error;
  return result;
}

/* What the clock shows where a test lets time pass by itself; 0: it is the system's. */
static double passing;

int clock_gettime(clockid_t clock, struct timespec *out) {
  if (clock != CLOCK_MONOTONIC || passing <= 0)
    return (int)syscall(SYS_clock_gettime, clock, out);
  out->tv_sec = (time_t)passing;
  out->tv_nsec = (long)((passing - (double)out->tv_sec) * 1e9);
  return 0;
}

typedef struct folder {
  scratch place;
  sr_lease_place leases;
  sr_digest key;
  char lease[1000], file[1024]; /* the directory and the file in it */
} folder;

static void folder_init(folder *in) {
  *in = (folder){0};
  scratch_init(&in->place);
  in->leases = (sr_lease_place){open(in->place.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), {0}};
  memset(&in->key, 0xa5, sizeof in->key);
  char hex[SR_DIGEST_HEX_BYTES];
  sr_digest_hex(&in->key, hex);
  snprintf(in->lease, sizeof in->lease, "%.900s/%s.lease", in->place.path, hex);
  snprintf(in->file, sizeof in->file, "%s/holder", in->lease);
}

static void folder_deinit(folder *in) {
  close(in->leases.directory);
  scratch_deinit(&in->place);
}

static double seconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void sleep_milliseconds(long milliseconds) {
  nanosleep(&(struct timespec){milliseconds / 1000, milliseconds % 1000 * 1000000}, NULL);
}

static sr_lease_result try(const folder *in, sr_lease_watch *watch, sr_lease **out) {
  sr_ctx ctx = {0};
  return sr_lease_try(&ctx, in->leases, &in->key, watch, out);
}

/* Tries until the lease is taken, at most `most` seconds; gives how long it took. */
static double seconds_until_taken(const folder *in, double most, sr_lease **out) {
  sr_lease_watch watch = {0};
  double start = seconds_now(), now = start;
  while (try(in, &watch, out) == SR_LEASE_HELD && now - start < most) {
    sleep_milliseconds(20);
    now = seconds_now();
  }
  return seconds_now() - start;
}

static void read_file(const char *path, char out[SR_LEASE_TEXT_BYTES]) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t got = file < 0 ? 0 : read(file, out, SR_LEASE_TEXT_BYTES - 1);
  out[got < 0 ? 0 : got] = '\0';
  if (file >= 0)
    close(file);
}

static void write_file(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  EXPECT(file >= 0 && write(file, text, strlen(text)) == (ssize_t)strlen(text));
  close(file);
}

/* What names this process in a lease of its own. */
typedef struct self {
  char boot[64];
  unsigned long long space, started;
} self;

static self describe_self(const folder *in) {
  self own = {0};
  sr_lease_watch watch = {0};
  sr_lease *lease;
  char text[SR_LEASE_TEXT_BYTES];
  EXPECT_EQ(try(in, &watch, &lease), SR_LEASE_TAKEN);
  read_file(in->file, text);
  EXPECT(sscanf(text,
                "spmdrun lease 3\nstate l\nbeat 0000000000 work 0000000000\nnonce %*s\nhost "
                "%*s\nboot %63s\n"
                "namespace %llu\npid %*d\nstarted %llu\n",
                own.boot, &own.space, &own.started) == 3);
  sr_lease_release(lease);
  return own;
}

static void make_directory(const char *path) {
  EXPECT(mkdir(path, 0700) == 0 || errno == EEXIST);
}

/* What the file of a lease of somebody that there is not says, as of the taking `nonce`; `before`:
 * from whom. */
static void fabricate_after(const char *path, unsigned beat, unsigned work, const self *who,
                            long pid, const char *nonce, const char *before) {
  char text[SR_LEASE_TEXT_BYTES];
  snprintf(text, sizeof text,
           "spmdrun lease 3\nstate m\nbeat %010u work %010u\nnonce %s\nhost elsewhere\nboot %s\n"
           "namespace %llu\npid %ld\nstarted %llu\nafter %s\n",
           beat, work, nonce, who->boot, who->space, pid, who->started, before);
  write_file(path, text);
}

static void fabricate(const char *path, unsigned beat, const char *boot, unsigned long long space,
                      long pid, unsigned long long started) {
  self who = {.space = space, .started = started};
  char nonce[32];
  snprintf(who.boot, sizeof who.boot, "%s", boot);
  snprintf(nonce, sizeof nonce, "%lx-1", pid);
  fabricate_after(path, beat, 0, &who, pid, nonce, "-");
}

/* The same of another machine, which has worked for so many milliseconds. */
static void fabricate_elsewhere(const char *path, unsigned beat, unsigned work) {
  const self who = {.boot = "another-boot", .space = 1, .started = 1};
  fabricate_after(path, beat, work, &who, 4711, "1267-1", "-");
}

/* Last changed so many seconds ago; a link itself, not what it points to. */
static void age(const char *path, time_t seconds) {
  struct timespec now;
  timespec_get(&now, TIME_UTC);
  const struct timespec then = {now.tv_sec - seconds, now.tv_nsec};
  EXPECT(utimensat(AT_FDCWD, path, (struct timespec[2]){then, then}, AT_SYMLINK_NOFOLLOW) == 0);
}

/* ---- one process ----------------------------------------------------------------------------- */

static void test_one_holder(void) {
  folder in;
  folder_init(&in);
  sr_lease_watch first = {0}, second = {0};
  sr_lease *lease, *other;
  EXPECT_EQ(try(&in, &first, &lease), SR_LEASE_TAKEN);
  EXPECT_EQ(try(&in, &second, &other), SR_LEASE_HELD);
  EXPECT(!other);
  char holder[SR_LEASE_HOLDER_BYTES], wanted[64];
  sr_lease_holder(&second, holder);
  snprintf(wanted, sizeof wanted, ":%ld, which has been at it for 0 s", (long)getpid());
  EXPECT_CONTAINS(holder, wanted);
  sleep_milliseconds(2500);
  EXPECT_EQ(try(&in, &second, &other), SR_LEASE_HELD);
  sr_lease_holder(&second, holder);
  EXPECT(!strstr(holder, wanted));
  EXPECT_CONTAINS(holder, ", which has been at it for ");
  sr_lease_release(lease);
  EXPECT(access(in.lease, F_OK) != 0);
  EXPECT_EQ(try(&in, &second, &other), SR_LEASE_HELD); /* it may just be taken over */
  EXPECT_EQ(try(&in, &second, &other), SR_LEASE_TAKEN);
  sr_lease_release(other);
  sr_lease_release(NULL);
  EXPECT(rmdir(in.place.path) == 0); /* nothing else was left in it */
  folder_deinit(&in);
}

/* Silence is judged by the file system's clock, at once; what is of tomorrow is waited for. */
static void test_age(void) {
  static const struct {
    time_t seconds;
    sr_lease_result wanted;
  } cases[] = {{0, SR_LEASE_HELD},
               {SR_LEASE_STALE_SECONDS - 2, SR_LEASE_HELD},
               {SR_LEASE_STALE_SECONDS + 1, SR_LEASE_TAKEN},
               {365L * 24 * 3600, SR_LEASE_TAKEN},
               {-24L * 3600, SR_LEASE_HELD}};
  folder in;
  folder_init(&in);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_lease_watch watch = {0};
    sr_lease *lease;
    make_directory(in.lease);
    fabricate_elsewhere(in.file, 3600, 3600000);
    age(in.file, cases[i].seconds);
    EXPECT_EQ(try(&in, &watch, &lease), cases[i].wanted);
    EXPECT(cases[i].seconds<0 ? watch.quiet == 0 : watch.quiet>(double) cases[i].seconds - 0.1);
    sr_lease_release(lease);
  }
  EXPECT(unlink(in.file) == 0 && rmdir(in.lease) == 0 && rmdir(in.place.path) == 0);
  folder_deinit(&in);
}

/* Who waited for one that ended without an entry is told so by the next who looked in vain. */
static void test_ended(void) {
  folder in;
  folder_init(&in);
  sr_lease_watch watches[3] = {0};
  sr_lease *first, *second, *none;
  EXPECT_EQ(try(&in, &watches[0], &first), SR_LEASE_TAKEN);
  sr_lease_begin(first);
  EXPECT_EQ(try(&in, &watches[1], &none), SR_LEASE_HELD);
  EXPECT_EQ(try(&in, &watches[2], &none), SR_LEASE_HELD);
  sr_lease_release(first);
  EXPECT_EQ(try(&in, &watches[1], &none), SR_LEASE_HELD); /* it may just be taken over */
  EXPECT(watches[1].is_gone);
  EXPECT_EQ(try(&in, &watches[1], &second), SR_LEASE_TAKEN);
  EXPECT_EQ(try(&in, &watches[2], &none), SR_LEASE_HELD); /* it may find the entry */
  sr_lease_begin(second);
  EXPECT_EQ(try(&in, &watches[2], &none), SR_LEASE_ENDED);
  EXPECT(!none);
  sr_lease_watch fresh = {0};
  EXPECT_EQ(try(&in, &fresh, &none), SR_LEASE_HELD); /* waited for nobody so far */
  EXPECT_EQ(try(&in, &fresh, &none), SR_LEASE_HELD);
  sr_lease_release(second);
  EXPECT(access(in.lease, F_OK) != 0);
  folder_deinit(&in);
}

/* A program that a holder starts gets none of its descriptors. */
static void test_closed_on_exec(void) {
  enum {
    MOST = 64
  };
  folder in;
  folder_init(&in);
  bool before[MOST];
  for (int i = 0; i < MOST; i++)
    before[i] = fcntl(i, F_GETFD) >= 0;
  sr_lease_watch watch = {0};
  sr_lease *lease;
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_TAKEN);
  int more = 0;
  for (int i = 0; i < MOST; i++)
    if (!before[i] && fcntl(i, F_GETFD) >= 0) {
      more++;
      EXPECT(fcntl(i, F_GETFD) & FD_CLOEXEC);
    }
  EXPECT(more > 0);
  sr_lease_release(lease);
  folder_deinit(&in);
}

/* Those that can be asked after: gone at once when they are dead, and only then. */
static void test_asked_after(void) {
  folder in;
  folder_init(&in);
  self own = describe_self(&in);
  pid_t dead = fork();
  if (dead == 0)
    _exit(0);
  waitpid(dead, NULL, 0);
  struct {
    const char *boot;
    unsigned long long space;
    long pid;
    unsigned long long started;
    sr_lease_result wanted;
  } cases[] = {
      {own.boot, own.space, (long)dead, 1, SR_LEASE_TAKEN},
      {own.boot, own.space, (long)getpid(), own.started + 1, SR_LEASE_TAKEN},
      {own.boot, own.space, (long)getpid(), own.started, SR_LEASE_HELD},
      {own.boot, own.space + 1, (long)dead, 1, SR_LEASE_HELD},
      {"another-boot", own.space, (long)dead, 1, SR_LEASE_HELD},
      {own.boot, own.space, -1, 1, SR_LEASE_HELD},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_lease_watch watch = {0};
    sr_lease *lease;
    make_directory(in.lease);
    fabricate(in.file, 7, cases[i].boot, cases[i].space, cases[i].pid, cases[i].started);
    EXPECT_EQ(try(&in, &watch, &lease), cases[i].wanted);
    sr_lease_release(lease);
  }
  folder_deinit(&in);
}

/* Answers that are lost, and file systems that replace no directory, were it empty. */
static void test_renames(void) {
  static const struct {
    int error, times;
    bool happens, is_there;
    sr_lease_result wanted;
  } cases[] = {
      {EIO, 1, true, false, SR_LEASE_TAKEN},    {EEXIST, 1, true, false, SR_LEASE_TAKEN},
      {EIO, 1, false, false, SR_LEASE_NONE},    {EROFS, 1, false, false, SR_LEASE_NONE},
      {EEXIST, 1, false, true, SR_LEASE_TAKEN}, {ENOTEMPTY, 1, false, true, SR_LEASE_TAKEN},
      {EEXIST, 2, false, true, SR_LEASE_HELD}};
  folder in;
  folder_init(&in);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_lease_watch watch = {0};
    sr_lease *lease, *other;
    if (cases[i].is_there)
      make_directory(in.lease);
    fault.error = cases[i].error;
    fault.times = cases[i].times;
    fault.happens = cases[i].happens;
    EXPECT_EQ(try(&in, &watch, &lease), cases[i].wanted);
    EXPECT_EQ(fault.times, 0);
    if (lease)
      EXPECT_EQ(try(&in, &watch, &other), SR_LEASE_HELD);
    sr_lease_release(lease);
    EXPECT(access(in.lease, F_OK) != 0);
  }
  EXPECT(rmdir(in.place.path) == 0);
  folder_deinit(&in);
}

/* Where the name is taken, says the file system, and nothing is ever seen there: nobody waits for
 * that for longer than for two who do nothing. */
static void test_unseen(void) {
  folder in;
  folder_init(&in);
  sr_lease_watch watch = {0};
  sr_lease *lease;
  const double start = passing;
  fault.error = EEXIST;
  fault.times = 1000;
  fault.happens = false;
  sr_lease_result result;
  while ((result = try(&in, &watch, &lease)) == SR_LEASE_HELD && passing < start + 60)
    passing += 0.25;
  fault.times = 0;
  EXPECT_EQ(result, SR_LEASE_ENOUGH);
  EXPECT(passing - start >= 2.0 * (double)SR_LEASE_GRACE_SECONDS && passing - start < 5);
  EXPECT(rmdir(in.place.path) == 0);
  folder_deinit(&in);
}

/* One whose holder died before he wrote to it: it is held, for a while. */
static void test_unfinished(void) {
  folder in;
  folder_init(&in);
  sr_lease_watch watch = {0}, later = {0};
  sr_lease *lease;
  make_directory(in.lease);
  write_file(in.file, "");
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_HELD);
  char holder[SR_LEASE_HOLDER_BYTES];
  sr_lease_holder(&watch, holder);
  EXPECT_STRING(holder, "another process");
  age(in.file, SR_LEASE_STALE_SECONDS + 1);
  EXPECT_EQ(try(&in, &later, &lease), SR_LEASE_TAKEN);
  sr_lease_release(lease);
  folder_deinit(&in);
}

static void make_empty(const char *path) {
  write_file(path, "");
}

static void make_garbled(const char *path) {
  write_file(path, "spmdrun lease 3\nstate m\nbeat 00000000");
}

static void make_huge(const char *path) {
  write_file(path, "");
  EXPECT(truncate(path, 10LL << 30) == 0);
}

static void make_link(const char *path) {
  EXPECT(symlink("target", path) == 0);
}

static void make_pipe(const char *path) {
  EXPECT(mkfifo(path, 0600) == 0);
}

static void make_open_to_all(const char *path) {
  fabricate_elsewhere(path, 1, 1000);
  EXPECT(chmod(path, 0666) == 0);
}

/* What says nothing is held while it is young, then taken away; it is never followed. In the place
 * of a lease and of the file in it. */
static void test_strange(void) {
  static void (*const make[])(const char *path) = {make_empty, make_garbled, make_huge,
                                                   make_link,  make_pipe,    make_open_to_all};
  enum {
    KINDS = sizeof make / sizeof *make
  };
  folder in;
  folder_init(&in);
  const char *target = scratch_path(&in.place, "target");
  char text[SR_LEASE_TEXT_BYTES];
  fabricate_elsewhere(target, 1, 1000);
  for (int i = 0; i < 2 * KINDS; i++) {
    const char *path = i < KINDS ? in.lease : in.file;
    sr_lease_watch young = {0}, old = {0};
    sr_lease *lease;
    if (i >= KINDS)
      make_directory(in.lease);
    make[i % KINDS](path);
    EXPECT_EQ(try(&in, &young, &lease), SR_LEASE_HELD);
    age(path, SR_LEASE_STALE_SECONDS + 1);
    EXPECT_EQ(try(&in, &old, &lease), SR_LEASE_TAKEN);
    sr_lease_release(lease);
    EXPECT(access(in.lease, F_OK) != 0);
  }
  read_file(target, text);
  EXPECT_CONTAINS(text, "another-boot");
  EXPECT(unlink(target) == 0 && rmdir(in.place.path) == 0);
  folder_deinit(&in);
}

/* An empty directory makes way; what is in another is not ours, and the sentence says so. */
static void test_directory(void) {
  folder in;
  folder_init(&in);
  sr_lease_watch watch = {0};
  sr_lease *lease;
  char inside[1100];
  snprintf(inside, sizeof inside, "%s/diary", in.lease);
  make_directory(in.lease);
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_TAKEN);
  sr_lease_release(lease);
  make_directory(in.lease);
  write_file(inside, "dear");
  sr_ctx ctx = {0};
  watch = (sr_lease_watch){0};
  EXPECT_EQ(sr_lease_try(&ctx, in.leases, &in.key, &watch, &lease), SR_LEASE_NONE);
  EXPECT_CONTAINS(ctx.message, "is a directory with something else in it; remove it");
  EXPECT(access(inside, F_OK) == 0);
  folder_deinit(&in);
}

/* ---- others are faster ----------------------------------------------------------------------- */

/* Jobs that come between what another one sees of a lease and what he does to it. */
typedef struct company {
  const folder *in;
  sr_lease_watch fast_watch, late_watch;
  sr_lease *fast, *late;
  sr_lease_result fast_result, late_result;
} company;

static void take_before(void *user) {
  company *with = user;
  with->fast_result = try(with->in, &with->fast_watch, &with->fast);
}

static void take_behind(void *user) {
  company *with = user;
  with->late_result = try(with->in, &with->late_watch, &with->late);
}

static void do_nothing(void *user) {
  (void)user;
}

/* A job that sees a dead lease and then takes long to take it away, while another takes it over,
 * ends nobody else's, and leaves no moment at which a third finds none. */
static void test_overtaken(void) {
  folder in;
  folder_init(&in);
  self own = describe_self(&in);
  char before[SR_LEASE_TEXT_BYTES], now[SR_LEASE_TEXT_BYTES];
  sr_lease_watch watch = {0};
  sr_lease *lease;
  company with = {.in = &in};
  make_directory(in.lease);
  fabricate(in.file, 7, own.boot, own.space, (long)getpid(), own.started + 1); /* dead */
  fault.user = &with;
  fault.behind = take_behind;
  fault.before = take_before;
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_HELD);
  EXPECT_EQ(with.fast_result, SR_LEASE_TAKEN);
  EXPECT_EQ(with.late_result, SR_LEASE_HELD);
  read_file(in.file, before);
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_HELD);
  read_file(in.file, now);
  EXPECT_STRING(now, before);
  EXPECT(sr_lease_same_taking(&watch.last, &with.late_watch.last));
  sr_lease_release(with.late);
  sr_lease_release(with.fast);
  EXPECT(rmdir(in.place.path) == 0);
  folder_deinit(&in);
}

/* Who comes while a lease is taken over may have it: there is one holder, who is waited for by
 * those who waited for the dead one, too. */
static void test_between(void) {
  folder in;
  folder_init(&in);
  self own = describe_self(&in);
  sr_lease_watch taker = {0}, waiter = {0};
  sr_lease *lease;
  company with = {.in = &in};
  make_directory(in.lease);
  fabricate(in.file, 7, own.boot, own.space, (long)getpid(), own.started);
  EXPECT_EQ(try(&in, &waiter, &lease), SR_LEASE_HELD);
  fabricate(in.file, 7, own.boot, own.space, (long)getpid(), own.started + 1); /* dead */
  fault.user = &with;
  fault.behind = take_behind;
  fault.before = do_nothing;
  EXPECT_EQ(try(&in, &taker, &lease), SR_LEASE_HELD);
  EXPECT_EQ(with.late_result, SR_LEASE_TAKEN);
  sr_lease_begin(with.late);
  EXPECT_EQ(try(&in, &taker, &lease), SR_LEASE_HELD);
  EXPECT_EQ(try(&in, &waiter, &lease), SR_LEASE_HELD);
  sr_lease_release(with.late);
  EXPECT(rmdir(in.place.path) == 0);
  folder_deinit(&in);
}

/* ---- patience, with a look each quarter of a second ------------------------------------------ */

/* A holder, seen for so many looks; its work grows by so many milliseconds at every second look,
 * the first so many times. */
typedef struct held {
  const char *nonce, *before;
  unsigned looks, work, grows, times;
} held;

static void show(const folder *in, const held *holder, unsigned look) {
  const self who = {.boot = "another-boot", .space = 1, .started = 1};
  const unsigned beat = look / 2;
  make_directory(in->lease);
  fabricate_after(in->file, beat,
                  holder->work + holder->grows * (beat < holder->times ? beat : holder->times),
                  &who, 4711, holder->nonce, holder->before);
}

/* What comes of waiting for these, one after the other, and when. */
static sr_lease_result wait_for(const held *holders, size_t count, double *out_seconds) {
  folder in;
  folder_init(&in);
  sr_lease_watch watch = {0};
  sr_lease *lease = NULL;
  sr_lease_result result = SR_LEASE_HELD;
  *out_seconds = 0;
  for (size_t i = 0; i < count && result == SR_LEASE_HELD; i++)
    for (unsigned look = 0; look < holders[i].looks && result == SR_LEASE_HELD; look++) {
      show(&in, &holders[i], look);
      result = try(&in, &watch, &lease);
      *out_seconds += 0.25;
      passing += 0.25;
    }
  *out_seconds -= 0.25; /* the first look is at 0 */
  EXPECT_EQ(access(in.file, F_OK), 0);
  char text[SR_LEASE_TEXT_BYTES];
  read_file(in.file, text);
  EXPECT_EQ(!strstr(text, "another-boot"), result == SR_LEASE_TAKEN);
  sr_lease_release(lease);
  folder_deinit(&in);
  return result;
}

/* Given up at the first look behind so many seconds. */
static void expect_patience(held holder, double wanted) {
  holder.nonce = "1-a";
  holder.before = "-";
  double seconds;
  EXPECT_EQ(wait_for(&holder, 1, &seconds), SR_LEASE_TAKEN);
  if (!EXPECT(seconds >= wanted && seconds < wanted + 0.3))
    fprintf(stderr, "  given up after %.2f s, wanted %.2f s\n", seconds, wanted);
}

static void test_patience(void) {
  const double grace = SR_LEASE_GRACE_SECONDS;
  /* It lives and does nothing: its work of before does not count. */
  expect_patience((held){.looks = 100, .work = 100000}, grace);
  /* A quarter of the time, for 3 s. */
  expect_patience((held){.looks = 100, .grows = 125, .times = 6}, grace + 1.5 * 0.75);
  /* All the time, for 3 s, then not at all. */
  expect_patience((held){.looks = 100, .work = 7000, .grows = 500, .times = 6}, grace + 1.5 * 3);
  /* 55 ms of each 95: 27 times 0.29 s are shown at 13.75 s, for which 2 + 1.5 * 7.83 s is less. */
  expect_patience((held){.looks = 200, .grows = 290, .times = 100}, 13.75);
  /* Seven tenths of the time, or all of it: for ever. */
  double seconds;
  for (unsigned grows = 350; grows <= 500; grows += 150)
    EXPECT_EQ(wait_for(&(held){"1-a", "-", 400, 0, grows, 400}, 1, &seconds), SR_LEASE_HELD);
}

/* There is patience for an hour, but nothing changes any more. */
static void test_silent(void) {
  folder in;
  folder_init(&in);
  sr_lease_watch watch = {0};
  sr_lease *lease;
  double seconds = 0;
  make_directory(in.lease);
  fabricate_elsewhere(in.file, 1, 0);
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_HELD);
  fabricate_elsewhere(in.file, 2, 1800000);
  while (try(&in, &watch, &lease) == SR_LEASE_HELD && seconds < 60) {
    seconds += 0.25;
    passing += 0.25;
  }
  EXPECT(lease && seconds >= (double)SR_LEASE_STALE_SECONDS - 0.25 &&
         seconds <= (double)SR_LEASE_STALE_SECONDS + 0.5);
  sr_lease_release(lease);
  folder_deinit(&in);
}

/* Each holder has a grace. Who has waited for two in vain makes it beside the third, who is not
 * robbed; who saw them work has patience for a third, too. */
static void test_heirs(void) {
  const held idle[] = {
      {"1-a", "-", 8, 1000, 0, 0}, {"1-b", "1-a", 8, 0, 0, 0}, {"1-c", "1-b", 9, 0, 0, 0}};
  const held fresh[] = {idle[0], idle[1], {"1-c", "1-b", 9, 0, 500, 9}};
  const held busy[] = {{"1-a", "-", 40, 1000, 500, 99}, {"1-b", "1-a", 400, 0, 500, 999}, fresh[2]};
  const held late[] = {{"1-a", "-", 400, 1000, 500, 999}, {"1-b", "1-a", 100, 0, 0, 0}};
  double seconds;
  EXPECT_EQ(wait_for(idle, 2, &seconds), SR_LEASE_HELD);
  EXPECT_EQ(wait_for(idle, 3, &seconds), SR_LEASE_ENOUGH);
  EXPECT(seconds > 2.0 * (double)SR_LEASE_GRACE_SECONDS && seconds < 5);
  EXPECT_EQ(wait_for(fresh, 3, &seconds), SR_LEASE_ENOUGH);
  EXPECT(seconds > 2.0 * (double)SR_LEASE_GRACE_SECONDS && seconds < 5);
  EXPECT_EQ(wait_for(busy, 3, &seconds), SR_LEASE_HELD);
  /* The work of the first does not speak for the second, who does nothing. */
  EXPECT_EQ(wait_for(late, 2, &seconds), SR_LEASE_TAKEN);
  EXPECT(seconds > 102 && seconds < 103);
}

/* A waiter that did not run cannot know whether the holder did. */
static void test_waiter_stopped(void) {
  folder in;
  folder_init(&in);
  make_directory(in.lease);
  fabricate(in.file, 7, "another-boot", 1, 4711, 1);
  sr_lease_watch watch = {0};
  sr_lease *lease;
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_HELD);
  passing += SR_LEASE_STALE_SECONDS + 1;
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_HELD);
  folder_deinit(&in);
}

/* ---- several processes; each test in a child of its own, for they wait for seconds ----------- */

/* A process that takes the lease and holds it until it may end, by a signal or a byte. */
static pid_t start_holder(const folder *in, int *out_release) {
  int ready[2], end[2];
  char byte;
  EXPECT(pipe2(ready, O_CLOEXEC) == 0 && pipe2(end, O_CLOEXEC) == 0);
  pid_t child = fork();
  if (child == 0) {
    sr_lease_watch watch = {0};
    sr_lease *lease;
    close(end[1]);
    bool taken = try(in, &watch, &lease) == SR_LEASE_TAKEN;
    (void)!write(ready[1], "x", 1);
    (void)!read(end[0], &byte, 1);
    sr_lease_release(lease);
    _exit(taken ? 0 : 1);
  }
  close(ready[1]);
  close(end[0]);
  EXPECT(read(ready[0], &byte, 1) == 1);
  close(ready[0]);
  *out_release = end[1];
  return child;
}

/* Who takes over from the dead is waited for in their stead. */
static void test_heir(void) {
  folder in;
  folder_init(&in);
  int release;
  pid_t holder = start_holder(&in, &release);
  sr_lease_watch watches[2] = {0};
  sr_lease *lease, *none;
  for (int i = 0; i < 2; i++)
    EXPECT_EQ(try(&in, &watches[i], &none), SR_LEASE_HELD);
  kill(holder, SIGKILL);
  waitpid(holder, NULL, 0);
  EXPECT_EQ(try(&in, &watches[0], &lease), SR_LEASE_TAKEN);
  sr_lease_begin(lease);
  EXPECT_EQ(try(&in, &watches[1], &none), SR_LEASE_HELD);
  sr_lease_release(lease);
  close(release);
  folder_deinit(&in);
}

/* Seen at once, also before its parent has buried it. */
static void killed(void) {
  for (int buried = 0; buried < 2; buried++) {
    folder in;
    folder_init(&in);
    int release;
    sr_lease *lease;
    pid_t holder = start_holder(&in, &release);
    EXPECT(seconds_until_taken(&in, 0.3, &lease) >= 0.3 && !lease);
    kill(holder, SIGKILL);
    siginfo_t info;
    waitid(P_PID, (id_t)holder, &info, WEXITED | (buried ? 0 : WNOWAIT));
    EXPECT(seconds_until_taken(&in, 10, &lease) < 1 && lease);
    sr_lease_release(lease);
    if (!buried)
      waitpid(holder, NULL, 0);
    close(release);
    folder_deinit(&in);
  }
}

/* In a container on this machine, where processes have other numbers: it cannot be asked after. */
static void killed_in_container(void) {
  int outside = open("/proc/self/ns/pid", O_RDONLY | O_CLOEXEC);
  if (unshare(CLONE_NEWPID) != 0) {
    printf("container: not tested, this user cannot make one (%s)\n", strerror(errno));
    close(outside);
    return;
  }
  folder in;
  folder_init(&in);
  int release;
  sr_lease *lease;
  pid_t holder = start_holder(&in, &release); /* process 1 of the new namespace */
  EXPECT(setns(outside, CLONE_NEWPID) == 0);
  close(outside);
  char text[SR_LEASE_TEXT_BYTES];
  read_file(in.file, text);
  EXPECT_CONTAINS(text, "\npid 1\n");
  kill(holder, SIGKILL);
  waitpid(holder, NULL, 0);
  const double grace = SR_LEASE_GRACE_SECONDS;
  double seconds = seconds_until_taken(&in, 20, &lease);
  EXPECT(lease && seconds >= grace && seconds < grace + 2);
  sr_lease_release(lease);
  close(release);
  folder_deinit(&in);
}

/* Taken over after the grace, and when it goes on it leaves the new one alone. */
static void stopped(void) {
  folder in;
  folder_init(&in);
  int release, status = -1;
  sr_lease *lease, *other;
  pid_t holder = start_holder(&in, &release);
  kill(holder, SIGSTOP);
  double seconds = seconds_until_taken(&in, 20, &lease);
  const double grace = SR_LEASE_GRACE_SECONDS;
  EXPECT(lease && seconds >= grace && seconds < grace + 2);
  kill(holder, SIGCONT);
  sleep_milliseconds(1500); /* its next beat */
  EXPECT(write(release, "x", 1) == 1);
  waitpid(holder, &status, 0);
  EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  sr_lease_watch watch = {0};
  EXPECT_EQ(try(&in, &watch, &other), SR_LEASE_HELD);
  char own[32], text[SR_LEASE_TEXT_BYTES];
  snprintf(own, sizeof own, "\npid %ld\n", (long)getpid());
  read_file(in.file, text);
  EXPECT_CONTAINS(text, own);
  sr_lease_release(lease);
  close(release);
  folder_deinit(&in);
}

/* Uses a processor until then. */
static void *burn(void *until) {
  while (seconds_now() < *(const double *)until) {
  }
  return NULL;
}

/* What a holder says of himself: what all his threads use, but no more than the time. */
static void works(void) {
  folder in;
  folder_init(&in);
  sr_lease_watch watch = {0};
  sr_lease *lease;
  sr_lease_text text = {0};
  sr_lease_owner who;
  double until = seconds_now() + 3.3;
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_TAKEN);
  pthread_t threads[3];
  for (int i = 0; i < 3; i++)
    EXPECT_EQ(pthread_create(&threads[i], NULL, burn, &until), 0);
  for (int i = 0; i < 3; i++)
    pthread_join(threads[i], NULL);
  read_file(in.file, text.bytes);
  EXPECT(sr_lease_read_text(&text, &who));
  if (!EXPECT(who.beat >= 1 && who.work > 300 && who.work <= 3300))
    fprintf(stderr, "  %u ms of work at beat %u\n", who.work, who.beat);
  sr_lease_release(lease);
  folder_deinit(&in);
}

/* Whether the system says how long a thread waited for a processor, to one that ran. */
static bool knows_queues(void) {
  unsigned long long ran, queued;
  char text[SR_LEASE_TEXT_BYTES];
  read_file("/proc/thread-self/schedstat", text);
  return sscanf(text, "%llu %llu", &ran, &queued) == 2 && ran > 0;
}

/* Where six want one processor, a holder that has a sixth of it works nearly all the time; its
 * sleeping threads do not count. */
static void crowded(void) {
  enum {
    OTHERS = 5
  };
  folder in;
  folder_init(&in);
  sr_lease_watch watch = {0};
  sr_lease *lease;
  sr_lease_text text = {0};
  sr_lease_owner who = {0};
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET((size_t)sched_getcpu(), &one);
  EXPECT_EQ(sched_setaffinity(0, sizeof one, &one), 0);
  double until = seconds_now() + 60;
  pid_t others[OTHERS];
  for (int i = 0; i < OTHERS; i++)
    if ((others[i] = fork()) == 0) {
      burn(&until);
      _exit(0);
    }
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_TAKEN);
  struct timespec before, now;
  EXPECT_EQ(clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before), 0);
  while (who.beat < 4 && seconds_now() < until) {
    double soon = seconds_now() + 0.05;
    burn(&soon);
    read_file(in.file, text.bytes);
    EXPECT(sr_lease_read_text(&text, &who));
  }
  EXPECT_EQ(clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now), 0);
  double used =
      (double)(now.tv_sec - before.tv_sec) + 1e-9 * (double)(now.tv_nsec - before.tv_nsec);
  if (!knows_queues())
    printf("crowded: not tested, this system does not tell how long threads wait\n");
  else if (!EXPECT(1e-3 * who.work > 2 * used))
    fprintf(stderr, "  %u ms of work with %.2f s of a processor\n", who.work, used);
  for (int i = 0; i < OTHERS; i++) {
    kill(others[i], SIGKILL);
    waitpid(others[i], NULL, 0);
  }
  sr_lease_release(lease);
  folder_deinit(&in);
}

static void test_waiting(void) {
  static void (*const tests[])(void) = {killed, killed_in_container, stopped, works, crowded};
  enum {
    COUNT = sizeof tests / sizeof *tests
  };
  pid_t children[COUNT];
  fflush(NULL);
  for (int i = 0; i < COUNT; i++) {
    children[i] = fork();
    if (children[i] == 0) {
      expect_failures = 0;
      tests[i]();
      fflush(NULL);
      _exit(expect_failures ? 1 : 0);
    }
  }
  for (int i = 0; i < COUNT; i++) {
    int status = -1;
    waitpid(children[i], &status, 0);
    EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
}

/* Whatever the umask of a member, the group can read his lease and take it over. */
static void test_group(void) {
  folder in;
  folder_init(&in);
  in.leases.sharers = (sr_sharers){true, getegid()};
  mode_t before = umask(077);
  sr_lease_watch watch = {0};
  sr_lease *lease;
  struct stat made;
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_TAKEN);
  EXPECT(stat(in.file, &made) == 0 && (made.st_mode & 07777) == 0660);
  EXPECT(stat(in.lease, &made) == 0 && (made.st_mode & 0777) == 0770);
  sr_lease_release(lease);
  umask(before);
  folder_deinit(&in);
}

int main(void) {
  test_one_holder();
  test_age();
  test_ended();
  test_group();
  test_closed_on_exec();
  test_asked_after();
  test_renames();
  test_unfinished();
  test_strange();
  test_directory();
  test_overtaken();
  test_between();
  passing = 1000;
  test_unseen();
  test_patience();
  test_silent();
  test_heirs();
  test_waiter_stopped();
  passing = 0;
  test_heir();
  test_waiting();
  return expect_result();
}
