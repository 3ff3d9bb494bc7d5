import Testing
import simd

/// What a file sees that imports only simd.
struct ImportingSIMDTests {
  @Test func functionsHaveTheNamesOfTheOverlayToo() {
    let a = SIMD3<Float>(1, 2, 2)
    #expect(length(a) == 3 && length_squared(a) == 9)
    #expect(dot(a, SIMD3(1, 0, 1)) == 3)
    #expect(cross(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(distance(SIMD2<Float>(0, 0), SIMD2(3, 4)) == 5)
    #expect(normalize(SIMD2<Double>(0, 4)) == SIMD2(0, 1))
    #expect(simd_distance_squared(simd_double4(1, 1, 1, 1), simd_double4(0, 0, 0, 0)) == 4)
  }
}
