#!/bin/bash
#SBATCH --job-name=requeue
#SBATCH --nodes=2
#SBATCH --ntasks-per-node=2
#SBATCH --cpus-per-task=4
#SBATCH --hint=nomultithread
#SBATCH --time=04:00:00           # short jobs start sooner, and this one goes on by itself
#SBATCH --signal=USR1@120         # two or three minutes before the limit, to all ranks; longer than a save takes
#SBATCH --requeue
#SBATCH --open-mode=append        # the log of a later start does not replace that of the one before
#SBATCH --output=%x-%j.log
set -eu
export SRUN_CPUS_PER_TASK=$SLURM_CPUS_PER_TASK

# At the signal all ranks end the same step, save the state and return 75. The next start finds the newest save, whatever ranks
# wrote it. After a node failure Slurm starts the job again, too: then at most --save-every steps are computed anew.
status=0
srun --mpi=pmix spmdrun loop step/program.mlir step/in0.npy --input step --steps "${STEPS:-100000}" \
  --state state --save-every 1000 -o out --deadline 300 || status=$?

# Only 75 means "go on": a failure would come again, for ever.
if [ "$status" = 75 ]; then
  scontrol requeue "$SLURM_JOB_ID"
fi
exit "$status"
