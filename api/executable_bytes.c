/*
 * Executables as bytes of the caller: a head, the identity of the library that made them, the
 * program's name, its names and locations, and the executable as in a cache entry. The digest is
 * over all that follows it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/build.h"
#include "api/executable_bytes.h"
#include "api/needs.h"
#include "api/nodes.h"
#include "base/hash.h"
#include "executable/format.h"

enum {
  NAME_BYTES = 1024, /* a longer name is cut off */
};

static const char magic[8] = "spmdrun1";

typedef struct head {
  char magic[8];
  sr_digest digest;
  uint64_t identity, name, names, executable; /* bytes of each part */
} head;

static size_t round_up(size_t bytes) {
  return (bytes + 15) / 16 * 16; /* the executable is decoded where it lies */
}

static size_t parts_begin(const head *of) {
  return round_up(sizeof *of + of->identity + of->name + of->names);
}

static sr_digest digest_of(const char *bytes, size_t count) {
  const size_t from = offsetof(head, identity);
  return sr_digest_of(bytes + from, count - from);
}

void *sr_executable_pack(const spmdrun_executable *executable, size_t *out_count) {
  const char *identity = sr_compiler_identity();
  head of = {.identity = strlen(identity),
             .name = strlen(executable->name) + 1,
             .names = executable->name_byte_count,
             .executable = executable->byte_count};
  const size_t begin = parts_begin(&of), count = begin + executable->byte_count;
  char *bytes = calloc(1, count);
  *out_count = bytes ? count : 0;
  if (!bytes)
    return NULL;
  char *at = bytes + sizeof of;
  memcpy(at, identity, of.identity);
  memcpy(at += of.identity, executable->name, of.name);
  memcpy(at + of.name, executable->name_bytes, of.names);
  memcpy(bytes + begin, executable->bytes, executable->byte_count);
  memcpy(of.magic, magic, sizeof magic);
  memcpy(bytes, &of, sizeof of);
  of.digest = digest_of(bytes, count);
  memcpy(bytes, &of, sizeof of);
  return bytes;
}

spmdrun_status spmdrun_executable_save(const spmdrun_executable *executable, void **out,
                                       size_t *out_count) {
  SR_MAKES(out);
  SR_NEEDS_ALONE(SR_CONTEXT_OF(executable), "executable, bytes, count", executable, out, out_count);
  spmdrun_context *context = executable->context;
  sr_context_begin_beside(context);
  *out = sr_executable_pack(executable, out_count);
  return sr_context_finish(
      context,
      *out ? SR_OK : sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory", executable->name));
}

/* Checks the head and the digest, so that only bytes as spmdrun_executable_save gave them go on. */
static sr_status check(sr_ctx *ctx, const char *bytes, size_t count, head *out) {
  const char *identity = sr_compiler_identity();
  if (count < sizeof *out || memcmp(bytes, magic, sizeof magic) != 0)
    return sr_fail(ctx, SR_ERR_INVALID, "these bytes are no executable of spmdrun");
  memcpy(out, bytes, sizeof *out);
  const uint64_t sizes[] = {out->identity, out->name, out->names, out->executable};
  uint64_t most = count;
  for (size_t i = 0; i < 4; i++)
    if (sizes[i] > most)
      return sr_fail(ctx, SR_ERR_INVALID, "the bytes of the executable are cut off");
    else
      most -= sizes[i];
  if (parts_begin(out) + out->executable != count)
    return sr_fail(ctx, SR_ERR_INVALID, "the bytes of the executable are cut off");
  const sr_digest digest = digest_of(bytes, count);
  if (memcmp(&digest, &out->digest, sizeof digest) != 0 || out->name == 0 ||
      bytes[sizeof *out + out->identity + out->name - 1] != '\0')
    return sr_fail(ctx, SR_ERR_INVALID, "the bytes of the executable are damaged");
  if (out->identity != strlen(identity) ||
      memcmp(bytes + sizeof *out, identity, out->identity) != 0)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "the executable was made by %.*s, and this is %s: compile the program again",
                   (int)(out->identity < 128 ? out->identity : 128), bytes + sizeof *out, identity);
  return SR_OK;
}

/* On rank 0: sets what the executable's bytes have; they are copied. */
static sr_status read_bytes(spmdrun_executable *executable, const char *bytes, const head *in) {
  const head of = *in;
  spmdrun_context *context = executable->context;
  const char *name = bytes + sizeof of + of.identity;
  if (SR_ARENA_GUARD(executable->arena))
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory", name);
  executable->name_bytes = sr_arena_copy(executable->arena, name + of.name, of.names);
  executable->name_byte_count = of.names;
  executable->cache_bytes = aligned_alloc(16, round_up(of.executable));
  if (!executable->cache_bytes)
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory", name);
  memcpy(executable->cache_bytes, bytes + parts_begin(&of), of.executable);
  executable->bytes = executable->cache_bytes;
  executable->byte_count = of.executable;
  executable->origin = (sr_origin){.cache = SPMDRUN_CACHE_MEMORY, .place = "bytes of the caller"};
  return SR_OK;
}

sr_status sr_executable_unpack(spmdrun_context *context, const void *bytes, size_t count,
                               spmdrun_executable **out) {
  head of;
  *out = NULL;
  SR_TRY(check(&context->ctx, bytes, count, &of));
  SR_TRY(sr_executable_new(context, (const char *)bytes + sizeof of + of.identity, false, out));
  SR_TRY(read_bytes(*out, bytes, &of));
  return sr_executable_decode_plan(*out);
}

/* Collective. Makes the executable with the name that rank 0 has read. */
static spmdrun_status make_named(spmdrun_context *context, char name[NAME_BYTES],
                                 spmdrun_executable **out) {
  const spmdrun_status status = spmdrun_share(context, name, NAME_BYTES);
  return status == SPMDRUN_OK
             ? sr_context_settle(context, sr_executable_new(context, name, false, out))
             : status;
}

spmdrun_status spmdrun_executable_load(spmdrun_context *context, const void *bytes, size_t count,
                                       spmdrun_executable **out) {
  SR_MAKES(out);
  SR_NEEDS(context, "context, executable, bytes", context, out,
           count > 0 && sr_context_is_root(context) ? bytes : context);
  spmdrun_executable *executable = NULL;
  char name[NAME_BYTES] = "";
  head of = {0};
  const bool root = sr_context_is_root(context);
  sr_context_begin(context);
  sr_status own = root ? check(&context->ctx, bytes, count, &of) : SR_OK;
  if (root && own == SR_OK)
    snprintf(name, sizeof name, "%s", (const char *)bytes + sizeof of + of.identity);
  spmdrun_status status = sr_context_settle(context, own);
  if (status == SPMDRUN_OK)
    status = make_named(context, name, &executable);
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, root ? read_bytes(executable, bytes, &of) : SR_OK);
  if (status == SPMDRUN_OK)
    status = sr_executable_distribute(executable, NULL);
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, sr_executable_make_ready(executable));
  if (status == SPMDRUN_OK)
    *out = executable;
  else
    spmdrun_executable_destroy(executable);
  return status;
}
