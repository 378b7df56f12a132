/*
 * spmdrun: run JAX's StableHLO programs on the devices of an MPI job.
 *
 *     spmdrun_context *context;
 *     spmdrun_context_create(NULL, &context);       // joins the MPI job, if there is one
 *     spmdrun_executable *program;                  // rank 0 compiles it or finds it in the cache
 *     spmdrun_compile_file(context, "program.mlir", NULL, &program);
 *     spmdrun_array *x, *y;
 *     spmdrun_array_read(program, 0, "x.npy", &x);  // each rank reads its own shards
 *     spmdrun_execute(program, &x, &y);             // results stay sharded
 *     spmdrun_array_write_zarr(y, "y.zarr", 3);
 *     ...destroy in reverse order
 *
 * Every rank of the job makes the calls marked "Collective", in the same order and with equal
 * arguments, which is not checked. A collective call fails on all ranks if it fails on one. Every
 * function that can fail returns a status; spmdrun_message(context) is the error message. What a
 * failed call was to make is NULL. A context and the objects made from it may be used by one thread
 * at a time.
 *
 * Functions that destroy, close or free take NULL. Options may be NULL, which is as if all their
 * members were zero. Other pointers may be NULL only where that is said. A call that gets NULL
 * nevertheless does nothing but fail, with SPMDRUN_INVALID and a message that names the parameter;
 * a collective one on all ranks. One that returns no status returns 0 or NULL then, or -1 where 0
 * is the number of something. If the object is NULL that leads to the context, there is none to
 * keep the message, and spmdrun_message(NULL) says that.
 *
 * The library does not print, and it does not end the process, except in three cases: the ranks
 * can no longer agree on a status, a wait exceeds the deadline, or LLVM runs out of memory. In
 * these cases it ends the whole job.
 *
 * A process may create one context after another. If the first context initialized MPI, MPI is
 * finalized when the process ends. A process that ends before its contexts are destroyed ends the
 * job.
 */
#ifndef SPMDRUN_H
#define SPMDRUN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define SPMDRUN_API __attribute__((visibility("default")))
#else
#define SPMDRUN_API
#endif

typedef enum spmdrun_status {
  SPMDRUN_OK = 0,
  SPMDRUN_INVALID,     /* the input or an argument is wrong, or a guard forbids it */
  SPMDRUN_UNSUPPORTED, /* the program is valid but this version cannot run it, or the compiler is
                          missing */
  SPMDRUN_NOMEM,       /* host or device memory ran out                     */
  SPMDRUN_IO,          /* reading or writing a file or a directory failed */
  SPMDRUN_PEER,        /* another rank failed; spmdrun_message gives its message */
  SPMDRUN_INTERNAL,    /* a bug in the library */
  SPMDRUN_DIFFERS,     /* spmdrun_array_compare: the values differ          */
  SPMDRUN_DEVICE,      /* a GPU failed, or a library that works on it */
  SPMDRUN_NAN,         /* a result has NaN (spmdrun_compile_options.check_nans) */
} spmdrun_status;

typedef struct spmdrun_context spmdrun_context;
typedef struct spmdrun_executable spmdrun_executable;
typedef struct spmdrun_array spmdrun_array;

/* The version of this library, such as "0.1.0". */
SPMDRUN_API const char *spmdrun_version(void);

/* ---- context -------------------------------------------------------------------------------- */

typedef enum spmdrun_phase {
  SPMDRUN_PHASE_START,
  SPMDRUN_PHASE_READ_PROGRAM,
  SPMDRUN_PHASE_COMPILE,
  SPMDRUN_PHASE_DISTRIBUTE,
  SPMDRUN_PHASE_READ_ARGUMENTS,
  SPMDRUN_PHASE_RUN,
  SPMDRUN_PHASE_WRITE_RESULTS,
  SPMDRUN_PHASE_IDLE,
  SPMDRUN_PHASE_CACHE, /* listing the cache, or removing entries from it */
} spmdrun_phase;

/* A cache setting, such as {"cache-max-size", "10G"}. `name` is the command-line option without the
 * leading dashes. A flag such as "no-cache" has the value "1" or "0". */
typedef struct spmdrun_setting {
  const char *name, *value;
} spmdrun_setting;

/*
 * Structs that the caller makes begin with their size, so that later versions can append members:
 * spmdrun_options options = {.size = sizeof options, .deadline = 60}. Zero is a valid default for
 * every other member. A struct without a size is refused (SPMDRUN_INVALID).
 */
typedef struct spmdrun_options {
  size_t size;          /* sizeof(spmdrun_options) */
  int devices_per_rank; /* number of devices on each rank; 0: as many as each program needs */
  /* Kind of devices: NULL or "cpu"; "cuda": NVIDIA's GPUs, with CUDA 13. */
  const char *device;
  /* Directories in which CUDA's libraries are searched first, separated by ':'; NULL: none. The
   * others are those of the loader, $CUDA_HOME and /usr/local/cuda. */
  const char *cuda_libraries;
  /* The level of x86-64 that code is made for and library calls use: "x86-64" to "x86-64-v4". So
   * machines with different processors compute the same bits. NULL: the highest that all ranks
   * have. A rank whose processor lacks the level fails. */
  const char *cpu;
  int check_steps; /* GPUs wait after each step of a program, so that a fault names the step; runs
                    * take longer */
  /* Cache options of the program that uses this library; users' configuration files and SPMDRUN_
   * variables override them. */
  int no_cache;
  const char *cache_directory; /* directory of the cache; NULL: the user's cache directory */
  /* Settings that the user gave on the program's command line; they override all others. */
  const spmdrun_setting *cache_settings;
  int cache_setting_count;
  const char *log;  /* log levels, such as "warn,cache=debug"; NULL: "warn" */
  int node_is_rank; /* treat every rank as its own node (for tests) */
  /*
   * The longest time in seconds that a rank may wait for another rank, for example while rank 0
   * compiles; 0: no limit. A rank that waits longer logs which rank it waits for. It then ends the
   * job, as spmdrun_abort(context, 1) does. Choose a deadline longer than a run: a rank whose
   * devices the program does not use waits for the whole run.
   */
  double deadline;
  /* Which devices compute an op that no sharding reaches. "one": one device. "all": every device.
   * NULL or "auto": the cheapest of three ways, namely on one device, on every device, or in
   * shards. */
  const char *placement;
  /* How GPUs multiply matrices of f32. NULL or "f32": as f32. "tf32": their factors are rounded to
   * TF32, which has 10 bits behind the point instead of 23, unless the program asks for HIGHEST or
   * for an algorithm. The cache keeps a separate executable. CPUs always multiply as f32. */
  const char *matmul_precision;
  /* Names of the rewrites of collectives to skip, for example to measure what a rewrite gains.
   * docs/partitioner.md lists the names. The cache keeps a separate executable for each set of
   * skipped rewrites. */
  const char *const *disabled_rewrites;
  int disabled_rewrite_count;
  /* Receives each complete log line of this rank, with a line feed at its end. NULL: log lines are
   * dropped. Several threads may call it at once. */
  void (*log_sink)(void *user, const char *line);
  /* Called on every rank, by the calling thread, when the library enters a phase. */
  void (*phase)(void *user, spmdrun_phase phase);
  void *user;
} spmdrun_options;

/* Collective. Joins the job. `options` may be NULL and is copied. *context may be set even after a
 * failure. Such a context can only be destroyed, or asked for its failure by spmdrun_message,
 * spmdrun_should_report and spmdrun_failure. */
SPMDRUN_API spmdrun_status spmdrun_context_create(const spmdrun_options *options,
                                                  spmdrun_context **context);
/*
 * Collective over the ranks of a communicator, which become the job. `communicator` points to the
 * caller's MPI_Comm, as spmdrun_mpi.h gives it; NULL: all ranks that the launcher started. It is
 * duplicated. The caller initializes MPI before, with MPI_THREAD_SERIALIZED or more, and finalizes
 * it after the context is destroyed. Contexts of disjoint communicators run side by side. With
 * MPI_THREAD_SERIALIZED, the caller makes no MPI call while a call of this library runs or an
 * execution is in flight.
 */
SPMDRUN_API spmdrun_status spmdrun_context_create_on(const void *communicator,
                                                     const spmdrun_options *options,
                                                     spmdrun_context **context);
/* Collective. Destroy everything made from the context first. `context` may be NULL. */
SPMDRUN_API void spmdrun_context_destroy(spmdrun_context *context);
/* The message of the last failure in this context, or "". Each further call of the library clears
 * it, but for spmdrun_should_report, spmdrun_failure and those that destroy; spmdrun_agree may get
 * it. */
SPMDRUN_API const char *spmdrun_message(const spmdrun_context *context);
SPMDRUN_API int spmdrun_rank(const spmdrun_context *context);
SPMDRUN_API int spmdrun_size(const spmdrun_context *context);
/* True on exactly one rank after a collective call failed: the rank that should print its message.
 * A call that is not collective sets it on the rank that made it. True if `context` is NULL. */
SPMDRUN_API int spmdrun_should_report(const spmdrun_context *context);
/* The status of the last failure on the rank that reports it; after a collective call equal on all
 * ranks. Other ranks' calls may have returned SPMDRUN_PEER instead. Use this function to choose an
 * exit status. */
SPMDRUN_API spmdrun_status spmdrun_failure(const spmdrun_context *context);
/* Collective. Fails on all ranks if `own` is a failure on any rank. `message` describes this rank's
 * failure. Use it when each rank does work of its own between two library calls. SPMDRUN_DIFFERS
 * and SPMDRUN_NAN become SPMDRUN_INVALID. */
SPMDRUN_API spmdrun_status spmdrun_agree(spmdrun_context *context, spmdrun_status own,
                                         const char *message);
/* Collective. Copies `bytes` bytes of `data` from rank 0 to every rank. All ranks pass the same
 * `bytes`. */
SPMDRUN_API spmdrun_status spmdrun_share(spmdrun_context *context, void *data, size_t bytes);
/*
 * A flag for all ranks, such as "a signal asked this rank to stop". Not collective: any rank raises
 * bits at any time, in any thread, also in a signal handler. They are told at the next collective
 * call. No one lowers them. Nothing happens if `context` is NULL: a handler that is installed
 * before the context exists notes the signal itself. Launchers forward SIGUSR1 to all ranks. A loop
 * that saves when it is told to stop runs while spmdrun_raised(context) is 0; then it saves, waits
 * for the save, and exits with 75, which asks to be started again (examples/14_resume.c).
 */
SPMDRUN_API void spmdrun_raise(spmdrun_context *context, unsigned bits);
/* Returns the bits that ranks had raised when the last collective call ended; equal on all ranks.
 * So all ranks of a loop can stop at the same step. */
SPMDRUN_API unsigned spmdrun_raised(const spmdrun_context *context);
/*
 * The lowest rank on this rank's node whose process has ended without leaving the job (killed,
 * crashed), or -1. To be called when a signal has come that ends this process: launchers send
 * SIGTERM to the ranks that are left. The process counts as leaving the job from then on. One rank
 * of the node is told, the lowest that is not lost, so that one says it; others get -1. Not
 * collective; any thread may call it, but not a signal handler.
 */
SPMDRUN_API int spmdrun_lost_rank(const spmdrun_context *context);
/* Ends the whole job at once with exit status `code`, 1..125. */
SPMDRUN_API void spmdrun_abort(spmdrun_context *context, int code);

/*
 * Collective. Describes ranks, nodes, cores, memory, devices and GPUs of the job as JSON, on every
 * rank. A rank that has CUDA 13 lists its GPUs and which devices of kind "cuda" each of them would
 * have, with options.devices_per_rank on each rank (1 if that is 0, and at most 64); another one
 * says what it lacks. Free the text with spmdrun_free.
 */
SPMDRUN_API spmdrun_status spmdrun_describe_devices(spmdrun_context *context, char **json);
SPMDRUN_API void spmdrun_free(void *memory);

/* ---- layouts -------------------------------------------------------------------------------- */

typedef struct spmdrun_axis {
  const char *name;
  int64_t size;
} spmdrun_axis;

/*
 * The type of an array, and where its shards lie. The devices of the job form a mesh with named
 * axes, and the axes cut dimensions of the array: with the mesh x=2, y=4 and the cuts {"x", "y"} a
 * matrix is cut into 2 by 4 blocks, and with {"x", NULL} into 2 bands of rows, of which 4 devices
 * each hold a copy. A shard has ceil(size / shards) elements of a dimension; the last ones are
 * shorter or empty.
 */
typedef struct spmdrun_layout {
  size_t size;       /* sizeof(spmdrun_layout) */
  const char *dtype; /* as StableHLO prints it: "f32", "complex<f32>", "i1" */
  int rank;
  const int64_t *dims;      /* [rank]: shape of the whole array */
  int axis_count;           /* 0: a mesh of one device */
  const spmdrun_axis *axes; /* [axis_count] */
  /* The device at each place of the mesh, the last axis fastest; NULL: 0, 1, 2, ... */
  const int64_t *devices;
  /* [rank]: the axes that cut each dimension, the major one first: "x", "x,y"; NULL or "": none. A
   * part of an axis is written as Shardy does: "x:(1)2". NULL for all: each device has all. */
  const char *const *cuts;
  /* Devices 0 .. device_count - 1 have memory for the array. A program takes arrays that have
   * memory on all devices that it spans. 0: up to the last device of the mesh. */
  int64_t device_count;
} spmdrun_layout;

/* ---- programs ------------------------------------------------------------------------------- */

typedef struct spmdrun_compile_options {
  size_t size;       /* sizeof(spmdrun_compile_options) */
  int explain_cache; /* log why the cache had no executable */
  int retry_failed;  /* compile the program even if the cache records that it failed to compile */
  int check;         /* accept check.expect_* ops and custom calls; see spmdrun_execute_checks */
  /* CPU devices look for NaN after each op. An op makes NaN if its results have NaN and the arrays
   * that it reads have not. If a result of the program has NaN, spmdrun_execute fails with
   * SPMDRUN_NAN and names the op that made the first. If NaN arose but no result has it, the log
   * names the op, at level info. Runs take much longer, and argument memory is not reused for
   * results that read it. The cache keeps a separate executable. */
  int check_nans;
} spmdrun_compile_options;

/*
 * Collective. Only rank 0 opens `path`. Rank 0 finds the executable in the cache or compiles it.
 * Every rank then receives and loads the executable and creates its devices. `options` may be NULL.
 * If the cache records that the program failed to compile before, the call fails at once with the
 * recorded message. If LLVM runs out of memory, it cannot recover: rank 0's process ends with a
 * message on standard error and status 1.
 */
SPMDRUN_API spmdrun_status spmdrun_compile_file(spmdrun_context *context, const char *path,
                                                const spmdrun_compile_options *options,
                                                spmdrun_executable **executable);
/* As spmdrun_compile_file, for a program text in memory. Only rank 0's text is read. Messages use
 * `name` as the file name. */
SPMDRUN_API spmdrun_status spmdrun_compile_text(spmdrun_context *context, const char *name,
                                                const char *text, size_t bytes,
                                                const spmdrun_compile_options *options,
                                                spmdrun_executable **executable);
/* Where the executable was found: in this process's memory, in a cache directory or on a cache
 * server. OFF: no cache is in use. MISS: the cache did not have it. */
typedef enum spmdrun_cache_result {
  SPMDRUN_CACHE_OFF,
  SPMDRUN_CACHE_MISS,
  SPMDRUN_CACHE_MEMORY,
  SPMDRUN_CACHE_DIRECTORY,
  SPMDRUN_CACHE_REMOTE,
} spmdrun_cache_result;

/* A machine other than this one, to compile for. */
typedef struct spmdrun_topology {
  size_t size; /* sizeof(spmdrun_topology) */
  int64_t nodes, devices_per_node;
  const char *target; /* what its devices are: a processor level, such as "x86-64-v3", or a GPU,
                         such as "sm_90"; NULL: the level that all ranks of this job have */
} spmdrun_topology;

/* The result of spmdrun_compile_for. */
typedef struct spmdrun_compiled {
  size_t size; /* sizeof(spmdrun_compiled) */
  spmdrun_cache_result cache;
  int kept; /* true if the cache now has the executable. If false, there is no cache or a logged
               warning says why */
  double compile_seconds; /* seconds that compiling took; 0 if the cache had the executable */
  uint64_t bytes;         /* size of the executable */
  int64_t devices;        /* number of devices that the program spans */
  char target[16];        /* what the code runs on, such as "x86-64-v3" */
} spmdrun_compiled;

/*
 * Collective. Makes sure that the cache has the executable of the program at `path` for `topology`,
 * so that a job on that machine need not compile. Rank 0 does the work; nothing is loaded and no
 * devices are created. `options` may be NULL. The members of `*compiled` are set on rank 0
 * and zero elsewhere.
 * SPMDRUN_INVALID: the topology has fewer devices than the program spans.
 */
SPMDRUN_API spmdrun_status spmdrun_compile_for(spmdrun_context *context, const char *path,
                                               const spmdrun_compile_options *options,
                                               const spmdrun_topology *topology,
                                               spmdrun_compiled *compiled);
/*
 * Collective. Says whether the cache has the executable of the program at `path`, and if not, why.
 * The question is about this job if `topology` is NULL, else about the machine `topology`. Nothing
 * is compiled or changed. *json is a text on rank 0, freed with spmdrun_free, and NULL elsewhere:
 * {"key": DIGEST, "parts": [...], "outcome": "hit", "failure" or "miss", ...}. Each part of the key
 * has "name", "digest" and "value". A hit and a failure have "tier", "place", "bytes" and
 * "compile_seconds"; a failure also has the "message" that a job would get. A miss has an
 * "explanation" that names the cache entry with the most similar key and says how the keys differ.
 */
SPMDRUN_API spmdrun_status spmdrun_cache_why(spmdrun_context *context, const char *path,
                                             const spmdrun_topology *topology, char **json);
/* Not collective; waits for executions in flight. `executable` may be NULL. */
SPMDRUN_API void spmdrun_executable_destroy(spmdrun_executable *executable);
/* Returns the executable as bytes, which the same version of the library loads on machines with
 * the same kind of processors or GPUs. Free them with spmdrun_free. Not collective; all ranks have
 * equal executables. Errors: SPMDRUN_NOMEM. */
SPMDRUN_API spmdrun_status spmdrun_executable_save(const spmdrun_executable *executable,
                                                   void **bytes, size_t *count);
/* Collective. Makes an executable from rank 0's bytes; the other ranks may pass NULL and 0. The
 * bytes hold machine code: load only what you trust. SPMDRUN_INVALID: the bytes are damaged, or
 * from another version. SPMDRUN_UNSUPPORTED: the code is for another machine. */
SPMDRUN_API spmdrun_status spmdrun_executable_load(spmdrun_context *context, const void *bytes,
                                                   size_t count, spmdrun_executable **executable);

/* What to show of a program. */
typedef struct spmdrun_show_options {
  size_t size;        /* sizeof(spmdrun_show_options) */
  const char *stage;  /* "graph", "shardings", "partitioned", "plan", "llvm", or for a GPU "ptx" */
  const char *target; /* as in spmdrun_topology, for the stages from "plan" on */
  size_t width;       /* columns for the pictures of "shardings"; 0: 100 */
} spmdrun_show_options;

/* Not collective: any rank may call it alone. Returns the text of a stage of the program at `path`.
 * Free it with spmdrun_free. */
SPMDRUN_API spmdrun_status spmdrun_show(spmdrun_context *context, const char *path,
                                        const spmdrun_show_options *options, char **text);

/* One argument or result of a program. Later versions may append members. */
typedef struct spmdrun_port {
  const char *name;
  const char *dtype; /* as StableHLO prints it: "f32", "complex<f32>" */
  int rank;
  const int64_t *dims; /* shape of the whole array */
  /* How the array is sharded: "[{"i"}, {}]", "replicated", "on devices 0, 1". */
  const char *sharding;
  int donated; /* true if the program may reuse the argument's memory for a result: spmdrun_execute
                  then consumes the array */
  int alias;   /* of a donated argument: the result that takes its memory; of a result: the argument
                  whose memory it takes; -1: none */
  const spmdrun_layout *layout; /* as above, for arrays that are made for the program or compared */
} spmdrun_port;

SPMDRUN_API int spmdrun_argument_count(const spmdrun_executable *executable);
SPMDRUN_API int spmdrun_result_count(const spmdrun_executable *executable);
/* Describes argument or result `index`; NULL: there is none. The executable owns the port. */
SPMDRUN_API const spmdrun_port *spmdrun_argument(const spmdrun_executable *executable, int index);
SPMDRUN_API const spmdrun_port *spmdrun_result(const spmdrun_executable *executable, int index);
/* Number of devices that the program spans. Devices are numbered rank by rank: rank 0 has the first
 * ones. */
SPMDRUN_API int64_t spmdrun_device_count(const spmdrun_executable *executable);
/*
 * Finds the shard of result `index` on `device`, on this rank or another one. In dimension d the
 * shard has the elements start[d] .. start[d] + size[d] - 1 of the whole array; size[d] is 0 if the
 * shard is empty. `start` and `size` have room for one entry per dimension. Returns the rank that
 * owns the device. Returns -1 and writes nothing if there is no such result or the program does not
 * span that device.
 */
SPMDRUN_API int spmdrun_result_shard(const spmdrun_executable *executable, int index,
                                     int64_t device, int64_t *start, int64_t *size);

/* ---- arrays --------------------------------------------------------------------------------- */

/* One of the shards that this rank holds. `data` is a row-major block of dimensions pitch[]; NULL
 * if the host cannot read the memory of the device. The shard fills the first size[d] places of
 * each dimension d of this block; the other places are padding. There is padding where the number
 * of shards does not divide a dimension evenly. */
typedef struct spmdrun_shard {
  int64_t device;
  const int64_t *start, *size; /* one entry per dimension; a size of 0 means no elements */
  const int64_t *pitch;
  const void *data; /* in the device's memory; read-only; may be NULL */
} spmdrun_shard;

/*
 * Collective. Makes an array for argument `index` from `source`: FILE.npy, DIR.zarr, a scalar ("3",
 * "1.5e-3", "true", "(1,2)" for complex), "zeros", "ones", "iota", "normal:SEED" or "uniform:SEED".
 * Each rank reads or generates only its own shards. A file may hold f64 for an f32 argument, c128
 * for c64, i64 for i32 and u64 for u32, since these are NumPy's default types: numbers are rounded,
 * and a number that does not fit is refused. For any other dtype or shape the message names the
 * argument, the expected type and the type found.
 */
SPMDRUN_API spmdrun_status spmdrun_array_read(spmdrun_executable *executable, int index,
                                              const char *source, spmdrun_array **array);
/*
 * Collective. Makes an array for argument `index` from memory. `data` is the whole array,
 * row-major, equal on all ranks; each rank copies its own shards. `bytes` is the size of `data`:
 * the product of the port's dims times the element size. Elements have the port's dtype and are not
 * converted. A complex number is its real part followed by its imaginary part. An i1 takes one
 * byte; any nonzero byte is true. An element of another type narrower than a byte takes the low
 * bits of one byte. The upper bits must be zero; for i2 and i4 they may also be copies of the sign
 * bit.
 */
SPMDRUN_API spmdrun_status spmdrun_array_from_host(spmdrun_executable *executable, int index,
                                                   const void *data, size_t bytes,
                                                   spmdrun_array **array);
/*
 * Arrays of the context, for any program that takes their layout. All are collective.
 *
 * spmdrun_array_create: elements are undefined until each rank has written those of its shards, by
 * spmdrun_shard_write or spmdrun_shard_map. spmdrun_array_fill: calls `fill` for each shard of this
 * rank that has elements, copies too, in the calling thread; it may not call the library. `data` is
 * a row-major block of the dimensions shard->pitch, of which `fill` writes the first shard->size;
 * on CPUs it is the memory of the device. If `fill` returns
 * another status than SPMDRUN_OK, the call fails as spmdrun_agree does. spmdrun_array_load: from
 * a file or generator, as spmdrun_array_read.
 *
 * If options.devices_per_rank is 0, the first array or program decides how many devices there are.
 * One that needs more gets devices of its own, and arrays cannot go from the ones to the others: so
 * give the number if programs of several widths share arrays.
 */
typedef spmdrun_status spmdrun_fill(void *user, const spmdrun_shard *shard, void *data);
SPMDRUN_API spmdrun_status spmdrun_array_create(spmdrun_context *context,
                                                const spmdrun_layout *layout,
                                                spmdrun_array **array);
SPMDRUN_API spmdrun_status spmdrun_array_fill(spmdrun_context *context,
                                              const spmdrun_layout *layout, spmdrun_fill *fill,
                                              void *user, spmdrun_array **array);
SPMDRUN_API spmdrun_status spmdrun_array_load(spmdrun_context *context,
                                              const spmdrun_layout *layout, const char *source,
                                              spmdrun_array **array);
/* Collective. Makes an array of the same elements with another layout; dtype and dims must be
 * equal. `array` stays. The elements move between devices. */
SPMDRUN_API spmdrun_status spmdrun_array_reshard(spmdrun_array *array, const spmdrun_layout *layout,
                                                 spmdrun_array **resharded);
/* Returns the layout of the array, which owns it; NULL: there is no memory. */
SPMDRUN_API const spmdrun_layout *spmdrun_array_layout(spmdrun_array *array);
/* Not collective, but no execution may be using the array. `array` may be NULL. */
SPMDRUN_API void spmdrun_array_destroy(spmdrun_array *array);

/* Collective. Writes DIR.zarr with one chunk per shard; each rank writes its own chunks. An array
 * already at `path` stays there until the new one is complete. `version` is the Zarr version, 2
 * or 3. */
SPMDRUN_API spmdrun_status spmdrun_array_write_zarr(spmdrun_array *array, const char *path,
                                                    int version);
/* Collective. Rank 0 writes the whole array as FILE.npy. */
SPMDRUN_API spmdrun_status spmdrun_array_write_npy(spmdrun_array *array, const char *path);
/* Collective. Copies the whole array, row-major, to `data` on rank 0. `bytes` is the size of `data`
 * and must be that of the array. The other ranks pass NULL, and any size. */
SPMDRUN_API spmdrun_status spmdrun_array_to_host(spmdrun_array *array, void *data, size_t bytes);
/*
 * Collective. Compares the array with FILE.npy or DIR.zarr, shard by shard. Elements are equal if
 * |got - expected| <= atol + rtol * |expected|. Integers and booleans must be identical. Real and
 * imaginary parts are compared separately. NaN equals NaN. If elements differ, returns
 * SPMDRUN_DIFFERS, and the message describes the first difference.
 */
SPMDRUN_API spmdrun_status spmdrun_array_compare(spmdrun_array *array, const char *path,
                                                 double rtol, double atol);

/* Collective. Checks that `path` exists and has the type and shape of result `index`, so that
 * spmdrun_array_compare can read it later. Call it before a long run. Fails with the message that
 * spmdrun_array_compare would give. */
SPMDRUN_API spmdrun_status spmdrun_expectation_check(spmdrun_executable *executable, int index,
                                                     const char *path);

typedef struct spmdrun_summary {
  size_t size;           /* sizeof(spmdrun_summary) */
  double min, mean, max; /* over the finite elements; for complex elements, over their magnitudes */
  int64_t nan_count, infinite_count;
} spmdrun_summary;
/* Collective. Summarizes the elements of the whole array. */
SPMDRUN_API spmdrun_status spmdrun_array_summarize(spmdrun_array *array, spmdrun_summary *summary);

/* ---- shards of this rank --------------------------------------------------------------------- */

SPMDRUN_API int spmdrun_shard_count(const spmdrun_array *array);
/* `index` is 0 .. spmdrun_shard_count - 1. NULL: there is no such shard, or no memory. The array
 * owns the description; `data` is as of the call. */
SPMDRUN_API const spmdrun_shard *spmdrun_shard_get(spmdrun_array *array, int index);
/* Returns the memory of shard `index`, for writing, as spmdrun_shard.data; NULL: the host cannot
 * write it, or there is no such shard. Not collective. */
SPMDRUN_API void *spmdrun_shard_map(spmdrun_array *array, int index);
/* Writes the elements of shard `index` from `data`, which is as spmdrun_shard_read writes it;
 * elements as for spmdrun_array_from_host. Shards that are copies of one another are written one by
 * one, with equal elements. Not collective. SPMDRUN_INVALID: as spmdrun_shard_read, or an element
 * is no value of the type. */
SPMDRUN_API spmdrun_status spmdrun_shard_write(spmdrun_array *array, int index, const void *data,
                                               size_t bytes);
/* Copies the elements of shard `index` into `data`, in row-major order without padding. `bytes` is
 * the size of size[0] * size[1] * ... elements; 0 for a scalar that the device does not hold. Works
 * for every kind of device. Not collective. SPMDRUN_INVALID: there is no such shard, `bytes` is
 * another number, or the array was donated. SPMDRUN_DEVICE: the array was on a GPU that has
 * failed. */
SPMDRUN_API spmdrun_status spmdrun_shard_read(spmdrun_array *array, int index, void *data,
                                              size_t bytes);

/* ---- saving and resuming --------------------------------------------------------------------- */

/*
 * Saves of a state: the arguments 0 .. count - 1 of a program that takes a state and returns the
 * next one. They lie in a state directory, which all ranks share, one job at a time. A save becomes
 * visible when all of it is on the disk, so whatever kills the job, the saves that stand are whole.
 * docs/saves.md describes the files; zarr-python reads them.
 */
typedef struct spmdrun_saves spmdrun_saves;

/* Zero-initialise, and set `size`. */
typedef struct spmdrun_saves_options {
  size_t size; /* sizeof(spmdrun_saves_options) */
  int keep;    /* number of whole saves that are kept; 0: 2 */
  int level;   /* of zstd, -7 .. 19; 0: a fast one */
  /* The name of the program in the saves; NULL: the name of its module. A save of another name is
   * not taken for a save of this program. */
  const char *program;
  /* Take a save although it is of another program, if types and shapes of its arrays are right. */
  int accept_program;
} spmdrun_saves_options;

/*
 * Collective. Opens the state directory, or makes it, with its parents. `options` may be NULL and
 * is copied. Finds the newest whole save: each file of it is read once and its checksum compared. A
 * save that is not whole is skipped with a warning that says why. What killed jobs left half-done
 * is removed.
 *
 * SPMDRUN_INVALID: another job saves there (the message names its host, process and batch job), or
 * this process has the directory open already; or the directory holds other files and no saves (so
 * open the saves before a record makes its files there); or the ranks do not see the same
 * directory. A job on this machine that was killed keeps nobody out. If a job was killed on another
 * machine, the call may wait for 20 s to see that it is dead. SPMDRUN_UNSUPPORTED: the newest save
 * has the format of a newer version. SPMDRUN_IO: the directory cannot be written, or a save cannot
 * be read now; that save stays, and no earlier one is taken.
 */
SPMDRUN_API spmdrun_status spmdrun_saves_open(spmdrun_context *context, const char *directory,
                                              const spmdrun_saves_options *options,
                                              spmdrun_saves **saves);
/* Returns the step of the newest whole save as of the last collective call with `saves`; -1: there
 * is none. Equal on all ranks. */
SPMDRUN_API int64_t spmdrun_saves_step(const spmdrun_saves *saves);
/*
 * Collective. Makes the arguments 0 .. count - 1 of `program` from the newest whole save, with
 * equal bits, whatever ranks and devices wrote it. Each rank reads its own shards. arrays[i] is set
 * to a new array, or to NULL after a failure.
 *
 * SPMDRUN_INVALID: there is no save; or the state has another number of arrays, or other types or
 * shapes, which the message lists; or the save is of another program, which the message names. A
 * program is the same if it computes the same, whatever it is called. If the save is of a program
 * for another number of devices, or of another version of this library, that cannot be told: then
 * its name and those of its arrays must be the same. spmdrun_saves_options.accept_program takes
 * other programs, too.
 */
SPMDRUN_API spmdrun_status spmdrun_saves_restore(spmdrun_saves *saves, spmdrun_executable *program,
                                                 int count, spmdrun_array **arrays);
/*
 * Collective. Saves the state after `step` steps, 0 .. 2^53 - 1. The arrays are results of a
 * program or arguments; arrays[i] has the type and shape of argument i of `program`. The call
 * copies them to host memory and returns. A thread of each rank compresses and writes the copy, so
 * the arrays may be donated or destroyed at once. If the last save is still being written, the call
 * waits for it.
 *
 * A save that cannot be written, because the disk is full for example, is no failure of this call:
 * the earlier saves stand, what was written is removed, the next collective call with `saves` logs
 * a warning with the reason, and the next save is tried. If the step is that of the newest whole
 * save, nothing is written. SPMDRUN_INVALID: the step is before that of the newest whole save; or
 * an array is NULL, was donated or does not fit. SPMDRUN_NOMEM: there is no host memory for the
 * copy.
 */
SPMDRUN_API spmdrun_status spmdrun_save(spmdrun_saves *saves, spmdrun_executable *program,
                                        int64_t step, spmdrun_array *const *arrays, int count);
/* Collective. Waits until the last save is on the disk. SPMDRUN_IO: it did not become whole; the
 * message gives the reason. The earlier saves stand. */
SPMDRUN_API spmdrun_status spmdrun_saves_wait(spmdrun_saves *saves);
/* Collective. Waits for the last save, gives the directory back and frees `saves`, which may be
 * NULL. Call it before the context is destroyed. */
SPMDRUN_API void spmdrun_saves_close(spmdrun_saves *saves);

/* ---- guards --------------------------------------------------------------------------------- */

/*
 * What a guard does when its event happens. A transfer is explicit if the caller made the call for
 * its sake: it makes or fills an array (read, from_host, load, fill, shard_write), moves it
 * (reshard), or brings it to the host (shard_read, to_host, write_npy, write_zarr). So do saves and
 * their restoring, feeds and records. Other calls that read arrays transfer implicitly: compare and
 * summarize. Executions on CPUs transfer nothing; what GPUs ask the host to compute is not watched.
 * The address of a shard (spmdrun_shard_get, spmdrun_shard_map) is no transfer.
 */
typedef enum spmdrun_guard_level {
  SPMDRUN_GUARD_INHERIT, /* as in the scope around; outside of all scopes: allow */
  SPMDRUN_GUARD_ALLOW,
  SPMDRUN_GUARD_LOG,      /* an implicit one is logged as a warning */
  SPMDRUN_GUARD_DISALLOW, /* an implicit one fails with SPMDRUN_INVALID */
  SPMDRUN_GUARD_LOG_EXPLICIT,
  SPMDRUN_GUARD_DISALLOW_EXPLICIT, /* explicit ones, too */
} spmdrun_guard_level;

typedef struct spmdrun_guards {
  size_t size; /* sizeof(spmdrun_guards) */
  spmdrun_guard_level host_to_device, device_to_device, device_to_host;
  /* A program is compiled, because no cache has its executable. At most DISALLOW. The message says
   * how the program differs from those that the cache has. To load one from a cache is allowed. */
  spmdrun_guard_level compile;
  /* A program is refused, when it is compiled or executed, if no result takes the memory of an
   * argument that is donated to it. */
  int strict_donation;
  /* The end of the scope fails if this rank's devices then have more bytes than at its
   * beginning; SPMDRUN_INVALID. Arrays and programs take multiples of 64 bytes. An array that
   * replaces one of its size is no leak. A feed has memory from its opening to its closing; that of
   * one whose arrays are donated comes and goes: have none open. The message names the arrays that
   * were made in the scope and are left, also those that replaced others. Not inherited. */
  int no_leak;
} spmdrun_guards;

/* Collective. Begin and end a scope of guards for all calls of the context; scopes may be nested.
 * An end may fail because of no_leak; the scope has then ended, too. spmdrun_context_destroy ends
 * scopes without that check. */
SPMDRUN_API spmdrun_status spmdrun_guards_begin(spmdrun_context *context,
                                                const spmdrun_guards *guards);
SPMDRUN_API spmdrun_status spmdrun_guards_end(spmdrun_context *context);

/* Memory of one of this rank's devices. */
typedef struct spmdrun_memory {
  size_t size;         /* sizeof(spmdrun_memory) */
  int64_t device;      /* its number in the job */
  uint64_t used_bytes; /* of arrays and programs, now */
  uint64_t peak_bytes; /* since the device was made */
} spmdrun_memory;
/* Not collective. Describes device `index` of this rank: 0, 1, ... SPMDRUN_INVALID: there is no
 * such device; the first array or program makes them. */
SPMDRUN_API spmdrun_status spmdrun_memory_get(spmdrun_context *context, int index,
                                              spmdrun_memory *memory);

/* ---- the cache ------------------------------------------------------------------------------ */

/*
 * The functions below list, check and remove the entries of rank 0's cache. They are collective:
 * rank 0 does the work. *json is a text on rank 0, freed with spmdrun_free, and NULL elsewhere. A
 * site's read-only directory is never changed, and only spmdrun_cache_stat reports it.
 * SPMDRUN_INVALID: there is no cache to read, or none that may be written; the message gives the
 * reason.
 *
 * The cache consists of tiers: directories and a server. Each text is {"tiers": [{"tier":
 * "directory", "place": PATH, ...}]}. The further members of each tier are listed at each function.
 * A tier also has "failed", with the reason, if it could not be read or some entries could not be
 * removed.
 */

/* Bits that select tiers. 0 selects all tiers for listing and checking. For removing, 0 selects
 * only the directories that belong to this user alone; a server or a group's directory must be
 * named. */
typedef enum spmdrun_cache_tiers {
  SPMDRUN_CACHE_TIER_LOCAL = 1,     /* the directory on rank 0's node */
  SPMDRUN_CACHE_TIER_DIRECTORY = 2, /* the user's directory, or a group's */
  SPMDRUN_CACHE_TIER_REMOTE = 4,    /* the server */
  SPMDRUN_CACHE_TIER_ALL = 7
} spmdrun_cache_tiers;

/* Members of each tier: "entries" has the header of each entry, most recently used first;
 * docs/cache.md lists the fields. "unreadable" counts the entries that could not be read because a
 * disk or a server failed. */
SPMDRUN_API spmdrun_status spmdrun_cache_list(spmdrun_context *context, unsigned tiers,
                                              char **json);
/*
 * Members of each tier: totals over its entries, and hits and misses if the tier counts them. If
 * `tiers` is 0, the site's read-only directory is reported, too. A tier that cannot be used has
 * "refused" with the reason. "settings", beside "tiers", has the value of each setting and its
 * origin.
 */
SPMDRUN_API spmdrun_status spmdrun_cache_stat(spmdrun_context *context, unsigned tiers,
                                              char **json);
/*
 * Reads every entry completely, checks its seal and decodes its executable. Members of each tier:
 * the number of entries that are "good", "damaged", "foreign" (from another version, or not
 * trusted) and "unreadable" (a disk or a server failed); "faults" gives the reasons. The call
 * succeeds even if it finds damaged entries.
 */
SPMDRUN_API spmdrun_status spmdrun_cache_verify(spmdrun_context *context, unsigned tiers,
                                                char **json);

/* Selects the entries to remove. An entry is removed if at least one field selects it.
 * All zeros select no entry. */
typedef struct spmdrun_cache_removal {
  size_t size;    /* sizeof(spmdrun_cache_removal) */
  unsigned tiers; /* bits of spmdrun_cache_tiers */
  int all;
  int damaged;          /* entries that spmdrun_cache_verify counts as damaged */
  double older_seconds; /* the entries not used for longer than this; 0: none */
  /* If `limit` is nonzero: the least recently used entries, as many as are needed to bring the size
   * of the remaining ones down to max_bytes. */
  int limit;
  uint64_t max_bytes;
} spmdrun_cache_removal;
/*
 * Removes entries, and never other files. An entry used within the last minute is not removed for
 * its age or for the limit, since a job may be reading it. Members of each tier: the number of
 * entries "removed" and "left"; how many of those left are "in_use"; and how many were "unreadable"
 * when they were checked for damage. "left_alone", beside "tiers", lists "tier" and "place" of each
 * shared tier that was skipped because `removal` did not name it.
 */
SPMDRUN_API spmdrun_status spmdrun_cache_remove(spmdrun_context *context,
                                                const spmdrun_cache_removal *removal, char **json);

/* ---- execution ------------------------------------------------------------------------------ */

/*
 * Collective. Runs the program. `arguments` has one array per argument. `results` has one pointer
 * per result, set to a new array, or to NULL after a failure. Donated arguments are consumed, even
 * by a run that fails: afterwards they can only be destroyed, and must be. Arguments that were
 * refused stay as they were.
 *
 * The calling thread computes, too, on the first CPU device of the rank. Meanwhile it may be bound
 * to a processor. It needs a stack as a C library gives it to a thread, not a few pages.
 *
 * If spmdrun_failure gives SPMDRUN_INVALID, the arguments were refused and nothing ran. If it gives
 * SPMDRUN_NAN, the program ran, and its results are dropped; it may run again. After any other
 * failure, devices may have stopped inside the program, so they can run nothing more. Arrays
 * on these devices can still be read, written to files and destroyed. Every program loaded on them
 * refuses to run and to take new arguments, with SPMDRUN_INVALID. To go on, compile the program
 * again, which creates new devices, and make its arguments again.
 *
 * A fault in a kernel ends the GPU's use by its process: the arrays on all its devices are lost,
 * and what needs one of them, or devices on that GPU, fails with SPMDRUN_DEVICE. The job must start
 * again.
 */
SPMDRUN_API spmdrun_status spmdrun_execute(spmdrun_executable *executable,
                                           spmdrun_array *const *arguments,
                                           spmdrun_array **results);

/* An execution in flight. */
typedef struct spmdrun_run spmdrun_run;
/*
 * Collective. As spmdrun_execute, but returns when the execution has been added to those that run
 * one after the other. The results can be arguments of further executions at once, also donated
 * ones. Functions on a shard of a result wait until the result has been made. Arrays may be made
 * while executions are in flight, and arrays in use may be destroyed; all other calls first wait
 * for all executions. The call fails if the arguments do not fit, or if the program was compiled
 * with check_nans.
 *
 * spmdrun_run_wait must follow for each run, before the executable is destroyed. If the execution
 * failed, it fails; the results then hold nothing and can only be destroyed. Others in flight may
 * fail, too.
 */
SPMDRUN_API spmdrun_status spmdrun_execute_start(spmdrun_executable *executable,
                                                 spmdrun_array *const *arguments,
                                                 spmdrun_array **results, spmdrun_run **run);
/* True if this rank's part of the execution has ended, or `run` is NULL. Not collective. */
SPMDRUN_API int spmdrun_run_is_done(const spmdrun_run *run);
/* Collective. Waits until the execution has ended, and frees `run`. */
SPMDRUN_API spmdrun_status spmdrun_run_wait(spmdrun_run *run);
/*
 * Tells how far an execution is that runs in another thread: `*done` of `*total` iterations of the
 * outermost loop that this rank's first device is in. Returns 0, and sets neither, if that is in no
 * loop of a known number of iterations, in one that became a single kernel, on a GPU, or if this
 * rank has no device of the program. Not collective. Any thread may call it while the executable
 * exists.
 */
SPMDRUN_API int spmdrun_progress(const spmdrun_executable *executable, int64_t *done,
                                 int64_t *total);

typedef struct spmdrun_stats {
  size_t size; /* sizeof(spmdrun_stats) */
  spmdrun_cache_result cache;
  int compiles; /* number of programs that this context has compiled, in the whole job */
  /* Where rank 0 found the executable: a path, a URL or a few words; "" after a miss, and on other
   * ranks. Valid as long as the context. */
  const char *cache_place;
  double compile_seconds; /* time to read, partition and compile on rank 0; 0 after a hit */
  double saved_seconds;   /* after a hit: seconds that compiling took in the job that made the
                             executable; otherwise 0 */
  double lookup_seconds;  /* on rank 0: time to search the cache, and to wait for another job that
                           * compiled the program */
  double load_seconds;    /* time that this rank took to receive the executable and load it on its
                             devices; on rank 0 after a hit also the look-up */
  double run_seconds;     /* time of the last execution on the slowest rank */
  /* Peak memory of arrays and programs on one device since the device was created; the maximum over
   * all devices. Programs of one context may share devices. All of them then count. */
  uint64_t peak_device_bytes;
  /*
   * Number of collectives that the last execution ran on a device, and the bytes that the device
   * must send for them by the algorithms that send least. For operands of S bytes on n devices:
   * all-reduce 2 (n-1)/n S, all-gather (n-1) S, reduce-scatter and all-to-all (n-1)/n S, permute
   * and broadcast S. A redistribute (a copy of boxes of arrays between devices) counts the boxes
   * for other devices. The exchange of a loop or branch condition among devices counts as an
   * all-gather. Both numbers follow from the program and its data, not from how devices are placed
   * on nodes. Each is the maximum over the devices; 0 before the first execution.
   */
  uint64_t collectives, collective_bytes;
  int ranks;
  int devices; /* all devices of the job, including those that the program does not use */
} spmdrun_stats;
/* Collective. Gets the statistics of `executable` so far. */
SPMDRUN_API spmdrun_status spmdrun_stats_get(spmdrun_executable *executable, spmdrun_stats *stats);

/* Collective. Makes the next execution of `executable`, and no other, note when its steps run. That
 * execution takes longer by some 50 ns for each run of a step. Errors: SPMDRUN_UNSUPPORTED (GPUs),
 * SPMDRUN_NOMEM. */
SPMDRUN_API spmdrun_status spmdrun_measure_next(spmdrun_executable *executable);
/*
 * Collective. Describes the last execution that spmdrun_measure_next asked for, on rank 0. Other
 * ranks get NULL. Free both texts with spmdrun_free.
 *
 * *steps is JSON: the number of devices that ran the program, the seconds of the execution on the
 * slowest rank, what a device reaches at best (bytes a second in a copy, operations a second in an
 * f32 matrix product, measured by the call on the first device of every rank at once), and the
 * steps of the plan, those that took longest first. Of each step: its kind;
 * its ops and types; its place in the program; how often a device ran it; the bytes that one run
 * reads and writes at most (a collective: that device 0 must send); the operations of one run, if
 * it multiplies matrices; the seconds of all runs on a device, mean and maximum over the devices.
 * A collective's seconds include those in which a device waited for others, the mean of which is
 * given, too.
 *
 * *trace is JSON in the trace event format that Perfetto and chrome://tracing show: the first runs
 * of steps, and waits during them, of all devices at most 262144. A process stands for a rank and a
 * thread for a device.
 * Ranks of one node have one clock; nodes are aligned at the beginning of the execution.
 */
SPMDRUN_API spmdrun_status spmdrun_profile(spmdrun_executable *executable, char **steps,
                                           char **trace);

/* Collective. For programs compiled with spmdrun_compile_options.check. Runs the program and its
 * check.expect_* comparisons, and counts the comparisons that passed and failed. The message
 * describes the first failure. */
SPMDRUN_API spmdrun_status spmdrun_execute_checks(spmdrun_executable *executable, int64_t *passed,
                                                  int64_t *failed);

/* ---- values for each step of a loop ---------------------------------------------------------- */

/* Gives an argument of a program a value for each step of a loop. A thread reads ahead while the
 * devices work. */
typedef struct spmdrun_feed spmdrun_feed;

typedef struct spmdrun_feed_options {
  size_t size;        /* sizeof(spmdrun_feed_options) */
  int64_t first, end; /* the loop's steps are first .. end - 1 */
  int repeat;         /* true: of a source with n steps, step i has the value i mod n */
  const char *name;   /* of the values in messages: "input 0"; NULL: "argument INDEX" */
} spmdrun_feed_options;

/*
 * Collective. Opens `source` for argument `index`. It may be
 * - FILE.npy or DIR.zarr with a dimension more than the argument, in front: the value of step i is
 *   at index i;
 * - a directory with a .npy or .zarr for each step. Their order is that of their names, where
 *   numbers count as such: 2.npy is before 10.npy. Files with other names are left alone;
 * - "step": the number of the step, for an integer without dimensions;
 * - what spmdrun_array_read takes: then all steps have the same value.
 *
 * SPMDRUN_INVALID: a type or shape is another one; there are fewer values than steps, and `repeat`
 * is not set; ranks see different files. Files may be replaced by a rename while the feed is open,
 * but not truncated. Destroy the feed before the executable and the context.
 */
SPMDRUN_API spmdrun_status spmdrun_feed_open(spmdrun_executable *executable, int index,
                                             const char *source,
                                             const spmdrun_feed_options *options,
                                             spmdrun_feed **feed);
/*
 * Gives the array for the next step: first for options->first, then for each step after it. Waits
 * if the value is still being read. Not collective, and sends no message.
 *
 * The feed owns the array. It is valid until the next call, which may use its memory for another
 * step: no program may be using it then. It may be donated.
 *
 * If the value cannot be read, only this rank knows it. Then the array carries the failure: the
 * next spmdrun_execute with it fails on all ranks, with a message such as "step 41: input 0:
 * x.zarr: it was removed while it was in use". SPMDRUN_INVALID: the loop has no more steps.
 */
SPMDRUN_API spmdrun_status spmdrun_feed_next(spmdrun_feed *feed, spmdrun_array **array);
/* Not collective. NULL is allowed. */
SPMDRUN_API void spmdrun_feed_close(spmdrun_feed *feed);

/* ---- results of each step of a loop ---------------------------------------------------------- */

/*
 * Keeps results of each step in files of a directory:
 * - DIRECTORY/log.jsonl has a line of JSON for each step, with the results that have no dimensions:
 *   {"step": 0, "loss": 0.5}. Their keys are the results' names: "loss" of result[2]['loss']. NaN
 *   and infinities are strings, complex numbers lists of two;
 * - DIRECTORY/outputs/result<i>.zarr has result i of all steps, with the step as a first dimension,
 *   for results with dimensions. Each rank writes its own shards. A result without dimensions that
 *   device 0 does not hold is kept in this way, too.
 *
 * A thread writes while the devices work.
 */
typedef struct spmdrun_record spmdrun_record;

typedef struct spmdrun_record_options {
  size_t size;   /* sizeof(spmdrun_record_options) */
  int64_t first; /* the first step: of what the files have, this step and later ones are cut off */
  int first_result;   /* keep this result and those after it ... */
  const int *results; /* ... or, if this is not NULL, the results with these indices */
  int result_count;
  /* If not NULL: a save of these becomes whole only when the files have all steps that were added
   * before spmdrun_save, and are on the disk, so that neither a kill nor a loss of power leaves a
   * save without them. spmdrun_save need not wait for that; spmdrun_record_flush does not have to
   * precede it. One record at a time. */
  spmdrun_saves *saves;
} spmdrun_record_options;

/* Collective. Opens the files, or makes them. `directory` exists. SPMDRUN_INVALID: what is there is
 * not what steps before `first` of this program have left; there is no such result. */
SPMDRUN_API spmdrun_status spmdrun_record_open(spmdrun_executable *executable,
                                               const char *directory,
                                               const spmdrun_record_options *options,
                                               spmdrun_record **record);
/*
 * Copies the results of the next step: options->first, then each step after it. `results` is what
 * spmdrun_execute gave. Not collective, and sends no message.
 *
 * A file that cannot be written, for example because the disk is full, is tried again, while there
 * is memory for more steps. Only then the call fails (SPMDRUN_IO). Other ranks do not know it: tell
 * them (spmdrun_agree), before the next save at the latest. SPMDRUN_INVALID: a result is missing,
 * was donated or is of another program.
 *
 * A record whose files would lack a step adds none after it: once a call has failed, all later ones
 * fail with the same message, and so does spmdrun_record_flush. Open a record at the last step that
 * was flushed.
 */
SPMDRUN_API spmdrun_status spmdrun_record_add(spmdrun_record *record,
                                              spmdrun_array *const *results);
/* Collective. Returns when the files have all steps. They are synced to the disk if the record has
 * `saves`; else a loss of power may take steps from them. After a failure of the disk the steps are
 * still in memory, and the loop can go on. */
SPMDRUN_API spmdrun_status spmdrun_record_flush(spmdrun_record *record);
/* Copies the last line of the log that the thread has made to `line`, cut to `bytes`, with a NUL;
 * "" if there is none yet, and on ranks other than 0. After spmdrun_record_flush that is the last
 * step. Any thread may call it. */
SPMDRUN_API void spmdrun_record_latest(spmdrun_record *record, char *line, size_t bytes);
/* Not collective. What was not flushed may be lost, except what a save waits for: then the call
 * waits, too. Before or after spmdrun_saves_close, and before the executable is destroyed. NULL is
 * allowed. */
SPMDRUN_API void spmdrun_record_close(spmdrun_record *record);

#ifdef __cplusplus
}
#endif

#endif
