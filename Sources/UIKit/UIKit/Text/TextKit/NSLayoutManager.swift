import Foundation
import Typography

/// Lays out a text storage's text in text containers, and draws it.
///
/// A glyph's index is the index of its character in UTF-16 units. The whole text is laid out on the
/// first query.
open class NSLayoutManager: NSObject {
  public override init() { super.init() }

  /// Creates a manager without a text: archives aren't read.
  public required init?(coder: NSCoder) { super.init() }

  /// The text; the storage retains its managers, not vice versa.
  open weak var textStorage: NSTextStorage?

  /// Replaces the manager's text.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    textStorage?.removeLayoutManager(self)
    newTextStorage.addLayoutManager(self)
  }

  /// The object that is notified of layout; not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { invalidate() } }

  // MARK: Containers

  /// The containers that the text is laid out in, one after the other.
  open private(set) var textContainers: [NSTextContainer] = []

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard !textContainers.contains(where: { $0 === container }) else { return }
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    sizes[ObjectIdentifier(container)] = container.size
    invalidate()
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    let container = textContainers.remove(at: index)
    container.layoutManager = nil
    sizes[ObjectIdentifier(container)] = nil
    invalidate()
  }

  /// Invalidates the layout of a container whose geometry has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    let old = sizes[ObjectIdentifier(container)] ?? container.size
    sizes[ObjectIdentifier(container)] = container.size
    invalidate()
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: old)
  }

  /// The last known sizes of the containers.
  private var sizes: [ObjectIdentifier: CGSize] = [:]

  // MARK: Settings

  /// Whether the line spacing includes the fonts' leading.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { invalidate() } } }
  /// Stored, but without effect: control characters aren't shown.
  open var showsInvisibleCharacters = false
  /// Stored, but without effect: control characters aren't shown.
  open var showsControlCharacters = false
  /// Stored, but without effect: words aren't hyphenated.
  open var usesDefaultHyphenation = false
  /// Stored, but without effect: the whole text is laid out.
  open var allowsNonContiguousLayout = false
  /// False: the whole text is laid out.
  open var hasNonContiguousLayout: Bool { false }
  /// Stored, but without effect.
  open var limitsLayoutForSuspiciousContents = false

  // MARK: Layout

  /// The contribution of the view that shows the text.
  struct Surroundings {
    /// The traits; nil for the current ones.
    var traits: UITraitCollection?
    var isRightToLeft = false
    /// The attributes of links, overriding their own; nil for the appearance in labels.
    var linkAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of text that would be typed at the end.
    var typingAttributes: [NSAttributedString.Key: Any] = [:]
  }

  final var surroundings = Surroundings()
  private var finished: FinishedLayout?
  /// The previous layout: paragraphs that haven't changed since aren't shaped again.
  private var last: TextFlow?
  /// Whether lines are being laid out, so that the delegate and attachments may be queried.
  private var isLayingOut = false
  private var isTelling = false
  /// Whether something changed while lines were being laid out.
  private var wasInvalidated = false

  /// The text's lines, which are laid out if they aren't yet.
  ///
  /// Empty when accessed while lines are being laid out: layout isn't reentrant.
  final var layout: FinishedLayout {
    if let finished { return finished }
    guard !isLayingOut else {
      let nothing = TextFlow(
        StyledText("", attributes: TextConversion.textKit.fallback), in: [], scale: 1)
      return FinishedLayout(flow: nothing, length: 0, extra: nil)
    }
    isLayingOut = true
    wasInvalidated = false
    let new = makeLayout(in: textContainers)
    isLayingOut = false
    last = new.flow
    if !wasInvalidated { finished = new }
    tell(of: new)
    return new
  }

  private func tell(of new: FinishedLayout) {
    guard let delegate, !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    let containers = textContainers
    for (index, container) in containers.enumerated() {
      let isFinished = new.flow.end >= new.length
      let isLast =
        isFinished
        && (new.fragments.last?.container ?? 0) <= index && (new.extra?.container ?? 0) <= index
      if isLast || index + 1 == containers.count, !isFinished || isLast {
        delegate.layoutManager(
          self, didCompleteLayoutFor: isFinished ? container : nil, atEnd: isFinished)
        break
      }
      delegate.layoutManager(self, didCompleteLayoutFor: container, atEnd: false)
    }
  }

  /// Returns the text's lines in containers that don't belong to the manager, as it would lay them
  /// out; its delegate determines their spacing, but isn't notified of them.
  final func measure(in containers: [NSTextContainer]) -> FinishedLayout {
    let outer = isLayingOut
    isLayingOut = true
    defer { isLayingOut = outer }
    let layout = makeLayout(in: containers)
    if last == nil { last = layout.flow }
    return layout
  }

  private func makeLayout(in containers: [NSTextContainer]) -> FinishedLayout {
    let traits = surroundings.traits ?? .current
    // Only text views round lines to pixels.
    let scale =
      !textContainers.contains { $0.view != nil }
      ? nil
      : traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    var styled = StyledText("", attributes: TextConversion.textKit.fallback)
    let text: NSAttributedString = textStorage ?? NSTextStorage()
    let rooms = containers.map(\.room)
    let width = containers.first.map { rooms[0].size.width - 2 * $0.lineFragmentPadding }
    let extra = extraStyle(of: text)
    var empty = StyledText(" ", attributes: TextConversion.textKit.fallback)
    traits.performAsCurrent {
      var conversion = TextConversion.textKit
      conversion.links = surroundings.linkAttributes
      conversion.textContainer = containers.first
      conversion.lineWidth = width.flatMap { $0.isFinite ? $0 : nil }
      if text.length > 0 { styled = conversion.styledText(text) }
      empty = conversion.styledText(" ", attributes: extra)
    }
    let edition = SystemFontEdition(traits.release)
    let delegate = delegate
    let flow = TextFlow(
      styled, in: rooms, scale: scale,
      isRightToLeft: surroundings.isRightToLeft, usesFontLeading: usesFontLeading,
      edition: edition, after: last,
      lineSpacing: delegate == nil
        ? nil
        : { [unowned self] unit, rect in
          let spacing =
            delegate?.layoutManager(
              self, lineSpacingAfterGlyphAt: unit, withProposedLineFragmentRect: rect) ?? .nan
          return spacing.isNaN ? nil : spacing
        })
    var layout = FinishedLayout(flow: flow, length: text.length, extra: nil)
    layout.extra = extraFragment(
      after: flow, of: text, in: rooms, as: empty, scale: scale, edition: edition)
    return layout
  }

  /// Returns the attributes of the empty line at the end, the same as for text that would be typed
  /// there.
  private func extraStyle(of text: NSAttributedString) -> [NSAttributedString.Key: Any] {
    if !surroundings.typingAttributes.isEmpty || text.length == 0 {
      return surroundings.typingAttributes
    }
    return text.attributes(at: text.length - 1, effectiveRange: nil)
  }

  private func extraFragment(
    after flow: TextFlow, of text: NSAttributedString, in rooms: [TextFlow.Container],
    as empty: StyledText, scale: CGFloat?, edition: SystemFontEdition
  ) -> (container: Int, rect: CGRect, usedRect: CGRect)? {
    guard !rooms.isEmpty, flow.end >= text.length,
      text.length == 0 || text.string.last?.isNewline == true
    else { return nil }
    let last = flow.fragments.last
    let index = last?.container ?? 0
    let room = rooms[index]
    guard
      room.maximumNumberOfLines == 0
        || Set(flow.fragments.filter { $0.container == index }.map(\.rect.minY)).count
          < room.maximumNumberOfLines
    else { return nil }
    let line = TextFlow(
      empty, in: [TextFlow.Container(size: room.size, padding: room.padding)], scale: scale,
      isRightToLeft: surroundings.isRightToLeft, usesFontLeading: usesFontLeading,
      edition: edition)
    guard let first = line.fragments.first else { return nil }
    let top = last?.rect.maxY ?? 0
    var rect = first.rect
    rect.origin.y = top
    guard !room.size.height.isFinite || rect.maxY <= room.size.height + 0.001 else { return nil }
    let used = CGRect(
      x: first.line.runs.first.map { $0.x - room.padding } ?? 0, y: top, width: 2 * room.padding,
      height: rect.height)
    return (index, rect, used)
  }

  /// Discards the layout; it is performed again when it is needed.
  final func invalidate() {
    wasInvalidated = true
    guard finished != nil || textContainers.contains(where: { $0.view != nil }) else { return }
    finished = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
    for container in textContainers {
      guard let view = container.view else { continue }
      _ = onMainQueue { view.textLayoutDidChange() }
    }
  }

  /// Handles a change of the text.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
  }

  /// Invalidates the layout of a part of the text, and with it the whole layout.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(location: 0, length: textStorage?.length ?? 0)
    invalidate()
  }

  /// Invalidates the display of a part of the text.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers {
      guard let view = container.view else { continue }
      _ = onMainQueue { view.textLooksDidChange() }
    }
  }

  /// Invalidates the display of a part of the text.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layout }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = layout }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = layout
  }

  // MARK: Drawing

  /// Draws the background of a part of the text into the current context.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout
    for index in layout.fragments(in: glyphsToShow) {
      layout.fragments[index].line.drawBackgrounds(in: context, at: origin)
    }
  }

  /// Draws a part of the text with its attachments into the current context, in whole lines.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout
    for problem in layout.flow.problems { context.drawUnavailable(problem.description) }
    let pictures = textStorage.map { AttachmentPictures($0, color: .black) }
    for index in layout.fragments(in: glyphsToShow) {
      let fragment = layout.fragments[index]
      let container = textContainers[fragment.container]
      let isClipped = layout.flow.isClipped(index)
      if isClipped {
        context.saveGState()
        context.clip(to: fragment.rect.offsetBy(dx: origin.x, dy: origin.y))
      }
      defer { if isClipped { context.restoreGState() } }
      fragment.line.draw(in: context, at: origin) { unit, rect in
        pictures?.draw(at: unit, in: rect, of: context, container)
      }
    }
  }
}
