/*
 * The kind of devices for NVIDIA's GPUs, by CUDA 13, whose libraries are opened when the first
 * devices are made.
 *
 * The GPUs of a node go to the node's devices in order (gpus.h). If there are more devices than
 * GPUs, devices share GPUs, and a warning says which. All devices of a job have GPUs of one kind.
 *
 * All work of a device is in order on one stream of CUDA. Memory comes from gpu_heap.h. The host
 * cannot access it: bytes move through a staging buffer.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CUDA_H
#define SR_EXECUTOR_DEVICES_CUDA_CUDA_H

#include "executor/device.h"

extern const sr_device_kind sr_cuda_kind;

#endif
