# spmdrun_build_id.h: a digest of everything that decides what code the compiler makes. It enters the key of the cache,
# and the module of the compiler says by it which one it is.
set(build_id_root ${CMAKE_BINARY_DIR}/build-id)
set(build_id ${build_id_root}/spmdrun_build_id.h)
set(build_id_folders base transfer sharding graph uniformity partitioner executable compiler)
list(TRANSFORM build_id_folders PREPEND ${CMAKE_SOURCE_DIR}/ OUTPUT_VARIABLE build_id_patterns)
list(TRANSFORM build_id_patterns APPEND /*)
file(GLOB_RECURSE build_id_sources CONFIGURE_DEPENDS ${build_id_patterns})
add_custom_command(OUTPUT ${build_id}
  COMMAND ${CMAKE_COMMAND} -DROOT=${CMAKE_SOURCE_DIR} "-DFOLDERS=${build_id_folders}"
    -DOUTPUT=${build_id} -P ${CMAKE_SOURCE_DIR}/cmake/BuildId.cmake
  DEPENDS ${build_id_sources} ${CMAKE_SOURCE_DIR}/cmake/BuildId.cmake
  VERBATIM)
add_custom_target(spmdrun_build_id DEPENDS ${build_id})

# TARGET may include the header.
function(spmdrun_sees_build_id target)
  target_include_directories(${target} PRIVATE ${CMAKE_BINARY_DIR}/build-id)
  add_dependencies(${target} spmdrun_build_id)
endfunction()
