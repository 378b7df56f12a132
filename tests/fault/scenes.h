/* The acts of the fault tests on a cache: a store, a load and so on, each in a process that does
 * nothing else; and the checks of the directory afterwards. */
#ifndef SR_TESTS_FAULT_SCENES_H
#define SR_TESTS_FAULT_SCENES_H

#include <stdbool.h>
#include <stddef.h>

/* The result of an act; the exit status of its process. */
enum {
  ACT_FALSE = 0,    /* a miss, or nothing was stored */
  ACT_TRUE = 1,     /* a hit, a store, or done */
  ACT_WRONG = 2,    /* a hit with bytes that were never stored */
  ACT_NO_CACHE = 3, /* no memory for the cache */
  ACT_FAILED = 4,   /* a call failed that may not fail a job */
  ACT_MASK = 7,
  ACT_SAID = 8, /* flag: at least one warning was logged */
};

/* The file at the name of the lease before the act. */
typedef enum scene_lease {
  SCENE_LEASE_NONE,
  SCENE_LEASE_ABANDONED, /* a lease of a killed process */
  SCENE_LEASE_LINK,      /* a symbolic link of the same age */
} scene_lease;

typedef struct scene {
  const char *name;
  int (*act)(const struct scene *of);
  bool sealed;         /* sealed with a secret */
  bool is_first;       /* the directory does not exist yet */
  bool has_site;       /* the entries are in a site's directory; the user's is empty */
  bool is_full;        /* no room for one more entry: the two oldest must go */
  bool has_subject;    /* the entry under test exists before */
  bool may_leave_none; /* the entry may be missing afterwards */
  bool may_leave_new;  /* the entry may be new afterwards, and is if the act gave true */
  scene_lease lease;
} scene;

extern const scene scenes[];
extern const size_t scene_count;

/* Makes the files that all runs share, in a new scratch directory. */
void scenes_init(void);
void scenes_deinit(void);
/* Remembers the entries of `of`; must precede scene_arrange. */
void scene_begin(const scene *of);

/* Restores the directories of the scene to their state before the act. */
void scene_arrange(const scene *of);
/* "<scratch>/cache", the directory that the acts write to. */
const char *scene_directory(void);

/* Errors found in the directories afterwards: bits. */
enum {
  SCENE_WRONG = 1,   /* an entry is neither the old one nor an allowed one */
  SCENE_LOST = 2,    /* an unrelated entry is lost or damaged */
  SCENE_BLOCKED = 4, /* the next job waits longer than a lease may stay without a beat */
  SCENE_LEFT = 8,    /* leftovers are not removed when they are old enough */
};
/* Checks the directories in a process of its own. `act`: result of the act, ACT_FALSE if it was
 * killed. */
int scene_inspect(const scene *of, int act);

#endif
