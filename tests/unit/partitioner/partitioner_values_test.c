/*
 * What the partitioned program computes. Random meshes (with device_ids and parts of axes), shapes
 * and shardings; the program is run by a small evaluator, all devices in step, and every part of
 * the result is compared with the whole computation done by hand. The evaluator knows the ops that
 * the partitioner inserts as StableHLO defines them, and shares nothing with the partitioner but
 * the boxes of sr_sharding_shard, which sharding_test.c checks on their own.
 */
#include <stdlib.h>

#include "graph/ir/side_table.h"
#include "support/expect.h"
#include "support/partition_module.h"

enum {
  MAX_DEVICES = 48
};

static sr_arena *arena;
static int listed; /* redistributes that count places of a list of devices */

/* ---- a small evaluator ----------------------------------------------------------------------- */

/* The elements of a value on every device, row-major. */
typedef struct held {
  double *on[MAX_DEVICES];
} held;

static SR_VECTOR(held *) all_held; /* by sr_value.id */

static held *hold(sr_value *value, int64_t devices) {
  held *h = SR_NEW(arena, held);
  for (int64_t d = 0; d < devices; d++)
    h->on[d] = SR_NEW_ARRAY(arena, double, sr_type_elements(value->type));
  SR_SIDE_SET(arena, &all_held, value->id, h);
  return h;
}

static double *at(const sr_op *op, int32_t operand, int64_t device) {
  return all_held.items[sr_operand(op, operand)->id]->on[device];
}

/* Steps `index` through `dims`, the last dimension fastest; false at the end. */
static bool next_index(int64_t *index, const int64_t *dims, int32_t rank) {
  for (int32_t d = rank; d-- > 0;) {
    if (++index[d] < dims[d])
      return true;
    index[d] = 0;
  }
  return false;
}

static int64_t flat(const int64_t *index, const int64_t *dims, int32_t rank) {
  int64_t at_ = 0;
  for (int32_t d = 0; d < rank; d++)
    at_ = at_ * dims[d] + index[d];
  return at_;
}

static double integer_of(const sr_dense *dense, int64_t i) {
  size_t width = sr_dtype_get(dense->type->dtype)->bytes;
  int64_t value = 0;
  memcpy(&value, (const char *)dense->data + (dense->splat ? 0 : (size_t)i * width), width);
  return (double)value;
}

static void eval_dynamic_slice(const sr_op *op, int64_t device, double *out) {
  const sr_type *from = sr_operand(op, 0)->type, *to = op->results[0].type;
  int64_t index[SR_MAX_RANK] = {0}, source[SR_MAX_RANK];
  int64_t i = 0;
  do {
    for (int32_t d = 0; d < to->rank; d++) {
      int64_t start = (int64_t)at(op, d + 1, device)[0];
      EXPECT(start >= 0 && start + to->dims[d] <= from->dims[d]); /* nothing is left to clamping */
      source[d] = start + index[d];
    }
    out[i++] = at(op, 0, device)[flat(source, from->dims, from->rank)];
  } while (next_index(index, to->dims, to->rank));
}

/* The group of `device` in `groups`, or NULL. */
static const int64_t *group_of(const sr_attr *groups, int64_t device) {
  const int64_t *all = groups->dense.data;
  int64_t rows = groups->dense.type->dims[0], columns = groups->dense.type->dims[1];
  for (int64_t i = 0; i < rows * columns; i++)
    if (all[i] == device)
      return all + i / columns * columns;
  return NULL;
}

static void eval_all_gather(const sr_op *op, int64_t device, double *out) {
  const sr_type *from = sr_operand(op, 0)->type, *to = op->results[0].type;
  const int64_t *group = group_of(sr_op_attr(op, "replica_groups"), device);
  int64_t dim = sr_op_int(op, "all_gather_dim", -1);
  int64_t index[SR_MAX_RANK] = {0}, source[SR_MAX_RANK];
  int64_t i = 0;
  if (!EXPECT(group != NULL))
    return;
  do {
    memcpy(source, index, sizeof source);
    int64_t member = index[dim] / from->dims[dim];
    source[dim] = index[dim] % from->dims[dim];
    out[i++] = at(op, 0, group[member])[flat(source, from->dims, from->rank)];
  } while (next_index(index, to->dims, to->rank));
}

/* Along the first dimension: block i of the result is the member i's block for this device. */
static void eval_all_to_all(const sr_op *op, int64_t device, double *out) {
  EXPECT_EQ(sr_op_int(op, "split_dimension", -1), 0);
  EXPECT_EQ(sr_op_int(op, "concat_dimension", -1), 0);
  const int64_t *group = group_of(sr_op_attr(op, "replica_groups"), device);
  int64_t members = sr_op_int(op, "split_count", 0), own = 0;
  int64_t block = sr_type_elements(op->results[0].type) / members;
  while (group[own] != device)
    own++;
  for (int64_t m = 0; m < members; m++)
    memcpy(out + m * block, at(op, 0, group[m]) + own * block, (size_t)block * sizeof *out);
}

static void eval_transpose(const sr_op *op, int64_t device, double *out) {
  const sr_type *from = sr_operand(op, 0)->type, *to = op->results[0].type;
  size_t count;
  const int64_t *order = sr_op_ints(op, "permutation", &count);
  int64_t index[SR_MAX_RANK] = {0}, source[SR_MAX_RANK];
  int64_t i = 0;
  do {
    for (int32_t d = 0; d < to->rank; d++)
      source[order[d]] = index[d];
    out[i++] = at(op, 0, device)[flat(source, from->dims, from->rank)];
  } while (next_index(index, to->dims, to->rank));
}

static void eval_permute(const sr_op *op, int64_t device, double *out) {
  const sr_dense *pairs = &sr_op_attr(op, "source_target_pairs")->dense;
  const int64_t *pair = pairs->data;
  for (int64_t p = 0; p < pairs->type->dims[0]; p++)
    for (int64_t i = 0; pair[2 * p + 1] == device && i < sr_type_elements(op->results[0].type); i++)
      out[i] = at(op, 0, pair[2 * p])[i];
}

/* What the first of the group has. */
static void eval_broadcast(const sr_op *op, int64_t device, double *out) {
  const int64_t *group = group_of(sr_op_attr(op, "replica_groups"), device);
  if (EXPECT(group != NULL))
    memcpy(out, at(op, 0, group[0]), (size_t)sr_type_elements(op->results[0].type) * sizeof *out);
}

/* Zeros, and the transfers that are for this device. */
static void eval_redistribute(const sr_op *op, int64_t device, double *out) {
  const sr_type *from = sr_operand(op, 0)->type, *to = op->results[0].type;
  const sr_transfer_table table = sr_op_transfer_table(op);
  sr_transfer_walk walk = {.table = &table};
  listed += table.devices != NULL && device == 0;
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer);) {
    int64_t index[SR_MAX_RANK] = {0}, source[SR_MAX_RANK], place[SR_MAX_RANK];
    if (transfer.target != device)
      continue;
    do {
      for (int32_t d = 0; d < to->rank; d++) {
        source[d] = transfer.from[d] + index[d];
        place[d] = transfer.to[d] + index[d];
        EXPECT(source[d] < from->dims[d] && place[d] < to->dims[d]);
      }
      out[flat(place, to->dims, to->rank)] =
          at(op, 0, transfer.source)[flat(source, from->dims, to->rank)];
    } while (next_index(index, transfer.size, to->rank));
  }
}

static double eval_binary(sr_opcode code, double a, double b) {
  switch ((int)code) {
  case SR_OP_ADD:
    return a + b;
  case SR_OP_MULTIPLY:
    return a * b;
  case SR_OP_DIVIDE:
    return (double)((int64_t)a / (int64_t)b); /* of device numbers only */
  case SR_OP_REMAINDER:
    return (double)((int64_t)a % (int64_t)b);
  }
  return 0;
}

static void eval_op(sr_op *op, int64_t device, double *out) {
  int64_t count = sr_type_elements(op->results[0].type);
  switch ((int)op->code) {
  case SR_OP_CONSTANT:
    for (int64_t i = 0; i < count; i++)
      out[i] = integer_of(&sr_op_attr(op, "value")->dense, i);
    return;
  case SR_OP_PARTITION_ID:
    out[0] = (double)device;
    return;
  case SR_OP_CONVERT:
  case SR_OP_RESHAPE:
    memcpy(out, at(op, 0, device), (size_t)count * sizeof *out);
    return;
  case SR_OP_BROADCAST_IN_DIM: /* of a scalar */
    for (int64_t i = 0; i < count; i++)
      out[i] = at(op, 0, device)[0];
    return;
  case SR_OP_DYNAMIC_SLICE:
    eval_dynamic_slice(op, device, out);
    return;
  case SR_OP_ALL_GATHER:
    eval_all_gather(op, device, out);
    return;
  case SR_OP_ALL_TO_ALL:
    eval_all_to_all(op, device, out);
    return;
  case SR_OP_TRANSPOSE:
    eval_transpose(op, device, out);
    return;
  case SR_OP_COLLECTIVE_PERMUTE:
    eval_permute(op, device, out);
    return;
  case SR_OP_REDISTRIBUTE:
    eval_redistribute(op, device, out);
    return;
  case SR_OP_COLLECTIVE_BROADCAST:
    eval_broadcast(op, device, out);
    return;
  case SR_OP_ADD:
  case SR_OP_MULTIPLY:
  case SR_OP_DIVIDE:
  case SR_OP_REMAINDER:
    for (int64_t i = 0; i < count; i++)
      out[i] = eval_binary(op->code, at(op, 0, device)[i], at(op, 1, device)[i]);
    return;
  }
  EXPECT_STRING(sr_op_info_get(op->code)->name, "an op the evaluator knows");
}

/* The boxes of `whole` that each device holds. */
static void distribute(const sr_port *port, const double *whole, held *h, int64_t devices) {
  for (int64_t device = 0; device < devices; device++) {
    sr_shard box = sr_sharding_shard(&port->sharding, port->dims, device);
    int64_t index[SR_MAX_RANK] = {0}, source[SR_MAX_RANK];
    int64_t i = 0;
    do {
      for (int32_t d = 0; d < port->rank; d++)
        source[d] = box.start[d] + index[d];
      h->on[device][i++] = whole[flat(source, port->dims, port->rank)];
    } while (next_index(index, box.size, port->rank));
  }
}

/* Runs main on argument 0 = `whole` and compares every part of result 0 with `wanted`. */
static bool run(sr_module *module, const sr_signature *s, const double *whole,
                const double *wanted) {
  int64_t n = s->device_count;
  const sr_block *body = module->main->body;
  distribute(&s->arguments[0], whole, hold(body->args[0], n), n);
  for (sr_op *op = body->first; op != body->last; op = op->next) {
    held *h = hold(&op->results[0], n);
    for (int64_t device = 0; device < n; device++)
      eval_op(op, device, h->on[device]);
  }
  held want;
  for (int64_t d = 0; d < n; d++)
    want.on[d] = SR_NEW_ARRAY(arena, double, sr_type_elements(sr_operand(body->last, 0)->type));
  distribute(&s->results[0], wanted, &want, n);
  bool equal = true;
  size_t bytes = (size_t)sr_type_elements(sr_operand(body->last, 0)->type) * sizeof(double);
  for (int64_t d = 0; d < n; d++)
    equal = equal && memcmp(at(body->last, 0, d), want.on[d], bytes) == 0;
  return EXPECT(equal);
}

/* ---- random programs ------------------------------------------------------------------------- */

static uint32_t seed = 1;

/* 0..limit-1: a generator of our own, for the same programs everywhere. */
static int64_t pick(int64_t limit) {
  seed = seed * 1664525u + 1013904223u;
  return (int64_t)((seed >> 8) % (uint32_t)limit);
}

/* A piece of an axis, as a text. */
typedef struct piece {
  int64_t size;
  const char *text;
} piece;

typedef struct layout {
  int32_t axis_count, piece_count;
  int64_t devices;
  const char *text; /* of the mesh */
  piece pieces[6];
} layout;

static const char *shuffled(int64_t n) {
  sr_text text = {.arena = arena};
  int64_t ids[MAX_DEVICES];
  for (int64_t i = 0; i < n; i++)
    ids[i] = i;
  for (int64_t i = n - 1; i > 0; i--) {
    int64_t j = pick(i + 1), other = ids[i];
    ids[i] = ids[j];
    ids[j] = other;
  }
  for (int64_t i = 0; i < n; i++)
    sr_text_printf(&text, "%s%d", i ? ", " : ", device_ids=[", (int)ids[i]);
  sr_text_char(&text, ']');
  return sr_text_get(&text);
}

/* Up to three axes; some are seen as two pieces. */
static layout random_layout(void) {
  layout m = {.axis_count = (int32_t)pick(3) + 1, .devices = 1};
  sr_text text = {.arena = arena};
  for (int32_t a = 0; a < m.axis_count; a++) {
    int64_t major = pick(3) + 1, minor = pick(2) + 2;
    bool cut = major > 1 && pick(2);
    int64_t size = cut ? major * minor : minor;
    if (m.devices * size > MAX_DEVICES)
      size = major = 1, cut = false;
    m.devices *= size;
    sr_text_printf(&text, "%s\"a%d\"=%d", a ? ", " : "[", (int)a, (int)size);
    if (cut) {
      m.pieces[m.piece_count++] =
          (piece){major, sr_arena_printf(arena, "\"a%d\":(1)%d", (int)a, (int)major)};
      m.pieces[m.piece_count++] =
          (piece){minor, sr_arena_printf(arena, "\"a%d\":(%d)%d", (int)a, (int)major, (int)minor)};
    } else {
      m.pieces[m.piece_count++] = (piece){size, sr_arena_printf(arena, "\"a%d\"", (int)a)};
    }
  }
  sr_text_printf(&text, "]%s", pick(2) ? shuffled(m.devices) : "");
  m.text = sr_text_get(&text);
  return m;
}

/* The pieces dealt out at random; parts[d] is what each dimension gets. */
static const char *random_sharding(const layout *m, int32_t rank, bool closed, int64_t *parts) {
  int32_t owner[6], order[6];
  sr_text text = {.arena = arena};
  for (int32_t i = 0; i < m->piece_count; i++) {
    owner[i] = (int32_t)pick(rank + 1) - !closed;
    order[i] = i;
  }
  for (int32_t i = m->piece_count - 1; i > 0; i--) {
    int32_t j = (int32_t)pick(i + 1), other = order[i];
    order[i] = order[j];
    order[j] = other;
  }
  sr_text_string(&text, "<@m, [");
  for (int32_t d = 0; d < rank; d++) {
    bool first = true;
    parts[d] = 1;
    sr_text_string(&text, d ? ", {" : "{");
    for (int32_t i = 0; i < m->piece_count; i++) {
      const piece *p = &m->pieces[order[i]];
      if (owner[order[i]] != d)
        continue;
      sr_text_printf(&text, "%s%s", first ? "" : ", ", p->text);
      parts[d] *= p->size;
      first = false;
    }
    sr_text_char(&text, '}');
  }
  sr_text_string(&text, "]>");
  return sr_text_get(&text);
}

static const char *tensor(const int64_t *dims, const int64_t *parts, int32_t rank) {
  sr_text text = {.arena = arena};
  sr_text_string(&text, "tensor<");
  for (int32_t d = 0; d < rank; d++)
    sr_text_printf(&text, "%dx", (int)(dims[d] / (parts ? parts[d] : 1)));
  sr_text_string(&text, "f32>");
  return sr_text_get(&text);
}

static bool partition(const char *program, sr_module **out_module, sr_partition_result *result) {
  sr_ctx ctx = {0};
  EXPECT_EQ(partition_module(&ctx, arena, "random.mlir", program, NULL, out_module, result), SR_OK);
  return EXPECT_STRING(ctx.message, "");
}

static double *counted(int64_t count, double factor) {
  double *values = SR_NEW_ARRAY(arena, double, count);
  for (int64_t i = 0; i < count; i++)
    values[i] = factor * (double)(i + 1);
  return values;
}

/*
 * Argument in one sharding, two manual computations in two others, a whole sum in between now and
 * then, result in a fourth: every pair of shardings has to meet.
 */
static void round_trip(void) {
  layout m = random_layout();
  int32_t rank = (int32_t)pick(3) + 1;
  int64_t parts[4][3], dims[3], count = 1;
  const char *s[4];
  for (int i = 0; i < 4; i++)
    s[i] = random_sharding(&m, rank, pick(2), parts[i]);
  for (int32_t d = 0; d < rank; d++) {
    dims[d] = 1; /* a multiple of what each sharding needs */
    for (int i = 0; i < 4; i++)
      while (dims[d] % parts[i][d] != 0)
        dims[d]++;
    for (int64_t k = 1; k <= 48 * 48; k++)
      if (k * dims[d] % parts[0][d] == 0 && k * dims[d] % parts[1][d] == 0 &&
          k * dims[d] % parts[2][d] == 0 && k * dims[d] % parts[3][d] == 0) {
        dims[d] *= k;
        break;
      }
    count *= dims[d];
  }
  if (count * m.devices > 1 << 20)
    return;
  const char *whole = tensor(dims, NULL, rank), *a = tensor(dims, parts[1], rank),
             *b = tensor(dims, parts[2], rank);
  const char *names = m.axis_count == 1   ? "\"a0\""
                      : m.axis_count == 2 ? "\"a0\", \"a1\""
                                          : "\"a0\", \"a1\", \"a2\"";
  bool plain_argument = pick(2), plain_result = pick(2), whole_use = pick(2);
  const char *program = sr_arena_printf(
      arena,
      "module {\n  sdy.mesh @m = <%s>\n"
      "  func.func public @main(%%x: %s%s%s%s) -> (%s%s%s%s) {\n"
      "    %%0 = sdy.manual_computation(%%x) in_shardings=[%s] out_shardings=[%s] "
      "manual_axes={%s} (%%p: %s) {\n"
      "      %%q = stablehlo.add %%p, %%p : %s\n      sdy.return %%q : %s\n    } : (%s) -> %s\n"
      "    %%1 = stablehlo.%s\n"
      "    %%2 = sdy.manual_computation(%%1) in_shardings=[%s] out_shardings=[%s] "
      "manual_axes={%s} (%%r: %s) {\n"
      "      %%t = stablehlo.add %%r, %%r : %s\n      sdy.return %%t : %s\n    } : (%s) -> %s\n"
      "    return %%2 : %s\n  }\n}\n",
      m.text, whole, plain_argument ? "" : " {sdy.sharding = #sdy.sharding",
      plain_argument ? "" : s[0], plain_argument ? "" : "}", whole,
      plain_result ? "" : " {sdy.sharding = #sdy.sharding", plain_result ? "" : s[3],
      plain_result ? "" : "}", s[1], s[1], names, a, a, a, whole, whole,
      whole_use ? sr_arena_printf(arena, "reshape %%0 : (%s) -> %s", whole, whole)
                : sr_arena_printf(arena, "add %%0, %%0 : %s", whole),
      s[2], s[2], names, b, b, b, whole, whole, whole);
  sr_module *module;
  sr_partition_result result;
  bool good = partition(program, &module, &result) &&
              run(module, &result.signature, counted(count, 1), counted(count, whole_use ? 4 : 8));
  if (!EXPECT(good))
    fprintf(stderr, "%s\n", program);
}

/* Every device passes its part to the next position of the mesh: position 0 gets the last. */
static void ring(bool shuffle) {
  int64_t n = pick(6) + 2;
  sr_text pairs = {.arena = arena};
  for (int64_t i = 0; i < n; i++)
    sr_text_printf(&pairs, "%s[%d, %d]", i ? ", " : "", (int)i, (int)((i + 1) % n));
  const char *program = sr_arena_printf(
      arena,
      "module {\n  sdy.mesh @m = <[\"i\"=%d]%s>\n"
      "  func.func public @main(%%x: tensor<%dxf32>) -> tensor<%dxf32> {\n"
      "    %%0 = sdy.manual_computation(%%x) in_shardings=[<@m, [{\"i\"}]>] "
      "out_shardings=[<@m, [{\"i\"}]>] manual_axes={\"i\"} (%%p: tensor<3xf32>) {\n"
      "      %%q = \"stablehlo.collective_permute\"(%%p) <{channel_handle = "
      "#stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[%s]> : "
      "tensor<%dx2xi64>}> : (tensor<3xf32>) -> tensor<3xf32>\n"
      "      %%i = stablehlo.partition_id : tensor<ui32>\n"
      "      %%f = stablehlo.convert %%i : (tensor<ui32>) -> tensor<f32>\n"
      "      %%b = stablehlo.broadcast_in_dim %%f, dims = [] : (tensor<f32>) -> tensor<3xf32>\n"
      "      %%r = stablehlo.add %%q, %%b : tensor<3xf32>\n"
      "      sdy.return %%r : tensor<3xf32>\n"
      "    } : (tensor<%dxf32>) -> tensor<%dxf32>\n    return %%0 : tensor<%dxf32>\n  }\n}\n",
      (int)n, shuffle ? shuffled(n) : "", (int)(3 * n), (int)(3 * n), sr_text_get(&pairs), (int)n,
      (int)(3 * n), (int)(3 * n), (int)(3 * n));
  double *wanted = SR_NEW_ARRAY(arena, double, 3 * n);
  for (int64_t i = 0; i < 3 * n; i++)
    wanted[i] = (double)((i + 3 * n - 3) % (3 * n) + 1 + i / 3);
  sr_module *module;
  sr_partition_result result;
  bool good = partition(program, &module, &result) &&
              run(module, &result.signature, counted(3 * n, 1), wanted);
  if (!EXPECT(good))
    fprintf(stderr, "%s\n", program);
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 300;
  for (int i = 0; i < rounds && !expect_failures; i++) {
    arena = sr_arena_create();
    all_held.count = all_held.capacity = 0;
    if (!EXPECT(arena != NULL))
      break;
    round_trip();
    ring(i % 2 == 1);
    sr_arena_destroy(arena);
  }
  EXPECT(rounds < 300 || listed > 0);
  return expect_result();
}
