/* A recursive-descent parser for mhlo.sharding. After the first fault, the parser reads nothing
 * more. */
#include "partitioner/gspmd/gspmd_text.h"

#include <string.h>

typedef struct parser {
  sr_arena *arena;
  const char *at;
  int64_t device_count;
  const char *fault; /* the first fault; NULL: none yet */
} parser;

static bool fail(parser *p, const char *fault) {
  if (!p->fault)
    p->fault = fault;
  return false;
}

/* ---- words ----------------------------------------------------------------------------------- */

static void skip_blanks(parser *p) {
  while (*p->at == ' ')
    p->at++;
}

static bool accept(parser *p, const char *word) {
  skip_blanks(p);
  size_t length = strlen(word);
  if (p->fault || strncmp(p->at, word, length) != 0)
    return false;
  p->at += length;
  return true;
}

static bool expect(parser *p, const char *word) {
  return accept(p, word) ||
         fail(p, sr_arena_printf(p->arena, "'%s' is expected before \"%.20s\"", word, p->at));
}

static bool read_number(parser *p, int64_t *out_value) {
  skip_blanks(p);
  const char *begin = p->at;
  *out_value = 0;
  while (!p->fault && *p->at >= '0' && *p->at <= '9')
    if (__builtin_mul_overflow(*out_value, 10, out_value) ||
        __builtin_add_overflow(*out_value, *p->at++ - '0', out_value))
      return fail(p, "a number is too large");
  return p->at > begin ||
         fail(p, sr_arena_printf(p->arena, "a number is expected before \"%.20s\"", p->at));
}

/* Reads a list of up to `capacity` numbers, and the text `close` that ends the list. Returns the
 * count. */
static int32_t read_list(parser *p, const char *close, int64_t *out_values, int32_t capacity) {
  int32_t count = 0;
  do {
    if (count == capacity)
      return fail(p, "there are too many dimensions");
    read_number(p, &out_values[count++]);
  } while (accept(p, ","));
  expect(p, close);
  return count;
}

/* Skips "metadata={...}", which may have nested braces and strings. */
static bool skip_metadata(parser *p) {
  if (!accept(p, "metadata={"))
    return true;
  bool quoted = false;
  for (int64_t depth = 1; depth > 0; p->at++) {
    if (*p->at == '\0')
      return fail(p, "its metadata do not end");
    if (*p->at == '\\' && p->at[1] != '\0')
      p->at++;
    else if (*p->at == '"')
      quoted = !quoted;
    else if (!quoted)
      depth += (*p->at == '{') - (*p->at == '}');
  }
  return true;
}

/* ---- tiles ----------------------------------------------------------------------------------- */

/* Checks that the product of `sizes` is the number of devices. */
static bool check_count(parser *p, const int64_t *sizes, int32_t count, const char *what) {
  int64_t product = 1;
  for (int32_t i = 0; i < count; i++)
    if (sizes[i] < 1 || __builtin_mul_overflow(product, sizes[i], &product))
      return fail(p, sr_arena_printf(p->arena, "%s of no device, or of too many", what));
  if (product != p->device_count)
    return fail(p, sr_arena_printf(p->arena,
                                   "%s of %lld devices, but the module is for %lld "
                                   "(mhlo.num_partitions)",
                                   what, (long long)product, (long long)p->device_count));
  return true;
}

/* Reads what follows <=[ in <=[2,4]T(1,0). */
static bool read_iota(parser *p, sr_gspmd_sharding *sharding) {
  sharding->dim_count = read_list(p, "]", sharding->dims, SR_GSPMD_MAX_TILES);
  if (p->fault || !check_count(p, sharding->dims, sharding->dim_count, "a list"))
    return false;
  for (int32_t i = 0; i < sharding->dim_count; i++)
    sharding->order[i] = i;
  if (!accept(p, "T("))
    return true;
  int64_t order[SR_GSPMD_MAX_TILES];
  int32_t count = read_list(p, ")", order, SR_GSPMD_MAX_TILES);
  bool seen[SR_GSPMD_MAX_TILES] = {false};
  for (int32_t i = 0; i < count && !p->fault; i++) {
    if (count != sharding->dim_count || order[i] >= count || seen[order[i]])
      return fail(p, "T(...) has to name every dimension once");
    seen[order[i]] = true;
    sharding->order[i] = (int32_t)order[i];
  }
  return !p->fault;
}

static bool read_devices(parser *p, sr_gspmd_sharding *sharding) {
  if (strlen(p->at) < (size_t)p->device_count) /* a short text must not allocate much memory */
    return fail(p, "it lists fewer devices than it has tiles");
  int64_t *devices = SR_NEW_ARRAY(p->arena, int64_t, p->device_count);
  for (int64_t i = 0; i < p->device_count; i++)
    if ((i > 0 && !expect(p, ",")) || !read_number(p, &devices[i]))
      return false;
  bool *seen = SR_NEW_ARRAY(p->arena, bool, p->device_count);
  for (int64_t i = 0; i < p->device_count; i++) {
    if (devices[i] >= p->device_count || seen[devices[i]])
      return fail(p, "its devices have to be all of the program's, each once");
    seen[devices[i]] = true;
  }
  sharding->devices = devices;
  return true;
}

static bool read_rest(parser *p, sr_gspmd_subgroup *out_rest) {
  static const char *const names[] = {[SR_GSPMD_COPIES] = "replicated",
                                      [SR_GSPMD_OWN] = "manual",
                                      [SR_GSPMD_PARTIAL_SUMS] = "unreduced"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (accept(p, names[i])) {
      *out_rest = (sr_gspmd_subgroup)i;
      return true;
    }
  return fail(p, "last_tile_dims are supported that are manual, replicated or unreduced");
}

/* Reads last_tile_dims: what devices hold along each tile dimension after those of the array. */
static bool read_groups(parser *p, sr_gspmd_sharding *sharding) {
  sharding->rank = sharding->tile_count;
  if (accept(p, "last_tile_dim_replicate")) {
    sharding->rank--;
    return true;
  }
  if (!accept(p, "last_tile_dims={"))
    return true;
  sr_gspmd_subgroup rests[SR_GSPMD_MAX_TILES];
  int32_t count = 0;
  do {
    if (count == sharding->tile_count)
      return fail(p, "last_tile_dims has more dimensions than there are");
    if (!read_rest(p, &rests[count++]))
      return false;
  } while (accept(p, ","));
  sharding->rank -= count;
  memcpy(&sharding->rests[sharding->rank], rests, (size_t)count * sizeof *rests);
  int64_t owners = 1;
  for (int32_t i = 0; i < count; i++)
    owners *= rests[i] == SR_GSPMD_OWN ? sharding->tiles[sharding->rank + i] : 1;
  sharding->of_each = owners == p->device_count;
  return expect(p, "}");
}

/* Reads what follows devices=[ in devices=[2,1,4]... */
static bool read_tiles(parser *p, sr_gspmd_sharding *sharding) {
  sharding->kind = SR_GSPMD_TILED;
  sharding->tile_count = read_list(p, "]", sharding->tiles, SR_GSPMD_MAX_TILES);
  if (p->fault || !check_count(p, sharding->tiles, sharding->tile_count, "tiles"))
    return false;
  bool listed = accept(p, "<=[") ? read_iota(p, sharding) : read_devices(p, sharding);
  return listed && read_groups(p, sharding) &&
         (sharding->rank <= SR_MAX_RANK || fail(p, "there are too many dimensions"));
}

/* Reads "shard_as 0", if it is there. XLA also has "shard_like", for a value that takes the group's
 * sharding but does not give its own to the group. No front end prints "shard_like", so it is
 * refused. */
static bool read_group(parser *p, sr_gspmd_sharding *sharding) {
  if (accept(p, "shard_like"))
    return fail(p, "shard_like is not supported, shard_as is");
  if (!accept(p, "shard_as"))
    return !p->fault;
  sharding->grouped = true;
  return read_number(p, &sharding->group);
}

/* Reads one sharding, after its opening brace. */
static bool read_sharding(parser *p, sr_gspmd_sharding *sharding) {
  int64_t device = 0;
  if (accept(p, "replicated"))
    sharding->kind = SR_GSPMD_REPLICATED;
  else if (accept(p, "unreduced"))
    sharding->kind = SR_GSPMD_UNREDUCED;
  else if (accept(p, "manual"))
    sharding->kind = SR_GSPMD_MANUAL, sharding->of_each = true;
  else if (accept(p, "unknown"))
    sharding->kind = SR_GSPMD_UNKNOWN;
  else if (accept(p, "maximal device="))
    sharding->kind = SR_GSPMD_MAXIMAL;
  else if (expect(p, "devices=["))
    read_tiles(p, sharding);
  if (sharding->kind == SR_GSPMD_MAXIMAL && read_number(p, &device) && device >= p->device_count)
    return fail(p, "it names a device that the program does not have");
  return read_group(p, sharding) && skip_metadata(p) && read_group(p, sharding) && expect(p, "}");
}

bool sr_gspmd_shardings_read(sr_arena *arena, const char *text, int64_t device_count,
                             sr_gspmd_shardings *out_shardings, const char **out_fault) {
  parser p = {.arena = arena, .at = text, .device_count = device_count};
  SR_VECTOR(sr_gspmd_sharding) shardings = {0};
  expect(&p, "{");
  bool tuple = accept(&p, "{") || accept(&p, "}");
  bool empty = tuple && p.at[-1] == '}';
  for (bool more = !empty; more && !p.fault;) {
    sr_gspmd_sharding sharding = {0};
    read_sharding(&p, &sharding);
    SR_PUSH(arena, &shardings, sharding);
    more = tuple && accept(&p, ",");
    if (more)
      expect(&p, "{");
  }
  if (tuple && !empty)
    expect(&p, "}");
  skip_blanks(&p);
  if (!p.fault && *p.at)
    fail(&p, sr_arena_printf(arena, "\"%.20s\" follows its end", p.at));
  *out_shardings =
      (sr_gspmd_shardings){.tuple = tuple, .count = shardings.count, .items = shardings.items};
  *out_fault = p.fault;
  return !p.fault;
}
