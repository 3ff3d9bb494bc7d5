import Foundation
import Pixels

/// Decides whether the tolerance excuses individual pixels that are known to differ.
struct PixelJudge {
  enum Verdict {
    /// Exceeds the tolerance.
    case exceeding
    /// The colours are within the metric's limit.
    case near
    /// The tolerance ignores this pixel, or excuses a softened or shifted edge.
    case excused
  }

  private let reference: Plane
  private let actual: Plane
  private let tolerance: ImageTolerance
  private let limit: Double
  /// Whether nothing excuses a differing pixel.
  private let isStrict: Bool
  // Flat areas repeat the same two colours.
  private var lastPair: (UInt32, UInt32) = (0, 0)
  private var lastIsNear = true

  init(_ reference: Bitmap, _ actual: Bitmap, _ tolerance: ImageTolerance) {
    let width = min(reference.width, actual.width)
    let height = min(reference.height, actual.height)
    self.reference = Plane(reference, width: width, height: height)
    self.actual = Plane(actual, width: width, height: height)
    self.tolerance = tolerance
    isStrict =
      tolerance.metric == .exact && tolerance.ignoredRegions.isEmpty
      && !tolerance.ignoresAntialiasing && tolerance.shift == 0
    switch tolerance.metric {
    case .channel(let limit): self.limit = Double(limit)
    case .oklab(let limit), .lab(let limit): self.limit = limit
    case .yiq(let threshold): limit = ColorDistance.largestYIQ * threshold * threshold
    }
  }

  @inline(__always)
  mutating func judge(x: Int, y: Int) -> Verdict {
    isStrict ? .exceeding : weigh(x: x, y: y)
  }

  private mutating func weigh(x: Int, y: Int) -> Verdict {
    if isNear(reference[x, y], actual[x, y]) { return .near }
    for region in tolerance.ignoredRegions where region.contains(x: x, y: y) { return .excused }
    if tolerance.ignoresAntialiasing, EdgeDetector.softensEdge(x, y, reference, actual) {
      return .excused
    }
    if tolerance.shift > 0, isShifted(x, y) { return .excused }
    return .exceeding
  }

  private mutating func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    if case .channel(let limit) = tolerance.metric {
      return ColorDistance.channel(one, other) <= limit
    }
    if lastPair == (one, other) { return lastIsNear }
    lastPair = (one, other)
    let distance =
      switch tolerance.metric {
      case .channel: Double(ColorDistance.channel(one, other))
      case .oklab: ColorDistance.oklab(one, other)
      case .yiq: ColorDistance.yiq(one, other)
      case .lab: ColorDistance.lab(one, other)
      }
    lastIsNear = distance <= limit
    return lastIsNear
  }

  /// Returns whether each picture has the other's colour nearby, so that something only moved a
  /// little.
  private mutating func isShifted(_ x: Int, _ y: Int) -> Bool {
    finds(reference[x, y], in: actual, around: x, y)
      && finds(actual[x, y], in: reference, around: x, y)
  }

  private mutating func finds(
    _ color: UInt32, in plane: Plane, around x: Int, _ y: Int
  ) -> Bool {
    var row = max(0, y - tolerance.shift)
    let lastRow = min(plane.height - 1, y + tolerance.shift)
    while row <= lastRow {
      var column = max(0, x - tolerance.shift)
      let lastColumn = min(plane.width - 1, x + tolerance.shift)
      while column <= lastColumn {
        if isNear(color, plane[column, row]) { return true }
        column += 1
      }
      row += 1
    }
    return false
  }
}

/// The part of a bitmap that both pictures cover.
struct Plane {
  let width: Int
  let height: Int
  private let pixels: UnsafePointer<UInt32>
  private let stride: Int

  init(_ bitmap: Bitmap, width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = bitmap.rowBytes / 4
    pixels = UnsafePointer(bitmap.baseAddress.assumingMemoryBound(to: UInt32.self))
  }

  @inline(__always)
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * stride + x] }
}
