import Foundation
import Pixels

/// One pass over two pictures: counts, and where the differences are, by cells.
///
/// Equal rows and equal blocks of 64 pixels go by at memcmp's speed; only what is left is looked
/// at pixel by pixel.
struct DifferenceScan {
  private struct Cell {
    var minX: Int32 = .max
    var minY: Int32 = .max
    var maxX: Int32 = -1
    var maxY: Int32 = -1
    var count: Int32 = 0
  }

  let width: Int
  let height: Int
  let tolerance: ImageTolerance
  private(set) var differingCount = 0
  private(set) var exceedingCount = 0
  /// How many channels of the exceeding pixels differ.
  private(set) var exceedingChannelCount = 0
  private(set) var excusedCount = 0
  private(set) var largestDistance = 0
  /// The most exceeding pixels in any square of the tolerance's window; 0 where it has none.
  private(set) var densest = 0
  /// How many pixels differ in a channel by 0 … 255 at most; empty when none differs.
  private(set) var histogram: [Int] = []

  /// The side of a cell, in pixels: fine enough for icons, coarse enough for a bounded number.
  private let cellSide: Int
  private let columns: Int
  private var cells: [Cell]

  /// Differences that are at most this many pixels apart belong together.
  private static let proximity = 16
  private static let maximumRegionCount = 64
  static let blockWidth = 64

  init(width: Int, height: Int, tolerance: ImageTolerance) {
    self.width = width
    self.height = height
    self.tolerance = tolerance
    cellSide = max(16, (max(width, height) + 255) / 256)
    columns = (width + cellSide - 1) / cellSide
    cells = Array(repeating: Cell(), count: columns * ((height + cellSide - 1) / cellSide))
  }

  mutating func run(_ reference: Bitmap, _ actual: Bitmap) {
    let width = width
    let height = height
    let columns = columns
    let side = cellSide
    var judge = PixelJudge(reference, actual, tolerance)
    // Only a window needs to know where each of them is.
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
    cells.withUnsafeMutableBufferPointer { cells in
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
                var cell = cells[index]
                if x < cell.minX { cell.minX = Int32(truncatingIfNeeded: x) }
                if x > cell.maxX { cell.maxX = Int32(truncatingIfNeeded: x) }
                if y < cell.minY { cell.minY = Int32(truncatingIfNeeded: y) }
                cell.maxY = Int32(truncatingIfNeeded: y)
                cell.count += 1
                cells[index] = cell
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

  /// The exceeding pixels gathered into boxes, from top to bottom.
  ///
  /// Boxes never overlap, and when there are too many, the distance within which they are one
  /// grows until there are few enough.
  func regions() -> [ImageComparison.Region] {
    guard exceedingCount > 0 else { return [] }
    var regions = connectedCells()
    var proximity = 0
    while true {
      regions = DifferenceScan.merged(regions, proximity: proximity)
      if regions.count <= DifferenceScan.maximumRegionCount { break }
      proximity = proximity == 0 ? DifferenceScan.proximity : proximity * 2
    }
    return regions.sorted {
      ($0.frame.y, $0.frame.x, $0.frame.height, $0.frame.width)
        < ($1.frame.y, $1.frame.x, $1.frame.height, $1.frame.width)
    }
  }

  /// Flood fill over the cells: two touch when their differences are near each other.
  private func connectedCells() -> [ImageComparison.Region] {
    let rows = cells.count / columns
    var isTaken = [Bool](repeating: false, count: cells.count)
    var result: [ImageComparison.Region] = []
    var pending: [Int] = []
    for start in cells.indices where cells[start].count > 0 && !isTaken[start] {
      isTaken[start] = true
      pending = [start]
      var region = ImageComparison.Region(frame: frame(cells[start]), pixelCount: 0)
      while let index = pending.popLast() {
        let own = frame(cells[index])
        region.frame = region.frame.union(own)
        region.pixelCount += Int(cells[index].count)
        let row = index / columns
        let column = index % columns
        for otherRow in max(0, row - 1)...min(rows - 1, row + 1) {
          for otherColumn in max(0, column - 1)...min(columns - 1, column + 1) {
            let other = otherRow * columns + otherColumn
            guard cells[other].count > 0, !isTaken[other],
              own.gap(to: frame(cells[other])) <= DifferenceScan.proximity
            else { continue }
            isTaken[other] = true
            pending.append(other)
          }
        }
      }
      result.append(region)
    }
    return result
  }

  private func frame(_ cell: Cell) -> PixelRect {
    PixelRect(
      x: Int(cell.minX), y: Int(cell.minY), width: Int(cell.maxX - cell.minX) + 1,
      height: Int(cell.maxY - cell.minY) + 1)
  }

  /// Joins boxes that are at most `proximity` apart, until none are.
  private static func merged(
    _ regions: [ImageComparison.Region], proximity: Int
  ) -> [ImageComparison.Region] {
    var result: [ImageComparison.Region] = []
    for region in regions {
      var region = region
      // Each join makes the box larger, which may bring it near to others.
      while let index = result.firstIndex(where: {
        let gap = $0.frame.gap(to: region.frame)
        return proximity == 0 ? gap < 0 : gap <= proximity
      }) {
        let other = result.remove(at: index)
        region.frame = region.frame.union(other.frame)
        region.pixelCount += other.pixelCount
      }
      result.append(region)
    }
    return result
  }
}
