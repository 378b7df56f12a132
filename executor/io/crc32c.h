/* The CRC-32C (Castagnoli), which finds damaged bytes in files. It is no protection against people
 * who change a file on purpose: see base/hash.h. */
#ifndef SR_EXECUTOR_IO_CRC32C_H
#define SR_EXECUTOR_IO_CRC32C_H

#include <stddef.h>
#include <stdint.h>

/* Returns the CRC of the bytes so far, whose CRC is `crc` (0: none so far), and of `data`. */
uint32_t sr_crc32c(uint32_t crc, const void *data, size_t bytes);

#endif
