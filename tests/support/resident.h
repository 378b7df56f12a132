/* How much memory a process holds, shared pages divided among those that have them. */
#ifndef SR_TESTS_SUPPORT_RESIDENT_H
#define SR_TESTS_SUPPORT_RESIDENT_H

#include <stdint.h>
#include <stdio.h>

/* The proportional set size in bytes; 0 where the kernel does not tell. */
static inline uint64_t resident_bytes(void) {
  unsigned long long kilobytes = 0;
  char line[256];
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "Pss: %llu kB", &kilobytes) == 1)
      break;
  if (file)
    fclose(file);
  return (uint64_t)kilobytes * 1024;
}

#endif
