#include "cache/lease_text.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/process.h"

/* ---- who ------------------------------------------------------------------------------------- */

void sr_lease_describe_self(sr_lease_owner *out) {
  *out = (sr_lease_owner){.state = SR_LEASE_LOOKING, .pid = (long)getpid(), .before = "-"};
  if (gethostname(out->host, sizeof out->host) != 0 || !out->host[0])
    snprintf(out->host, sizeof out->host, "unknown");
  out->host[sizeof out->host - 1] = '\0';
  sr_process_read_boot(out->boot, sizeof out->boot);
  struct stat found;
  if (stat("/proc/self/ns/pid", &found) == 0)
    out->namespace_ = found.st_ino;
  out->started = sr_process_started();
}

bool sr_lease_has_died(const sr_lease_owner *who) {
  sr_lease_owner self;
  sr_lease_describe_self(&self);
  if (who->pid <= 0 || !self.boot[0] || !self.namespace_ || strcmp(who->boot, self.boot) != 0 ||
      who->namespace_ != self.namespace_)
    return false;
  return sr_process_has_died(who->pid, who->started);
}

/* ---- text ------------------------------------------------------------------------------------ */

void sr_lease_write_text(const sr_lease_owner *who, sr_lease_text *out) {
  *out = (sr_lease_text){0};
  int count = snprintf(out->bytes, sizeof out->bytes,
                       SR_LEASE_HEAD "%c" SR_LEASE_PULSE_HEAD SR_LEASE_PULSE_FORMAT
                                     "\nnonce %s\nhost %s\nboot %s\nnamespace %llu\npid %ld\n"
                                     "started %llu\nafter %s\n",
                       who->state, who->beat, who->work, who->nonce, who->host,
                       who->boot[0] ? who->boot : "-", who->namespace_, who->pid, who->started,
                       who->before);
  out->count = (size_t)count;
}

bool sr_lease_read_text(const sr_lease_text *text, sr_lease_owner *out) {
  *out = (sr_lease_owner){0};
  if (sscanf(text->bytes,
             SR_LEASE_HEAD "%c" SR_LEASE_PULSE_HEAD
                           "%10u work %10u nonce %63s host %64s boot %63s namespace %llu pid %ld "
                           "started %llu after %63s",
             &out->state, &out->beat, &out->work, out->nonce, out->host, out->boot,
             &out->namespace_, &out->pid, &out->started, out->before) == 10)
    return true;
  *out = (sr_lease_owner){0};
  return false;
}

bool sr_lease_same_text(const sr_lease_text *a, const sr_lease_text *b) {
  return a->count == b->count && memcmp(a->bytes, b->bytes, a->count) == 0;
}

bool sr_lease_same_taking(const sr_lease_text *a, const sr_lease_text *b) {
  const size_t behind = SR_LEASE_PULSE_OFFSET + SR_LEASE_PULSE_BYTES;
  return sr_lease_same_text(a, b) ||
         (a->count == b->count && a->count > behind &&
          memcmp(a->bytes + behind, b->bytes + behind, a->count - behind) == 0);
}
