/*
 * Minimax polynomials. This file is made by minimax.py: change that and run it.
 *
 * Pairs of terms, c + d u, are summed by Horner's rule in u^2. That takes one multiplication more
 * than the rule in u does, but half the time until the last sum is there, for which a processor
 * waits when it works on few elements at once.
 *
 * The comment of a polynomial names the function of u that it approximates, the interval of u, and
 * the largest error. The error is about the relative error that the polynomial causes in the
 * library function that uses it.
 */
#ifndef SR_LIBRARY_POLYNOMIALS_H
#define SR_LIBRARY_POLYNOMIALS_H

/* Approximates (e^u - 1 - u) / u^2. u is in [-0.3466, 0.3466]; the error is 2^-59.9. */
static inline double poly_exp_f64(double u) {
  double v = u * u, p = 2.0875341067169413e-09;
  p = p * v + (2.7557402599197105e-07 + 2.510897664497859e-08 * u);
  p = p * v + (2.480158717259905e-05 + 2.7557244380093284e-06 * u);
  p = p * v + (0.0013888888888962335 + 0.00019841269885960536 * u);
  p = p * v + (0.04166666666666651 + 0.008333333333321693 * u);
  p = p * v + (0.5 + 0.16666666666666677 * u);
  return p;
}

/* Approximates (e^u - 1 - u) / u^2. u is in [-0.3466, 0.3466]; the error is 2^-28.8. */
static inline float poly_exp_f32(float u) {
  float v = u * u, p = 0.0013940625f + 0.00019845887f * u;
  p = p * v + (0.041666362f + 0.00833339f * u);
  p = p * v + (0.5f + 0.16666666f * u);
  return p;
}

/* Approximates (2^u - 1) / u. u is in [-0.5001, 0.5001]; the error is 2^-34.3. */
static inline double poly_exp2_short(double u) {
  double v = u * u, p = 1.531494406674952e-05;
  p = p * v + (0.0013333430811413682 + 0.0001546713585837856 * u);
  p = p * v + (0.05550410962515391 + 0.009618036836738496 * u);
  p = p * v + (0.6931471805416979 + 0.2402265107631504 * u);
  return p;
}

/* Approximates 2^u. u is in [-0.5001, 0.5001]; the error is 2^-22.7. */
static inline float poly_exp2_f32(float u) {
  float v = u * u, p = 0.009675564f + 0.0013276454f * u;
  p = p * v + (0.24022119f + 0.055507135f * u);
  p = p * v + (1.0000001f + 0.69314694f * u);
  return p;
}

/* Approximates (sinh(r) / r - 1) / u, where u = r^2. u is in [0, 1]; the error is 2^-56.3. */
static inline double poly_sinh_f64(double u) {
  double v = u * u, p = 7.759312396481811e-13;
  p = p * v + (2.5052123398646717e-08 + 1.605724033468877e-10 * u);
  p = p * v + (0.00019841269841437684 + 2.7557319155336193e-06 * u);
  p = p * v + (0.16666666666666669 + 0.008333333333333139 * u);
  return p;
}

/* Approximates the same function as poly_sinh_f64. u is in [0, 1]; the error is 2^-27.2. */
static inline float poly_sinh_f32(float u) {
  float v = u * u, p = 0.00019836066f + 2.8174397e-06f * u;
  p = p * v + (0.16666667f + 0.0083333505f * u);
  return p;
}

/* Approximates (tanh(r) / r - 1) / u, where u = r^2. u is in [0, 0.36]; the error is 2^-27.5. */
static inline float poly_tanh_f32(float u) {
  float v = u * u, p = -0.0059058787f;
  p = p * v + (-0.053786688f + 0.020805394f * u);
  p = p * v + (-0.333333f + 0.13331959f * u);
  return p;
}

/* Approximates 2^(1+u). u is in [-0.5001, 0.5001]; the error is 2^-26.0. */
static inline float poly_exp2_next_f32(float u) {
  float v = u * u, p = 0.0003069165f;
  p = p * v + (0.019236978f + 0.0026799915f * u);
  p = p * v + (0.48045292f + 0.11100657f * u);
  p = p * v + (2.0f + 1.3862944f * u);
  return p;
}

/* Approximates (log((1+s)/(1-s)) / s - 2) / u, where u = s^2. u is in [0, 0.0294]; the error is
 * 2^-57.8. */
static inline double poly_log_f64(double u) {
  double v = u * u, p = 0.14796265498308173;
  p = p * v + (0.18183565422398953 + 0.15314020702787706 * u);
  p = p * v + (0.28571428742564203 + 0.22222198553527298 * u);
  p = p * v + (0.6666666666666734 + 0.39999999999413954 * u);
  return p;
}

/* Approximates log2((1+s)/(1-s)) / s, where u = s^2. u is in [0, 0.0294]; the error is 2^-37.3. */
static inline double poly_log2_short(double u) {
  double v = u * u, p = 0.34073242054365577;
  p = p * v + (0.5770835868258128 + 0.411672599627926 * u);
  p = p * v + (2.88539008179009 + 0.9617966733332628 * u);
  return p;
}

/* Approximates (log(1+u) - u + u^2/2) / u^3. u is in [-0.2929, 0.4143]; the error is 2^-27.0. */
static inline float poly_log_f32(float u) {
  float v = u * u, p = 0.12762524f - 0.07634962f * u;
  p = p * v + (0.14201649f - 0.13160451f * u);
  p = p * v + (0.2000123f - 0.16623321f * u);
  p = p * v + (0.3333333f - 0.25000823f * u);
  return p;
}

/* Approximates (log((1+s)/(1-s)) / s - 2 - 2/3 u) / u^2, where u = s^2. u is in [0, 0.0103]; the
 * error is 2^-69.9. */
static inline double poly_power_log(double u) {
  double v = u * u, p = 0.12243291137556943;
  p = p * v + (0.1538470107484629 + 0.13324517090332616 * u);
  p = p * v + (0.2222222222366835 + 0.18181817710762083 * u);
  p = p * v + (0.4 + 0.28571428571426316 * u);
  return p;
}

/* Approximates (sin(r) / r - 1) / u, where u = r^2. u is in [0, 0.617]; the error is 2^-57.2. */
static inline double poly_sin_f64(double u) {
  double v = u * u, p = -2.5050758103903086e-08 + 1.589679503268229e-10 * u;
  p = p * v + (-0.0001984126982980755 + 2.755731369183911e-06 * u);
  p = p * v + (-0.16666666666666632 + 0.008333333333322413 * u);
  return p;
}

/* Approximates (cos(r) - 1 + u/2) / u^2, where u = r^2. u is in [0, 0.617]; the error is
 * 2^-59.9. */
static inline double poly_cos_f64(double u) {
  double v = u * u, p = 2.0875723287648414e-09 - 1.1359648553206345e-11 * u;
  p = p * v + (2.4801587289482533e-05 - 2.7557314352437146e-07 * u);
  p = p * v + (0.0416666666666666 - 0.0013888888888874125 * u);
  return p;
}

/* Approximates the same function as poly_sin_f64. u is in [0, 0.6266]; the error is 2^-27.0. */
static inline float poly_sin_f32(float u) {
  float v = u * u, p = -0.00019512203f;
  p = p * v + (-0.16666654f + 0.008332142f * u);
  return p;
}

/* Approximates the same function as poly_cos_f64. u is in [0, 0.6266]; the error is 2^-32.2. */
static inline float poly_cos_f32(float u) {
  float v = u * u, p = 2.4432737e-05f;
  p = p * v + (0.041666646f - 0.0013887319f * u);
  return p;
}

/* Approximates the same function as poly_sin_f64, to 33 bits. u is in [0, 0.617]; the error is
 * 2^-37.6. */
static inline double poly_sin_short(double u) {
  double v = u * u, p = -0.0001983933407710017 + 2.7183041841691146e-06 * u;
  p = p * v + (-0.16666666641606484 + 0.008333329383553365 * u);
  return p;
}

/* Approximates the same function as poly_cos_f64, to 36 bits. u is in [0, 0.617]; the error is
 * 2^-43.2. */
static inline double poly_cos_short(double u) {
  double v = u * u, p = 2.4799519192100988e-05 - 2.7210169237299276e-07 * u;
  p = p * v + (0.04166666662279364 - 0.0013888883750372565 * u);
  return p;
}

/* Approximates (atan(t) / t - 1) / u, where u = t^2. u is in [0, 0.1716]; the error is 2^-58.4. */
static inline double poly_atan_f64(double u) {
  double v = u * u, p = -0.03348783811562779 + 0.015208761677610767 * u;
  p = p * v + (-0.05218545388222093 + 0.04504123460343132 * u);
  p = p * v + (-0.06666228989157895 + 0.05877043676473302 * u);
  p = p * v + (-0.09090908151199503 + 0.07692282909639457 * u);
  p = p * v + (-0.1428571428539097 + 0.11111111088362548 * u);
  p = p * v + (-0.33333333333333326 + 0.19999999999997692 * u);
  return p;
}

/* Approximates the same function as poly_atan_f64. u is in [0, 0.4122]; the error is 2^-30.5. */
static inline float poly_atan_f32(float u) {
  float v = u * u, p = -0.01905092f;
  p = p * v + (-0.08394665f + 0.053305965f * u);
  p = p * v + (-0.14274435f + 0.10991614f * u);
  p = p * v + (-0.33333325f + 0.19999488f * u);
  return p;
}

/* Approximates (asin(t) / t - 1) / u, where u = t^2. u is in [0, 0.25]; the error is 2^-58.6. */
static inline double poly_asin_f64(double u) {
  double v = u * u, p = 0.032676922348571696;
  p = p * v + (0.021763540690891134 - 0.021077347633932732 * u);
  p = p * v + (0.010786534113768594 + 0.0036830238997614608 * u);
  p = p * v + (0.013980961572958361 + 0.011397775036095516 * u);
  p = p * v + (0.02237221566086486 + 0.017351600081468754 * u);
  p = p * v + (0.04464285717512102 + 0.03038194268359987 * u);
  p = p * v + (0.16666666666666763 + 0.07499999999970262 * u);
  return p;
}

/* Approximates the same function as poly_asin_f64. u is in [0, 0.25]; the error is 2^-27.4. */
static inline float poly_asin_f32(float u) {
  float v = u * u, p = 0.04221871f;
  p = p * v + (0.04547712f + 0.02414751f * u);
  p = p * v + (0.16666754f + 0.074952416f * u);
  return p;
}

/* Approximates erf(x) / x - 1, where u = x^2. u is in [0, 1]; the error is 2^-56.0. */
static inline double poly_erf_f64(double u) {
  double v = u * u, p = 5.960685380763574e-11;
  p = p * v + (1.4660328394447991e-08 - 1.1374955153228484e-09 * u);
  p = p * v + (1.6461008467207023e-06 - 1.6350396144240157e-07 * u);
  p = p * v + (0.00012055331132908474 - 1.4925595771296314e-05 * u);
  p = p * v + (0.005223977624828396 - 0.0008548326981423919 * u);
  p = p * v + (0.11283791670954885 - 0.02686617064507787 * u);
  p = p * v + (0.1283791670955126 - 0.3761263890318375 * u);
  return p;
}

/* Approximates erf(x) / x - 1, where u = x^2. u is in [0, 1.21]; the error is 2^-27.7. */
static inline float poly_erf_f32(float u) {
  float v = u * u, p = 7.2798735e-05f;
  p = p * v + (0.0051698405f - 0.0007840488f * u);
  p = p * v + (0.112833984f - 0.026844803f * u);
  p = p * v + (0.12837917f - 0.37612614f * u);
  return p;
}

/* Approximates erfc(u)^(1/4). u is in [1.1, 3.92]; the error is 2^-26.4. */
static inline float poly_erfc_root_f32(float u) {
  float v = u * u, p = 0.0031799404f - 0.00017560246f * u;
  p = p * v + (0.065114f - 0.021896312f * u);
  p = p * v + (-0.06549307f - 0.04859693f * u);
  p = p * v + (1.0051875f - 0.3075493f * u);
  return p;
}

/* Approximates (1 + 2x) e^(x^2) erfc(x), where u = (x-4)/(x+4). u is in [-1, 1]; the error is
 * 2^-53.8. */
static inline double poly_erfc_f64(double u) {
  double v = u * u, p = -2.6698584847504725e-10 - 1.32548387313326e-10 * u;
  p = p * v + (3.175730332727913e-09 + 1.759717629482722e-09 * u);
  p = p * v + (-2.0576734814697207e-08 - 1.4625705209781685e-08 * u);
  p = p * v + (7.749412123772131e-08 + 1.0996458122696437e-07 * u);
  p = p * v + (2.919502674574356e-07 - 8.247853468228627e-07 * u);
  p = p * v + (-1.1221272487022354e-05 + 5.709115094142129e-06 * u);
  p = p * v + (0.00015062148391415615 - 2.439890290954232e-05 * u);
  p = p * v + (-0.0007577732596885468 - 0.00019925678856368031 * u);
  p = p * v + (-0.016197734060094084 + 0.005031969995238627 * u);
  p = p * v + (-0.06633036581215655 + 0.037167515535610776 * u);
  p = p * v + (-0.10103906603630218 + 0.09373283499846033 * u);
  p = p * v + (0.015379652102619637 + 0.06809705425468968 * u);
  p = p * v + (1.2329951186255526 - 0.1396211168405625 * u);
  return p;
}

/* Approximates e^(x^2) erfc(x) / u, where u = 1/(x+2). u is in [0.0826, 0.4]; the error is
 * 2^-28.6. */
static inline double poly_erfc_short(double u) {
  double v = u * u, p = 34.2138854281389 - 31.07687992986643 * u;
  p = p * v + (-34.79104540352021 + 16.123923424951347 * u);
  p = p * v + (0.5948760574288979 + 9.733556891349272 * u);
  p = p * v + (1.953842367992692 + 3.0880436030839635 * u);
  p = p * v + (0.5641727421689596 + 1.1292849669848883 * u);
  return p;
}

/* Approximates 1 / cbrt(u). u is in [0.903, 1.105]; the error is 2^-23.5. */
static inline double poly_cbrt_start(double u) {
  double v = u * u, p = 0.14351575852270945;
  p = p * v + (1.606594660415522 - 0.7484857682427567 * u);
  p = p * v + (1.8734997056254623 - 1.875124365152077 * u);
  return p;
}

/* Approximates erf_inv(x) / x, where u = -log(1-x^2) - 2.5. u is in [-2.5, 2.5]; the error is
 * 2^-23.9. */
static inline float poly_erf_inv_f32(float u) {
  float v = u * u, p = 2.3184352e-08f - 8.590388e-09f * u;
  p = p * v + (-3.4621157e-06f + 4.633808e-07f * u);
  p = p * v + (0.00021834222f - 4.950464e-06f * u);
  p = p * v + (-0.004177384f - 0.0012527638f * u);
  p = p * v + (1.5014094f + 0.2466403f * u);
  return p;
}

/* Approximates erf_inv(x) / x, where u = sqrt(-log(1-x^2)) - 3. u is in [-0.7649, 1.01]; the
 * error is 2^-21.6. */
static inline float poly_erf_inv_tail_f32(float u) {
  float v = u * u, p = -0.00018360866f;
  p = p * v + (0.0013287341f + 8.80915e-05f * u);
  p = p * v + (0.005747835f - 0.0036598942f * u);
  p = p * v + (0.009437735f - 0.0076264692f * u);
  p = p * v + (2.832977f + 1.0016744f * u);
  return p;
}

/* Approximates erf_inv(x) / x, where u = -log(1-x^2) - 3.125. u is in [-3.125, 3.125]; the error
 * is 2^-51.9. */
static inline double poly_erf_inv_f64(double u) {
  double v = u * u, p = -1.843279156164235e-21;
  p = p * v + (1.1892256960297859e-18 - 1.6833417290975348e-19 * u);
  p = p * v + (-1.3107867840980328e-16 + 1.1149402009697189e-17 * u);
  p = p * v + (6.6083287429337785e-15 + 2.1151754361419976e-17 * u);
  p = p * v + (-8.12810261548865e-14 - 4.0547774559517405e-14 * u);
  p = p * v + (-1.29763781888127e-11 + 2.6335245634956872e-12 * u);
  p = p * v + (1.051216450477774e-09 - 5.415418991708614e-11 * u);
  p = p * v + (-2.9070378697149084e-08 - 4.1126337829790765e-09 * u);
  p = p * v + (-1.3654691894145053e-06 + 4.234787779426983e-07 * u);
  p = p * v + (0.00018673420802737514 - 1.3882523362471877e-05 * u);
  p = p * v + (-0.006033670871428516 - 0.0007407025341664013 * u);
  p = p * v + (1.6536545626831027 + 0.24015818242558964 * u);
  return p;
}

/* Approximates erf_inv(x) / x, where u = sqrt(-log(1-x^2)) - 3.25. u is in [-0.7501, 0.7501];
 * the error is 2^-51.0. */
static inline double poly_erf_inv_middle_f64(double u) {
  double v = u * u, p = 1.7495821475116893e-09;
  p = p * v + (-2.74009910277211e-07 + 9.07293598055026e-08 * u);
  p = p * v + (1.5015239284915986e-06 + 1.829909280635655e-08 * u);
  p = p * v + (2.924130305910453e-06 - 4.01392058387001e-06 * u);
  p = p * v + (-4.731845404894635e-05 + 1.2475329334390256e-05 * u);
  p = p * v + (2.4031153784540868e-05 + 6.828484491696411e-05 * u);
  p = p * v + (0.0009532893750369976 - 0.00035503751940223156 * u);
  p = p * v + (0.0024914420963628348 - 0.0016882755560966467 * u);
  p = p * v + (0.005370914553584739 - 0.0037512085075668156 * u);
  p = p * v + (3.0838856104922208 + 1.0052589676941592 * u);
  return p;
}

/* Approximates erf_inv(x) / x, where u = sqrt(-log(1-x^2)) - 5. u is in [-1.0001, 1.01]; the
 * error is 2^-49.6. */
static inline double poly_erf_inv_tail_f64(double u) {
  double v = u * u, p = -2.4589672988532916e-11;
  p = p * v + (1.4984349387666446e-09 - 2.5384656524280725e-10 * u);
  p = p * v + (7.629264660242803e-09 - 3.795496644213159e-09 * u);
  p = p * v + (2.9137704577786284e-08 - 1.4951606425058375e-08 * u);
  p = p * v + (2.290090392632267e-07 - 6.771794197051108e-08 * u);
  p = p * v + (4.526061676343704e-06 - 9.929805011546563e-07 * u);
  p = p * v + (7.59952771256563e-05 - 1.968177852991108e-05 * u);
  p = p * v + (-0.00013871931833983733 - 0.00021503011926526263 * u);
  p = p * v + (4.849906401408584 + 1.0103004648645335 * u);
  return p;
}

/* Approximates lgamma(2 + u) / u. u is in [-0.5, 0.5]; the error is 2^-56.1. */
static inline double poly_lgamma_near_2(double u) {
  double v = u * u, p = -1.3415711999440597e-07 + 6.570363607848814e-08 * u;
  p = p * v + (-4.3032337321224217e-07 + 2.0077703743809926e-07 * u);
  p = p * v + (-2.044935363950562e-06 + 9.590013706542636e-07 * u);
  p = p * v + (-9.438454874947762e-06 + 4.374064703438799e-06 * u);
  p = p * v + (-4.492635166885187e-05 + 2.050731779815298e-05 * u);
  p = p * v + (-0.00022315475069639525 + 9.945750415379085e-05 * u);
  p = p * v + (-0.0011927539120033905 + 0.0005096695251703914 * u);
  p = p * v + (-0.007385551028668096 + 0.002890510330729836 * u);
  p = p * v + (-0.06735230105319814 + 0.020580808427784696 * u);
  p = p * v + (0.42278433509846713 + 0.3224670334241132 * u);
  return p;
}

/* Approximates lgamma(x) / (x - 1), where u = x - 9/8. u is in [-0.375, 0.375]; the error is
 * 2^-55.7. */
static inline double poly_lgamma_near_1(double u) {
  double v = u * u, p = -0.008044174066848096 + 0.00722210240290481 * u;
  p = p * v + (-0.004959017958658076 + 0.003897205299312183 * u);
  p = p * v + (-0.009136561368371168 + 0.007765134443182499 * u);
  p = p * v + (-0.012687072074271189 + 0.010560652186007937 * u);
  p = p * v + (-0.018559170959585695 + 0.015327601891032295 * u);
  p = p * v + (-0.027733273830075785 + 0.022605590716126635 * u);
  p = p * v + (-0.042912786034344494 + 0.034315764034905265 * u);
  p = p * v + (-0.07022575722051097 + 0.05439836586801374 * u);
  p = p * v + (-0.12817371733792404 + 0.09302766778197834 * u);
  p = p * v + (-0.3158060416454149 + 0.188664175649079 * u);
  p = p * v + (-0.48018547300831665 + 0.7335424776996944 * u);
  return p;
}

/* Approximates x (lgamma(x) - Stirling's formula), where u = 1/x^2 and x >= 8. u is in [0,
 * 0.0156]; the error is 2^-57.6. */
static inline double poly_lgamma_tail(double u) {
  double v = u * u, p = 0.006209337430009259 - 0.020877748492635413 * u;
  p = p * v + (0.00084173280251093 - 0.001914991745863188 * u);
  p = p * v + (0.0007936507935156743 - 0.0005952380249402232 * u);
  p = p * v + (0.08333333333333333 - 0.0027777777777776786 * u);
  return p;
}

/* Approximates digamma(x) / (x - root of digamma), where u = x - 3/2. u is in [-0.5, 0.5]; the
 * error is 2^-53.6. */
static inline double poly_digamma_factor(double u) {
  double v = u * u, p = 0.00025990992264641127 - 0.00018378537863689726 * u;
  p = p * v + (0.0002269522408955698 - 0.00013750052226109866 * u);
  p = p * v + (0.0007234756009025506 - 0.0004900598636586801 * u);
  p = p * v + (0.0015565880211221407 - 0.0010351648000830004 * u);
  p = p * v + (0.0035190141550573433 - 0.0023457444292063327 * u);
  p = p * v + (0.007926943795814668 - 0.00527990682624961 * u);
  p = p * v + (0.01790725249623021 - 0.011908222430252718 * u);
  p = p * v + (0.04076083381024508 - 0.02697579655306959 * u);
  p = p * v + (0.09498872445498352 - 0.06192213327818157 * u);
  p = p * v + (0.2405424842407739 - 0.14840492305384975 * u);
  p = p * v + (0.951055876031833 - 0.4236274212814607 * u);
  return p;
}

/* Approximates (log x - 1/(2x) - digamma(x)) x^2, where u = 1/x^2 and x >= 10. u is in [0,
 * 0.01]; the error is 2^-57.6. */
static inline double poly_digamma_tail(double u) {
  double v = u * u, p = 0.081799607849394 - 0.3423354541371669 * u;
  p = p * v + (0.007575700028007324 - 0.021080255181738762 * u);
  p = p * v + (0.003968253968075734 - 0.0041666665223751365 * u);
  p = p * v + (0.08333333333333333 - 0.00833333333333325 * u);
  return p;
}

/* Approximates digamma(x) / (x - root of digamma), where u = x - 3/2. u is in [-0.5, 0.5]; the
 * error is 2^-35.6. */
static inline double poly_digamma_factor_f32(double u) {
  double v = u * u, p = 0.005284603868132343 - 0.0037358886459007467 * u;
  p = p * v + (0.00726942388950098 - 0.004668043934320731 * u);
  p = p * v + (0.018023887483640286 - 0.012040225442229765 * u);
  p = p * v + (0.04075037984039905 - 0.026960688674955966 * u);
  p = p * v + (0.09498916712299903 - 0.06192302193776684 * u);
  p = p * v + (0.24054247724355546 - 0.14840489983592198 * u);
  p = p * v + (0.9510558760498375 - 0.4236274214591857 * u);
  return p;
}

/* Approximates (log x - 1/(2x) - digamma(x)) x^2, where u = 1/x^2 and x >= 4. u is in [0,
 * 0.0625]; the error is 2^-44.0. */
static inline double poly_digamma_tail_f32(double u) {
  double v = u * u, p = 0.033629892922881995;
  p = p * v + (0.0074521020293569044 - 0.017787950781308293 * u);
  p = p * v + (0.003968229389794699 - 0.004164169187457484 * u);
  p = p * v + (0.08333333333327733 - 0.008333333241661012 * u);
  return p;
}

/* Approximates (1/t - pi cot(pi t)) / t, where u = t^2. u is in [0, 0.25]; the error is 2^-35.8. */
static inline double poly_cotangent_f32(double u) {
  double v = u * u, p = -2.0941869485298676 + 8.086604669368278 * u;
  p = p * v + (1.7398791289641833 + 3.357618388742439 * u);
  p = p * v + (1.999880400402583 + 2.0307006953545104 * u);
  p = p * v + (2.0346844346294755 + 2.0082386495755715 * u);
  p = p * v + (3.289868133679558 + 2.164646480579748 * u);
  return p;
}

/* Approximates e^-x I1(x) / x, where x = 4 (u + 1). u is in [-1, 1]; the error is 2^-56.7. */
static inline double poly_i1e_small(double u) {
  double v = u * u, p = 5.213077214452944e-09 - 1.4410813555450271e-09 * u;
  p = p * v + (2.9874160173062375e-08 - 8.821536392779093e-09 * u);
  p = p * v + (3.9094287890209505e-07 - 1.2473626407660734e-07 * u);
  p = p * v + (3.2758452835220053e-06 - 1.1318486908133072e-06 * u);
  p = p * v + (2.4248666827246943e-05 - 9.137523852198959e-06 * u);
  p = p * v + (0.00014841260043333806 - 6.142284129160928e-05 * u);
  p = p * v + (0.0007445158721184657 - 0.0003411764400006498 * u);
  p = p * v + (0.0030057614166465706 - 0.001538874407862432 * u);
  p = p * v + (0.009583962344311048 - 0.005534567887122444 * u);
  p = p * v + (0.023686016933533095 - 0.015571309237264304 * u);
  p = p * v + (0.04467457262306609 - 0.03367135552179651 * u);
  p = p * v + (0.06376740371333646 - 0.05528003922694921 * u);
  p = p * v + (0.06805759990951268 - 0.06848260620582809 * u);
  p = p * v + (0.04468770987560883 - 0.06112433802966627 * u);
  return p;
}

/* Approximates sqrt(x) e^-x I1(x), where x = 16 / (u + 1). u is in [-1, 1]; the error is
 * 2^-55.2. */
static inline double poly_i1e_large(double u) {
  double v = u * u, p = -9.38325311556866e-11;
  p = p * v + (6.725702451847585e-10 - 3.6750588299806016e-11 * u);
  p = p * v + (-2.2544534985071757e-09 + 2.7923966506672945e-10 * u);
  p = p * v + (4.757586161191843e-09 - 1.0940729796955278e-09 * u);
  p = p * v + (-6.943254923124118e-09 + 3.1291486416432624e-09 * u);
  p = p * v + (5.5736698849146085e-09 - 7.475985081381755e-09 * u);
  p = p * v + (6.846177305201605e-09 + 1.3973369685002293e-08 * u);
  p = p * v + (-2.339363176976827e-08 - 8.413529371471152e-09 * u);
  p = p * v + (-1.0001083750187901e-07 - 4.313120153884118e-08 * u);
  p = p * v + (-1.8349102420444445e-06 - 3.483854171130885e-07 * u);
  p = p * v + (-0.0002192357638316099 - 1.5038547206292772e-05 * u);
  p = p * v + (0.38939845902587233 - 0.009749577193235676 * u);
  return p;
}

#endif
