/*
 * What happens when LLVM runs out of memory.
 *
 * LLVM is built without exceptions, so a failed `new` or malloc cannot return to its caller. A
 * longjmp over LLVM's frames would leave LLVM's locks taken. The process therefore prints a message
 * to standard error and exits with status 1, and the launcher ends the other ranks. Memory of our
 * own is taken from arenas, which report SR_ERR_NOMEM as everywhere.
 */
#ifndef SR_COMPILER_MACHINE_NO_MEMORY_H
#define SR_COMPILER_MACHINE_NO_MEMORY_H

/*
 * Between sr_no_memory_begin and sr_no_memory_end, a `new` that fails on any thread ends the
 * process with a message that names `program`. The name is copied. When the compiler is loaded but
 * has not yet begun a compilation, the message names no program.
 *
 * sr_no_memory_end restores the host program's handler for a failed `new`. If an arena runs out of
 * memory, its longjmp skips sr_no_memory_end; the next compilation then restores the handler. Only
 * one compilation may run in a process at a time.
 */
void sr_no_memory_begin(const char *program);
void sr_no_memory_end(void);

#endif
