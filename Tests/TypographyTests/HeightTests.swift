import Foundation
import Graphics
import Testing

@testable import Typography

/// Heights and positions of lines.
struct HeightTests {
  private static func rounded(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    (value * scale).rounded(.up) / scale
  }

  @Test(arguments: [
    (14.0, 17.0), (15, 18), (16, 19.333), (17, 20.333), (20, 24), (22, 26.333), (25, 30),
    (26, 31.333), (27, 32.333), (28, 33.667), (30, 36), (32, 38.333), (34, 40.667), (38, 45.667),
    (43, 51.333), (48, 57.333), (53, 63.333), (58, 69.333),
  ])
  func lineHeightsAtThreePixels(size: CGFloat, height: CGFloat) {
    for weight in [-0.8, 0, 0.3, 0.62] as [CGFloat] {
      let layout = Sample.layout("Hxg", size: size, weight: weight)
      #expect(abs(Self.rounded(layout.size.height, scale: 3) - height) < 0.001)
    }
  }

  @Test(arguments: [
    (11.0, 13.5), (12, 14.5), (13, 16), (15, 18), (17, 20.5), (34, 41),
  ])
  func lineHeightsAtTwoPixels(size: CGFloat, height: CGFloat) {
    let layout = Sample.layout("Hxg", size: size)
    #expect(Self.rounded(layout.size.height, scale: 2) == height)
  }

  @Test func metricsAreADevices() {
    let metrics = FontLibrary.shared.metrics(FontDescriptor(size: 17))
    #expect(abs(metrics.ascender - 16.1865) < 0.0001)
    #expect(abs(metrics.descender + 4.1006) < 0.0001)
    #expect(abs(metrics.lineHeight - 20.2871) < 0.0001)
    #expect(abs(metrics.capHeight - 11.978) < 0.001)
    #expect(abs(metrics.xHeight - 8.948) < 0.001)
    #expect(metrics.leading == 0)
  }

  /// Sizes of the labels in a recorded iOS 13 screen (text styles at the medium category).
  @Test(arguments: [
    ("What's", 16.0, 0.3, 52.6667, 19.3333), ("the", 16, 0, 23.6667, 19.3333),
    ("point", 16, 0, 37, 19.3333), ("?", 14, 0, 7.33333, 17),
  ])
  func recordedLabels(
    text: String, size: CGFloat, weight: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let layout = Sample.layout(text, size: size, weight: weight, edition: .original)
    #expect(abs(Self.rounded(layout.size.width, scale: 3) - width) < 0.001)
    #expect(abs(Self.rounded(layout.size.height, scale: 3) - height) < 0.001)
  }

  @Test func linesOfPlainFontAreALineHeightApart() {
    let layout = Sample.layout("a\nb\nc")
    #expect(layout.lines.count == 3)
    #expect(abs(layout.size.height - 3 * 20.287109375) < 0.0001)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - 2 * 20.287109375) < 0.0001)
    #expect(abs(layout.firstBaseline - 16.1865) < 0.0001)
  }

  /// Alerts: 17-pt text of a style with a line pitch of 22 pt measures 20.333 and 42.333, 15-pt text with 20
  /// pt 18, 38 and 58.
  @Test func textStylesHaveTheirPitch() {
    func height(_ size: CGFloat, _ pitch: CGFloat, _ text: String) -> CGFloat {
      let font = FontDescriptor(size: size, linePitch: pitch)
      let styled = StyledText(text, attributes: TextAttributes(font: font, color: Sample.black))
      return Self.rounded(TextLayout.layout(styled).size.height, scale: 3)
    }
    #expect(abs(height(17, 22, "a") - 20.333) < 0.001)
    #expect(abs(height(17, 22, "a\nb") - 42.333) < 0.001)
    #expect(abs(height(15, 20, "a") - 18) < 0.001)
    #expect(abs(height(15, 20, "a\nb") - 38) < 0.001)
    #expect(abs(height(15, 20, "a\nb\nc") - 58) < 0.001)
  }

  @Test func otherScriptsKeepTheLineHeight() {
    for text in ["日本語", "한국어", "مرحبا", "👍", "ไทย", "नमस्ते"] {
      let layout = Sample.layout(text)
      #expect(layout.lines.count == 1)
      #expect(abs(layout.size.height - 20.287109375) < 0.0001, "\(text)")
      #expect(layout.size.width > 10, "\(text)")
    }
  }

  @Test func theHighestFontMakesTheLine() {
    let attributes = { TextAttributes(font: FontDescriptor(size: $0), color: Sample.black) }
    let text = StyledText(
      string: "ab",
      runs: [
        .init(length: 1, attributes: attributes(10)), .init(length: 1, attributes: attributes(34)),
      ], paragraphs: [])
    let layout = TextLayout.layout(text)
    #expect(abs(layout.size.height - 34 * 2444 / 2048) < 0.0001)
    #expect(layout.lines[0].runs.count == 2)
    #expect(abs(layout.firstBaseline - 34 * 1950 / 2048) < 0.0001)
  }

  @Test func paragraphStylesMoveLines() {
    let line: CGFloat = 20.287109375
    func layout(_ text: String, _ change: (inout ParagraphStyle) -> Void) -> TextLayout {
      var style = ParagraphStyle()
      change(&style)
      return Sample.layout(text, style: style)
    }
    let spaced = layout("a\u{2028}b") { $0.lineSpacing = 5 }
    #expect(abs(spaced.size.height - (2 * line + 5)) < 0.001)
    let double = layout("a") { $0.lineHeightMultiple = 2 }
    #expect(abs(double.size.height - 2 * line) < 0.001)
    #expect(abs(double.firstBaseline - (line + 16.1865)) < 0.001, "the room is above the text")
    let least = layout("a") { $0.minimumLineHeight = 30 }
    #expect(least.size.height == 30)
    let most = layout("a") { $0.maximumLineHeight = 12 }
    #expect(most.size.height == 12)
    let apart = layout("a\nb") {
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 3
    }
    #expect(abs(apart.size.height - (2 * line + 10)) < 0.001)
  }

  @Test func emptyTextTakesNoRoom() {
    let layout = Sample.layout("")
    #expect(layout.size == .zero)
    #expect(layout.lines.isEmpty)
    #expect(!layout.isTruncated)
  }

  @Test func aHeightLeavesOutLinesThatDontFit() {
    let text = "one two three four five six seven eight"
    let whole = Sample.layout(text, width: 60)
    #expect(whole.lines.count > 3)
    let cut = TextLayout.layout(
      Sample.text(text), in: TextLayout.Constraints(width: 60, height: 45))
    #expect(cut.lines.count == 2)
    #expect(cut.isTruncated)
    let least = TextLayout.layout(
      Sample.text(text), in: TextLayout.Constraints(width: 60, height: 3))
    #expect(least.lines.count == 1)
  }
}
