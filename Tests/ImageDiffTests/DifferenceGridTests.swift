import Foundation
import TestSupport
import Testing

@testable import ImageDiff

@Suite struct DifferenceGridTests {
  func grid(_ side: Int, dotsEvery step: Int) -> (grid: DifferenceGrid, dots: Int) {
    var grid = DifferenceGrid(width: side, height: side)
    var dots = 0
    for y in stride(from: 0, to: side, by: step) {
      for x in stride(from: 0, to: side, by: step) {
        grid.cells[y / grid.cellSide * grid.columns + x / grid.cellSide].add(x, y)
        dots += 1
      }
    }
    return (grid, dots)
  }

  /// Dots just too far apart to be one region: tens of thousands of regions to begin with.
  @Test(arguments: [18, 19, 20, 40, 97]) func noDotIsLostAndNoBoxOverlaps(step: Int) {
    let (grid, dots) = grid(3464, dotsEvery: step)
    let regions = grid.regions()
    #expect((1...64).contains(regions.count))
    #expect(regions.reduce(0) { $0 + $1.pixelCount } == dots)
    let last = (3464 - 1) / step * step + 1
    #expect(
      regions.map(\.frame).reduce(regions[0].frame) { $0.union($1) }
        == PixelRect(x: 0, y: 0, width: last, height: last))
    for (index, region) in regions.enumerated() {
      for other in regions[(index + 1)...] {
        #expect(region.frame.gap(to: other.frame) >= 0)
      }
    }
  }

  /// Comparing each region with each other took seven seconds for a file of 175 KB.
  @Test func gatheringManyRegionsCostsLittle() {
    let (grid, _) = grid(4440, dotsEvery: 19)
    let time = ProcessorTime.measure { #expect(!grid.regions().isEmpty) }
    #expect(time < .seconds(2))
  }
}
