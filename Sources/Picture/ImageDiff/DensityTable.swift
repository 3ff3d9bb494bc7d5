import Foundation
import Pixels

/// The density of the differences between two pictures, for choosing a tolerance by its window.
///
/// For several sizes of a square and several levels, it contains the number of pixels in the worst
/// square that differ by more.
public struct DensityTable: Hashable, Sendable, CustomStringConvertible {
  public struct Entry: Hashable, Sendable {
    /// The side length of the square, in pixels.
    public var side: Int
    /// The distance in a channel, 0 … 255, that counted pixels exceed.
    public var level: Int
    /// The maximum number of such pixels in any square.
    public var count: Int
  }

  public static let sides = [16, 64]
  public static let levels = [0, 16, 64]

  /// The counts, by side and then by level.
  public let entries: [Entry]

  /// Measures the area that both pictures cover; everything is 0 if nothing differs.
  public init(reference: Bitmap, actual: Bitmap) {
    let differences = Differences(reference, actual)
    let levels = DensityTable.levels
    let lane = UInt64(64 / levels.count)
    entries = DensityTable.sides.flatMap { side in
      let counts = WindowDensity.densest(
        differences.distances, width: differences.width, side: side, lanes: levels.count
      ) { distance in
        levels.enumerated().reduce(0) { weight, level in
          Int(distance) > level.element ? weight | 1 << (lane * UInt64(level.offset)) : weight
        }
      }
      return zip(levels, counts).map { Entry(side: side, level: $0, count: $1) }
    }
  }

  /// The counts in a short form, such as `16>0:40 16>16:3`, since a record contains many.
  public var description: String {
    entries.map { "\($0.side)>\($0.level):\($0.count)" }.joined(separator: " ")
  }
}

/// The distance of each pixel within the rows and columns with any differences.
private struct Differences {
  var width = 0
  var distances: [UInt8] = []

  init(_ reference: Bitmap, _ actual: Bitmap) {
    let columns = min(reference.width, actual.width)
    let rows = min(reference.height, actual.height)
    func row(_ bitmap: Bitmap, _ y: Int) -> UnsafePointer<UInt32> {
      UnsafePointer(
        (bitmap.baseAddress + y * bitmap.rowBytes).assumingMemoryBound(to: UInt32.self))
    }
    func isEqual(_ y: Int) -> Bool { memcmp(row(reference, y), row(actual, y), columns * 4) == 0 }
    var top = 0
    while top < rows, isEqual(top) { top += 1 }
    guard top < rows else { return }
    var bottom = rows
    while isEqual(bottom - 1) { bottom -= 1 }
    var left = columns
    var right = 0
    var y = top
    while y < bottom {
      let one = row(reference, y)
      let two = row(actual, y)
      var x = 0
      while x < left, one[x] == two[x] { x += 1 }
      left = min(left, x)
      x = columns
      while x > right, one[x - 1] == two[x - 1] { x -= 1 }
      right = max(right, x)
      y += 1
    }
    width = right - left
    distances = [UInt8](repeating: 0, count: width * (bottom - top))
    let width = width
    distances.withUnsafeMutableBufferPointer { distances in
      var y = top
      while y < bottom {
        let one = row(reference, y) + left
        let two = row(actual, y) + left
        let start = (y - top) * width
        var x = 0
        while x < width {
          if one[x] != two[x] {
            distances[start + x] = UInt8(truncatingIfNeeded: ColorDistance.channel(one[x], two[x]))
          }
          x += 1
        }
        y += 1
      }
    }
  }
}
