#!/bin/bash
#SBATCH --job-name=single-node
#SBATCH --nodes=1
#SBATCH --ntasks-per-node=2       # ranks: one for each NUMA domain, so that its memory is near its cores
#SBATCH --cpus-per-task=4         # cores of a rank, which its devices share
#SBATCH --hint=nomultithread      # cores are counted, not their hardware threads
#SBATCH --time=00:10:00
#SBATCH --output=%x-%j.log
set -eu

# Since Slurm 22.05 srun does not take this number from sbatch. Without it a rank may get a single core.
export SRUN_CPUS_PER_TASK=$SLURM_CPUS_PER_TASK

# The log begins with what the job got: ranks, nodes, cores. pmix is for Open MPI; MPICH takes --mpi=pmi2.
srun --mpi=pmix spmdrun devices

# A rank that others wait for longer than the deadline ends the job, which would else hold its nodes until the time limit.
srun --mpi=pmix spmdrun step/program.mlir step/in* -o out --deadline 300
