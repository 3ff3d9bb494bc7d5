import Foundation
import Typography

// Methods that are useful to override in UIKit are declared in the class; these only query the
// layout.
extension NSLayoutManager {
  // MARK: Indices

  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }

  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = clamped(charRange)
    actualCharRange?.pointee = range
    return range
  }

  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = clamped(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  private func clamped(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return range }
    let start = min(max(range.location, 0), numberOfGlyphs)
    return NSRange(location: start, length: min(max(range.length, 0), numberOfGlyphs - start))
  }

  /// Returns the first character that isn't laid out, or the text's length if all are.
  public func firstUnlaidCharacterIndex() -> Int { min(layout.flow.end, numberOfGlyphs) }

  public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  // MARK: Containers

  private func index(of container: NSTextContainer) -> Int? {
    textContainers.firstIndex { $0 === container }
  }

  /// Returns the part of the text that a container shows.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    let layout = layout
    let shown = index(of: container).map { layout.fragments(of: $0) } ?? 0..<0
    guard let first = shown.first, let last = shown.last else { return NSRange() }
    let start = layout.fragments[first].line.range.lowerBound
    return NSRange(start..<layout.fragments[last].line.range.upperBound)
  }

  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let index = layout.flow.fragment(at: glyphIndex) else { return nil }
    let container = textContainers[layout.fragments[index].container]
    effectiveRange?.pointee = glyphRange(for: container)
    return container
  }

  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// Returns the bounding rectangle of a container's text, in its coordinates.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard let number = index(of: container) else { return .zero }
    let layout = layout
    var used: CGRect?
    for index in layout.fragments(of: number) {
      let rect = layout.fragments[index].usedRect
      used = used?.union(rect) ?? rect
    }
    if let extra = layout.extra, extra.container == number {
      used = used?.union(extra.usedRect) ?? extra.usedRect
    }
    return used ?? .zero
  }

  // MARK: Lines

  private func line(_ glyphIndex: Int, _ effectiveRange: NSRangePointer?) -> TextFlow.Fragment? {
    guard let index = layout.flow.fragment(at: glyphIndex) else { return nil }
    effectiveRange?.pointee = NSRange(layout.fragments[index].line.range)
    return layout.fragments[index]
  }

  /// Returns the rectangle of the line that shows a glyph, in its container's coordinates.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { line(glyphIndex, effectiveGlyphRange)?.rect ?? .zero }

  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the part of the line's rectangle that text uses, in its container's coordinates.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { line(glyphIndex, effectiveGlyphRange)?.usedRect ?? .zero }

  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The rectangle of the empty line after a final separator, and of an empty text.
  public var extraLineFragmentRect: CGRect { layout.extra?.rect ?? .zero }
  public var extraLineFragmentUsedRect: CGRect { layout.extra?.usedRect ?? .zero }
  public var extraLineFragmentTextContainer: NSTextContainer? {
    layout.extra.map { textContainers[$0.container] }
  }

  /// Returns the position of a glyph on the baseline, relative to its line's rectangle.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let index = layout.flow.fragment(at: glyphIndex) else { return .zero }
    let fragment = layout.fragments[index]
    return CGPoint(
      x: layout.flow.x(of: glyphIndex, in: index) - fragment.rect.minX,
      y: fragment.line.baseline - fragment.rect.minY)
  }

  /// Returns the size of a glyph's attachment, or −1 by −1 if there is none.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    let run = line(glyphIndex, nil)?.line.runs.first { $0.range.contains(glyphIndex) }
    return run?.attributes.attachment?.size ?? CGSize(width: -1, height: -1)
  }

  /// Returns what an ellipsis replaces in the line that shows a glyph; a location of `NSNotFound`
  /// for nothing.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let index = layout.flow.fragment(at: glyphIndex),
      let hidden = layout.flow.hiddenRange(in: index)
    else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(hidden)
  }

  /// Enumerates the lines that show a part of the text: their rectangles, the parts that text uses,
  /// their containers and their ranges.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let layout = layout
    var stop: ObjCBool = false
    for index in layout.fragments(in: clamped(glyphRange)) {
      let fragment = layout.fragments[index]
      block(
        fragment.rect, fragment.usedRect, textContainers[fragment.container],
        NSRange(fragment.line.range), &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Rectangles

  /// Returns the bounding rectangle of a part of the text in a container: exact horizontally, whole
  /// lines vertically.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let rects = enclosingRects(of: clamped(glyphRange), in: container, fills: false)
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Enumerates rectangles that cover a part of the text; a selection that continues in the next
  /// line is covered to the right edge.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    let fills = selectedRange.location != NSNotFound
    for rect in enclosingRects(of: clamped(glyphRange), in: textContainer, fills: fills) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  private func enclosingRects(
    of range: NSRange, in container: NSTextContainer, fills: Bool
  ) -> [CGRect] {
    guard let number = index(of: container) else { return [] }
    let layout = layout
    return layout.fragments(in: range).compactMap { index in
      let fragment = layout.fragments[index]
      guard fragment.container == number else { return nil }
      let ends = layout.ends(of: range, in: index)
      let goesOn = fills && range.location + range.length > fragment.line.range.upperBound - 1
      let isLast = range.location + range.length <= fragment.line.range.upperBound
      let right =
        goesOn && !isLast
        ? max(ends.end, fragment.rect.maxX - container.lineFragmentPadding)
        : ends.end
      return CGRect(
        x: ends.start, y: fragment.rect.minY, width: right - ends.start,
        height: fragment.rect.height)
    }
  }

  /// Returns the part of the text whose lines touch a rectangle of a container.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let number = index(of: container) else { return NSRange() }
    let layout = layout
    let shown = layout.fragments(of: number)
    var low = shown.lowerBound
    var high = shown.upperBound
    while low < high {
      let middle = (low + high) / 2
      if layout.fragments[middle].rect.maxY <= bounds.minY {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var last = low
    while last < shown.upperBound, layout.fragments[last].rect.minY < bounds.maxY { last += 1 }
    guard low < last else { return NSRange(location: 0, length: 0) }
    return NSRange(
      layout.fragments[low].line.range.lowerBound..<layout.fragments[last - 1].line.range.upperBound
    )
  }

  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  // MARK: Points

  /// Returns the glyph nearest to a point of a container, and how far across the glyph the point
  /// is, from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let number = index(of: container) else { return 0 }
    let layout = layout
    let shown = layout.fragments(of: number)
    guard var best = shown.first else { return 0 }
    for index in shown {
      let rect = layout.fragments[index].rect
      if rect.minY > point.y { break }
      // Of several fragments in one line, the nearest counts.
      let current = layout.fragments[best].rect
      if rect.minY > current.minY || rect.minX <= point.x { best = index }
    }
    let found = layout.flow.unit(at: point.x, in: best)
    partialFraction?.pointee = found.fraction
    return found.unit
  }

  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the character nearest to a point of a container, and the fraction of the distance to
  /// the next insertion point.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
}
