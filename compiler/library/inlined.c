/* The functions that kernels inline. They are in one translation unit so that they can inline each
 * other. */
#include "arc.c"
#include "bessel.c"
#include "complex_arc.c"
#include "complex_exp.c"
#include "complex_log.c"
#include "convert.c"
#include "erf.c"
#include "exp.c"
#include "log.c"
#include "neighbour.c"
#include "power.c"
#include "random_bits.c"
#include "remainder.c"
#include "trig.c"
/* gamma.c comes last, because it uses functions of power.c and trig.c. */
#include "gamma.c"
