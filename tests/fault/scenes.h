/*
 * What the campaigns of faults do to a cache: a store, a load and the like, each of which makes the
 * calls of a process that does nothing else, and what must be true of the directory afterwards,
 * whatever happened meanwhile.
 */
#ifndef SR_TESTS_FAULT_SCENES_H
#define SR_TESTS_FAULT_SCENES_H

#include <stdbool.h>
#include <stddef.h>

/* What the act of a scene came to; the exit status of its process. */
enum {
  ACT_FALSE = 0,    /* a miss; nothing was stored */
  ACT_TRUE = 1,     /* a hit; stored; done */
  ACT_WRONG = 2,    /* a hit with bytes that nobody stored */
  ACT_NO_CACHE = 3, /* there was no memory for it */
  ACT_FAILED = 4,   /* something that cannot fail a job did */
  ACT_MASK = 7,
  ACT_SAID = 8, /* and one warning or more was logged */
};

/* What is there before the act under the name of a lease. */
typedef enum scene_lease {
  SCENE_LEASE_NONE,
  SCENE_LEASE_ABANDONED, /* of a process that was killed */
  SCENE_LEASE_LINK,      /* a symbolic link, as old */
} scene_lease;

typedef struct scene {
  const char *name;
  int (*act)(const struct scene *of);
  bool sealed;         /* by a secret */
  bool is_first;       /* there is no directory yet */
  bool has_site;       /* the entries are in a site's directory, the user's own is empty */
  bool is_full;        /* there is no room for one more: the oldest two entries have to go */
  bool has_subject;    /* the entry that the scene is about is there before */
  bool may_leave_none; /* it may be missing afterwards */
  bool may_leave_new;  /* it may be new afterwards, and is when the act gave true */
  scene_lease lease;
} scene;

extern const scene scenes[];
extern const size_t scene_count;

/* Makes what all runs share, in a scratch directory of its own. */
void scenes_init(void);
void scenes_deinit(void);
/* Keeps what the entries of `of` look like; before arrange. */
void scene_begin(const scene *of);

/* Puts the directories of the scene in place, as they are before the act. */
void scene_arrange(const scene *of);
/* "<scratch>/cache", the directory that is written to. */
const char *scene_directory(void);

/* What is wrong with the directories afterwards: bits. */
enum {
  SCENE_WRONG = 1,   /* an entry is neither what it was nor what it may be */
  SCENE_LOST = 2,    /* an entry that has nothing to do with it is gone or damaged */
  SCENE_BLOCKED = 4, /* the next job waits for longer than a lease may be without a beat */
  SCENE_LEFT = 8,    /* leftovers are not swept up when their time has come */
};
/* Looks at them in a process of its own. `act`: what the act gave, ACT_FALSE when it was killed. */
int scene_inspect(const scene *of, int act);

#endif
