/*
 * Convolutions and their gradients by the kernels of CPUs, compared with loops that follow the
 * formula of plan.h: both types and all levels that this processor has, one to three dimensions,
 * groups, strides, padding, dilations, few features, and features and windows around the sizes at
 * which sums and results are cut; bitwise equal on 1, 2 and 3 threads; zeros outside of images,
 * which are multiplied.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/integer.h"
#include "executable/convolution.h"
#include "executable/format.h"
#include "executor/devices/cpu/cpu_convolution.h"
#include "support/expect.h"

enum {
  THREADS = 3,
  GAP = 64 /* elements behind an array, which nobody may write */
};

static sr_pool *pools[THREADS + 1]; /* by number of threads */

/* ---- the formula ----------------------------------------------------------------------------- */

static double get(sr_dtype dtype, const void *data, int64_t i) {
  return dtype == SR_F32 ? (double)((const float *)data)[i] : ((const double *)data)[i];
}

/* Returns the index in memory of an element of images or products, whose point is [3]. */
static int64_t index_of(const sr_convolution_step *s, int array, int64_t n, int64_t feature,
                        const int64_t *point) {
  int64_t dims[SR_CONVOLUTION_RANK], index = n;
  sr_convolution_dims(s, array, dims);
  for (int32_t d = 0; d < s->spatial; d++)
    index = index * dims[1 + d] + point[d];
  return index * dims[1 + s->spatial] + feature;
}

/* Of filter k, feature c of its group. */
static int64_t filter_index(const sr_convolution_step *s, int64_t k, int64_t c, int64_t w) {
  const int64_t in = s->in_features / s->groups, out = s->out_features / s->groups;
  if (s->kind == SR_CONVOLUTION_DATA_GRADIENT)
    return (w * out + k % out) * s->in_features + k / out * in + c;
  return (w * in + c) * s->out_features + k;
}

/* Sets point `index` of `extents`. Returns false if there is no such point. */
static bool point_of(const sr_convolution_step *s, const int64_t *extents, int64_t index,
                     int64_t *out_point) {
  for (int32_t d = s->spatial - 1; d >= 0; d--) {
    out_point[d] = index % extents[d];
    index /= extents[d];
  }
  return index == 0;
}

/* Adds all terms of a place and a point of the window. */
static void add_terms(const sr_convolution_step *s, double *const v[], const int64_t *place,
                      int64_t w, const int64_t *window) {
  const int64_t in = s->in_features / s->groups, out = s->out_features / s->groups;
  int64_t point[SR_CONVOLUTION_SPATIAL];
  bool inside = true;
  for (int32_t d = 0; d < s->spatial; d++) {
    point[d] = place[d] * s->stride[d] + window[d] * s->dilation[d] - s->padding[d];
    inside &= point[d] >= 0 && point[d] < s->image[d];
  }
  for (int64_t n = 0; inside && n < s->batch; n++)
    for (int64_t k = 0; k < s->out_features; k++)
      for (int64_t c = 0; c < in; c++) {
        double *x = v[0] + index_of(s, SR_CONVOLUTION_IMAGES, n, k / out * in + c, point);
        double *f = v[1] + filter_index(s, k, c, w);
        double *y = v[2] + index_of(s, SR_CONVOLUTION_PRODUCTS, n, k, place);
        if (s->kind == SR_CONVOLUTION_FORWARD)
          *y += *x * *f;
        else if (s->kind == SR_CONVOLUTION_DATA_GRADIENT)
          *x += *y * *f;
        else
          *f += *x * *y;
      }
}

static void formula(const sr_convolution_step *s, double *const values[]) {
  int64_t place[SR_CONVOLUTION_SPATIAL], window[SR_CONVOLUTION_SPATIAL];
  for (int64_t q = 0; point_of(s, s->places, q, place); q++)
    for (int64_t w = 0; point_of(s, s->window, w, window); w++)
      add_terms(s, values, place, w, window);
}

/* ---- running --------------------------------------------------------------------------------- */

typedef struct convolution_run {
  sr_cpu_convolution convolution;
  sr_pool *pool;
  void **buffers;
} convolution_run;

static void lead(void *user) {
  convolution_run *r = user;
  sr_cpu_convolution_run(&r->convolution, r->pool, r->buffers);
}

/* Runs with `threads` threads into a new result, behind which are 1 bits. */
static uint8_t *run(const sr_convolution_step *s, sr_cpu_level level, int32_t threads,
                    void *const *arrays, size_t bytes) {
  const int result = sr_convolution_result(s->kind);
  sr_arena *arena = sr_arena_create();
  void *buffers[SR_CONVOLUTION_ARRAYS];
  memcpy(buffers, arrays, sizeof buffers);
  buffers[result] = malloc(bytes);
  memset(buffers[result], 0xff, bytes);
  convolution_run r = {.pool = pools[threads], .buffers = buffers};
  sr_cpu_convolution_prepare(arena, s, level, threads, &r.convolution);
  EXPECT(r.convolution.parts >= 1 && r.convolution.parts <= threads);
  sr_pool_start(pools[threads], lead, &r);
  sr_pool_wait(pools[threads]);
  sr_arena_destroy(arena);
  return buffers[result];
}

/* Expects the values of the formula, and the same bits from several threads. */
static void check_level(const sr_convolution_step *s, sr_cpu_level level, void *const *arrays,
                        const double *wanted) {
  const int64_t count = sr_convolution_elements(s, sr_convolution_result(s->kind));
  const size_t element = sr_dtype_get(s->dtype)->bytes, bytes = (size_t)(count + GAP) * element;
  uint8_t *one = run(s, level, 1, arrays, bytes);
  int64_t wrong = 0;
  for (int64_t i = 0; i < count; i++) {
    const double got = get(s->dtype, one, i);
    wrong += got != wanted[i] && !(isnan(got) && isnan(wanted[i]));
  }
  for (size_t i = (size_t)count * element; i < bytes; i++)
    wrong += one[i] != 0xff;
  if (!EXPECT_EQ(wrong, 0))
    fprintf(stderr, "  kind %d of %s, level %d, %d dimensions, %lld->%lld by %lld\n", (int)s->kind,
            sr_dtype_get(s->dtype)->name, (int)level, (int)s->spatial, (long long)s->in_features,
            (long long)s->out_features, (long long)s->groups);
  for (int32_t threads = 2; threads <= THREADS; threads++) {
    uint8_t *many = run(s, level, threads, arrays, bytes);
    EXPECT(memcmp(one, many, bytes) == 0);
    free(many);
  }
  free(one);
}

/* Small integers: sums are exact. One of the images, or of the products, is `poison` if that is not
 * 0. */
static void check(const sr_convolution_step *s, double poison) {
  void *arrays[SR_CONVOLUTION_ARRAYS];
  double *values[SR_CONVOLUTION_ARRAYS];
  const int result = sr_convolution_result(s->kind);
  EXPECT_STRING(sr_convolution_fault(s) ? sr_convolution_fault(s) : "", "");
  for (int a = 0; a < SR_CONVOLUTION_ARRAYS; a++) {
    const int64_t count = sr_convolution_elements(s, a);
    values[a] = calloc((size_t)count, sizeof **values);
    arrays[a] = calloc((size_t)count, sr_dtype_get(s->dtype)->bytes);
    for (int64_t i = 0; i < count && a != result; i++) {
      const bool is_poison = poison != 0 && a != SR_CONVOLUTION_FILTERS && i == count / 2;
      const double number = is_poison ? poison : (double)((i * 7 + a) % 5 - 2);
      values[a][i] = number;
      if (s->dtype == SR_F32)
        ((float *)arrays[a])[i] = (float)number;
      else
        ((double *)arrays[a])[i] = number;
    }
  }
  formula(s, values);
  static const sr_cpu_level levels[] = {SR_CPU_X86_64_V1, SR_CPU_X86_64_V3, SR_CPU_X86_64_V4};
  for (size_t i = 0; i < 3; i++)
    if (levels[i] <= sr_cpu_level_host())
      check_level(s, levels[i], arrays, values[result]);
  for (int a = 0; a < SR_CONVOLUTION_ARRAYS; a++) {
    free(values[a]);
    free(arrays[a]);
  }
}

/* ---- forms ----------------------------------------------------------------------------------- */

static const sr_convolution_kind kinds[] = {SR_CONVOLUTION_FORWARD, SR_CONVOLUTION_DATA_GRADIENT,
                                            SR_CONVOLUTION_FILTER_GRADIENT};

/* Returns a step of 2 images, of which every extent is another one. */
static sr_convolution_step step_of(sr_convolution_kind kind, sr_dtype dtype, int32_t spatial,
                                   int64_t in, int64_t out, int64_t groups) {
  return (sr_convolution_step){.kind = kind,
                               .dtype = dtype,
                               .features_last = true,
                               .filters_last = true,
                               .spatial = spatial,
                               .batch = 2,
                               .groups = groups,
                               .in_features = in,
                               .out_features = out,
                               .image = {5, 4, 6},
                               .window = {2, 3, 2},
                               .places = {4, 2, 5},
                               .stride = {1, 1, 1},
                               .dilation = {1, 1, 1}};
}

static void all_dimensions(void) {
  for (int kind = 0; kind < 3; kind++)
    for (int32_t spatial = 1; spatial <= SR_CONVOLUTION_SPATIAL; spatial++)
      for (int64_t groups = 1; groups <= 4; groups *= 2) {
        sr_convolution_step s = step_of(kinds[kind], SR_F32, spatial, 4, 8, groups);
        check(&s, 0);
        s.dtype = SR_F64;
        check(&s, 0);
        s.out_features = 4;
        check(&s, 0);
      }
}

/* Sizes that no width of vectors divides, and that all divide. */
static void all_features(void) {
  static const int64_t sizes[] = {1, 3, 17, 64, 131};
  for (int kind = 0; kind < 3; kind++)
    for (size_t i = 0; i < 5; i++) {
      for (size_t o = 0; o < 5; o++) {
        sr_convolution_step s = step_of(kinds[kind], SR_F32, 2, sizes[i], sizes[o], 1);
        check(&s, 0);
        s.dtype = SR_F64;
        check(&s, 0);
      }
      sr_convolution_step s = step_of(kinds[kind], SR_F32, 2, sizes[i], sizes[i], sizes[i]);
      s.padding[0] = 1;
      check(&s, 0);
    }
}

/* Strides, padding, dilations, each by itself and together; places beyond the images. */
static void all_windows(void) {
  for (int kind = 0; kind < 3; kind++)
    for (int form = 0; form < 32; form++) {
      sr_convolution_step s = step_of(kinds[kind], SR_F32, 2, 4, 6, 2);
      for (int32_t d = 0; d < 2; d++) {
        s.image[d] = 9 + d;
        s.places[d] = form & 16 ? 8 + 5 * d : 3 + d;
        s.stride[d] = form & 1 ? 3 - d : 1;
        s.padding[d] = form & 2 ? 2 + d : form & 8 ? -2 + d : 0;
        s.dilation[d] = form & 4 ? 2 + d : 1;
      }
      check(&s, 0);
      s.groups = s.out_features = s.in_features;
      check(&s, 0);
      s.groups = 1;
      s.window[0] = 12; /* more than the image has */
      check(&s, 0);
    }
}

/* More than a block, a slice, a unit or a chunk of the kernels' loops holds, and a little. */
static void large_sizes(void) {
  for (int kind = 0; kind < 3; kind++) {
    sr_convolution_step s = step_of(kinds[kind], SR_F32, 2, 150, 9, 1); /* features of a slice */
    s.window[0] = s.window[1] = 3;
    check(&s, 0);
    s.in_features = kind == 1 ? 3 : 150; /* and with sums within vectors */
    s.out_features = kind == 1 ? 150 : 3;
    check(&s, 0);
    s = step_of(kinds[kind], SR_F32, 1, 19, 5, 1); /* points of a slice */
    s.image[0] = 150;
    s.window[0] = 131;
    s.places[0] = 40;
    check(&s, 0);
    s = step_of(kinds[kind], SR_F32, 1, 3, 2, 1); /* places of a unit, chunks of places */
    s.image[0] = 120001;
    s.window[0] = 2;
    s.places[0] = 120003;
    s.padding[0] = 2;
    check(&s, 0);
    s = step_of(kinds[kind], SR_F32, 2, 1030, 1030, 1030); /* columns of a unit */
    s.padding[0] = s.padding[1] = 1;
    check(&s, 0);
    s = step_of(kinds[kind], SR_F64, 2, 7, 5, 1); /* one point: the images are one line */
    s.window[0] = s.window[1] = 1;
    memcpy(s.places, s.image, sizeof s.places);
    check(&s, 0);
  }
}

/* Vectors of places instead of features: images of several tiles, whose ends no vector fills, and
 * windows, strides and features that are copied in several slices. */
static void few_features(void) {
  for (int kind = 0; kind < 2; kind++)
    for (int form = 0; form < 24; form++) {
      sr_convolution_step s = step_of(kinds[kind], form & 1 ? SR_F64 : SR_F32, 2, 1, 1, 1);
      s.image[0] = 33;
      s.image[1] = 210;
      for (int32_t d = 0; d < 2; d++) {
        s.places[d] = form & 2 ? s.image[d] : s.image[d] / 5;
        s.window[d] = form & 4 ? 5 - d : 3;
        s.padding[d] = form & 2 ? 1 + d : form & 4 ? -2 : 0;
        s.dilation[d] = form & 8 ? 2 + d : 1;
        s.stride[d] = (form & 10) == 8 ? 2 + d : 1;
      }
      if (form & 16) /* two groups, of two features each */
        s.in_features = 4, s.out_features = s.groups = 2;
      check(&s, form & 4 ? NAN : 0);
      s.in_features = s.out_features = s.groups = 3; /* one feature each */
      check(&s, 0);
    }
  for (int32_t stride = 2; stride < 9;
       stride++) { /* phases, of which some have no point or place */
    sr_convolution_step s = step_of(SR_CONVOLUTION_DATA_GRADIENT, SR_F32, 3, 3, 9, 1);
    for (int32_t d = 0; d < 3; d++) {
      s.stride[d] = d == 1 ? 9 - stride : stride;
      s.dilation[d] = 1 + d;
      s.padding[d] = d - 1;
    }
    check(&s, 0);
    s.in_features = s.out_features = 1;
    check(&s, NAN);
  }
  for (int kind = 0; kind < 2; kind++) {
    sr_convolution_step s = step_of(kinds[kind], SR_F32, 1, 1, 1, 1); /* points of a slice */
    s.image[0] = s.places[0] = 900;
    s.window[0] = 1100;
    s.padding[0] = 400;
    check(&s, 0);
    s = step_of(kinds[kind], SR_F64, 2, 1, 2, 1); /* lines and points of a slice */
    s.image[0] = s.image[1] = s.places[0] = s.places[1] = 40;
    s.window[0] = s.window[1] = 34;
    s.padding[0] = s.padding[1] = 17;
    check(&s, 0);
    s = step_of(kinds[kind], SR_F32, 2, 1, 1, 1); /* more between points than is copied at a time */
    s.image[0] = 40;
    s.image[1] = 600;
    s.window[0] = 3;
    s.dilation[0] = 17;
    s.dilation[1] = 500;
    s.places[0] = 30;
    s.places[1] = 400;
    s.padding[0] = 10;
    s.padding[1] = 150;
    check(&s, 0);
    s = step_of(kinds[kind], SR_F32, 3, 2, 1, 1); /* planes and features of a slice */
    s.image[0] = s.window[0] = s.places[0] = 12;
    s.image[1] = s.places[1] = 9;
    s.image[2] = s.places[2] = 200;
    s.padding[0] = 6;
    check(&s, 0);
  }
  sr_convolution_step s = step_of(SR_CONVOLUTION_FORWARD, SR_F32, 2, 1, 1, 1); /* no line fits */
  s.image[0] = s.image[1] = 700;
  s.stride[0] = s.stride[1] = 300;
  s.places[0] = s.places[1] = 3;
  s.window[0] = s.window[1] = 60;
  check(&s, 0);
}

/* Columns that fill no vector, of features that do and do not: sums of three, two and one column at
 * a time. Blocks of places on one line, across lines, and of less places than a block has rows. */
static void few_columns(void) {
  static const int64_t features[] = {8, 9, 16, 37}, widths[] = {3, 7, 20};
  for (int kind = 0; kind < 2; kind++)
    for (int64_t columns = 1; columns <= 8; columns++)
      for (int form = 0; form < 24; form++) {
        const int64_t in = features[form % 4];
        sr_convolution_step s = step_of(kinds[kind], form & 4 ? SR_F64 : SR_F32, 2,
                                        kind == 0 ? in : columns, kind == 0 ? columns : in, 1);
        s.image[0] = s.places[0] = 5;
        s.image[1] = s.places[1] = widths[form / 8];
        s.window[0] = s.window[1] = 3;
        s.padding[0] = s.padding[1] = 1;
        check(&s, columns % 2 ? NAN : 0);
        s.stride[1] = 2;
        s.places[1] = sr_divide_up(s.image[1], 2);
        check(&s, 0);
      }
}

/* Outside of the images there are zeros, which are multiplied. The formula adds nothing there, so
 * these cases count by hand. */
static void zeros_are_multiplied(void) {
  static float image[4] = {1, 2, 3, 4}, filter[3] = {INFINITY, 1, 1}, products[4];
  sr_convolution_step s = {.kind = SR_CONVOLUTION_FORWARD,
                           .dtype = SR_F32,
                           .features_last = true,
                           .filters_last = true,
                           .spatial = 1,
                           .batch = 1,
                           .groups = 1,
                           .in_features = 1,
                           .out_features = 1,
                           .image = {4},
                           .window = {3},
                           .places = {4},
                           .stride = {1},
                           .padding = {1},
                           .dilation = {1}};
  void *arrays[] = {image, filter, products};
  for (int32_t level = SR_CPU_X86_64_V1; level <= (int32_t)sr_cpu_level_host(); level++) {
    float *got = (float *)(void *)run(&s, (sr_cpu_level)level, 1, arrays, sizeof products);
    EXPECT(isnan(got[0]) && isinf(got[1]) && isinf(got[2]) && isinf(got[3]));
    free(got);
    /* the gradient to the filters sums over places: products beside the image */
    s.kind = SR_CONVOLUTION_FILTER_GRADIENT;
    float gradient[4] = {INFINITY, 1, 1, NAN};
    void *others[] = {image, filter, gradient};
    got = (float *)(void *)run(&s, (sr_cpu_level)level, 1, others, sizeof filter);
    EXPECT(isnan(got[0]) && isnan(got[1]) && isnan(got[2]));
    gradient[3] = 1;
    free(got);
    got = (float *)(void *)run(&s, (sr_cpu_level)level, 1, others, sizeof filter);
    EXPECT(isnan(got[0]) && isinf(got[1]) && isinf(got[2]));
    free(got);
    s.kind = SR_CONVOLUTION_FORWARD;
  }
}

/* So are those between the places of a gradient to the images that has strides: infinite filters
 * make NaN of them. Finite ones skip them. */
static void zeros_between_places(void) {
  static float filter[3], products[3] = {1, 2, 3}, images[8];
  sr_convolution_step s = {.kind = SR_CONVOLUTION_DATA_GRADIENT,
                           .dtype = SR_F32,
                           .features_last = true,
                           .filters_last = true,
                           .spatial = 1,
                           .batch = 1,
                           .groups = 1,
                           .in_features = 1,
                           .out_features = 1,
                           .image = {8},
                           .window = {3},
                           .places = {3},
                           .stride = {3},
                           .padding = {0},
                           .dilation = {1}};
  void *arrays[] = {images, filter, products};
  for (int32_t level = SR_CPU_X86_64_V1; level <= (int32_t)sr_cpu_level_host(); level++) {
    filter[0] = 4, filter[1] = filter[2] = 5;
    float *got = (float *)(void *)run(&s, (sr_cpu_level)level, 1, arrays, sizeof images);
    const float wanted[] = {4, 5, 5, 8, 10, 10, 12, 15};
    EXPECT(memcmp(got, wanted, sizeof wanted) == 0);
    free(got);
    filter[0] = INFINITY;
    got = (float *)(void *)run(&s, (sr_cpu_level)level, 1, arrays, sizeof images);
    for (int i = 0; i < 8; i++)
      EXPECT(i % 3 == 0 ? isinf(got[i]) : isnan(got[i]));
    free(got);
  }
}

/* A number that is none, or an infinity, is in those sums that contain it, and in no others. */
static void poisoned(void) {
  for (int kind = 0; kind < 3; kind++) {
    sr_convolution_step s = step_of(kinds[kind], SR_F32, 2, 17, 33, 1);
    check(&s, NAN);
    check(&s, INFINITY);
    s = step_of(kinds[kind], SR_F32, 2, 17, 17, 17);
    check(&s, NAN);
  }
}

/* The compiler does not see every reversal: a gradient to the images has the bits of the
 * convolution with reversed filters. */
static void gradient_is_convolution(int64_t features, int64_t columns, int64_t window) {
  enum {
    PLACES = 90,
    WINDOW = 70,  /* points of more than one slice */
    FEATURES = 21 /* at most */
  };
  sr_convolution_step forward = step_of(SR_CONVOLUTION_FORWARD, SR_F32, 1, features, columns, 1);
  forward.image[0] = forward.places[0] = PLACES;
  forward.window[0] = window;
  forward.padding[0] = 30;
  sr_convolution_step gradient = forward;
  gradient.kind = SR_CONVOLUTION_DATA_GRADIENT;
  gradient.in_features = columns;
  gradient.out_features = features;
  gradient.padding[0] = window - 1 - forward.padding[0];
  static float images[2 * PLACES * FEATURES], filters[2][WINDOW * FEATURES * FEATURES];
  for (int i = 0; i < 2 * PLACES * FEATURES; i++)
    images[i] = sinf((float)i);
  const int64_t count = features * columns;
  for (int64_t w = 0; w < window; w++)
    for (int64_t i = 0; i < count; i++)
      filters[0][w * count + i] = filters[1][(window - 1 - w) * count + i] =
          cosf((float)(w * (i + 1)));
  void *arrays[] = {images, filters[0], NULL}, *others[] = {NULL, filters[1], images};
  const size_t bytes = (size_t)(2 * PLACES * columns) * sizeof(float);
  uint8_t *one = run(&forward, sr_cpu_level_host(), 1, arrays, bytes);
  uint8_t *two = run(&gradient, sr_cpu_level_host(), 2, others, bytes);
  EXPECT(memcmp(one, two, bytes) == 0);
  free(one);
  free(two);
}

int main(void) {
  sr_ctx ctx = {0};
  for (int32_t threads = 1; threads <= THREADS; threads++)
    if (!EXPECT_EQ(sr_pool_create(&ctx, threads, NULL, "test", &pools[threads]), SR_OK))
      return expect_result();
  all_dimensions();
  all_features();
  all_windows();
  large_sizes();
  few_features();
  few_columns();
  zeros_are_multiplied();
  zeros_between_places();
  poisoned();
  gradient_is_convolution(21, 21, 70);
  gradient_is_convolution(21, 3, 70); /* sums within vectors */
  gradient_is_convolution(21, 3, 20);
  gradient_is_convolution(16, 3, 20); /* of joined lines */
  gradient_is_convolution(1, 1, 70);  /* places in vectors */
  for (int64_t features = 1; features <= 21; features++)
    for (int64_t columns = 1; columns <= 9; columns++)
      gradient_is_convolution(features, columns, 3);
  for (int32_t threads = 1; threads <= THREADS; threads++)
    sr_pool_destroy(pools[threads]);
  return expect_result();
}
