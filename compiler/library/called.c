/*
 * The functions that kernels call, and before them the functions that these inline. They are long,
 * and needed rarely or not vectorisable. They become machine code when the compiler is built, so
 * that compiling a program does not spend time on them.
 */
#include "inlined.c"

#include "remainder_far.c"
#include "trig_large.c"
#include "zeta.c"
