/* Windows, discarded pages, refused groups, and staging of released collectives, which must not
 * accumulate. */
#include "mpi/exchange.h"

#include "support/expect.h"

enum {
  WINDOW_BYTES = 1 << 20,
  MAX_DEVICES = 64
};

static bool is_filled(const uint8_t *bytes, size_t count, uint8_t value) {
  for (size_t i = 0; i < count; i++)
    if (bytes[i] != value)
      return false;
  return true;
}

static void test_window(sr_exchange *exchange, int32_t device) {
  uint8_t *window = sr_exchange_window(exchange, device);
  EXPECT_EQ((uintptr_t)window % 4096, 0);
  EXPECT(is_filled(window, WINDOW_BYTES, 0));
  memset(window, 7, WINDOW_BYTES);
  sr_exchange_discard(exchange, device, 100, 50000);
  EXPECT(is_filled(window, 100, 7));
  EXPECT(is_filled(window + 100, 50000, 0));
  EXPECT(is_filled(window + 50100, WINDOW_BYTES - 50100, 7));
  sr_exchange_discard(exchange, device, 10, 20); /* within a page */
  EXPECT(is_filled(window + 10, 20, 0));
  EXPECT(window[9] == 7 && window[30] == 7);
  sr_exchange_discard(exchange, device, 0, 0);
  EXPECT_EQ(window[0], 7);
}

static void test_refusals(sr_exchange *exchange, int32_t device, int32_t device_count) {
  sr_exchange_spec spec = {.kind = SR_COLLECTIVE_BROADCAST,
                           .outer = 1,
                           .chunk = 4,
                           .element_bytes = 4,
                           .group_count = 1,
                           .group_size = 2,
                           .groups = (const int32_t[]){0, 0}};
  sr_ctx ctx = {0};
  sr_exchange_op *op = NULL;
  uint64_t number = 0;
  EXPECT_EQ(sr_exchange_reserve(&ctx, exchange, SR_EVERY_DEVICE, 1, &number), SR_OK);
  EXPECT_EQ(sr_exchange_prepare(&ctx, exchange, device, number, &spec, &op), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "device 0 is in two groups");
  EXPECT(op == NULL);

  sr_ctx_clear(&ctx);
  spec.groups = (const int32_t[]){0, device_count};
  EXPECT_EQ(sr_exchange_prepare(&ctx, exchange, device, number, &spec, &op), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "is not one of");

  sr_ctx_clear(&ctx);
  spec.groups = (const int32_t[]){0, -1};
  spec.chunk = INT64_MAX / 2;
  spec.outer = 3;
  EXPECT_EQ(sr_exchange_prepare(&ctx, exchange, device, number, &spec, &op), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "overflow");
}

/* Numbers continue, and a refused collective takes none. */
static void test_numbers(sr_exchange *exchange) {
  sr_ctx ctx = {0};
  uint64_t first = 0, next = 0;
  EXPECT_EQ(sr_exchange_reserve(&ctx, exchange, SR_EVERY_DEVICE, 7, &first), SR_OK);
  EXPECT_EQ(sr_exchange_reserve(&ctx, exchange, SR_EVERY_DEVICE, UINT64_MAX, &next), SR_ERR_NOMEM);
  EXPECT_CONTAINS(ctx.message, "all that their address space holds");
  EXPECT_EQ(sr_exchange_reserve(&ctx, exchange, SR_EVERY_DEVICE, 0, &next), SR_OK);
  EXPECT_EQ(next, first + 7);
}

/* An all-gather of 1024 bytes of each device, so that staging is used. */
static sr_exchange_spec gather_spec(const int32_t *groups, int32_t count) {
  return (sr_exchange_spec){.kind = SR_COLLECTIVE_ALL_GATHER,
                            .outer = 1,
                            .chunk = 1024,
                            .element_bytes = 1,
                            .group_count = 1,
                            .group_size = (uint32_t)count,
                            .groups = groups};
}

/* Shared memory that this process has touched: windows, control lines, staging. Zero if there is
 * one rank. */
static long shared_kilobytes(void) {
  long kilobytes = -1;
  char line[128];
  FILE *file = fopen("/proc/self/status", "r");
  while (file && kilobytes < 0 && fgets(line, sizeof line, file))
    sscanf(line, "RssShmem: %ld", &kilobytes);
  if (file)
    fclose(file);
  EXPECT(kilobytes >= 0);
  return kilobytes;
}

static void test_release(sr_exchange *exchange, sr_world *world, int32_t device) {
  int32_t count = sr_world_size(world), groups[MAX_DEVICES];
  for (int32_t i = 0; i < count; i++)
    groups[i] = i;
  sr_exchange_spec spec = gather_spec(groups, count);
  uint8_t *in = sr_exchange_window(exchange, device), *out = in + WINDOW_BYTES / 2;
  sr_ctx ctx = {0};
  long before = 0;
  for (int round = 0; round < 2000; round++) {
    sr_exchange_op *op = NULL;
    uint64_t number = 0;
    EXPECT_EQ(sr_exchange_reserve(&ctx, exchange, SR_EVERY_DEVICE, 1, &number), SR_OK);
    if (!EXPECT_EQ(sr_exchange_prepare(&ctx, exchange, device, number, &spec, &op), SR_OK))
      return;
    for (int run = 0; run < 2; run++) {
      memset(in, round + device + run, 1024);
      EXPECT_EQ(sr_exchange_run(op, in, out), SR_OK);
      EXPECT_EQ(out[1024 * count - 1], (uint8_t)(round + count - 1 + run));
    }
    sr_exchange_release(op);
    EXPECT_EQ(sr_world_agree(&ctx, world, SR_OK), SR_OK);
    if (round == 100)
      before = shared_kilobytes();
  }
  /* If each collective touched two slots, they would take 1900 * 8 KiB a device. Control lines take
   * 0.4 MiB a device. */
  EXPECT(shared_kilobytes() - before < 4 * 1024 + 1024 * count);
}

int main(void) {
  sr_ctx ctx = {0};
  sr_world *world = NULL;
  sr_exchange *exchange = NULL;
  if (!EXPECT_EQ(sr_world_create(&ctx, NULL, &world), SR_OK) ||
      !EXPECT_EQ(sr_exchange_create(&ctx, world, 1, WINDOW_BYTES, SR_EXCHANGE_NUMBERS, &exchange),
                 SR_OK)) {
    fprintf(stderr, "%s\n", ctx.message);
    return expect_result();
  }
  int32_t device = sr_world_rank(world);
  test_window(exchange, device);
  test_refusals(exchange, device, sr_world_size(world));
  test_numbers(exchange);
  test_release(exchange, world, device);
  sr_exchange_destroy(exchange);

  EXPECT_EQ(sr_exchange_create(&ctx, world, 1, UINT64_MAX / 2, SR_EXCHANGE_NUMBERS, &exchange),
            SR_ERR_NOMEM);
  EXPECT(exchange == NULL);
  sr_world_destroy(world);
  return expect_result();
}
