import Testing
import ViewLayout

/// Frames of macOS 26.2: stacks, dividers, priorities, flexible frames, layouts that change.
@Suite(.enabled(if: areRecordingsThere, "the recordings aren't next to the project"))
struct RecordedStackTests {
  @Test func dividers() throws {
    let s = try #require(Screen("m01"))
    s.check(
      s(
        "vstack",
        vstack(
          spacing: 0, s.colour("a", 100, 20), s("hdivider", divider(1)),
          s(
            "hstack",
            hstack(
              spacing: 0, s.colour("b", 20, 60), s("vdivider", divider(1)), s.colour("c", 20, 60)))
        )))
  }

  @Test func shares() throws {
    let s = try #require(Screen("m02"))
    s.check(
      hstack(spacing: 0, s.colour("a", nil, nil), s.colour("b", 50, nil), s.colour("c", nil, nil)))
  }

  @Test func priorities() throws {
    let s = try #require(Screen("m03"))
    s.check(
      hstack(
        spacing: 0, s("a", colour().frame(minWidth: 20)),
        s("b", colour().frame(minWidth: 20)).priority(1), s.colour("c", 60, nil)))
  }

  @Test func rows() throws {
    let s = try #require(Screen("m04"))
    s.check(
      vstack(
        spacing: 10,
        s(
          "row",
          hstack(spacing: 10, s.colour("a", nil, nil), s.colour("b", 80, nil)).padding(.all, 10)
        ),
        s(
          "bottom",
          hstack(s.colour("c", 40, 40), spacer(), s.colour("d", 40, 40)).frame(height: 60))))
  }

  @Test func alignments() throws {
    let s = try #require(Screen("m05"))
    s.check(
      hstack(
        spacing: 0,
        s(
          "leading",
          vstack(align: .leading, spacing: 4, s.colour("l1", 100, 20), s.colour("l2", 50, 20))),
        s(
          "trailing",
          vstack(align: .trailing, spacing: 4, s.colour("t1", 100, 20), s.colour("t2", 50, 20)))))
  }

  @Test func flexibleFrames() throws {
    let s = try #require(Screen("m06"))
    s.check(
      vstack(
        spacing: 0, s("min", rigid(40, 20).frame(minWidth: 100)),
        s("max", rigid(40, 20).frame(maxWidth: 200)),
        s("fill", rigid(40, 20).frame(minWidth: 50, maxWidth: .infinity)),
        s("ideal", rigid(40, 20).frame(idealWidth: 150).fixedSize()),
        s("clampFlexible", colour().frame(maxWidth: 120, maxHeight: 20)),
        s("overflow", rigid(250, 20).frame(maxWidth: 200))))
  }

  @Test func changingLayout() throws {
    let s = try #require(Screen("m07"))
    let stack = s(
      "stack",
      LayoutBox(
        AnyLayout(HStackLayout(spacing: 8)),
        [s.text("one"), s.colour("box", 30, 20), s.text("three")]))
    s.check(stack)
    stack.setLayout(AnyLayout(VStackLayout(spacing: 4)))
    s.check(stack, step: "vertical")
    stack.setLayout(AnyLayout(HStackLayout(spacing: 8)))
    s.check(stack, step: "horizontal")
  }
}
