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
 * arguments; such a call fails on all ranks if it fails on one. Every function that can fail
 * returns a status; spmdrun_message(context) is the error message. A context and the objects made
 * from it may be used by one thread at a time. The library does not print, exit or abort, with one
 * exception: it ends the job if its ranks can no longer agree, if a wait exceeds the deadline, or
 * if LLVM runs out of memory.
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
  SPMDRUN_INVALID,     /* the input or an argument is wrong                 */
  SPMDRUN_UNSUPPORTED, /* the program is valid but this version cannot run it, or the compiler is
                          missing */
  SPMDRUN_NOMEM,       /* host or device memory ran out                     */
  SPMDRUN_IO,          /* a file or a directory failed */
  SPMDRUN_PEER,        /* another rank failed; spmdrun_message gives its message */
  SPMDRUN_INTERNAL,    /* a bug in the library */
  SPMDRUN_DIFFERS,     /* spmdrun_array_compare: the values differ          */
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

/* A setting of the cache: its name is that of the command-line option without the dashes, such as
 * "cache-max-size" with the value "10G". A flag has the value "1" or "0". */
typedef struct spmdrun_setting {
  const char *name, *value;
} spmdrun_setting;

/* Zero-initialise; zero is a valid default for every field. */
typedef struct spmdrun_options {
  int devices_per_rank; /* 0: as many as each program needs */
  const char *device;   /* NULL or "cpu"; "cuda" is refused */
  /* Cache options of the program that uses this library; users' configuration files and SPMDRUN_
   * variables override them. */
  int no_cache;
  const char *cache_directory; /* NULL: the user's cache directory */
  /* Settings that the user gave on the program's command line; they override all others. */
  const spmdrun_setting *cache_settings;
  int cache_setting_count;
  const char *log;  /* log levels, such as "warn,cache=debug"; NULL: "warn" */
  int node_is_rank; /* treat every rank as its own node (for tests) */
  /*
   * Seconds that a rank may wait for another one, including for rank 0 to compile; 0: no limit.
   * After this time, the rank logs which rank it waits for and ends the job as
   * spmdrun_abort(context, 1) does. A rank whose devices the program does not use waits for the
   * whole run.
   */
  double deadline;
  /* Where ops without a sharding are computed: NULL or "auto" (whichever of the next two is
   * cheaper), "one" (on one device), "all" (on every device). */
  const char *placement;
  /* Names of rewrites of collectives (table in docs/partitioner.md) that are skipped, so that their
   * effect can be measured. The cache keeps a separate executable for each set of skipped
   * rewrites. */
  const char *const *disabled_rewrites;
  int disabled_rewrite_count;
  /* Receives each complete log line of this rank; NULL: lines are dropped. Several threads may call
   * it at once. */
  void (*log_sink)(void *user, const char *line);
  /* Called on every rank, by the calling thread, when the library enters a phase. */
  void (*phase)(void *user, spmdrun_phase phase);
  void *user;
} spmdrun_options;

/* Collective. Joins the job. *context may be set even after a failure; then only spmdrun_message
 * and spmdrun_context_destroy may be called on it. `options` may be NULL and is copied. */
SPMDRUN_API spmdrun_status spmdrun_context_create(const spmdrun_options *options,
                                                  spmdrun_context **context);
/* Collective. Destroy everything made from the context first. NULL is fine. */
SPMDRUN_API void spmdrun_context_destroy(spmdrun_context *context);
/* The message of the last failure in this context, or "". Valid until the next call. */
SPMDRUN_API const char *spmdrun_message(const spmdrun_context *context);
SPMDRUN_API int spmdrun_rank(const spmdrun_context *context);
SPMDRUN_API int spmdrun_size(const spmdrun_context *context);
/* After a failure, true on exactly one rank: the one which should print its message. */
SPMDRUN_API int spmdrun_should_report(const spmdrun_context *context);
/* The status of the last failure on the rank that reports it. The status is equal on all ranks,
 * although the failing call returned SPMDRUN_PEER on the others. Use it to choose an exit
 * status. */
SPMDRUN_API spmdrun_status spmdrun_failure(const spmdrun_context *context);
/* Collective. Fails on all ranks if `own` is a failure on any rank. Use it when each rank does work
 * of its own between two library calls. */
SPMDRUN_API spmdrun_status spmdrun_agree(spmdrun_context *context, spmdrun_status own,
                                         const char *message);
/* Collective. Copies `bytes` bytes of `data` from rank 0 to every rank; `bytes` is equal on all. */
SPMDRUN_API spmdrun_status spmdrun_share(spmdrun_context *context, void *data, size_t bytes);
/* Ends the whole job at once with exit status `code`, 1..125. */
SPMDRUN_API void spmdrun_abort(spmdrun_context *context, int code);

/* Collective. Describes ranks, nodes, cores, memory and devices of the job as JSON, on every rank.
 * Free the text with spmdrun_free. */
SPMDRUN_API spmdrun_status spmdrun_describe_devices(spmdrun_context *context, char **json);
SPMDRUN_API void spmdrun_free(void *memory);

/* ---- programs ------------------------------------------------------------------------------- */

typedef struct spmdrun_compile_options {
  int explain_cache; /* log why the cache had no executable */
  int retry_failed;  /* compile programs even if the cache records that they failed */
  int check;         /* accept check.expect_* custom calls; see spmdrun_execute_checks */
} spmdrun_compile_options;

/*
 * Collective. Only rank 0 opens `path`. Rank 0 finds the executable in the cache or compiles it;
 * the executable is then sent to every rank and loaded there, and the devices are created.
 * `options` may be NULL. A program that failed to compile before fails at once with the message
 * kept in the cache. If LLVM runs out of memory, it cannot recover: rank 0's process ends with a
 * message on standard error and status 1.
 */
SPMDRUN_API spmdrun_status spmdrun_compile_file(spmdrun_context *context, const char *path,
                                                const spmdrun_compile_options *options,
                                                spmdrun_executable **executable);
/*
 * As spmdrun_compile_file, for a text in memory; only rank 0's text is read. Messages use `name` as
 * the file name.
 */
SPMDRUN_API spmdrun_status spmdrun_compile_text(spmdrun_context *context, const char *name,
                                                const char *text, size_t bytes,
                                                const spmdrun_compile_options *options,
                                                spmdrun_executable **executable);
/* Which tier of the cache had the executable. */
typedef enum spmdrun_cache_result {
  SPMDRUN_CACHE_OFF,
  SPMDRUN_CACHE_MISS,
  SPMDRUN_CACHE_MEMORY,
  SPMDRUN_CACHE_DIRECTORY,
  SPMDRUN_CACHE_REMOTE,
} spmdrun_cache_result;

/* A machine to compile for, other than this one. */
typedef struct spmdrun_topology {
  int64_t nodes, devices_per_node;
  const char *cpu; /* the processor level of its nodes, e.g. "x86-64-v3"; NULL: the level that all
                      ranks of this job have */
} spmdrun_topology;

/* The result of spmdrun_compile_for. */
typedef struct spmdrun_compiled {
  spmdrun_cache_result cache;
  int kept;               /* true if the cache now has the executable; if not, there is no cache or
                             a warning says why */
  double compile_seconds; /* 0 if the cache had the executable */
  uint64_t bytes;         /* size of the executable */
  int64_t devices;        /* number of devices that the program spans */
  const char *cpu;        /* processor level of the executable's code */
} spmdrun_compiled;

/*
 * Collective. Makes sure that the cache has the executable of the program at `path` for `topology`,
 * so that a job on that machine need not compile. Rank 0 does the work; nothing is loaded and no
 * devices are created. `options` may be NULL. `*compiled` is set on rank 0 and zeroed elsewhere.
 * SPMDRUN_INVALID: the topology has fewer devices than the program spans.
 */
SPMDRUN_API spmdrun_status spmdrun_compile_for(spmdrun_context *context, const char *path,
                                               const spmdrun_compile_options *options,
                                               const spmdrun_topology *topology,
                                               spmdrun_compiled *compiled);
/*
 * Collective. Says whether the cache has the program at `path`, for this job or for a non-NULL
 * `topology`, and if not, why. Nothing is compiled or changed. *json is a text on rank 0, freed
 * with spmdrun_free, and NULL elsewhere: {"key": DIGEST, "parts": [...], "outcome": "hit",
 * "failure" or "miss", ...}. Each part of the key has "name", "digest" and "value". A hit and a
 * failure have "tier", "place", "bytes" and "compile_seconds"; a failure also has the "message"
 * that a job would get. A miss has an "explanation" that names the nearest entry and how it
 * differs.
 */
SPMDRUN_API spmdrun_status spmdrun_cache_why(spmdrun_context *context, const char *path,
                                             const spmdrun_topology *topology, char **json);
SPMDRUN_API void spmdrun_executable_destroy(spmdrun_executable *executable);

/*
 * Not collective, and needs no job: `context` may belong to any rank. Returns the text of a
 * compilation stage: "graph", "shardings", "partitioned", "plan" or "llvm". Free it with
 * spmdrun_free. `width` is the number of columns for the pictures of "shardings"; 0 means 100.
 */
SPMDRUN_API spmdrun_status spmdrun_show(spmdrun_context *context, const char *path,
                                        const char *stage, size_t width, char **text);

/* One argument or result of a program. Its pointers are valid as long as the executable. */
typedef struct spmdrun_port {
  const char *name;
  const char *dtype; /* as StableHLO prints it: "f32", "complex<f32>" */
  int rank;
  const int64_t *dims;  /* global shape */
  const char *sharding; /* such as "[{"i"}, {}]", "replicated", "on devices 0, 1" */
  int donated; /* true if the program reuses the argument's memory: spmdrun_execute consumes the
                  array */
} spmdrun_port;

SPMDRUN_API int spmdrun_argument_count(const spmdrun_executable *executable);
SPMDRUN_API int spmdrun_result_count(const spmdrun_executable *executable);
/* All fields are zero if there is no argument or result `index`. */
SPMDRUN_API spmdrun_port spmdrun_argument(const spmdrun_executable *executable, int index);
SPMDRUN_API spmdrun_port spmdrun_result(const spmdrun_executable *executable, int index);
/* Number of devices that the program spans; device numbers go rank by rank. */
SPMDRUN_API int64_t spmdrun_device_count(const spmdrun_executable *executable);
/*
 * The box of result `index` that `device` holds; every rank may ask about every device. `start` and
 * `size` receive one entry per dimension; a size is 0 if the device holds no element. Returns the
 * rank that owns the device, or -1 (nothing is written) if there is no such result or the program
 * does not span that device.
 */
SPMDRUN_API int spmdrun_result_shard(const spmdrun_executable *executable, int index,
                                     int64_t device, int64_t *start, int64_t *size);

/* ---- arrays --------------------------------------------------------------------------------- */

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
 * row-major, equal on all ranks; each rank copies its own shards. `bytes` is its size: the product
 * of the port's dims times the element size. Elements have the port's dtype and are not converted.
 * A complex number is its real part followed by its imaginary part. An i1 takes a byte (nonzero is
 * true). Other types below a byte take the low bits of a byte (the upper bits are zero, or copies
 * of the sign bit for i2 and i4).
 */
SPMDRUN_API spmdrun_status spmdrun_array_from_host(spmdrun_executable *executable, int index,
                                                   const void *data, size_t bytes,
                                                   spmdrun_array **array);
SPMDRUN_API void spmdrun_array_destroy(spmdrun_array *array);

/* Collective. Writes DIR.zarr with one chunk per shard. Each rank writes its own chunks; the
 * metadata comes last. `version` is 2 or 3. */
SPMDRUN_API spmdrun_status spmdrun_array_write_zarr(spmdrun_array *array, const char *path,
                                                    int version);
/* Collective. Rank 0 writes the whole array as FILE.npy. */
SPMDRUN_API spmdrun_status spmdrun_array_write_npy(spmdrun_array *array, const char *path);
/* Collective. Copies the whole array, row-major, to `data` on rank 0 (`bytes` long); the other
 * ranks pass NULL. */
SPMDRUN_API spmdrun_status spmdrun_array_to_host(spmdrun_array *array, void *data, size_t bytes);
/*
 * Collective. Compares the array with FILE.npy or DIR.zarr, shard by shard: |got - expected| <=
 * atol + rtol * |expected|. Integers and booleans must be equal; real and imaginary parts are
 * compared separately; NaN equals NaN. Returns SPMDRUN_DIFFERS, with the first difference in the
 * message.
 */
SPMDRUN_API spmdrun_status spmdrun_array_compare(spmdrun_array *array, const char *path,
                                                 double rtol, double atol);

/*
 * Collective. Checks that `path` exists and has the type and shape of result `index`, so that
 * spmdrun_array_compare will be able to read it: useful before a long run. Fails with the message
 * that spmdrun_array_compare would give.
 */
SPMDRUN_API spmdrun_status spmdrun_expectation_check(spmdrun_executable *executable, int index,
                                                     const char *path);

typedef struct spmdrun_summary {
  double min, mean, max; /* over the finite elements; for complex elements, over their magnitudes */
  int64_t nan_count, infinite_count;
} spmdrun_summary;
/* Collective. Summarizes the elements of the whole array. */
SPMDRUN_API spmdrun_status spmdrun_array_summarize(spmdrun_array *array, spmdrun_summary *summary);

/*
 * One of the shards that this rank holds; their indices are 0 .. spmdrun_shard_count - 1. Its
 * elements are the leading size[d] elements of each dimension d of a row-major block of dimensions
 * pitch[d]. The pitch exceeds the size where a dimension does not divide evenly.
 */
typedef struct spmdrun_shard {
  int64_t device;
  const int64_t *start, *size; /* `rank` entries each; a size of 0 means no elements */
  const int64_t *pitch;
  const void *data; /* in the device's memory; read-only */
} spmdrun_shard;
SPMDRUN_API int spmdrun_shard_count(const spmdrun_array *array);
/* If there is no shard `index`, device is -1 and all other fields are zero. */
SPMDRUN_API spmdrun_shard spmdrun_shard_get(const spmdrun_array *array, int index);

/* ---- the cache ------------------------------------------------------------------------------ */

/*
 * Lists, checks or removes the entries of rank 0's cache. Collective: rank 0 does the work. *json
 * is a text on rank 0, freed with spmdrun_free, and NULL elsewhere. A read-only directory (a
 * site's) is never written; only spmdrun_cache_stat reports it. SPMDRUN_INVALID: there is no cache
 * to read, or none that may be written; the message gives the reason.
 *
 * Each text is {"tiers": [{"tier": "directory", "place": PATH, ...}]} with further members for each
 * tier, listed below, and "failed" with the reason if the tier could not be read or not everything
 * could be removed.
 */

/* Bits that select tiers. 0 selects all tiers for listing and checking; for removing it selects
 * only directories that belong to this user alone, not a server or a group's directory. */
typedef enum spmdrun_cache_tiers {
  SPMDRUN_CACHE_TIER_LOCAL = 1,     /* the directory on rank 0's node */
  SPMDRUN_CACHE_TIER_DIRECTORY = 2, /* the user's directory, or a group's */
  SPMDRUN_CACHE_TIER_REMOTE = 4,    /* the server */
  SPMDRUN_CACHE_TIER_ALL = 7
} spmdrun_cache_tiers;

/* "entries": the header of each entry (docs/cache.md lists the fields), most recently used first;
 * and how many entries are "unreadable" because a disk or a server failed just now. */
SPMDRUN_API spmdrun_status spmdrun_cache_list(spmdrun_context *context, unsigned tiers,
                                              char **json);
/* Totals over the entries of each tier, with hits and misses if the tier counts them; if `tiers` is
 * 0, also tiers that are read-only or refused. "settings": the value of each setting and its
 * origin. */
SPMDRUN_API spmdrun_status spmdrun_cache_stat(spmdrun_context *context, unsigned tiers,
                                              char **json);
/*
 * Reads every entry completely, checks its seal and decodes its executable. Counts those that are
 * "good", "damaged", "foreign" (from another version, or not trusted) and "unreadable" (a disk or a
 * server failed just now); "faults" gives reasons. Damaged entries are not a failure of this call.
 */
SPMDRUN_API spmdrun_status spmdrun_cache_verify(spmdrun_context *context, unsigned tiers,
                                                char **json);

/*
 * Selects entries to remove: an entry is removed if at least one field selects it. Zero-initialise;
 * zero selects none.
 */
typedef struct spmdrun_cache_removal {
  unsigned tiers; /* spmdrun_cache_tiers */
  int all;
  int damaged;          /* entries that spmdrun_cache_verify counts as damaged */
  double older_seconds; /* selects entries not used for longer than this; 0: none */
  /* If `limit` is nonzero: the least recently used entries, until the remaining entries take no
   * more than max_bytes. */
  int limit;
  uint64_t max_bytes;
} spmdrun_cache_removal;
/*
 * Removes entries, and never other files. An entry used within the last minute is not removed for
 * its age or for the limit, since some job may be reading it. Counts the entries "removed", the
 * entries "left", how many of these are "in_use", and the entries found "unreadable" when they were
 * checked for damage. "left_alone", beside "tiers", has "tier" and "place" of each shared tier that
 * was skipped because it was not selected.
 */
SPMDRUN_API spmdrun_status spmdrun_cache_remove(spmdrun_context *context,
                                                const spmdrun_cache_removal *removal, char **json);

/* ---- execution ------------------------------------------------------------------------------ */

/*
 * Collective. Runs the program. `arguments` has one array per argument; `results` has one pointer
 * per result, set to a new array, or to NULL after a failure. Donated arguments are consumed, even
 * by a run that fails: afterwards they can only be destroyed.
 *
 * SPMDRUN_INVALID (from spmdrun_failure): the arguments were refused and nothing ran. After any
 * other failure devices may have stopped inside the program, so they can run nothing more. Arrays
 * on them can still be read, written to files and destroyed. Every program loaded on them refuses
 * to run and to take new arguments, with SPMDRUN_INVALID. Compile it again, which creates new
 * devices, and make its arguments again.
 */
SPMDRUN_API spmdrun_status spmdrun_execute(spmdrun_executable *executable,
                                           spmdrun_array *const *arguments,
                                           spmdrun_array **results);

typedef struct spmdrun_stats {
  spmdrun_cache_result cache;
  int compiles; /* compilations by this context, in the whole job */
  /* Where rank 0 found the executable: a path, a URL or a few words; "" after a miss, and on other
   * ranks. Valid as long as the context. */
  const char *cache_place;
  double compile_seconds; /* time to read, partition and compile on rank 0; 0 after a hit */
  double saved_seconds;   /* after a hit: how long the compilation had taken; otherwise 0 */
  double lookup_seconds;  /* on rank 0: time to search the cache, and to wait for another job that
                           * compiled the program */
  double load_seconds;    /* time until the devices are ready. It starts with the look-up on rank 0
                           * after a hit, otherwise when the executable has been sent */
  double run_seconds;     /* time of the last execution on the slowest rank */
  /* Peak of the memory that arrays and programs took on one device, since the devices were created.
   * Programs of one context may share devices, and then all count. The value is the maximum over
   * the devices. */
  uint64_t peak_device_bytes;
  /*
   * Number of collectives that the last execution ran on a device, and the bytes that the device
   * must send for them by the algorithms that send least. For operands of S bytes on n devices:
   * all-reduce 2 (n-1)/n S, all-gather (n-1) S, reduce-scatter and all-to-all (n-1)/n S, permute
   * and broadcast S, a redistribute its boxes for other devices. Comparing a condition among
   * devices counts as an all-gather. The numbers follow from the program and its data, not from the
   * placement of devices. Each is the maximum over the devices; 0 before the first execution.
   */
  uint64_t collectives, collective_bytes;
  int ranks;
  int devices; /* all devices of the job, including those that the program does not use */
} spmdrun_stats;
/* Collective. Gets the statistics of the executable so far. */
SPMDRUN_API spmdrun_status spmdrun_stats_get(spmdrun_executable *executable, spmdrun_stats *stats);

/* Collective. For programs compiled with `check`: runs the program's check.expect_* comparisons and
 * counts those that passed and failed. The message describes the first failure. */
SPMDRUN_API spmdrun_status spmdrun_execute_checks(spmdrun_executable *executable, int64_t *passed,
                                                  int64_t *failed);

#ifdef __cplusplus
}
#endif

#endif
