#!/bin/bash
#SBATCH --job-name=many-nodes
#SBATCH --nodes=2
#SBATCH --ntasks-per-node=2
#SBATCH --cpus-per-task=4
#SBATCH --hint=nomultithread
#SBATCH --time=00:10:00
#SBATCH --output=%x-%j.log
set -eu
export SRUN_CPUS_PER_TASK=$SLURM_CPUS_PER_TASK

# Two caches. The disk of each node is asked first, so that a start does not wait for the shared file system, and the next job
# finds the program there even if that is down. A node that lacks it gets it from rank 0 by MPI, not from the shared disk.
# The variables are those of each node: $TMPDIR is its own disk here. Where Slurm empties $TMPDIR after each job, name another
# folder of the node, such as /tmp/$USER.
cat > cache.config <<'END'
cache-local = $TMPDIR/spmdrun-cache
cache-dir = $SHARED_CACHE
END
export SPMDRUN_CONFIG=$PWD/cache.config
export SHARED_CACHE=${SHARED_CACHE:-$HOME/.cache/spmdrun}

# Every rank writes its own shards, so out must lie where all nodes see it.
srun --mpi=pmix spmdrun step/program.mlir step/in* -o out --deadline 300 --stats stats.json
