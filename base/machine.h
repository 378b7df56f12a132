/* Which processes can be asked after: those of this start of this machine, in this namespace. */
#ifndef SR_BASE_MACHINE_H
#define SR_BASE_MACHINE_H

#include <stdbool.h>
#include <stdint.h>

/* The same number in all processes that see each other's process numbers, and another elsewhere or
 * after the machine was started anew; 0: it cannot be told. Any thread. */
uint64_t sr_machine_id(void);

/* Whether the process `pid` of the machine `machine` has ended. Certain where it is true; false,
 * too, of processes that cannot be asked after. */
bool sr_process_has_ended(uint64_t machine, long pid);

#endif
