# cmake --install: the command, the library, its header, what pkg-config and find_package read, the modules
# that are opened on demand, and the examples. Nothing knows the prefix: the tree can be moved, and DESTDIR works.
include(CMakePackageConfigHelpers)

install(TARGETS spmdrun spmdrun_command
  EXPORT SpmdrunTargets
  RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(TARGETS spmdrun_pjrt_module LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(TARGETS spmdrun_compiler_module spmdrun_remote_module LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/spmdrun)
install(FILES include/spmdrun.h include/spmdrun_mpi.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

# From lib/pkgconfig up to the prefix, however deep the library folder is.
file(RELATIVE_PATH SPMDRUN_PC_PREFIX
  /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
configure_file(cmake/spmdrun.pc.in spmdrun.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/spmdrun.pc
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/Spmdrun)
configure_package_config_file(cmake/SpmdrunConfig.cmake.in SpmdrunConfig.cmake
  INSTALL_DESTINATION ${package_folder}
  PATH_VARS CMAKE_INSTALL_BINDIR)
write_basic_package_version_file(SpmdrunConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/SpmdrunConfig.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/SpmdrunConfigVersion.cmake
  DESTINATION ${package_folder})
install(EXPORT SpmdrunTargets NAMESPACE Spmdrun:: DESTINATION ${package_folder})

install(FILES README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY examples/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples
  PATTERN CMakeLists.txt EXCLUDE)

# The manual page and the completion of shells, which the command makes from its table of options.
set(generated ${CMAKE_CURRENT_BINARY_DIR}/generated)
set(generated_files "")
# spmdrun_generated(WHAT FILE FOLDER): the text WHAT of `spmdrun --generate` as FILE in FOLDER of the prefix.
function(spmdrun_generated what file folder)
  add_custom_command(OUTPUT ${generated}/${file}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${generated}
    COMMAND spmdrun_command --generate ${what} > ${generated}/${file}
    DEPENDS spmdrun_command VERBATIM)
  install(FILES ${generated}/${file} DESTINATION ${folder})
  set(generated_files ${generated_files} ${generated}/${file} PARENT_SCOPE)
endfunction()
spmdrun_generated(man spmdrun.1 ${CMAKE_INSTALL_MANDIR}/man1)
spmdrun_generated(bash spmdrun ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
spmdrun_generated(zsh _spmdrun ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
spmdrun_generated(fish spmdrun.fish ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
add_custom_target(spmdrun_texts ALL DEPENDS ${generated_files})

# All that is installed, without the tests.
add_custom_target(spmdrun_installed)
add_dependencies(spmdrun_installed spmdrun_command spmdrun_pjrt_module spmdrun_texts)
