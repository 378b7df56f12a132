/*
 * Behaviour when LLVM runs out of memory. LLVM is built without exceptions, so neither a failed
 * `new` nor a failed malloc can return to its caller, and a longjmp over its frames would leave its
 * locks taken. The process therefore prints a message to standard error and exits with status 1,
 * and the launcher ends the other ranks. Our own arenas report SR_ERR_NOMEM, as everywhere.
 */
#ifndef SR_COMPILER_X86_NO_MEMORY_H
#define SR_COMPILER_X86_NO_MEMORY_H

/*
 * Between begin and end, a `new` that fails on any thread ends the process with a message that
 * names `program`, which is copied. From loading the compiler to the first begin, the message names
 * no program. A longjmp out of an arena skips the end; the end of the next compilation then
 * restores the host program's handler. One compilation at a time per process.
 */
void sr_no_memory_begin(const char *program);
void sr_no_memory_end(void);

#endif
