#include "base/machine.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/mix.h"

/* By the boot's random name and the namespace's number, which /proc has. */
static uint64_t find_machine(void) {
  char boot[64];
  struct stat numbers;
  int file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
  ssize_t got = file < 0 ? -1 : read(file, boot, sizeof boot);
  if (file >= 0)
    close(file);
  if (got <= 0 || stat("/proc/self/ns/pid", &numbers) != 0)
    return 0;
  return sr_mix(sr_mix_bytes(boot, (size_t)got), numbers.st_ino);
}

uint64_t sr_machine_id(void) {
  static _Atomic uint64_t known; /* it stays the same as long as the process lives */
  uint64_t id = atomic_load(&known);
  if (id == 0)
    atomic_store(&known, id = find_machine());
  return id;
}

bool sr_process_has_ended(uint64_t machine, long pid) {
  return pid > 0 && machine != 0 && machine == sr_machine_id() && kill((pid_t)pid, 0) != 0 &&
         errno == ESRCH;
}
