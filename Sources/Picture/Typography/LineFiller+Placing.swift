extension LineFiller {
  func measure(_ drafts: [Draft]) -> [Box] {
    var boxes: [Box] = []
    boxes.reserveCapacity(drafts.count)
    var y = 0.0
    for (index, draft) in drafts.enumerated() {
      let style = text.paragraphs[draft.paragraph].style
      let line = extents(draft)
      if draft.isParagraphStart, index > 0 { y += Double(max(style.paragraphSpacingBefore, 0)) }
      boxes.append(
        Box(
          top: y, baseline: y + line.ascent, height: line.height, ascent: line.ascent,
          descent: line.descent))
      y += line.height + line.leading
      y += Double(max(style.lineSpacing, 0))
      if index + 1 < drafts.count, drafts[index + 1].paragraph != draft.paragraph {
        y += Double(max(style.paragraphSpacing, 0))
      }
    }
    return boxes
  }

  /// The height of a line, and the leading that follows it.
  struct Extents {
    var ascent: Double
    var descent: Double
    var height: Double
    var leading: Double
  }

  func extents(_ draft: Draft) -> Extents {
    extents(from: draft.start, to: draft.end, text.paragraphs[draft.paragraph].style)
  }

  func extents(from start: Int, to end: Int, _ style: ParagraphStyle) -> Extents {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    var leading = -Double.infinity
    // Only requested fonts count: a face from the cascade doesn't make a line higher.
    var run = text.run(at: start)
    repeat {
      let metrics = text.runMetrics[run]
      ascent = max(ascent, metrics.ascent)
      descent = max(descent, metrics.descent)
      leading = max(leading, metrics.leading)
      run += 1
    } while run < text.runEnds.count && text.runEnds[run - 1] < max(end, start + 1)
    var height = max(ascent + descent, 0)
    let natural = height
    if style.lineHeightMultiple > 0 { height *= Double(style.lineHeightMultiple) }
    height = max(height, Double(style.minimumLineHeight))
    if style.maximumLineHeight > 0 { height = min(height, Double(style.maximumLineHeight)) }
    // Space that the style adds or removes is above the text.
    ascent += height - natural
    return Extents(
      ascent: ascent, descent: descent, height: height,
      leading: height == natural && constraints.usesFontLeading ? leading : 0)
  }

  func place(_ drafts: [Draft], _ boxes: [Box]) -> TextLayout {
    var widest: CGFloat = 0
    for draft in drafts {
      let indents = indents(draft)
      widest = max(widest, indents.head + points(measure(draft)) + indents.tail)
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

  /// Returns a line's contribution to the text's size: if the width breaks it, this includes the
  /// white space at the break, up to the available width (pictures of iOS 17.5; medium). In lines
  /// that break between characters, only whole spaces count (36 pictures of 372 in 375; high).
  func measure(_ draft: Draft) -> Int {
    guard !draft.endsHard, !draft.isTruncated else { return draft.width }
    let paragraph = text.paragraphs[draft.paragraph]
    let whole = width(paragraph, draft.start, min(draft.next, paragraph.end))
    let room = available(paragraph, isFirst: draft.isParagraphStart)
    guard room.isFinite else { return max(draft.width, whole) }
    if mode(paragraph) == .byCharWrapping, Double(whole) > room {
      return max(
        draft.width,
        width(
          paragraph, draft.start,
          prefix(paragraph, draft.start, min(draft.next, paragraph.end), room)))
    }
    return max(draft.width, min(whole, Int((room - Self.noise * ShapingFont.one).rounded())))
  }

  func points(_ fixed: Int) -> CGFloat { CGFloat(Double(fixed) / ShapingFont.one) }

  func indents(_ draft: Draft) -> (head: CGFloat, tail: CGFloat) {
    let style = text.paragraphs[draft.paragraph].style
    let head = draft.isParagraphStart ? style.firstLineHeadIndent : style.headIndent
    return (head, style.tailIndent < 0 ? -style.tailIndent : 0)
  }

  func place(_ draft: Draft, _ box: Box, _ container: CGFloat) -> TextLayout.Line {
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

  func stretchable(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range where text.flags[index].contains(.stretchable) { count += 1 }
    return count
  }

  /// A part of an item with uniform attributes, or an ellipsis, before reordering into visual
  /// order.
  struct Segment {
    var item: Int?
    var start: Int
    var end: Int
    var run: Int
    var level: UInt8
    /// The advance of a tab: up to its stop in reading order.
    var tabAdvance = 0
  }

  func segments(of draft: Draft, _ paragraph: ShapedParagraph) -> [Segment] {
    var segments: [Segment] = []
    let base: UInt8 = paragraph.isRightToLeft ? 1 : 0
    for (index, piece) in draft.pieces.enumerated() {
      guard let piece else {
        let before = index > 0 ? draft.pieces[index - 1] : nil
        segments.append(
          Segment(
            item: nil, start: 0, end: 0,
            run: runOfEllipsis(at: before?.upperBound ?? draft.start), level: base))
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
              let end =
                isTab
                ? tabStop(
                  after: x, paragraph, lineStart: draft.start, tab: from, end: piece.upperBound)
                : x + plainWidth(paragraph, from, end)
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

  /// Reorders segments into visual order: from the highest level down to the lowest odd one, every
  /// sequence at that level or above is reversed (rule L2 of the bidirectional algorithm).
  static func reorder(_ segments: inout [Segment]) {
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

  func appendRuns(
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
      var attributes = text.attributes[segment.run]
      if segment.item == nil { attributes.attachment = nil }
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

  func place(
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
