/* Which libLLVM the compiler will be using, known without loading it. */
#ifndef SR_API_LLVM_H
#define SR_API_LLVM_H

#include "base/arena.h"

/*
 * A text that is equal for equal builds of libLLVM alone: its file name and the build id that its
 * linker put into it, "libLLVM.so.19.1 7107...". It is looked for where the loader would find it;
 * where there is none, nothing can be compiled, and the text names the one that this library was
 * built with, whose executables still run. A few reads of a file, well below a millisecond.
 */
const char *sr_llvm_identity(sr_arena *arena);

/* The same of one file; NULL if it is no 64-bit ELF file with a build id. */
const char *sr_elf_build_id(sr_arena *arena, const char *path);

#endif
