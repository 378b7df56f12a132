module @jit_joins_along_parts attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @m = <["x"=4, "y"=2]>
  func.func public @main(%arg0: tensor<13x6xf32>, %arg1: tensor<8x6xf32>, %arg2: tensor<5x6xf32>, %arg3: tensor<16x6xf32>, %arg4: tensor<3x6xf32>, %arg5: tensor<1x6xf32>, %arg6: tensor<7x6xf32>, %arg7: tensor<0x6xf32>) -> (tensor<42x6xf32>, tensor<159x6xf32>, tensor<106x6xf32>, tensor<79x6xf32>, tensor<53x6xf32>, tensor<42x6xf32>, tensor<159x6xf32>, tensor<106x6xf32>, tensor<79x6xf32>, tensor<53x6xf32>, tensor<42x6xf32>, tensor<159x6xf32>, tensor<106x6xf32>, tensor<79x6xf32>, tensor<53x6xf32>, tensor<16x30xf32>, tensor<16x12xf32>) {
    %v0 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v1 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v2 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v3 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v4 = stablehlo.concatenate %v0, %v1, %v2, %v3, dim = 0 : (tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>) -> tensor<42x6xf32>
    %v5 = sdy.sharding_constraint %v4 <@m, [{"x"}, {}]> : tensor<42x6xf32>
    %v6 = stablehlo.negate %v5 : tensor<42x6xf32>
    %v7 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v8 = sdy.sharding_constraint %arg1 <@m, [{"y", "x"}, {}]> : tensor<8x6xf32>
    %v9 = sdy.sharding_constraint %arg2 <@m, [{}, {"y"}]> : tensor<5x6xf32>
    %v10 = sdy.sharding_constraint %arg3 <@m, [{"y"}, {"x"}]> : tensor<16x6xf32>
    %v11 = sdy.sharding_constraint %arg5 <@m, [{"x"}, {}]> : tensor<1x6xf32>
    %v12 = sdy.sharding_constraint %arg6 <@m, [{"y", "x"}, {}]> : tensor<7x6xf32>
    %v13 = sdy.sharding_constraint %arg7 <@m, [{}, {"y"}]> : tensor<0x6xf32>
    %v14 = sdy.sharding_constraint %arg0 <@m, [{"y"}, {"x"}]> : tensor<13x6xf32>
    %v15 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v16 = sdy.sharding_constraint %arg3 <@m, [{"y", "x"}, {}]> : tensor<16x6xf32>
    %v17 = sdy.sharding_constraint %arg4 <@m, [{}, {"y"}]> : tensor<3x6xf32>
    %v18 = sdy.sharding_constraint %arg5 <@m, [{"y"}, {"x"}]> : tensor<1x6xf32>
    %v19 = sdy.sharding_constraint %arg7 <@m, [{"x"}, {}]> : tensor<0x6xf32>
    %v20 = sdy.sharding_constraint %arg0 <@m, [{"y", "x"}, {}]> : tensor<13x6xf32>
    %v21 = sdy.sharding_constraint %arg1 <@m, [{}, {"y"}]> : tensor<8x6xf32>
    %v22 = sdy.sharding_constraint %arg2 <@m, [{"y"}, {"x"}]> : tensor<5x6xf32>
    %v23 = sdy.sharding_constraint %arg4 <@m, [{"x"}, {}]> : tensor<3x6xf32>
    %v24 = sdy.sharding_constraint %arg5 <@m, [{"y", "x"}, {}]> : tensor<1x6xf32>
    %v25 = sdy.sharding_constraint %arg6 <@m, [{}, {"y"}]> : tensor<7x6xf32>
    %v26 = stablehlo.concatenate %v7, %v8, %v9, %v10, %arg4, %v11, %v12, %v13, %v14, %arg1, %v15, %v16, %v17, %v18, %arg6, %v19, %v20, %v21, %v22, %arg3, %v23, %v24, %v25, dim = 0 : (tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>, tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>, tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>) -> tensor<159x6xf32>
    %v27 = sdy.sharding_constraint %v26 <@m, [{"x"}, {}]> : tensor<159x6xf32>
    %v28 = stablehlo.negate %v27 : tensor<159x6xf32>
    %v29 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v30 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v31 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v32 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v33 = sdy.sharding_constraint %arg4 <@m, [{"y"}, {"x"}]> : tensor<3x6xf32>
    %v34 = sdy.sharding_constraint %arg5 <@m, [{"y"}, {"x"}]> : tensor<1x6xf32>
    %v35 = sdy.sharding_constraint %arg6 <@m, [{"y"}, {"x"}]> : tensor<7x6xf32>
    %v36 = sdy.sharding_constraint %arg7 <@m, [{"y"}, {"x"}]> : tensor<0x6xf32>
    %v37 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v38 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v39 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v40 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v41 = sdy.sharding_constraint %arg4 <@m, [{"y"}, {"x"}]> : tensor<3x6xf32>
    %v42 = sdy.sharding_constraint %arg5 <@m, [{"y"}, {"x"}]> : tensor<1x6xf32>
    %v43 = sdy.sharding_constraint %arg6 <@m, [{"y"}, {"x"}]> : tensor<7x6xf32>
    %v44 = sdy.sharding_constraint %arg7 <@m, [{"y"}, {"x"}]> : tensor<0x6xf32>
    %v45 = stablehlo.concatenate %v29, %v30, %v31, %v32, %v33, %v34, %v35, %v36, %v37, %v38, %v39, %v40, %v41, %v42, %v43, %v44, dim = 0 : (tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>, tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>) -> tensor<106x6xf32>
    %v46 = sdy.sharding_constraint %v45 <@m, [{"x"}, {}]> : tensor<106x6xf32>
    %v47 = stablehlo.negate %v46 : tensor<106x6xf32>
    %v48 = stablehlo.concatenate %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg0, %arg1, %arg2, dim = 0 : (tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>, tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>) -> tensor<79x6xf32>
    %v49 = sdy.sharding_constraint %v48 <@m, [{"x"}, {}]> : tensor<79x6xf32>
    %v50 = stablehlo.negate %v49 : tensor<79x6xf32>
    %v51 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v52 = stablehlo.slice %v51 [0:5, 0:6] : (tensor<13x6xf32>) -> tensor<5x6xf32>
    %v53 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v54 = stablehlo.slice %v53 [1:5, 0:6] : (tensor<8x6xf32>) -> tensor<4x6xf32>
    %v55 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v56 = stablehlo.slice %v55 [2:5, 0:6] : (tensor<5x6xf32>) -> tensor<3x6xf32>
    %v57 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v58 = stablehlo.slice %v57 [0:5, 0:6] : (tensor<16x6xf32>) -> tensor<5x6xf32>
    %v59 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v60 = stablehlo.slice %v59 [1:5, 0:6] : (tensor<13x6xf32>) -> tensor<4x6xf32>
    %v61 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v62 = stablehlo.slice %v61 [2:5, 0:6] : (tensor<8x6xf32>) -> tensor<3x6xf32>
    %v63 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v64 = stablehlo.slice %v63 [0:5, 0:6] : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %v65 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v66 = stablehlo.slice %v65 [1:5, 0:6] : (tensor<16x6xf32>) -> tensor<4x6xf32>
    %v67 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v68 = stablehlo.slice %v67 [2:5, 0:6] : (tensor<13x6xf32>) -> tensor<3x6xf32>
    %v69 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v70 = stablehlo.concatenate %v52, %v54, %v56, %v58, %v60, %v62, %v64, %v66, %v68, %v69, %arg5, dim = 0 : (tensor<5x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<5x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<5x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<16x6xf32>, tensor<1x6xf32>) -> tensor<53x6xf32>
    %v71 = sdy.sharding_constraint %v70 <@m, [{"x"}, {}]> : tensor<53x6xf32>
    %v72 = stablehlo.negate %v71 : tensor<53x6xf32>
    %v73 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v74 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v75 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v76 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v77 = stablehlo.concatenate %v73, %v74, %v75, %v76, dim = 0 : (tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>) -> tensor<42x6xf32>
    %v78 = sdy.sharding_constraint %v77 <@m, [{"y", "x"}, {}]> : tensor<42x6xf32>
    %v79 = stablehlo.negate %v78 : tensor<42x6xf32>
    %v80 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v81 = sdy.sharding_constraint %arg1 <@m, [{"y", "x"}, {}]> : tensor<8x6xf32>
    %v82 = sdy.sharding_constraint %arg2 <@m, [{}, {"y"}]> : tensor<5x6xf32>
    %v83 = sdy.sharding_constraint %arg3 <@m, [{"y"}, {"x"}]> : tensor<16x6xf32>
    %v84 = sdy.sharding_constraint %arg5 <@m, [{"x"}, {}]> : tensor<1x6xf32>
    %v85 = sdy.sharding_constraint %arg6 <@m, [{"y", "x"}, {}]> : tensor<7x6xf32>
    %v86 = sdy.sharding_constraint %arg7 <@m, [{}, {"y"}]> : tensor<0x6xf32>
    %v87 = sdy.sharding_constraint %arg0 <@m, [{"y"}, {"x"}]> : tensor<13x6xf32>
    %v88 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v89 = sdy.sharding_constraint %arg3 <@m, [{"y", "x"}, {}]> : tensor<16x6xf32>
    %v90 = sdy.sharding_constraint %arg4 <@m, [{}, {"y"}]> : tensor<3x6xf32>
    %v91 = sdy.sharding_constraint %arg5 <@m, [{"y"}, {"x"}]> : tensor<1x6xf32>
    %v92 = sdy.sharding_constraint %arg7 <@m, [{"x"}, {}]> : tensor<0x6xf32>
    %v93 = sdy.sharding_constraint %arg0 <@m, [{"y", "x"}, {}]> : tensor<13x6xf32>
    %v94 = sdy.sharding_constraint %arg1 <@m, [{}, {"y"}]> : tensor<8x6xf32>
    %v95 = sdy.sharding_constraint %arg2 <@m, [{"y"}, {"x"}]> : tensor<5x6xf32>
    %v96 = sdy.sharding_constraint %arg4 <@m, [{"x"}, {}]> : tensor<3x6xf32>
    %v97 = sdy.sharding_constraint %arg5 <@m, [{"y", "x"}, {}]> : tensor<1x6xf32>
    %v98 = sdy.sharding_constraint %arg6 <@m, [{}, {"y"}]> : tensor<7x6xf32>
    %v99 = stablehlo.concatenate %v80, %v81, %v82, %v83, %arg4, %v84, %v85, %v86, %v87, %arg1, %v88, %v89, %v90, %v91, %arg6, %v92, %v93, %v94, %v95, %arg3, %v96, %v97, %v98, dim = 0 : (tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>, tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>, tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>) -> tensor<159x6xf32>
    %v100 = sdy.sharding_constraint %v99 <@m, [{"y", "x"}, {}]> : tensor<159x6xf32>
    %v101 = stablehlo.negate %v100 : tensor<159x6xf32>
    %v102 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v103 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v104 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v105 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v106 = sdy.sharding_constraint %arg4 <@m, [{"y"}, {"x"}]> : tensor<3x6xf32>
    %v107 = sdy.sharding_constraint %arg5 <@m, [{"y"}, {"x"}]> : tensor<1x6xf32>
    %v108 = sdy.sharding_constraint %arg6 <@m, [{"y"}, {"x"}]> : tensor<7x6xf32>
    %v109 = sdy.sharding_constraint %arg7 <@m, [{"y"}, {"x"}]> : tensor<0x6xf32>
    %v110 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v111 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v112 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v113 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v114 = sdy.sharding_constraint %arg4 <@m, [{"y"}, {"x"}]> : tensor<3x6xf32>
    %v115 = sdy.sharding_constraint %arg5 <@m, [{"y"}, {"x"}]> : tensor<1x6xf32>
    %v116 = sdy.sharding_constraint %arg6 <@m, [{"y"}, {"x"}]> : tensor<7x6xf32>
    %v117 = sdy.sharding_constraint %arg7 <@m, [{"y"}, {"x"}]> : tensor<0x6xf32>
    %v118 = stablehlo.concatenate %v102, %v103, %v104, %v105, %v106, %v107, %v108, %v109, %v110, %v111, %v112, %v113, %v114, %v115, %v116, %v117, dim = 0 : (tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>, tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>) -> tensor<106x6xf32>
    %v119 = sdy.sharding_constraint %v118 <@m, [{"y", "x"}, {}]> : tensor<106x6xf32>
    %v120 = stablehlo.negate %v119 : tensor<106x6xf32>
    %v121 = stablehlo.concatenate %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg0, %arg1, %arg2, dim = 0 : (tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>, tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>) -> tensor<79x6xf32>
    %v122 = sdy.sharding_constraint %v121 <@m, [{"y", "x"}, {}]> : tensor<79x6xf32>
    %v123 = stablehlo.negate %v122 : tensor<79x6xf32>
    %v124 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v125 = stablehlo.slice %v124 [0:5, 0:6] : (tensor<13x6xf32>) -> tensor<5x6xf32>
    %v126 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v127 = stablehlo.slice %v126 [1:5, 0:6] : (tensor<8x6xf32>) -> tensor<4x6xf32>
    %v128 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v129 = stablehlo.slice %v128 [2:5, 0:6] : (tensor<5x6xf32>) -> tensor<3x6xf32>
    %v130 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v131 = stablehlo.slice %v130 [0:5, 0:6] : (tensor<16x6xf32>) -> tensor<5x6xf32>
    %v132 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v133 = stablehlo.slice %v132 [1:5, 0:6] : (tensor<13x6xf32>) -> tensor<4x6xf32>
    %v134 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v135 = stablehlo.slice %v134 [2:5, 0:6] : (tensor<8x6xf32>) -> tensor<3x6xf32>
    %v136 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v137 = stablehlo.slice %v136 [0:5, 0:6] : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %v138 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v139 = stablehlo.slice %v138 [1:5, 0:6] : (tensor<16x6xf32>) -> tensor<4x6xf32>
    %v140 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v141 = stablehlo.slice %v140 [2:5, 0:6] : (tensor<13x6xf32>) -> tensor<3x6xf32>
    %v142 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v143 = stablehlo.concatenate %v125, %v127, %v129, %v131, %v133, %v135, %v137, %v139, %v141, %v142, %arg5, dim = 0 : (tensor<5x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<5x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<5x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<16x6xf32>, tensor<1x6xf32>) -> tensor<53x6xf32>
    %v144 = sdy.sharding_constraint %v143 <@m, [{"y", "x"}, {}]> : tensor<53x6xf32>
    %v145 = stablehlo.negate %v144 : tensor<53x6xf32>
    %v146 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v147 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v148 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v149 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v150 = stablehlo.concatenate %v146, %v147, %v148, %v149, dim = 0 : (tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>) -> tensor<42x6xf32>
    %v151 = sdy.sharding_constraint %v150 <@m, [{"x"}, {"y"}]> : tensor<42x6xf32>
    %v152 = stablehlo.negate %v151 : tensor<42x6xf32>
    %v153 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v154 = sdy.sharding_constraint %arg1 <@m, [{"y", "x"}, {}]> : tensor<8x6xf32>
    %v155 = sdy.sharding_constraint %arg2 <@m, [{}, {"y"}]> : tensor<5x6xf32>
    %v156 = sdy.sharding_constraint %arg3 <@m, [{"y"}, {"x"}]> : tensor<16x6xf32>
    %v157 = sdy.sharding_constraint %arg5 <@m, [{"x"}, {}]> : tensor<1x6xf32>
    %v158 = sdy.sharding_constraint %arg6 <@m, [{"y", "x"}, {}]> : tensor<7x6xf32>
    %v159 = sdy.sharding_constraint %arg7 <@m, [{}, {"y"}]> : tensor<0x6xf32>
    %v160 = sdy.sharding_constraint %arg0 <@m, [{"y"}, {"x"}]> : tensor<13x6xf32>
    %v161 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v162 = sdy.sharding_constraint %arg3 <@m, [{"y", "x"}, {}]> : tensor<16x6xf32>
    %v163 = sdy.sharding_constraint %arg4 <@m, [{}, {"y"}]> : tensor<3x6xf32>
    %v164 = sdy.sharding_constraint %arg5 <@m, [{"y"}, {"x"}]> : tensor<1x6xf32>
    %v165 = sdy.sharding_constraint %arg7 <@m, [{"x"}, {}]> : tensor<0x6xf32>
    %v166 = sdy.sharding_constraint %arg0 <@m, [{"y", "x"}, {}]> : tensor<13x6xf32>
    %v167 = sdy.sharding_constraint %arg1 <@m, [{}, {"y"}]> : tensor<8x6xf32>
    %v168 = sdy.sharding_constraint %arg2 <@m, [{"y"}, {"x"}]> : tensor<5x6xf32>
    %v169 = sdy.sharding_constraint %arg4 <@m, [{"x"}, {}]> : tensor<3x6xf32>
    %v170 = sdy.sharding_constraint %arg5 <@m, [{"y", "x"}, {}]> : tensor<1x6xf32>
    %v171 = sdy.sharding_constraint %arg6 <@m, [{}, {"y"}]> : tensor<7x6xf32>
    %v172 = stablehlo.concatenate %v153, %v154, %v155, %v156, %arg4, %v157, %v158, %v159, %v160, %arg1, %v161, %v162, %v163, %v164, %arg6, %v165, %v166, %v167, %v168, %arg3, %v169, %v170, %v171, dim = 0 : (tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>, tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>, tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>) -> tensor<159x6xf32>
    %v173 = sdy.sharding_constraint %v172 <@m, [{"x"}, {"y"}]> : tensor<159x6xf32>
    %v174 = stablehlo.negate %v173 : tensor<159x6xf32>
    %v175 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v176 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v177 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v178 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v179 = sdy.sharding_constraint %arg4 <@m, [{"y"}, {"x"}]> : tensor<3x6xf32>
    %v180 = sdy.sharding_constraint %arg5 <@m, [{"y"}, {"x"}]> : tensor<1x6xf32>
    %v181 = sdy.sharding_constraint %arg6 <@m, [{"y"}, {"x"}]> : tensor<7x6xf32>
    %v182 = sdy.sharding_constraint %arg7 <@m, [{"y"}, {"x"}]> : tensor<0x6xf32>
    %v183 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v184 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v185 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v186 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v187 = sdy.sharding_constraint %arg4 <@m, [{"y"}, {"x"}]> : tensor<3x6xf32>
    %v188 = sdy.sharding_constraint %arg5 <@m, [{"y"}, {"x"}]> : tensor<1x6xf32>
    %v189 = sdy.sharding_constraint %arg6 <@m, [{"y"}, {"x"}]> : tensor<7x6xf32>
    %v190 = sdy.sharding_constraint %arg7 <@m, [{"y"}, {"x"}]> : tensor<0x6xf32>
    %v191 = stablehlo.concatenate %v175, %v176, %v177, %v178, %v179, %v180, %v181, %v182, %v183, %v184, %v185, %v186, %v187, %v188, %v189, %v190, dim = 0 : (tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>, tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>) -> tensor<106x6xf32>
    %v192 = sdy.sharding_constraint %v191 <@m, [{"x"}, {"y"}]> : tensor<106x6xf32>
    %v193 = stablehlo.negate %v192 : tensor<106x6xf32>
    %v194 = stablehlo.concatenate %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg0, %arg1, %arg2, dim = 0 : (tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<16x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<7x6xf32>, tensor<0x6xf32>, tensor<13x6xf32>, tensor<8x6xf32>, tensor<5x6xf32>) -> tensor<79x6xf32>
    %v195 = sdy.sharding_constraint %v194 <@m, [{"x"}, {"y"}]> : tensor<79x6xf32>
    %v196 = stablehlo.negate %v195 : tensor<79x6xf32>
    %v197 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v198 = stablehlo.slice %v197 [0:5, 0:6] : (tensor<13x6xf32>) -> tensor<5x6xf32>
    %v199 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v200 = stablehlo.slice %v199 [1:5, 0:6] : (tensor<8x6xf32>) -> tensor<4x6xf32>
    %v201 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v202 = stablehlo.slice %v201 [2:5, 0:6] : (tensor<5x6xf32>) -> tensor<3x6xf32>
    %v203 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v204 = stablehlo.slice %v203 [0:5, 0:6] : (tensor<16x6xf32>) -> tensor<5x6xf32>
    %v205 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v206 = stablehlo.slice %v205 [1:5, 0:6] : (tensor<13x6xf32>) -> tensor<4x6xf32>
    %v207 = sdy.sharding_constraint %arg1 <@m, [{"x"}, {}]> : tensor<8x6xf32>
    %v208 = stablehlo.slice %v207 [2:5, 0:6] : (tensor<8x6xf32>) -> tensor<3x6xf32>
    %v209 = sdy.sharding_constraint %arg2 <@m, [{"x"}, {}]> : tensor<5x6xf32>
    %v210 = stablehlo.slice %v209 [0:5, 0:6] : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %v211 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v212 = stablehlo.slice %v211 [1:5, 0:6] : (tensor<16x6xf32>) -> tensor<4x6xf32>
    %v213 = sdy.sharding_constraint %arg0 <@m, [{"x"}, {}]> : tensor<13x6xf32>
    %v214 = stablehlo.slice %v213 [2:5, 0:6] : (tensor<13x6xf32>) -> tensor<3x6xf32>
    %v215 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v216 = stablehlo.concatenate %v198, %v200, %v202, %v204, %v206, %v208, %v210, %v212, %v214, %v215, %arg5, dim = 0 : (tensor<5x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<5x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<5x6xf32>, tensor<4x6xf32>, tensor<3x6xf32>, tensor<16x6xf32>, tensor<1x6xf32>) -> tensor<53x6xf32>
    %v217 = sdy.sharding_constraint %v216 <@m, [{"x"}, {"y"}]> : tensor<53x6xf32>
    %v218 = stablehlo.negate %v217 : tensor<53x6xf32>
    %v219 = sdy.sharding_constraint %arg3 <@m, [{"y"}, {"x"}]> : tensor<16x6xf32>
    %v220 = sdy.sharding_constraint %arg3 <@m, [{"x"}, {}]> : tensor<16x6xf32>
    %v221 = sdy.sharding_constraint %arg3 <@m, [{"y", "x"}, {}]> : tensor<16x6xf32>
    %v222 = stablehlo.concatenate %v219, %v220, %v219, %v221, %v220, dim = 1 : (tensor<16x6xf32>, tensor<16x6xf32>, tensor<16x6xf32>, tensor<16x6xf32>, tensor<16x6xf32>) -> tensor<16x30xf32>
    %v223 = sdy.sharding_constraint %v222 <@m, [{"y"}, {"x"}]> : tensor<16x30xf32>
    %v224 = stablehlo.negate %v223 : tensor<16x30xf32>
    %v225 = stablehlo.concatenate %v219, %v219, dim = 1 : (tensor<16x6xf32>, tensor<16x6xf32>) -> tensor<16x12xf32>
    %v226 = sdy.sharding_constraint %v225 <@m, [{}, {"y", "x"}]> : tensor<16x12xf32>
    %v227 = stablehlo.negate %v226 : tensor<16x12xf32>
    return %v6, %v28, %v47, %v50, %v72, %v79, %v101, %v120, %v123, %v145, %v152, %v174, %v193, %v196, %v218, %v224, %v227 : tensor<42x6xf32>, tensor<159x6xf32>, tensor<106x6xf32>, tensor<79x6xf32>, tensor<53x6xf32>, tensor<42x6xf32>, tensor<159x6xf32>, tensor<106x6xf32>, tensor<79x6xf32>, tensor<53x6xf32>, tensor<42x6xf32>, tensor<159x6xf32>, tensor<106x6xf32>, tensor<79x6xf32>, tensor<53x6xf32>, tensor<16x30xf32>, tensor<16x12xf32>
  }
}
