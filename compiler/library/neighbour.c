/*
 * next_after: the number next to x in the direction of y. Numbers of one sign are ordered as their
 * bits.
 */
#include "numeric.h"

double sr_next_after_f64(double x, double y) {
  uint64_t bits = sr_bits_f64(x);
  bool away = (y > x) == (x > 0); /* from zero */
  uint64_t next = away ? bits + 1 : bits - 1;
  next = x == 0 ? (sr_bits_f64(y) & 0x8000000000000000u) | 1 : next;
  double r = x == y ? y : sr_from_bits_f64(next);
  return x != x || y != y ? SR_NAN_F64 : r;
}

float sr_next_after_f32(float x, float y) {
  uint32_t bits = sr_bits_f32(x);
  bool away = (y > x) == (x > 0);
  uint32_t next = away ? bits + 1 : bits - 1;
  next = x == 0 ? (sr_bits_f32(y) & 0x80000000u) | 1 : next;
  float r = x == y ? y : sr_from_bits_f32(next);
  return x != x || y != y ? SR_NAN_F32 : r;
}
