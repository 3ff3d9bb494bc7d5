import CPango

/// A glyph with its position from shaping; lengths are in fixed point (``ShapingFont/one``), y up.
struct ShapedGlyph: Sendable {
  var id: UInt32
  /// The index of the first scalar of its cluster.
  var cluster: Int32
  var advance: Int32
  var x: Int32
  var y: Int32
}

/// A part of a paragraph in one font, script and direction. Glyphs are in visual order.
struct ShapedItem: Sendable {
  var start: Int
  var end: Int
  var level: UInt8
  var script: UInt32
  /// The attribute run of its first scalar.
  var run: Int
  /// Nil for tabs and line separators, and if no font could be opened.
  var font: ShapingFont?
  var glyphs: Range<Int>
}

struct ShapedParagraph: Sendable {
  var start: Int
  /// The end without the separator.
  var end: Int
  /// The start of the text after the separator.
  var next: Int
  var isRightToLeft: Bool
  var style: ParagraphStyle
  var items: Range<Int>
  var hasTabs: Bool
  /// Whether it contains line separators.
  var hasSeparators: Bool
}

/// A text after itemising and shaping, before it is broken into lines.
///
/// It depends only on the text and its attributes, so that measuring and drawing a label, at
/// several widths, share it. Indices count Unicode scalars.
final class ShapedText: Sendable {
  struct Key: Sendable, Hashable {
    var text: StyledText
    var edition: SystemFontEdition
  }

  /// Properties of a scalar and of the position before it.
  struct Flags: OptionSet, Sendable {
    var rawValue: UInt8
    static let lineBreak = Flags(rawValue: 1)
    static let grapheme = Flags(rawValue: 2)
    static let clusterStart = Flags(rawValue: 4)
    /// Text can't be cut here without reshaping both sides.
    static let unsafe = Flags(rawValue: 8)
    static let white = Flags(rawValue: 16)
    static let tab = Flags(rawValue: 32)
    static let lineSeparator = Flags(rawValue: 64)
    static let stretchable = Flags(rawValue: 128)
  }

  struct RunMetrics: Sendable {
    var ascent: Double
    var descent: Double
    /// The additional space between two lines; negative if a text style sets them closer.
    var leading: Double
    var metrics: FontMetrics
  }

  let library: FontLibrary
  let edition: SystemFontEdition
  let attributes: [TextAttributes]
  /// The end of each attribute run.
  let runEnds: [Int]
  let runMetrics: [RunMetrics]
  let scalars: [UInt32]
  /// The UTF-16 offset of each scalar, and the total length.
  let offsets: [Int32]
  let flags: [Flags]
  /// The sum of the advances before each scalar, and the total.
  let sums: [Int]
  let paragraphs: [ShapedParagraph]
  let items: [ShapedItem]
  let glyphs: [ShapedGlyph]
  /// The required fonts that could not be opened, in the order they were needed.
  let problems: [FontError]

  /// The number of paragraphs reused from a previous text.
  let reusedCount: Int

  init(
    _ text: StyledText, edition: SystemFontEdition, library: FontLibrary,
    previous: ShapedText? = nil
  ) {
    var builder = ShapedTextBuilder(
      text, edition: edition, library: library, previous: previous)
    builder.build()
    reusedCount = builder.reusedCount
    self.library = library
    self.edition = edition
    attributes = builder.attributes
    runEnds = builder.runEnds
    scalars = builder.scalars
    offsets = builder.offsets
    flags = builder.flags
    sums = builder.sums
    paragraphs = builder.paragraphs
    items = builder.items
    glyphs = builder.glyphs
    problems = builder.problems
    runMetrics = builder.attributes.map { attributes in
      let metrics = library.metrics(attributes.font)
      if let box = attributes.attachment {
        // A picture takes its own space above and below the baseline, without the font's.
        let raised = attributes.baselineOffset.isFinite ? Double(attributes.baselineOffset) : 0
        return RunMetrics(
          ascent: Double(box.maxY) + raised, descent: -Double(box.minY) - raised, leading: 0,
          metrics: metrics)
      }
      let offset = attributes.baselineOffset.isFinite ? Double(attributes.baselineOffset) : 0
      let leading = attributes.font.linePitch.map { $0 - metrics.lineHeight } ?? metrics.leading
      return RunMetrics(
        ascent: Double(metrics.ascender) + offset, descent: -Double(metrics.descender) - offset,
        leading: Double(leading), metrics: metrics)
    }
  }

  var count: Int { scalars.count }

  /// The approximate number of bytes that the text and its key take in a cache.
  var cost: Int { 1_800 + 24 * (scalars.count + glyphs.count) }

  /// Returns the attribute run that contains a scalar.
  func run(at index: Int) -> Int {
    var low = 0
    var high = runEnds.count - 1
    while low < high {
      let middle = (low + high) / 2
      if index < runEnds[middle] { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the item that contains a scalar of the paragraph.
  func item(at index: Int, in paragraph: ShapedParagraph) -> Int {
    var low = paragraph.items.lowerBound
    var high = paragraph.items.upperBound - 1
    while low < high {
      let middle = (low + high) / 2
      if index < items[middle].end { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the first glyph of a range whose cluster satisfies a condition that all later ones
  /// satisfy too, or the end.
  private func firstGlyph(of range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(Int(glyphs[middle].cluster)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func isSafe(_ index: Int) -> Bool {
    index >= count || !flags[index].contains(.unsafe)
  }

  /// Returns the glyphs of a part of an item in visual order, reshaped if a cut isn't safe.
  func glyphs(of item: ShapedItem, from start: Int, to end: Int) -> ArraySlice<ShapedGlyph> {
    if start == item.start, end == item.end { return glyphs[item.glyphs] }
    guard let font = item.font else { return [] }
    if (start == item.start || isSafe(start)) && (end == item.end || isSafe(end)) {
      // Clusters are monotonic in the item's direction, so the part for a line of a long text is
      // found by bisection.
      let low: Int
      let high: Int
      if item.level & 1 == 0 {
        low = firstGlyph(of: item.glyphs) { $0 >= start }
        high = firstGlyph(of: low..<item.glyphs.upperBound) { $0 >= end }
      } else {
        low = firstGlyph(of: item.glyphs) { $0 < end }
        high = firstGlyph(of: low..<item.glyphs.upperBound) { $0 < start }
      }
      return glyphs[low..<high]
    }
    var shaper = Shaper()
    var result: [ShapedGlyph] = []
    scalars.withUnsafeBufferPointer {
      shaper.shape(
        $0, start: start, end: end, isRightToLeft: item.level & 1 == 1, script: item.script,
        font: font, attributes: attributes[item.run], into: &result)
    }
    return result[...]
  }
}
