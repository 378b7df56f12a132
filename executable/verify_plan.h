/* Checks the contract of plan.h. */
#ifndef SR_EXECUTABLE_VERIFY_PLAN_H
#define SR_EXECUTABLE_VERIFY_PLAN_H

#include "executable/plan.h"

/*
 * Checks that an executable, when it runs, touches only its own memory: every reference lies in the
 * memory space that it names, sizes fit their references, groups name devices of the program at
 * most once, code and functions lie in the image, and buffers that must not overlap do not. The
 * pointers and counts of the structs must already be valid, as the compiler and the decoder make
 * them. The machine code itself cannot be checked. Errors: SR_ERR_INVALID; the message names the
 * step or port and its fault.
 */
sr_status sr_executable_verify(sr_ctx *ctx, const sr_executable *executable);

/* Parts of sr_executable_verify. sr_verify_signature comes first: the other checks rely on it. */
sr_status sr_verify_signature(sr_ctx *ctx, const sr_executable *executable);
sr_status sr_verify_steps(sr_ctx *ctx, const sr_executable *executable);

#endif
