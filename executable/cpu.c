/*
 * Finds the x86-64 level of this machine, from CPUID and from the register state that the operating
 * system saves (XGETBV).
 *
 * The compiler's __builtin_cpu_supports is not used: compilers have different names for the
 * features. A wrong answer is fatal: code for a level that is too high ends in an illegal
 * instruction.
 */
#include "executable/target.h"

#if defined(__x86_64__)

#include <cpuid.h>

/* The features that a level adds to the one below (psABI, table "Micro-Architecture Levels"). */
enum {
  /* CPUID leaf 1, register ecx */
  V2_ECX1 = bit_SSE3 | bit_SSSE3 | bit_CMPXCHG16B | bit_SSE4_1 | bit_SSE4_2 | bit_POPCNT,
  V3_ECX1 = bit_FMA | bit_MOVBE | bit_OSXSAVE | bit_AVX | bit_F16C,
  /* CPUID leaf 7, register ebx */
  V3_EBX7 = bit_BMI | bit_AVX2 | bit_BMI2,
};
static const uint32_t v4_ebx7 =
    (uint32_t)bit_AVX512F | bit_AVX512DQ | bit_AVX512CD | bit_AVX512BW | (uint32_t)bit_AVX512VL;
/* CPUID leaf 0x80000001, register ecx */
static const uint32_t v2_ecx81 = bit_LAHF_LM, v3_ecx81 = bit_LZCNT;
/* Bits of XCR0: which registers the operating system saves. AVX needs xmm and ymm; AVX-512 also
 * needs the mask registers and zmm. */
static const uint32_t xcr0_avx = 0x06, xcr0_avx512 = 0xe6;

static bool has(uint32_t word, uint32_t bits) {
  return (word & bits) == bits;
}

static uint32_t saved_state(void) {
  uint32_t low, high;
  __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

sr_cpu_level sr_cpu_level_host(void) {
  uint32_t eax, ebx, ecx, edx, ecx1 = 0, ebx7 = 0, ecx81 = 0;
  if (__get_cpuid(1, &eax, &ebx, &ecx, &edx))
    ecx1 = ecx;
  if (__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx))
    ebx7 = ebx;
  if (__get_cpuid(0x80000001u, &eax, &ebx, &ecx, &edx))
    ecx81 = ecx;

  if (!has(ecx1, V2_ECX1) || !has(ecx81, v2_ecx81))
    return SR_CPU_X86_64_V1;
  if (!has(ecx1, V3_ECX1) || !has(ebx7, V3_EBX7) || !has(ecx81, v3_ecx81) ||
      !has(saved_state(), xcr0_avx))
    return SR_CPU_X86_64_V2;
  if (!has(ebx7, v4_ebx7) || !has(saved_state(), xcr0_avx512))
    return SR_CPU_X86_64_V3;
  return SR_CPU_X86_64_V4;
}

uint32_t sr_cpu_extensions_host(void) {
  uint32_t eax, ebx, ecx, edx, found = 0;
  if (sr_cpu_level_host() < SR_CPU_X86_64_V4)
    return 0;
  if (__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && has(ecx, bit_AVX512VNNI))
    found |= SR_CPU_VNNI;
  if (__get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx) && has(eax, bit_AVX512BF16))
    found |= SR_CPU_BF16;
  return found;
}

#else

sr_cpu_level sr_cpu_level_host(void) {
  return (sr_cpu_level)0;
}

uint32_t sr_cpu_extensions_host(void) {
  return 0;
}

#endif
