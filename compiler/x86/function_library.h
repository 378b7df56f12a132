/*
 * The library functions of compiler/library: what LLVM has no instruction for. Kernels call them by
 * name. Most are embedded as LLVM bitcode, of which sr_target_optimize links in what is called, and
 * it inlines and vectorises; a few long ones as an object, which sr_link takes them from.
 *
 * Names and types (scalars; f32 = float, f64 = double):
 *
 *   sr_<op>_f32, sr_<op>_f64
 *       one operand: exp expm1 log log1p logistic tanh sin cos tan asin acos atan sinh cosh asinh
 *       acosh atanh cbrt rsqrt erf erfc erf_inv lgamma digamma bessel_i1e
 *       two, ordered as in StableHLO and CHLO: power atan2 remainder next_after zeta polygamma
 *   sr_next_after_<format>
 *       the same of the bits of a small format, in i8 or i16
 *   sr_<op>_complex
 *       the parts of complex operands in turn, all f64, to {f64, f64} and for abs to f64: abs sign
 *       sqrt rsqrt cbrt exp expm1 logistic log log1p sinh cosh tanh sin cos tan asin acos atan
 *       asinh acosh atanh, divide power atan2; for complex<f32> the caller widens and rounds
 *   sr_<op>_complex_narrow
 *       the same, faster, of parts that are exact in f32: abs sign sqrt rsqrt log divide
 *   sr_f32_from_<format>
 *       i8 or i16 -> f32, exact. <format> as in StableHLO text: f16, bf16 (i16), f8E5M2, ... (i8)
 *   sr_<format>_from_f32, sr_<format>_from_f64
 *       -> i8 or i16, nearest even, rounded once; out of range and NaN as ml_dtypes does
 *   sr_threefry2x32_u64
 *       (u64 key, u64 counter) -> u64: both words of a block, the first one low
 *   sr_philox4x32_low_u64, sr_philox4x32_high_u64
 *       (u64 key, u64 counter low, u64 counter high) -> words 0 and 1, 2 and 3 of a block
 *
 * f16 and bf16 arithmetic is done in f32 by the caller. Where the target is x86-64-v3 or above,
 * LLVM's own fpext/fptrunc between half and float are single instructions and to be preferred;
 * below, LLVM would call a function that is not there. bf16 always goes through the functions here.
 *
 * Accuracy: docs/accuracy.md. No function reads or writes memory or raises; rounding is to nearest.
 */
#ifndef SR_COMPILER_X86_FUNCTION_LIBRARY_H
#define SR_COMPILER_X86_FUNCTION_LIBRARY_H

#include <llvm-c/Core.h>

#include "base/status.h"
#include "compiler/x86/link.h"

/* Number of functions and their names, sorted as in compiler/library/functions.def. */
uint32_t sr_library_count(void);
const char *sr_library_name(uint32_t index);
bool sr_library_has(const char *name);

/*
 * What is inlined, as a module of `context`, owned by the caller; bodies are read when needed.
 * All functions have linkonce_odr linkage and no CPU attributes. Errors: SR_ERR_INTERNAL when the
 * bitcode does not fit this LLVM.
 */
sr_status sr_library_parse(sr_ctx *ctx, LLVMContextRef context, LLVMModuleRef *out_module);

/*
 * Moves the definitions of library functions that `module` declares into it, with internal linkage;
 * those that are called remain declarations, for sr_library_object. Errors: SR_ERR_INTERNAL when a
 * declaration named sr_... has another type than the library's.
 */
sr_status sr_library_link(sr_ctx *ctx, LLVMModuleRef module);

/* The machine code of what is called, for every CPU level; static. */
sr_object sr_library_object(void);

/* Removes from `module` what sr_library_link added for the passes. Nothing to do is fine. */
void sr_library_finish(LLVMModuleRef module);

#endif
