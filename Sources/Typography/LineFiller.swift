/// Breaks a shaped text into lines by UILabel's rules and places their glyphs.
struct LineFiller {
  private let text: ShapedText
  private let constraints: TextLayout.Constraints

  init(_ text: ShapedText, _ constraints: TextLayout.Constraints) {
    self.text = text
    self.constraints = constraints
  }

  /// A line before its glyphs are placed; lengths in fixed point.
  private struct Draft {
    var paragraph: Int
    var start: Int
    /// The end of what is shown and counted as its width.
    var end: Int
    var next: Int
    var isParagraphStart: Bool
    /// Whether the line ends where the text says so, not where the width does.
    var endsHard: Bool
    /// The shown parts, with an ellipsis where one is nil.
    var pieces: [Range<Int>?]
    var isTruncated: Bool
    var width: Int
  }

  private struct Box {
    var top: Double
    var baseline: Double
    var height: Double
    var ascent: Double
    var descent: Double
  }

  mutating func fill() -> TextLayout {
    let limit = max(constraints.numberOfLines, 0)
    var drafts = draft(limit: limit)
    var boxes = measure(drafts)
    if constraints.height.isFinite, let last = boxes.last,
      last.top + last.height > Double(constraints.height) + 0.001
    {
      var fitting = 1
      while fitting < boxes.count,
        boxes[fitting].top + boxes[fitting].height <= Double(constraints.height) + 0.001
      {
        fitting += 1
      }
      if fitting < drafts.count {
        drafts = draft(limit: fitting)
        boxes = measure(drafts)
      }
    }
    return place(drafts, boxes)
  }

  private func mode(_ paragraph: ShapedParagraph) -> ParagraphStyle.LineBreakMode {
    constraints.lineBreakMode ?? paragraph.style.lineBreakMode
  }

  // MARK: Breaking

  private func draft(limit: Int) -> [Draft] {
    var drafts: [Draft] = []
    for (index, paragraph) in text.paragraphs.enumerated() {
      var start = paragraph.start
      var isFirst = true
      repeat {
        if limit > 0, drafts.count == limit {
          closeLast(&drafts)
          return drafts
        }
        let isLast = limit > 0 && drafts.count + 1 == limit
        let available = available(paragraph, isFirst: isFirst)
        var line = nextLine(
          index, from: start, isFirst: isFirst, available: available, isLast: isLast)
        if isLast, line.next < text.count || line.isTruncated {
          truncate(&line, available: available)
        }
        drafts.append(line)
        start = line.next
        isFirst = false
      } while start < paragraph.end
    }
    if var last = drafts.last, last.next < text.count {
      last.next = text.count
      drafts[drafts.count - 1] = last
    }
    return drafts
  }

  private func closeLast(_ drafts: inout [Draft]) {
    drafts[drafts.count - 1].next = text.count
  }

  /// The width for a line's text; negative widths count as zero.
  private func available(_ paragraph: ShapedParagraph, isFirst: Bool) -> Double {
    guard constraints.width.isFinite else { return .infinity }
    let style = paragraph.style
    let head = isFirst ? style.firstLineHeadIndent : style.headIndent
    let tail = style.tailIndent > 0 ? style.tailIndent : constraints.width + style.tailIndent
    // A hundredth of a thousandth: a label measured and then laid out at its own width keeps
    // its line.
    return max(Double(tail - head), 0) * ShapingFont.one + 1
  }

  private func nextLine(
    _ index: Int, from start: Int, isFirst: Bool, available: Double, isLast: Bool
  ) -> Draft {
    let paragraph = text.paragraphs[index]
    let mode = mode(paragraph)
    var hardEnd = paragraph.end
    var hardNext = paragraph.next
    if paragraph.hasSeparators, let separator = separator(from: start, to: paragraph.end) {
      hardEnd = separator
      hardNext = separator + 1
      if hardNext == paragraph.end { hardNext = paragraph.next }
    }
    func line(_ end: Int, _ next: Int, hard: Bool) -> Draft {
      var counted = end
      var shown = end
      var width: Int
      let trimmed = trim(start, end)
      if hard {
        // White space at the end counts as far as there is room: nothing follows it.
        width = self.width(paragraph, start, end)
        if Double(width) > available {
          counted = trimmed
          shown = trimmed
          width = self.width(paragraph, start, trimmed)
        }
      } else {
        counted = trimmed
        shown = trimmed
        width = self.width(paragraph, start, trimmed)
      }
      return Draft(
        paragraph: index, start: start, end: counted, next: next, isParagraphStart: isFirst,
        endsHard: hard, pieces: shown > start ? [start..<shown] : [], isTruncated: false,
        width: width)
    }
    let wraps: Bool
    switch mode {
    case .byWordWrapping, .byCharWrapping: wraps = true
    default: wraps = !isLast
    }
    if !available.isFinite || hardEnd == start { return line(hardEnd, hardNext, hard: true) }
    if !wraps {
      var whole = line(hardEnd, hardNext, hard: true)
      whole.isTruncated = Double(whole.width) > available
      return whole
    }
    if let end = lastBreak(
      paragraph, start, hardEnd, available, byWords: mode != .byCharWrapping)
    {
      if end >= hardEnd { return line(hardEnd, hardNext, hard: true) }
      return line(end, skipWhite(end, hardEnd, hardNext), hard: false)
    }
    return line(hardEnd, hardNext, hard: true)
  }

  /// White space at a break belongs to the line before it.
  private func skipWhite(_ index: Int, _ end: Int, _ hardNext: Int) -> Int {
    var next = index
    while next < end, text.flags[next].contains(.white), !text.flags[next].contains(.tab) {
      next += 1
    }
    return next >= end ? hardNext : next
  }

  private func separator(from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      if text.flags[index].contains(.lineSeparator) { return index }
      index += 1
    }
    return nil
  }

  private func trim(_ start: Int, _ end: Int) -> Int {
    var index = end
    while index > start, text.flags[index - 1].contains(.white) { index -= 1 }
    return index
  }

  /// The furthest place to break a line that doesn't fit as a whole.
  private func lastBreak(
    _ paragraph: ShapedParagraph, _ start: Int, _ end: Int, _ available: Double, byWords: Bool
  ) -> Int? {
    if byWords {
      var best: Int?
      var index = start + 1
      var visible = text.flags[start].contains(.white) ? start : start + 1
      while index <= end {
        let isBreak = index == end || text.flags[index].contains(.lineBreak)
        if isBreak {
          let content = visible
          if fits(paragraph, start, content, available) { best = index } else { break }
        } else if !paragraph.hasTabs, best != nil || index & 63 == 0,
          Double(text.sums[visible] - text.sums[start]) > 2 * available + 1024 * ShapingFont.one
        {
          break  // Far beyond: no later place can fit again.
        }
        if index < end, !text.flags[index].contains(.white) { visible = index + 1 }
        index += 1
      }
      if let best { return best }
    }
    // Not even a word fits: as many characters as do, but one at least.
    var best: Int?
    var index = start + 1
    while index <= end {
      if index == end || isCharacterBreak(index) {
        if best == nil || fits(paragraph, start, trim(start, index), available) {
          best = index
        } else {
          break
        }
      }
      index += 1
    }
    return best
  }

  private func isCharacterBreak(_ index: Int) -> Bool {
    text.flags[index].contains(.clusterStart) && text.flags[index].contains(.grapheme)
  }

  private func fits(
    _ paragraph: ShapedParagraph, _ start: Int, _ end: Int, _ available: Double
  ) -> Bool {
    Double(width(paragraph, start, end)) <= available
  }

  // MARK: Widths

  /// The advance of a stretch that begins a line.
  private func width(_ paragraph: ShapedParagraph, _ start: Int, _ end: Int) -> Int {
    guard end > start else { return 0 }
    if paragraph.hasTabs { return tabbedWidth(paragraph, start, end) }
    return plainWidth(paragraph, start, end)
  }

  private func plainWidth(_ paragraph: ShapedParagraph, _ start: Int, _ end: Int) -> Int {
    guard end > start else { return 0 }
    if text.isSafe(start), text.isSafe(end) { return text.sums[end] - text.sums[start] }
    // Shape the two items that are cut.
    var sum = text.sums[end] - text.sums[start]
    let first = text.item(at: start, in: paragraph)
    let last = text.item(at: end - 1, in: paragraph)
    var index = first
    while index <= last {
      if index == first || index == last {
        let item = text.items[index]
        let from = max(item.start, start)
        let to = min(item.end, end)
        if item.font != nil {
          sum -= text.sums[to] - text.sums[from]
          for glyph in text.glyphs(of: item, from: from, to: to) { sum += Int(glyph.advance) }
        }
      }
      index += 1
    }
    return sum
  }

  private func tabbedWidth(_ paragraph: ShapedParagraph, _ start: Int, _ end: Int) -> Int {
    var x = 0
    var from = start
    var index = start
    while index < end {
      if text.flags[index].contains(.tab) {
        x += plainWidth(paragraph, from, index)
        x = tabStop(after: x, paragraph)
        from = index + 1
      }
      index += 1
    }
    return x + plainWidth(paragraph, from, end)
  }

  private func tabStop(after x: Int, _ paragraph: ShapedParagraph) -> Int {
    // TextKit's default stops are 28 pt apart.
    let interval = paragraph.style.defaultTabInterval > 0 ? paragraph.style.defaultTabInterval : 28
    let step = max(Int((Double(interval) * ShapingFont.one).rounded()), 1)
    return (x / step + 1) * step
  }

  // MARK: Truncating

  private func ellipsis(run: Int) -> (glyphs: [ShapedGlyph], width: Int, font: ShapingFont?) {
    let attributes = text.attributes[run]
    guard let font = text.library.font(attributes.font, edition: text.edition) else {
      return ([], Int(Double(attributes.font.effectiveSize) * ShapingFont.one), nil)
    }
    var glyphs: [ShapedGlyph] = []
    var shaper = Shaper()
    [UInt32(0x2026)].withUnsafeBufferPointer {
      shaper.shape(
        $0, start: 0, end: 1, isRightToLeft: false, script: FontCascade.tag("Latn"), font: font,
        attributes: attributes, into: &glyphs)
    }
    return (glyphs, glyphs.reduce(0) { $0 + Int($1.advance) }, font)
  }

  /// Cuts the last line that may be shown so that it and an ellipsis fit.
  private func truncate(_ line: inout Draft, available: Double) {
    let paragraph = text.paragraphs[line.paragraph]
    let mode = mode(paragraph)
    let hidesMore = line.next < text.count
    line.next = text.count
    line.isTruncated = true
    let start = line.start
    switch mode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return
    case .byTruncatingTail:
      let end = trim(start, line.end)
      if hidesMore || Double(width(paragraph, start, end)) > available {
        cutTail(&line, paragraph, start, end, available)
      }
    case .byTruncatingHead:
      cutHead(&line, paragraph, start, trim(start, line.end), available)
    case .byTruncatingMiddle:
      cutMiddle(&line, paragraph, start, trim(start, line.end), available)
    }
  }

  private func cutTail(
    _ line: inout Draft, _ paragraph: ShapedParagraph, _ start: Int, _ end: Int,
    _ available: Double
  ) {
    var mark = ellipsis(run: text.run(at: max(start, min(end, text.count) - 1)))
    var cut = prefix(paragraph, start, end, available - Double(mark.width))
    // The ellipsis looks like what it follows, which may have another width.
    for _ in 0..<3 {
      let wanted = ellipsis(run: text.run(at: max(start, cut - 1)))
      if wanted.width == mark.width { break }
      mark = wanted
      cut = prefix(paragraph, start, end, available - Double(mark.width))
    }
    cut = trim(start, cut)
    line.end = cut
    line.pieces = cut > start ? [start..<cut, nil] : [nil]
    line.width = width(paragraph, start, cut) + mark.width
  }

  private func cutHead(
    _ line: inout Draft, _ paragraph: ShapedParagraph, _ start: Int, _ end: Int,
    _ available: Double
  ) {
    guard Double(width(paragraph, start, end)) > available else { return }
    let mark = ellipsis(run: text.run(at: max(start, end - 1)))
    let cut = suffix(paragraph, start, end, available - Double(mark.width))
    line.end = end
    line.pieces = cut < end ? [nil, cut..<end] : [nil]
    line.width = mark.width + width(paragraph, cut, end)
  }

  private func cutMiddle(
    _ line: inout Draft, _ paragraph: ShapedParagraph, _ start: Int, _ end: Int,
    _ available: Double
  ) {
    guard Double(width(paragraph, start, end)) > available else { return }
    let mark = ellipsis(run: text.run(at: start))
    let room = max(available - Double(mark.width), 0)
    let head = trim(start, prefix(paragraph, start, end, room / 2))
    let used = Double(width(paragraph, start, head))
    var tail = suffix(paragraph, max(head, start), end, room - used)
    while tail < end, text.flags[tail].contains(.white) { tail += 1 }
    line.end = end
    line.pieces = []
    if head > start { line.pieces.append(start..<head) }
    line.pieces.append(nil)
    if tail < end { line.pieces.append(tail..<end) }
    line.width = width(paragraph, start, head) + mark.width + width(paragraph, tail, end)
  }

  /// The end of the longest run of whole characters from the start that fits.
  private func prefix(
    _ paragraph: ShapedParagraph, _ start: Int, _ end: Int, _ available: Double
  ) -> Int {
    var best = start
    var index = start + 1
    while index <= end {
      if index == end || isCharacterBreak(index) {
        if Double(width(paragraph, start, index)) <= available { best = index } else { break }
      }
      index += 1
    }
    return best
  }

  private func suffix(
    _ paragraph: ShapedParagraph, _ start: Int, _ end: Int, _ available: Double
  ) -> Int {
    var best = end
    var index = end - 1
    while index >= start {
      if index == start || isCharacterBreak(index) {
        if Double(width(paragraph, index, end)) <= available { best = index } else { break }
      }
      index -= 1
    }
    return best
  }

  // MARK: Heights

  private func measure(_ drafts: [Draft]) -> [Box] {
    var boxes: [Box] = []
    boxes.reserveCapacity(drafts.count)
    var y = 0.0
    for (index, draft) in drafts.enumerated() {
      let style = text.paragraphs[draft.paragraph].style
      var ascent = -Double.infinity
      var descent = -Double.infinity
      var leading = 0.0
      var pitch = 0.0
      // Only what is asked for counts: a face of the cascade doesn't make a line higher.
      var run = text.run(at: draft.start)
      repeat {
        let metrics = text.runMetrics[run]
        ascent = max(ascent, metrics.ascent)
        descent = max(descent, metrics.descent)
        leading = max(leading, metrics.leading)
        pitch = max(pitch, metrics.pitch)
        run += 1
      } while run < text.runEnds.count && text.runEnds[run - 1] < max(draft.end, draft.start + 1)
      var height = max(ascent + descent, 0)
      let natural = height
      if style.lineHeightMultiple > 0 { height *= Double(style.lineHeightMultiple) }
      height = max(height, Double(style.minimumLineHeight))
      if style.maximumLineHeight > 0 { height = min(height, Double(style.maximumLineHeight)) }
      // Room that the style adds or takes is above the text.
      ascent += height - natural
      if draft.isParagraphStart, index > 0 { y += Double(max(style.paragraphSpacingBefore, 0)) }
      boxes.append(
        Box(top: y, baseline: y + ascent, height: height, ascent: ascent, descent: descent))
      y += height
      if height == natural { y += max(leading, pitch - natural, 0) }
      y += Double(max(style.lineSpacing, 0))
      if index + 1 < drafts.count, drafts[index + 1].paragraph != draft.paragraph {
        y += Double(max(style.paragraphSpacing, 0))
      }
    }
    return boxes
  }

  // MARK: Placing

  private func place(_ drafts: [Draft], _ boxes: [Box]) -> TextLayout {
    var widest: CGFloat = 0
    for draft in drafts {
      let indents = indents(draft)
      widest = max(widest, indents.head + points(draft.width) + indents.tail)
    }
    let container = constraints.width.isFinite ? constraints.width : widest
    var lines: [TextLayout.Line] = []
    lines.reserveCapacity(drafts.count)
    for (index, draft) in drafts.enumerated() {
      lines.append(place(draft, boxes[index], container))
    }
    let last = boxes.last
    return TextLayout(
      lines: lines,
      size: CGSize(width: widest, height: CGFloat(last.map { $0.top + $0.height } ?? 0)),
      isTruncated: drafts.contains(where: \.isTruncated))
  }

  private func points(_ fixed: Int) -> CGFloat { CGFloat(Double(fixed) / ShapingFont.one) }

  private func indents(_ draft: Draft) -> (head: CGFloat, tail: CGFloat) {
    let style = text.paragraphs[draft.paragraph].style
    let head = draft.isParagraphStart ? style.firstLineHeadIndent : style.headIndent
    return (head, style.tailIndent < 0 ? -style.tailIndent : 0)
  }

  private func place(_ draft: Draft, _ box: Box, _ container: CGFloat) -> TextLayout.Line {
    let paragraph = text.paragraphs[draft.paragraph]
    let style = paragraph.style
    let (head, tail) = indents(draft)
    let trailing = style.tailIndent > 0 ? max(container - style.tailIndent, 0) : tail
    let left = paragraph.isRightToLeft ? trailing : head
    let room = max(container - head - trailing, 0)
    var width = points(draft.width)
    var stretch = 0
    var x = left
    let slack = room - width
    switch style.alignment {
    case .left: break
    case .right: x += max(slack, 0)
    case .center: x += max(slack / 2, 0)
    case .natural: if constraints.isRightToLeft { x += max(slack, 0) }
    case .justified:
      let count = draft.pieces.reduce(0) { $0 + ($1.map(stretchable) ?? 0) }
      if !draft.endsHard, !draft.isTruncated, slack > 0, count > 0 {
        stretch = Int(Double(slack) * ShapingFont.one) / count
        width += points(stretch * count)
      } else if paragraph.isRightToLeft {
        x += max(slack, 0)
      }
    }
    var runs: [TextLayout.Run] = []
    appendRuns(of: draft, paragraph, x: x, stretch: stretch, to: &runs)
    return TextLayout.Line(
      range: Int(text.offsets[draft.start])..<Int(text.offsets[min(draft.next, text.count)]),
      origin: CGPoint(x: x, y: CGFloat(box.top)), baseline: CGFloat(box.baseline), width: width,
      height: CGFloat(box.height), ascent: CGFloat(box.ascent), descent: CGFloat(box.descent),
      isTruncated: draft.isTruncated, runs: runs)
  }

  private func stretchable(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range where text.flags[index].contains(.stretchable) { count += 1 }
    return count
  }

  /// A part of an item in one look, or an ellipsis, to be brought into visual order.
  private struct Segment {
    var item: Int?
    var start: Int
    var end: Int
    var run: Int
    var level: UInt8
    /// What a tab takes: as far as its stop in the order of reading.
    var tabAdvance = 0
  }

  private func segments(of draft: Draft, _ paragraph: ShapedParagraph) -> [Segment] {
    var segments: [Segment] = []
    let base: UInt8 = paragraph.isRightToLeft ? 1 : 0
    for (index, piece) in draft.pieces.enumerated() {
      guard let piece else {
        let neighbour: Int
        if index > 0, let before = draft.pieces[index - 1] {
          neighbour = before.upperBound - 1
        } else if index + 1 < draft.pieces.count, let after = draft.pieces[index + 1] {
          neighbour = after.lowerBound
        } else {
          neighbour = draft.start
        }
        segments.append(
          Segment(item: nil, start: 0, end: 0, run: text.run(at: neighbour), level: base))
        continue
      }
      var item = text.item(at: piece.lowerBound, in: paragraph)
      var x = 0
      while item < paragraph.items.upperBound, text.items[item].start < piece.upperBound {
        let shaped = text.items[item]
        var from = max(shaped.start, piece.lowerBound)
        let to = min(shaped.end, piece.upperBound)
        var run = text.run(at: from)
        while from < to {
          let end = run + 1 < text.runEnds.count ? min(to, text.runEnds[run]) : to
          if end > from {
            var segment = Segment(
              item: item, start: from, end: end, run: run, level: shaped.level)
            if paragraph.hasTabs {
              let isTab = text.flags[from].contains(.tab)
              let end = isTab ? tabStop(after: x, paragraph) : x + plainWidth(paragraph, from, end)
              if isTab { segment.tabAdvance = end - x }
              x = end
            }
            segments.append(segment)
          }
          from = max(end, from)
          run += 1
        }
        item += 1
      }
    }
    return segments
  }

  /// Brings segments into visual order: from the highest level down to the lowest odd one, every
  /// stretch at that level or above is turned round (rule L2 of the bidirectional algorithm).
  private static func reorder(_ segments: inout [Segment]) {
    guard let highest = segments.map(\.level).max(), highest > 0 else { return }
    var level = highest
    while level > 0 {
      var index = 0
      while index < segments.count {
        if segments[index].level >= level {
          var end = index
          while end < segments.count, segments[end].level >= level { end += 1 }
          segments[index..<end].reverse()
          index = end
        } else {
          index += 1
        }
      }
      level -= 1
    }
  }

  private func appendRuns(
    of draft: Draft, _ paragraph: ShapedParagraph, x: CGFloat, stretch: Int,
    to runs: inout [TextLayout.Run]
  ) {
    var segments = segments(of: draft, paragraph)
    Self.reorder(&segments)
    var pen = 0
    for segment in segments {
      let start = pen
      var placed: [Glyph] = []
      var font: ShapingFont?
      if let index = segment.item {
        let item = text.items[index]
        font = item.font
        if item.font == nil {
          let isTab = text.flags[segment.start].contains(.tab)
          pen += isTab ? segment.tabAdvance : text.sums[segment.end] - text.sums[segment.start]
        } else {
          let glyphs = text.glyphs(of: item, from: segment.start, to: segment.end)
          place(glyphs, item.font, from: start, pen: &pen, stretch: stretch, into: &placed)
        }
      } else {
        let mark = ellipsis(run: segment.run)
        font = mark.font
        if font == nil { pen += mark.width }
        place(mark.glyphs[...], font, from: start, pen: &pen, stretch: 0, into: &placed)
      }
      let attributes = text.attributes[segment.run]
      let range =
        segment.item == nil
        ? 0..<0 : Int(text.offsets[segment.start])..<Int(text.offsets[segment.end])
      runs.append(
        TextLayout.Run(
          glyphs: GlyphRun(
            face: font?.face ?? FontFace(path: ""), size: font?.drawnSize ?? 0, glyphs: placed),
          x: x + points(start), width: points(pen - start), attributes: attributes,
          metrics: text.runMetrics[segment.run].metrics, range: range,
          isRightToLeft: segment.level & 1 == 1))
    }
  }

  private func place(
    _ glyphs: ArraySlice<ShapedGlyph>, _ font: ShapingFont?, from start: Int, pen: inout Int,
    stretch: Int, into placed: inout [Glyph]
  ) {
    placed.reserveCapacity(glyphs.count)
    var baseShift: Int32 = 0
    for glyph in glyphs {
      var shift: Int32 = 0
      if let shifts = font?.shifts {
        shift = shifts[Int(glyph.id)]
        if shift == .min { shift = baseShift } else { baseShift = shift }
      }
      placed.append(
        Glyph(
          id: glyph.id, x: points(pen - start + Int(glyph.x) + Int(shift)),
          y: -points(Int(glyph.y))))
      pen += Int(glyph.advance)
      if stretch > 0, text.flags[Int(glyph.cluster)].contains(.stretchable) { pen += stretch }
    }
  }
}
