import Testing
import ViewLayout

/// Frames read from pictures of iOS 18.5 and 26.2 at 3x, which are the same on both; to a pixel.
///
/// Text heights follow the rule (line height, rounded up); widths are as recorded.
@Suite(.enabled(if: areRecordingsThere, "the recordings aren't next to the project"))
struct RecordedPageTests {
  static let tolerance: CGFloat = 0.34

  private static func line(_ size: CGFloat) -> CGFloat {
    PixelGrid(scale: 3).up(1.19336 * size)
  }

  private static func text(_ width: CGFloat, _ size: CGFloat, _ lineSpacing: CGFloat) -> LayoutBox {
    ViewLayoutTests.text(
      width, line(size),
      spacing: SpacingTests.metrics(size, lineSpacing: lineSpacing, scale: 3))
  }

  /// A subheadline over a caption.
  private static func caption(_ s: Screen, _ name: String) -> LayoutBox {
    let width = s.recording.size(name).width
    return s(
      name, vstack(align: .leading, spacing: 2, text(width, 15, 20), text(width / 2, 11, 13)))
  }

  private static func block(_ s: Screen, _ name: String, _ content: LayoutBox) -> LayoutBox {
    vstack(align: .leading, spacing: 8, caption(s, name), content)
  }

  @Test func page() throws {
    let s = try #require(Screen("a01"))
    let row = hstack(Self.text(70, 17, 22), spacer(), Self.text(36, 17, 22))
    let person = hstack(
      rigid(26, 26),
      vstack(align: .leading, spacing: 2, Self.text(66.667, 15, 20), Self.text(40, 11, 13))
    ).padding(.all, 8)
    let blocks = [
      Self.block(s, "label", s.rigid("star")), Self.block(s, "value", s("progressRow", row)),
      Self.block(s, "hint", s.rigid("delete")),
      Self.block(s, "traits", s("sectionHeader", Self.text(122.667, 17, 22))),
      Self.block(s, "input", s.rigid("mic")),
      Self.block(s, "activation", s.colour("box", 60, 40)),
      Self.block(s, "grouping", s("person", person)),
    ]
    s.check(
      LayoutBox(VStackLayout(alignment: .leading, spacing: 12), blocks + [spacer()]).padding(),
      within: Self.tolerance)
  }

  @Test func card() throws {
    let s = try #require(Screen("a02"))
    let content = vstack(align: .leading, Self.text(120, 17, 22), Self.text(180, 15, 20))
    let block = Self.block(s, "caption", s("card", hstack(content, spacer()).padding()))
    s.check(
      vstack(align: .leading, spacing: 32, block).padding().scroll(), within: Self.tolerance)
  }

  @Test func rows() throws {
    let s = try #require(Screen("a03"))
    let rows = (0..<8).map { number in
      s(
        "row\(number)",
        Self.text(120, 14, 0).frame(height: 36).frame(maxWidth: .infinity, .leading)
          .padding(.horizontal, 12).overlay(colour()))
    }
    s.check(
      LayoutBox(VStackLayout(), rows).frame(width: 280, height: 420), within: Self.tolerance)
  }
}
