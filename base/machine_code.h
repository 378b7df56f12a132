/* For functions that call code which a compiler other than ours did not see. */
#ifndef SR_BASE_MACHINE_CODE_H
#define SR_BASE_MACHINE_CODE_H

/* Clang's function sanitizer looks for a mark in front of callees that our own code
 * does not have. */
#ifdef __clang__
#define SR_CALLS_MACHINE_CODE __attribute__((no_sanitize("function")))
#else
#define SR_CALLS_MACHINE_CODE
#endif

#endif
