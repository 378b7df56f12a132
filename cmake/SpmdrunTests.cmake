# spmdrun_test(NAME name SOURCES file.c... LIBRARIES folder...
#              [NP 1 2 4] [ARGS word...] [LABELS label...] [TIMEOUT seconds] [ENVIRONMENT VAR=value...] [UNSANITIZED] [HEAVY])
#
# spmdrun_test(NAME name PROGRAM test [NP ...] [ARGS ...] ...)     the program of an earlier test again
#
# One test program. LIBRARIES names folders of the project (graph, mpi, ...) or any CMake target. Without
# NP one CTest entry `name`, labelled unit unless LABELS are given, run plainly; with NP one entry per count, `name.np4`, under the MPI launcher.
# A test that returns 77 is skipped; one that hangs fails after TIMEOUT (180 s). UNSANITIZED leaves a long test out of builds
# with sanitizers, where it would run the same code of ours once more. HEAVY has the sources optimized, for a program that
# itself computes for seconds; most run for moments, and optimized they would compile for three times as long.
# Test data is found below the compile definition SPMDRUN_TESTS_DIR.

# LeakSanitizer of gcc 12 falls over its own notes of the thread-local memory of modules opened later (LLVM's).
set(SPMDRUN_ASAN_OPTIONS intercept_tls_get_addr=0)
# Whole stacks, or leaks of Open MPI's plug-ins, which are unloaded by then, cannot be told from ours. Slow.
set(SPMDRUN_ASAN_OPTIONS_MPI ${SPMDRUN_ASAN_OPTIONS}:fast_unwind_on_malloc=0)

# Root may run, ranks may outnumber cores, and the start-up of Open MPI does not probe for networks
# that one host does not need (30 ms instead of 250), nor hwloc for PCI devices: each read of their
# registers leaves a virtual machine (30 ms of the 60 that mpiexec computes). PMIx tells the ranks
# about the job in messages, not in files of shared memory, which it would fill first (20 ms).
set(SPMDRUN_TEST_ENVIRONMENT
  OMPI_ALLOW_RUN_AS_ROOT=1
  OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
  OMPI_MCA_rmaps_base_oversubscribe=1
  PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe
  OMPI_MCA_pml=ob1
  OMPI_MCA_btl=self,vader,tcp
  OMPI_MCA_mtl=^ofi,psm,psm2
  HWLOC_COMPONENTS=-linux:0x18,-pci
  PMIX_MCA_gds=hash
  ASAN_OPTIONS=${SPMDRUN_ASAN_OPTIONS}
  LSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/tests/support/lsan.supp:print_suppressions=0
  "TSAN_OPTIONS=halt_on_error=1 suppressions=${CMAKE_SOURCE_DIR}/tests/support/tsan.supp")

function(spmdrun_test_properties entry)
  set(slowness 1)
  if(SPMDRUN_SANITIZE)
    set(slowness 4)
  endif()
  math(EXPR arg_TIMEOUT "${slowness} * ${arg_TIMEOUT}")
  set_tests_properties(${entry} PROPERTIES
    TIMEOUT ${arg_TIMEOUT}
    SKIP_RETURN_CODE 77
    LABELS "${arg_LABELS}"
    ENVIRONMENT "${SPMDRUN_TEST_ENVIRONMENT};TEST_SLOWNESS=${slowness};${arg_ENVIRONMENT}")
endfunction()

# The program of a test, from the arguments of spmdrun_test.
function(spmdrun_test_program program)
  add_executable(${program} ${arg_SOURCES})
  target_include_directories(${program} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  target_compile_definitions(${program} PRIVATE SPMDRUN_TESTS_DIR="${CMAKE_SOURCE_DIR}/tests")
  target_link_libraries(${program} PRIVATE spmdrun_warnings)
  if(NOT arg_HEAVY)
    target_compile_options(${program} PRIVATE -O0)
  endif()
  foreach(library IN LISTS arg_LIBRARIES)
    if(TARGET spmdrun_${library})
      target_link_libraries(${program} PRIVATE spmdrun_${library})
    else()
      target_link_libraries(${program} PRIVATE ${library})
    endif()
  endforeach()
endfunction()

function(spmdrun_test)
  cmake_parse_arguments(arg "UNSANITIZED;HEAVY" "NAME;TIMEOUT;PROGRAM" "SOURCES;LIBRARIES;NP;ARGS;LABELS;ENVIRONMENT" ${ARGN})
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "spmdrun_test ${arg_NAME}: unknown words ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT 180)
  endif()

  if(arg_PROGRAM)
    set(program ${arg_PROGRAM}_test)
  else()
    set(program ${arg_NAME}_test)
    spmdrun_test_program(${program})
  endif()

  if(arg_UNSANITIZED AND SPMDRUN_SANITIZE)
    return()
  endif()
  if(NOT arg_NP)
    if(NOT arg_LABELS)
      set(arg_LABELS unit)
    endif()
    add_test(NAME ${arg_NAME} COMMAND ${program} ${arg_ARGS})
    spmdrun_test_properties(${arg_NAME})
    return()
  endif()
  list(APPEND arg_LABELS mpi)
  list(APPEND arg_ENVIRONMENT ASAN_OPTIONS=${SPMDRUN_ASAN_OPTIONS_MPI})
  foreach(np IN LISTS arg_NP)
    set(entry ${arg_NAME}.np${np})
    add_test(NAME ${entry} COMMAND ${MPIEXEC_EXECUTABLE} ${MPIEXEC_NUMPROC_FLAG} ${np}
      ${MPIEXEC_PREFLAGS} $<TARGET_FILE:${program}> ${MPIEXEC_POSTFLAGS} ${arg_ARGS})
    spmdrun_test_properties(${entry})
    set_tests_properties(${entry} PROPERTIES PROCESSORS 2) # whatever the ranks: most of the time they wait for each other
  endforeach()
endfunction()
