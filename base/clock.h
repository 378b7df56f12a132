/* The clock for measuring how long something takes. */
#ifndef SR_BASE_CLOCK_H
#define SR_BASE_CLOCK_H

/* Returns the seconds since an arbitrary moment, which is the same for all processes of a machine
 * until the machine restarts. The clock never goes back. */
double sr_seconds_now(void);

#endif
