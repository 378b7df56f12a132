/* The clock by which time is measured. */
#ifndef SR_BASE_CLOCK_H
#define SR_BASE_CLOCK_H

/* Seconds since some moment, which all processes of a machine share until it restarts. The clock
 * never goes back. */
double sr_seconds_now(void);

#endif
