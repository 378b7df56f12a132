/* libFuzzer on the reader of MLIR bytecode. Text, which graph_read_fuzz.c is for, is left out. */
#include "read_module.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const char magic[] = {'M', 'L', '\xef', 'R'};
  if (size < sizeof magic || memcmp(data, magic, sizeof magic) != 0)
    return -1; /* of no use as a seed */
  return fuzz_read_module(data, size);
}
