/// Fills containers with the lines of a shaped text.
struct FlowFiller {
  let text: ShapedText
  let containers: [TextFlow.Container]
  /// The pixels per point that lines are rounded to; nil for exact lines.
  let scale: CGFloat?
  let constraints: TextLayout.Constraints
  /// The space below a line that replaces its style's spacing, for the line's first unit and its
  /// rectangle; nil keeps the style's.
  var lineSpacing: ((Int, CGRect) -> CGFloat?)?

  private(set) var fragments: [TextFlow.Fragment] = []
  /// The index after the last scalar that was laid out.
  private(set) var end = 0

  private var container = 0
  private var top: CGFloat = 0
  private var lineCount = 0
  private var shapes: [[ExcludedShape]] = []
  /// Whether words next to shapes may be broken, as none fits there.
  private var breaksWords = false

  init(
    text: ShapedText, containers: [TextFlow.Container], scale: CGFloat?,
    constraints: TextLayout.Constraints
  ) {
    self.text = text
    self.containers = containers
    self.scale = scale.map { $0 > 0 ? $0 : 1 }
    self.constraints = constraints
    shapes = containers.map { $0.exclusions.flatMap(ExcludedShape.shapes(of:)) }
  }

  /// A line placed in one or more spans of its height.
  private struct Row {
    var parts: [(draft: LineFiller.Draft, span: ClosedRange<CGFloat>)]
    var extents: LineFiller.Extents
    var top: CGFloat
  }

  mutating func fill() {
    for index in text.paragraphs.indices {
      let paragraph = text.paragraphs[index]
      var start = paragraph.start
      var isFirst = true
      repeat {
        guard let row = nextRow(index, from: start, isFirst: isFirst) else { return }
        let next = row.parts.last?.draft.next ?? paragraph.next
        place(row, isFirst: isFirst, paragraph, isLast: next >= paragraph.end)
        end = next
        if end >= text.count, start < paragraph.end, next > paragraph.next { return }
        start = next
        isFirst = false
      } while start < paragraph.end
    }
  }

  // MARK: Rows

  /// Fills the next row of a paragraph; nil if no container has enough space for it.
  private mutating func nextRow(_ index: Int, from start: Int, isFirst: Bool) -> Row? {
    let paragraph = text.paragraphs[index]
    while container < containers.count {
      let room = containers[container]
      let isFull =
        room.maximumNumberOfLines > 0 && lineCount >= room.maximumNumberOfLines
      if !isFull, let row = row(index, paragraph, from: start, isFirst: isFirst, in: room) {
        return row
      }
      // If no word fits next to a shape all the way down, words are broken as a last resort, so
      // that no text is lost that would fit. The next container is tried first.
      if !isFull, container + 1 == containers.count, !shapes[container].isEmpty, !breaksWords {
        breaksWords = true
        continue
      }
      if truncates(room), lineCount > 0 {
        truncateLast(in: room)
        return nil
      }
      container += 1
      top = 0
      lineCount = 0
    }
    return nil
  }

  private func truncates(_ room: TextFlow.Container) -> Bool {
    switch room.lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping: true
    case .byWordWrapping, .byCharWrapping: false
    }
  }

  private func row(
    _ index: Int, _ paragraph: ShapedParagraph, from start: Int, isFirst: Bool,
    in room: TextFlow.Container
  ) -> Row? {
    let before = isFirst && top > 0 ? max(paragraph.style.paragraphSpacingBefore, 0) : 0
    let measure = filler(width: room.size.width, room)
    var extents = measure.extents(from: start, to: start + 1, paragraph.style)
    var y = top + before
    // Each round either settles or moves down past an edge of a shape.
    for _ in 0..<10_000 {
      let height = pixels(extents.height)
      if room.size.height.isFinite, y + height > room.size.height + 0.001 { return nil }
      let spans = spans(from: y, to: y + height, in: room)
      let parts = fill(
        spans, index, paragraph, from: start, isFirst: isFirst, in: room)
      if parts.isEmpty {
        guard let next = nextEdge(from: y, to: y + height) else { return nil }
        y = next
        continue
      }
      var needed = extents
      for part in parts {
        let line = measure.extents(part.draft)
        needed.ascent = max(needed.ascent, line.ascent)
        needed.descent = max(needed.descent, line.descent)
        needed.height = max(needed.height, line.height)
        needed.leading = max(needed.leading, line.leading)
      }
      if parts.count == 1 { needed = measure.extents(parts[0].draft) }
      if pixels(needed.height) <= height || shapes[container].isEmpty {
        if room.size.height.isFinite, y + pixels(needed.height) > room.size.height + 0.001 {
          return nil
        }
        return Row(parts: parts, extents: needed, top: y)
      }
      extents = needed
    }
    return nil
  }

  private func fill(
    _ spans: [ClosedRange<CGFloat>], _ index: Int, _ paragraph: ShapedParagraph, from start: Int,
    isFirst: Bool, in room: TextFlow.Container
  ) -> [(draft: LineFiller.Draft, span: ClosedRange<CGFloat>)] {
    var parts: [(draft: LineFiller.Draft, span: ClosedRange<CGFloat>)] = []
    var next = start
    let isWhole = spans.count == 1 && spans[0].upperBound - spans[0].lowerBound >= room.size.width
    for span in paragraph.isRightToLeft ? spans.reversed() : spans {
      if next >= paragraph.end, !parts.isEmpty { break }
      let filler = filler(width: span.upperBound - span.lowerBound, room)
      let available = filler.available(paragraph, isFirst: isFirst && parts.isEmpty)
      guard isWhole || available > ShapingFont.one else { continue }
      // A paragraph that is cut off has one line.
      let isCut = isCutOff(paragraph.style.lineBreakMode)
      var draft = filler.nextLine(
        index, from: next, isFirst: isFirst && parts.isEmpty, available: available, isLast: isCut)
      if isCut, draft.isTruncated {
        cut(&draft, filler, available: available)
        draft.next = paragraph.next
      }
      // Next to a shape a word isn't broken: it continues at a position with enough space.
      if !isWhole, !breaksWords, !draft.endsHard, !draft.isTruncated,
        paragraph.style.lineBreakMode != .byCharWrapping, draft.next < text.count,
        !text.flags[draft.next].contains(.lineBreak), !text.flags[draft.next - 1].contains(.white)
      {
        continue
      }
      parts.append((draft, span))
      next = draft.next
      if draft.endsHard { break }
    }
    return parts
  }

  /// Truncates a line, or ends it at the edge if it is clipped.
  private func cut(_ draft: inout LineFiller.Draft, _ filler: LineFiller, available: Double) {
    filler.truncate(&draft, available: available)
    let hasEllipsis = draft.pieces.contains { $0 == nil }
    guard available.isFinite, !hasEllipsis else { return }
    draft.width = min(draft.width, Int((available - LineFiller.noise * ShapingFont.one).rounded()))
  }

  private func isCutOff(_ mode: ParagraphStyle.LineBreakMode) -> Bool {
    mode != .byWordWrapping && mode != .byCharWrapping
  }

  /// Creates a filler for a width without the padding.
  private func filler(
    width: CGFloat, _ room: TextFlow.Container, mode: ParagraphStyle.LineBreakMode? = nil
  ) -> LineFiller {
    var constraints = constraints
    constraints.width = width.isFinite ? max(width - 2 * room.padding, 0) : .infinity
    constraints.lineBreakMode = mode
    return LineFiller(text, constraints)
  }

  private func pixels(_ length: Double) -> CGFloat {
    // A length that is a pixel's multiple, except for rounding, stays unchanged.
    guard let scale else { return CGFloat(length) }
    return (CGFloat(length) * scale - 0.001).rounded(.up) / scale
  }

  // MARK: Placing

  private mutating func place(
    _ row: Row, isFirst: Bool, _ paragraph: ShapedParagraph, isLast: Bool
  ) {
    let style = paragraph.style
    let height = pixels(row.extents.height)
    let baseline = row.top + pixels(row.extents.ascent)
    let bottom = row.top + height
    let isEnd = (row.parts.last?.draft.next ?? 0) >= text.count && paragraph.next == paragraph.end
    var after: CGFloat = 0
    // No space is kept below the end of the text.
    if !isEnd {
      let unit = Int(text.offsets[row.parts[0].draft.start])
      let proposed = CGRect(
        x: row.parts[0].span.lowerBound, y: top,
        width: row.parts[0].span.upperBound - row.parts[0].span.lowerBound, height: bottom - top)
      let spacing = lineSpacing?(unit, proposed) ?? style.lineSpacing
      after += min(max(spacing, 0), 100_000)
      if isLast { after += max(style.paragraphSpacing, 0) }
      // The line and its leading are rounded together: body text remains 22 pt apart.
      let whole = pixels(row.extents.height + row.extents.leading)
      after = pixels(Double(after)) + max(whole, 0) - height
    }
    let room = containers[container]
    for part in row.parts {
      let width = part.span.upperBound - part.span.lowerBound
      let filler = filler(width: width, room)
      let box = LineFiller.Box(
        top: Double(row.top), baseline: Double(baseline), height: Double(height),
        ascent: row.extents.ascent, descent: row.extents.descent)
      let inner = filler.constraints.width
      let indents = filler.indents(part.draft)
      let wanted = max(
        indents.head + filler.points(filler.measure(part.draft)) + indents.tail, 0)
      var line = filler.place(part.draft, box, inner.isFinite ? inner : wanted)
      let shift = part.span.lowerBound + room.padding
      line.origin.x += shift
      for index in line.runs.indices { line.runs[index].x += shift }
      let rect = CGRect(
        x: part.span.lowerBound, y: top, width: width.isFinite ? width : wanted + 2 * room.padding,
        height: bottom + after - top)
      let used = CGRect(
        x: line.origin.x - room.padding, y: top,
        width: filler.points(filler.measure(part.draft)) + 2 * room.padding, height: bottom - top)
      fragments.append(
        TextFlow.Fragment(
          container: container, rect: rect, usedRect: used,
          neededWidth: part.span.lowerBound + wanted + 2 * room.padding, line: line))
    }
    top = bottom + after
    lineCount += 1
  }

  /// Truncates the last line of a container that has no space for the rest.
  private mutating func truncateLast(in room: TextFlow.Container) {
    guard let last = fragments.last, last.container == container else { return }
    let rect = last.rect
    let filler = filler(width: rect.width, room, mode: room.lineBreakMode)
    let unit = Int32(last.line.range.lowerBound)
    let start = text.index(ofUnit: unit)
    guard let index = text.paragraphs.firstIndex(where: { $0.start <= start && start < $0.next })
    else { return }
    let paragraph = text.paragraphs[index]
    let isFirst = start == paragraph.start
    let available = filler.available(paragraph, isFirst: isFirst)
    var draft = filler.nextLine(
      index, from: start, isFirst: isFirst, available: available, isLast: true)
    cut(&draft, filler, available: available)
    let box = LineFiller.Box(
      top: Double(last.line.origin.y), baseline: Double(last.line.baseline),
      height: Double(last.line.height), ascent: Double(last.line.ascent),
      descent: Double(last.line.descent))
    var line = filler.place(draft, box, filler.constraints.width)
    let shift = rect.minX + room.padding
    line.origin.x += shift
    for run in line.runs.indices { line.runs[run].x += shift }
    fragments[fragments.count - 1].line = line
    fragments[fragments.count - 1].usedRect = CGRect(
      x: line.origin.x - room.padding, y: last.usedRect.minY, width: line.width + 2 * room.padding,
      height: last.usedRect.height)
    end = text.count
  }

  // MARK: Exclusion

  /// Returns the free parts of a band of a container, from left to right.
  private func spans(
    from top: CGFloat, to bottom: CGFloat, in room: TextFlow.Container
  ) -> [ClosedRange<CGFloat>] {
    let width = room.size.width
    guard width.isFinite, !shapes[container].isEmpty else { return [0...max(width, 0)] }
    var free: [ClosedRange<CGFloat>] = [0...max(width, 0)]
    for shape in shapes[container] {
      guard let taken = shape.extent(from: top, to: bottom) else { continue }
      var left: [ClosedRange<CGFloat>] = []
      for span in free {
        if taken.upperBound <= span.lowerBound || taken.lowerBound >= span.upperBound {
          left.append(span)
          continue
        }
        if taken.lowerBound > span.lowerBound { left.append(span.lowerBound...taken.lowerBound) }
        if taken.upperBound < span.upperBound { left.append(taken.upperBound...span.upperBound) }
      }
      free = left
    }
    return free
  }

  /// Returns the next height that may have more free space than a band.
  private func nextEdge(from top: CGFloat, to bottom: CGFloat) -> CGFloat? {
    var next: CGFloat?
    for shape in shapes[container] where shape.bottom > top && shape.top < bottom {
      // Shapes that aren't rectangles free their space gradually: one point at a time.
      let edge = shape.isRectangle ? shape.bottom : min(top + 1, shape.bottom)
      next = min(next ?? edge, edge)
    }
    return next.flatMap { $0 > top ? $0 : nil }
  }
}

/// A closed outline that lines avoid: at each height, the range between its ends is occupied.
struct ExcludedShape {
  private var points: [CGPoint] = []
  private(set) var top: CGFloat = .infinity
  private(set) var bottom: CGFloat = -.infinity

  /// Whether it has the same width from top to bottom.
  var isRectangle: Bool {
    let left = points.map(\.x).min() ?? 0
    let right = points.map(\.x).max() ?? 0
    return (4...5).contains(points.count)
      && points.allSatisfy {
        ($0.x == left || $0.x == right) && ($0.y == top || $0.y == bottom)
      }
  }

  /// Returns the outlines of a path as separate shapes.
  static func shapes(of path: PathData) -> [ExcludedShape] {
    var shapes: [ExcludedShape] = []
    var shape = ExcludedShape()
    func finish() {
      if shape.points.count > 1 { shapes.append(shape) }
      shape = ExcludedShape()
    }
    path.flattened(tolerance: 0.1).forEach { element in
      switch element {
      case .move(let point):
        finish()
        shape.add(point)
      case .line(let point): shape.add(point)
      case .close, .quad, .cubic: break
      }
    }
    finish()
    return shapes
  }

  private mutating func add(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    points.append(point)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
  }

  /// Returns the horizontal range of the shape within a band; nil outside of it.
  func extent(from upper: CGFloat, to lower: CGFloat) -> ClosedRange<CGFloat>? {
    guard bottom > upper, top < lower else { return nil }
    var left = CGFloat.infinity
    var right = -CGFloat.infinity
    for (index, a) in points.enumerated() {
      let b = points[(index + 1) % points.count]
      // The part of the edge within the band.
      let (low, high) = a.y <= b.y ? (a, b) : (b, a)
      guard high.y >= upper, low.y <= lower else { continue }
      func x(at y: CGFloat) -> CGFloat {
        high.y == low.y ? low.x : low.x + (y - low.y) / (high.y - low.y) * (high.x - low.x)
      }
      let ends =
        high.y == low.y ? [low.x, high.x] : [x(at: max(low.y, upper)), x(at: min(high.y, lower))]
      for end in ends {
        left = min(left, end)
        right = max(right, end)
      }
    }
    return left < right ? left...right : nil
  }
}
