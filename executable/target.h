/* The target of code: the instruction set that runs it. */
#ifndef SR_EXECUTABLE_TARGET_H
#define SR_EXECUTABLE_TARGET_H

#include <stdbool.h>
#include <stdint.h>

/* The x86-64 micro-architecture levels of the psABI. */
typedef enum sr_cpu_level {
  SR_CPU_X86_64_V1 = 1,
  SR_CPU_X86_64_V2,
  SR_CPU_X86_64_V3, /* AVX2, FMA, BMI2 */
  SR_CPU_X86_64_V4, /* AVX-512 F, BW, CD, DQ, VL */
} sr_cpu_level;

typedef enum sr_target_family {
  SR_TARGET_X86_64 = 1,
  SR_TARGET_CUDA,      /* GPUs of NVIDIA */
  SR_TARGET_SIMULATED, /* kernels of GPUs as x86-64 code, for tests on machines without a GPU */
} sr_target_family;

typedef struct sr_target {
  sr_target_family family;
  /* X86_64: an sr_cpu_level. CUDA: ten times the compute capability, 80 to 199: code for 90 runs on
   * GPUs of compute capability 9.0. SIMULATED: 0. */
  int32_t level;
} sr_target;

static inline sr_target sr_target_cpu(sr_cpu_level level) {
  return (sr_target){SR_TARGET_X86_64, (int32_t)level};
}

/* True if code can be made for the target. */
bool sr_target_is_known(sr_target target);
static inline bool sr_target_is_gpu(sr_target target) {
  return target.family != SR_TARGET_X86_64;
}

typedef struct sr_target_name {
  char text[16];
} sr_target_name;

/* Returns the target's name, such as "x86-64-v3", "sm_90" or "simulated"; "unknown" if the target
 * is not known. */
sr_target_name sr_target_name_of(sr_target target);
/* Finds the target called `name`. Returns false if there is none. */
bool sr_target_find(const char *name, sr_target *out_target);

/* Returns the highest x86-64 level that this machine can run; 0 if it is no x86-64 machine. */
sr_cpu_level sr_cpu_level_host(void);

/* Instructions that a processor of x86-64-v4 may have, as bits. */
typedef enum sr_cpu_extension {
  SR_CPU_BF16 = 1 << 0, /* AVX512_BF16 */
  SR_CPU_VNNI = 1 << 1, /* AVX512_VNNI */
} sr_cpu_extension;

/* Returns the extensions of this machine, as or-ed bits; 0 if its level is below x86-64-v4. */
uint32_t sr_cpu_extensions_host(void);

#endif
