/* An attribute for functions that call code which our own compiler generated. */
#ifndef SR_BASE_MACHINE_CODE_H
#define SR_BASE_MACHINE_CODE_H

/* Clang's function sanitizer reads a type mark in front of each function that is called through a
 * pointer. Generated code has no marks. */
#ifdef __clang__
#define SR_CALLS_MACHINE_CODE __attribute__((no_sanitize("function")))
#else
#define SR_CALLS_MACHINE_CODE
#endif

#endif
