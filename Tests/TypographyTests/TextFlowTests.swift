import Foundation
import Graphics
import Testing

@testable import Typography

/// Lines that flow through containers and around shapes.
@Suite("Text that flows through containers")
struct TextFlowTests {
  private let words = "The quick brown fox jumps over the lazy dog and runs home again"

  private func flow(
    _ text: StyledText, _ containers: TextFlow.Container..., scale: CGFloat = 3
  ) -> TextFlow {
    TextFlow(text, in: containers, scale: scale)
  }

  /// A text whose lines wrap, as in text views.
  private func wrapping(_ string: String) -> StyledText {
    Sample.text(string, style: ParagraphStyle(lineBreakMode: .byWordWrapping))
  }

  private func box(_ width: CGFloat, _ height: CGFloat = .infinity) -> TextFlow.Container {
    TextFlow.Container(size: CGSize(width: width, height: height))
  }

  private func rectangle(_ rect: CGRect) -> PathData {
    var path = PathData()
    path.addRect(rect)
    return path
  }

  @Test("lines break where a label of the inner width breaks them")
  func breaks() {
    let flow = flow(wrapping(words), box(150))
    let layout = Sample.layout(words, width: 140)
    #expect(flow.fragments.map(\.line.range) == layout.lines.map(\.range))
    #expect(flow.fragments.count > 2)
    #expect(flow.end == words.utf16.count)
    #expect(flow.fragments.allSatisfy { $0.line.origin.x == 5 && $0.rect.width == 150 })
  }

  /// Measured at 17 points: 20.333 and 20.5 (facts: controls §2).
  @Test(
    "line heights are rounded up to pixels", arguments: [(1, 21.0), (2, 20.5), (3, 61.0 / 3)])
  func heights(_ scale: Int, _ height: Double) {
    let flow = flow(Sample.text("One\nTwo"), box(200), scale: CGFloat(scale))
    for (index, fragment) in flow.fragments.enumerated() {
      #expect(abs(Double(fragment.rect.height) - height) < 1e-9)
      #expect(abs(Double(fragment.rect.minY) - Double(index) * height) < 1e-9)
    }
  }

  /// Five lines in 126 pictures of a label 102 points high, drawn by a layout manager of its own.
  @Test("without a scale lines are exactly as high as their font")
  func exactHeights() {
    let text = Sample.text("1\n2\n3\n4\n5")
    let flow = TextFlow(text, in: [box(375, 102)], scale: nil)
    #expect(flow.fragments.map { ($0.rect.maxY * 10).rounded() } == [203, 406, 609, 811, 1014])
    #expect(flow.end == 9, "the last line has room")
    #expect(flow.fragments[0].line.baseline == 17 * 1950.0 / 2048)
  }

  @Test("hidden characters are where the ellipsis is")
  func hiddenPlaces() throws {
    for mode in [ParagraphStyle.LineBreakMode.byTruncatingTail, .byTruncatingHead] {
      var container = box(150)
      container.maximumNumberOfLines = 1
      container.lineBreakMode = mode
      let flow = flow(wrapping(words), container)
      let line = try #require(flow.fragments.first).line
      let mark = try #require(line.runs.first { $0.range.isEmpty })
      let hidden = try #require(flow.hiddenRange(in: 0))
      let whole = try #require(flow.extentInTruncated(hidden, in: 0))
      #expect(abs(whole.start - mark.x) < 1e-6 && abs(whole.end - mark.x - mark.width) < 1e-6)
      let shown = try #require(line.runs.first { !$0.range.isEmpty }).range
      // A word of which only a part is shown includes the ellipsis.
      let isTail = mode == .byTruncatingTail
      let word = isTail ? shown.upperBound - 1..<shown.upperBound + 2 : 0..<shown.lowerBound + 1
      let box = try #require(flow.extentInTruncated(word, in: 0))
      #expect(isTail ? box.end == mark.x + mark.width : box.start == mark.x)
      #expect(box.end - box.start > mark.width + 2)
      let part = try #require(flow.extentInTruncated(shown, in: 0))
      #expect(abs(isTail ? part.end - mark.x : part.start - mark.x - mark.width) < 1e-6)
    }
  }

  @Test("the last line of several runs on to the edge if it is clipped")
  func clipping() throws {
    var container = box(150)
    container.maximumNumberOfLines = 2
    container.lineBreakMode = .byClipping
    let flow = flow(wrapping(words), container)
    let last = try #require(flow.fragments.last)
    #expect(flow.fragments.count == 2 && flow.isClipped(1) && !flow.isClipped(0))
    #expect(abs(last.usedRect.maxX - 150) < 0.001)
    let cut = try #require(flow.extentInTruncated(0..<words.utf16.count, in: 1))
    #expect(cut.start == 5 && abs(cut.end - 145) < 0.001)
    let hidden = try #require(flow.extentInTruncated(60..<63, in: 1))
    #expect(hidden.start == hidden.end && abs(hidden.end - 145) < 0.001)
  }

  @Test("the baseline is the rounded-up ascender below the line's top")
  func baselines() throws {
    let flow = flow(Sample.text("One"), box(200), scale: 2)
    let first = try #require(flow.fragments.first)
    #expect(first.line.baseline == 16.5)
  }

  @Test("paragraph spacing belongs to the lines' rects, and none follows the end")
  func spacing() {
    var style = ParagraphStyle()
    style.paragraphSpacing = 10
    style.paragraphSpacingBefore = 4
    style.lineSpacing = 2
    let flow = flow(Sample.text("A\nB", style: style), box(100), scale: 2)
    #expect(flow.fragments.map(\.rect.minY) == [0, 32.5])
    #expect(flow.fragments.map(\.rect.height) == [32.5, 24.5])
    #expect(flow.fragments.map(\.line.origin.y) == [0, 36.5])
    #expect(flow.fragments.map(\.usedRect.height) == [20.5, 24.5])
  }

  @Test("text that doesn't fit in a container continues in the next, and finally isn't shown")
  func containers() {
    let text = Sample.text("1\n2\n3\n4\n5")
    let flow = flow(text, box(100, 42), box(100, 25), scale: 2)
    #expect(flow.fragments.map(\.container) == [0, 0, 1])
    #expect(flow.fragments.map(\.rect.minY) == [0, 20.5, 0])
    #expect(flow.end == 6)
  }

  @Test("a line limit ends a container, truncated if its mode requires it")
  func numberOfLines() throws {
    var container = box(100)
    container.maximumNumberOfLines = 2
    let wrapped = flow(wrapping(words), container)
    #expect(wrapped.fragments.count == 2 && wrapped.end < words.utf16.count)
    #expect(wrapped.fragments.allSatisfy { !$0.line.isTruncated })
    container.lineBreakMode = .byTruncatingTail
    let cut = flow(wrapping(words), container)
    #expect(cut.fragments.count == 2 && cut.end == words.utf16.count)
    let last = try #require(cut.fragments.last)
    #expect(last.line.isTruncated)
    #expect(last.line.range.upperBound == words.utf16.count)
    #expect(last.line.runs.contains { $0.range.isEmpty }, "an ellipsis")
    #expect(last.line.width <= 90)
  }

  @Test("lines avoid a rectangle at the left")
  func leftShape() {
    var container = box(200)
    container.exclusions = [rectangle(CGRect(x: 0, y: 0, width: 80, height: 30))]
    let flow = flow(wrapping(words + " " + words), container, scale: 2)
    // The second line, from 20.5 to 41, still touches it; the third doesn't.
    #expect(flow.fragments.prefix(3).map(\.rect.minX) == [80, 80, 0])
    #expect(flow.fragments.prefix(3).map(\.rect.width) == [120, 120, 200])
    #expect(flow.fragments.prefix(3).map(\.line.origin.x) == [85, 85, 5])
  }

  @Test("a line continues after a shape in its middle")
  func middleShape() throws {
    var container = box(300)
    container.exclusions = [rectangle(CGRect(x: 120, y: 0, width: 60, height: 10))]
    let flow = flow(wrapping(words), container, scale: 2)
    #expect(flow.fragments.prefix(2).map(\.rect.minX) == [0, 180])
    #expect(flow.fragments.prefix(2).map(\.rect.minY) == [0, 0])
    try #require(flow.fragments.count > 2)
    #expect(flow.fragments[0].line.range.upperBound == flow.fragments[1].line.range.lowerBound)
    #expect(flow.fragments[2].rect.minX == 0)
  }

  @Test("if no word fits next to a shape the line is below it")
  func belowShape() throws {
    var container = box(200)
    container.exclusions = [rectangle(CGRect(x: 20, y: 0, width: 180, height: 50))]
    let flow = flow(wrapping("Extraordinary"), container)
    let first = try #require(flow.fragments.first)
    #expect(first.line.origin.y >= 50 && first.line.origin.y <= 51)
    #expect(first.line.range == 0..<13)
  }

  @Test("a word is finally broken if none fits next to a shape that reaches the end")
  func besideTallShape() throws {
    for height: CGFloat in [60, 20_000, 1_000_000] {
      // Bounded by its own height, or unbounded above a shape of almost that height.
      var container = box(200, height == 60 ? 60 : .infinity)
      container.exclusions = [rectangle(CGRect(x: 40, y: -10, width: 170, height: height))]
      let flow = flow(wrapping("Extraordinary"), container, scale: 2)
      let first = try #require(flow.fragments.first)
      if height == 60 {
        #expect(first.rect.minX == 0 && first.rect.width == 40 && first.rect.minY == 0)
        #expect(flow.fragments.count == 2, "as far as there is room")
        #expect(first.line.range.lowerBound == 0 && first.line.range.upperBound < 13)
      } else {
        #expect(first.rect.minY == 0 && first.line.origin.y == height - 10)
      }
    }
  }

  @Test("words next to a tall shape continue in the next container before they are broken")
  func tallShapeAndNext() throws {
    var narrow = box(200, 60)
    narrow.exclusions = [rectangle(CGRect(x: 40, y: -10, width: 170, height: 100))]
    let flow = flow(wrapping("Extraordinary"), narrow, box(200), scale: 2)
    #expect(flow.fragments.map(\.container) == [1])
    #expect(flow.fragments.first?.line.range == 0..<13)
  }

  @Test("a tall round shape terminates, too, and its text isn't lost")
  func tallEllipse() throws {
    var path = PathData()
    path.addEllipse(in: CGRect(x: 30, y: -1000, width: 400, height: 40_000))
    var container = box(120)
    container.exclusions = [path]
    let flow = flow(wrapping("Extraordinary things happen"), container, scale: 2)
    #expect(flow.end == 27)
  }

  @Test("text laid out after an edit matches a fresh layout")
  func editing() {
    let library = FontLibrary.shared
    func styled(_ parts: (String, CGFloat)...) -> StyledText {
      StyledText(
        string: parts.map(\.0).joined(),
        runs: parts.map {
          StyledText.Run(
            length: $0.0.utf16.count,
            attributes: TextAttributes(font: FontDescriptor(size: $0.1), color: Sample.black))
        }, paragraphs: [])
    }
    let texts = [
      styled(("One\nTwo ", 17), ("three\nשלום\tx", 12), ("\n\nEnd 😀", 17)),
      styled(("One\nTwo ", 17), ("thee\nשלום\tx", 12), ("\n\nEnd 😀", 17)),
      styled(("\nOne\nTwo ", 17), ("thee\nשלום\tx", 12), ("\n\nEnd 😀", 17)),
      styled(("\nOne\nTwo ", 17), ("thee\nשלום\t", 12), ("x\n\nEnd 😀", 17)),
      styled(("Two ", 17), ("thee\nשלום\t", 12), ("x\n\nEnd 😀", 17)),
      styled(("Two thee\nשלום\tx\n\nEnd 😀", 17)),
      styled(("", 17)),
      styled(("Two thee", 17)),
    ]
    var known: ShapedText?
    var reused: [Int] = []
    for text in texts {
      let fresh = ShapedText(text, edition: .current, library: library)
      let edited = ShapedText(text, edition: .current, library: library, previous: known)
      #expect(edited.flags == fresh.flags && edited.sums == fresh.sums)
      #expect(edited.glyphs.map(\.id) == fresh.glyphs.map(\.id))
      #expect(edited.glyphs.map(\.cluster) == fresh.glyphs.map(\.cluster))
      #expect(edited.items.map(\.start) == fresh.items.map(\.start))
      #expect(edited.items.map(\.run) == fresh.items.map(\.run))
      #expect(edited.items.map(\.glyphs) == fresh.items.map(\.glyphs))
      #expect(edited.paragraphs.map(\.items) == fresh.paragraphs.map(\.items))
      #expect(edited.paragraphs.map(\.isRightToLeft) == fresh.paragraphs.map(\.isRightToLeft))
      #expect(edited.paragraphs.map(\.hasTabs) == fresh.paragraphs.map(\.hasTabs))
      reused.append(edited.reusedCount)
      known = edited
    }
    #expect(reused == [0, 4, 5, 5, 4, 2, 0, 0])
  }

  @Test("a circle is narrower at its edge")
  func circle() throws {
    var path = PathData()
    path.addEllipse(in: CGRect(x: -50, y: -50, width: 100, height: 100))
    let shape = try #require(ExcludedShape.shapes(of: path).first)
    let wide = try #require(shape.extent(from: 0, to: 10))
    let narrow = try #require(shape.extent(from: 40, to: 50))
    #expect(abs(wide.upperBound - 50) < 0.2)
    #expect(abs(narrow.upperBound - 30) < 0.5)
    #expect(shape.extent(from: 50, to: 60) == nil)
  }

  // MARK: Tab stops

  private func tabbed(_ text: String, _ stops: ParagraphStyle.TabStop...) -> [CGFloat] {
    var style = ParagraphStyle()
    style.tabStops = stops
    let layout = Sample.layout(text, style: style)
    return layout.lines[0].runs.filter { !$0.glyphs.glyphs.isEmpty }.map(\.x)
  }

  @Test("tabs advance to the paragraph's own stops, and then to stops 28 points apart")
  func leadingStops() {
    #expect(tabbed("\tA", .init(location: 50)) == [50])
    let two = tabbed("A\tB\tC", .init(location: 50))
    #expect(two == [0, 50, 84])
  }

  @Test("text ends at a trailing stop, and is centred on a centred one")
  func alignedStops() throws {
    let width = Sample.layout("Ab").size.width
    let right = try #require(tabbed("\tAb", .init(location: 100, alignment: .trailing)).first)
    #expect(abs(right + width - 100) < 0.01)
    let center = try #require(tabbed("\tAb", .init(location: 100, alignment: .center)).first)
    #expect(abs(center + width / 2 - 100) < 0.01)
    let whole = Sample.layout("12").size.width
    let decimal = try #require(tabbed("\t12.5", .init(location: 100, alignment: .decimal)).first)
    #expect(abs(decimal + whole - 100) < 0.02)
  }

  @Test("stops are measured from the edge, not from the indent")
  func indentedStops() {
    var style = ParagraphStyle()
    style.firstLineHeadIndent = 20
    style.tabStops = [.init(location: 50)]
    let layout = Sample.layout("\tA", style: style)
    #expect(layout.lines[0].runs.last?.x == 50)
  }

  // MARK: Attributes

  private func layout(_ change: (inout TextAttributes) -> Void, _ text: String = "fiAV")
    -> TextLayout
  {
    var attributes = TextAttributes(font: FontDescriptor(size: 20), color: Sample.black)
    change(&attributes)
    return TextLayout.layout(
      StyledText(text, attributes: attributes), in: TextLayout.Constraints())
  }

  @Test("expansion scales advances by its exponential")
  func expansion() {
    let plain = layout { _ in }.size.width
    let wide = layout { $0.expansion = 0.5 }.size.width
    #expect(abs(wide / plain - exp(0.5)) < 1e-3)
  }

  @Test("an attachment takes its height above and below the baseline")
  func attachment() throws {
    var picture = TextAttributes(font: FontDescriptor(size: 17), color: Sample.black)
    picture.attachment = CGRect(x: 0, y: -4, width: 30, height: 40)
    let plain = TextAttributes(font: FontDescriptor(size: 17), color: Sample.black)
    let text = StyledText(
      string: "A\u{FFFC}B",
      runs: [
        .init(length: 1, attributes: plain), .init(length: 1, attributes: picture),
        .init(length: 1, attributes: plain),
      ], paragraphs: [.init(length: 3, style: ParagraphStyle())])
    let layout = TextLayout.layout(text, in: .init())
    let line = try #require(layout.lines.first)
    #expect(line.ascent == 36)
    let descender = -FontLibrary.shared.metrics(FontDescriptor(size: 17)).descender
    #expect(abs(line.descent - max(4, descender)) < 1e-9)
    #expect(line.runs.map(\.range) == [0..<1, 1..<2, 2..<3])
    #expect(abs(line.runs[1].width - 30) < 1e-4)
    let context = CGContext(recordingWithScale: 1)
    var places: [CGRect] = []
    layout.draw(in: context, at: CGPoint(x: 10, y: 20)) { unit, rect in
      #expect(unit == 1)
      places.append(rect)
    }
    let x = 10 + line.runs[1].x
    #expect(places == [CGRect(x: x, y: 20 + line.baseline - 36, width: 30, height: 40)])
  }

  private func commands(_ layout: TextLayout) -> [DrawCommand] {
    let context = CGContext(recordingWithScale: 1)
    layout.draw(in: context, at: .zero)
    return context.displayList.commands
  }

  @Test("an outline is drawn alone, or around filled glyphs if its width is negative")
  func strokes() throws {
    let alone = commands(layout({ $0.stroke = .init(width: 3) }))
    #expect(!alone.contains { if case .glyphs = $0 { true } else { false } })
    let style = try #require(
      alone.compactMap { if case .strokePath(_, let style, _) = $0 { style } else { nil } }.first)
    #expect(abs(style.width - 0.6) < 1e-9)
    let both = commands(layout({ $0.stroke = .init(width: -3) }))
    #expect(both.contains { if case .glyphs = $0 { true } else { false } })
    #expect(both.contains { if case .strokePath = $0 { true } else { false } })
  }

  @Test("oblique glyphs are skewed at the baseline")
  func obliqueness() throws {
    let commands = commands(layout({ $0.obliqueness = 0.25 }))
    let transform = try #require(
      commands.compactMap { if case .concatenate(let t) = $0 { t } else { nil } }.first)
    #expect(transform.c == -0.25 && transform.a == 1 && transform.d == 1)
  }

  @Test("glyphs have outlines of their size")
  func outlines() throws {
    let run = try #require(layout({ _ in }, "H").lines.first?.runs.first)
    let bounds = try #require(run.glyphs.outline()).curveBounds
    #expect(abs(bounds.height - run.metrics.capHeight) < 0.1)
    #expect(abs(bounds.maxY) < 0.1)
  }

  // MARK: Places

  @Test("a position in a line maps back to a character", arguments: ["Hello", "aé😀b", "שלום abc"])
  func places(_ text: String) throws {
    let flow = flow(Sample.text(text), box(300))
    var offset = 0
    for character in text {
      let count = character.utf16.count
      let x = flow.x(of: offset, in: 0)
      let next = flow.x(of: offset + count, in: 0)
      let isEnd = offset + count == text.utf16.count
      if !isEnd, abs(next - x) < 60 {
        let found = flow.unit(at: (x + next) / 2, in: 0)
        if text.unicodeScalars.allSatisfy({ $0.value < 0x590 || $0.value > 0x600 }) {
          #expect(found.unit == offset)
          #expect(abs(found.fraction - 0.5) < 0.01)
        }
      }
      offset += count
    }
    #expect(flow.fragment(at: 0) == 0)
    #expect(flow.fragment(at: text.utf16.count) == nil)
  }
}
