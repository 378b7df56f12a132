/* Compares executor/devices/cuda/nccl_api.h with NVIDIA's header. It is only compiled: what differs
 * is an error. */
#include <nccl.h>

#include "declarations.h"
#include "executor/devices/cuda/nccl_api.h"

/* ---- numbers --------------------------------------------------------------------------------- */

#define VALUE(NAME, THEIRS, NUMBER) _Static_assert((int)SR_NCCL_##NAME == (int)(THEIRS), #THEIRS);
#define FUNCTION(NAME, RESULT, PARAMETERS)
#include "executor/devices/cuda/nccl_api.def"
#undef VALUE
#undef FUNCTION

/* ---- layouts --------------------------------------------------------------------------------- */

SAME_SIZE(sr_nccl_result, ncclResult_t);
SAME_SIZE(sr_nccl_type, ncclDataType_t);
SAME_SIZE(sr_nccl_reduction, ncclRedOp_t);
SAME_SIZE(sr_nccl_comm, ncclComm_t);
SAME_SIZE(sr_nccl_id, ncclUniqueId);

SAME_FIELD(sr_nccl_config, size, ncclConfig_t, size);
SAME_FIELD(sr_nccl_config, magic, ncclConfig_t, magic);
SAME_FIELD(sr_nccl_config, version, ncclConfig_t, version);
SAME_FIELD(sr_nccl_config, is_blocking, ncclConfig_t, blocking);
SAME_FIELD(sr_nccl_config, cluster_size, ncclConfig_t, cgaClusterSize);
SAME_FIELD(sr_nccl_config, fewest_blocks, ncclConfig_t, minCTAs);
SAME_FIELD(sr_nccl_config, most_blocks, ncclConfig_t, maxCTAs);
SAME_FIELD(sr_nccl_config, network, ncclConfig_t, netName);
SAME_FIELD(sr_nccl_config, shares, ncclConfig_t, splitShare);
SAME_FIELD(sr_nccl_config, traffic_class, ncclConfig_t, trafficClass);
SAME_FIELD(sr_nccl_config, name, ncclConfig_t, commName);
_Static_assert(offsetof(sr_nccl_config, others) == offsetof(ncclConfig_t, collnetEnable) &&
                   offsetof(sr_nccl_config, channels_of_peer) ==
                       offsetof(ncclConfig_t, nvlsCTAs) + sizeof(((ncclConfig_t *)0)->nvlsCTAs),
               "the other fields of NCCL 2.27");
#if NCCL_VERSION_CODE >= 22900
static const ncclConfig_t config = NCCL_CONFIG_INITIALIZER;
_Static_assert(sizeof(sr_nccl_config) <= sizeof config, "NCCL knows all fields");
SAME_FIELD(sr_nccl_config, channels_of_peer, ncclConfig_t, nChannelsPerNetPeer);
SAME_FIELD(sr_nccl_config, schedule, ncclConfig_t, nvlinkCentricSched);
SAME_FIELD(sr_nccl_config, graph_usage, ncclConfig_t, graphUsageMode);
SAME_FIELD(sr_nccl_config, contexts, ncclConfig_t, numRmaCtx);
#endif

/* ---- functions ------------------------------------------------------------------------------- */

/* From here on our names mean NVIDIA's types, whose layouts are compared above. */
#define sr_nccl_result    ncclResult_t
#define sr_nccl_type      ncclDataType_t
#define sr_nccl_reduction ncclRedOp_t
#define sr_nccl_comm      ncclComm_t
#define sr_nccl_id        ncclUniqueId
#define sr_nccl_config    ncclConfig_t
#define sr_cuda_stream    cudaStream_t

#define VALUE(NAME, THEIRS, NUMBER)
#define FUNCTION(NAME, RESULT, PARAMETERS)                                                         \
  _Static_assert(__builtin_types_compatible_p(__typeof__(NAME), RESULT PARAMETERS), #NAME);
#include "executor/devices/cuda/nccl_api.def"
#undef VALUE
#undef FUNCTION
