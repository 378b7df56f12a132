/* An MPI program that only joins the job and leaves it, to time the start of a job. */
#include <mpi.h>

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Finalize();
  return 0;
}
