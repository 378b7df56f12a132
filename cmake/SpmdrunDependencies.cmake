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
execute_process(COMMAND ${LLVM_CONFIG} --version OUTPUT_VARIABLE SPMDRUN_LLVM_VERSION OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
find_library(LLVM_LIBRARY NAMES LLVM-19 LLVM HINTS ${llvm_libdir} NO_DEFAULT_PATH REQUIRED)
add_library(spmdrun_llvm INTERFACE)
target_include_directories(spmdrun_llvm SYSTEM INTERFACE ${llvm_include})
target_link_libraries(spmdrun_llvm INTERFACE ${LLVM_LIBRARY})
# Turns the C of compiler/library into bitcode of that LLVM.
find_program(SPMDRUN_CLANG NAMES clang-19 REQUIRED)
