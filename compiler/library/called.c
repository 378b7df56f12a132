/*
 * The functions of the library that kernels call. They are long, and rarely needed or not
 * vectorisable. They become machine code when the compiler is built, so compiling a program spends
 * no time on them. inlined.c comes first, because the called functions use the functions in it.
 */
#include "inlined.c"

#include "remainder_far.c"
#include "trig_large.c"
#include "zeta.c"
