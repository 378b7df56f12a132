# What tests use of CUDA, if it is there: the packages of tools/packages, which ./test installs, or a toolkit. Nothing is
# linked with it, and no build needs it.
#
#   SPMDRUN_CUDA_LIBRARIES    for --cuda-libraries; empty: what the loader and /usr/local/cuda have
#   SPMDRUN_CUDA_INCLUDES     directories with NVIDIA's headers, to compare our declarations with
file(GLOB cuda_packages ${CMAKE_SOURCE_DIR}/build/python/lib/python3*/site-packages/nvidia/cu13)
list(TRANSFORM cuda_packages APPEND /lib OUTPUT_VARIABLE SPMDRUN_CUDA_LIBRARIES)
list(JOIN SPMDRUN_CUDA_LIBRARIES ":" SPMDRUN_CUDA_LIBRARIES)
list(TRANSFORM cuda_packages APPEND /include OUTPUT_VARIABLE SPMDRUN_CUDA_INCLUDES)
file(GLOB cuda_toolkit /usr/local/cuda/include)
list(APPEND SPMDRUN_CUDA_INCLUDES ${cuda_toolkit})
