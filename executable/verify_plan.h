/* The contract of plan.h as a check. */
#ifndef SR_EXECUTABLE_VERIFY_PLAN_H
#define SR_EXECUTABLE_VERIFY_PLAN_H

#include "executable/plan.h"

/*
 * Checks that an executable can be run without touching memory that is not its own: every reference
 * lies in the memory it names, every size fits its references, groups name devices of the program
 * once each, code and functions lie in the image, nothing that must not overlap does. The pointers
 * and counts of the structs must be sound already (as the compiler and the decoder make them). Not
 * checked, for nothing can: what the machine code does. Errors: SR_ERR_INVALID with the step or
 * port and its fault.
 */
sr_status sr_executable_verify(sr_ctx *ctx, const sr_executable *executable);

/*
 * The parts that verify_plan.c is made of. sr_verify_signature comes first: the others rely on it.
 */
sr_status sr_verify_signature(sr_ctx *ctx, const sr_executable *executable);
sr_status sr_verify_steps(sr_ctx *ctx, const sr_executable *executable);

#endif
