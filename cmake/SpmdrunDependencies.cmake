# Libraries that the project stands on. Packages: tools/packages.
find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
pkg_check_modules(ZSTD REQUIRED IMPORTED_TARGET libzstd)
pkg_check_modules(HWLOC REQUIRED IMPORTED_TARGET hwloc)
pkg_check_modules(CRYPTO REQUIRED IMPORTED_TARGET libcrypto)
pkg_check_modules(CJSON REQUIRED IMPORTED_TARGET libcjson)
find_package(MPI REQUIRED COMPONENTS C)

# LLVM through its C API, one major version.
find_program(LLVM_CONFIG NAMES llvm-config-19 REQUIRED)
execute_process(COMMAND ${LLVM_CONFIG} --includedir OUTPUT_VARIABLE llvm_include OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${LLVM_CONFIG} --libdir OUTPUT_VARIABLE llvm_libdir OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
find_library(LLVM_LIBRARY NAMES LLVM-19 LLVM HINTS ${llvm_libdir} NO_DEFAULT_PATH REQUIRED)
# By what name the loader looks for it and which build it is: enters the key of the cache (api/llvm.c).
execute_process(COMMAND ${CMAKE_READELF} -dn ${LLVM_LIBRARY} OUTPUT_VARIABLE llvm_notes COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCH "soname: \\[([^]]+)\\]" matched "${llvm_notes}")
set(SPMDRUN_LLVM_FILE ${CMAKE_MATCH_1})
string(REGEX MATCH "Build ID: ([0-9a-f]+)" matched "${llvm_notes}")
set(SPMDRUN_LLVM_BUILD_ID ${CMAKE_MATCH_1})
if(NOT SPMDRUN_LLVM_FILE OR NOT matched)
  message(FATAL_ERROR "${LLVM_LIBRARY} has no soname or no build id: the cache could not tell it from another")
endif()
set(SPMDRUN_LLVM_FOLDERS "${llvm_libdir}:/usr/lib/${CMAKE_LIBRARY_ARCHITECTURE}:/usr/lib64:/usr/lib")
add_library(spmdrun_llvm INTERFACE)
target_include_directories(spmdrun_llvm SYSTEM INTERFACE ${llvm_include})
target_link_libraries(spmdrun_llvm INTERFACE ${LLVM_LIBRARY})
# Turns the C of compiler/library into bitcode of that LLVM.
find_program(SPMDRUN_CLANG NAMES clang-19 REQUIRED)
