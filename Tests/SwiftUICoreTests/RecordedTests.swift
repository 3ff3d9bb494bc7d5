import SwiftUICore
import Testing

/// Screens recorded on macOS 26.2 (2x) and iOS 18.5 and 26.2 (3x), as written in SwiftUI; the frames are copies of the
/// recorded ones. Texts are leaves of the recorded size: they aren't a matter of layout.
@MainActor struct RecordedTests {
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
}
