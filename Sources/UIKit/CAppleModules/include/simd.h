#ifndef TATEYOKO_SIMD_H
#define TATEYOKO_SIMD_H

// Vectors of 2 to 4 numbers, which Swift imports as `SIMD2<Float>` and so on, and what is computed of
// them. There are no matrices and quaternions.

typedef __attribute__((__ext_vector_type__(2))) float simd_float2;
typedef simd_float2 vector_float2;
typedef __attribute__((__ext_vector_type__(3))) float simd_float3;
typedef simd_float3 vector_float3;
typedef __attribute__((__ext_vector_type__(4))) float simd_float4;
typedef simd_float4 vector_float4;
typedef __attribute__((__ext_vector_type__(2))) double simd_double2;
typedef simd_double2 vector_double2;
typedef __attribute__((__ext_vector_type__(3))) double simd_double3;
typedef simd_double3 vector_double3;
typedef __attribute__((__ext_vector_type__(4))) double simd_double4;
typedef simd_double4 vector_double4;
typedef __attribute__((__ext_vector_type__(2))) int simd_int2;
typedef simd_int2 vector_int2;
typedef __attribute__((__ext_vector_type__(3))) int simd_int3;
typedef simd_int3 vector_int3;
typedef __attribute__((__ext_vector_type__(4))) int simd_int4;
typedef simd_int4 vector_int4;
typedef __attribute__((__ext_vector_type__(2))) unsigned int simd_uint2;
typedef simd_uint2 vector_uint2;
typedef __attribute__((__ext_vector_type__(3))) unsigned int simd_uint3;
typedef simd_uint3 vector_uint3;
typedef __attribute__((__ext_vector_type__(4))) unsigned int simd_uint4;
typedef simd_uint4 vector_uint4;

#define SIMD_FUNCTION static inline __attribute__((__overloadable__, __always_inline__, __const__))

SIMD_FUNCTION float simd_dot(simd_float2 a, simd_float2 b) {
  return a.x * b.x + a.y * b.y;
}
SIMD_FUNCTION float simd_dot(simd_float3 a, simd_float3 b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
SIMD_FUNCTION float simd_dot(simd_float4 a, simd_float4 b) {
  return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}
SIMD_FUNCTION double simd_dot(simd_double2 a, simd_double2 b) {
  return a.x * b.x + a.y * b.y;
}
SIMD_FUNCTION double simd_dot(simd_double3 a, simd_double3 b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
SIMD_FUNCTION double simd_dot(simd_double4 a, simd_double4 b) {
  return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

// What all kinds of vectors have, under the names of C and of Swift's overlay.
#define SIMD_VECTOR(vector, scalar, square_root)                                                  \
  SIMD_FUNCTION scalar simd_length_squared(vector a) { return simd_dot(a, a); }                   \
  SIMD_FUNCTION scalar simd_length(vector a) { return square_root(simd_dot(a, a)); }              \
  SIMD_FUNCTION scalar simd_distance_squared(vector a, vector b) {                                \
    return simd_length_squared(a - b);                                                            \
  }                                                                                               \
  SIMD_FUNCTION scalar simd_distance(vector a, vector b) { return simd_length(a - b); }           \
  SIMD_FUNCTION vector simd_normalize(vector a) { return a / simd_length(a); }                    \
  SIMD_FUNCTION vector simd_mix(vector a, vector b, vector t) { return a + t * (b - a); }         \
  SIMD_FUNCTION vector simd_min(vector a, vector b) { return a < b ? a : b; }                     \
  SIMD_FUNCTION vector simd_max(vector a, vector b) { return a < b ? b : a; }                     \
  SIMD_FUNCTION vector simd_clamp(vector a, vector least, vector most) {                          \
    return simd_min(simd_max(a, least), most);                                                    \
  }                                                                                               \
  SIMD_FUNCTION scalar dot(vector a, vector b) { return simd_dot(a, b); }                         \
  SIMD_FUNCTION scalar length_squared(vector a) { return simd_length_squared(a); }                \
  SIMD_FUNCTION scalar length(vector a) { return simd_length(a); }                                \
  SIMD_FUNCTION scalar distance_squared(vector a, vector b) {                                     \
    return simd_distance_squared(a, b);                                                           \
  }                                                                                               \
  SIMD_FUNCTION scalar distance(vector a, vector b) { return simd_distance(a, b); }               \
  SIMD_FUNCTION vector normalize(vector a) { return simd_normalize(a); }

// The functions are always inlined, so that no vector is passed by an ABI.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

SIMD_VECTOR(simd_float2, float, __builtin_sqrtf)
SIMD_VECTOR(simd_float3, float, __builtin_sqrtf)
SIMD_VECTOR(simd_float4, float, __builtin_sqrtf)
SIMD_VECTOR(simd_double2, double, __builtin_sqrt)
SIMD_VECTOR(simd_double3, double, __builtin_sqrt)
SIMD_VECTOR(simd_double4, double, __builtin_sqrt)

SIMD_FUNCTION simd_float3 simd_cross(simd_float3 a, simd_float3 b) {
  return a.yzx * b.zxy - a.zxy * b.yzx;
}
SIMD_FUNCTION simd_double3 simd_cross(simd_double3 a, simd_double3 b) {
  return a.yzx * b.zxy - a.zxy * b.yzx;
}
SIMD_FUNCTION simd_float3 cross(simd_float3 a, simd_float3 b) { return simd_cross(a, b); }
SIMD_FUNCTION simd_double3 cross(simd_double3 a, simd_double3 b) { return simd_cross(a, b); }

#pragma clang diagnostic pop

#undef SIMD_VECTOR
#undef SIMD_FUNCTION

#endif
