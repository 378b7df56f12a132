/* Encodes and decodes entries. The bytes may come from a broken disk. So each length is checked
 * against a limit and against the number of bytes present before it is used. The seal, a checksum
 * of the whole entry, is compared before the payload is decompressed. */
#include "cache/entry.h"

#include <stdlib.h>
#include <string.h>
#include <zstd.h>

#include "cache/key.h"

static const char magic[8] = {'S', 'P', 'M', 'D', 'R', 'U', 'N', 'C'};

enum {
  PAYLOAD_ALIGNMENT = 4096
};

/* How the seal of an entry is computed: as SHA-256, or as HMAC-SHA-256 with a secret. */
enum {
  SEAL_CHECKSUM = 0,
  SEAL_SECRET = 1,
};

/* The largest ratio of unpacked to packed bytes in a valid frame: a zstd block has at least 4 bytes
 * and unpacks to at most 128 KiB. */
enum {
  RATIO_LIMIT = 32 * 1024
};

static void put_u32(uint8_t *to, uint32_t value) {
  for (int i = 0; i < 4; i++)
    to[i] = (uint8_t)(value >> (8 * i));
}

static void put_u64(uint8_t *to, uint64_t value) {
  for (int i = 0; i < 8; i++)
    to[i] = (uint8_t)(value >> (8 * i));
}

static uint32_t get_u32(const uint8_t *from) {
  return (uint32_t)from[0] | (uint32_t)from[1] << 8 | (uint32_t)from[2] << 16 |
         (uint32_t)from[3] << 24;
}

static uint64_t get_u64(const uint8_t *from) {
  return (uint64_t)get_u32(from) | (uint64_t)get_u32(from + 4) << 32;
}

/* Reads the key parts, which lie between the fixed part of the header and the zstd frame. They must
 * fill that space exactly. */
static sr_status read_parts(sr_ctx *ctx, const uint8_t *header, sr_entry *entry) {
  uint64_t at = SR_ENTRY_FIXED_BYTES, end = entry->header_bytes;
  for (uint32_t i = 0; i < entry->part_count; i++) {
    if (end - at < 8)
      return sr_fail(ctx, SR_ERR_INVALID, "its key ends early");
    sr_entry_part *part = &entry->parts[i];
    part->name_bytes = get_u32(header + at);
    part->value_bytes = get_u32(header + at + 4);
    at += 8;
    if (part->name_bytes > SR_ENTRY_TEXT_LIMIT || part->value_bytes > SR_ENTRY_TEXT_LIMIT ||
        end - at < (uint64_t)part->name_bytes + part->value_bytes)
      return sr_fail(ctx, SR_ERR_INVALID, "part %u of its key is longer than the space for it", i);
    part->name = (const char *)header + at;
    part->value = part->name + part->name_bytes;
    at += (uint64_t)part->name_bytes + part->value_bytes;
  }
  if (at != end)
    return sr_fail(ctx, SR_ERR_INVALID, "there are bytes behind its key");
  return SR_OK;
}

/* Checks that the stored digest is the digest of the stored key parts. */
static sr_status check_digest(sr_ctx *ctx, const sr_entry *entry) {
  sr_hash hash;
  sr_key_hash_begin(&hash, entry->part_count);
  for (uint32_t i = 0; i < entry->part_count; i++) {
    const sr_entry_part *part = &entry->parts[i];
    sr_key_hash_part(&hash, part->name, part->name_bytes, part->value, part->value_bytes);
  }
  sr_digest digest = sr_hash_end(&hash);
  if (memcmp(&digest, &entry->digest, sizeof digest) != 0)
    return sr_fail(ctx, SR_ERR_INVALID, "its key does not agree with its digest");
  return SR_OK;
}

/* True if no length in the header exceeds its limit or contradicts another one. */
static bool has_possible_lengths(const sr_entry *entry) {
  return entry->part_count <= SR_ENTRY_PART_LIMIT && entry->header_bytes >= SR_ENTRY_FIXED_BYTES &&
         entry->header_bytes <= SR_ENTRY_HEADER_LIMIT &&
         entry->payload_bytes <= SR_ENTRY_PAYLOAD_LIMIT &&
         entry->frame_bytes <= ZSTD_compressBound((size_t)entry->payload_bytes) &&
         entry->payload_bytes / RATIO_LIMIT <= entry->frame_bytes;
}

/* Reads the fixed fields at the start of the header, which precede the key parts. */
static sr_status read_fixed(sr_ctx *ctx, const void *data, size_t bytes, sr_entry *out_entry) {
  const uint8_t *header = data;
  if (bytes < SR_ENTRY_FIXED_BYTES)
    return sr_fail(ctx, SR_ERR_INVALID, "it has %zu bytes, too few for a header", bytes);
  if (memcmp(header, magic, sizeof magic) != 0)
    return sr_fail(ctx, SR_ERR_INVALID, "it is not an entry of this cache");
  if (get_u32(header + 8) != SR_ENTRY_VERSION)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "it is of format %u, this version reads format %d",
                   get_u32(header + 8), SR_ENTRY_VERSION);
  *out_entry = (sr_entry){0};
  out_entry->part_count = get_u32(header + 12);
  out_entry->header_bytes = get_u64(header + 16);
  out_entry->payload_bytes = get_u64(header + 24);
  out_entry->frame_bytes = get_u64(header + 32);
  memcpy(&out_entry->digest, header + 40, sizeof out_entry->digest);
  uint32_t kind = get_u32(header + 72), seal = get_u32(header + 76);
  out_entry->kind = (sr_entry_kind)kind;
  out_entry->has_secret = seal == SEAL_SECRET;
  out_entry->compile_seconds = 1e-6 * (double)get_u64(header + 80);
  if ((kind != SR_ENTRY_EXECUTABLE && kind != SR_ENTRY_FAILURE) || seal > SEAL_SECRET ||
      !has_possible_lengths(out_entry))
    return sr_fail(ctx, SR_ERR_INVALID, "its header is damaged");
  return SR_OK;
}

sr_status sr_entry_read_header(sr_ctx *ctx, const void *data, size_t bytes, sr_entry *out_entry) {
  SR_TRY(read_fixed(ctx, data, bytes, out_entry));
  if (out_entry->header_bytes > bytes)
    return sr_fail(ctx, SR_ERR_INVALID, "it ends within its header");
  SR_TRY(read_parts(ctx, data, out_entry));
  return check_digest(ctx, out_entry);
}

/* Returns the length of the whole entry in bytes: header, frame and seal. */
static uint64_t length_of(const sr_entry *entry) {
  return entry->header_bytes + entry->frame_bytes + SR_DIGEST_BYTES;
}

_Static_assert((int)SR_ENTRY_FIXED_BYTES <= (int)SR_TIER_START_BYTES, "a start tells the lengths");

uint64_t sr_entry_worth(const void *start, size_t bytes, uint64_t all) {
  sr_ctx quiet = {0};
  sr_entry entry;
  if (read_fixed(&quiet, start, bytes, &entry) != SR_OK ||
      (all != UINT64_MAX && all != length_of(&entry)))
    return bytes;
  return length_of(&entry) + 1;
}

static sr_digest seal(const void *data, size_t bytes, sr_secret secret) {
  return secret.bytes ? sr_hmac_of(secret.data, secret.bytes, data, bytes)
                      : sr_digest_of(data, bytes);
}

sr_digest sr_entry_place(const sr_digest *key, sr_secret secret) {
  return secret.bytes ? sr_hmac_of(secret.data, secret.bytes, key, sizeof *key) : *key;
}

sr_status sr_entry_check_seal(sr_ctx *ctx, const sr_entry *entry, sr_secret secret) {
  if (entry->has_secret == (secret.bytes > 0))
    return SR_OK;
  return sr_fail(ctx, SR_ERR_UNSUPPORTED, "%s",
                 entry->has_secret ? "it is sealed by a secret, and none is given here"
                                   : "it is not sealed by the secret");
}

/* Fails because the stored seal is not the expected one. The message names another format version
 * or another kind of seal if that is the reason. Otherwise it says that the entry is damaged. */
static sr_status refuse_seal(sr_ctx *ctx, const void *data, size_t covered, sr_secret secret) {
  sr_ctx first = {0};
  sr_entry entry;
  sr_status status = sr_entry_read_header(&first, data, covered, &entry);
  if (status == SR_OK)
    status = sr_entry_check_seal(&first, &entry, secret);
  if (status == SR_ERR_UNSUPPORTED)
    return sr_fail(ctx, status, "%s", first.message);
  return sr_fail(ctx, SR_ERR_INVALID,
                 secret.bytes ? "it is damaged, or sealed by another secret"
                              : "its checksum does not match");
}

/* True if the seals are equal. Takes the same time for all seals: otherwise a forger could guess a
 * seal byte by byte from the time of the comparison. */
static bool same_seal(const sr_digest *a, const uint8_t *b) {
  uint8_t difference = 0;
  for (int i = 0; i < SR_DIGEST_BYTES; i++)
    difference |= a->bytes[i] ^ b[i];
  return difference == 0;
}

sr_status sr_entry_read(sr_ctx *ctx, const void *data, size_t bytes, sr_secret secret,
                        sr_entry *out_entry) {
  SR_TRY(read_fixed(ctx, data, bytes, out_entry));
  if (bytes != length_of(out_entry))
    return sr_fail(ctx, SR_ERR_INVALID, "it is not as long as its header says");
  size_t covered = bytes - SR_DIGEST_BYTES;
  sr_digest expected = seal(data, covered, secret);
  if (!same_seal(&expected, (const uint8_t *)data + covered))
    return refuse_seal(ctx, data, covered, secret);
  SR_TRY(sr_entry_read_header(ctx, data, covered, out_entry));
  return sr_entry_check_seal(ctx, out_entry, secret);
}

static bool same_text(const char *bytes, uint32_t count, const char *text) {
  return strlen(text) == count && memcmp(bytes, text, count) == 0;
}

bool sr_entry_matches(const sr_entry *entry, const sr_key *key) {
  if (entry->part_count != key->part_count)
    return false;
  for (uint32_t i = 0; i < entry->part_count; i++) {
    const sr_entry_part *part = &entry->parts[i];
    if (!same_text(part->name, part->name_bytes, key->parts[i].name) ||
        !same_text(part->value, part->value_bytes, key->parts[i].value))
      return false;
  }
  return true;
}

void sr_cached_drop(sr_cached *found) {
  free(found->data);
  *found = (sr_cached){0};
}

sr_status sr_entry_unpack(sr_ctx *ctx, const void *data, const sr_entry *entry,
                          void **out_payload) {
  *out_payload = NULL;
  const char *frame = (const char *)data + entry->header_bytes;
  size_t bytes = (size_t)entry->payload_bytes, frame_bytes = (size_t)entry->frame_bytes;
  void *payload = NULL;
  if (ZSTD_getFrameContentSize(frame, frame_bytes) != bytes ||
      ZSTD_findFrameCompressedSize(frame, frame_bytes) != frame_bytes)
    return sr_fail(ctx, SR_ERR_INVALID, "its frame is of another size than its header says");
  if (posix_memalign(&payload, PAYLOAD_ALIGNMENT, bytes ? bytes : 1) != 0)
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory for its %zu bytes", bytes);
  size_t got = ZSTD_decompress(payload, bytes, frame, frame_bytes);
  if (ZSTD_isError(got) || got != bytes) {
    free(payload);
    return sr_fail(ctx, SR_ERR_INVALID, "its payload does not unpack (%s)",
                   ZSTD_isError(got) ? ZSTD_getErrorName(got) : "wrong length");
  }
  *out_payload = payload;
  return SR_OK;
}

/* Computes the bytes of the header for `key`. Fails if the key exceeds a limit. */
static sr_status header_size(sr_ctx *ctx, const sr_key *key, size_t *out_bytes) {
  size_t bytes = SR_ENTRY_FIXED_BYTES;
  if (key->part_count > SR_ENTRY_PART_LIMIT)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "its key has %zu parts, an entry holds %d",
                   key->part_count, SR_ENTRY_PART_LIMIT);
  for (size_t i = 0; i < key->part_count; i++) {
    size_t name = strlen(key->parts[i].name), value = strlen(key->parts[i].value);
    if (name > SR_ENTRY_TEXT_LIMIT || value > SR_ENTRY_TEXT_LIMIT)
      return sr_fail(ctx, SR_ERR_UNSUPPORTED, "part %zu of its key is longer than %d bytes", i,
                     SR_ENTRY_TEXT_LIMIT);
    bytes += 8 + name + value;
  }
  if (bytes > SR_ENTRY_HEADER_LIMIT)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "its key has %zu bytes, an entry holds %d", bytes,
                   SR_ENTRY_HEADER_LIMIT);
  *out_bytes = bytes;
  return SR_OK;
}

static uint64_t microseconds(double seconds) {
  return seconds > 0 && seconds < 1e12 ? (uint64_t)(1e6 * seconds + 0.5) : 0;
}

static void write_header(uint8_t *to, const sr_key *key, const sr_cached *what, bool has_secret,
                         size_t header_bytes, size_t frame_bytes) {
  memcpy(to, magic, sizeof magic);
  put_u32(to + 8, SR_ENTRY_VERSION);
  put_u32(to + 12, (uint32_t)key->part_count);
  put_u64(to + 16, header_bytes);
  put_u64(to + 24, what->bytes);
  put_u64(to + 32, frame_bytes);
  memcpy(to + 40, &key->digest, sizeof key->digest);
  put_u32(to + 72, (uint32_t)what->kind);
  put_u32(to + 76, has_secret ? SEAL_SECRET : SEAL_CHECKSUM);
  put_u64(to + 80, microseconds(what->compile_seconds));
  to += SR_ENTRY_FIXED_BYTES;
  for (size_t i = 0; i < key->part_count; i++) {
    size_t name = strlen(key->parts[i].name), value = strlen(key->parts[i].value);
    put_u32(to, (uint32_t)name);
    put_u32(to + 4, (uint32_t)value);
    memcpy(to + 8, key->parts[i].name, name);
    memcpy(to + 8 + name, key->parts[i].value, value);
    to += 8 + name + value;
  }
}

sr_status sr_entry_encode(sr_ctx *ctx, const sr_key *key, const sr_cached *what, int level,
                          sr_secret secret, void **out_data, size_t *out_bytes) {
  *out_data = NULL;
  size_t header_bytes = 0;
  SR_TRY(header_size(ctx, key, &header_bytes));
  if (what->bytes > SR_ENTRY_PAYLOAD_LIMIT)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "it has %zu bytes, an entry holds %llu", what->bytes,
                   (unsigned long long)SR_ENTRY_PAYLOAD_LIMIT);
  size_t bound = ZSTD_compressBound(what->bytes);
  uint8_t *data = ZSTD_isError(bound) ? NULL : malloc(header_bytes + bound + SR_DIGEST_BYTES);
  if (!data)
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory to compress its %zu bytes", what->bytes);
  size_t frame_bytes =
      ZSTD_compress(data + header_bytes, bound, what->bytes ? what->data : "", what->bytes, level);
  if (ZSTD_isError(frame_bytes)) {
    free(data);
    return sr_fail(ctx, SR_ERR_NOMEM, "it could not be compressed (%s)",
                   ZSTD_getErrorName(frame_bytes));
  }
  write_header(data, key, what, secret.bytes > 0, header_bytes, frame_bytes);
  sr_digest trailer = seal(data, header_bytes + frame_bytes, secret);
  memcpy(data + header_bytes + frame_bytes, &trailer, sizeof trailer);
  *out_data = data;
  *out_bytes = header_bytes + frame_bytes + SR_DIGEST_BYTES;
  return SR_OK;
}
