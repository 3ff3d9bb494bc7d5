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

SIMD_FUNCTION float simd_dot(simd_float2 a, simd_float2 b) { return a.x * b.x + a.y * b.y; }
SIMD_FUNCTION float simd_length_squared(simd_float2 a) { return simd_dot(a, a); }
SIMD_FUNCTION float simd_length(simd_float2 a) { return __builtin_sqrtf(simd_dot(a, a)); }
SIMD_FUNCTION float simd_distance_squared(simd_float2 a, simd_float2 b) { return simd_length_squared(a - b); }
SIMD_FUNCTION float simd_distance(simd_float2 a, simd_float2 b) { return simd_length(a - b); }
SIMD_FUNCTION simd_float2 simd_normalize(simd_float2 a) { return a / simd_length(a); }
SIMD_FUNCTION simd_float2 simd_mix(simd_float2 a, simd_float2 b, simd_float2 t) { return a + t * (b - a); }
SIMD_FUNCTION simd_float2 simd_min(simd_float2 a, simd_float2 b) { return a < b ? a : b; }
SIMD_FUNCTION simd_float2 simd_max(simd_float2 a, simd_float2 b) { return a < b ? b : a; }
SIMD_FUNCTION simd_float2 simd_clamp(simd_float2 a, simd_float2 least, simd_float2 most) {
  return simd_min(simd_max(a, least), most);
}
SIMD_FUNCTION float simd_dot(simd_float3 a, simd_float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
SIMD_FUNCTION float simd_length_squared(simd_float3 a) { return simd_dot(a, a); }
SIMD_FUNCTION float simd_length(simd_float3 a) { return __builtin_sqrtf(simd_dot(a, a)); }
SIMD_FUNCTION float simd_distance_squared(simd_float3 a, simd_float3 b) { return simd_length_squared(a - b); }
SIMD_FUNCTION float simd_distance(simd_float3 a, simd_float3 b) { return simd_length(a - b); }
SIMD_FUNCTION simd_float3 simd_normalize(simd_float3 a) { return a / simd_length(a); }
SIMD_FUNCTION simd_float3 simd_mix(simd_float3 a, simd_float3 b, simd_float3 t) { return a + t * (b - a); }
SIMD_FUNCTION simd_float3 simd_min(simd_float3 a, simd_float3 b) { return a < b ? a : b; }
SIMD_FUNCTION simd_float3 simd_max(simd_float3 a, simd_float3 b) { return a < b ? b : a; }
SIMD_FUNCTION simd_float3 simd_clamp(simd_float3 a, simd_float3 least, simd_float3 most) {
  return simd_min(simd_max(a, least), most);
}
SIMD_FUNCTION float simd_dot(simd_float4 a, simd_float4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
SIMD_FUNCTION float simd_length_squared(simd_float4 a) { return simd_dot(a, a); }
SIMD_FUNCTION float simd_length(simd_float4 a) { return __builtin_sqrtf(simd_dot(a, a)); }
SIMD_FUNCTION float simd_distance_squared(simd_float4 a, simd_float4 b) { return simd_length_squared(a - b); }
SIMD_FUNCTION float simd_distance(simd_float4 a, simd_float4 b) { return simd_length(a - b); }
SIMD_FUNCTION simd_float4 simd_normalize(simd_float4 a) { return a / simd_length(a); }
SIMD_FUNCTION simd_float4 simd_mix(simd_float4 a, simd_float4 b, simd_float4 t) { return a + t * (b - a); }
SIMD_FUNCTION simd_float4 simd_min(simd_float4 a, simd_float4 b) { return a < b ? a : b; }
SIMD_FUNCTION simd_float4 simd_max(simd_float4 a, simd_float4 b) { return a < b ? b : a; }
SIMD_FUNCTION simd_float4 simd_clamp(simd_float4 a, simd_float4 least, simd_float4 most) {
  return simd_min(simd_max(a, least), most);
}
SIMD_FUNCTION simd_float3 simd_cross(simd_float3 a, simd_float3 b) {
  return a.yzx * b.zxy - a.zxy * b.yzx;
}

SIMD_FUNCTION double simd_dot(simd_double2 a, simd_double2 b) { return a.x * b.x + a.y * b.y; }
SIMD_FUNCTION double simd_length_squared(simd_double2 a) { return simd_dot(a, a); }
SIMD_FUNCTION double simd_length(simd_double2 a) { return __builtin_sqrt(simd_dot(a, a)); }
SIMD_FUNCTION double simd_distance_squared(simd_double2 a, simd_double2 b) { return simd_length_squared(a - b); }
SIMD_FUNCTION double simd_distance(simd_double2 a, simd_double2 b) { return simd_length(a - b); }
SIMD_FUNCTION simd_double2 simd_normalize(simd_double2 a) { return a / simd_length(a); }
SIMD_FUNCTION simd_double2 simd_mix(simd_double2 a, simd_double2 b, simd_double2 t) { return a + t * (b - a); }
SIMD_FUNCTION simd_double2 simd_min(simd_double2 a, simd_double2 b) { return a < b ? a : b; }
SIMD_FUNCTION simd_double2 simd_max(simd_double2 a, simd_double2 b) { return a < b ? b : a; }
SIMD_FUNCTION simd_double2 simd_clamp(simd_double2 a, simd_double2 least, simd_double2 most) {
  return simd_min(simd_max(a, least), most);
}
SIMD_FUNCTION double simd_dot(simd_double3 a, simd_double3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
SIMD_FUNCTION double simd_length_squared(simd_double3 a) { return simd_dot(a, a); }
SIMD_FUNCTION double simd_length(simd_double3 a) { return __builtin_sqrt(simd_dot(a, a)); }
SIMD_FUNCTION double simd_distance_squared(simd_double3 a, simd_double3 b) { return simd_length_squared(a - b); }
SIMD_FUNCTION double simd_distance(simd_double3 a, simd_double3 b) { return simd_length(a - b); }
SIMD_FUNCTION simd_double3 simd_normalize(simd_double3 a) { return a / simd_length(a); }
SIMD_FUNCTION simd_double3 simd_mix(simd_double3 a, simd_double3 b, simd_double3 t) { return a + t * (b - a); }
SIMD_FUNCTION simd_double3 simd_min(simd_double3 a, simd_double3 b) { return a < b ? a : b; }
SIMD_FUNCTION simd_double3 simd_max(simd_double3 a, simd_double3 b) { return a < b ? b : a; }
SIMD_FUNCTION simd_double3 simd_clamp(simd_double3 a, simd_double3 least, simd_double3 most) {
  return simd_min(simd_max(a, least), most);
}
SIMD_FUNCTION double simd_dot(simd_double4 a, simd_double4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
SIMD_FUNCTION double simd_length_squared(simd_double4 a) { return simd_dot(a, a); }
SIMD_FUNCTION double simd_length(simd_double4 a) { return __builtin_sqrt(simd_dot(a, a)); }
SIMD_FUNCTION double simd_distance_squared(simd_double4 a, simd_double4 b) { return simd_length_squared(a - b); }
SIMD_FUNCTION double simd_distance(simd_double4 a, simd_double4 b) { return simd_length(a - b); }
SIMD_FUNCTION simd_double4 simd_normalize(simd_double4 a) { return a / simd_length(a); }
SIMD_FUNCTION simd_double4 simd_mix(simd_double4 a, simd_double4 b, simd_double4 t) { return a + t * (b - a); }
SIMD_FUNCTION simd_double4 simd_min(simd_double4 a, simd_double4 b) { return a < b ? a : b; }
SIMD_FUNCTION simd_double4 simd_max(simd_double4 a, simd_double4 b) { return a < b ? b : a; }
SIMD_FUNCTION simd_double4 simd_clamp(simd_double4 a, simd_double4 least, simd_double4 most) {
  return simd_min(simd_max(a, least), most);
}
SIMD_FUNCTION simd_double3 simd_cross(simd_double3 a, simd_double3 b) {
  return a.yzx * b.zxy - a.zxy * b.yzx;
}

#undef SIMD_FUNCTION

#endif
