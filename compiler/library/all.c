/* The library as one translation unit, so that families inline each other's functions. */
#include "arc.c"
#include "bessel.c"
#include "convert.c"
#include "erf.c"
#include "exp.c"
#include "log.c"
#include "neighbour.c"
#include "power.c"
#include "random.c"
#include "remainder.c"
#include "trig.c"
/* uses power and trig */
#include "gamma.c"
