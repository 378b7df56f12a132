/*
 * The library functions that kernels call. They come after the functions that kernels inline
 * (inlined.c). Called functions are long, and rarely needed or not vectorisable. They become
 * machine code when the compiler is built, so that compiling a program does not spend time on them.
 */
#include "inlined.c"

#include "remainder_far.c"
#include "trig_large.c"
#include "zeta.c"
