import Foundation
import Graphics
import TestSupport
import Testing

@testable import Typography

/// Invariants for any text.
struct RobustnessTests {
  /// A small separate generator, so that the same texts come up every time.
  private struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  private static let pieces = [
    "a", "W", "i", "fi", "Tea", " ", "  ", "\n", "\t", "-", ".", ",", "…", "é", "e\u{301}", "日",
    "本語",
    "、", "。", "「", "」", "ー", "한국", "سلام", "عربي", "שלום", "ไทยภาษา", "नमस्ते", "👨‍👩‍👧", "🇯🇵", "👍🏽", "\u{0}",
    "\u{7}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2028}", "\r\n", "\u{FFFD}", "\u{FE0F}",
    "\u{E000}", "\u{10FFFF}", "\u{AD}", "\u{301}", "12", "%", "(", ")",
  ]

  private static func randomText(_ generator: inout Generator) -> String {
    (0..<generator.next(24)).map { _ in pieces[generator.next(pieces.count)] }.joined()
  }

  @Test func linesFitAndCoverTheText() {
    var generator = Generator(state: 7)
    let modes: [ParagraphStyle.LineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead,
    ]
    for round in 0..<1500 {
      let text = Self.randomText(&generator)
      var style = ParagraphStyle()
      style.lineBreakMode = modes[generator.next(modes.count)]
      let width = CGFloat(generator.next(120)) + 0.5
      let limit = generator.next(4)
      let styled = Sample.text(text, size: CGFloat(8 + generator.next(30)), style: style)
      let constraints = TextLayout.Constraints(width: width, numberOfLines: limit)
      let layout = TextLayout.layout(styled, in: constraints)
      var end = 0
      for line in layout.lines {
        #expect(line.range.lowerBound == end, "round \(round): no gap")
        end = line.range.upperBound
        let characters = Self.clusters(in: line, of: text)
        #expect(
          line.width <= width + 0.001 || characters <= 1,
          "round \(round): \(text.debugDescription) line of \(line.width) in \(width)")
        let drawn = line.runs.reduce(0) { $0 + $1.width }
        if style.alignment != .justified {
          #expect(abs(drawn - line.width) < 0.01, "round \(round): \(text.debugDescription)")
        }
      }
      if limit == 0 || !text.isEmpty { #expect(end == text.utf16.count, "round \(round)") }
      if limit > 0 { #expect(layout.lines.count <= limit) }

      let again = FontLibrary()
      let fresh = TextLayout.layout(styled, in: constraints, library: again)
      if round % 300 == 0 {
        #expect(fresh.size == layout.size)
        #expect(
          fresh.lines.map { $0.runs.map(\.glyphs) } == layout.lines.map { $0.runs.map(\.glyphs) })
      }
    }
  }

  /// The number of visible characters in a line, including an ellipsis.
  private static func clusters(in line: TextLayout.Line, of text: String) -> Int {
    let units = Array(text.utf16)
    return line.runs.reduce(0) { sum, run in
      if run.range.isEmpty { return sum + 1 }
      return sum
        // Lam and alef are one glyph, which can't be cut.
        + String(decoding: units[run.range], as: UTF16.self)
        .replacingOccurrences(of: "لا", with: "ل").filter { character in
          character == "\t"
            || character.unicodeScalars.contains {
              $0.value >= 0x20 && !EmojiRule.isIgnorable($0.value)
                && $0.properties.generalCategory != .nonspacingMark
            }
        }.count
    }
  }

  @Test func hostileInputIsLaidOut() {
    for text in [
      "\u{0}", "a\u{0}b", "\u{0}\u{0}\n\u{0}",
      String(decoding: [0xD800, 0x41] as [UInt16], as: UTF16.self),
      "\u{FFFF}\u{FFFE}", String(repeating: "\u{301}", count: 2000), "\u{202E}\u{202E}abc",
      String(repeating: "\u{202B}", count: 300) + "a", "\u{FEFF}",
      String(repeating: "\n", count: 5000),
      String(repeating: "👨‍", count: 500),
    ] {
      for width in [0, -5, 30, CGFloat.infinity, .nan] {
        let layout = Sample.layout(text, width: width)
        #expect(layout.size.height >= 0)
        #expect(layout.size.width.isFinite)
      }
    }
    for size in [0, -3, .nan, .infinity, 1e9] as [CGFloat] {
      #expect(Sample.layout("abc", size: size).size.width.isFinite)
    }
    #expect(Sample.layout("a\u{0}b").size.width == Sample.layout("ab", lines: 0).size.width)
  }

  @Test func runsThatDontFitTheTextAreTolerated() {
    let attributes = TextAttributes(font: FontDescriptor(size: 17), color: Sample.black)
    for runs in [[], [3, 100], [0, 0], [-4], [1], [Int.max, Int.max]] {
      let text = StyledText(
        string: "ab😀c", runs: runs.map { .init(length: $0, attributes: attributes) },
        paragraphs: [])
      let layout = TextLayout.layout(text)
      #expect(layout.lines.first?.range == 0..<5)
    }
  }

  @Test func longTextsAreQuick() {
    for unit in ["abcdefghij", "word ", "日本語です", "سلام عليكم ", "👨‍👩‍👧", "\ta", "मनुष्य"] {
      let text = String(repeating: unit, count: 100_000 / unit.unicodeScalars.count)
      var layout = Sample.layout("")
      let time = ProcessorTime.measure { layout = Sample.layout(text, width: 300, lines: 1) }
      #expect(layout.lines.count == 1 && layout.isTruncated)
      #expect(time < .seconds(1), "\(unit): \(time)")
      let wrapped = ProcessorTime.measure { layout = Sample.layout(text, width: 300) }
      #expect(layout.lines.count > 10)
      #expect(wrapped < .seconds(2), "\(unit): \(wrapped)")
    }
  }

  @Test func manyThreadsLayOutTheSame() async {
    let texts = (0..<40).map { "Row \($0) 日本語 ไทยภาษา سلام 👍 Wavy To." }
    let expected = texts.map { Sample.layout($0, width: 90).lines.map { $0.runs.map(\.glyphs) } }
    let library = FontLibrary()
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          texts.indices.allSatisfy { index in
            let layout = TextLayout.layout(
              Sample.text(texts[index]), in: .init(width: 90), library: library)
            return layout.lines.map { $0.runs.map(\.glyphs) } == expected[index]
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
