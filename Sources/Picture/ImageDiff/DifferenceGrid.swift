/// The differences between two pictures by square cells, which are combined into regions.
struct DifferenceGrid {
  /// The differences within a cell.
  struct Cell {
    private(set) var minX: Int32 = .max
    private(set) var minY: Int32 = .max
    private(set) var maxX: Int32 = -1
    private(set) var maxY: Int32 = -1
    private(set) var count: Int32 = 0

    /// Adds a pixel; rows must come in order.
    @inline(__always)
    mutating func add(_ x: Int, _ y: Int) {
      let x = Int32(truncatingIfNeeded: x)
      let y = Int32(truncatingIfNeeded: y)
      minX = min(minX, x)
      maxX = max(maxX, x)
      minY = min(minY, y)
      maxY = y
      count += 1
    }

    mutating func add(_ other: Cell) {
      minX = min(minX, other.minX)
      minY = min(minY, other.minY)
      maxX = max(maxX, other.maxX)
      maxY = max(maxY, other.maxY)
      count += other.count
    }

    var region: ImageComparison.Region {
      ImageComparison.Region(
        frame: PixelRect(
          x: Int(minX), y: Int(minY), width: Int(maxX - minX) + 1, height: Int(maxY - minY) + 1),
        pixelCount: Int(count))
    }
  }

  /// The side length of a cell, in pixels: fine enough for icons, coarse enough to limit the number
  /// of cells.
  let cellSide: Int
  let columns: Int
  /// Row by row.
  var cells: [Cell]

  /// Differences that are at most this many pixels apart belong together.
  private static let proximity = 16
  private static let maximumRegionCount = 64
  /// With more regions than this, larger cells are used, as each region is compared with each.
  private static let comparableRegionCount = 512

  init(width: Int, height: Int) {
    cellSide = max(16, (max(width, height) + 255) / 256)
    columns = (width + cellSide - 1) / cellSide
    cells = Array(repeating: Cell(), count: columns * ((height + cellSide - 1) / cellSide))
  }

  /// Creates the grid with cells of twice the size.
  private init(halving grid: DifferenceGrid) {
    cellSide = grid.cellSide * 2
    columns = (grid.columns + 1) / 2
    let rows = (grid.cells.count / grid.columns + 1) / 2
    cells = Array(repeating: Cell(), count: columns * rows)
    for (index, cell) in grid.cells.enumerated() where cell.count > 0 {
      cells[index / grid.columns / 2 * columns + index % grid.columns / 2].add(cell)
    }
  }

  /// Returns the differences combined into boxes, from top to bottom.
  ///
  /// Boxes never overlap. If there are too many, the distance for joining them grows until there
  /// are few enough.
  ///
  /// - Returns: The boxes, and their original number if there were too many.
  func gathered() -> (regions: [ImageComparison.Region], placeCount: Int) {
    var grid = self
    var regions = grid.connectedCells()
    var placeCount: Int? = regions.count > Self.comparableRegionCount ? regions.count : nil
    while regions.count > Self.comparableRegionCount {
      grid = DifferenceGrid(halving: grid)
      regions = grid.connectedCells()
    }
    var proximity = 0
    while true {
      regions = Self.merged(regions, proximity: proximity)
      placeCount = placeCount ?? regions.count
      if regions.count <= Self.maximumRegionCount { break }
      proximity = proximity == 0 ? Self.proximity : proximity * 2
    }
    regions.sort {
      ($0.frame.y, $0.frame.x, $0.frame.height, $0.frame.width)
        < ($1.frame.y, $1.frame.x, $1.frame.height, $1.frame.width)
    }
    return (regions, placeCount ?? regions.count)
  }

  func regions() -> [ImageComparison.Region] { gathered().regions }

  /// Flood fill over the cells: two are connected if their differences are near each other.
  private func connectedCells() -> [ImageComparison.Region] {
    let rows = cells.count / columns
    var isTaken = [Bool](repeating: false, count: cells.count)
    var result: [ImageComparison.Region] = []
    var pending: [Int] = []
    for start in cells.indices where cells[start].count > 0 && !isTaken[start] {
      isTaken[start] = true
      pending = [start]
      var region = ImageComparison.Region(frame: cells[start].region.frame, pixelCount: 0)
      while let index = pending.popLast() {
        let own = cells[index].region
        region.frame = region.frame.union(own.frame)
        region.pixelCount += own.pixelCount
        let row = index / columns
        let column = index % columns
        for otherRow in max(0, row - 1)...min(rows - 1, row + 1) {
          for otherColumn in max(0, column - 1)...min(columns - 1, column + 1) {
            let other = otherRow * columns + otherColumn
            guard cells[other].count > 0, !isTaken[other],
              own.frame.gap(to: cells[other].region.frame) <= Self.proximity
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

  /// Joins boxes that are at most `proximity` apart, until there are none left.
  private static func merged(
    _ regions: [ImageComparison.Region], proximity: Int
  ) -> [ImageComparison.Region] {
    var result: [ImageComparison.Region] = []
    for region in regions {
      var region = region
      // Each join enlarges the box, which may bring it near to others.
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
