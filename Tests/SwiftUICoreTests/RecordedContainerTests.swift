import SwiftUICore
import Testing

/// Recorded grids, lazy stacks and scroll views of macOS 26.2 (2x), and pages of iOS 18.5 and 26.2 (3x).
@MainActor struct RecordedContainerTests {
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
