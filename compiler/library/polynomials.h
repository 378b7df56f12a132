/*
 * Minimax polynomials in Horner's form. This file is made by minimax.py: change that and run it.
 *
 * The comment of a polynomial names the function of u that it approximates, the interval of u, and
 * the largest error. The error is about the relative error that the polynomial causes in the
 * library function that uses it.
 */
#ifndef SR_LIBRARY_POLYNOMIALS_H
#define SR_LIBRARY_POLYNOMIALS_H

/* Approximates (e^u - 1 - u) / u^2. u is in [-0.3466, 0.3466]; the error is 2^-59.9. */
static inline double poly_exp_f64(double u) {
  double p = 2.0875341067169413e-09;
  p = p * u + 2.510897664497859e-08;
  p = p * u + 2.7557402599197105e-07;
  p = p * u + 2.7557244380093284e-06;
  p = p * u + 2.480158717259905e-05;
  p = p * u + 0.00019841269885960536;
  p = p * u + 0.0013888888888962335;
  p = p * u + 0.008333333333321693;
  p = p * u + 0.04166666666666651;
  p = p * u + 0.16666666666666677;
  p = p * u + 0.5;
  return p;
}

/* Approximates (e^u - 1 - u) / u^2. u is in [-0.3466, 0.3466]; the error is 2^-28.8. */
static inline float poly_exp_f32(float u) {
  float p = 0.00019845887f;
  p = p * u + 0.0013940625f;
  p = p * u + 0.00833339f;
  p = p * u + 0.041666362f;
  p = p * u + 0.16666666f;
  p = p * u + 0.5f;
  return p;
}

/* Approximates (2^u - 1) / u. u is in [-0.5001, 0.5001]; the error is 2^-34.3. */
static inline double poly_exp2_short(double u) {
  double p = 1.531494406674952e-05;
  p = p * u + 0.0001546713585837856;
  p = p * u + 0.0013333430811413682;
  p = p * u + 0.009618036836738496;
  p = p * u + 0.05550410962515391;
  p = p * u + 0.2402265107631504;
  p = p * u + 0.6931471805416979;
  return p;
}

/* Approximates (sinh(r) / r - 1) / u, where u = r^2. u is in [0, 1]; the error is 2^-56.3. */
static inline double poly_sinh_f64(double u) {
  double p = 7.759312396481811e-13;
  p = p * u + 1.605724033468877e-10;
  p = p * u + 2.5052123398646717e-08;
  p = p * u + 2.7557319155336193e-06;
  p = p * u + 0.00019841269841437684;
  p = p * u + 0.008333333333333139;
  p = p * u + 0.16666666666666669;
  return p;
}

/* Approximates the same function as poly_sinh_f64. u is in [0, 1]; the error is 2^-27.2. */
static inline float poly_sinh_f32(float u) {
  float p = 2.8174397e-06f;
  p = p * u + 0.00019836066f;
  p = p * u + 0.0083333505f;
  p = p * u + 0.16666667f;
  return p;
}

/* Approximates (log((1+s)/(1-s)) / s - 2) / u, where u = s^2. u is in [0, 0.0294]; the error is
 * 2^-57.8. */
static inline double poly_log_f64(double u) {
  double p = 0.14796265498308173;
  p = p * u + 0.15314020702787706;
  p = p * u + 0.18183565422398953;
  p = p * u + 0.22222198553527298;
  p = p * u + 0.28571428742564203;
  p = p * u + 0.39999999999413954;
  p = p * u + 0.6666666666666734;
  return p;
}

/* Approximates log2((1+s)/(1-s)) / s, where u = s^2. u is in [0, 0.0294]; the error is 2^-37.3. */
static inline double poly_log2_short(double u) {
  double p = 0.34073242054365577;
  p = p * u + 0.411672599627926;
  p = p * u + 0.5770835868258128;
  p = p * u + 0.9617966733332628;
  p = p * u + 2.88539008179009;
  return p;
}

/* Approximates (log(1+u) - u + u^2/2) / u^3. u is in [-0.2929, 0.4143]; the error is 2^-27.0. */
static inline float poly_log_f32(float u) {
  float p = -0.07634962f;
  p = p * u + 0.12762524f;
  p = p * u - 0.13160451f;
  p = p * u + 0.14201649f;
  p = p * u - 0.16623321f;
  p = p * u + 0.2000123f;
  p = p * u - 0.25000823f;
  p = p * u + 0.3333333f;
  return p;
}

/* Approximates (log((1+s)/(1-s)) / s - 2 - 2/3 u) / u^2, where u = s^2. u is in [0, 0.0103]; the
 * error is 2^-69.9. */
static inline double poly_power_log(double u) {
  double p = 0.12243291137556943;
  p = p * u + 0.13324517090332616;
  p = p * u + 0.1538470107484629;
  p = p * u + 0.18181817710762083;
  p = p * u + 0.2222222222366835;
  p = p * u + 0.28571428571426316;
  p = p * u + 0.4;
  return p;
}

/* Approximates (sin(r) / r - 1) / u, where u = r^2. u is in [0, 0.617]; the error is 2^-57.2. */
static inline double poly_sin_f64(double u) {
  double p = 1.589679503268229e-10;
  p = p * u - 2.5050758103903086e-08;
  p = p * u + 2.755731369183911e-06;
  p = p * u - 0.0001984126982980755;
  p = p * u + 0.008333333333322413;
  p = p * u - 0.16666666666666632;
  return p;
}

/* Approximates (cos(r) - 1 + u/2) / u^2, where u = r^2. u is in [0, 0.617]; the error is
 * 2^-59.9. */
static inline double poly_cos_f64(double u) {
  double p = -1.1359648553206345e-11;
  p = p * u + 2.0875723287648414e-09;
  p = p * u - 2.7557314352437146e-07;
  p = p * u + 2.4801587289482533e-05;
  p = p * u - 0.0013888888888874125;
  p = p * u + 0.0416666666666666;
  return p;
}

/* Approximates the same function as poly_sin_f64. u is in [0, 0.6266]; the error is 2^-27.0. */
static inline float poly_sin_f32(float u) {
  float p = -0.00019512203f;
  p = p * u + 0.008332142f;
  p = p * u - 0.16666654f;
  return p;
}

/* Approximates the same function as poly_cos_f64. u is in [0, 0.6266]; the error is 2^-32.2. */
static inline float poly_cos_f32(float u) {
  float p = 2.4432737e-05f;
  p = p * u - 0.0013887319f;
  p = p * u + 0.041666646f;
  return p;
}

/* Approximates the same function as poly_sin_f64, to 33 bits. u is in [0, 0.617]; the error is
 * 2^-37.6. */
static inline double poly_sin_short(double u) {
  double p = 2.7183041841691146e-06;
  p = p * u - 0.0001983933407710017;
  p = p * u + 0.008333329383553365;
  p = p * u - 0.16666666641606484;
  return p;
}

/* Approximates the same function as poly_cos_f64, to 36 bits. u is in [0, 0.617]; the error is
 * 2^-43.2. */
static inline double poly_cos_short(double u) {
  double p = -2.7210169237299276e-07;
  p = p * u + 2.4799519192100988e-05;
  p = p * u - 0.0013888883750372565;
  p = p * u + 0.04166666662279364;
  return p;
}

/* Approximates (atan(t) / t - 1) / u, where u = t^2. u is in [0, 0.1716]; the error is 2^-58.4. */
static inline double poly_atan_f64(double u) {
  double p = 0.015208761677610767;
  p = p * u - 0.03348783811562779;
  p = p * u + 0.04504123460343132;
  p = p * u - 0.05218545388222093;
  p = p * u + 0.05877043676473302;
  p = p * u - 0.06666228989157895;
  p = p * u + 0.07692282909639457;
  p = p * u - 0.09090908151199503;
  p = p * u + 0.11111111088362548;
  p = p * u - 0.1428571428539097;
  p = p * u + 0.19999999999997692;
  p = p * u - 0.33333333333333326;
  return p;
}

/* Approximates the same function as poly_atan_f64. u is in [0, 0.4122]; the error is 2^-30.5. */
static inline float poly_atan_f32(float u) {
  float p = -0.01905092f;
  p = p * u + 0.053305965f;
  p = p * u - 0.08394665f;
  p = p * u + 0.10991614f;
  p = p * u - 0.14274435f;
  p = p * u + 0.19999488f;
  p = p * u - 0.33333325f;
  return p;
}

/* Approximates (asin(t) / t - 1) / u, where u = t^2. u is in [0, 0.25]; the error is 2^-58.6. */
static inline double poly_asin_f64(double u) {
  double p = 0.032676922348571696;
  p = p * u - 0.021077347633932732;
  p = p * u + 0.021763540690891134;
  p = p * u + 0.0036830238997614608;
  p = p * u + 0.010786534113768594;
  p = p * u + 0.011397775036095516;
  p = p * u + 0.013980961572958361;
  p = p * u + 0.017351600081468754;
  p = p * u + 0.02237221566086486;
  p = p * u + 0.03038194268359987;
  p = p * u + 0.04464285717512102;
  p = p * u + 0.07499999999970262;
  p = p * u + 0.16666666666666763;
  return p;
}

/* Approximates the same function as poly_asin_f64. u is in [0, 0.25]; the error is 2^-27.4. */
static inline float poly_asin_f32(float u) {
  float p = 0.04221871f;
  p = p * u + 0.02414751f;
  p = p * u + 0.04547712f;
  p = p * u + 0.074952416f;
  p = p * u + 0.16666754f;
  return p;
}

/* Approximates erf(x) / x - 1, where u = x^2. u is in [0, 1]; the error is 2^-56.0. */
static inline double poly_erf_f64(double u) {
  double p = 5.960685380763574e-11;
  p = p * u - 1.1374955153228484e-09;
  p = p * u + 1.4660328394447991e-08;
  p = p * u - 1.6350396144240157e-07;
  p = p * u + 1.6461008467207023e-06;
  p = p * u - 1.4925595771296314e-05;
  p = p * u + 0.00012055331132908474;
  p = p * u - 0.0008548326981423919;
  p = p * u + 0.005223977624828396;
  p = p * u - 0.02686617064507787;
  p = p * u + 0.11283791670954885;
  p = p * u - 0.3761263890318375;
  p = p * u + 0.1283791670955126;
  return p;
}

/* Approximates (1 + 2x) e^(x^2) erfc(x), where u = (x-4)/(x+4). u is in [-1, 1]; the error is
 * 2^-53.8. */
static inline double poly_erfc_f64(double u) {
  double p = -1.32548387313326e-10;
  p = p * u - 2.6698584847504725e-10;
  p = p * u + 1.759717629482722e-09;
  p = p * u + 3.175730332727913e-09;
  p = p * u - 1.4625705209781685e-08;
  p = p * u - 2.0576734814697207e-08;
  p = p * u + 1.0996458122696437e-07;
  p = p * u + 7.749412123772131e-08;
  p = p * u - 8.247853468228627e-07;
  p = p * u + 2.919502674574356e-07;
  p = p * u + 5.709115094142129e-06;
  p = p * u - 1.1221272487022354e-05;
  p = p * u - 2.439890290954232e-05;
  p = p * u + 0.00015062148391415615;
  p = p * u - 0.00019925678856368031;
  p = p * u - 0.0007577732596885468;
  p = p * u + 0.005031969995238627;
  p = p * u - 0.016197734060094084;
  p = p * u + 0.037167515535610776;
  p = p * u - 0.06633036581215655;
  p = p * u + 0.09373283499846033;
  p = p * u - 0.10103906603630218;
  p = p * u + 0.06809705425468968;
  p = p * u + 0.015379652102619637;
  p = p * u - 0.1396211168405625;
  p = p * u + 1.2329951186255526;
  return p;
}

/* Approximates e^(x^2) erfc(x) / u, where u = 1/(x+2). u is in [0.0826, 0.4]; the error is
 * 2^-28.6. */
static inline double poly_erfc_short(double u) {
  double p = -31.07687992986643;
  p = p * u + 34.2138854281389;
  p = p * u + 16.123923424951347;
  p = p * u - 34.79104540352021;
  p = p * u + 9.733556891349272;
  p = p * u + 0.5948760574288979;
  p = p * u + 3.0880436030839635;
  p = p * u + 1.953842367992692;
  p = p * u + 1.1292849669848883;
  p = p * u + 0.5641727421689596;
  return p;
}

/* Approximates 1 / cbrt(u). u is in [0.903, 1.105]; the error is 2^-23.5. */
static inline double poly_cbrt_start(double u) {
  double p = 0.14351575852270945;
  p = p * u - 0.7484857682427567;
  p = p * u + 1.606594660415522;
  p = p * u - 1.875124365152077;
  p = p * u + 1.8734997056254623;
  return p;
}

/* Approximates erf_inv(x) / x, where u = -log(1-x^2) - 2.5. u is in [-2.5, 2.5]; the error is
 * 2^-23.9. */
static inline float poly_erf_inv_f32(float u) {
  float p = -8.590388e-09f;
  p = p * u + 2.3184352e-08f;
  p = p * u + 4.633808e-07f;
  p = p * u - 3.4621157e-06f;
  p = p * u - 4.950464e-06f;
  p = p * u + 0.00021834222f;
  p = p * u - 0.0012527638f;
  p = p * u - 0.004177384f;
  p = p * u + 0.2466403f;
  p = p * u + 1.5014094f;
  return p;
}

/* Approximates erf_inv(x) / x, where u = sqrt(-log(1-x^2)) - 3. u is in [-0.7649, 1.01]; the
 * error is 2^-21.6. */
static inline float poly_erf_inv_tail_f32(float u) {
  float p = -0.00018360866f;
  p = p * u + 8.80915e-05f;
  p = p * u + 0.0013287341f;
  p = p * u - 0.0036598942f;
  p = p * u + 0.005747835f;
  p = p * u - 0.0076264692f;
  p = p * u + 0.009437735f;
  p = p * u + 1.0016744f;
  p = p * u + 2.832977f;
  return p;
}

/* Approximates erf_inv(x) / x, where u = -log(1-x^2) - 3.125. u is in [-3.125, 3.125]; the error
 * is 2^-51.9. */
static inline double poly_erf_inv_f64(double u) {
  double p = -1.843279156164235e-21;
  p = p * u - 1.6833417290975348e-19;
  p = p * u + 1.1892256960297859e-18;
  p = p * u + 1.1149402009697189e-17;
  p = p * u - 1.3107867840980328e-16;
  p = p * u + 2.1151754361419976e-17;
  p = p * u + 6.6083287429337785e-15;
  p = p * u - 4.0547774559517405e-14;
  p = p * u - 8.12810261548865e-14;
  p = p * u + 2.6335245634956872e-12;
  p = p * u - 1.29763781888127e-11;
  p = p * u - 5.415418991708614e-11;
  p = p * u + 1.051216450477774e-09;
  p = p * u - 4.1126337829790765e-09;
  p = p * u - 2.9070378697149084e-08;
  p = p * u + 4.234787779426983e-07;
  p = p * u - 1.3654691894145053e-06;
  p = p * u - 1.3882523362471877e-05;
  p = p * u + 0.00018673420802737514;
  p = p * u - 0.0007407025341664013;
  p = p * u - 0.006033670871428516;
  p = p * u + 0.24015818242558964;
  p = p * u + 1.6536545626831027;
  return p;
}

/* Approximates erf_inv(x) / x, where u = sqrt(-log(1-x^2)) - 3.25. u is in [-0.7501, 0.7501];
 * the error is 2^-51.0. */
static inline double poly_erf_inv_middle_f64(double u) {
  double p = 1.7495821475116893e-09;
  p = p * u + 9.07293598055026e-08;
  p = p * u - 2.74009910277211e-07;
  p = p * u + 1.829909280635655e-08;
  p = p * u + 1.5015239284915986e-06;
  p = p * u - 4.01392058387001e-06;
  p = p * u + 2.924130305910453e-06;
  p = p * u + 1.2475329334390256e-05;
  p = p * u - 4.731845404894635e-05;
  p = p * u + 6.828484491696411e-05;
  p = p * u + 2.4031153784540868e-05;
  p = p * u - 0.00035503751940223156;
  p = p * u + 0.0009532893750369976;
  p = p * u - 0.0016882755560966467;
  p = p * u + 0.0024914420963628348;
  p = p * u - 0.0037512085075668156;
  p = p * u + 0.005370914553584739;
  p = p * u + 1.0052589676941592;
  p = p * u + 3.0838856104922208;
  return p;
}

/* Approximates erf_inv(x) / x, where u = sqrt(-log(1-x^2)) - 5. u is in [-1.0001, 1.01]; the
 * error is 2^-49.6. */
static inline double poly_erf_inv_tail_f64(double u) {
  double p = -2.4589672988532916e-11;
  p = p * u - 2.5384656524280725e-10;
  p = p * u + 1.4984349387666446e-09;
  p = p * u - 3.795496644213159e-09;
  p = p * u + 7.629264660242803e-09;
  p = p * u - 1.4951606425058375e-08;
  p = p * u + 2.9137704577786284e-08;
  p = p * u - 6.771794197051108e-08;
  p = p * u + 2.290090392632267e-07;
  p = p * u - 9.929805011546563e-07;
  p = p * u + 4.526061676343704e-06;
  p = p * u - 1.968177852991108e-05;
  p = p * u + 7.59952771256563e-05;
  p = p * u - 0.00021503011926526263;
  p = p * u - 0.00013871931833983733;
  p = p * u + 1.0103004648645335;
  p = p * u + 4.849906401408584;
  return p;
}

/* Approximates lgamma(2 + u) / u. u is in [-0.5, 0.5]; the error is 2^-56.1. */
static inline double poly_lgamma_near_2(double u) {
  double p = 6.570363607848814e-08;
  p = p * u - 1.3415711999440597e-07;
  p = p * u + 2.0077703743809926e-07;
  p = p * u - 4.3032337321224217e-07;
  p = p * u + 9.590013706542636e-07;
  p = p * u - 2.044935363950562e-06;
  p = p * u + 4.374064703438799e-06;
  p = p * u - 9.438454874947762e-06;
  p = p * u + 2.050731779815298e-05;
  p = p * u - 4.492635166885187e-05;
  p = p * u + 9.945750415379085e-05;
  p = p * u - 0.00022315475069639525;
  p = p * u + 0.0005096695251703914;
  p = p * u - 0.0011927539120033905;
  p = p * u + 0.002890510330729836;
  p = p * u - 0.007385551028668096;
  p = p * u + 0.020580808427784696;
  p = p * u - 0.06735230105319814;
  p = p * u + 0.3224670334241132;
  p = p * u + 0.42278433509846713;
  return p;
}

/* Approximates lgamma(x) / (x - 1), where u = x - 9/8. u is in [-0.375, 0.375]; the error is
 * 2^-55.7. */
static inline double poly_lgamma_near_1(double u) {
  double p = 0.00722210240290481;
  p = p * u - 0.008044174066848096;
  p = p * u + 0.003897205299312183;
  p = p * u - 0.004959017958658076;
  p = p * u + 0.007765134443182499;
  p = p * u - 0.009136561368371168;
  p = p * u + 0.010560652186007937;
  p = p * u - 0.012687072074271189;
  p = p * u + 0.015327601891032295;
  p = p * u - 0.018559170959585695;
  p = p * u + 0.022605590716126635;
  p = p * u - 0.027733273830075785;
  p = p * u + 0.034315764034905265;
  p = p * u - 0.042912786034344494;
  p = p * u + 0.05439836586801374;
  p = p * u - 0.07022575722051097;
  p = p * u + 0.09302766778197834;
  p = p * u - 0.12817371733792404;
  p = p * u + 0.188664175649079;
  p = p * u - 0.3158060416454149;
  p = p * u + 0.7335424776996944;
  p = p * u - 0.48018547300831665;
  return p;
}

/* Approximates x (lgamma(x) - Stirling's formula), where u = 1/x^2 and x >= 8. u is in [0,
 * 0.0156]; the error is 2^-57.6. */
static inline double poly_lgamma_tail(double u) {
  double p = -0.020877748492635413;
  p = p * u + 0.006209337430009259;
  p = p * u - 0.001914991745863188;
  p = p * u + 0.00084173280251093;
  p = p * u - 0.0005952380249402232;
  p = p * u + 0.0007936507935156743;
  p = p * u - 0.0027777777777776786;
  p = p * u + 0.08333333333333333;
  return p;
}

/* Approximates digamma(x) / (x - root of digamma), where u = x - 3/2. u is in [-0.5, 0.5]; the
 * error is 2^-53.6. */
static inline double poly_digamma_factor(double u) {
  double p = -0.00018378537863689726;
  p = p * u + 0.00025990992264641127;
  p = p * u - 0.00013750052226109866;
  p = p * u + 0.0002269522408955698;
  p = p * u - 0.0004900598636586801;
  p = p * u + 0.0007234756009025506;
  p = p * u - 0.0010351648000830004;
  p = p * u + 0.0015565880211221407;
  p = p * u - 0.0023457444292063327;
  p = p * u + 0.0035190141550573433;
  p = p * u - 0.00527990682624961;
  p = p * u + 0.007926943795814668;
  p = p * u - 0.011908222430252718;
  p = p * u + 0.01790725249623021;
  p = p * u - 0.02697579655306959;
  p = p * u + 0.04076083381024508;
  p = p * u - 0.06192213327818157;
  p = p * u + 0.09498872445498352;
  p = p * u - 0.14840492305384975;
  p = p * u + 0.2405424842407739;
  p = p * u - 0.4236274212814607;
  p = p * u + 0.951055876031833;
  return p;
}

/* Approximates (log x - 1/(2x) - digamma(x)) x^2, where u = 1/x^2 and x >= 10. u is in [0,
 * 0.01]; the error is 2^-57.6. */
static inline double poly_digamma_tail(double u) {
  double p = -0.3423354541371669;
  p = p * u + 0.081799607849394;
  p = p * u - 0.021080255181738762;
  p = p * u + 0.007575700028007324;
  p = p * u - 0.0041666665223751365;
  p = p * u + 0.003968253968075734;
  p = p * u - 0.00833333333333325;
  p = p * u + 0.08333333333333333;
  return p;
}

/* Approximates digamma(x) / (x - root of digamma), where u = x - 3/2. u is in [-0.5, 0.5]; the
 * error is 2^-35.6. */
static inline double poly_digamma_factor_f32(double u) {
  double p = -0.0037358886459007467;
  p = p * u + 0.005284603868132343;
  p = p * u - 0.004668043934320731;
  p = p * u + 0.00726942388950098;
  p = p * u - 0.012040225442229765;
  p = p * u + 0.018023887483640286;
  p = p * u - 0.026960688674955966;
  p = p * u + 0.04075037984039905;
  p = p * u - 0.06192302193776684;
  p = p * u + 0.09498916712299903;
  p = p * u - 0.14840489983592198;
  p = p * u + 0.24054247724355546;
  p = p * u - 0.4236274214591857;
  p = p * u + 0.9510558760498375;
  return p;
}

/* Approximates (log x - 1/(2x) - digamma(x)) x^2, where u = 1/x^2 and x >= 4. u is in [0,
 * 0.0625]; the error is 2^-44.0. */
static inline double poly_digamma_tail_f32(double u) {
  double p = 0.033629892922881995;
  p = p * u - 0.017787950781308293;
  p = p * u + 0.0074521020293569044;
  p = p * u - 0.004164169187457484;
  p = p * u + 0.003968229389794699;
  p = p * u - 0.008333333241661012;
  p = p * u + 0.08333333333327733;
  return p;
}

/* Approximates (1/t - pi cot(pi t)) / t, where u = t^2. u is in [0, 0.25]; the error is 2^-35.8. */
static inline double poly_cotangent_f32(double u) {
  double p = 8.086604669368278;
  p = p * u - 2.0941869485298676;
  p = p * u + 3.357618388742439;
  p = p * u + 1.7398791289641833;
  p = p * u + 2.0307006953545104;
  p = p * u + 1.999880400402583;
  p = p * u + 2.0082386495755715;
  p = p * u + 2.0346844346294755;
  p = p * u + 2.164646480579748;
  p = p * u + 3.289868133679558;
  return p;
}

/* Approximates e^-x I1(x) / x, where x = 4 (u + 1). u is in [-1, 1]; the error is 2^-56.7. */
static inline double poly_i1e_small(double u) {
  double p = -1.4410813555450271e-09;
  p = p * u + 5.213077214452944e-09;
  p = p * u - 8.821536392779093e-09;
  p = p * u + 2.9874160173062375e-08;
  p = p * u - 1.2473626407660734e-07;
  p = p * u + 3.9094287890209505e-07;
  p = p * u - 1.1318486908133072e-06;
  p = p * u + 3.2758452835220053e-06;
  p = p * u - 9.137523852198959e-06;
  p = p * u + 2.4248666827246943e-05;
  p = p * u - 6.142284129160928e-05;
  p = p * u + 0.00014841260043333806;
  p = p * u - 0.0003411764400006498;
  p = p * u + 0.0007445158721184657;
  p = p * u - 0.001538874407862432;
  p = p * u + 0.0030057614166465706;
  p = p * u - 0.005534567887122444;
  p = p * u + 0.009583962344311048;
  p = p * u - 0.015571309237264304;
  p = p * u + 0.023686016933533095;
  p = p * u - 0.03367135552179651;
  p = p * u + 0.04467457262306609;
  p = p * u - 0.05528003922694921;
  p = p * u + 0.06376740371333646;
  p = p * u - 0.06848260620582809;
  p = p * u + 0.06805759990951268;
  p = p * u - 0.06112433802966627;
  p = p * u + 0.04468770987560883;
  return p;
}

/* Approximates sqrt(x) e^-x I1(x), where x = 16 / (u + 1). u is in [-1, 1]; the error is
 * 2^-55.2. */
static inline double poly_i1e_large(double u) {
  double p = -9.38325311556866e-11;
  p = p * u - 3.6750588299806016e-11;
  p = p * u + 6.725702451847585e-10;
  p = p * u + 2.7923966506672945e-10;
  p = p * u - 2.2544534985071757e-09;
  p = p * u - 1.0940729796955278e-09;
  p = p * u + 4.757586161191843e-09;
  p = p * u + 3.1291486416432624e-09;
  p = p * u - 6.943254923124118e-09;
  p = p * u - 7.475985081381755e-09;
  p = p * u + 5.5736698849146085e-09;
  p = p * u + 1.3973369685002293e-08;
  p = p * u + 6.846177305201605e-09;
  p = p * u - 8.413529371471152e-09;
  p = p * u - 2.339363176976827e-08;
  p = p * u - 4.313120153884118e-08;
  p = p * u - 1.0001083750187901e-07;
  p = p * u - 3.483854171130885e-07;
  p = p * u - 1.8349102420444445e-06;
  p = p * u - 1.5038547206292772e-05;
  p = p * u - 0.0002192357638316099;
  p = p * u - 0.009749577193235676;
  p = p * u + 0.38939845902587233;
  return p;
}

/* Approximates, if `first`, erf(x) / x - 1, where u = x^2. u is in [0, 1]; the error is 2^-27.1.
 * Else it approximates -erfc(x), where u = x - 5/2. u is in [-1.5, 1.5]; the error is 2^-26.4. */
static inline float poly_erf_f32(float u, bool first) {
  float p = 8.9611643e-07f;
  p = p * u + 5.09332e-07f;
  p = p * u - 1.5767837e-05f;
  p = p * u + 1.7681747e-05f;
  p = p * u + 8.125608e-05f;
  p = p * u - 0.0002703982f;
  p = p * u + 0.00025848162f;
  p = first ? -9.680139e-06f : p * u + 0.0005600644f;
  p = p * u + (first ? 0.00011270546f : -0.0027973496f);
  p = p * u + (first ? -0.0008484711f : 0.006109303f);
  p = p * u + (first ? 0.005221075f : -0.008622685f);
  p = p * u + (first ? -0.026865445f : 0.008351715f);
  p = p * u + (first ? 0.11283783f : -0.0054456764f);
  p = p * u + (first ? -0.37612638f : 0.0021781889f);
  p = p * u + (first ? 0.12837917f : -0.00040695266f);
  return p;
}

/* Approximates, if `first`, (tanh(r) / r - 1) / u, where u = r^2. u is in [0, 0.36]; the error
 * is 2^-27.5. Else it approximates 2^(1+u). u is in [-0.5001, 0.5001]; the error is 2^-26.0. */
static inline float poly_tanh_f32(float u, bool first) {
  float p = 0.0003069165f;
  p = p * u + 0.0026799915f;
  p = first ? -0.0059058787f : p * u + 0.019236978f;
  p = p * u + (first ? 0.020805394f : 0.11100657f);
  p = p * u + (first ? -0.053786688f : 0.48045292f);
  p = p * u + (first ? 0.13331959f : 1.3862944f);
  p = p * u + (first ? -0.333333f : 2.0f);
  return p;
}

#endif
