import Testing

@testable import LayoutMetrics

struct SplitArrangementTests {
  @Test("a column takes its preferred width, otherwise its fraction, within its limits")
  func widths() {
    #expect(SplitWidths(preferred: 500).width(in: 1024, hasColumns: true) == 500)
    #expect(SplitWidths().width(in: 736, hasColumns: false) == 0.4 * 736)
    #expect(SplitWidths(fraction: .nan).width(in: 1024, hasColumns: true) == 320)
    #expect(SplitWidths(fraction: 0.5, maximum: 400).width(in: 1024, hasColumns: false) == 400)
    #expect(SplitWidths(fraction: 0.1, minimum: 300).width(in: 1024, hasColumns: false) == 300)
    #expect(SplitWidths(preferred: 500).width(in: 320, hasColumns: true) == 320)
  }

  private func arrangement(
    _ mode: SplitArrangement.Mode, isTriple: Bool = false, isMirrored: Bool = false
  ) -> SplitArrangement {
    SplitArrangement(
      mode: mode, size: CGSize(width: 1024, height: 768), primary: 320, supplementary: 300,
      isTriple: isTriple, gutter: 0.5, isMirrored: isMirrored)
  }

  @Test("a secondary column of 703.5 next to 320 on an iPad at 2x (recalled)")
  func beside() {
    let frames = arrangement(.oneBesideSecondary).frames
    #expect(frames[.primary] == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(frames[.secondary] == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
  }

  @Test("columns over the secondary one leave it the whole width")
  func over() {
    for mode in [SplitArrangement.Mode.oneOverSecondary, .twoOverSecondary] {
      let arrangement = arrangement(mode, isTriple: true)
      #expect(arrangement.isOverlay)
      #expect(arrangement.frames[.secondary] == CGRect(x: 0, y: 0, width: 1024, height: 768))
    }
  }

  @Test("a displaced secondary column keeps its width next to one other")
  func displaced() {
    let one = arrangement(.oneBesideSecondary, isTriple: true).frames
    let two = arrangement(.twoDisplaceSecondary, isTriple: true).frames
    #expect(one[.secondary]?.width == two[.secondary]?.width)
    #expect(two[.secondary]?.minX == 621)
  }

  @Test("columns don't overlap, and fill the width except for the lines between them")
  func tiles() {
    let frames = arrangement(.twoBesideSecondary, isTriple: true).frames
    let sorted = frames.values.sorted { $0.minX < $1.minX }
    #expect(sorted.count == 3)
    for (left, right) in zip(sorted, sorted.dropFirst()) { #expect(right.minX == left.maxX + 0.5) }
    #expect(sorted.first?.minX == 0)
    #expect(sorted.last?.maxX == 1024)
  }

  @Test("a trailing primary column mirrors all of them")
  func mirrored() {
    for mode in [SplitArrangement.Mode.oneBesideSecondary, .twoBesideSecondary, .twoOverSecondary] {
      let plain = arrangement(mode, isTriple: true).frames
      let mirrored = arrangement(mode, isTriple: true, isMirrored: true).frames
      #expect(plain.count == mirrored.count)
      for (column, frame) in plain {
        #expect(mirrored[column]?.minX == 1024 - frame.maxX)
        #expect(mirrored[column]?.width == frame.width)
      }
    }
  }
}
