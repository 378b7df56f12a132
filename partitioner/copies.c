/*
 * Of several copies of a part, which one a device reads. The one that agrees with it along the axes
 * that do not cut the array is near, and serves as many as any other, as long as parts do not
 * follow from those axes. Where a dimension is cut along axis x and is to be cut along y, they do:
 * of the copies of part p only the one at y = p would be asked for anything, by all that differ in
 * x alone. These read the copy that stands along y where they do along x, if the size of one axis
 * divides the other's. Else that would be no better, and who reads from whom no short table.
 */
#include "partitioner/axes.h"
#include "partitioner/cost.h"
#include "partitioner/reshard.h"

/* The form that cuts the one dimension of a line by `axes`. */
static const sr_sharding *line(sr_pass *pass, const sr_mesh *mesh, const sr_shard_dim *axes) {
  return sr_pass_intern(pass, &(sr_sharding){mesh, 1, axes});
}

/* How much further the first copy of each part along `dim` is than that of part 0. */
static const int64_t *offsets_along(sr_pass *pass, const sr_sharding *from, int32_t dim) {
  int64_t part[SR_MAX_RANK] = {0}, parts = sr_sharding_parts(from, dim);
  int64_t *offsets = SR_NEW_ARRAY(pass->per_fetch, int64_t, parts);
  for (; part[dim] < parts; part[dim]++)
    offsets[part[dim]] = sr_sharding_position(from, 0, part);
  return offsets;
}

/* The positions that differ from each in that they have part 0 of all dimensions. */
static const int64_t *first_parts(sr_pass *pass, const sr_copies *c) {
  const int64_t count = c->from->mesh->device_count;
  int64_t *beside = SR_NEW_ARRAY(pass->per_fetch, int64_t, count);
  int64_t *parts = SR_NEW_ARRAY(pass->per_fetch, int64_t, count);
  for (int64_t i = 0; i < count; i++)
    beside[i] = i;
  for (int32_t d = 0; d < c->from->rank; d++) {
    sr_sharding_all_parts(c->from, d, parts);
    for (int64_t i = 0; i < count; i++)
      beside[i] -= c->offsets[d][parts[i]];
  }
  return beside;
}

sr_copies sr_copies_of(sr_pass *pass, const sr_sharding *from, const sr_sharding *to) {
  sr_copies c = {.from = from};
  for (int32_t d = 0; d < from->rank; d++)
    c.offsets[d] = offsets_along(pass, from, d);
  c.beside = first_parts(pass, &c);
  if (!to || to->mesh != from->mesh)
    return c;
  for (int32_t d = 0; d < from->rank; d++) {
    const sr_shard_dim *has = &from->dims[d], *asks = &to->dims[d];
    if (has->count == 0 || asks->count == 0 || sr_axes_equal(has, asks))
      continue;
    sr_shard_dim used = sr_axes_of_form(pass->arena, from);
    sr_shard_dim unused = sr_axes_apart(pass->arena, asks, &used);
    int64_t parts = sr_shard_dim_parts(has), copies = sr_shard_dim_parts(&unused);
    if (copies == 1 || (parts % copies != 0 && copies % parts != 0))
      continue;
    c.has[c.count] = line(pass, from->mesh, has);
    c.asks[c.count++] = line(pass, from->mesh, &unused);
  }
  return c;
}

/* The position that differs from `own` along the axes that are to cut: there it stands as `own`
 * does along those that cut now. */
static int64_t exchanged(const sr_copies *c, int64_t own) {
  int64_t other = own;
  for (int32_t i = 0; i < c->count; i++) {
    int64_t place = sr_sharding_part(c->has[i], 0, own);
    int64_t asked = sr_sharding_part(c->asks[i], 0, own);
    int64_t parts = sr_sharding_parts(c->has[i], 0), copies = sr_sharding_parts(c->asks[i], 0);
    int64_t to = copies >= parts ? place * (copies / parts) + asked % (copies / parts)
                                 : place / (parts / copies);
    other = sr_sharding_position(c->asks[i], other, &to);
  }
  return other;
}

static int64_t node_at(const sr_pass *pass, const sr_copies *c, int64_t position) {
  return sr_node_of(pass, sr_mesh_device(c->from->mesh, position));
}

sr_reader sr_copies_reader(const sr_copies *c, int64_t own) {
  sr_reader r = {.own = own, .beside = c->beside[own]};
  if (c->count > 0)
    r.exchanged = c->beside[exchanged(c, own)];
  return r;
}

int64_t sr_copies_source(const sr_pass *pass, const sr_copies *c, const sr_reader *reader,
                         const int64_t *part) {
  int64_t offset = 0;
  for (int32_t d = 0; d < c->from->rank; d++)
    offset += c->offsets[d][part[d]];
  int64_t beside = reader->beside + offset, other = reader->exchanged + offset;
  if (c->count == 0 || beside == reader->own)
    return beside;
  int64_t node = node_at(pass, c, reader->own);
  return node_at(pass, c, beside) == node && node_at(pass, c, other) != node ? beside : other;
}
