/* Texts of small programs as JAX prints them, for any number of devices. The caller frees them. */
#ifndef SR_TESTS_SUPPORT_PROGRAM_TEXTS_H
#define SR_TESTS_SUPPORT_PROGRAM_TEXTS_H

#include <stdio.h>
#include <stdlib.h>

/* The text of jit(lambda x: x * 2) as JAX prints it, with dimension 0 sharded over `devices`. */
static inline char *scale_text(int devices, int rows, const char *attributes) {
  char *text = malloc(4096);
  snprintf(
      text, 4096,
      "module @scale attributes {mhlo.num_partitions = %d : i32, mhlo.num_replicas = 1 : i32} {\n"
      "  sdy.mesh @mesh = <[\"i\"=%d]>\n"
      "  func.func public @main(%%arg0: tensor<%dx3xf32> {sdy.sharding = #sdy.sharding<@mesh, "
      "[{\"i\"}, {}]>%s}) -> (tensor<%dx3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"i\"}, "
      "{}]>}) {\n"
      "    %%0 = stablehlo.add %%arg0, %%arg0 : tensor<%dx3xf32>\n"
      "    return %%0 : tensor<%dx3xf32>\n"
      "  }\n"
      "}\n",
      devices, devices, rows, attributes, rows, rows, rows);
  return text;
}

/* A program that sums rows of 3 numbers over `devices` devices; every device gets the sum. */
static inline char *sum_text(int devices) {
  char *text = malloc(4096), groups[256] = "0";
  for (int i = 1, used = 1; i < devices; i++)
    used += snprintf(groups + used, sizeof groups - (size_t)used, ", %d", i);
  snprintf(
      text, 4096,
      "module @sum attributes {mhlo.num_partitions = %d : i32, mhlo.num_replicas = 1 : i32} {\n"
      "  sdy.mesh @mesh = <[\"i\"=%d]>\n"
      "  func.func public @main(%%arg0: tensor<%dx3xf32>) -> tensor<%dx3xf32> {\n"
      "    %%0 = sdy.manual_computation(%%arg0) in_shardings=[<@mesh, [{\"i\"}, {}]>] "
      "out_shardings=[<@mesh, [{\"i\"}, {}]>] manual_axes={\"i\"} (%%arg1: tensor<1x3xf32>) {\n"
      "      %%1 = \"stablehlo.all_reduce\"(%%arg1) <{channel_handle = "
      "#stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[%s]]> : "
      "tensor<1x%dxi64>, use_global_device_ids}> ({\n"
      "      ^bb0(%%arg2: tensor<f32>, %%arg3: tensor<f32>):\n"
      "        %%2 = stablehlo.add %%arg2, %%arg3 : tensor<f32>\n"
      "        stablehlo.return %%2 : tensor<f32>\n"
      "      }) : (tensor<1x3xf32>) -> tensor<1x3xf32>\n"
      "      sdy.return %%1 : tensor<1x3xf32>\n"
      "    } : (tensor<%dx3xf32>) -> tensor<%dx3xf32>\n"
      "    return %%0 : tensor<%dx3xf32>\n"
      "  }\n"
      "}\n",
      devices, devices, devices, devices, groups, devices, devices, devices, devices);
  return text;
}

/* A program of 2 devices that doubles numbers below 5 by an all-reduce in a loop; it fails if the
 * devices begin with numbers that disagree about the loop. */
static const char differ_text[] =
    "module @differ attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {\n"
    "  sdy.mesh @mesh = <[\"i\"=2]>\n"
    "  func.func public @main(%arg0: tensor<2xi32>) -> tensor<2xi32> {\n"
    "    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{\"i\"}]>] "
    "out_shardings=[<@mesh, [{\"i\"}]>] manual_axes={\"i\"} (%arg1: tensor<1xi32>) {\n"
    "      %1 = stablehlo.while(%iterArg = %arg1) : tensor<1xi32>\n"
    "      cond {\n"
    "        %2 = stablehlo.constant dense<5> : tensor<1xi32>\n"
    "        %3 = stablehlo.compare LT, %iterArg, %2, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> "
    "tensor<1xi1>\n"
    "        %4 = stablehlo.reshape %3 : (tensor<1xi1>) -> tensor<i1>\n"
    "        stablehlo.return %4 : tensor<i1>\n"
    "      } do {\n"
    "        %2 = \"stablehlo.all_reduce\"(%iterArg) <{channel_handle = "
    "#stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : "
    "tensor<1x2xi64>, use_global_device_ids}> ({\n"
    "        ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):\n"
    "          %3 = stablehlo.add %arg2, %arg3 : tensor<i32>\n"
    "          stablehlo.return %3 : tensor<i32>\n"
    "        }) : (tensor<1xi32>) -> tensor<1xi32>\n"
    "        stablehlo.return %2 : tensor<1xi32>\n"
    "      }\n"
    "      sdy.return %1 : tensor<1xi32>\n"
    "    } : (tensor<2xi32>) -> tensor<2xi32>\n"
    "    return %0 : tensor<2xi32>\n"
    "  }\n"
    "}\n";

#endif
