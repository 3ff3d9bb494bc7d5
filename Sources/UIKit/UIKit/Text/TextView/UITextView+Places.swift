import Foundation

// Positions in the view's coordinates, as measured (iOS 26.1; facts: controls, text view; high).
extension UITextView {
  /// Returns the line of a caret at an offset: its rectangle without spacing, and the caret's
  /// horizontal position.
  private func line(at offset: Int) -> (rect: CGRect, x: CGFloat)? {
    let layout = content.manager.layout
    let origin = textOrigin
    if offset >= length, let extra = layout.extra {
      let rect = extra.rect.offsetBy(dx: origin.x, dy: origin.y)
      let x = extra.usedRect.minX + content.container.lineFragmentPadding + origin.x
      return (rect, x)
    }
    // The end of a text without an empty line belongs to its last line.
    guard
      let index = layout.flow.fragment(at: offset)
        ?? (offset >= length && length > 0 ? layout.flow.fragment(at: length - 1) : nil)
    else { return nil }
    let fragment = layout.fragments[index]
    let line = fragment.line
    let rect = CGRect(
      x: fragment.rect.minX + origin.x, y: line.origin.y + origin.y, width: fragment.rect.width,
      height: line.height)
    return (rect, layout.flow.x(of: offset, in: index) + origin.x)
  }

  /// Returns the caret: 2 points wide, from a point above the line; a point higher than the line,
  /// in whole points.
  func caret(at offset: Int) -> CGRect {
    guard let line = line(at: offset) else { return .zero }
    return CGRect(
      x: line.x - 1, y: line.rect.minY - 1, width: 2,
      height: (line.rect.height + 1).rounded(.up))
  }

  /// Returns the part of a range in its first line: as high as the caret if it ends there,
  /// otherwise to the right edge and a point higher than the line.
  func firstRect(of range: NSRange) -> CGRect {
    guard let first = line(at: range.location) else { return .zero }
    if range.length == 0 {
      return CGRect(x: first.x, y: first.rect.minY, width: 0, height: first.rect.height)
    }
    let layout = content.manager.layout
    guard let index = layout.flow.fragment(at: range.location) else { return .zero }
    let fragment = layout.fragments[index]
    let origin = textOrigin
    let ends = layout.ends(of: range, in: index)
    if range.location + range.length <= fragment.line.range.upperBound {
      return CGRect(
        x: ends.start + origin.x, y: first.rect.minY - 1, width: ends.end - ends.start,
        height: (first.rect.height + 1).rounded(.up))
    }
    let right = fragment.rect.maxX + origin.x
    return CGRect(
      x: ends.start + origin.x, y: first.rect.minY - 1, width: right - ends.start - origin.x,
      height: first.rect.height + 1)
  }

  /// Returns a rectangle for each line; lines that continue are covered to the container's right
  /// edge.
  func selectedRects(_ range: NSRange) -> [UITextSelectionRect] {
    let layout = content.manager.layout
    let origin = textOrigin
    let shown = layout.fragments(in: range)
    return shown.map { index in
      let fragment = layout.fragments[index]
      let ends = layout.ends(of: range, in: index)
      let goesOn = range.location + range.length > fragment.line.range.upperBound
      let right = goesOn ? max(ends.end, fragment.rect.maxX) : ends.end
      return PlacedSelectionRect(
        CGRect(
          x: ends.start + origin.x, y: fragment.rect.minY + origin.y, width: right - ends.start,
          height: fragment.rect.height),
        isFirst: index == shown.lowerBound, isLast: index == shown.upperBound - 1)
    }
  }

  /// Returns the insertion point nearest to a point.
  func closestOffset(to point: CGPoint, in range: ClosedRange<Int>) -> Int {
    let origin = textOrigin
    let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let manager = content.manager
    var offset: Int
    if let extra = manager.layout.extra, inside.y >= extra.rect.minY {
      offset = length
    } else {
      var fraction: CGFloat = 0
      offset = manager.characterIndex(
        for: inside, in: content.container, fractionOfDistanceBetweenInsertionPoints: &fraction)
      if fraction > 0.5, offset < length {
        let character = character(at: offset)
        // The end of a line is before its separator, or otherwise at the next line's start.
        offset = character.location + character.length
      }
    }
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  func character(at point: CGPoint) -> UITextRange? {
    let origin = textOrigin
    let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let manager = content.manager
    guard length > 0 else { return nil }
    let index = manager.glyphIndex(for: inside, in: content.container)
    guard index < length else { return nil }
    let range = character(at: index)
    let rect = manager.boundingRect(forGlyphRange: range, in: content.container)
    return rect.contains(inside) ? TextOffsetRange(range) : nil
  }

  /// Returns the position some characters or lines away, or nil outside of the text.
  func place(
    from position: UITextPosition, _ direction: UITextLayoutDirection, _ count: Int
  ) -> UITextPosition? {
    switch direction {
    case .left: return place(from: position, -count)
    case .right: return place(from: position, count)
    case .up, .down:
      let start = offset(of: position)
      var rect = caret(at: start)
      let x = rect.midX
      for _ in 0..<abs(count) {
        let isUp = (direction == .up) == (count > 0)
        let y = isUp ? rect.minY - 1 : rect.maxY + 1
        if y < textOrigin.y { return nil }
        let next = closestOffset(to: CGPoint(x: x, y: y), in: 0...length)
        let moved = caret(at: next)
        guard moved.minY != rect.minY else { return nil }
        rect = moved
      }
      return TextOffset(
        count == 0
          ? start : closestOffset(to: CGPoint(x: x, y: rect.midY), in: 0...length))
    }
  }
}
