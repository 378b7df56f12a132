#!/bin/bash
# Without a batch system:  ./hostfile.sh HOSTFILE
#
# HOSTFILE has a line for each machine, "NAME slots=CORES" in Open MPI's form. The machines need ssh without a password, the same
# paths, and the same versions of spmdrun and of MPI.
set -eu
ranks=${RANKS:-2}                 # of each machine
cores=${CORES:-4}                 # of each rank

# Without PE Open MPI binds a rank to one core (up to two ranks) or to a socket, whatever its devices need.
# -x: ssh does not carry the environment to other machines; Open MPI does, for what is named here.
launch=(mpirun --hostfile "$1" --map-by "ppr:$ranks:node:PE=$cores" --bind-to core -x PATH ${SPMDRUN_CACHE_DIR:+-x SPMDRUN_CACHE_DIR})

"${launch[@]}" spmdrun devices    # which ranks got which cores
"${launch[@]}" spmdrun step/program.mlir step/in* -o out --deadline 300
