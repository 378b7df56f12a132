/* libFuzzer on the reader of text. Bytecode among the inputs is read as such. */
#include "read_module.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  return fuzz_read_module(data, size);
}
