/// Breaks a shaped text into lines by UILabel's rules and positions their glyphs.
struct LineFiller {
  let text: ShapedText
  let constraints: TextLayout.Constraints

  init(_ text: ShapedText, _ constraints: TextLayout.Constraints) {
    self.text = text
    self.constraints = constraints
  }

  /// A line before its glyphs are placed; lengths in fixed point.
  struct Draft {
    var paragraph: Int
    var start: Int
    /// The end of the visible part, which counts as its width.
    var end: Int
    var next: Int
    var isParagraphStart: Bool
    /// Whether the line ends at a hard break in the text, not because of the width.
    var endsHard: Bool
    /// The visible parts; a nil part is an ellipsis.
    var pieces: [Range<Int>?]
    var isTruncated: Bool
    var width: Int
  }

  struct Box {
    var top: Double
    var baseline: Double
    var height: Double
    var ascent: Double
    var descent: Double
  }

  func fill() -> TextLayout {
    let limit = max(constraints.numberOfLines, 0)
    var drafts = draft(limit: limit)
    var boxes = measure(drafts)
    if constraints.height.isFinite, let last = boxes.last,
      last.top + last.height > Double(constraints.height) + Self.noise
    {
      var fitting = 1
      while fitting < boxes.count,
        boxes[fitting].top + boxes[fitting].height <= Double(constraints.height) + Self.noise
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

  func mode(_ paragraph: ShapedParagraph) -> ParagraphStyle.LineBreakMode {
    constraints.lineBreakMode ?? paragraph.style.lineBreakMode
  }

  // MARK: Breaking

  func draft(limit: Int) -> [Draft] {
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
      if paragraph.style.pushesOutOrphans { pushOut(&drafts, paragraph) }
    }
    if var last = drafts.last, last.next < text.count {
      last.next = text.count
      drafts[drafts.count - 1] = last
    }
    return drafts
  }

  /// Moves the previous line's last word to a last line with only one word.
  func pushOut(_ drafts: inout [Draft], _ paragraph: ShapedParagraph) {
    guard drafts.count > 1, let last = drafts.last, !last.isTruncated,
      drafts[drafts.count - 2].paragraph == last.paragraph
    else { return }
    var before = drafts[drafts.count - 2]
    let evensTwoLines = paragraph.style.pushesOutOfTwoLinesOnly
    if evensTwoLines, drafts.count > 2, drafts[drafts.count - 3].paragraph == last.paragraph {
      return
    }
    func isWordStart(_ index: Int) -> Bool {
      text.flags[index].contains(.lineBreak) && text.flags[index - 1].contains(.white)
        && !text.flags[index].contains(.white)
    }
    guard !before.endsHard, last.start > before.start, isWordStart(last.start) else { return }
    var index = last.start + 1
    while index < last.end {
      if isWordStart(index) { return }
      index += 1
    }
    index = last.start - 1
    while index > before.start, !isWordStart(index) { index -= 1 }
    guard index > before.start, trim(before.start, index) > before.start else { return }
    let moved = nextLine(
      last.paragraph, from: index, isFirst: false,
      available: available(paragraph, isFirst: false), isLast: false)
    guard moved.next == last.next, moved.endsHard else { return }
    before.next = index
    before.end = trim(before.start, index)
    before.pieces = [before.start..<before.end]
    let formerDifference = abs(before.width - last.width)
    before.width = width(paragraph, before.start, before.end)
    if evensTwoLines, abs(before.width - moved.width) >= formerDifference { return }
    drafts[drafts.count - 2] = before
    drafts[drafts.count - 1] = moved
  }

  func closeLast(_ drafts: inout [Draft]) {
    drafts[drafts.count - 1].next = text.count
  }

  /// How many points a text may exceed its available width: if a length is rounded up to pixels, a
  /// thousandth of a point doesn't count, and a label measured that way stays on one line.
  static let noise = 0.001

  /// Returns the width for a line's text; negative widths count as zero.
  func available(_ paragraph: ShapedParagraph, isFirst: Bool) -> Double {
    guard constraints.width.isFinite else { return .infinity }
    let style = paragraph.style
    let head = isFirst ? style.firstLineHeadIndent : style.headIndent
    let tail = style.tailIndent > 0 ? style.tailIndent : constraints.width + style.tailIndent
    return (max(Double(tail - head), 0) + Self.noise) * ShapingFont.one
  }

  func nextLine(
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
        // White space at the end counts up to the available width: nothing follows it.
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
  func skipWhite(_ index: Int, _ end: Int, _ hardNext: Int) -> Int {
    var next = index
    while next < end, text.flags[next].contains(.white), !text.flags[next].contains(.tab) {
      next += 1
    }
    return next >= end ? hardNext : next
  }

  func separator(from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      if text.flags[index].contains(.lineSeparator) { return index }
      index += 1
    }
    return nil
  }

  func trim(_ start: Int, _ end: Int) -> Int {
    var index = end
    while index > start, text.flags[index - 1].contains(.white) { index -= 1 }
    return index
  }

  /// Returns the last possible break of a line that doesn't fit entirely.
  func lastBreak(
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
    // Not even a word fits: as many characters as do, but at least one.
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

  func isCharacterBreak(_ index: Int) -> Bool {
    text.flags[index].contains(.clusterStart) && text.flags[index].contains(.grapheme)
  }

  func fits(
    _ paragraph: ShapedParagraph, _ start: Int, _ end: Int, _ available: Double
  ) -> Bool {
    Double(width(paragraph, start, end)) <= available
  }

  // MARK: Widths

  /// Returns the advance of a range that begins a line.
  func width(_ paragraph: ShapedParagraph, _ start: Int, _ end: Int) -> Int {
    guard end > start else { return 0 }
    if paragraph.hasTabs { return tabbedWidth(paragraph, start, end) }
    return plainWidth(paragraph, start, end)
  }

  func plainWidth(_ paragraph: ShapedParagraph, _ start: Int, _ end: Int) -> Int {
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

  func tabbedWidth(_ paragraph: ShapedParagraph, _ start: Int, _ end: Int) -> Int {
    var x = 0
    var from = start
    var index = start
    while index < end {
      if text.flags[index].contains(.tab) {
        x += plainWidth(paragraph, from, index)
        x = tabStop(after: x, paragraph, lineStart: start, tab: index, end: end)
        from = index + 1
      }
      index += 1
    }
    return x + plainWidth(paragraph, from, end)
  }

  /// Returns the start of the text after a tab, like `x` relative to the line's indent.
  func tabStop(
    after x: Int, _ paragraph: ShapedParagraph, lineStart: Int, tab: Int, end: Int
  ) -> Int {
    let style = paragraph.style
    guard !style.tabStops.isEmpty else { return defaultTabStop(after: x, paragraph) }
    let head = lineStart == paragraph.start ? style.firstLineHeadIndent : style.headIndent
    let indent = Int((Double(head) * ShapingFont.one).rounded())
    func fixed(_ stop: ParagraphStyle.TabStop) -> Int {
      Int((Double(stop.location) * ShapingFont.one).rounded()) - indent
    }
    guard let stop = style.tabStops.first(where: { fixed($0) > x }) else {
      return defaultTabStop(after: x + indent, paragraph) - indent
    }
    if stop.alignment == .leading { return fixed(stop) }
    var next = tab + 1
    var decimal: Int?
    while next < end, !text.flags[next].contains(.tab) {
      if decimal == nil, text.scalars[next] == 0x2E { decimal = next }
      next += 1
    }
    let part: Int
    switch stop.alignment {
    case .leading: part = 0
    case .center: part = plainWidth(paragraph, tab + 1, next) / 2
    case .trailing: part = plainWidth(paragraph, tab + 1, next)
    case .decimal: part = plainWidth(paragraph, tab + 1, decimal ?? next)
    }
    return max(x, fixed(stop) - part)
  }

  private func defaultTabStop(after x: Int, _ paragraph: ShapedParagraph) -> Int {
    // TextKit's default stops are 28 pt apart.
    let interval = paragraph.style.defaultTabInterval > 0 ? paragraph.style.defaultTabInterval : 28
    let step = max(Int((Double(interval) * ShapingFont.one).rounded()), 1)
    return (x / step + 1) * step
  }
}
