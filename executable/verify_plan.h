/* Checks that an executable obeys the rules that plan.h states. */
#ifndef SR_EXECUTABLE_VERIFY_PLAN_H
#define SR_EXECUTABLE_VERIFY_PLAN_H

#include "executable/plan.h"

/*
 * Checks that an executable, when it runs, touches only its own memory:
 *
 *   - every reference lies in the memory space that it names, and sizes fit their references;
 *   - buffers that must not overlap do not overlap;
 *   - groups contain only devices of the program, and each device at most once;
 *   - code and functions lie in the image.
 *
 * The machine code itself cannot be checked. The pointers and counts of the structs must already be
 * valid, as the compiler and the decoder make them. Errors: SR_ERR_INVALID; the message names the
 * step, argument or result, and its fault.
 */
sr_status sr_executable_verify(sr_ctx *ctx, const sr_executable *executable);

/* The part of sr_executable_verify that checks the steps. The signature was checked before it. */
sr_status sr_verify_steps(sr_ctx *ctx, const sr_executable *executable);

#endif
