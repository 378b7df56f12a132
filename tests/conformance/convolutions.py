"""Convolutions whose windows, side by side, are too large to be stored at once: the product is done in parts of the
batch, of the places or of the features. Integers throughout, so that sums are exact in any order."""
import numpy as np
from jax import lax

from modules import case

NHWC, NCHW = ("NHWC", "HWIO", "NHWC"), ("NCHW", "OIHW", "NCHW")


def numbers(shape, modulus, start):
    """Small integers around 0 that are made where they are needed: no large constant."""
    line = lax.iota(np.int32, int(np.prod(shape))) + start
    return ((line * 7919 + line % 13 * line) % modulus - modulus // 2).astype(np.float32).reshape(shape)


def convolutions():
    def add(name, x, k, layout=NHWC, strides=(1, 1), padding="SAME", **how):
        def summed(start):
            y = lax.conv_general_dilated(numbers(x, 5, start[0]), numbers(k, 3, start[1]), strides, padding,
                                         dimension_numbers=layout, **how)
            y = y * (1 + lax.iota(np.int32, y.size) % 7).astype(np.float32).reshape(y.shape)
            return tuple(y.sum(tuple(d for d in range(4) if d != kept)) for kept in range(4)) + (y[:, 1, 1], y[:, -1, -1])
        case("convolutions", name, summed, np.array([3, 5], np.int32), ulps=0)

    add("batch", (3, 150, 151, 8), (5, 5, 8, 3))
    add("batch_strided", (5, 251, 250, 8), (5, 4, 8, 3), strides=(1, 2), padding=((1, 2), (3, 0)), rhs_dilation=(2, 1))
    add("batch_grouped", (3, 150, 151, 8), (5, 5, 4, 4), feature_group_count=2)
    add("places", (1, 301, 200, 6), (5, 5, 6, 3))
    add("places_strided", (1, 411, 300, 8), (4, 5, 8, 3), strides=(2, 1), padding=((3, 1), (0, 2)), rhs_dilation=(3, 1))
    add("places_dilated", (1, 120, 200, 6), (5, 5, 6, 3), padding=((2, 5), (4, 1)), lhs_dilation=(3, 1))
    add("places_cropped", (1, 320, 200, 6), (5, 5, 6, 3), padding=((-3, 2), (1, -4)))
    add("places_by_feature", (1, 6, 301, 200), (3, 6, 5, 5), layout=NCHW)
    # As in the gradient of a kernel: few places, large windows, many features.
    add("features", (1, 40, 100, 100), (40, 37, 100, 3), padding="VALID")
    add("features_prime", (1, 40, 100, 97), (40, 37, 97, 3), padding="VALID")
    # No work for BLAS: a product of one column for each group.
    add("depthwise", (2, 30, 31, 512), (5, 5, 1, 512), feature_group_count=512)


FAMILIES = (convolutions,)
