import Foundation
import Graphics
import Testing

@testable import Typography

/// Where lines break, and how they are truncated, ordered and aligned.
struct LineTests {
  private func glyphCount(_ layout: TextLayout) -> Int {
    layout.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.glyphs.count } }
  }

  @Test func wordsWrapAndWhiteSpaceHangs() {
    let text = "brown fox The quick"
    let width = Sample.layout("brown fox").size.width
    let layout = Sample.layout(text, width: width)
    #expect(Sample.parts(layout, of: text) == ["brown fox ", "The quick"])
    #expect(layout.lines[0].width == width)
    #expect(!layout.isTruncated)
    let narrower = Sample.layout(text, width: width - 0.01)
    #expect(Sample.parts(narrower, of: text) == ["brown ", "fox The ", "quick"])
  }

  @Test func anOrphanGetsCompany() {
    let text = "one two three four"
    let width = Sample.layout("one two three").size.width
    #expect(
      Sample.parts(Sample.layout(text, width: width), of: text) == ["one two three ", "four"])
    var style = ParagraphStyle()
    style.pushesOutOrphans = true
    func parts(_ text: String) -> [String] {
      Sample.parts(Sample.layout(text, width: width, style: style), of: text)
    }
    #expect(parts(text) == ["one two ", "three four"])
    #expect(parts("one two three four five") == ["one two three ", "four five"])
    #expect(parts("incomparably four") == ["incomparably ", "four"], "a line keeps a word")
    #expect(parts("one two three\nfour") == ["one two three\n", "four"])
    #expect(parts("日本語の長い文章です") == ["日本語の長い", "文章です"])
  }

  @Test func aWordThatIsTooLongIsCutBetweenCharacters() {
    let text = "incomprehensibilities"
    let layout = Sample.layout(text, width: 50)
    #expect(layout.lines.count > 2)
    #expect(layout.lines.allSatisfy { $0.width <= 50 })
    #expect(Sample.parts(layout, of: text).joined() == text)
  }

  @Test func characterWrappingFillsLines() {
    var style = ParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    let text = "aaa bbb"
    let layout = Sample.layout(text, width: Sample.layout("aaa b").size.width, style: style)
    #expect(Sample.parts(layout, of: text) == ["aaa b", "bb"])
  }

  @Test func aCutPairIsNoLongerKerned() {
    var style = ParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    for text in ["AVAVAVAVAVAV", "TiTiTiTiTiTi", "سلامسلامسلام"] {
      for width in stride(from: CGFloat(15), to: 60, by: 3) {
        let layout = Sample.layout(text, width: width, style: style)
        for (line, part) in zip(layout.lines, Sample.parts(layout, of: text)) {
          let drawn = line.runs.reduce(0) { $0 + $1.width }
          #expect(abs(drawn - line.width) < 0.001)
          if text.first!.isASCII {
            #expect(abs(line.width - Sample.layout(part).size.width) < 0.001, "\(part)")
          }
        }
      }
    }
  }

  @Test func measuredWidthHoldsTheText() {
    for text in ["Hello UIKit", "日本語のテキスト", "مرحبا بالعالم", "Mixed 日本 مرحبا 👨‍👩‍👧 end"] {
      let width = Sample.layout(text).size.width
      let again = Sample.layout(text, width: width, lines: 1)
      #expect(!again.isTruncated, "\(text)")
      #expect(again.size.width == width)
    }
  }

  @Test func aWidthInPixelsHoldsTheText() {
    let texts = ["Summer reading", "Hello UIKit", "Total", "12:45", "日本語", "مرحبا", "AV fi."]
    for scale in [1, 2, 3] as [CGFloat] {
      for size in stride(from: 8 as CGFloat, through: 40, by: 0.5) {
        for (index, text) in texts.enumerated() {
          let weight: CGFloat = index % 2 == 0 ? 0.3 : 0
          let natural = Sample.layout(text, size: size, weight: weight).size.width
          let layout = Sample.layout(
            text, size: size, weight: weight, width: PixelGrid(scale: scale).up(natural), lines: 1)
          #expect(!layout.isTruncated, "\(text) of \(size) points at \(scale)x: \(natural)")
        }
      }
    }
  }

  @Test func spacesAtTheEndOfATextCountWhenTheyFit() {
    let plain = Sample.layout("ab").size.width
    #expect(Sample.layout("ab ").size.width > plain)
    #expect(Sample.layout("ab ", width: plain).size.width == plain)
    #expect(Sample.layout("ab ", width: plain).lines.count == 1)
  }

  @Test func everySeparatorEndsALine() {
    for separator in ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"] {
      let text = "a\(separator)b"
      let layout = Sample.layout(text)
      #expect(Sample.parts(layout, of: text) == ["a\(separator)", "b"])
    }
    #expect(Sample.layout("a\n\nb").lines.count == 3)
    #expect(Sample.layout("a\n").lines.count == 1, "a separator at the end begins no line")
    #expect(Sample.layout("\n").lines.count == 1)
  }

  @Test func tabsGoToStops() {
    let layout = Sample.layout("a\tb\tc")
    let runs = layout.lines[0].runs
    #expect(runs.count == 5)
    #expect(runs[2].x == 28)
    #expect(runs[4].x == 56)
  }

  // MARK: Japanese

  @Test func japaneseBreaksAnywhereButWhereKinsokuForbids() {
    let text = "日本語、テスト。"
    // Four ideographs wide: the comma must not begin a line and takes its character with it.
    let three = Sample.layout(text, width: 17 * 3 + 1)
    #expect(Sample.parts(three, of: text) == ["日本", "語、テ", "スト。"])
    let bracket = "日本「語」"
    let parts = Sample.parts(Sample.layout(bracket, width: 17 * 3 + 1), of: bracket)
    #expect(parts == ["日本", "「語」"], "an opening bracket doesn't end a line")
    let long = "データベース"
    let lines = Sample.parts(Sample.layout(long, width: 17 * 4 + 1), of: long)
    #expect(lines.allSatisfy { !$0.hasPrefix("ー") }, "no line begins with a long-vowel mark")
  }

  @Test func japaneseIsAnEmWideInTheJapaneseFace() {
    let layout = Sample.layout("漢字かな")
    #expect(layout.size.width == 68)
    let face = layout.lines[0].runs[0].glyphs.face
    #expect(face.path.hasSuffix("NotoSansCJK-Regular.ttc"))
    let korean = Sample.layout("한국").lines[0].runs[0].glyphs.face
    #expect(korean.path == face.path)
    #expect(korean.index != face.index)
    let bold = Sample.layout("漢字", weight: 0.4).lines[0].runs[0].glyphs.face
    #expect(bold.path.hasSuffix("NotoSansCJK-Bold.ttc"))
  }

  // MARK: Emoji

  @Test(arguments: ["👨‍👩‍👧‍👦", "👍🏽", "🇯🇵", "❤️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func anEmojiSequenceIsOneGlyph(text: String) {
    let layout = Sample.layout(text)
    #expect(glyphCount(layout) == 1)
    #expect(layout.lines[0].runs[0].glyphs.face.path.hasSuffix("NotoColorEmoji.ttf"))
    #expect(layout.size.width > 17 && layout.size.width < 25)
  }

  @Test func textPresentationStaysText() {
    for text in ["1", "#", "©", "❤\u{FE0E}"] {
      let face = Sample.layout(text).lines[0].runs[0].glyphs.face
      #expect(!face.path.hasSuffix("NotoColorEmoji.ttf"), "\(text)")
    }
  }

  @Test func anEmojiSequenceIsNeverCut() {
    let family = "👨‍👩‍👧‍👦"
    let text = String(repeating: family, count: 4)
    for width in stride(from: CGFloat(1), to: 100, by: 7) {
      for part in Sample.parts(Sample.layout(text, width: width), of: text) {
        #expect(part.replacingOccurrences(of: family, with: "").isEmpty)
      }
    }
  }

  // MARK: Bidi

  @Test func arabicInEnglishIsReordered() {
    let text = "ab سلام 12 cd"
    let runs = Sample.layout(text).lines[0].runs
    let units = Array(text.utf16)
    let order = runs.map { String(decoding: units[$0.range], as: UTF16.self) }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    #expect(order == ["ab", "12", "سلام", "cd"])
    #expect(runs.first { $0.isRightToLeft && $0.glyphs.glyphs.count > 1 } != nil)
    for (left, right) in zip(runs, runs.dropFirst()) {
      #expect(abs(left.x + left.width - right.x) < 0.001)
    }
  }

  @Test func rightToLeftParagraphsBeginAtTheRight() {
    let text = "سلام abc"
    let runs = Sample.layout(text).lines[0].runs
    #expect(!runs[0].isRightToLeft)
    #expect(runs.last?.range.lowerBound == 0)
    var style = ParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    let latin = Sample.layout("abc 日本", style: style).lines[0].runs
    #expect(latin.last?.range.lowerBound ?? 9 < 4 || latin[0].range.lowerBound == 0)
  }

  @Test func arabicLettersJoin() {
    let joined = Sample.layout("سلام").size.width
    let apart = Sample.layout("س ل ا م").size.width - 3 * Sample.layout(" ").size.width
    #expect(joined < apart)
  }

  // MARK: Truncation

  @Test(arguments: [
    ParagraphStyle.LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
  ])
  func truncatedLinesFit(mode: ParagraphStyle.LineBreakMode) {
    var style = ParagraphStyle()
    style.lineBreakMode = mode
    let ellipsis = Sample.layout("…").size.width
    for text in [
      "The quick brown fox jumps", "日本語のとても長い文章です。", "مرحبا بكم في العالم الجديد", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧 abc",
    ] {
      let full = Sample.layout(text).size.width
      for width in stride(from: CGFloat(5), to: full, by: 6.5) {
        let layout = Sample.layout(text, width: width, lines: 1, style: style)
        #expect(layout.lines.count == 1)
        #expect(layout.isTruncated)
        #expect(layout.lines[0].width <= max(width, ellipsis) + 0.0001, "\(text) in \(width)")
        #expect(layout.lines[0].range == 0..<text.utf16.count)
        #expect(layout.lines[0].runs.contains { $0.range.isEmpty }, "it has an ellipsis")
      }
    }
  }

  @Test func truncationKeepsTheRightEnds() {
    func shown(_ mode: ParagraphStyle.LineBreakMode) -> [Range<Int>] {
      var style = ParagraphStyle()
      style.lineBreakMode = mode
      return Sample.layout("abcdefghijklmnopqrstuvwxyz", width: 100, lines: 1, style: style)
        .lines[0].runs.map(\.range)
    }
    let tail = shown(.byTruncatingTail)
    #expect(tail.count == 2 && tail[0].lowerBound == 0 && tail[1].isEmpty)
    let head = shown(.byTruncatingHead)
    #expect(head.count == 2 && head[0].isEmpty && head[1].upperBound == 26)
    let middle = shown(.byTruncatingMiddle)
    #expect(middle.count == 3 && middle[0].lowerBound == 0 && middle[2].upperBound == 26)
    let clipped = shown(.byClipping)
    #expect(clipped == [0..<26])
  }

  /// After a linked word the ellipsis is in the label's colour (six pictures).
  @Test func anEllipsisLooksLikeWhatItReplaces() throws {
    let colors = [Sample.black, CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
    func attributes(_ isLink: Bool) -> TextAttributes {
      TextAttributes(font: FontDescriptor(size: 17), color: colors[isLink ? 1 : 0])
    }
    func mark(_ mode: ParagraphStyle.LineBreakMode, _ parts: [(String, Bool)], width: CGFloat)
      throws -> CGColor
    {
      let text = StyledText(
        string: parts.map(\.0).joined(),
        runs: parts.map { .init(length: $0.0.utf16.count, attributes: attributes($0.1)) },
        paragraphs: [])
      var constraints = TextLayout.Constraints(width: width, numberOfLines: 1)
      constraints.lineBreakMode = mode
      let runs = TextLayout.layout(text, in: constraints).lines[0].runs
      return try #require(runs.first { $0.range.isEmpty }).attributes.color
    }
    let width = Sample.layout("tempor incididunt…").size.width + 0.5
    let link = ("incididunt", true)
    // The space after the word is replaced.
    #expect(
      try mark(.byTruncatingTail, [("tempor ", false), link, (" ut labore", false)], width: width)
        == colors[0])
    #expect(
      try mark(.byTruncatingTail, [("tempor ", false), link, (" ut labore", false)], width: 120)
        == colors[1], "in the word")
    #expect(
      try mark(.byTruncatingHead, [("tempor ", false), link], width: 80) == colors[0])
    #expect(
      try mark(.byTruncatingMiddle, [("tempor ", false), link, (" ut", false)], width: 110)
        == colors[0])
  }

  /// Labels of 375 points are 372 wide (36 pictures): a space that doesn't fit isn't counted.
  @Test func linesBrokenBetweenCharactersAreAsWideAsTheyAre() {
    var style = ParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    let word = Sample.layout("brown").size.width
    let space = Sample.layout("brown ").size.width - word
    func width(_ room: CGFloat) -> CGFloat {
      Sample.layout("brown fox", width: room, style: style).size.width
    }
    #expect(abs(width(word + space / 2) - word) < 0.001)
    #expect(abs(width(word + space + 0.1) - word - space) < 0.001)
  }

  @Test func theLastLineOfSeveralIsTruncated() {
    let text = "one two three four five six seven eight nine ten"
    let layout = Sample.layout(text, width: 80, lines: 2)
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
    #expect(!layout.lines[0].isTruncated)
    #expect(layout.lines[1].range.upperBound == text.utf16.count)
    let paragraphs = Sample.layout("a\nb", lines: 1)
    #expect(paragraphs.lines.count == 1 && paragraphs.isTruncated)
    #expect(paragraphs.lines[0].runs.last?.range.isEmpty == true)
    #expect(!Sample.layout("a\n", lines: 1).isTruncated)
  }

  // MARK: Attributes and alignment

  @Test func alignments() {
    func x(_ alignment: ParagraphStyle.Alignment, rightToLeft: Bool = false) -> CGFloat {
      var style = ParagraphStyle()
      style.alignment = alignment
      var constraints = TextLayout.Constraints(width: 100)
      constraints.isRightToLeft = rightToLeft
      return TextLayout.layout(Sample.text("ab", style: style), in: constraints).lines[0].origin.x
    }
    let width = Sample.layout("ab").size.width
    #expect(x(.left) == 0)
    #expect(x(.natural) == 0)
    #expect(x(.natural, rightToLeft: true) == 100 - width)
    #expect(x(.right) == 100 - width)
    #expect(x(.center) == (100 - width) / 2)
  }

  @Test func justifiedLinesFillTheWidth() {
    var style = ParagraphStyle()
    style.alignment = .justified
    let layout = Sample.layout("aa bb cc dd ee ff gg", width: 70, style: style)
    #expect(layout.lines.count > 1)
    #expect(abs(layout.lines[0].width - 70) < 0.01)
    let last = layout.lines[0].runs.last!
    #expect(abs(last.x + last.width - 70) < 0.01)
    #expect(layout.lines.last!.width < 70)
  }

  @Test func indents() {
    var style = ParagraphStyle()
    style.firstLineHeadIndent = 20
    style.headIndent = 10
    style.tailIndent = -5
    let layout = Sample.layout("aaa bbb ccc ddd eee", width: 80, style: style)
    #expect(layout.lines[0].origin.x == 20)
    #expect(layout.lines[1].origin.x == 10)
    #expect(layout.lines.allSatisfy { $0.origin.x + $0.width <= 75 })
  }

  @Test func kernSpacesCharactersAndTurnsPairsOff() {
    func width(_ text: String, kern: CGFloat?) -> CGFloat {
      let attributes = TextAttributes(
        font: FontDescriptor(size: 17), color: Sample.black, kern: kern)
      return TextLayout.layout(StyledText(text, attributes: attributes)).size.width
    }
    #expect(abs(width("abcd", kern: 2) - width("abcd", kern: 0) - 8) < 0.001)
    #expect(width("AV", kern: nil) < width("AV", kern: 0) - 0.5)
    #expect(width("abcd", kern: -500) < 0 || width("abcd", kern: -500) <= 0)
  }

  @Test func noArrowsFromHyphens() {
    let arrow = Sample.layout("->")
    #expect(glyphCount(arrow) == 2)
    let hyphen = Sample.layout("-").lines[0].runs[0].glyphs.glyphs[0].id
    #expect(arrow.lines[0].runs[0].glyphs.glyphs[0].id == hyphen)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    func width(_ text: String, _ isMonospaced: Bool) -> CGFloat {
      let font = FontDescriptor(size: 17, hasMonospacedDigits: isMonospaced)
      return TextLayout.layout(
        StyledText(text, attributes: TextAttributes(font: font, color: Sample.black))
      ).size.width
    }
    #expect(width("1111", true) == width("8888", true))
    #expect(width("7878", true) == width("1111", true), "digits aren't kerned")
    #expect(width("1111", false) < width("8888", false))
  }

  @Test func accentsKeepTheLettersWidth() {
    #expect(Sample.layout("éàüñ").size.width == Sample.layout("eaun").size.width)
    #expect(Sample.layout("e\u{301}").size.width == Sample.layout("é").size.width)
  }

  @Test func theMonospacedSystemFontHasTheRecordedAdvance() {
    let font = FontDescriptor(family: .monospacedSystem, size: 17)
    let layout = TextLayout.layout(
      StyledText("iW", attributes: TextAttributes(font: font, color: Sample.black)))
    #expect(abs(layout.size.width - 2 * 17 * 1266 / 2048) < 0.001)
  }

  @Test func drawingRecordsGlyphsRulesAndBackgrounds() {
    var attributes = TextAttributes(font: FontDescriptor(size: 17), color: Sample.black)
    attributes.underline = .init()
    attributes.strikethrough = .init()
    attributes.background = CGColor(gray: 0.5, alpha: 1)
    let layout = TextLayout.layout(StyledText("ab", attributes: attributes))
    let context = CGContext(recordingWithScale: 2)
    layout.draw(in: context, at: CGPoint(x: 3, y: 4))
    #expect(context.displayList.commands.count == 4)
  }
}
