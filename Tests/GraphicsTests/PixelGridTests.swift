import Foundation
import Graphics
import Testing

struct PixelGridTests {
  let grid = PixelGrid(scale: 3)

  @Test(arguments: [
    (10.0, 30), (10.1, 30), (10.17, 31), (-10.17, -31), (0.5, 2), (-0.5, -1), (1.0 / 6, 1),
    (-1.0 / 6, 0), (0.1 + 0.2, 1),
  ])
  func placesStandOnTheNearestPixelAndHalvesGoUp(value: Double, pixels: Int) {
    #expect(grid.nearest(value) == CGFloat(pixels) / 3)
  }

  @Test(arguments: [(0.0, 0), (0.1, 1), (1.0 / 3, 1), (0.334, 2), (7.667, 23), (100, 300)])
  func lengthsGoUpButNoiseIsNoPixel(length: Double, pixels: Int) {
    #expect(grid.up(length) == CGFloat(pixels) / 3)
  }

  @Test func nothingStaysNothingWithoutASign() {
    #expect(grid.up(-0.0001).sign == .plus)
    #expect(grid.nearest(-0.01).sign == .plus)
  }

  /// Recorded rule 5: a length is the difference of two pixel numbers, divided once.
  @Test func aViewOfAHundredPointsIsExactlyThatWide() {
    for left in stride(from: 0.0, to: 50, by: 0.37) {
      let frame = grid.withEdgesOnPixels(CGRect(x: left, y: left, width: 100, height: 100))
      #expect(frame.size == CGSize(width: 100, height: 100))
    }
  }

  /// Recorded rule 1: a superview 200 wide in the middle of 393, a child of 317/3 in its middle.
  @Test func edgesCountFromTheWindow() {
    let outer = CGRect(x: 96.5, y: 0, width: 200, height: 10)
    let shown = grid.withEdgesOnPixels(outer)
    #expect(shown.minX == 290.0 / 3)
    let width = 317.0 / 3
    let child = CGRect(x: (200 - width) / 2, y: 0, width: width, height: 10)
    let residual = CGPoint(x: outer.minX - shown.minX, y: 0)
    let frame = grid.withEdgesOnPixels(child, residual: residual)
    #expect(frame.minX == 141.0 / 3)
    #expect(abs(frame.width - 317.0 / 3) < 1e-9)
  }

  /// Views that touch before rounding touch after it, whatever their superview's position.
  @Test func neighboursTouch() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<1000 {
      let residual = CGPoint(x: numbers.unit() / 3 - 1.0 / 6, y: 0)
      let (a, b, c) = (numbers.unit() * 400, numbers.unit() * 100, numbers.unit() * 100)
      let first = CGRect(x: a, y: 0, width: b, height: 1)
      let second = CGRect(x: a + b, y: 0, width: c, height: 1)
      let left = grid.withEdgesOnPixels(first, residual: residual)
      let right = grid.withEdgesOnPixels(second, residual: residual)
      #expect(abs(left.maxX - right.minX) < 1e-9)
    }
  }

  @Test(arguments: [0, -2, CGFloat.nan, .infinity])
  func aScaleThatIsNoneCountsAsOne(scale: CGFloat) {
    #expect(PixelGrid(scale: scale).nearest(1.4) == 1)
  }
}

/// Reproducible random numbers.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to 1.
  mutating func unit() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }
}
