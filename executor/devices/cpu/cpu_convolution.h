/*
 * Convolutions and their gradients on CPUs, by kernels of our own: no windows are copied. Where
 * features are few, parts of the images are copied (convolution_planes.h). The work is cut by the
 * shape alone, and each element of the result is computed by one thread, always in the same order.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_CPU_CONVOLUTION_H
#define SR_EXECUTOR_DEVICES_CPU_CPU_CONVOLUTION_H

#include "executable/plan.h"
#include "executor/devices/cpu/convolution_kernels.h"
#include "executor/devices/cpu/pool.h"

enum {
  SR_COMPARED_BYTES = 32 /* of the vectors whose number decides how a convolution is computed */
};

/* A point of a window, in the order of sums: that of the filters. A gradient to the images has the
 * reverse order, so that its bits are those of the convolution with reversed filters. */
typedef struct sr_window_point {
  int64_t at[SR_CONVOLUTION_SPATIAL]; /* its distance in the array that is read, in elements */
  int64_t offset;                     /* the same in memory, in elements */
  int64_t filter;                     /* its number in the filters */
} sr_window_point;

/*
 * A convolution that is ready to run. An array A is read through windows: at place q and point w of
 * the window, along each dimension, at position (q * step + shift + at(w)) / spread, if that is an
 * integer and within A, and else there is a zero. A is the images, or for a gradient to them, the
 * gradient to the products. Where positions are spread, the places that have points in common are
 * a phase, which is a convolution of its own, without a spread.
 */
typedef struct sr_cpu_convolution {
  const sr_convolution_kernels *kernels;
  bool sums_places;               /* a gradient to the filters: q is summed over, and w is not */
  bool by_column;                 /* each group has one feature */
  bool is_inner;                  /* vectors hold features of A, and each column is a sum of them */
  const struct sr_planes *planes; /* how it is cut if vectors hold places, else NULL */
  sr_dtype dtype;
  size_t element; /* bytes of one */
  int64_t batch, groups;
  int64_t features; /* of A, in all groups */
  int64_t columns;  /* features of the array beside A, in all groups: C, or if sums_places, B */
  int64_t in[SR_CONVOLUTION_SPATIAL], places[SR_CONVOLUTION_SPATIAL];
  int64_t window[SR_CONVOLUTION_SPATIAL];
  int64_t pitch[SR_CONVOLUTION_SPATIAL]; /* elements of A from a position to the next one */
  /* Elements of C from the first one of all to the first place, from a place to the next one, and
   * from an image to the next one. */
  int64_t out_first, out_pitch[SR_CONVOLUTION_SPATIAL], out_image;
  int64_t step[SR_CONVOLUTION_SPATIAL], shift[SR_CONVOLUTION_SPATIAL];
  int64_t spread[SR_CONVOLUTION_SPATIAL];
  int64_t reach[SR_CONVOLUTION_SPATIAL][2]; /* least and largest at(w) */
  int64_t line; /* points whose rows of A and B are one behind the other; 1: no such points */
  int64_t point_count;
  sr_window_point *points;
  int64_t unit_rows, unit_columns; /* of a unit of work: a part of the result for one group */
  int64_t row_units, column_units; /* how many there are for one group */
  int64_t units;                   /* in all */
  double work;                     /* multiplications */
  double work_of_place;            /* if there are no planes, in vectors of SR_COMPARED_BYTES */
  int64_t phase_count;
  struct sr_cpu_convolution *phases; /* compute the same together, if the filters are finite */
  int a, b, c;                       /* of sr_convolution_array: C is computed from A and B */
  int32_t parts;                     /* how many threads share the units */
} sr_cpu_convolution;

/* Prepares a verified step for a device with `threads` threads, whose processors have `level`.
 * What it makes lives in `arena`. */
void sr_cpu_convolution_prepare(sr_arena *arena, const sr_convolution_step *step,
                                sr_cpu_level level, int32_t threads,
                                sr_cpu_convolution *out_convolution);
/* Computes it; called by the leader thread of `pool`. `buffers` has the arrays of the step. */
void sr_cpu_convolution_run(const sr_cpu_convolution *convolution, sr_pool *pool,
                            void *const *buffers);

#endif
