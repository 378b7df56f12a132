/*
 * LLVM without memory. It is built without exceptions, so that neither a failed `new` nor a failed
 * malloc has a way back to its caller, and a jump over its frames would leave its locks taken: the
 * process ends, with one sentence on standard error and status 1, and the launcher ends the other
 * ranks. Memory that runs out in our own arenas is SR_ERR_NOMEM, as everywhere.
 */
#ifndef SR_COMPILER_X86_NO_MEMORY_H
#define SR_COMPILER_X86_NO_MEMORY_H

/*
 * From begin to end a `new` that fails, on whatever thread, ends the process with a sentence that
 * names `program`, which is copied; from the moment the compiler is loaded to the first begin, with
 * one that names none. A jump out of an arena skips the end: it comes with that of the next
 * compilation. One at a time per process.
 */
void sr_no_memory_begin(const char *program);
void sr_no_memory_end(void);

#endif
