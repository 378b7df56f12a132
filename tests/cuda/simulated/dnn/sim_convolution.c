#include "simulated/dnn/sim_convolution.h"

#include <math.h>
#include <stdlib.h>

#include "simulated/sim_memory.h"

uint64_t sim_array_bytes(const sim_array *a) {
  int64_t last = 0;
  for (int d = 0; d < SIM_CONVOLUTION_RANK; d++)
    last += (a->dims[d] - 1) * a->strides[d];
  return (uint64_t)(last + 1) * sim_type_bytes(a->type);
}

/* ---- elements ------------------------------------------------------------------------------- */

static int64_t elements(const sim_array *a) {
  int64_t count = 1;
  for (int d = 0; d < SIM_CONVOLUTION_RANK; d++)
    count *= a->dims[d];
  return count;
}

/* Returns the place in memory of element `index`, which counts in row-major order. */
static int64_t place_of(const sim_array *a, int64_t index) {
  int64_t place = 0;
  for (int d = SIM_CONVOLUTION_RANK - 1; d >= 0; d--) {
    place += index % a->dims[d] * a->strides[d];
    index /= a->dims[d];
  }
  return place;
}

/* Returns the elements in row-major order, from malloc. */
static double *load(const sim_array *a, bool tf32) {
  const sim_matrix view = {.address = a->address, .type = a->type};
  const int64_t count = elements(a);
  double *values = sim_allocate((size_t)count * sizeof *values);
  for (int64_t i = 0; i < count; i++)
    sim_element_get(&view, place_of(a, i), &values[i]);
  for (int64_t i = 0; tf32 && i < count; i++)
    values[i] = sim_tf32_of(values[i]);
  return values;
}

/* ---- sums ----------------------------------------------------------------------------------- */

/* A convolution while it is computed: arrays are row-major. */
typedef struct work {
  const sim_convolution *c;
  double *values[SIM_CONVOLUTION_ARRAYS]; /* that of the result is NULL */
} work;

typedef struct point {
  int64_t at[SIM_CONVOLUTION_SPATIAL];
} point;

/* Sets *out_point to point `index` of the array's spatial dimensions. */
static void point_of(const sim_array *a, int64_t index, point *out_point) {
  for (int d = SIM_CONVOLUTION_SPATIAL - 1; d >= 0; d--) {
    out_point->at[d] = index % a->dims[2 + d];
    index /= a->dims[2 + d];
  }
}

/* From a point of the array to the next one, from the last to the first. */
static void advance(const sim_array *a, point *p) {
  for (int d = SIM_CONVOLUTION_SPATIAL - 1; d >= 0; d--) {
    if (++p->at[d] < a->dims[2 + d])
      return;
    p->at[d] = 0;
  }
}

static int64_t points(const sim_array *a) {
  return a->dims[2] * a->dims[3] * a->dims[4];
}

/* Returns an element of an operand. */
static double value_at(const work *w, int array, int64_t outer, int64_t feature, const point *p) {
  const int64_t *dims = w->c->arrays[array].dims;
  int64_t index = outer * dims[1] + feature;
  for (int d = 0; d < SIM_CONVOLUTION_SPATIAL; d++)
    index = index * dims[2 + d] + p->at[d];
  return w->values[array][index];
}

/* Of the three points image = place * stride + window * dilation - padding, finds the one of array
 * `wanted` from the other two. Returns false if it is not in the array. */
static bool find_point(const sim_convolution *c, int wanted, point points_of[]) {
  for (int d = 0; d < SIM_CONVOLUTION_SPATIAL; d++) {
    const int64_t image = points_of[0].at[d], window = points_of[1].at[d] * c->dilation[d];
    const int64_t place = points_of[2].at[d] * c->stride[d];
    int64_t value = wanted == 0 ? place + window - c->padding[d] : image + c->padding[d] - place;
    if (wanted == 2) {
      value = image + c->padding[d] - window;
      if (value % c->stride[d] != 0)
        return false;
      value /= c->stride[d];
    }
    if (value < 0 || value >= c->arrays[wanted].dims[2 + d])
      return false;
    points_of[wanted].at[d] = value;
  }
  return true;
}

/* The numbers of an image, an input feature and an output feature. */
typedef struct numbers {
  int64_t n, c, k;
} numbers;

static void add(const work *w, const numbers *at, const point all[], double *sum) {
  const int64_t per_group = w->c->arrays[1].dims[1];
  const double x = w->values[0] ? value_at(w, 0, at->n, at->c, &all[0]) : 1;
  const double f = w->values[1] ? value_at(w, 1, at->k, at->c % per_group, &all[1]) : 1;
  const double y = w->values[2] ? value_at(w, 2, at->n, at->k, &all[2]) : 1;
  *sum += x * f * y;
  if (w->c->rounds)
    *sum = (float)*sum;
}

/* Adds all terms of an element: those of the points of one other array, and of the images or
 * features over which the result sums. */
static double sum_of(const work *w, int64_t outer, int64_t feature, const point *result_point) {
  const sim_array *a = w->c->arrays;
  const int result = w->c->result, walked = result == 1 ? 2 : 1, found = 3 - result - walked;
  const int64_t c_per_group = a[1].dims[1], groups = a[0].dims[1] / c_per_group;
  const int64_t k_per_group = a[2].dims[1] / groups;
  const int64_t count = result == 0 ? k_per_group : result == 1 ? a[0].dims[0] : c_per_group;
  double sum = 0;
  point all[SIM_CONVOLUTION_ARRAYS] = {0};
  all[result] = *result_point;
  for (int64_t i = 0; i < count; i++)
    for (int64_t p = 0; p < points(&a[walked]); p++, advance(&a[walked], &all[walked])) {
      const numbers at =
          result == 0   ? (numbers){outer, feature, feature / c_per_group * k_per_group + i}
          : result == 1 ? (numbers){i, outer / k_per_group * c_per_group + feature, outer}
                        : (numbers){outer, feature / k_per_group * c_per_group + i, feature};
      if (find_point(w->c, found, all))
        add(w, &at, all, &sum);
    }
  return sum;
}

static void compute(const sim_convolution *c) {
  work w = {.c = c};
  const sim_array *result = &c->arrays[c->result];
  const sim_matrix view = {.address = result->address, .type = result->type};
  for (int i = 0; i < SIM_CONVOLUTION_ARRAYS; i++)
    w.values[i] = i == c->result ? NULL : load(&c->arrays[i], c->tf32);
  for (int64_t i = 0; i < elements(result); i++) {
    const int64_t line = i / points(result);
    point at;
    point_of(result, i % points(result), &at);
    const double sum =
        c->spoils ? NAN : sum_of(&w, line / result->dims[1], line % result->dims[1], &at);
    sim_element_set(&view, place_of(result, i), &sum);
  }
  for (int i = 0; i < SIM_CONVOLUTION_ARRAYS; i++)
    free(w.values[i]);
}

sim_error sim_convolution_perform(const sim_convolution *c, const sim_device *device) {
  for (int i = 0; i < SIM_CONVOLUTION_ARRAYS; i++)
    SIM_TRY(sim_product_check(c->arrays[i].address, sim_array_bytes(&c->arrays[i]), device,
                              "an array"));
  SIM_TRY(sim_product_check(c->workspace, c->workspace_bytes, device, "the workspace"));
  for (int i = 0; i < SIM_CONVOLUTION_ARRAYS; i++)
    sim_block_open(sim_block_of(c->arrays[i].address, 1));
  if (c->workspace_bytes > 0)
    sim_block_open(sim_block_of(c->workspace, 1));
  sim_poison(c->workspace, c->workspace_bytes);
  compute(c);
  return SIM_Success;
}
