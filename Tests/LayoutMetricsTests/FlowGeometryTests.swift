import Testing
@testable import LayoutMetrics

/// The item positions of a flow layout, by the measured rules (facts: layout §5.1).
@Suite struct FlowGeometryTests {
  let geometry = FlowGeometry(isVertical: true, scale: 3)

  /// The positions along each line of its items.
  private func places(
    _ sizes: FlowSizes, count: Int, available: CGFloat, gap: CGFloat = 10
  ) -> [[CGFloat]] {
    geometry.lines(sizes, count: count, available: available, gap: gap, lineGap: 10).map { line in
      var place = line.inset
      return (line.first..<(line.first + line.count)).map { item in
        defer { place += sizes[item].width + line.spacing }
        return (place * 1000).rounded() / 1000
      }
    }
  }

  @Test func fullLinesReachBothEdges() {
    let items = FlowSizes.uniform(CGSize(width: 50, height: 50))
    // Six fit in 375: 6 · 50 + 5 · 10 = 350, and the rest is distributed: 75 / 5.
    #expect(places(items, count: 7, available: 375)[0] == [0, 65, 130, 195, 260, 325])
    let mixed = FlowSizes.each(
      [100, 120, 90, 200].map { CGSize(width: $0, height: 50) })
    #expect(places(mixed, count: 4, available: 375)[0] == [0, 132.5, 285])
  }

  @Test func lastLineOfEqualItemsStandsAsIfItWereFull() {
    // Four of 50 in 375 with at least 10: the gap is 15.
    let items = FlowSizes.uniform(CGSize(width: 50, height: 50))
    #expect(places(items, count: 4, available: 375) == [[0, 65, 130, 195]])
  }

  @Test func lastLineOfMixedItemsKeepsTheLeastDistance() {
    let mixed = FlowSizes.each([
      CGSize(width: 100, height: 50), CGSize(width: 100, height: 40),
    ])
    #expect(places(mixed, count: 2, available: 375) == [[0, 110]])
  }

  @Test func oneItemALineIsCentred() {
    let items = FlowSizes.uniform(CGSize(width: 200, height: 50))
    #expect(places(items, count: 2, available: 375) == [[87.5], [87.5]])
    // Also an item that is too long.
    let long = FlowSizes.uniform(CGSize(width: 475, height: 50))
    #expect(places(long, count: 1, available: 375) == [[-50]])
    let mixed = FlowSizes.each([CGSize(width: 300, height: 50), CGSize(width: 100, height: 50)])
    #expect(places(mixed, count: 2, available: 375)[0] == [37.5])
  }

  @Test func itemsThatJustFitDo() {
    let third = CGFloat(375 - 20) / 3
    let items = FlowSizes.uniform(CGSize(width: third, height: 50))
    #expect(places(items, count: 3, available: 375)[0].count == 3)
  }

  @Test func linesFollowEachOtherAtTheirDistance() {
    let sizes = FlowSizes.each([
      CGSize(width: 200, height: 30), CGSize(width: 100, height: 60),
      CGSize(width: 300, height: 20),
    ])
    let lines = geometry.lines(sizes, count: 3, available: 375, gap: 10, lineGap: 7)
    #expect(lines.map(\.extent) == [60, 20])
    #expect(lines.map(\.start) == [0, 67])
    // A lower item is centred in its line.
    let section = FlowSection(count: 3, sizes: sizes)
    #expect(section.frame(of: 0, in: lines[0], geometry, across: 0).minY == 15)
  }

  @Test func itemsOfNoLengthEnd() {
    let items = FlowSizes.uniform(.zero)
    let lines = geometry.lines(items, count: 1000, available: 375, gap: 0, lineGap: 0)
    #expect(lines.count == 1)
    #expect(lines[0].spacing.isFinite)
    #expect(geometry.lines(items, count: 5, available: -10, gap: 0, lineGap: 0).count == 5)
  }

  @Test func originsStandOnPixels() {
    let rect = geometry.snapped(CGRect(x: 114.84, y: 0.1, width: 33.35, height: 5))
    #expect(rect == CGRect(x: 115, y: 0, width: 33.35, height: 5))
  }
}
