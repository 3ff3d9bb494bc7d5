extension LineFiller {
  func ellipsis(run: Int) -> (glyphs: [ShapedGlyph], width: Int, font: ShapingFont?) {
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

  /// Returns the ellipsis in place of a character: it has the attributes of the first one that it
  /// replaces, which may be a space (six pictures: after a link, it's in the label's colour; high).
  func ellipsis(at index: Int) -> (glyphs: [ShapedGlyph], width: Int, font: ShapingFont?) {
    ellipsis(run: runOfEllipsis(at: index))
  }

  func runOfEllipsis(at index: Int) -> Int { text.run(at: max(0, min(index, text.count - 1))) }

  /// Truncates the last visible line so that it fits with an ellipsis.
  func truncate(_ line: inout Draft, available: Double) {
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

  func cutTail(
    _ line: inout Draft, _ paragraph: ShapedParagraph, _ start: Int, _ end: Int,
    _ available: Double
  ) {
    var mark = ellipsis(at: end)
    var cut = end
    // The ellipsis has the attributes of what it replaces, which may change its width.
    for _ in 0..<4 {
      cut = trim(start, prefix(paragraph, start, end, available - Double(mark.width)))
      let wanted = ellipsis(at: cut)
      if wanted.width == mark.width { break }
      mark = wanted
    }
    line.end = cut
    line.pieces = cut > start ? [start..<cut, nil] : [nil]
    line.width = width(paragraph, start, cut) + mark.width
  }

  func cutHead(
    _ line: inout Draft, _ paragraph: ShapedParagraph, _ start: Int, _ end: Int,
    _ available: Double
  ) {
    guard Double(width(paragraph, start, end)) > available else { return }
    let mark = ellipsis(at: start)
    let cut = suffix(paragraph, start, end, available - Double(mark.width))
    line.end = end
    line.pieces = cut < end ? [nil, cut..<end] : [nil]
    line.width = mark.width + width(paragraph, cut, end)
  }

  func cutMiddle(
    _ line: inout Draft, _ paragraph: ShapedParagraph, _ start: Int, _ end: Int,
    _ available: Double
  ) {
    guard Double(width(paragraph, start, end)) > available else { return }
    var mark = ellipsis(at: start)
    var room = 0.0
    var head = start
    for _ in 0..<4 {
      room = max(available - Double(mark.width), 0)
      head = trim(start, prefix(paragraph, start, end, room / 2))
      let wanted = ellipsis(at: head)
      if wanted.width == mark.width { break }
      mark = wanted
    }
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

  /// Returns the end of the longest prefix of whole characters that fits.
  func prefix(
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

  func suffix(
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
}
