/* The memory that a process uses; each shared page is divided among the processes that map it. */
#ifndef SR_TESTS_SUPPORT_RESIDENT_H
#define SR_TESTS_SUPPORT_RESIDENT_H

#include <stdint.h>
#include <stdio.h>

/* The proportional set size in bytes; 0 if the kernel does not report it. */
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
