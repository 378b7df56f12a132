/* Modules that the drivers of the plug-in compile. All have f32[4] on a device. */
#ifndef SR_TESTS_SUPPORT_JAXLIB_PROGRAMS_H
#define SR_TESTS_SUPPORT_JAXLIB_PROGRAMS_H

/* x + 1; may be given its argument. */
#define ADD(ATTRIBUTES)                                                                            \
  "func.func public @main(%arg0: tensor<4xf32>" ATTRIBUTES ") -> tensor<4xf32> {\n"                \
  "  %0 = stablehlo.constant dense<1.0> : tensor<4xf32>\n"                                         \
  "  %1 = stablehlo.add %arg0, %0 : tensor<4xf32>\n"                                               \
  "  return %1 : tensor<4xf32>\n"                                                                  \
  "}\n"
static const char program_add[] = ADD("");
static const char program_take[] = ADD(" {tf.aliasing_output = 0 : i32}");

/* x + PROGRAM_TURNS, in so many turns. */
enum {
  PROGRAM_TURNS = 100000
};
static const char program_slow[] =
    "func.func public @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %c = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %n = stablehlo.constant dense<100000> : tensor<i32>\n"
    "  %step = stablehlo.constant dense<1.0> : tensor<4xf32>\n"
    "  %0:2 = stablehlo.while(%i = %c, %x = %arg0) : tensor<i32>, tensor<4xf32>\n"
    "  cond {\n"
    "    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %p : tensor<i1>\n"
    "  } do {\n"
    "    %j = stablehlo.add %i, %one : tensor<i32>\n"
    "    %y = stablehlo.add %x, %step : tensor<4xf32>\n"
    "    stablehlo.return %j, %y : tensor<i32>, tensor<4xf32>\n"
    "  }\n"
    "  return %0#1 : tensor<4xf32>\n"
    "}\n";

/* f(x) + 1, where f is function 0 of Python. */
static const char program_call[] =
    "func.func public @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %0 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%arg0) {api_version = 4 : i32, "
    "mhlo.backend_config = {index = 0 : ui64}} : (tensor<4xf32>) -> tensor<4xf32>\n"
    "  %1 = stablehlo.constant dense<1.0> : tensor<4xf32>\n"
    "  %2 = stablehlo.add %0, %1 : tensor<4xf32>\n"
    "  return %2 : tensor<4xf32>\n"
    "}\n";

/* f(x, factor) + 1, where f is the function of C "scaled". To print: the factor. */
static const char program_scaled[] =
    "func.func public @main(%%arg0: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %%0 = stablehlo.custom_call @scaled(%%arg0) {mhlo.backend_config = {factor = %.1f : f32}} : "
    "(tensor<4xf32>) -> tensor<4xf32>\n"
    "  %%1 = stablehlo.constant dense<1.0> : tensor<4xf32>\n"
    "  %%2 = stablehlo.add %%0, %%1 : tensor<4xf32>\n"
    "  return %%2 : tensor<4xf32>\n"
    "}\n";

/* The sum of the arguments of all devices, on each. To print: devices twice, then elements on all
 * devices twice. */
static const char program_sum[] =
    "module @sum attributes {mhlo.num_partitions = %d : i32, mhlo.num_replicas = 1 : i32} {\n"
    "  sdy.mesh @mesh = <[\"i\"=%d]>\n"
    "  func.func public @main(%%arg0: tensor<%dxf32>) -> (tensor<4xf32> {sdy.sharding = "
    "#sdy.sharding<@mesh, [{}]>}) {\n"
    "    %%0 = sdy.manual_computation(%%arg0) in_shardings=[<@mesh, [{\"i\"}]>] "
    "out_shardings=[<@mesh, [{}]>] manual_axes={\"i\"} (%%arg1: tensor<4xf32>) {\n"
    "      %%1 = \"stablehlo.all_reduce\"(%%arg1) <{channel_handle = "
    "#stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = "
    "#stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "
    "\"i\">]>, use_global_device_ids}> ({\n"
    "      ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n"
    "        %%2 = stablehlo.add %%a, %%b : tensor<f32>\n"
    "        stablehlo.return %%2 : tensor<f32>\n"
    "      }) : (tensor<4xf32>) -> tensor<4xf32>\n"
    "      sdy.return %%1 : tensor<4xf32>\n"
    "    } : (tensor<%dxf32>) -> tensor<4xf32>\n"
    "    return %%0 : tensor<4xf32>\n"
    "  }\n"
    "}\n";

#endif
