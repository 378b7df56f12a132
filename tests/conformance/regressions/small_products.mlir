// Products of bf16, f16 and integers of 8 bits: all types of results, orders of dimensions, and factors that were
// converted before. Element i of the rows times element j of the columns, as often as there are terms: exact.
func.func public @main() {
  // results as narrow as the factors, and wider ones
  %v1 = stablehlo.iota dim = 0 : tensor<41x64xi32>
  %v2 = stablehlo.constant dense<4> : tensor<41x64xi32>
  %v3 = stablehlo.remainder %v1, %v2 : tensor<41x64xi32>
  %v4 = stablehlo.constant dense<1> : tensor<41x64xi32>
  %v5 = stablehlo.subtract %v3, %v4 : tensor<41x64xi32>
  %v6 = stablehlo.convert %v5 : (tensor<41x64xi32>) -> tensor<41x64xbf16>
  %v7 = stablehlo.iota dim = 1 : tensor<64x47xi32>
  %v8 = stablehlo.constant dense<8> : tensor<64x47xi32>
  %v9 = stablehlo.remainder %v7, %v8 : tensor<64x47xi32>
  %v10 = stablehlo.constant dense<3> : tensor<64x47xi32>
  %v11 = stablehlo.subtract %v9, %v10 : tensor<64x47xi32>
  %v12 = stablehlo.convert %v11 : (tensor<64x47xi32>) -> tensor<64x47xbf16>
  %v13 = stablehlo.dot_general %v6, %v12, contracting_dims = [1] x [0] : (tensor<41x64xbf16>, tensor<64x47xbf16>) -> tensor<41x47xbf16>
  %v14 = stablehlo.iota dim = 0 : tensor<41x47xi32>
  %v15 = stablehlo.constant dense<4> : tensor<41x47xi32>
  %v16 = stablehlo.remainder %v14, %v15 : tensor<41x47xi32>
  %v17 = stablehlo.constant dense<1> : tensor<41x47xi32>
  %v18 = stablehlo.subtract %v16, %v17 : tensor<41x47xi32>
  %v20 = stablehlo.iota dim = 1 : tensor<41x47xi32>
  %v21 = stablehlo.constant dense<8> : tensor<41x47xi32>
  %v22 = stablehlo.remainder %v20, %v21 : tensor<41x47xi32>
  %v23 = stablehlo.constant dense<3> : tensor<41x47xi32>
  %v24 = stablehlo.subtract %v22, %v23 : tensor<41x47xi32>
  %v26 = stablehlo.multiply %v18, %v24 : tensor<41x47xi32>
  %v27 = stablehlo.constant dense<64> : tensor<41x47xi32>
  %v28 = stablehlo.multiply %v26, %v27 : tensor<41x47xi32>
  %v29 = stablehlo.convert %v28 : (tensor<41x47xi32>) -> tensor<41x47xbf16>
  "check.expect_eq"(%v13, %v29) : (tensor<41x47xbf16>, tensor<41x47xbf16>) -> ()
  // both factors transposed
  %v30 = stablehlo.iota dim = 1 : tensor<64x41xi32>
  %v31 = stablehlo.constant dense<4> : tensor<64x41xi32>
  %v32 = stablehlo.remainder %v30, %v31 : tensor<64x41xi32>
  %v33 = stablehlo.constant dense<1> : tensor<64x41xi32>
  %v34 = stablehlo.subtract %v32, %v33 : tensor<64x41xi32>
  %v35 = stablehlo.convert %v34 : (tensor<64x41xi32>) -> tensor<64x41xbf16>
  %v36 = stablehlo.iota dim = 0 : tensor<47x64xi32>
  %v37 = stablehlo.constant dense<8> : tensor<47x64xi32>
  %v38 = stablehlo.remainder %v36, %v37 : tensor<47x64xi32>
  %v39 = stablehlo.constant dense<3> : tensor<47x64xi32>
  %v40 = stablehlo.subtract %v38, %v39 : tensor<47x64xi32>
  %v41 = stablehlo.convert %v40 : (tensor<47x64xi32>) -> tensor<47x64xbf16>
  %v42 = stablehlo.dot_general %v35, %v41, contracting_dims = [0] x [1] : (tensor<64x41xbf16>, tensor<47x64xbf16>) -> tensor<41x47xf32>
  %v43 = stablehlo.iota dim = 0 : tensor<41x47xi32>
  %v44 = stablehlo.constant dense<4> : tensor<41x47xi32>
  %v45 = stablehlo.remainder %v43, %v44 : tensor<41x47xi32>
  %v46 = stablehlo.constant dense<1> : tensor<41x47xi32>
  %v47 = stablehlo.subtract %v45, %v46 : tensor<41x47xi32>
  %v49 = stablehlo.iota dim = 1 : tensor<41x47xi32>
  %v50 = stablehlo.constant dense<8> : tensor<41x47xi32>
  %v51 = stablehlo.remainder %v49, %v50 : tensor<41x47xi32>
  %v52 = stablehlo.constant dense<3> : tensor<41x47xi32>
  %v53 = stablehlo.subtract %v51, %v52 : tensor<41x47xi32>
  %v55 = stablehlo.multiply %v47, %v53 : tensor<41x47xi32>
  %v56 = stablehlo.constant dense<64> : tensor<41x47xi32>
  %v57 = stablehlo.multiply %v55, %v56 : tensor<41x47xi32>
  %v58 = stablehlo.convert %v57 : (tensor<41x47xi32>) -> tensor<41x47xf32>
  "check.expect_eq"(%v42, %v58) : (tensor<41x47xf32>, tensor<41x47xf32>) -> ()
  // f16
  %v59 = stablehlo.iota dim = 0 : tensor<41x65xi32>
  %v60 = stablehlo.constant dense<4> : tensor<41x65xi32>
  %v61 = stablehlo.remainder %v59, %v60 : tensor<41x65xi32>
  %v62 = stablehlo.constant dense<1> : tensor<41x65xi32>
  %v63 = stablehlo.subtract %v61, %v62 : tensor<41x65xi32>
  %v64 = stablehlo.convert %v63 : (tensor<41x65xi32>) -> tensor<41x65xf16>
  %v65 = stablehlo.iota dim = 0 : tensor<47x65xi32>
  %v66 = stablehlo.constant dense<8> : tensor<47x65xi32>
  %v67 = stablehlo.remainder %v65, %v66 : tensor<47x65xi32>
  %v68 = stablehlo.constant dense<3> : tensor<47x65xi32>
  %v69 = stablehlo.subtract %v67, %v68 : tensor<47x65xi32>
  %v70 = stablehlo.convert %v69 : (tensor<47x65xi32>) -> tensor<47x65xf16>
  %v71 = stablehlo.dot_general %v64, %v70, contracting_dims = [1] x [1] : (tensor<41x65xf16>, tensor<47x65xf16>) -> tensor<41x47xf16>
  %v72 = stablehlo.iota dim = 0 : tensor<41x47xi32>
  %v73 = stablehlo.constant dense<4> : tensor<41x47xi32>
  %v74 = stablehlo.remainder %v72, %v73 : tensor<41x47xi32>
  %v75 = stablehlo.constant dense<1> : tensor<41x47xi32>
  %v76 = stablehlo.subtract %v74, %v75 : tensor<41x47xi32>
  %v78 = stablehlo.iota dim = 1 : tensor<41x47xi32>
  %v79 = stablehlo.constant dense<8> : tensor<41x47xi32>
  %v80 = stablehlo.remainder %v78, %v79 : tensor<41x47xi32>
  %v81 = stablehlo.constant dense<3> : tensor<41x47xi32>
  %v82 = stablehlo.subtract %v80, %v81 : tensor<41x47xi32>
  %v84 = stablehlo.multiply %v76, %v82 : tensor<41x47xi32>
  %v85 = stablehlo.constant dense<65> : tensor<41x47xi32>
  %v86 = stablehlo.multiply %v84, %v85 : tensor<41x47xi32>
  %v87 = stablehlo.convert %v86 : (tensor<41x47xi32>) -> tensor<41x47xf16>
  "check.expect_eq"(%v71, %v87) : (tensor<41x47xf16>, tensor<41x47xf16>) -> ()
  // f16 in f32
  %v88 = stablehlo.iota dim = 1 : tensor<65x41xi32>
  %v89 = stablehlo.constant dense<4> : tensor<65x41xi32>
  %v90 = stablehlo.remainder %v88, %v89 : tensor<65x41xi32>
  %v91 = stablehlo.constant dense<1> : tensor<65x41xi32>
  %v92 = stablehlo.subtract %v90, %v91 : tensor<65x41xi32>
  %v93 = stablehlo.convert %v92 : (tensor<65x41xi32>) -> tensor<65x41xf16>
  %v94 = stablehlo.iota dim = 1 : tensor<65x47xi32>
  %v95 = stablehlo.constant dense<8> : tensor<65x47xi32>
  %v96 = stablehlo.remainder %v94, %v95 : tensor<65x47xi32>
  %v97 = stablehlo.constant dense<3> : tensor<65x47xi32>
  %v98 = stablehlo.subtract %v96, %v97 : tensor<65x47xi32>
  %v99 = stablehlo.convert %v98 : (tensor<65x47xi32>) -> tensor<65x47xf16>
  %v100 = stablehlo.dot_general %v93, %v99, contracting_dims = [0] x [0] : (tensor<65x41xf16>, tensor<65x47xf16>) -> tensor<41x47xf32>
  %v101 = stablehlo.iota dim = 0 : tensor<41x47xi32>
  %v102 = stablehlo.constant dense<4> : tensor<41x47xi32>
  %v103 = stablehlo.remainder %v101, %v102 : tensor<41x47xi32>
  %v104 = stablehlo.constant dense<1> : tensor<41x47xi32>
  %v105 = stablehlo.subtract %v103, %v104 : tensor<41x47xi32>
  %v107 = stablehlo.iota dim = 1 : tensor<41x47xi32>
  %v108 = stablehlo.constant dense<8> : tensor<41x47xi32>
  %v109 = stablehlo.remainder %v107, %v108 : tensor<41x47xi32>
  %v110 = stablehlo.constant dense<3> : tensor<41x47xi32>
  %v111 = stablehlo.subtract %v109, %v110 : tensor<41x47xi32>
  %v113 = stablehlo.multiply %v105, %v111 : tensor<41x47xi32>
  %v114 = stablehlo.constant dense<65> : tensor<41x47xi32>
  %v115 = stablehlo.multiply %v113, %v114 : tensor<41x47xi32>
  %v116 = stablehlo.convert %v115 : (tensor<41x47xi32>) -> tensor<41x47xf32>
  "check.expect_eq"(%v100, %v116) : (tensor<41x47xf32>, tensor<41x47xf32>) -> ()
  // integers, the least ones among them
  %v117 = stablehlo.iota dim = 0 : tensor<33x70xi32>
  %v118 = stablehlo.constant dense<4> : tensor<33x70xi32>
  %v119 = stablehlo.remainder %v117, %v118 : tensor<33x70xi32>
  %v120 = stablehlo.constant dense<128> : tensor<33x70xi32>
  %v121 = stablehlo.subtract %v119, %v120 : tensor<33x70xi32>
  %v122 = stablehlo.convert %v121 : (tensor<33x70xi32>) -> tensor<33x70xi8>
  %v123 = stablehlo.iota dim = 1 : tensor<70x35xi32>
  %v124 = stablehlo.constant dense<8> : tensor<70x35xi32>
  %v125 = stablehlo.remainder %v123, %v124 : tensor<70x35xi32>
  %v126 = stablehlo.constant dense<128> : tensor<70x35xi32>
  %v127 = stablehlo.subtract %v125, %v126 : tensor<70x35xi32>
  %v128 = stablehlo.convert %v127 : (tensor<70x35xi32>) -> tensor<70x35xi8>
  %v129 = stablehlo.dot_general %v122, %v128, contracting_dims = [1] x [0] : (tensor<33x70xi8>, tensor<70x35xi8>) -> tensor<33x35xi32>
  %v130 = stablehlo.iota dim = 0 : tensor<33x35xi32>
  %v131 = stablehlo.constant dense<4> : tensor<33x35xi32>
  %v132 = stablehlo.remainder %v130, %v131 : tensor<33x35xi32>
  %v133 = stablehlo.constant dense<128> : tensor<33x35xi32>
  %v134 = stablehlo.subtract %v132, %v133 : tensor<33x35xi32>
  %v136 = stablehlo.iota dim = 1 : tensor<33x35xi32>
  %v137 = stablehlo.constant dense<8> : tensor<33x35xi32>
  %v138 = stablehlo.remainder %v136, %v137 : tensor<33x35xi32>
  %v139 = stablehlo.constant dense<128> : tensor<33x35xi32>
  %v140 = stablehlo.subtract %v138, %v139 : tensor<33x35xi32>
  %v142 = stablehlo.multiply %v134, %v140 : tensor<33x35xi32>
  %v143 = stablehlo.constant dense<70> : tensor<33x35xi32>
  %v144 = stablehlo.multiply %v142, %v143 : tensor<33x35xi32>
  "check.expect_eq"(%v129, %v144) : (tensor<33x35xi32>, tensor<33x35xi32>) -> ()
  // unsigned ones
  %v146 = stablehlo.iota dim = 1 : tensor<70x33xi32>
  %v147 = stablehlo.constant dense<4> : tensor<70x33xi32>
  %v148 = stablehlo.remainder %v146, %v147 : tensor<70x33xi32>
  %v149 = stablehlo.constant dense<-252> : tensor<70x33xi32>
  %v150 = stablehlo.subtract %v148, %v149 : tensor<70x33xi32>
  %v151 = stablehlo.convert %v150 : (tensor<70x33xi32>) -> tensor<70x33xui8>
  %v152 = stablehlo.iota dim = 0 : tensor<35x70xi32>
  %v153 = stablehlo.constant dense<8> : tensor<35x70xi32>
  %v154 = stablehlo.remainder %v152, %v153 : tensor<35x70xi32>
  %v155 = stablehlo.constant dense<-248> : tensor<35x70xi32>
  %v156 = stablehlo.subtract %v154, %v155 : tensor<35x70xi32>
  %v157 = stablehlo.convert %v156 : (tensor<35x70xi32>) -> tensor<35x70xui8>
  %v158 = stablehlo.dot_general %v151, %v157, contracting_dims = [0] x [1] : (tensor<70x33xui8>, tensor<35x70xui8>) -> tensor<33x35xi32>
  %v159 = stablehlo.iota dim = 0 : tensor<33x35xi32>
  %v160 = stablehlo.constant dense<4> : tensor<33x35xi32>
  %v161 = stablehlo.remainder %v159, %v160 : tensor<33x35xi32>
  %v162 = stablehlo.constant dense<-252> : tensor<33x35xi32>
  %v163 = stablehlo.subtract %v161, %v162 : tensor<33x35xi32>
  %v165 = stablehlo.iota dim = 1 : tensor<33x35xi32>
  %v166 = stablehlo.constant dense<8> : tensor<33x35xi32>
  %v167 = stablehlo.remainder %v165, %v166 : tensor<33x35xi32>
  %v168 = stablehlo.constant dense<-248> : tensor<33x35xi32>
  %v169 = stablehlo.subtract %v167, %v168 : tensor<33x35xi32>
  %v171 = stablehlo.multiply %v163, %v169 : tensor<33x35xi32>
  %v172 = stablehlo.constant dense<70> : tensor<33x35xi32>
  %v173 = stablehlo.multiply %v171, %v172 : tensor<33x35xi32>
  "check.expect_eq"(%v158, %v173) : (tensor<33x35xi32>, tensor<33x35xi32>) -> ()
  // of both kinds, as JAX converts them
  %v175 = stablehlo.iota dim = 0 : tensor<33x70xi32>
  %v176 = stablehlo.constant dense<4> : tensor<33x70xi32>
  %v177 = stablehlo.remainder %v175, %v176 : tensor<33x70xi32>
  %v178 = stablehlo.constant dense<-252> : tensor<33x70xi32>
  %v179 = stablehlo.subtract %v177, %v178 : tensor<33x70xi32>
  %v180 = stablehlo.convert %v179 : (tensor<33x70xi32>) -> tensor<33x70xui8>
  %v181 = stablehlo.iota dim = 1 : tensor<70x35xi32>
  %v182 = stablehlo.constant dense<8> : tensor<70x35xi32>
  %v183 = stablehlo.remainder %v181, %v182 : tensor<70x35xi32>
  %v184 = stablehlo.constant dense<128> : tensor<70x35xi32>
  %v185 = stablehlo.subtract %v183, %v184 : tensor<70x35xi32>
  %v186 = stablehlo.convert %v185 : (tensor<70x35xi32>) -> tensor<70x35xi8>
  %v187 = stablehlo.convert %v180 : (tensor<33x70xui8>) -> tensor<33x70xi32>
  %v188 = stablehlo.convert %v186 : (tensor<70x35xi8>) -> tensor<70x35xi32>
  %v189 = stablehlo.dot_general %v187, %v188, contracting_dims = [1] x [0] : (tensor<33x70xi32>, tensor<70x35xi32>) -> tensor<33x35xi32>
  %v190 = stablehlo.iota dim = 0 : tensor<33x35xi32>
  %v191 = stablehlo.constant dense<4> : tensor<33x35xi32>
  %v192 = stablehlo.remainder %v190, %v191 : tensor<33x35xi32>
  %v193 = stablehlo.constant dense<-252> : tensor<33x35xi32>
  %v194 = stablehlo.subtract %v192, %v193 : tensor<33x35xi32>
  %v196 = stablehlo.iota dim = 1 : tensor<33x35xi32>
  %v197 = stablehlo.constant dense<8> : tensor<33x35xi32>
  %v198 = stablehlo.remainder %v196, %v197 : tensor<33x35xi32>
  %v199 = stablehlo.constant dense<128> : tensor<33x35xi32>
  %v200 = stablehlo.subtract %v198, %v199 : tensor<33x35xi32>
  %v202 = stablehlo.multiply %v194, %v200 : tensor<33x35xi32>
  %v203 = stablehlo.constant dense<70> : tensor<33x35xi32>
  %v204 = stablehlo.multiply %v202, %v203 : tensor<33x35xi32>
  "check.expect_eq"(%v189, %v204) : (tensor<33x35xi32>, tensor<33x35xi32>) -> ()
  // bf16, converted before
  %v206 = stablehlo.iota dim = 0 : tensor<41x64xi32>
  %v207 = stablehlo.constant dense<4> : tensor<41x64xi32>
  %v208 = stablehlo.remainder %v206, %v207 : tensor<41x64xi32>
  %v209 = stablehlo.constant dense<1> : tensor<41x64xi32>
  %v210 = stablehlo.subtract %v208, %v209 : tensor<41x64xi32>
  %v211 = stablehlo.convert %v210 : (tensor<41x64xi32>) -> tensor<41x64xbf16>
  %v212 = stablehlo.iota dim = 1 : tensor<64x47xi32>
  %v213 = stablehlo.constant dense<8> : tensor<64x47xi32>
  %v214 = stablehlo.remainder %v212, %v213 : tensor<64x47xi32>
  %v215 = stablehlo.constant dense<3> : tensor<64x47xi32>
  %v216 = stablehlo.subtract %v214, %v215 : tensor<64x47xi32>
  %v217 = stablehlo.convert %v216 : (tensor<64x47xi32>) -> tensor<64x47xbf16>
  %v218 = stablehlo.convert %v211 : (tensor<41x64xbf16>) -> tensor<41x64xf32>
  %v219 = stablehlo.convert %v217 : (tensor<64x47xbf16>) -> tensor<64x47xf32>
  %v220 = stablehlo.dot_general %v218, %v219, contracting_dims = [1] x [0] : (tensor<41x64xf32>, tensor<64x47xf32>) -> tensor<41x47xf32>
  %v221 = stablehlo.iota dim = 0 : tensor<41x47xi32>
  %v222 = stablehlo.constant dense<4> : tensor<41x47xi32>
  %v223 = stablehlo.remainder %v221, %v222 : tensor<41x47xi32>
  %v224 = stablehlo.constant dense<1> : tensor<41x47xi32>
  %v225 = stablehlo.subtract %v223, %v224 : tensor<41x47xi32>
  %v227 = stablehlo.iota dim = 1 : tensor<41x47xi32>
  %v228 = stablehlo.constant dense<8> : tensor<41x47xi32>
  %v229 = stablehlo.remainder %v227, %v228 : tensor<41x47xi32>
  %v230 = stablehlo.constant dense<3> : tensor<41x47xi32>
  %v231 = stablehlo.subtract %v229, %v230 : tensor<41x47xi32>
  %v233 = stablehlo.multiply %v225, %v231 : tensor<41x47xi32>
  %v234 = stablehlo.constant dense<64> : tensor<41x47xi32>
  %v235 = stablehlo.multiply %v233, %v234 : tensor<41x47xi32>
  %v236 = stablehlo.convert %v235 : (tensor<41x47xi32>) -> tensor<41x47xf32>
  "check.expect_eq"(%v220, %v236) : (tensor<41x47xf32>, tensor<41x47xf32>) -> ()
  // a row times a matrix
  %v237 = stablehlo.iota dim = 0 : tensor<1x300xi32>
  %v238 = stablehlo.constant dense<4> : tensor<1x300xi32>
  %v239 = stablehlo.remainder %v237, %v238 : tensor<1x300xi32>
  %v240 = stablehlo.constant dense<-2> : tensor<1x300xi32>
  %v241 = stablehlo.subtract %v239, %v240 : tensor<1x300xi32>
  %v242 = stablehlo.convert %v241 : (tensor<1x300xi32>) -> tensor<1x300xbf16>
  %v243 = stablehlo.iota dim = 1 : tensor<300x300xi32>
  %v244 = stablehlo.constant dense<8> : tensor<300x300xi32>
  %v245 = stablehlo.remainder %v243, %v244 : tensor<300x300xi32>
  %v246 = stablehlo.constant dense<3> : tensor<300x300xi32>
  %v247 = stablehlo.subtract %v245, %v246 : tensor<300x300xi32>
  %v248 = stablehlo.convert %v247 : (tensor<300x300xi32>) -> tensor<300x300xbf16>
  %v249 = stablehlo.dot_general %v242, %v248, contracting_dims = [1] x [0] : (tensor<1x300xbf16>, tensor<300x300xbf16>) -> tensor<1x300xbf16>
  %v250 = stablehlo.iota dim = 0 : tensor<1x300xi32>
  %v251 = stablehlo.constant dense<4> : tensor<1x300xi32>
  %v252 = stablehlo.remainder %v250, %v251 : tensor<1x300xi32>
  %v253 = stablehlo.constant dense<-2> : tensor<1x300xi32>
  %v254 = stablehlo.subtract %v252, %v253 : tensor<1x300xi32>
  %v256 = stablehlo.iota dim = 1 : tensor<1x300xi32>
  %v257 = stablehlo.constant dense<8> : tensor<1x300xi32>
  %v258 = stablehlo.remainder %v256, %v257 : tensor<1x300xi32>
  %v259 = stablehlo.constant dense<3> : tensor<1x300xi32>
  %v260 = stablehlo.subtract %v258, %v259 : tensor<1x300xi32>
  %v262 = stablehlo.multiply %v254, %v260 : tensor<1x300xi32>
  %v263 = stablehlo.constant dense<300> : tensor<1x300xi32>
  %v264 = stablehlo.multiply %v262, %v263 : tensor<1x300xi32>
  %v265 = stablehlo.convert %v264 : (tensor<1x300xi32>) -> tensor<1x300xbf16>
  "check.expect_eq"(%v249, %v265) : (tensor<1x300xbf16>, tensor<1x300xbf16>) -> ()
  // a matrix times a column
  %v266 = stablehlo.iota dim = 0 : tensor<300x300xi32>
  %v267 = stablehlo.constant dense<4> : tensor<300x300xi32>
  %v268 = stablehlo.remainder %v266, %v267 : tensor<300x300xi32>
  %v269 = stablehlo.constant dense<1> : tensor<300x300xi32>
  %v270 = stablehlo.subtract %v268, %v269 : tensor<300x300xi32>
  %v271 = stablehlo.convert %v270 : (tensor<300x300xi32>) -> tensor<300x300xbf16>
  %v272 = stablehlo.iota dim = 1 : tensor<300x1xi32>
  %v273 = stablehlo.constant dense<8> : tensor<300x1xi32>
  %v274 = stablehlo.remainder %v272, %v273 : tensor<300x1xi32>
  %v275 = stablehlo.constant dense<3> : tensor<300x1xi32>
  %v276 = stablehlo.subtract %v274, %v275 : tensor<300x1xi32>
  %v277 = stablehlo.convert %v276 : (tensor<300x1xi32>) -> tensor<300x1xbf16>
  %v278 = stablehlo.dot_general %v271, %v277, contracting_dims = [1] x [0] : (tensor<300x300xbf16>, tensor<300x1xbf16>) -> tensor<300x1xf32>
  %v279 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v280 = stablehlo.constant dense<4> : tensor<300x1xi32>
  %v281 = stablehlo.remainder %v279, %v280 : tensor<300x1xi32>
  %v282 = stablehlo.constant dense<1> : tensor<300x1xi32>
  %v283 = stablehlo.subtract %v281, %v282 : tensor<300x1xi32>
  %v285 = stablehlo.iota dim = 1 : tensor<300x1xi32>
  %v286 = stablehlo.constant dense<8> : tensor<300x1xi32>
  %v287 = stablehlo.remainder %v285, %v286 : tensor<300x1xi32>
  %v288 = stablehlo.constant dense<3> : tensor<300x1xi32>
  %v289 = stablehlo.subtract %v287, %v288 : tensor<300x1xi32>
  %v291 = stablehlo.multiply %v283, %v289 : tensor<300x1xi32>
  %v292 = stablehlo.constant dense<300> : tensor<300x1xi32>
  %v293 = stablehlo.multiply %v291, %v292 : tensor<300x1xi32>
  %v294 = stablehlo.convert %v293 : (tensor<300x1xi32>) -> tensor<300x1xf32>
  "check.expect_eq"(%v278, %v294) : (tensor<300x1xf32>, tensor<300x1xf32>) -> ()
  // a matrix times a row, along both
  %v295 = stablehlo.iota dim = 0 : tensor<300x300xi32>
  %v296 = stablehlo.constant dense<4> : tensor<300x300xi32>
  %v297 = stablehlo.remainder %v295, %v296 : tensor<300x300xi32>
  %v298 = stablehlo.constant dense<1> : tensor<300x300xi32>
  %v299 = stablehlo.subtract %v297, %v298 : tensor<300x300xi32>
  %v300 = stablehlo.convert %v299 : (tensor<300x300xi32>) -> tensor<300x300xf16>
  %v301 = stablehlo.iota dim = 0 : tensor<1x300xi32>
  %v302 = stablehlo.constant dense<8> : tensor<1x300xi32>
  %v303 = stablehlo.remainder %v301, %v302 : tensor<1x300xi32>
  %v304 = stablehlo.constant dense<3> : tensor<1x300xi32>
  %v305 = stablehlo.subtract %v303, %v304 : tensor<1x300xi32>
  %v306 = stablehlo.convert %v305 : (tensor<1x300xi32>) -> tensor<1x300xf16>
  %v307 = stablehlo.dot_general %v300, %v306, contracting_dims = [1] x [1] : (tensor<300x300xf16>, tensor<1x300xf16>) -> tensor<300x1xf32>
  %v308 = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %v309 = stablehlo.constant dense<4> : tensor<300x1xi32>
  %v310 = stablehlo.remainder %v308, %v309 : tensor<300x1xi32>
  %v311 = stablehlo.constant dense<1> : tensor<300x1xi32>
  %v312 = stablehlo.subtract %v310, %v311 : tensor<300x1xi32>
  %v314 = stablehlo.iota dim = 1 : tensor<300x1xi32>
  %v315 = stablehlo.constant dense<8> : tensor<300x1xi32>
  %v316 = stablehlo.remainder %v314, %v315 : tensor<300x1xi32>
  %v317 = stablehlo.constant dense<3> : tensor<300x1xi32>
  %v318 = stablehlo.subtract %v316, %v317 : tensor<300x1xi32>
  %v320 = stablehlo.multiply %v312, %v318 : tensor<300x1xi32>
  %v321 = stablehlo.constant dense<300> : tensor<300x1xi32>
  %v322 = stablehlo.multiply %v320, %v321 : tensor<300x1xi32>
  %v323 = stablehlo.convert %v322 : (tensor<300x1xi32>) -> tensor<300x1xf32>
  "check.expect_eq"(%v307, %v323) : (tensor<300x1xf32>, tensor<300x1xf32>) -> ()
  // integers of a row
  %v324 = stablehlo.iota dim = 0 : tensor<1x300xi32>
  %v325 = stablehlo.constant dense<4> : tensor<1x300xi32>
  %v326 = stablehlo.remainder %v324, %v325 : tensor<1x300xi32>
  %v327 = stablehlo.constant dense<128> : tensor<1x300xi32>
  %v328 = stablehlo.subtract %v326, %v327 : tensor<1x300xi32>
  %v329 = stablehlo.convert %v328 : (tensor<1x300xi32>) -> tensor<1x300xi8>
  %v330 = stablehlo.iota dim = 1 : tensor<300x300xi32>
  %v331 = stablehlo.constant dense<8> : tensor<300x300xi32>
  %v332 = stablehlo.remainder %v330, %v331 : tensor<300x300xi32>
  %v333 = stablehlo.constant dense<128> : tensor<300x300xi32>
  %v334 = stablehlo.subtract %v332, %v333 : tensor<300x300xi32>
  %v335 = stablehlo.convert %v334 : (tensor<300x300xi32>) -> tensor<300x300xi8>
  %v336 = stablehlo.dot_general %v329, %v335, contracting_dims = [1] x [0] : (tensor<1x300xi8>, tensor<300x300xi8>) -> tensor<1x300xi32>
  %v337 = stablehlo.iota dim = 0 : tensor<1x300xi32>
  %v338 = stablehlo.constant dense<4> : tensor<1x300xi32>
  %v339 = stablehlo.remainder %v337, %v338 : tensor<1x300xi32>
  %v340 = stablehlo.constant dense<128> : tensor<1x300xi32>
  %v341 = stablehlo.subtract %v339, %v340 : tensor<1x300xi32>
  %v343 = stablehlo.iota dim = 1 : tensor<1x300xi32>
  %v344 = stablehlo.constant dense<8> : tensor<1x300xi32>
  %v345 = stablehlo.remainder %v343, %v344 : tensor<1x300xi32>
  %v346 = stablehlo.constant dense<128> : tensor<1x300xi32>
  %v347 = stablehlo.subtract %v345, %v346 : tensor<1x300xi32>
  %v349 = stablehlo.multiply %v341, %v347 : tensor<1x300xi32>
  %v350 = stablehlo.constant dense<300> : tensor<1x300xi32>
  %v351 = stablehlo.multiply %v349, %v350 : tensor<1x300xi32>
  "check.expect_eq"(%v336, %v351) : (tensor<1x300xi32>, tensor<1x300xi32>) -> ()
  return
}
