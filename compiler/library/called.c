/*
 * What kernels call, in front of it what that inlines in turn: long functions that are needed
 * seldom or would not be vectorised anyway. They are machine code when the compiler is built, so
 * that no program waits for LLVM to work on them.
 */
#include "inlined.c"

#include "remainder_far.c"
#include "trig_large.c"
#include "zeta.c"
