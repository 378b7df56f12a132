/* Sizes of the arrays of a convolution, and the check of its fields. */
#ifndef SR_EXECUTABLE_CONVOLUTION_H
#define SR_EXECUTABLE_CONVOLUTION_H

#include "executable/plan.h"

enum {
  SR_CONVOLUTION_RANK = 2 + SR_CONVOLUTION_SPATIAL /* most dimensions of an array */
};

/* Arrays are numbers of sr_convolution_array. Returns the one that a convolution of this kind
 * computes from the other two. */
int sr_convolution_result(sr_convolution_kind kind);

/* Sets out_dims[0 .. 2 + spatial) to the sizes of the dimensions of `array`, in the order in which
 * they lie in memory. Only for convolutions for which sr_convolution_fault returns NULL. */
void sr_convolution_dims(const sr_convolution_step *convolution, int array, int64_t *out_dims);

/* Returns the number of elements of `array`, which fits 31 bits. Only for convolutions for which
 * sr_convolution_fault returns NULL. */
int64_t sr_convolution_elements(const sr_convolution_step *convolution, int array);

/* Checks the element type and the numbers of `convolution`. Returns NULL if plan.h allows them.
 * Else returns a description of the fault. The buffers of `convolution` are not read. */
const char *sr_convolution_fault(const sr_convolution_step *convolution);

#endif
