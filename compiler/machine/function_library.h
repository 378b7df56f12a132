/*
 * The functions of compiler/library, for which LLVM has no instruction. Kernels call them by name.
 * Most are embedded as LLVM bitcode: sr_machine_optimize links in those that are called, and LLVM
 * inlines and vectorises them. A few long functions are embedded as an object file, from which
 * sr_link takes them, and as bitcode for GPUs.
 *
 * Names and types (scalars; f32 = float, f64 = double):
 *
 *   sr_<op>_f32, sr_<op>_f64
 *       one operand: exp expm1 log log1p logistic tanh sin cos tan asin acos atan sinh cosh asinh
 *       acosh atanh cbrt rsqrt erf erfc erf_inv lgamma digamma bessel_i1e
 *       two, ordered as in StableHLO and CHLO: power atan2 remainder next_after zeta polygamma
 *   sr_next_after_<format>
 *       next_after on the bits of a small format, in i8 or i16
 *   sr_<op>_complex
 *       takes real and imaginary part of each operand, all f64, and returns {f64, f64} (abs: f64):
 *       abs sign sqrt rsqrt cbrt exp expm1 logistic log log1p sinh cosh tanh sin cos tan asin acos
 *       atan asinh acosh atanh, divide power atan2; for complex<f32> the caller widens and rounds
 *   sr_<op>_complex_narrow
 *       the same, but faster, for parts that f32 can hold exactly: abs sign sqrt rsqrt log divide
 *   sr_exp_bf16
 *       exp of a bf16, as f32 -> f32; the caller rounds the result to bf16
 *   sr_f32_from_<format>
 *       i8 or i16 -> f32, exact. <format> as in StableHLO text: f16, bf16 (i16), f8E5M2, ... (i8)
 *   sr_<format>_from_f32, sr_<format>_from_f64
 *       -> i8 or i16, nearest even, rounded once; out of range and NaN as in ml_dtypes
 *   sr_threefry2x32_u64
 *       (u64 key, u64 counter) -> u64: both words of a block, the first one low
 *   sr_philox4x32_low_u64, sr_philox4x32_high_u64
 *       (u64 key, u64 counter low, u64 counter high) -> words 0 and 1, 2 and 3 of a block
 *
 * sr_<op>_large_<type> (sin cos tan) and sr_remainder_far_f64 are called by other functions of the
 * library alone.
 *
 * The caller does f16 and bf16 arithmetic in f32. From x86-64-v3 on, LLVM's fpext and fptrunc
 * between half and float are single instructions and preferable; below that level, LLVM would call
 * a function that does not exist. bf16 is always converted by the functions here.
 *
 * Accuracy: docs/accuracy.md. No function accesses memory or raises exceptions; rounding is to
 * nearest.
 */
#ifndef SR_COMPILER_MACHINE_FUNCTION_LIBRARY_H
#define SR_COMPILER_MACHINE_FUNCTION_LIBRARY_H

#include <llvm-c/Core.h>

#include "base/status.h"
#include "compiler/machine/link.h"

bool sr_library_has(const char *name);

/*
 * For each library function that `module` declares: if the function is inlined, links its body into
 * `module`, with internal linkage. If it is called, it stays a declaration for x86-64, and
 * sr_link finds its code in sr_library_object; for a GPU its body is linked in, too. Errors:
 * SR_ERR_INTERNAL if a declaration named sr_... has another type than the library's function.
 */
sr_status sr_library_link(sr_ctx *ctx, sr_target target, LLVMModuleRef module);

/* Returns the object file of the functions that are called instead of inlined. Its code runs on
 * every CPU level. The memory is static. */
sr_object sr_library_object(void);

#endif
