# cmake -DROOT=... -DFOLDERS=a;b -DOUTPUT=... -P BuildId.cmake
#
# Writes a header with a digest of the files below the folders: equal sources give an equal digest on any
# machine and at any time, a changed source another one.
set(listing "")
foreach(folder IN LISTS FOLDERS)
  file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/${folder}/*)
  list(SORT files)
  foreach(file IN LISTS files)
    file(SHA256 ${ROOT}/${file} digest)
    string(APPEND listing "${file} ${digest}\n")
  endforeach()
endforeach()
string(SHA256 digest "${listing}")
string(SUBSTRING ${digest} 0 16 digest)
file(WRITE ${OUTPUT} "#define SPMDRUN_BUILD_ID \"${digest}\"\n")
