# One static library per folder, with exactly the include paths of the folders it may use.
#
# Sources include headers as "folder/header.h", or "folder/room/header.h" where a folder has rooms of
# its own. Each folder and each room gets an include root in the build tree (a link named after it),
# so one that is not listed in DEPENDS cannot be included: the compiler does not find it.

set(CMAKE_C_STANDARD 17)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS ON)
set(CMAKE_C_VISIBILITY_PRESET hidden)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

# What sentences and the log say of sources begins at the folder, wherever the tree was built.
add_compile_options(-fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=)

add_library(spmdrun_warnings INTERFACE)
target_compile_options(spmdrun_warnings INTERFACE
  -Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Werror
  # A guess of the optimizer, which each version of gcc makes anew: that of 14 must not end a build that 12 takes.
  $<$<C_COMPILER_ID:GNU>:-Wno-error=maybe-uninitialized>)
target_compile_definitions(spmdrun_warnings INTERFACE _GNU_SOURCE)

set(SPMDRUN_SANITIZE "" CACHE STRING "Sanitizers to build with, e.g. address,undefined")
if(SPMDRUN_SANITIZE)
  # What UBSan finds ends the program: printed alone, it would be lost in the output of a test that passes.
  add_compile_options(-fsanitize=${SPMDRUN_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${SPMDRUN_SANITIZE})
  add_compile_definitions(SPMDRUN_SANITIZED)
  if(CMAKE_C_COMPILER_ID STREQUAL Clang)
    # It looks for the type of a function before its first instruction, where code that was made here has none.
    add_compile_options(-fno-sanitize=function)
  endif()
endif()

# C++ by the sister of the C compiler, which alone knows the same options and sanitizers: gcc-12 and g++-12, clang-19
# and clang++-19.
macro(spmdrun_enable_cxx)
  if(NOT CMAKE_CXX_COMPILER AND NOT DEFINED ENV{CXX})
    get_filename_component(compiler_folder ${CMAKE_C_COMPILER} DIRECTORY)
    get_filename_component(compiler_name ${CMAKE_C_COMPILER} NAME)
    string(REGEX REPLACE "(^|-)gcc" "\\1g++" compiler_name ${compiler_name})
    string(REGEX REPLACE "^cc" "c++" compiler_name ${compiler_name})
    string(REPLACE "clang" "clang++" compiler_name ${compiler_name})
    if(EXISTS ${compiler_folder}/${compiler_name})
      set(CMAKE_CXX_COMPILER ${compiler_folder}/${compiler_name} CACHE FILEPATH "C++ compiler")
    endif()
  endif()
  set(CMAKE_CXX_STANDARD 17)
  set(CMAKE_CXX_STANDARD_REQUIRED ON)
  set(CMAKE_CXX_VISIBILITY_PRESET hidden)
  set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
  enable_language(CXX)
endmacro()

option(SPMDRUN_FUZZ "Build tests/fuzz as libFuzzer programs; needs clang" OFF)
if(SPMDRUN_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# The include root that holds nothing but `folder`: of one with rooms, its own headers.
function(spmdrun_include_root folder out)
  string(REPLACE "/" "_" target ${folder})
  set(root ${CMAKE_BINARY_DIR}/include-roots/${target})
  file(GLOB rooms CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*/CMakeLists.txt)
  if(rooms)
    file(GLOB headers CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*.h)
    if(IS_SYMLINK ${root}/${folder}) # it had no rooms when it was built before
      file(REMOVE ${root}/${folder})
    endif()
    file(MAKE_DIRECTORY ${root}/${folder})
    foreach(header IN LISTS headers)
      get_filename_component(name ${header} NAME)
      file(CREATE_LINK ${header} ${root}/${folder}/${name} SYMBOLIC)
    endforeach()
  else()
    get_filename_component(parent ${root}/${folder} DIRECTORY)
    file(MAKE_DIRECTORY ${parent})
    file(CREATE_LINK ${CMAKE_SOURCE_DIR}/${folder} ${root}/${folder} SYMBOLIC)
  endif()
  set(${out} ${root} PARENT_SCOPE)
endfunction()

# spmdrun_folder(NAME [DEPENDS folder...] [LIBRARIES target...])
#
# Builds all .c files below the current folder into the static library spmdrun_NAME, but those of rooms, which call this
# themselves by the name "folder/room".
function(spmdrun_folder name)
  cmake_parse_arguments(arg "" "" "DEPENDS;LIBRARIES" ${ARGN})
  string(REPLACE "/" "_" target ${name})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.c)
  file(GLOB rooms CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*/CMakeLists.txt)
  list(TRANSFORM rooms REPLACE "/CMakeLists.txt$" "/")
  foreach(room IN LISTS rooms)
    list(FILTER sources EXCLUDE REGEX "^${room}")
  endforeach()
  list(FILTER sources EXCLUDE REGEX "/library/|/module/") # what has lines of its own in CMakeLists.txt
  add_library(spmdrun_${target} STATIC ${sources})
  spmdrun_include_root(${name} root)
  target_include_directories(spmdrun_${target} PUBLIC ${root})
  foreach(dependency IN LISTS arg_DEPENDS)
    string(REPLACE "/" "_" dependency ${dependency})
    target_link_libraries(spmdrun_${target} PUBLIC spmdrun_${dependency})
  endforeach()
  target_link_libraries(spmdrun_${target} PUBLIC ${arg_LIBRARIES} PRIVATE spmdrun_warnings)
  # With sanitizers, folders whose own code runs for moments alone are compiled in a third of the time.
  if(SPMDRUN_SANITIZE AND NOT SPMDRUN_FUZZ AND name MATCHES "^(api|cache|compiler|graph|partitioner|pjrt|remote|saves|uniformity)(/|$)")
    target_compile_options(spmdrun_${target} PRIVATE -O0)
  endif()
endfunction()

# spmdrun_module(NAME): of the static library spmdrun_NAME and module/NAME_module.c, lib/libspmdrun_NAME.so, which is opened
# when it is needed (base/plugin.h) and shows what module/exports.map says.
function(spmdrun_module name)
  add_library(spmdrun_${name}_module MODULE module/${name}_module.c)
  target_link_libraries(spmdrun_${name}_module PRIVATE spmdrun_${name} spmdrun_warnings)
  set(exports ${CMAKE_CURRENT_SOURCE_DIR}/module/exports.map)
  target_link_options(spmdrun_${name}_module PRIVATE LINKER:--version-script=${exports} LINKER:--gc-sections)
  set_target_properties(spmdrun_${name}_module PROPERTIES
    OUTPUT_NAME spmdrun_${name}
    LINK_DEPENDS ${exports}
    LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
endfunction()
