"""Convolutions of every form that is computed in a way of its own, by integers, so that sums are exact in any order: those
that kernels of the executor compute where the arrays are, and their gradients; and those that have strides and dilation
of the operand at once, for which windows are laid side by side, in parts of the batch, of the places or of the features.
"""
import jax
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

    def add_both(name, x, k, strides=(1, 1), **how):
        """By the kernels, and in parts: with every second row between zeros, of which every second is taken."""
        add(name, x, k, strides=strides, **how)
        strides = (2 * strides[0], strides[1])
        if "padding" not in how:  # JAX must be told
            image, window = (x[2:], k[2:]) if how.get("layout") == NCHW else (x[1:3], k[:2])
            how["padding"] = lax.padtype_to_pads((2 * image[0] - 1, image[1]), window, strides, "SAME")
        add(name + "_in_parts", x, k, strides=strides, lhs_dilation=(2, 1), **how)

    add_both("batch", (3, 150, 151, 8), (5, 5, 8, 3))
    add_both("batch_strided", (5, 251, 250, 8), (5, 4, 8, 3), strides=(1, 2), padding=((1, 2), (3, 0)), rhs_dilation=(2, 1))
    add_both("batch_grouped", (3, 150, 151, 8), (5, 5, 4, 4), feature_group_count=2)
    add_both("places", (1, 301, 200, 6), (5, 5, 6, 3))
    add_both("places_strided", (1, 411, 300, 8), (4, 5, 8, 3), strides=(2, 1), padding=((3, 1), (0, 2)), rhs_dilation=(3, 1))
    add("places_dilated", (1, 120, 200, 6), (5, 5, 6, 3), padding=((2, 5), (4, 1)), lhs_dilation=(3, 1))
    add_both("places_cropped", (1, 320, 200, 6), (5, 5, 6, 3), padding=((-3, 2), (1, -4)))
    add_both("places_by_feature", (1, 6, 301, 200), (3, 6, 5, 5), layout=NCHW)
    # As in the gradient of a kernel: few places, large windows, many features.
    add("features", (1, 40, 100, 100), (40, 37, 100, 3), padding="VALID")
    add("features_prime", (1, 40, 100, 97), (40, 37, 97, 3), padding="VALID")
    for name, features in (("features", 6), ("features_prime", 7)):
        add(name + "_in_parts", (1, 40, 100, features), (40, 37, features, 3), strides=(2, 1), lhs_dilation=(2, 1),
            padding=((0, 0), (0, 0)))
    add_both("depthwise", (2, 30, 31, 512), (5, 5, 1, 512), feature_group_count=512)


def gradients():
    """Of channels that no width of vectors divides, and that all divide, to the images and to the filters."""
    def add(name, x, k, layout=NHWC, strides=(1, 1), padding="SAME", **how):
        def forward(x, k):
            return lax.conv_general_dilated(x, k, strides, padding, dimension_numbers=layout, **how)

        def all_three(start):
            images, filters = numbers(x, 5, start[0]), numbers(k, 3, start[1])
            y, back = jax.vjp(forward, images, filters)
            return tuple((v * (1 + lax.iota(np.int32, v.size) % 7).astype(np.float32).reshape(v.shape)).sum((-1, 1))
                         for v in (y, *back(numbers(y.shape, 5, start[0]))))
        case("convolutions", name, all_three, np.array([3, 5], np.int32), ulps=0)

    for channels in (1, 3, 17, 64):
        add(f"gradients_{channels}", (2, 40, 9, channels), (3, 3, channels, 66 - channels))
        add(f"gradients_to_{channels}", (2, 40, 9, 66 - channels), (2, 3, 66 - channels, channels), strides=(2, 3))
        add(f"gradients_depthwise_{channels}", (2, 60, 70, channels), (3, 3, 1, channels), feature_group_count=channels)
    add("gradients_grouped", (2, 19, 17, 12), (3, 2, 3, 20), strides=(1, 2), feature_group_count=4, padding=((3, 0), (-1, 2)))
    add("gradients_dilated", (2, 19, 17, 12), (3, 2, 12, 20), rhs_dilation=(2, 3))
    add("gradients_by_feature", (2, 12, 19, 17), (20, 12, 3, 2), layout=NCHW)
    add("gradients_1d", (2, 300, 12), (5, 12, 20), layout=("NHC", "HIO", "NHC"), strides=(2,))
    add("gradients_3d", (1, 6, 7, 8, 12), (3, 1, 2, 12, 20), layout=("NDHWC", "DHWIO", "NDHWC"), strides=(1, 2, 1))
    add("gradients_beyond", (2, 5, 6, 17), (7, 9, 17, 64), padding=((4, 5), (6, 7)))


def no_numbers():
    """What is no number is in the sums that contain it, and in no others. Batches and features of nothing."""
    def convolve(x, k, padding="SAME"):
        return lax.conv_general_dilated(x, k, (1, 1), padding, dimension_numbers=NHWC)

    for name, odd in (("infinite", np.inf), ("nan", np.nan)):
        x, k = np.ones((2, 9, 8, 20), np.float32), np.ones((3, 3, 20, 18), np.float32)
        x[1, 4, 0, 3] = odd
        case("convolutions", f"{name}_images", convolve, x, k, ulps=0)
        k[0, 2, 7, 5] = odd  # libraries differ in whether it is multiplied by padding
        case("convolutions", f"{name}_filters", lambda x, k: convolve(x, k, "VALID"), x, k, ulps=0)
    empty = lambda x, k: (convolve(x, k), *jax.vjp(convolve, x, k)[1](convolve(x, k)))
    case("convolutions", "no_images", empty, np.ones((0, 9, 8, 20), np.float32), np.ones((3, 3, 20, 18), np.float32), ulps=0)
    case("convolutions", "no_features", convolve, np.ones((2, 9, 8, 0), np.float32), np.ones((3, 3, 0, 18), np.float32), ulps=0)


FAMILIES = (convolutions, gradients, no_numbers)
