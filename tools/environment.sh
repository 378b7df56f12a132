# Sourced by ./demo, ./test and .ci/run: what the scripts of this project set for the programs they start.

# Open MPI refuses to start as root, and to start more ranks than there are cores, unless told to.
export OMPI_ALLOW_RUN_AS_ROOT=1
export OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
export OMPI_MCA_rmaps_base_oversubscribe=1
export PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe # Open MPI 5

# How many compilers run at once: one per core this process may use.
jobs=$(nproc)
