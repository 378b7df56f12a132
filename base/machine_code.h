/* An attribute for functions that call code which our own compiler generated. */
#ifndef SR_BASE_MACHINE_CODE_H
#define SR_BASE_MACHINE_CODE_H

/* Clang's function sanitizer looks for a mark before each callee, and generated code has none. */
#ifdef __clang__
#define SR_CALLS_MACHINE_CODE __attribute__((no_sanitize("function")))
#else
#define SR_CALLS_MACHINE_CODE
#endif

#endif
