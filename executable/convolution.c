#include "executable/convolution.h"

int sr_convolution_result(sr_convolution_kind kind) {
  switch (kind) {
  case SR_CONVOLUTION_FORWARD:
    return SR_CONVOLUTION_PRODUCTS;
  case SR_CONVOLUTION_DATA_GRADIENT:
    return SR_CONVOLUTION_IMAGES;
  case SR_CONVOLUTION_FILTER_GRADIENT:
    break;
  }
  return SR_CONVOLUTION_FILTERS;
}

void sr_convolution_dims(const sr_convolution_step *c, int array, int64_t *out_dims) {
  const int64_t *const extents[SR_CONVOLUTION_ARRAYS] = {c->image, c->window, c->places};
  const int64_t features[SR_CONVOLUTION_ARRAYS] = {c->in_features, c->in_features / c->groups,
                                                   c->out_features};
  if (c->filters_last && array == SR_CONVOLUTION_FILTERS) {
    const bool swaps = c->kind == SR_CONVOLUTION_DATA_GRADIENT;
    for (int32_t d = 0; d < c->spatial; d++)
      out_dims[d] = c->window[d];
    out_dims[c->spatial] = (swaps ? c->out_features : c->in_features) / c->groups;
    out_dims[c->spatial + 1] = swaps ? c->in_features : c->out_features;
    return;
  }
  out_dims[0] = array == SR_CONVOLUTION_FILTERS ? c->out_features : c->batch;
  out_dims[c->features_last ? 1 + c->spatial : 1] = features[array];
  for (int32_t d = 0; d < c->spatial; d++)
    out_dims[(c->features_last ? 1 : 2) + d] = extents[array][d];
}

/* Returns the number of elements of `array`, or 0 if it exceeds 31 bits. */
static int64_t count_elements(const sr_convolution_step *c, int array) {
  int64_t dims[SR_CONVOLUTION_RANK], elements = 1;
  sr_convolution_dims(c, array, dims);
  for (int32_t d = 0; d < 2 + c->spatial; d++)
    if (__builtin_mul_overflow(elements, dims[d], &elements) || elements > INT32_MAX)
      return 0;
  return elements;
}

int64_t sr_convolution_elements(const sr_convolution_step *c, int array) {
  return count_elements(c, array);
}

static bool is_size(int64_t number) {
  return number >= 1 && number <= INT32_MAX;
}

/* True if, along dimension `d`, as many windows as there are places fit the padded image. */
static bool windows_fit(const sr_convolution_step *c, int32_t d) {
  const int64_t span = (c->window[d] - 1) * c->dilation[d] + 1;
  const int64_t room = c->image[d] + 2 * c->padding[d] - span;
  return room >= 0 && c->places[d] == room / c->stride[d] + 1;
}

const char *sr_convolution_fault(const sr_convolution_step *c) {
  if (c->dtype != SR_F16 && c->dtype != SR_BF16 && c->dtype != SR_F32 && c->dtype != SR_F64)
    return "no library has a convolution of this element type";
  if (c->filters_last && (!c->features_last || c->tf32 || sr_dtype_get(c->dtype)->bytes < 4))
    return "filters come last only beside features that do, of F32 or F64";
  if (c->tf32 && c->dtype != SR_F32)
    return "only F32 can be rounded to TF32";
  if (c->spatial < 1 || c->spatial > SR_CONVOLUTION_SPATIAL)
    return "its images do not have 1 to 3 dimensions";
  if (!is_size(c->batch) || !is_size(c->groups) || !is_size(c->in_features) ||
      !is_size(c->out_features))
    return "a size is out of range";
  if (c->in_features % c->groups != 0 || c->out_features % c->groups != 0)
    return "its groups do not divide its features";
  for (int32_t d = 0; d < c->spatial; d++) {
    if (!is_size(c->image[d]) || !is_size(c->window[d]) || !is_size(c->places[d]) ||
        !is_size(c->stride[d]) || !is_size(c->dilation[d]) || c->padding[d] > INT32_MAX ||
        c->padding[d] < (c->filters_last ? -INT32_MAX : 0))
      return "a size is out of range";
    if (!c->filters_last && !windows_fit(c, d))
      return "its windows do not fit its images";
  }
  for (int i = 0; i < SR_CONVOLUTION_ARRAYS; i++)
    if (count_elements(c, i) == 0)
      return "a size is out of range";
  return NULL;
}
