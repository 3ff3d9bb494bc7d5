import CPango

/// The steps that create a ``ShapedText``.
///
/// Pango's analysis is used through its functions on plain text (embedding levels, script runs,
/// break opportunities), which have no state, so that any thread may lay out text without a lock.
struct ShapedTextBuilder {
  let library: FontLibrary
  let edition: SystemFontEdition
  var attributes: [TextAttributes] = []
  var runEnds: [Int] = []
  var scalars: [UInt32] = []
  var offsets: [Int32] = []
  var flags: [ShapedText.Flags] = []
  var sums: [Int] = []
  var paragraphs: [ShapedParagraph] = []
  var items: [ShapedItem] = []
  var glyphs: [ShapedGlyph] = []
  /// The required fonts that could not be opened, each once.
  var problems: [FontError] = []

  private let text: StyledText
  var advances: [Int] = []
  private var fonts: [ShapingFont?] = []
  /// The cascade's fonts found so far, so that a long text queries the library once for each.
  private var cascade: [CascadeFont] = []

  /// The last style run requested: its index, its first unit and its style.
  private var styleRun = 0
  private var styleStart = 0
  private var boundedStyle: ParagraphStyle?

  private var emojiFace: LoadedFace?
  /// The first face of a script's cascade, once a character has been found in it.
  private var firstFaces: [FirstFace] = []

  private struct FirstFace {
    var face: LoadedFace
    var script: UInt32
    var isBold: Bool
  }

  private struct CascadeFont {
    var face: LoadedFace
    var size: CGFloat
    var font: ShapingFont?
  }

  /// The text that unchanged paragraphs are reused from.
  let previous: ShapedText?
  /// The number of reused paragraphs.
  var reusedCount = 0

  init(
    _ text: StyledText, edition: SystemFontEdition, library: FontLibrary,
    previous: ShapedText? = nil
  ) {
    self.text = text
    // A text that lacked a font might be shaped differently now.
    self.previous = previous.flatMap {
      $0.edition == edition && $0.library === library && $0.problems.isEmpty ? $0 : nil
    }
    self.edition = edition
    self.library = library
  }

  mutating func build() {
    readScalars()
    readRuns()
    advances = [Int](repeating: 0, count: scalars.count)
    flags = [ShapedText.Flags](repeating: [], count: scalars.count)
    fonts = attributes.map { library.font($0.font, edition: edition) }
    if !scalars.isEmpty {
      for (font, attributes) in zip(fonts, attributes) where font == nil {
        note(library.problem(with: attributes.font))
      }
    }
    splitParagraphs()
    var shaper = Shaper()
    let kept = unchangedParagraphs()
    for index in paragraphs.indices {
      if index < kept.head {
        reuse(index, from: index)
      } else if index >= paragraphs.count - kept.tail, let previous {
        reuse(index, from: previous.paragraphs.count - (paragraphs.count - index))
      } else {
        analyse(index, &shaper)
      }
    }
    sums = [Int](repeating: 0, count: scalars.count + 1)
    var sum = 0
    for index in advances.indices {
      sums[index] = sum
      sum += advances[index]
    }
    sums[scalars.count] = sum
  }

  // MARK: Reading

  private mutating func readScalars() {
    let capacity = text.string.utf8.count
    scalars.reserveCapacity(capacity)
    offsets.reserveCapacity(capacity + 1)
    var offset: Int32 = 0
    for scalar in text.string.unicodeScalars {
      offsets.append(offset)
      scalars.append(Self.cleaned(scalar.value))
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
    offsets.append(offset)
  }

  /// Control characters are laid out as a word joiner, which is invisible and takes no space: a
  /// device shows nothing for them, and Pango would treat NUL as the end.
  private static func cleaned(_ scalar: UInt32) -> UInt32 {
    if scalar >= 0x20, scalar < 0x7F || scalar > 0x9F { return scalar }
    switch scalar {
    case 0x09...0x0D, 0x85: return scalar
    default: return 0x2060
    }
  }

  private mutating func readRuns() {
    var units = 0
    var index = 0
    for run in text.runs where run.length > 0 {
      units = run.length > Int.max - units ? .max : units + run.length
      let start = index
      while index < scalars.count, Int(offsets[index]) < units { index += 1 }
      guard index > start || attributes.isEmpty else { continue }
      attributes.append(run.attributes)
      runEnds.append(index)
    }
    if attributes.isEmpty {
      attributes = [
        TextAttributes(font: FontDescriptor(size: 17), color: CGColor(gray: 0, alpha: 1))
      ]
      runEnds = [0]
    }
    runEnds[runEnds.count - 1] = scalars.count
  }

  /// Returns the style at a unit; units are requested in ascending order.
  private mutating func style(atUnit unit: Int) -> ParagraphStyle {
    while styleRun < text.paragraphs.count {
      let length = max(text.paragraphs[styleRun].length, 0)
      let end = length > Int.max - styleStart ? .max : styleStart + length
      if unit < end || styleRun + 1 == text.paragraphs.count { break }
      styleStart = end
      styleRun += 1
      boundedStyle = nil
    }
    if let boundedStyle { return boundedStyle }
    let style = text.paragraphs.isEmpty ? ParagraphStyle() : text.paragraphs[styleRun].style.bounded
    boundedStyle = style
    return style
  }

  private mutating func splitParagraphs() {
    var start = 0
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == 0x0A || scalar == 0x0D || scalar == 0x2029 {
        let isPair = scalar == 0x0D && index + 1 < scalars.count && scalars[index + 1] == 0x0A
        let next = index + (isPair ? 2 : 1)
        addParagraph(start, index, next)
        index = next
        start = next
      } else {
        index += 1
      }
    }
    // The empty text after a separator at the very end isn't a line of a label.
    if start < scalars.count { addParagraph(start, scalars.count, scalars.count) }
  }

  private mutating func addParagraph(_ start: Int, _ end: Int, _ next: Int) {
    let style = style(atUnit: Int(offsets[start]))
    paragraphs.append(
      ShapedParagraph(
        start: start, end: end, next: next, isRightToLeft: false, style: style, items: 0..<0,
        hasTabs: false, hasSeparators: false))
  }

  // MARK: Analysing

  private mutating func analyse(_ index: Int, _ shaper: inout Shaper) {
    let start = paragraphs[index].start
    let end = paragraphs[index].end
    let direction = paragraphs[index].style.baseWritingDirection
    paragraphs[index].isRightToLeft = direction == .rightToLeft
    let firstItem = items.count
    paragraphs[index].items = firstItem..<firstItem
    guard end > start else { return }

    var highest: UInt32 = 0
    var utf8: [UInt8] = []
    utf8.reserveCapacity((end - start) * 3)
    for position in start..<end {
      highest = max(highest, scalars[position])
      Self.append(scalars[position], to: &utf8)
    }
    let count = end - start
    var levels: UnsafeMutablePointer<UInt8>?
    defer { g_free(levels) }
    if highest >= 0x590 || direction == .rightToLeft {
      var base = Self.direction(direction)
      levels = utf8.withUnsafeBytes {
        pango_log2vis_get_embedding_levels(
          $0.assumingMemoryBound(to: CChar.self).baseAddress, Int32($0.count), &base)
      }
      paragraphs[index].isRightToLeft = base == PANGO_DIRECTION_RTL
    }
    readBreaks(utf8, start: start, count: count)
    var scripts: [(end: Int, tag: UInt32)] = [(end, FontCascade.tag("Latn"))]
    if highest >= 0x250 { scripts = Self.scripts(utf8, start: start) }
    itemise(start: start, end: end, levels: levels, scripts: scripts)
    for position in start..<end {
      if flags[position].contains(.tab) { paragraphs[index].hasTabs = true }
      if flags[position].contains(.lineSeparator) { paragraphs[index].hasSeparators = true }
    }
    paragraphs[index].items = firstItem..<items.count
    for item in firstItem..<items.count { shape(item, &shaper) }
  }

  private static func direction(_ direction: ParagraphStyle.WritingDirection) -> PangoDirection {
    switch direction {
    case .natural: PANGO_DIRECTION_NEUTRAL
    case .leftToRight: PANGO_DIRECTION_LTR
    case .rightToLeft: PANGO_DIRECTION_RTL
    }
  }

  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    if scalar < 0x80 {
      bytes.append(UInt8(scalar))
    } else if scalar < 0x800 {
      bytes.append(UInt8(0xC0 | scalar >> 6))
      bytes.append(UInt8(0x80 | scalar & 0x3F))
    } else if scalar < 0x10000 {
      bytes.append(UInt8(0xE0 | scalar >> 12))
      bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(0x80 | scalar & 0x3F))
    } else {
      bytes.append(UInt8(0xF0 | scalar >> 18))
      bytes.append(UInt8(0x80 | scalar >> 12 & 0x3F))
      bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(0x80 | scalar & 0x3F))
    }
  }

  private struct Language: @unchecked Sendable {
    let english = pango_language_from_string("en")
  }

  private static let language = Language()

  private mutating func readBreaks(_ utf8: [UInt8], start: Int, count: Int) {
    // PangoLogAttr is a word of bits: 0 line break, 3 white, 4 cursor position, 11 expandable.
    withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count + 1) { attrs in
      memset(attrs.baseAddress!, 0, (count + 1) * MemoryLayout<PangoLogAttr>.stride)
      utf8.withUnsafeBytes {
        pango_get_log_attrs(
          $0.assumingMemoryBound(to: CChar.self).baseAddress, Int32($0.count), -1,
          Self.language.english, attrs.baseAddress, Int32(count + 1))
      }
      let words = UnsafeRawPointer(attrs.baseAddress!)
      var index = 0
      while index < count {
        let bits = words.load(fromByteOffset: index * 4, as: UInt32.self)
        var flag: ShapedText.Flags = []
        if bits & 1 != 0 { flag.insert(.lineBreak) }
        if bits & 1 << 3 != 0 { flag.insert(.white) }
        if bits & 1 << 4 != 0 { flag.insert(.grapheme) }
        if scalars[start + index] == 0xFFFC { flag.insert(.grapheme) }
        if bits & 1 << 11 != 0 { flag.insert(.stretchable) }
        switch scalars[start + index] {
        case 0x09: flag.formUnion([.tab, .white])
        case 0x0B, 0x0C, 0x85, 0x2028: flag.formUnion([.lineSeparator, .white])
        default: break
        }
        flags[start + index] = flag
        index += 1
      }
    }
  }

  private static func scripts(_ utf8: [UInt8], start: Int) -> [(end: Int, tag: UInt32)] {
    var result: [(end: Int, tag: UInt32)] = []
    utf8.withUnsafeBytes { raw in
      let bytes = raw.assumingMemoryBound(to: CChar.self).baseAddress!
      guard let iterator = pango_script_iter_new(bytes, Int32(raw.count)) else { return }
      defer { pango_script_iter_free(iterator) }
      var position = start
      repeat {
        var from: UnsafePointer<CChar>?
        var to: UnsafePointer<CChar>?
        var script = PANGO_SCRIPT_COMMON
        pango_script_iter_get_range(iterator, &from, &to, &script)
        guard var byte = from, let to else { break }
        while byte < to {
          if UInt8(bitPattern: byte.pointee) & 0xC0 != 0x80 { position += 1 }
          byte += 1
        }
        let isCommon = script == PANGO_SCRIPT_COMMON || script == PANGO_SCRIPT_INHERITED
        let tag =
          isCommon
          ? FontCascade.tag("Latn")
          : g_unicode_script_to_iso15924(GUnicodeScript(rawValue: script.rawValue))
        result.append((position, tag))
      } while pango_script_iter_next(iterator) != 0
    }
    return result
  }

  /// Divides the paragraph into items of one font, script and direction.
  private mutating func itemise(
    start: Int, end: Int, levels: UnsafeMutablePointer<UInt8>?,
    scripts: [(end: Int, tag: UInt32)]
  ) {
    var script = 0
    var run = 0
    while run + 1 < runEnds.count, runEnds[run] <= start { run += 1 }
    var index = start
    var canExtend = false
    while index < end {
      while run + 1 < runEnds.count, runEnds[run] <= index { run += 1 }
      while script + 1 < scripts.count, scripts[script].end <= index { script += 1 }
      let tag = scripts.isEmpty ? FontCascade.tag("Latn") : scripts[script].tag
      let level = levels?[index - start] ?? 0
      if !flags[index].isDisjoint(with: [.tab, .lineSeparator]) {
        items.append(
          ShapedItem(
            start: index, end: index + 1, level: level, script: tag, run: run, font: nil,
            glyphs: 0..<0))
        flags[index].insert(.clusterStart)
        canExtend = false
        index += 1
        continue
      }
      var next = index + 1
      while next < end, !flags[next].contains(.grapheme),
        flags[next].isDisjoint(with: [.tab, .lineSeparator])
      {
        next += 1
      }
      let isAttachment = scalars[index] == 0xFFFC && attributes[run].attachment != nil
      if isAttachment {
        // A picture is a separate item, without a font.
        items.append(
          ShapedItem(
            start: index, end: next, level: level, script: tag, run: run, font: nil,
            glyphs: 0..<0))
        canExtend = false
        index = next
        continue
      }
      let font = self.font(start: index, end: next, run: run, script: tag)
      if canExtend, let last = items.last, last.level == level, last.script == tag,
        last.font === font,
        last.run == run || attributes[last.run].shapesLike(attributes[run])
      {
        items[items.count - 1].end = next
      } else {
        items.append(
          ShapedItem(
            start: index, end: next, level: level, script: tag, run: run, font: font,
            glyphs: 0..<0))
        canExtend = true
      }
      index = next
    }
  }

  // MARK: Fonts

  /// Returns the font for a grapheme cluster: emoji use the emoji face, everything else uses the
  /// first face of the cascade that contains all of it.
  private mutating func font(start: Int, end: Int, run: Int, script: UInt32) -> ShapingFont? {
    let first = scalars[start]
    let primary = fonts[run]
    let descriptor = attributes[run].font
    if end - start == 1, first < 0x7F, let primary, descriptor.family != .system {
      if primary.loaded.covers(first) { return primary }
    } else if end - start == 1, first < 0x7F, let primary {
      return primary
    }
    if EmojiRule.isEmoji(scalars[start..<end]) {
      if let face = emojiFace ?? library.face(.emoji) {
        emojiFace = face
        return cascadeFont(face, descriptor.effectiveSize)
      }
      note(library.problem(.emoji))
    }
    if let primary, covers(primary.loaded, start, end) { return primary }
    let isBold = descriptor.weight >= 0.3
    var decisive = start
    while decisive + 1 < end, EmojiRule.isIgnorable(scalars[decisive]) { decisive += 1 }
    if EmojiRule.isIgnorable(scalars[decisive]) { return primary }
    // If the first face of the script's cascade contains it, the others aren't examined.
    for first in firstFaces where first.script == script && first.isBold == isBold {
      if covers(first.face, start, end) {
        return cascadeFont(first.face, descriptor.effectiveSize)
      }
    }
    let fallback = library.fallback(for: scalars[decisive], script: script, isBold: isBold)
    fallback.problems.forEach { note($0) }
    guard let face = fallback.face else { return primary }
    if !firstFaces.contains(where: { $0.script == script && $0.isBold == isBold }),
      face.file == FontCascade.files(for: script, isBold: isBold).first
    {
      firstFaces.append(FirstFace(face: face, script: script, isBold: isBold))
    }
    return cascadeFont(face, descriptor.effectiveSize)
  }

  private mutating func note(_ problem: FontError?) {
    if let problem, !problems.contains(problem) { problems.append(problem) }
  }

  private mutating func cascadeFont(_ face: LoadedFace, _ size: CGFloat) -> ShapingFont? {
    for known in cascade where known.face === face && known.size == size { return known.font }
    let font = library.font(face, size: size)
    cascade.append(CascadeFont(face: face, size: size, font: font))
    return font
  }

  private func covers(_ face: LoadedFace, _ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      let scalar = scalars[index]
      if !EmojiRule.isIgnorable(scalar), !face.covers(scalar) { return false }
      index += 1
    }
    return true
  }

  // MARK: Shaping

  private mutating func shape(_ index: Int, _ shaper: inout Shaper) {
    let item = items[index]
    let from = glyphs.count
    if item.font == nil, let box = attributes[item.run].attachment,
      scalars[item.start] == 0xFFFC
    {
      let padding = attributes[item.run].attachmentPadding
      let width = max(box.width, 0) + 2 * (padding.isFinite ? max(padding, 0) : 0)
      advances[item.start] = Int((Double(min(width, 100_000)) * ShapingFont.one).rounded())
      flags[item.start].insert(.clusterStart)
      items[index].glyphs = from..<from
      return
    }
    guard let font = item.font else {
      // Even without any font, the text takes space: half an em per character.
      if flags[item.start].isDisjoint(with: [.tab, .lineSeparator]) {
        let half = Double(attributes[item.run].font.effectiveSize) / 2 * ShapingFont.one
        for scalar in item.start..<item.end where flags[scalar].contains(.grapheme) {
          advances[scalar] = Int(half)
          flags[scalar].insert(.clusterStart)
        }
      }
      items[index].glyphs = from..<from
      return
    }
    var unsafe: [Int] = []
    scalars.withUnsafeBufferPointer {
      shaper.shape(
        $0, start: item.start, end: item.end, isRightToLeft: item.level & 1 == 1,
        script: item.script, font: font, attributes: attributes[item.run], into: &glyphs
      ) { unsafe.append($0) }
    }
    for cluster in unsafe { flags[cluster].insert(.unsafe) }
    var glyph = from
    while glyph < glyphs.count {
      let cluster = Int(glyphs[glyph].cluster)
      advances[cluster] += Int(glyphs[glyph].advance)
      flags[cluster].insert(.clusterStart)
      glyph += 1
    }
    items[index].glyphs = from..<glyphs.count
  }
}
