/* Reads the fields of CompileOptionsProto, ExecutableBuildOptionsProto and DeviceAssignmentProto
 * that are named here; others are for XLA's own compiler. The flags of arguments and results whose
 * sharding may be chosen (12 and 18) are not read, because JAX's modules say the same: an argument
 * or result has a sharding attribute exactly if it may not. */
#include "pjrt/compile_options.h"

#include <string.h>

#include "pjrt/proto.h"
#include "sharding/signature.h"

enum { /* CompileOptionsProto */
  BUILD_OPTIONS = 3,
  OVERRIDES = 7 /* a map: options that the caller named */
};
enum { /* an entry of a map */
  ENTRY_KEY = 1
};
enum { /* ExecutableBuildOptionsProto */
  REPLICAS = 4,
  PARTITIONS = 5,
  ASSIGNMENT = 9
};
enum { /* DeviceAssignmentProto */
  REPLICA_COUNT = 1,
  COMPUTATION_COUNT = 2,
  COMPUTATION_DEVICES = 3,
  REPLICA_DEVICE_IDS = 1
};

typedef struct assignment {
  uint64_t replicas, partitions;
  SR_VECTOR(int32_t) ids; /* [partition][replica] */
} assignment;

/* Returns false if the message is broken, or a device number is none. */
static bool read_assignment(sr_arena *arena, sr_proto proto, assignment *out) {
  for (sr_proto_field field; sr_proto_next(&proto, &field);) {
    if (field.number == REPLICA_COUNT)
      out->replicas = field.value;
    else if (field.number == COMPUTATION_COUNT)
      out->partitions = field.value;
    if (field.number != COMPUTATION_DEVICES)
      continue;
    for (sr_proto_field id; sr_proto_next(&field.part, &id);)
      for (uint64_t value; id.number == REPLICA_DEVICE_IDS && sr_proto_next_value(&id, &value);) {
        if (value > INT32_MAX)
          return false;
        SR_PUSH(arena, &out->ids, (int32_t)value);
      }
    if (field.part.is_broken)
      return false;
  }
  return !proto.is_broken;
}

static sr_status check(sr_ctx *ctx, uint64_t replicas, uint64_t partitions, bool assigned,
                       const assignment *list) {
  if (replicas == 0 || partitions == 0 || replicas > SR_MAX_DEVICES ||
      partitions > SR_MAX_DEVICES / replicas)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "the options ask for %llu replicas of %llu partitions; a program has 1 to %d",
                   (unsigned long long)replicas, (unsigned long long)partitions, SR_MAX_DEVICES);
  if (assigned && (list->replicas != replicas || list->partitions != partitions ||
                   list->ids.count != replicas * partitions))
    return sr_fail(ctx, SR_ERR_INVALID,
                   "the options ask for %llu replicas of %llu partitions, and their device "
                   "assignment has %zu devices for %llu of %llu",
                   (unsigned long long)replicas, (unsigned long long)partitions, list->ids.count,
                   (unsigned long long)list->replicas, (unsigned long long)list->partitions);
  return SR_OK;
}

/* Turns rows of replicas into rows of partitions. */
static const int32_t *transposed(sr_arena *arena, const assignment *list) {
  int32_t *devices = SR_NEW_ARRAY(arena, int32_t, list->ids.count);
  for (size_t p = 0; p < list->partitions; p++)
    for (size_t r = 0; r < list->replicas; r++)
      devices[r * list->partitions + p] = list->ids.items[p * list->replicas + r];
  return devices;
}

static bool read_build_options(sr_arena *arena, sr_proto proto, uint64_t counts[2],
                               bool *out_assigned, assignment *list) {
  bool whole = true;
  for (sr_proto_field field; whole && sr_proto_next(&proto, &field);)
    if (field.number == REPLICAS)
      counts[0] = field.value;
    else if (field.number == PARTITIONS)
      counts[1] = field.value;
    else if (field.number == ASSIGNMENT)
      whole = *out_assigned = read_assignment(arena, field.part, list);
  return whole && !proto.is_broken;
}

/* Refuses an option that XLA does not have, either. XLA's own say how its compiler works, and are
 * not used. */
static sr_status check_override(sr_ctx *ctx, sr_proto entry) {
  static const char *const known[] = {"xla_", "exec_time_optimization_effort",
                                      "memory_fitting_effort", "optimization_level",
                                      "memory_fitting_level"};
  for (sr_proto_field field; sr_proto_next(&entry, &field);) {
    const size_t bytes = (size_t)(field.part.end - field.part.at);
    bool is_known = field.number != ENTRY_KEY;
    for (size_t i = 0; i < sizeof known / sizeof *known && !is_known; i++) {
      const size_t length = strlen(known[i]);
      is_known = bytes >= length && (i == 0 || bytes == length) &&
                 memcmp(field.part.at, known[i], length) == 0;
    }
    if (!is_known)
      return sr_fail(ctx, SR_ERR_INVALID,
                     "No such compile option: '%.*s'; XLA's begin with xla_, and are not used here",
                     (int)bytes, (const char *)field.part.at);
  }
  return SR_OK;
}

sr_status sr_compile_options_read(sr_ctx *ctx, const void *bytes, size_t count, sr_arena *arena,
                                  sr_compile_options *out_options) {
  *out_options = (sr_compile_options){0};
  uint64_t counts[2] = {1, 1};
  bool assigned = false;
  assignment list = {0};
  sr_proto proto = sr_proto_begin(bytes, count);
  bool whole = true;
  for (sr_proto_field field; sr_proto_next(&proto, &field);)
    if (field.number == BUILD_OPTIONS)
      whole = whole && read_build_options(arena, field.part, counts, &assigned, &list);
    else if (field.number == OVERRIDES)
      SR_TRY(check_override(ctx, field.part));
  if (!whole || proto.is_broken)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "the compile options of %zu bytes are no CompileOptionsProto, or end early",
                   count);
  SR_TRY(check(ctx, counts[0], counts[1], assigned, &list));
  out_options->replicas = (int32_t)counts[0];
  out_options->partitions = (int32_t)counts[1];
  out_options->devices = assigned ? transposed(arena, &list) : NULL;
  return SR_OK;
}

const char *sr_compile_options_assignment(sr_arena *arena, int32_t replicas, int32_t partitions,
                                          const int32_t *devices, size_t *out_bytes) {
  sr_text text = {.arena = arena};
  sr_proto_write_value(&text, REPLICA_COUNT, (uint64_t)replicas);
  sr_proto_write_value(&text, COMPUTATION_COUNT, (uint64_t)partitions);
  int64_t *ids = SR_NEW_ARRAY(arena, int64_t, replicas);
  for (int32_t p = 0; p < partitions; p++) {
    for (int32_t r = 0; r < replicas; r++)
      ids[r] = devices[r * partitions + p];
    sr_text row = {.arena = arena};
    sr_proto_write_packed(&row, REPLICA_DEVICE_IDS, ids, (size_t)replicas);
    sr_proto_write_part(&text, COMPUTATION_DEVICES, row.items, row.count);
  }
  *out_bytes = text.count;
  return text.items;
}
