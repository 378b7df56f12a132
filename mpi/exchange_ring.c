/*
 * Finds devices that wait for each other for ever: because their processes started programs in
 * different orders, or are in different places of one.
 *
 * A device that sleeps until a mark is raised says so in the memory of its node: which mark, and
 * which device will raise it. Marks are raised by devices that run. So if a chain of such waits
 * leads back to its beginning, and no mark in it is raised, then none ever will be. A chain is read
 * while it changes; so it counts if it is found twice, with the same waits.
 */
#include <stdio.h>

#include "mpi/exchange_private.h"

enum {
  LOOK_NS = 500000000 /* between two looks of a device that waits */
};

void sr_ring_enter(const sr_exchange_op *op, const sr_mark *mark, uint64_t value,
                   const sr_member *peer) {
  const sr_device_view *devices = op->exchange->devices;
  sr_waiting *own = devices[op->device].waiting;
  const uint8_t *controls = (const uint8_t *)devices[peer->device].controls;
  __atomic_store_n(&own->peer, peer->device, __ATOMIC_RELAXED);
  __atomic_store_n(&own->mark, (uint64_t)((const uint8_t *)mark - controls), __ATOMIC_RELAXED);
  __atomic_store_n(&own->value, value, __ATOMIC_RELAXED);
  __atomic_store_n(&own->wait, own->wait + 1, __ATOMIC_RELEASE);
}

void sr_ring_leave(const sr_exchange_op *op) {
  sr_waiting *own = op->exchange->devices[op->device].waiting;
  __atomic_store_n(&own->wait, own->wait + 1, __ATOMIC_RELEASE);
}

/* Reads what the device waits for. Returns false if it does not wait, or the mark is raised. */
static bool read_wait(const sr_exchange *exchange, int32_t device, sr_waiting *out) {
  const sr_waiting *at = exchange->devices[device].waiting;
  out->wait = __atomic_load_n(&at->wait, __ATOMIC_ACQUIRE);
  out->peer = __atomic_load_n(&at->peer, __ATOMIC_RELAXED);
  out->mark = __atomic_load_n(&at->mark, __ATOMIC_RELAXED);
  out->value = __atomic_load_n(&at->value, __ATOMIC_ACQUIRE);
  if (out->wait % 2 == 0 || __atomic_load_n(&at->wait, __ATOMIC_RELAXED) != out->wait)
    return false;
  const uint8_t *controls = (const uint8_t *)exchange->devices[out->peer].controls;
  return sr_mark_value((const sr_mark *)(const void *)(controls + out->mark)) < out->value;
}

/* True if a chain of waits leads from the device back to it. Sets *out_waits to a number that
 * changes when one of them does. */
static bool find_ring(const sr_exchange_op *op, uint64_t *out_waits) {
  sr_waiting wait;
  int32_t device = op->device;
  *out_waits = 0;
  for (int32_t steps = 0; steps < op->exchange->device_count; steps++) {
    if (!read_wait(op->exchange, device, &wait))
      return false;
    *out_waits = *out_waits * 31 + wait.wait;
    device = wait.peer;
    if (device == op->device)
      return true;
  }
  return false;
}

bool sr_ring_look(sr_exchange_op *op, const sr_member *peer, int64_t waited_ns, sr_ring *ring) {
  uint64_t waits;
  if (waited_ns < ring->looked_ns + LOOK_NS)
    return false;
  ring->looked_ns = waited_ns;
  const bool found = find_ring(op, &waits);
  if (!found || waits != ring->waits) {
    ring->waits = found ? waits : 0;
    return false;
  }
  const sr_exchange *exchange = op->exchange;
  snprintf(op->fault, sizeof op->fault,
           "this device (%d, of rank %d) waits for device %d of rank %d, which waits for this one "
           "elsewhere: all processes must start the same programs in the same order",
           (int)op->device, (int)exchange->world->rank, (int)peer->device,
           (int)exchange->devices[peer->device].rank);
  return true;
}

const char *sr_exchange_fault(const sr_exchange_op *op) {
  return op->fault[0] ? op->fault : "a peer ended during a collective";
}
