import Foundation
import Pixels

/// One pass over two pictures: counts, and the positions of the differences, by cells.
///
/// Equal rows and equal blocks of 64 pixels are skipped at memcmp's speed; only the rest is
/// examined pixel by pixel.
struct DifferenceScan {
  let width: Int
  let height: Int
  let tolerance: ImageTolerance
  private(set) var differingCount = 0
  private(set) var exceedingCount = 0
  /// The number of differing channels of the exceeding pixels.
  private(set) var exceedingChannelCount = 0
  private(set) var excusedCount = 0
  private(set) var largestDistance = 0
  /// The maximum number of exceeding pixels in any square of the tolerance's window; 0 if it has
  /// none.
  private(set) var densest = 0
  /// The number of pixels by largest difference in a channel, 0 … 255; empty if none differs.
  private(set) var histogram: [Int] = []

  private var grid: DifferenceGrid

  static let blockWidth = 64

  init(width: Int, height: Int, tolerance: ImageTolerance) {
    self.width = width
    self.height = height
    self.tolerance = tolerance
    grid = DifferenceGrid(width: width, height: height)
  }

  mutating func run(_ reference: Bitmap, _ actual: Bitmap) {
    let width = width
    let height = height
    let columns = grid.columns
    let side = grid.cellSide
    var judge = PixelJudge(reference, actual, tolerance)
    // Individual positions are needed only for a window.
    var marks = [UInt8](repeating: 0, count: tolerance.window == nil ? 0 : width * height)
    var counts = [Int](repeating: 0, count: 256)
    var exceeding = 0
    var channels = 0
    var excused = 0
    let first = reference.baseAddress
    let second = actual.baseAddress
    let firstStride = reference.rowBytes
    let secondStride = actual.rowBytes
    if firstStride == secondStride, memcmp(first, second, height * firstStride) == 0 { return }
    grid.cells.withUnsafeMutableBufferPointer { cells in
      var y = 0
      while y < height {
        let one = (first + y * firstStride).assumingMemoryBound(to: UInt32.self)
        let two = (second + y * secondStride).assumingMemoryBound(to: UInt32.self)
        let cellRow = y / side * columns
        defer { y += 1 }
        if memcmp(one, two, width * 4) == 0 { continue }
        var start = 0
        while start < width {
          let end = min(start + DifferenceScan.blockWidth, width)
          defer { start = end }
          if memcmp(one + start, two + start, (end - start) * 4) == 0 { continue }
          var x = start
          while x < end {
            let a = one[x]
            let b = two[x]
            if a != b {
              counts[ColorDistance.channel(a, b)] += 1
              let verdict = judge.judge(x: x, y: y)
              if verdict == .excused { excused += 1 }
              if verdict == .exceeding {
                exceeding += 1
                channels += ColorDistance.channelCount(a, b)
                if !marks.isEmpty { marks[y * width + x] = 1 }
                let index = cellRow + x / side
                cells[index].add(x, y)
              }
            }
            x += 1
          }
        }
      }
    }
    differingCount = counts.reduce(0, +)
    exceedingCount = exceeding
    exceedingChannelCount = channels
    excusedCount = excused
    largestDistance = counts.lastIndex { $0 > 0 } ?? 0
    histogram = differingCount > 0 ? counts : []
    if let window = tolerance.window, exceeding > 0 {
      densest = WindowDensity.densest(marks, width: width, side: window.side)
    }
  }

  /// Returns the exceeding pixels combined into boxes, from top to bottom.
  ///
  /// - Returns: The boxes, and their original number if there were too many.
  func regions() -> (regions: [ImageComparison.Region], placeCount: Int) {
    exceedingCount > 0 ? grid.gathered() : ([], 0)
  }
}
