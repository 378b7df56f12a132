#!/bin/bash
#SBATCH --job-name=seeds
#SBATCH --array=0-3               # a seed each; 0-999%20 runs twenty at once
#SBATCH --nodes=1
#SBATCH --ntasks-per-node=2
#SBATCH --cpus-per-task=2
#SBATCH --hint=nomultithread
#SBATCH --time=00:10:00
#SBATCH --output=%x-%A-%a.log
set -eu
export SRUN_CPUS_PER_TASK=$SLURM_CPUS_PER_TASK
seed=$SLURM_ARRAY_TASK_ID

# All jobs share a cache. Of those that start together one compiles, and the others wait for what it finds. This holds only
# because the seed is an argument: a seed inside the function would make a program of each.
export SPMDRUN_CACHE_DIR=${SHARED_CACHE:-$HOME/.cache/spmdrun}

mkdir -p out
srun --mpi=pmix spmdrun step/program.mlir "normal:$seed" -o "out/$seed" --stats "stats-$seed.json" --deadline 300
