import Testing
import ViewLayout

/// Frames of macOS 26.2: grids, lazy stacks, scroll views.
@Suite(.enabled(if: areRecordingsThere, "the recordings aren't next to the project"))
struct RecordedGridTests {
  /// The metrics of the 13-point system font on macOS, from the recordings' notes.
  static let macText = TextSpacing(above: 4.742187, below: 8.150879, betweenTexts: 0)

  private func row(_ number: Int, _ cells: LayoutBox...) -> [LayoutBox] {
    for cell in cells { cell.setValue(GridRowMembership(row: number), of: GridRowKey.self) }
    return cells
  }

  @Test func defaults() throws {
    let s = try #require(Screen("m08"))
    let last = s.text("ccc", Self.macText)
    _ = s("row1", last)
    s.check(
      s(
        "grid",
        LayoutBox(
          GridLayout(),
          row(0, s.text("a", Self.macText), s.text("bb", Self.macText), last)
            + row(1, s.colour("red", 30, 20), s.text("e", Self.macText), s.colour("blue", 50, 40))
            + row(2, s.text("g", Self.macText), s.text("h", Self.macText)))))
  }

  @Test func spansAndAlignments() throws {
    let s = try #require(Screen("m09"))
    let header = s.text("header", Self.macText).value(GridCellColumnsKey.self, 2)
    let a = s.text("a", Self.macText).value(GridColumnAlignmentKey.self, .trailing)
    let e = s.text("e", Self.macText).value(GridCellAnchorKey.self, .bottomTrailing)
    let blue = colour().value(GridCellUnsizedAxesKey.self, .horizontal).frame(height: 20)
    s.check(
      s(
        "grid",
        LayoutBox(
          GridLayout(alignment: .leading),
          row(0, header, s.text("ccc", Self.macText)) + row(1, a, s.colour("red", 60, 40), e)
            + [s("divider", colour().frame(height: 4))]
            + row(2, s("blue", blue), s.text("h", Self.macText)))))
  }

  @Test func lazyStacks() throws {
    let s = try #require(Screen("m10"))
    let left = [s.text("alpha"), s.colour("red", 60, 20), s.text("beta")]
    let middle = [
      s.text("header"), s.colour("green", 50, 20), colour().frame(width: 50, height: 20),
    ]
    let right = [s.colour("orange", 20, 30), s.text("hi")]
    func elements(_ boxes: [LayoutBox]) -> LazyTests.Elements {
      LazyTests.Elements(boxes.count) { boxes[$0] }
    }
    let sections = LazyTests.Elements(
      [.header(section: 0), .row(section: 0), .row(section: 0)]
    ) { middle[$0] }
    s.check(
      s(
        "row",
        hstack(
          align: .top, spacing: 20,
          s(
            "vstack",
            LayoutBox(lazyStack: .vertical, alignment: .leading, spacing: 6, elements(left))),
          s(
            "sections",
            LayoutBox(
              lazyStack: .vertical, spacing: 0, pinnedViews: .sectionHeaders, sections)),
          s(
            "hstack",
            LayoutBox(lazyStack: .horizontal, alignment: .bottom, spacing: 4, elements(right))))))
  }

  @Test func scrollViews() throws {
    let s = try #require(Screen("m11"))
    func content(_ prefix: String) -> LayoutBox {
      vstack(
        s.text(prefix + "Top", Self.macText), s.colour(prefix + "Block", 60, 30),
        s.text(prefix + "Bottom", Self.macText))
    }
    s.check(
      s(
        "row",
        hstack(
          align: .top, spacing: 20, s("vScroll", content("v").scroll()),
          s("hScroll", content("h").scroll(.horizontal)))))
  }

  @Test func overflowingContent() throws {
    let s = try #require(Screen("m12"))
    s.check(s("scroll", s.colour("content", 400, 400).scroll()))
  }

  @Test("nested scroll views")
  func nestedScrollViews() throws {
    let s = try #require(Screen("i21"))
    let rows = (0..<8).map { s.colour("row\($0)", nil, 60) }
    let content = LayoutBox(VStackLayout(spacing: 0), [s.colour("inner", nil, 150)] + rows)
    s.check(s("outer", s("content", content).scroll()))
  }
}
