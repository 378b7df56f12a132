# Libraries that the project stands on. Packages: tools/packages.
find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
pkg_check_modules(ZSTD REQUIRED IMPORTED_TARGET libzstd)
pkg_check_modules(CRYPTO REQUIRED IMPORTED_TARGET libcrypto)
# 7.87: the first that signs the digest of a body that it is told.
pkg_check_modules(CURL REQUIRED IMPORTED_TARGET libcurl>=7.87)
pkg_check_modules(CJSON REQUIRED IMPORTED_TARGET libcjson)
find_package(MPI REQUIRED COMPONENTS C)

# LLVM through its C API, one major version. Two forms of the same build: the module gets the archives, of which it takes
# what makes code for x86-64 and GPUs, so that a compiling process starts 20 ms sooner and needs 28 MB less; the tests that look
# inside the compiler are linked in a moment with the shared library.
find_program(LLVM_CONFIG NAMES llvm-config-19 REQUIRED)
function(spmdrun_ask_llvm out)
  execute_process(COMMAND ${LLVM_CONFIG} ${ARGN} OUTPUT_VARIABLE answer OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  set(${out} ${answer} PARENT_SCOPE)
endfunction()
spmdrun_ask_llvm(llvm_version --version)
spmdrun_ask_llvm(llvm_include --includedir)
spmdrun_ask_llvm(llvm_libdir --libdir)
spmdrun_ask_llvm(llvm_archives --link-static --libfiles bitreader bitwriter linker passes
  x86codegen x86desc x86info nvptxcodegen nvptxdesc nvptxinfo)
separate_arguments(llvm_archives)
find_library(LLVM_LIBRARY NAMES LLVM-19 LLVM HINTS ${llvm_libdir} NO_DEFAULT_PATH REQUIRED)
find_package(ZLIB REQUIRED)
add_library(spmdrun_llvm INTERFACE)
target_include_directories(spmdrun_llvm SYSTEM INTERFACE ${llvm_include})
target_link_libraries(spmdrun_llvm INTERFACE
  $<IF:$<BOOL:$<TARGET_PROPERTY:SPMDRUN_LLVM_ARCHIVES>>,${llvm_archives};PkgConfig::ZSTD;ZLIB::ZLIB,${LLVM_LIBRARY}>
  stdc++) # compiler/machine/no_memory.c
# Turns the C of compiler/library into bitcode of that LLVM.
find_program(SPMDRUN_CLANG NAMES clang-19 REQUIRED)
# Which build of LLVM makes the code, and which clang made the code that it links in: enters the key of the cache.
execute_process(COMMAND ${SPMDRUN_CLANG} --version OUTPUT_VARIABLE digests COMMAND_ERROR_IS_FATAL ANY)
foreach(archive IN LISTS llvm_archives)
  file(SHA256 ${archive} digest)
  string(APPEND digests ${digest})
endforeach()
string(SHA256 digest "${digests}")
string(SUBSTRING ${digest} 0 32 digest)
set(SPMDRUN_LLVM_IDENTITY "${llvm_version} ${digest}")
set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${llvm_archives} ${SPMDRUN_CLANG})
