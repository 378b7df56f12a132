/* Times that decide which thread a launch runs in. */
#ifndef SR_EXECUTOR_LAUNCH_LIMITS_H
#define SR_EXECUTOR_LAUNCH_LIMITS_H

/* With sanitizers all takes longer, but the same threads are to be seen. */
#ifdef SPMDRUN_SANITIZED
#define SR_SLOWDOWN 20
#else
#define SR_SLOWDOWN 1
#endif

/* A program that took less than this on a device runs in the thread of its caller. A hand-over to a
 * thread that sleeps and back takes some 20 us. */
#define SR_SHORT_PART_SECONDS (200e-6 * SR_SLOWDOWN)

/* Turns pay off while they take less than this on all devices together: in threads of their own the
 * devices begin some 50 us later, and then run side by side. */
#define SR_SHORT_TURNS_SECONDS (100e-6 * SR_SLOWDOWN)

#endif
