/*
 * spmdrun: run JAX's StableHLO programs over the devices of an MPI job.
 *
 *     spmdrun_context *context;
 *     spmdrun_context_create(NULL, &context);       // joins the MPI job, if there is one
 *     spmdrun_executable *program;                  // rank 0 compiles it or finds it cached
 *     spmdrun_compile_file(context, "program.mlir", NULL, &program);
 *     spmdrun_array *x, *y;
 *     spmdrun_array_read(program, 0, "x.npy", &x);  // each rank reads its own shards
 *     spmdrun_execute(program, &x, &y);             // results stay sharded
 *     spmdrun_array_write_zarr(y, "y.zarr", 3);
 *     ...destroy in reverse order
 *
 * Calls marked "Collective" are made by every rank of the job in the same order with equal
 * arguments; they fail on all ranks when they fail on one. Every function that can fail returns a
 * status; the sentence that goes with it is spmdrun_message(context). A context and what was made
 * from it belong to one thread at a time. Nothing here prints, exits or aborts, except that a job
 * whose ranks can no longer agree, that waits beyond its deadline, or whose memory runs out inside
 * LLVM, is ended.
 *
 * Contexts may follow each other in a process. MPI, if the first context initialized it, is
 * finalized when the process ends; one that ends before its contexts were destroyed ends the job.
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
  SPMDRUN_INVALID,     /* the input or an argument is wrong                 */
  SPMDRUN_UNSUPPORTED, /* a valid program that this version cannot run, or a compiler that is not
                          there */
  SPMDRUN_NOMEM,       /* host or device memory ran out                     */
  SPMDRUN_IO,          /* a file or a directory                             */
  SPMDRUN_PEER,        /* another rank failed; its sentence is in message() */
  SPMDRUN_INTERNAL,    /* a bug of the library                              */
  SPMDRUN_DIFFERS,     /* spmdrun_array_compare: the values differ          */
} spmdrun_status;

typedef struct spmdrun_context spmdrun_context;
typedef struct spmdrun_executable spmdrun_executable;
typedef struct spmdrun_array spmdrun_array;

/* "0.1.0" */
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
  SPMDRUN_PHASE_CACHE, /* looking at what the cache keeps, or removing of it */
} spmdrun_phase;

/* A setting of the cache by its name on the command line, without the dashes: "cache-max-size",
 * "10G". A flag has the value "1" or "0". */
typedef struct spmdrun_setting {
  const char *name, *value;
} spmdrun_setting;

/* Zero-initialise; every field has a sensible zero. */
typedef struct spmdrun_options {
  int devices_per_rank; /* 0: as many as each program needs */
  const char *device;   /* NULL or "cpu"; "cuda" is refused */
  /* What this program wants of the cache; users' configuration files and SPMDRUN_ variables win. */
  int no_cache;
  const char *cache_directory; /* NULL: the user's cache directory */
  /* What a user asked this program for, on its command line: wins over all else. */
  const spmdrun_setting *cache_settings;
  int cache_setting_count;
  const char *log;  /* "warn,cache=debug"; NULL: "warn" */
  int node_is_rank; /* treat every rank as a node of its own (tests) */
  /*
   * Seconds that a wait of one rank for another may last, the compiling of rank 0 included; 0: any
   * time. Then the job is ended as by spmdrun_abort(context, 1), after a log line that names the
   * rank which is waited for. A rank without a device of the program waits for all of its run.
   */
  double deadline;
  /* Where is computed what no sharding reaches: NULL or "auto" by cost, "one" by one device, "all"
   * by every device. */
  const char *placement;
  /* Rewrites of collectives that are not done, to find out what they change: names of the table in
   * docs/partitioner.md. Programs are other executables with them than without. */
  const char *const *disabled_rewrites;
  int disabled_rewrite_count;
  /* A complete log line of this rank; NULL: lines are dropped. May come from several threads at
   * once. */
  void (*log_sink)(void *user, const char *line);
  /* The library enters a phase; on every rank, from the calling thread. */
  void (*phase)(void *user, spmdrun_phase phase);
  void *user;
} spmdrun_options;

/*
 * Collective. Joins the job. On failure *context may still be set: only spmdrun_message and
 * spmdrun_context_destroy may then be called on it. `options` may be NULL and is copied.
 */
SPMDRUN_API spmdrun_status spmdrun_context_create(const spmdrun_options *options,
                                                  spmdrun_context **context);
/* Collective. Everything made from the context must be destroyed before. NULL is fine. */
SPMDRUN_API void spmdrun_context_destroy(spmdrun_context *context);
/* The sentence of the last failure in this context; "" if there was none. Valid until the next
 * call. */
SPMDRUN_API const char *spmdrun_message(const spmdrun_context *context);
SPMDRUN_API int spmdrun_rank(const spmdrun_context *context);
SPMDRUN_API int spmdrun_size(const spmdrun_context *context);
/* True on exactly one rank after a failure: the one whose sentence should be printed. */
SPMDRUN_API int spmdrun_should_report(const spmdrun_context *context);
/*
 * The status of the last failure on the rank that reports it: equal on all ranks, where the call
 * itself gave SPMDRUN_PEER on the others. What an exit status is chosen by.
 */
SPMDRUN_API spmdrun_status spmdrun_failure(const spmdrun_context *context);
/* Collective: fails everywhere if `own` is a failure anywhere (a rank's own work between two
 * calls). */
SPMDRUN_API spmdrun_status spmdrun_agree(spmdrun_context *context, spmdrun_status own,
                                         const char *message);
/* Collective. `data` of rank 0, `bytes` long, to every rank; `bytes` is equal on all. */
SPMDRUN_API spmdrun_status spmdrun_share(spmdrun_context *context, void *data, size_t bytes);
/* Ends the whole job at once with exit status 1..125. */
SPMDRUN_API void spmdrun_abort(spmdrun_context *context, int code);

/* Collective. JSON text about ranks, nodes, cores, memory and devices of the job, on every rank;
 * freed with spmdrun_free. */
SPMDRUN_API spmdrun_status spmdrun_describe_devices(spmdrun_context *context, char **json);
SPMDRUN_API void spmdrun_free(void *memory);

/* ---- programs ------------------------------------------------------------------------------- */

typedef struct spmdrun_compile_options {
  int explain_cache; /* log why a miss missed */
  int retry_failed;  /* compile what the cache says cannot be compiled */
  int check;         /* accept check.expect_* custom calls; see spmdrun_execute_checks */
} spmdrun_compile_options;

/*
 * Collective. Only rank 0 opens `path`. Finds the executable in the cache or compiles it on rank 0,
 * sends it to every rank, loads it and makes the devices. `options` may be NULL. A program that
 * cannot be compiled fails at once with the sentence that is in the cache from the first time.
 * Memory that runs out inside LLVM ends rank 0's process, with a sentence on standard error and
 * status 1: LLVM has no way back.
 */
SPMDRUN_API spmdrun_status spmdrun_compile_file(spmdrun_context *context, const char *path,
                                                const spmdrun_compile_options *options,
                                                spmdrun_executable **executable);
/* The same for a text in memory; only rank 0's text is read. `name` stands for the file in
 * messages. */
SPMDRUN_API spmdrun_status spmdrun_compile_text(spmdrun_context *context, const char *name,
                                                const char *text, size_t bytes,
                                                const spmdrun_compile_options *options,
                                                spmdrun_executable **executable);
/* Where the executable came from. */
typedef enum spmdrun_cache_result {
  SPMDRUN_CACHE_OFF,
  SPMDRUN_CACHE_MISS,
  SPMDRUN_CACHE_MEMORY,
  SPMDRUN_CACHE_DIRECTORY,
  SPMDRUN_CACHE_REMOTE,
} spmdrun_cache_result;

/* A machine that is not this one. */
typedef struct spmdrun_topology {
  int64_t nodes, devices_per_node;
  const char *cpu; /* "x86-64-v3": what its processors can run; NULL: what all ranks here can */
} spmdrun_topology;

/* What spmdrun_compile_for made or found. */
typedef struct spmdrun_compiled {
  spmdrun_cache_result cache;
  int kept;               /* it is in the cache now; else a warning says why, or there is none */
  double compile_seconds; /* 0 if it was there */
  uint64_t bytes;         /* of the executable */
  int64_t devices;        /* that the program spans */
  const char *cpu;        /* that its code is for */
} spmdrun_compiled;

/*
 * Collective. Sees to it that the cache has the executable of the program at `path` for `topology`,
 * so that a job there need not compile. Rank 0 does it; nothing is loaded, and no devices are made.
 * `options` may be NULL. `*compiled` is set on rank 0, and zeros elsewhere. SPMDRUN_INVALID: the
 * topology has fewer devices than the program spans.
 */
SPMDRUN_API spmdrun_status spmdrun_compile_for(spmdrun_context *context, const char *path,
                                               const spmdrun_compile_options *options,
                                               const spmdrun_topology *topology,
                                               spmdrun_compiled *compiled);
/*
 * Collective. Whether the cache has the program at `path`, for this job or for `topology` if that
 * is not NULL, and if not, why: nothing is compiled or changed. *json is a text on rank 0, freed
 * with spmdrun_free, and NULL elsewhere: {"key": DIGEST, "parts": [...], "outcome": "hit",
 * "failure" or "miss", ...}. A part has "name", "digest" and "value"; the first two outcomes have
 * "tier", "place", "bytes" and "compile_seconds", a failure the "message" that a job would be told,
 * a miss an "explanation" that names the nearest entry and what is different.
 */
SPMDRUN_API spmdrun_status spmdrun_cache_why(spmdrun_context *context, const char *path,
                                             const spmdrun_topology *topology, char **json);
SPMDRUN_API void spmdrun_executable_destroy(spmdrun_executable *executable);

/*
 * Not collective and without a job: `context` may belong to any rank. Text of a stage of
 * compilation: "graph", "shardings", "partitioned", "plan", "llvm". Freed with spmdrun_free.
 * `width`: columns that the pictures of "shardings" may take; 0: 100.
 */
SPMDRUN_API spmdrun_status spmdrun_show(spmdrun_context *context, const char *path,
                                        const char *stage, size_t width, char **text);

/* One argument or result of a program. Pointers live as long as the executable. */
typedef struct spmdrun_port {
  const char *name;
  const char *dtype; /* as StableHLO prints it: "f32", "complex<f32>" */
  int rank;
  const int64_t *dims;  /* global */
  const char *sharding; /* "[{"i"}, {}]", "replicated", "on devices 0, 1" */
  int donated; /* an argument whose memory the program reuses: spmdrun_execute consumes it */
} spmdrun_port;

SPMDRUN_API int spmdrun_argument_count(const spmdrun_executable *executable);
SPMDRUN_API int spmdrun_result_count(const spmdrun_executable *executable);
/* All zeros when there is no argument or result `index`. */
SPMDRUN_API spmdrun_port spmdrun_argument(const spmdrun_executable *executable, int index);
SPMDRUN_API spmdrun_port spmdrun_result(const spmdrun_executable *executable, int index);
/* Devices that the program spans; they are numbered rank by rank. */
SPMDRUN_API int64_t spmdrun_device_count(const spmdrun_executable *executable);
/*
 * The box of result `index` that `device` holds, on any rank: `start` and `size` get one entry per
 * dimension, a size of 0 when the device holds nothing of it. Returns the rank that owns the
 * device; -1, nothing written, when there is no such result or the program spans no such device.
 */
SPMDRUN_API int spmdrun_result_shard(const spmdrun_executable *executable, int index,
                                     int64_t device, int64_t *start, int64_t *size);

/* ---- arrays --------------------------------------------------------------------------------- */

/*
 * Collective. An array that fits argument `index`, filled from `source`: FILE.npy, DIR.zarr, a
 * scalar ("3", "1.5e-3", "true", "(1,2)" for complex), "zeros", "ones", "iota", "normal:SEED",
 * "uniform:SEED". Each rank reads or makes only its own shards. Of NumPy's default types a file may
 * hold f64 for f32, c128 for c64, i64 for i32 and u64 for u32: rounded, and refused where a number
 * does not fit. Any other dtype or shape: a sentence with the argument, what was expected and what
 * was given.
 */
SPMDRUN_API spmdrun_status spmdrun_array_read(spmdrun_executable *executable, int index,
                                              const char *source, spmdrun_array **array);
/*
 * Collective. From memory: `data` is the whole array, row-major, equal on all ranks; each rank
 * copies out its own shards. `bytes` is its size, the product of the port's dims times the size of
 * an element. Elements have the port's dtype and nothing is converted; a complex number is its real
 * part and behind it its imaginary one, an i1 is a byte (not zero is true), a type below a byte
 * takes the low bits of one (upper bits zero, or the sign of an i2 or i4).
 */
SPMDRUN_API spmdrun_status spmdrun_array_from_host(spmdrun_executable *executable, int index,
                                                   const void *data, size_t bytes,
                                                   spmdrun_array **array);
SPMDRUN_API void spmdrun_array_destroy(spmdrun_array *array);

/* Collective. Writes DIR.zarr, one chunk per shard, each rank its own; metadata last. `version` is
 * 2 or 3. */
SPMDRUN_API spmdrun_status spmdrun_array_write_zarr(spmdrun_array *array, const char *path,
                                                    int version);
/* Collective. Writes the whole array as FILE.npy from rank 0. */
SPMDRUN_API spmdrun_status spmdrun_array_write_npy(spmdrun_array *array, const char *path);
/* Collective. The whole array, row-major, into `data` on rank 0 (`bytes` long);
 * others pass NULL. */
SPMDRUN_API spmdrun_status spmdrun_array_to_host(spmdrun_array *array, void *data, size_t bytes);
/*
 * Collective. Compares with FILE.npy or DIR.zarr, shard by shard: |got - expected| <= atol + rtol *
 * |expected|; integers and booleans exactly; complex numbers part by part; NaN equals NaN.
 * SPMDRUN_DIFFERS and the first
 * difference in the message.
 */
SPMDRUN_API spmdrun_status spmdrun_array_compare(spmdrun_array *array, const char *path,
                                                 double rtol, double atol);

/*
 * Collective. Whether `path` is there and has the type and shape of result `index`, so that
 * spmdrun_array_compare will be able to read it: worth asking before a long run. Fails with the
 * sentence that spmdrun_array_compare would fail with.
 */
SPMDRUN_API spmdrun_status spmdrun_expectation_check(spmdrun_executable *executable, int index,
                                                     const char *path);

typedef struct spmdrun_summary {
  double min, mean, max; /* over the finite elements; complex: of the magnitude */
  int64_t nan_count, infinite_count;
} spmdrun_summary;
/* Collective. */
SPMDRUN_API spmdrun_status spmdrun_array_summarize(spmdrun_array *array, spmdrun_summary *summary);

/*
 * What this rank holds of an array: shard i of spmdrun_shard_count. Its elements are the leading
 * size[d] of a row-major block of pitch[d] in each dimension; pitch is larger where a dimension
 * does not divide evenly.
 */
typedef struct spmdrun_shard {
  int64_t device;
  const int64_t *start, *size; /* rank entries each; a size of 0: nothing is held */
  const int64_t *pitch;
  const void *data; /* in the device's memory; read only */
} spmdrun_shard;
SPMDRUN_API int spmdrun_shard_count(const spmdrun_array *array);
/* When there is no shard `index`: device -1, all else zeros. */
SPMDRUN_API spmdrun_shard spmdrun_shard_get(const spmdrun_array *array, int index);

/* ---- the cache ------------------------------------------------------------------------------ */

/*
 * What the cache of rank 0 keeps, and taking it away. Collective: rank 0 does it. *json is a text
 * on rank 0, freed with spmdrun_free, and NULL elsewhere. A directory that is only read (a site's)
 * is never written, and only spmdrun_cache_stat tells of it. SPMDRUN_INVALID: there is no cache to
 * look at, or none that may be written, with the reason.
 *
 * Each text is {"tiers": [{"tier": "directory", "place": PATH, ...}]} with more for each tier as
 * said below, and "failed": why, where it could not be read or all could not be removed.
 */

/* Which tiers are meant: bits. With 0, those who look look at all, and what removes removes from
 * directories that are this user's alone: not from a server or from a group's directory. */
typedef enum spmdrun_cache_tiers {
  SPMDRUN_CACHE_TIER_LOCAL = 1,     /* the directory of rank 0's node */
  SPMDRUN_CACHE_TIER_DIRECTORY = 2, /* the user's, or a group's */
  SPMDRUN_CACHE_TIER_REMOTE = 4,    /* the server */
  SPMDRUN_CACHE_TIER_ALL = 7
} spmdrun_cache_tiers;

/* "entries": what the header of each tells, those used last first (docs/cache.md has the fields),
 * and how many are "unreadable" (just now: a disk or a server failed). */
SPMDRUN_API spmdrun_status spmdrun_cache_list(spmdrun_context *context, unsigned tiers,
                                              char **json);
/* Sums of each tier, with 0 those that are only read and those that were refused as well, hits and
 * misses where somebody counts them; and "settings": the value of each and where it comes from. */
SPMDRUN_API spmdrun_status spmdrun_cache_stat(spmdrun_context *context, unsigned tiers,
                                              char **json);
/* Reads every entry whole, compares its seal and decodes its executable: how many are "good",
 * "damaged", "foreign" (of another version, or not to be trusted) and "unreadable" (just now: a
 * disk or a server failed), and "faults", why. Damage is no failure of this function. */
SPMDRUN_API spmdrun_status spmdrun_cache_verify(spmdrun_context *context, unsigned tiers,
                                                char **json);

/* Which entries go: those that one of these names. Zero-initialise; nothing goes then. */
typedef struct spmdrun_cache_removal {
  unsigned tiers; /* spmdrun_cache_tiers */
  int all;
  int damaged;          /* what spmdrun_cache_verify calls so */
  double older_seconds; /* what was not used for longer; 0: none */
  /* What was used least recently until the rest takes no more than max_bytes; with limit 0: none */
  int limit;
  uint64_t max_bytes;
} spmdrun_cache_removal;
/* Removes entries, and never other files. What goes by its age or for the limit stays when it was
 * used within the last minute, for somebody may be reading it. How many were "removed", are "left",
 * of these are "in_use", and were "unreadable" when it was to be seen whether they are damaged.
 * "left_alone", beside "tiers": the "tier" and "place" of each that is shared and was not named. */
SPMDRUN_API spmdrun_status spmdrun_cache_remove(spmdrun_context *context,
                                                const spmdrun_cache_removal *removal, char **json);

/* ---- execution ------------------------------------------------------------------------------ */

/*
 * Collective. Runs the program. `arguments`: one array per argument; `results`: as many pointers,
 * set to new arrays, or to NULL after a failure. Arguments that the program donates are consumed,
 * also by a run that fails: they can only be destroyed afterwards.
 *
 * SPMDRUN_INVALID (spmdrun_failure): the arguments were refused, and nothing happened. After any
 * other failure devices may have stopped in the middle of the program, so its devices run nothing
 * any more: arrays on them can be read, written out and destroyed, and every program compiled for
 * them refuses to run and to take new arguments with SPMDRUN_INVALID. Compile it again, which makes
 * new devices, and make its arguments again.
 */
SPMDRUN_API spmdrun_status spmdrun_execute(spmdrun_executable *executable,
                                           spmdrun_array *const *arguments,
                                           spmdrun_array **results);

typedef struct spmdrun_stats {
  spmdrun_cache_result cache;
  int compiles; /* of this context, in the whole job */
  /* Where rank 0 found it: a path, a URL or a few words; "" after a miss, and on other ranks. Lives
   * as long as the context. */
  const char *cache_place;
  double compile_seconds; /* reading, partitioning and compiling on rank 0; 0 after a hit */
  double saved_seconds;   /* after a hit: what that took whoever compiled it; else 0 */
  double lookup_seconds;  /* of rank 0 in its cache, and waiting for a job that compiled it */
  double load_seconds;    /* from the look-up, where rank 0 found it, else from its bytes, to
                             ready devices */
  double run_seconds;     /* of the last execution: slowest rank */
  /* The most that arrays and programs took on one device at once, since the devices were made,
   * which programs of a context may share; largest over the devices. */
  uint64_t peak_device_bytes;
  /* Collectives that the last execution ran on a device, and the bytes that they cost it: what it
   * must send to others by the algorithms that need least. With S bytes of operand among n devices:
   * all-reduce 2 (n-1)/n S, all-gather (n-1) S, reduce-scatter and all-to-all (n-1)/n S, permute
   * and broadcast S, a redistribute its pieces for others; comparing a condition among devices is
   * an all-gather. It follows from the program and its data, not from where devices are. Each the
   * largest over the devices; 0 before the first execution. */
  uint64_t collectives, collective_bytes;
  int ranks;
  int devices; /* of the job, those that the program leaves idle too */
} spmdrun_stats;
/* Collective. */
SPMDRUN_API spmdrun_status spmdrun_stats_get(spmdrun_executable *executable, spmdrun_stats *stats);

/*
 * Collective. For programs compiled with `check`: runs the program's check.expect_* comparisons.
 * The number that passed and failed; the first failure's sentence is in the message.
 */
SPMDRUN_API spmdrun_status spmdrun_execute_checks(spmdrun_executable *executable, int64_t *passed,
                                                  int64_t *failed);

#ifdef __cplusplus
}
#endif

#endif
