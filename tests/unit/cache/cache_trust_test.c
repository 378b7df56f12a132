/* Which entries are trusted: those of a directory that a group shares, of a site's directory, and
 * sealed entries. Only root can try other users; others test what they can. */
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "cache/directory.h"
#include "support/cache_case.h"

enum {
  ALICE = 54321,
  BOB = 54322,
  GROUP = 54400,
  OTHERS = 54500,
  PROJECT = 54600, /* another group of all users here */
};

static const sr_trust user = {0}, group = {.group = true},
                      named = {.group = true, .group_name = "54400"};

static const char payload[] = "what runs as whoever finds it";

static sr_cache_settings settings_of(const char *path, sr_trust trust) {
  return (sr_cache_settings){.directory = path, .level = 3, .trust = trust};
}

static sr_status try_open(sr_ctx *ctx, const char *path, sr_trust trust) {
  const sr_cache_settings settings = settings_of(path, trust);
  sr_tier *tier = NULL;
  sr_status status = sr_directory_tier_open(ctx, SR_TIER_DIRECTORY, path, &settings, &tier);
  if (tier)
    tier->calls->close(tier);
  return status;
}

/* Runs `body` in a child as that user, in that group and in PROJECT. Only root can. */
static void as(unsigned id, unsigned member_of, void (*body)(const char *path), const char *path) {
  if (geteuid() != 0)
    return;
  fflush(NULL);
  pid_t child = fork();
  if (child == 0) {
    const gid_t groups[] = {member_of, PROJECT};
    expect_failures = 0;
    EXPECT(setgroups(2, groups) == 0 && setresgid(ALICE, ALICE, ALICE) == 0 &&
           setresuid(id, id, id) == 0);
    body(path);
    _exit(expect_failures ? 1 : 0);
  }
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/* ---- directories ----------------------------------------------------------------------------- */

static int mkdir_error; /* error of mkdir(2); 0: the real result */

int mkdir(const char *path, mode_t mode) {
  errno = mkdir_error;
  return mkdir_error ? -1 : (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode);
}

static void expect_not_made(const char *path, const char *why) {
  sr_ctx ctx = {0};
  sr_sharers sharers;
  int directory;
  EXPECT_EQ(sr_trust_open_directory(&ctx, path, (sr_trust){0}, true, &directory, &sharers),
            SR_ERR_IO);
  EXPECT_CONTAINS(ctx.message, why);
}

/* A directory that is missing and cannot be made: the error says why. */
static void test_not_made(const scratch *place) {
  char link[1024];
  snprintf(link, sizeof link, "%s", scratch_path(place, "link"));
  EXPECT(symlink("nowhere", link) == 0);
  expect_not_made(link, "link: a symbolic link in it leads nowhere; choose another");
  expect_not_made(scratch_path(place, "link/below"), "a symbolic link in it leads nowhere");
  mkdir_error = EROFS;
  expect_not_made(scratch_path(place, "of/disk"), "of/disk: Read-only file system; choose another");
  mkdir_error = 0;
}

/* A directory of this user's own group: refused unless the group is trusted. A world-writable
 * directory is always refused. */
static void test_own_group(const scratch *place) {
  const char *path = scratch_path(place, "own");
  EXPECT(mkdir(path, 0700) == 0);
  static const struct {
    mode_t mode;
    bool group, good;
  } cases[] = {
      {0755, false, true}, {0770, false, false}, {0770, true, true},   {02775, false, false},
      {02775, true, true}, {0777, true, false},  {01777, true, false}, {0772, true, false},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_ctx ctx = {0};
    EXPECT(chmod(path, cases[i].mode) == 0);
    EXPECT_EQ(try_open(&ctx, path, cases[i].group ? group : user),
              cases[i].good ? SR_OK : SR_ERR_INVALID);
    if (!cases[i].good) {
      EXPECT_CONTAINS(ctx.message, "chmod go-w");
      EXPECT_EQ(strstr(ctx.message, "--cache-trust group") != NULL, !cases[i].group);
    }
  }
}

/* The directory belongs to root and GROUP. */
static void with_membership(const char *path) {
  sr_ctx ctx = {0};
  EXPECT_EQ(try_open(&ctx, path, group), SR_OK);
  EXPECT_EQ(try_open(&ctx, path, user), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "--cache-trust group:54400 if you trust all of that group");
}

static void without_membership(const char *path) {
  sr_ctx ctx = {0};
  EXPECT_EQ(try_open(&ctx, path, group), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "group 54400 may write to it (mode 2775)");
  EXPECT_CONTAINS(ctx.message, "you are not in that group");
  sr_ctx_clear(&ctx);
  EXPECT_EQ(try_open(&ctx, path, named), SR_ERR_INVALID);
}

/* A group that is named is trusted; the user's other groups are not. */
static void with_names(const char *path) {
  static const struct {
    const char *name, *fault; /* NULL: valid */
  } cases[] = {
      {"54400", NULL},
      {"54600", "--cache-trust group:54400 if you trust"},
      {"54500", "--cache-trust group:54400 if you trust"},
      {"root", "--cache-trust group:54400 if you trust"},
      {"no-such-group", "knows no group no-such-group, which --cache-trust names"},
      {"54400x", "knows no group 54400x"},
      {"4294967296054400", "knows no group 4294967296054400"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_ctx ctx = {0};
    const sr_trust trust = {.group = true, .group_name = cases[i].name};
    EXPECT_EQ(try_open(&ctx, path, trust), cases[i].fault ? SR_ERR_INVALID : SR_OK);
    if (cases[i].fault)
      EXPECT_CONTAINS(ctx.message, cases[i].fault);
  }
}

/* The directory belongs to BOB and GROUP. */
static void of_a_member(const char *path) {
  sr_ctx ctx = {0};
  EXPECT_EQ(try_open(&ctx, path, group), SR_OK);
  EXPECT_EQ(try_open(&ctx, path, user), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "belongs to user 54322");
}

static void of_a_stranger(const char *path) {
  sr_ctx ctx = {0};
  EXPECT_EQ(try_open(&ctx, path, group), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "belongs to user 54322");
}

/* ---- entries of others ----------------------------------------------------------------------- */

/* True if the program's entry is found in the directory. */
static bool finds(const char *path, sr_trust trust, const char *program, char *out_last) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  const sr_cache_settings settings = settings_of(path, trust);
  sr_cache *cache;
  EXPECT_EQ(sr_cache_open(&ctx, &settings, &cache), SR_OK);
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, program);
  bool found = cache_case_holds(&ctx, cache, &key, payload, sizeof payload);
  snprintf(out_last, SR_MESSAGE_BYTES, "%s", lines.last);
  sr_cache_close(cache);
  return found;
}

static void stores(const char *path, sr_trust trust, const char *program) {
  sr_ctx ctx = {0};
  const sr_cache_settings settings = settings_of(path, trust);
  sr_cache *cache;
  EXPECT_EQ(sr_cache_open(&ctx, &settings, &cache), SR_OK);
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, program);
  EXPECT(cache_case_store(&ctx, cache, &key, payload, sizeof payload));
  sr_cache_close(cache);
}

static void bob_stores(const char *path) {
  umask(077); /* files in a shared directory get the permissions of the group nevertheless */
  stores(path, group, "bob's");
}

static void alice_finds(const char *path) {
  char last[SR_MESSAGE_BYTES];
  EXPECT(finds(path, group, "bob's", last));
  EXPECT(finds(path, named, "bob's", last));
  EXPECT(!finds(path, user, "bob's", last));
  EXPECT_CONTAINS(last, "--cache-trust group"); /* the message already advises this */
}

/* The directory belongs to BOB and to a group of ALICE's that is not the one that shares the
 * directory. */
static void alice_finds_another_groups(const char *path) {
  char last[SR_MESSAGE_BYTES];
  EXPECT(!finds(path, group, "bob's", last));
  EXPECT_CONTAINS(last, "it belongs to user 54322 and group 54600");
  EXPECT(!finds(path, named, "bob's", last));
}

/* All users may read the directory, and only the site writes it. */
static void reads_the_site(const char *path) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  sr_cache *cache;
  EXPECT_EQ(sr_cache_open(&ctx, &(sr_cache_settings){.site = path, .directory = path, .level = 3},
                          &cache),
            SR_OK);
  EXPECT(sr_cache_tier(cache, SR_TIER_SITE) && !sr_cache_tier(cache, SR_TIER_SITE)->writable);
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "the site's");
  sr_cached found;
  EXPECT(sr_cache_find(&ctx, cache, &key, SR_TIER_SITE, SR_TIER_SITE, &found));
  EXPECT_EQ(lines.count[SR_LOG_WARN], 0);
  free(found.data);
  sr_cache_close(cache);
}

static void test_others(const scratch *place) {
  if (geteuid() != 0) {
    printf("other users: not tested, this one cannot become another\n");
    return;
  }
  EXPECT(chmod(place->path, 0755) == 0);
  const char *roots = scratch_path(place, "roots"), *bobs = scratch_path(place, "bobs");
  EXPECT(mkdir(roots, 0700) == 0 && chown(roots, 0, GROUP) == 0 && chmod(roots, 02775) == 0);
  EXPECT(mkdir(bobs, 0700) == 0 && chown(bobs, BOB, GROUP) == 0 && chmod(bobs, 02770) == 0);
  as(ALICE, GROUP, with_membership, roots);
  as(ALICE, OTHERS, without_membership, roots);
  as(ALICE, GROUP, with_names, roots);
  as(ALICE, GROUP, of_a_member, bobs);
  EXPECT(chmod(bobs, 02775) == 0);
  as(ALICE, OTHERS, of_a_stranger, bobs);

  as(BOB, GROUP, bob_stores, roots);
  struct stat made;
  EXPECT(stat(cache_case_entry(roots), &made) == 0 && made.st_uid == BOB && made.st_gid == GROUP &&
         (made.st_mode & 07777) == 0660);
  as(ALICE, GROUP, alice_finds, roots);
  EXPECT(chown(cache_case_entry(roots), BOB, PROJECT) == 0);
  as(ALICE, GROUP, alice_finds_another_groups, roots);

  /* Without the directory's set-group-ID bit, a member's file first belongs to the member's own
   * group. */
  EXPECT(unlink(cache_case_entry(roots)) == 0 && chmod(roots, 0770) == 0);
  as(BOB, GROUP, bob_stores, roots);
  EXPECT(stat(cache_case_entry(roots), &made) == 0 && made.st_gid == GROUP &&
         (made.st_mode & 07777) == 0660);
  as(ALICE, GROUP, alice_finds, roots);

  const char *site = scratch_path(place, "site");
  stores(site, user, "the site's");
  EXPECT(chmod(site, 0755) == 0);
  as(ALICE, OTHERS, reads_the_site, site);
}

/* A group-writable entry in a directory of this user's. */
static void test_group_files(const scratch *place) {
  const char *path = scratch_path(place, "files");
  char last[SR_MESSAGE_BYTES];
  stores(path, user, "p");
  EXPECT(chmod(cache_case_entry(path), 0660) == 0);
  EXPECT(!finds(path, user, "p", last));
  EXPECT_CONTAINS(last, "others may write to it (mode 0660)");
  EXPECT(finds(path, group, "p", last));
  EXPECT(chmod(cache_case_entry(path), 0662) == 0);
  EXPECT(!finds(path, group, "p", last));
  EXPECT_CONTAINS(last, "others may write to it (mode 0662)");
}

/* The advice in a message must help, and must not make other users' entries trusted. */
static void test_advice(const scratch *place) {
  if (geteuid() != 0)
    return;
  sr_ctx ctx = {0};
  int directory;
  sr_sharers sharers;
  const char *path = scratch_path(place, "advice");
  EXPECT(mkdir(path, 0700) == 0 && chown(path, BOB, (gid_t)-1) == 0);
  EXPECT_EQ(sr_trust_open_directory(&ctx, path, user, true, &directory, &sharers), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "choose another");
  EXPECT(!strstr(ctx.message, "chown"));
  EXPECT(chown(path, 0, getegid()) == 0 && chmod(path, 0770) == 0);
  for (int never = 0; never < 2; never++) {
    sr_ctx_clear(&ctx);
    EXPECT_EQ(
        sr_trust_open_directory(&ctx, path, (sr_trust){.never = never}, true, &directory, &sharers),
        SR_ERR_INVALID);
    EXPECT_CONTAINS(ctx.message, "chmod go-w");
    EXPECT_EQ(strstr(ctx.message, "or --cache-trust group:") != NULL, !never);
  }
  const mode_t before = umask(077);
  sr_ctx_clear(&ctx);
  EXPECT_EQ(
      sr_trust_open_directory(&ctx, path, (sr_trust){.group = true}, true, &directory, &sharers),
      SR_OK);
  umask(before);
  struct stat found;
  EXPECT(fstatat(directory, "CACHEDIR.TAG", &found, 0) == 0 && (found.st_mode & 0777) == 0660);
  close(directory);
}

/* ---- secrets --------------------------------------------------------------------------------- */

static void write_secret(const char *path, const char *text, mode_t mode) {
  unlink(path);
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0600);
  EXPECT(file >= 0 && write(file, text, strlen(text)) == (ssize_t)strlen(text) &&
         fchmod(file, mode) == 0);
  close(file);
}

/* RFC 4231, test cases 2, 6 and 7: keys shorter and longer than a block. */
static void test_hmac(void) {
  static const char short_text[] = "what do ya want for nothing?",
                    text[] = "Test Using Larger Than Block-Size Key - Hash Key First",
                    long_text[] =
                        "This is a test using a larger than block-size key and a larger than "
                        "block-size data. The key needs to be hashed before being used by the "
                        "HMAC algorithm.";
  uint8_t key[131];
  memset(key, 0xaa, sizeof key);
  const sr_digest digests[] = {sr_hmac_of("Jefe", 4, short_text, sizeof short_text - 1),
                               sr_hmac_of(key, sizeof key, text, sizeof text - 1),
                               sr_hmac_of(key, sizeof key, long_text, sizeof long_text - 1)};
  static const char *const wanted[] = {
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"};
  for (int i = 0; i < 3; i++) {
    char hex[SR_DIGEST_HEX_BYTES];
    sr_digest_hex(&digests[i], hex);
    EXPECT_STRING(hex, wanted[i]);
  }
}

static void test_secret_files(const scratch *place) {
  static const struct {
    const char *text;
    mode_t mode;
    const char *fault; /* NULL: valid */
  } cases[] = {
      {"0123456789abcdef", 0600, NULL},
      {"0123456789abcdef\r\n\n", 0400, NULL}, /* line ends are not part of it */
      {"0123456789abcde", 0600, "it has fewer than 16 bytes"},
      {"0123456789abcde\n\n\n", 0600, "it has fewer than 16 bytes"},
      {"", 0600, "it has fewer than 16 bytes"},
      {"0123456789abcdef", 0640, "others may read it"},
      {"0123456789abcdef", 0604, "others may read it"},
      {"0123456789abcdef", 0620, "chmod 600"},
  };
  const char *path = scratch_path(place, "secret");
  unsigned char secret[SR_SECRET_MOST_BYTES];
  size_t bytes;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_ctx ctx = {0};
    write_secret(path, cases[i].text, cases[i].mode);
    EXPECT_EQ(sr_trust_read_secret(&ctx, path, secret, &bytes),
              cases[i].fault ? SR_ERR_INVALID : SR_OK);
    if (cases[i].fault)
      EXPECT_CONTAINS(ctx.message, cases[i].fault);
    else
      EXPECT(bytes == 16 && memcmp(secret, "0123456789abcdef", 16) == 0);
  }
  sr_ctx ctx = {0};
  static char longer[SR_SECRET_MOST_BYTES + 2];
  memset(longer, 'x', SR_SECRET_MOST_BYTES);
  write_secret(path, longer, 0600);
  EXPECT_EQ(sr_trust_read_secret(&ctx, path, secret, &bytes), SR_OK);
  EXPECT_EQ(bytes, SR_SECRET_MOST_BYTES);
  longer[SR_SECRET_MOST_BYTES] = 'x';
  write_secret(path, longer, 0600);
  EXPECT_EQ(sr_trust_read_secret(&ctx, path, secret, &bytes), SR_ERR_INVALID);
  sr_ctx_clear(&ctx);
  EXPECT_EQ(sr_trust_read_secret(&ctx, place->path, secret, &bytes), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "not a plain file");
  EXPECT_EQ(sr_trust_read_secret(&ctx, "/nonexistent/s", secret, &bytes), SR_ERR_IO);
  if (geteuid() == 0) {
    write_secret(path, "0123456789abcdef", 0600);
    EXPECT(chown(path, BOB, (gid_t)-1) == 0);
    sr_ctx_clear(&ctx);
    EXPECT_EQ(sr_trust_read_secret(&ctx, path, secret, &bytes), SR_ERR_INVALID);
    EXPECT_CONTAINS(
        ctx.message,
        "it belongs to user 54322, who may read and change it; name a file of your own");
  }
}

/* Opens the directory with the secret in `file` (NULL: none) and looks for the one entry. */
static bool finds_with(const char *path, const char *file, char *out_last) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  sr_cache_settings settings = settings_of(path, user);
  settings.secret_file = file;
  sr_cache *cache;
  EXPECT_EQ(sr_cache_open(&ctx, &settings, &cache), SR_OK);
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "p");
  bool found =
      sr_cache_is_persistent(cache) && cache_case_holds(&ctx, cache, &key, payload, sizeof payload);
  snprintf(out_last, SR_MESSAGE_BYTES, "%s", lines.last);
  sr_cache_close(cache);
  return found;
}

static void stores_with(const char *path, const char *file) {
  sr_ctx ctx = {0};
  sr_cache_settings settings = settings_of(path, user);
  settings.secret_file = file;
  sr_cache *cache;
  EXPECT_EQ(sr_cache_open(&ctx, &settings, &cache), SR_OK);
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "p");
  EXPECT(cache_case_store(&ctx, cache, &key, payload, sizeof payload));
  sr_cache_close(cache);
}

/* The path of the entry under a secret, or "". */
static const char *kept_with(const char *path, const char *secret) {
  static char kept[2][1200];
  static int turn;
  char hex[SR_DIGEST_HEX_BYTES];
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "p");
  sr_digest digest =
      *secret ? sr_hmac_of(secret, strlen(secret), &key.digest, sizeof key.digest) : key.digest;
  sr_digest_hex(&digest, hex);
  turn = !turn;
  snprintf(kept[turn], sizeof kept[turn], "%s/%s.entry", path, hex);
  return kept[turn];
}

/* The explanation why no entry is found with a secret. */
static void expect_explained(const char *path, const char *file, const char *why) {
  sr_ctx ctx = {0};
  sr_cache_settings settings = settings_of(path, user);
  settings.secret_file = file;
  sr_cache *cache;
  sr_arena *arena = sr_arena_create();
  EXPECT_EQ(sr_cache_open(&ctx, &settings, &cache), SR_OK);
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "p");
  if (EXPECT(arena && !SR_ARENA_GUARD(arena)))
    EXPECT_CONTAINS(sr_cache_explain(&ctx, cache, &key, arena), why);
  sr_arena_destroy(arena);
  sr_cache_close(cache);
}

/* Opens the directory with a secret and takes the lease of its entry. */
static sr_cache *claims_with(const char *path, const char *file) {
  sr_ctx ctx = {0};
  sr_cache_settings settings = settings_of(path, user);
  settings.secret_file = file;
  sr_cache *cache;
  EXPECT_EQ(sr_cache_open(&ctx, &settings, &cache), SR_OK);
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "p");
  sr_cached found;
  EXPECT(!sr_cache_claim(&ctx, cache, &key, false, &found));
  return cache;
}

/* Two secrets and no secret have one entry each for the same key. None replaces another's, and
 * compiling under one does not block the others. */
static void test_secrets_apart(const scratch *place) {
  static const char *const secrets[] = {"", "the first of two secrets",
                                        "the second of two secrets"};
  const char *path = scratch_path(place, "apart");
  const char *files[] = {NULL, scratch_path(place, "one"), scratch_path(place, "two")};
  char last[SR_MESSAGE_BYTES];
  for (int i = 1; i < 3; i++)
    write_secret(files[i], secrets[i], 0600);
  for (int i = 0; i < 3; i++) {
    EXPECT(!finds_with(path, files[i], last));
    stores_with(path, files[i]);
    EXPECT(access(kept_with(path, secrets[i]), F_OK) == 0);
  }
  sr_cache *caches[3];
  for (int i = 0; i < 3; i++) {
    char lease[1300];
    const char *entry = kept_with(path, secrets[i]);
    EXPECT(finds_with(path, files[i], last));
    EXPECT(unlink(entry) == 0);
    snprintf(lease, sizeof lease, "%.*s.lease", (int)(strlen(entry) - strlen(".entry")), entry);
    caches[i] = claims_with(path, files[i]);
    EXPECT(access(lease, F_OK) == 0);
  }
  for (int i = 0; i < 3; i++)
    sr_cache_close(caches[i]);
  stores_with(path, files[1]);
  expect_explained(path, files[2], "an entry for this key, but it is sealed by another secret");
  expect_explained(path, NULL, "this key, but it is sealed by a secret, and none is given here");
}

/* A sealed entry is trusted with its own secret only. With a secret no other entry is trusted, even
 * under the expected name. */
static void test_seals(const scratch *place) {
  static const char first[] = "the first of two secrets", second[] = "the second of two secrets";
  const char *path = scratch_path(place, "sealed");
  const char *one = scratch_path(place, "one"), *two = scratch_path(place, "two");
  char last[SR_MESSAGE_BYTES];
  write_secret(one, "the first of two secrets\n", 0600);
  write_secret(two, "the second of two secrets\n", 0600);
  stores_with(path, one);
  EXPECT(finds_with(path, one, last));
  EXPECT(link(kept_with(path, first), kept_with(path, second)) == 0);
  EXPECT(!finds_with(path, two, last));
  EXPECT_CONTAINS(last, "it is damaged, or sealed by another secret");
  EXPECT(link(kept_with(path, first), kept_with(path, "")) == 0);
  EXPECT(!finds_with(path, NULL, last));
  EXPECT_CONTAINS(last, "it is sealed by a secret, and none is given here");

  EXPECT(chmod(one, 0644) == 0); /* a secret that all users can read seals nothing */
  EXPECT(!finds_with(path, one, last));
  EXPECT_CONTAINS(last, "going on without a cache: secret");
  EXPECT(chmod(one, 0600) == 0);

  stores_with(path, NULL);
  EXPECT(finds_with(path, NULL, last));
  EXPECT(rename(kept_with(path, ""), kept_with(path, first)) == 0);
  EXPECT(!finds_with(path, one, last));
  EXPECT_CONTAINS(last, "it is not sealed by the secret");
}

/* Every bit of a seal counts. */
static void test_forged(const scratch *place) {
  const char *path = scratch_path(place, "forged"), *one = scratch_path(place, "one");
  char last[SR_MESSAGE_BYTES];
  stores_with(path, one);
  int file = open(cache_case_entry(path), O_RDWR);
  struct stat made;
  EXPECT(file >= 0 && fstat(file, &made) == 0);
  for (int bit = 0; bit < 8 * SR_DIGEST_BYTES; bit++) {
    off_t at = made.st_size - SR_DIGEST_BYTES + bit / 8;
    unsigned char byte;
    EXPECT(pread(file, &byte, 1, at) == 1);
    byte ^= (unsigned char)(1 << bit % 8);
    EXPECT(pwrite(file, &byte, 1, at) == 1);
    EXPECT(!finds_with(path, one, last));
    byte ^= (unsigned char)(1 << bit % 8);
    EXPECT(pwrite(file, &byte, 1, at) == 1);
  }
  close(file);
  EXPECT(finds_with(path, one, last));
}

int main(void) {
  scratch place;
  scratch_init(&place);
  test_not_made(&place);
  test_own_group(&place);
  test_others(&place);
  test_group_files(&place);
  test_advice(&place);
  test_hmac();
  test_secret_files(&place);
  test_secrets_apart(&place);
  test_seals(&place);
  test_forged(&place);
  scratch_deinit(&place);
  return expect_result();
}
