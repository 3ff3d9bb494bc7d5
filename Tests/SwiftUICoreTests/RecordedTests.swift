import SwiftUICore
import Testing

/// Screens recorded on macOS 26.2 (2x) and iOS 18.5 and 26.2 (3x), as written in SwiftUI; the frames are copies of the
/// recorded ones. Texts are leaves of the recorded size: they aren't a matter of layout.
@MainActor struct RecordedTests {
  /// Lays out a view in a window and compares the frames of probes.
  private func expect(
    _ width: CGFloat, _ height: CGFloat, _ frames: [String: [CGFloat]], scale: CGFloat = 2,
    within tolerance: CGFloat = 0.01, _ view: some View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      graph(scale) { view }, width, height, frames, within: tolerance,
      sourceLocation: sourceLocation)
  }

  private func expect(
    _ graph: ViewGraph, _ width: CGFloat, _ height: CGFloat, _ frames: [String: [CGFloat]],
    within tolerance: CGFloat = 0.01, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = graph.place(width, height).reduce(into: [:]) { all, node in
      all.merge(node.frames) { first, _ in first }
    }
    for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
      let place = found[name] ?? []
      let isNear =
        place.count == 4 && zip(place, frame).allSatisfy { abs($0 - $1) <= tolerance }
      #expect(isNear, "\(name): \(place), recorded \(frame)", sourceLocation: sourceLocation)
    }
  }

  private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> Rigid {
    Rigid(width, height, name)
  }

  @Test("m01: dividers in both stacks; a point thick on macOS")
  func dividers() {
    expect(
      200, 200,
      [
        "vstack": [0, 0, 200, 200], "a": [50, 0, 100, 20], "hdivider": [0, 20, 200, 1],
        "hstack": [79.5, 21, 41, 179], "b": [79.5, 80.5, 20, 60], "vdivider": [99.5, 21, 1, 179],
        "c": [100.5, 80.5, 20, 60],
      ], scale: 1,
      VStack(spacing: 0) {
        Fill().frame(width: 100, height: 20).probe("a")
        Divider().probe("hdivider")
        HStack(spacing: 0) {
          Fill().frame(width: 20, height: 60).probe("b")
          Divider().probe("vdivider")
          Fill().frame(width: 20, height: 60).probe("c")
        }
        .probe("hstack")
      }
      .probe("vstack"))
  }

  @Test("m02, m03: shares and priorities")
  func shares() {
    expect(
      300, 100, ["a": [0, 0, 125, 100], "b": [125, 0, 50, 100], "c": [175, 0, 125, 100]],
      HStack(spacing: 0) {
        Fill(name: "a")
        Fill().frame(width: 50).probe("b")
        Fill(name: "c")
      })
    expect(
      300, 100, ["a": [0, 0, 20, 100], "b": [20, 0, 220, 100], "c": [240, 0, 60, 100]],
      HStack(spacing: 0) {
        Fill().frame(minWidth: 20).probe("a")
        Fill().frame(minWidth: 20).layoutPriority(1).probe("b")
        Fill().frame(width: 60).probe("c")
      })
  }

  @Test("m04: nested stacks with padding and a spacer")
  func nested() {
    expect(
      300, 200,
      [
        "row": [0, 0, 300, 130], "a": [10, 10, 190, 110], "b": [210, 10, 80, 110],
        "bottom": [0, 140, 300, 60], "c": [0, 150, 40, 40], "d": [260, 150, 40, 40],
      ],
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Fill(name: "a")
          Fill().frame(width: 80).probe("b")
        }
        .padding(10)
        .probe("row")
        HStack {
          box(40, 40, "c")
          Spacer()
          box(40, 40, "d")
        }
        .frame(height: 60)
        .probe("bottom")
      })
  }

  @Test("m05: leading and trailing stacks")
  func alignments() {
    expect(
      300, 200,
      [
        "leading": [50, 78, 100, 44], "l1": [50, 78, 100, 20], "l2": [50, 102, 50, 20],
        "trailing": [150, 78, 100, 44], "t1": [150, 78, 100, 20], "t2": [200, 102, 50, 20],
      ],
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          box(100, 20, "l1")
          box(50, 20, "l2")
        }
        .probe("leading")
        VStack(alignment: .trailing, spacing: 4) {
          box(100, 20, "t1")
          box(50, 20, "t2")
        }
        .probe("trailing")
      })
  }

  @Test("m06: flexible frames")
  func frames() {
    expect(
      300, 300,
      [
        "min": [100, 90, 100, 20], "max": [50, 110, 200, 20], "fill": [0, 130, 300, 20],
        "ideal": [75, 150, 150, 20], "clampFlexible": [90, 170, 120, 20],
        "overflow": [50, 190, 200, 20],
      ],
      VStack(spacing: 0) {
        box(40, 20, "").frame(minWidth: 100).probe("min")
        box(40, 20, "").frame(maxWidth: 200).probe("max")
        box(40, 20, "").frame(minWidth: 50, maxWidth: .infinity).probe("fill")
        box(40, 20, "").frame(idealWidth: 150).fixedSize().probe("ideal")
        Fill().frame(maxWidth: 120, maxHeight: 20).probe("clampFlexible")
        box(250, 20, "").frame(maxWidth: 200).probe("overflow")
      })
  }

  /// A text of macOS: 16 high, with the distances of the 13 points font to other views.
  private nonisolated struct MacText: View, LeafView {
    typealias Body = Never
    let width: CGFloat
    let name: String

    init(_ name: String, _ width: CGFloat) {
      self.name = name
      self.width = width
    }

    func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
      AnsweringLeaf(
        spacing: .text(TextSpacing(above: 4.742187, below: 8.150879, betweenTexts: 0))
      ) { CGSize(width: min(width, $0.width ?? width), height: 16) }
    }

    func name(in environment: EnvironmentValues) -> String { name }
  }

  private struct Turning: View {
    @State private var isVertical = false
    let connect: (@escaping () -> Void) -> Void

    var body: some View {
      connect { isVertical.toggle() }
      let layout =
        isVertical
        ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 8))
      return layout {
        MacText("one", 25)
        Rigid(30, 20, "box")
        MacText("three", 35.5)
      }
      .probe("stack")
    }
  }

  @Test("m07: a stack that turns and turns back")
  func turning() {
    var turn: (() -> Void)!
    let graph = graph { Turning { turn = $0 } }
    let horizontal: [String: [CGFloat]] = [
      "stack": [66.75, 50, 106.5, 20], "one": [66.75, 52, 25, 16], "box": [99.75, 50, 30, 20],
      "three": [137.75, 52, 35.5, 16],
    ]
    expect(graph, 240, 120, horizontal)
    turn()
    expect(
      graph, 240, 120,
      [
        "stack": [102.25, 30, 35.5, 60], "one": [107.5, 30, 25, 16], "box": [105, 50, 30, 20],
        "three": [102.25, 74, 35.5, 16],
      ])
    turn()
    expect(graph, 240, 120, horizontal)
  }

  @Test("m08: a grid of texts and colours")
  func grid() {
    expect(
      320, 200,
      [
        "grid": [103.5, 57.553467, 113, 84.893066], "a": [114, 57.553467, 9, 16],
        "bb": [141.5, 57.553467, 17, 16], "ccc": [177.5, 57.553467, 28, 16],
        "red": [103.5, 91.704346, 30, 20], "e": [146, 93.704346, 8, 16],
        "blue": [166.5, 81.704346, 50, 40], "g": [113.5, 126.446533, 10, 16],
        "h": [145, 126.446533, 10, 16],
      ],
      Grid {
        GridRow {
          MacText("a", 9)
          MacText("bb", 17)
          MacText("ccc", 28)
        }
        GridRow {
          box(30, 20, "red")
          MacText("e", 8)
          box(50, 40, "blue")
        }
        GridRow {
          MacText("g", 10)
          MacText("h", 10)
        }
      }
      .probe("grid"))
  }

  @Test("m09: spans, alignments and anchors in a grid")
  func gridValues() {
    expect(
      320, 240,
      [
        "grid": [0, 67.849121, 320, 104.301758], "header": [0, 67.849121, 44.5, 16],
        "ccc": [223, 67.849121, 28, 16], "a": [69, 104, 9, 16], "red": [86, 92, 60, 40],
        "e": [312, 116, 8, 16], "divider": [0, 140.150879, 320, 4],
        "blue": [0, 152.150879, 78, 20], "h": [86, 154.150879, 10, 16],
      ],
      Grid(alignment: .leading) {
        GridRow {
          MacText("header", 44.5).gridCellColumns(2)
          MacText("ccc", 28)
        }
        GridRow {
          MacText("a", 9).gridColumnAlignment(.trailing)
          box(60, 40, "red")
          MacText("e", 8).gridCellAnchor(.bottomTrailing)
        }
        Fill().frame(height: 4).probe("divider")
        GridRow {
          Fill().gridCellUnsizedAxes(.horizontal).frame(height: 20).probe("blue")
          MacText("h", 10)
        }
      }
      .probe("grid"))
  }

  @Test("m10: lazy stacks, one with a section")
  func lazy() {
    expect(
      320, 240,
      [
        "row": [0, 0, 320, 240], "vstack": [0, 0, 121.5, 64], "alpha": [0, 0, 34.5, 16],
        "red": [0, 22, 60, 20], "beta": [0, 48, 28, 16], "sections": [141.5, 0, 121.5, 56],
        "header": [180, 0, 44.5, 16], "green": [177.25, 16, 50, 20], "hstack": [283, 0, 37, 240],
        "orange": [283, 210, 20, 30], "hi": [307, 224, 13, 16],
      ],
      HStack(alignment: .top, spacing: 20) {
        LazyVStack(alignment: .leading, spacing: 6) {
          MacText("alpha", 34.5)
          box(60, 20, "red")
          MacText("beta", 28)
        }
        .probe("vstack")
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            box(50, 20, "green")
            box(50, 20, "second")
          } header: {
            MacText("header", 44.5)
          }
        }
        .probe("sections")
        LazyHStack(alignment: .bottom, spacing: 4) {
          box(20, 30, "orange")
          MacText("hi", 13)
        }
        .probe("hstack")
      }
      .probe("row"))
  }

  /// The layout of a scroll view, whose views are stacked vertically.
  private nonisolated struct Scrolling<Content: View>: View, ContainerView {
    typealias Body = Never
    let axes: Axis.Set
    let content: Content

    init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
      self.axes = axes
      self.content = content()
    }

    @MainActor func makeBox(
      of children: [ViewElement], in environment: EnvironmentValues
    ) -> LayoutBox {
      LayoutBox(ScrollLayout(axes), [LayoutBox(VStackLayout(), children.map(\.box))])
    }
  }

  @Test("m11, m12: scroll views")
  func scrolling() {
    func three(_ prefix: String) -> some View {
      Group {
        MacText(prefix + "Top", 22.5)
        box(60, 30, prefix + "Block")
        MacText(prefix + "Bottom", 44.5)
      }
    }
    expect(
      300, 200,
      [
        "row": [0, 0, 300, 200], "vScroll": [0, 0, 60, 200], "vTop": [18.75, 0, 22.5, 16],
        "vBlock": [0, 24.150879, 60, 30], "vBottom": [7.75, 58.893066, 44.5, 16],
        "hScroll": [80, 0, 220, 74.893066], "hTop": [98.75, 0, 22.5, 16],
        "hBlock": [80, 24.150879, 60, 30], "hBottom": [87.75, 58.893066, 44.5, 16],
      ],
      HStack(alignment: .top, spacing: 20) {
        Scrolling { three("v") }.probe("vScroll")
        Scrolling(.horizontal) { three("h") }.probe("hScroll")
      }
      .probe("row"))
    expect(
      300, 200, ["scroll": [-50, 0, 400, 200], "content": [-50, 0, 400, 400]],
      Scrolling { box(400, 400, "content") }.probe("scroll"))
  }

  @Test("a03: framed rows are 8 apart, centred in a phone's window")
  func rows() {
    let rows = (0..<8).map { ("row\($0)", [61, 265 + 44 * CGFloat($0), 280, 36]) }
    expect(
      402, 874, Dictionary(uniqueKeysWithValues: rows), scale: 3, within: 0.34,
      VStack {
        ForEach(0..<8, id: \.self) { row in
          MacText("text", 120)
            .frame(height: 36)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 12)
            .background { Fill() }
            .probe("row\(row)")
        }
      }
      .frame(width: 280, height: 420))
  }

  @Test("a02: a card of two texts in a row with a spacer")
  func card() {
    // Headline and subheadline at 3x: 20.333 and 18 high, 2.333 apart.
    expect(
      402, 200, ["card": [16, 16, 370, 72.667]], scale: 3, within: 0.34,
      VStack {
        HStack {
          VStack(alignment: .leading) {
            StyledText(20.333, 2)
            StyledText(18, 2.333)
          }
          Spacer()
        }
        .padding()
        .probe("card")
        Spacer()
      }
      .padding())
  }

  /// A text of a style, with the distance to a text above it.
  private nonisolated struct StyledText: View, LeafView {
    typealias Body = Never
    let height: CGFloat
    let distance: CGFloat

    init(_ height: CGFloat, _ distance: CGFloat) {
      self.height = height
      self.distance = distance
    }

    func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
      AnsweringLeaf(
        spacing: .text(TextSpacing(above: 6, below: 10, betweenTexts: distance))
      ) { CGSize(width: min(150, $0.width ?? 150), height: height) }
    }
  }
}
