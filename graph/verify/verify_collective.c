/* Verifies collective ops. Only the partitioner knows which devices exist, so this file only checks
 * that device ids are not negative. An exception is the id -1, which pads groups. */
#include <string.h>

#include "graph/verify/verify.h"

/* Checks replica_groups as a dense tensor, one group in a row. A row may end in -1 as padding.
 * *out_size: number of devices in each group; 0 if the groups have different sizes or there are
 * none. */
static sr_status require_dense_groups(const sr_verifier *verifier, const sr_op *op,
                                      const sr_attr *groups, int64_t *out_size) {
  const sr_type *type = groups->dense.type;
  size_t count;
  const int64_t *ids = sr_attr_get_ints(groups, &count);
  SR_REQUIRE(verifier, op, type->rank == 2 && (ids || sr_type_elements(type) == 0),
             "replica_groups must be a tensor<GxNxi64>");
  int64_t width = type->dims[1];
  bool ragged = false;
  for (size_t i = 0; i < count; i++) {
    bool row_start = (int64_t)i % width == 0;
    SR_REQUIRE(verifier, op, ids[i] >= -1, "replica_groups has the member %lld", (long long)ids[i]);
    SR_REQUIRE(verifier, op, ids[i] < 0 || row_start || ids[i - 1] >= 0,
               "-1 stands before a device in replica_groups; it may only fill the end of a row");
    ragged = ragged || ids[i] < 0;
  }
  *out_size = ragged || count == 0 ? 0 : width;
  return SR_OK;
}

/* Checks replica_groups, which is a dense tensor or a list of mesh axes. *out_size: number of
 * devices in each group; 0 if it is unknown or the groups have different sizes. */
static sr_status require_groups(const sr_verifier *verifier, const sr_op *op, int64_t *out_size) {
  const sr_attr *groups = sr_op_attr(op, "replica_groups");
  *out_size = 0;
  SR_REQUIRE(verifier, op, groups, "the attribute replica_groups is missing");
  if (groups->kind == SR_ATTR_DENSE)
    return require_dense_groups(verifier, op, groups, out_size);
  SR_REQUIRE(verifier, op,
             groups->kind == SR_ATTR_STRUCT &&
                 strcmp(groups->fields.mnemonic, "stablehlo.replica_group_mesh_axes") == 0,
             "replica_groups must be dense<...> or #stablehlo.replica_group_mesh_axes<...>");
  const sr_attr *mesh = sr_attr_field(groups, "mesh"), *axes = sr_attr_field(groups, "axes");
  SR_REQUIRE(
      verifier, op,
      mesh && (mesh->kind == SR_ATTR_SYMBOL || mesh->kind == SR_ATTR_STRUCT) && axes &&
          (axes->kind == SR_ATTR_ARRAY || (axes->kind == SR_ATTR_INTS && axes->ints.count == 0)),
      "#stablehlo.replica_group_mesh_axes needs mesh and axes");
  for (size_t i = 0; axes->kind == SR_ATTR_ARRAY && i < axes->array.count; i++) {
    const sr_attr *name = sr_attr_field(axes->array.items[i], "name");
    SR_REQUIRE(verifier, op, name && name->kind == SR_ATTR_STRING,
               "member %zu of axes is no #stablehlo.axis_ref", i);
  }
  return SR_OK;
}

/* Like require_groups, but *out_size is also 0 if the op has a channel and no
 * use_global_device_ids. In this case an id in a group stands for a replica with all its
 * partitions, so the number of devices is not known here. */
static sr_status require_joined_groups(const sr_verifier *verifier, const sr_op *op,
                                       int64_t *out_size) {
  SR_TRY(require_groups(verifier, op, out_size));
  if (sr_op_has_channel(op) && !sr_op_flag(op, "use_global_device_ids"))
    *out_size = 0;
  return SR_OK;
}

static sr_status require_one_each(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  SR_REQUIRE(verifier, op, op->operand_count >= 1 && op->operand_count == op->result_count,
             "there must be one result for every operand");
  return SR_OK;
}

/* Requires that result `index` has the shape of operand `index`, except that dimension `dimension`
 * has the size `size`. */
static sr_status require_resized(const sr_verifier *verifier, const sr_op *op, int32_t index,
                                 int64_t dimension, int64_t size) {
  const sr_type *operand = sr_operand_type(op, index);
  int64_t dims[SR_MAX_RANK];
  memcpy(dims, operand->dims, (size_t)operand->rank * sizeof *dims);
  dims[dimension] = size;
  return sr_require_result(verifier, op, index, operand, operand->rank, dims);
}

sr_status sr_verify_all_gather(const sr_verifier *verifier, const sr_op *op) {
  int64_t dimension, size;
  SR_TRY(require_one_each(verifier, op));
  SR_TRY(require_joined_groups(verifier, op, &size));
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_type *operand = sr_operand_type(op, i), *result = sr_result_type(op, i);
    SR_TRY(sr_require_int(verifier, op, "all_gather_dim", 0, operand->rank - 1, &dimension));
    int64_t want = SR_DYNAMIC;
    if (size > 0 && operand->dims[dimension] != SR_DYNAMIC &&
        __builtin_mul_overflow(operand->dims[dimension], size, &want))
      return sr_fault(verifier, op, "the result is too large");
    SR_TRY(require_resized(verifier, op, i, dimension, want));
    SR_REQUIRE(verifier, op,
               operand->dims[dimension] <= 0 || result->dims[dimension] == SR_DYNAMIC ||
                   result->dims[dimension] % operand->dims[dimension] == 0,
               "dimension %lld of the result is no multiple of the operand's",
               (long long)dimension);
  }
  return SR_OK;
}

/* Requires that each result has the shape of its operand and the element type that the op's region
 * returns. */
static sr_status require_reduced(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_reducer(verifier, op, 0, 1, 0));
  const sr_op *end = op->regions[0]->last;
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_type *operand = sr_operand_type(op, i), *element = sr_operand_type(end, 0);
    SR_TRY(sr_require_result(verifier, op, i, element, operand->rank, operand->dims));
  }
  return SR_OK;
}

sr_status sr_verify_all_reduce(const sr_verifier *verifier, const sr_op *op) {
  int64_t size;
  SR_TRY(require_one_each(verifier, op));
  SR_TRY(require_groups(verifier, op, &size));
  return require_reduced(verifier, op);
}

sr_status sr_verify_all_reduce_finished(const sr_verifier *verifier, const sr_op *op) {
  const sr_op *end = NULL;
  SR_TRY(sr_verify_all_reduce(verifier, op));
  SR_TRY(sr_require_end(verifier, op, 1, SR_OP_RETURN, &end));
  const sr_block *region = op->regions[1];
  SR_REQUIRE(verifier, op, region->arg_count == 1 && end->operand_count == 1,
             "the second region must take a sum and return an element");
  const sr_type *result = sr_result_type(op, 0);
  return sr_require_result(verifier, op, 0, sr_operand_type(end, 0), result->rank, result->dims);
}

/* Divides dimension `dimension` of the operand among `parts` devices, and requires that it divides
 * evenly. *out_size: its size on each device; SR_DYNAMIC if this is unknown. */
static sr_status divided(const sr_verifier *verifier, const sr_op *op, const sr_type *operand,
                         int64_t dimension, int64_t parts, int64_t *out_size) {
  int64_t size = operand->dims[dimension];
  *out_size = SR_DYNAMIC;
  if (parts <= 0 || size == SR_DYNAMIC)
    return SR_OK;
  SR_REQUIRE(verifier, op, size % parts == 0,
             "dimension %lld has size %lld, which %lld devices cannot divide", (long long)dimension,
             (long long)size, (long long)parts);
  *out_size = size / parts;
  return SR_OK;
}

sr_status sr_verify_reduce_scatter(const sr_verifier *verifier, const sr_op *op) {
  int64_t dimension, size, part;
  SR_TRY(require_one_each(verifier, op));
  SR_TRY(require_joined_groups(verifier, op, &size));
  SR_TRY(sr_require_reducer(verifier, op, 0, 1, 0));
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_type *operand = sr_operand_type(op, i);
    SR_TRY(sr_require_int(verifier, op, "scatter_dimension", 0, operand->rank - 1, &dimension));
    SR_TRY(divided(verifier, op, operand, dimension, size, &part));
    int64_t dims[SR_MAX_RANK];
    memcpy(dims, operand->dims, (size_t)operand->rank * sizeof *dims);
    dims[dimension] = part;
    SR_TRY(sr_require_result(verifier, op, i, sr_operand_type(op->regions[0]->last, 0),
                             operand->rank, dims));
  }
  return SR_OK;
}

sr_status sr_verify_all_to_all(const sr_verifier *verifier, const sr_op *op) {
  int64_t split, concat, parts, size, part;
  SR_TRY(require_one_each(verifier, op));
  SR_TRY(require_groups(verifier, op, &size));
  SR_TRY(sr_require_int(verifier, op, "split_count", 1, INT64_MAX, &parts));
  SR_REQUIRE(verifier, op, size == 0 || size == parts,
             "split_count is %lld, but the groups have %lld devices", (long long)parts,
             (long long)size);
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_type *operand = sr_operand_type(op, i);
    int64_t dims[SR_MAX_RANK];
    SR_TRY(sr_require_int(verifier, op, "split_dimension", 0, operand->rank - 1, &split));
    SR_TRY(sr_require_int(verifier, op, "concat_dimension", 0, operand->rank - 1, &concat));
    SR_TRY(divided(verifier, op, operand, split, parts, &part));
    memcpy(dims, operand->dims, (size_t)operand->rank * sizeof *dims);
    dims[split] = part;
    if (dims[concat] != SR_DYNAMIC && __builtin_mul_overflow(dims[concat], parts, &dims[concat]))
      return sr_fault(verifier, op, "the result is too large");
    SR_TRY(sr_require_result(verifier, op, i, operand, operand->rank, dims));
  }
  return SR_OK;
}

static sr_status require_unchanged(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(require_one_each(verifier, op));
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_type *operand = sr_operand_type(op, i);
    SR_TRY(sr_require_result(verifier, op, i, operand, operand->rank, operand->dims));
  }
  return SR_OK;
}

static sr_status require_pairs(const sr_verifier *verifier, const sr_op *op) {
  const sr_attr *pairs;
  size_t count;
  SR_TRY(sr_require_attr(verifier, op, "source_target_pairs", SR_ATTR_DENSE, &pairs));
  const sr_type *type = pairs->dense.type;
  const int64_t *ids = sr_attr_get_ints(pairs, &count);
  SR_REQUIRE(verifier, op,
             type->rank == 2 && type->dims[1] == 2 && (ids || sr_type_elements(type) == 0),
             "source_target_pairs must be a tensor<Nx2xi64>");
  for (size_t i = 0; i < count; i++)
    SR_REQUIRE(verifier, op, ids[i] >= 0, "source_target_pairs has the member %lld",
               (long long)ids[i]);
  return SR_OK;
}

sr_status sr_verify_collective_permute(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(require_pairs(verifier, op));
  return require_unchanged(verifier, op);
}

static sr_status require_sound_transfers(const sr_verifier *verifier, const sr_op *op) {
  const sr_transfer_table transfers = sr_op_transfer_table(op);
  uint32_t transfer;
  const char *what;
  if (!sr_transfers_check(&transfers, INT32_MAX, &what, &transfer))
    return sr_fail(verifier->ctx, SR_ERR_NOMEM, "no memory to check a redistribute");
  SR_REQUIRE(verifier, op, !what || !sr_transfers_have_regions(&transfers), "regions: %s", what);
  SR_REQUIRE(verifier, op, !what, "transfer %u: %s", (unsigned)transfer, what);
  return SR_OK;
}

static sr_status require_rows(const sr_verifier *verifier, const sr_op *op, int32_t rank) {
  const sr_attr *transfers;
  SR_TRY(sr_require_attr(verifier, op, "transfers", SR_ATTR_DENSE, &transfers));
  size_t count;
  const sr_type *type = transfers->dense.type;
  const int64_t *rows = sr_attr_get_ints(transfers, &count);
  SR_REQUIRE(verifier, op,
             type->rank == 2 && type->dims[0] <= UINT32_MAX &&
                 type->dims[1] == (int64_t)sr_transfer_width(rank) && (rows || type->dims[0] == 0),
             "transfers must be a tensor<Nx%zuxi64>", sr_transfer_width(rank));
  SR_REQUIRE(verifier, op, !sr_op_attr(op, "devices"), "it has devices, but no regions");
  return SR_OK;
}

static sr_status require_regions(const sr_verifier *verifier, const sr_op *op, int32_t rank) {
  const sr_attr *attr;
  SR_TRY(sr_require_attr(verifier, op, "regions", SR_ATTR_DENSE, &attr));
  size_t count;
  sr_transfer_regions regions;
  const int64_t *numbers = sr_attr_get_ints(attr, &count);
  SR_REQUIRE(verifier, op,
             attr->dense.type->rank == 1 && numbers &&
                 sr_transfer_regions_read(rank, numbers, count, &regions),
             "regions must be a tensor<Nxi64> as long as its first numbers say");
  return SR_OK;
}

sr_status sr_verify_redistribute(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *operand = sr_operand_type(op, 0), *result = sr_result_type(op, 0);
  SR_REQUIRE(verifier, op, sr_element_fits(operand, result) && operand->rank == result->rank,
             "operand and result must have one element type and one rank");
  for (int32_t d = 0; d < operand->rank; d++)
    SR_REQUIRE(verifier, op, operand->dims[d] != SR_DYNAMIC && result->dims[d] != SR_DYNAMIC,
               "all sizes must be known");
  const sr_attr *devices = sr_op_attr(op, "devices");
  size_t count;
  SR_REQUIRE(verifier, op,
             !devices || (devices->kind == SR_ATTR_DENSE && devices->dense.type->rank == 1 &&
                          sr_attr_get_ints(devices, &count)),
             "devices must be a tensor<Nxi64>");
  const bool has_regions = sr_op_attr(op, "regions") != NULL;
  SR_REQUIRE(verifier, op, !has_regions || !sr_op_attr(op, "transfers"),
             "it has transfers and regions, of which it may have one");
  SR_TRY(!has_regions ? require_rows(verifier, op, operand->rank)
                      : require_regions(verifier, op, operand->rank));
  return require_sound_transfers(verifier, op);
}

/* Checks the attributes that send and recv share: channel_handle and source_target_pairs. */
static sr_status require_channel(const sr_verifier *verifier, const sr_op *op) {
  const sr_attr *channel;
  SR_TRY(sr_require_attr(verifier, op, "channel_handle", SR_ATTR_STRUCT, &channel));
  const sr_attr *handle = sr_attr_field(channel, "handle"), *type = sr_attr_field(channel, "type");
  SR_REQUIRE(verifier, op,
             handle && handle->kind == SR_ATTR_INT && type && type->kind == SR_ATTR_INT,
             "the channel_handle needs a handle and a type");
  return sr_op_attr(op, "source_target_pairs") ? require_pairs(verifier, op) : SR_OK;
}

sr_status sr_verify_send(const sr_verifier *verifier, const sr_op *op) {
  int32_t last = op->operand_count - 1;
  SR_REQUIRE(verifier, op, last >= 0 && sr_operand_type(op, last)->kind == SR_TYPE_TOKEN,
             "the last operand must be a token");
  for (int32_t i = 0; i < last; i++)
    SR_REQUIRE(verifier, op, sr_is_tensor(sr_operand_type(op, i)), "operand %d must be a tensor",
               (int)i);
  SR_REQUIRE(verifier, op, sr_result_type(op, 0)->kind == SR_TYPE_TOKEN,
             "the result must be a token");
  return require_channel(verifier, op);
}

sr_status sr_verify_recv(const sr_verifier *verifier, const sr_op *op) {
  int32_t last = op->result_count - 1;
  SR_REQUIRE(verifier, op, sr_operand_type(op, 0)->kind == SR_TYPE_TOKEN,
             "the operand must be a token");
  SR_REQUIRE(verifier, op, last >= 0 && sr_result_type(op, last)->kind == SR_TYPE_TOKEN,
             "the last result must be a token");
  for (int32_t i = 0; i < last; i++)
    SR_REQUIRE(verifier, op, sr_is_tensor(sr_result_type(op, i)), "result %d must be a tensor",
               (int)i);
  return require_channel(verifier, op);
}

/* Checks the groups and the number of operands of a collective in which each group has a root: the
 * device that sends (broadcast) or receives (reduce). With the flag has_dynamic_root, there is one
 * more operand: for each result, an i32 that is the index of the root in its group. */
static sr_status require_rooted(const sr_verifier *verifier, const sr_op *op) {
  int64_t size;
  SR_TRY(require_groups(verifier, op, &size));
  if (!sr_op_flag(op, "has_dynamic_root"))
    return require_one_each(verifier, op);
  SR_TRY(sr_require_tensors(verifier, op));
  SR_REQUIRE(verifier, op, op->result_count >= 1 && op->operand_count == op->result_count + 1,
             "there must be one result for every operand but the last, which names the roots");
  const sr_type *roots = sr_operand_type(op, op->result_count);
  SR_REQUIRE(verifier, op,
             roots->dtype == SR_I32 && roots->rank == 1 &&
                 sr_size_fits(roots->dims[0], op->result_count),
             "the roots must be a tensor<%dxi32>", (int)op->result_count);
  return SR_OK;
}

sr_status sr_verify_collective_broadcast(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(require_rooted(verifier, op));
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_type *operand = sr_operand_type(op, i);
    SR_TRY(sr_require_result(verifier, op, i, operand, operand->rank, operand->dims));
  }
  return SR_OK;
}

sr_status sr_verify_collective_reduce(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(require_rooted(verifier, op));
  return require_reduced(verifier, op);
}
