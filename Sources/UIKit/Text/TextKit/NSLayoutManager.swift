import Foundation
import Typography

/// Lays out a text storage's text in text containers, and draws it.
///
/// A glyph's index is the index of its character in UTF-16 units. The whole text is laid out when
/// something of it is first asked for.
open class NSLayoutManager: NSObject {
  public override init() { super.init() }

  /// Makes a manager without a text: archives aren't read.
  public required init?(coder: NSCoder) { super.init() }

  /// The text; the storage keeps its managers, not they it.
  open weak var textStorage: NSTextStorage?

  /// Puts another text in the place of the manager's.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    textStorage?.removeLayoutManager(self)
    newTextStorage.addLayoutManager(self)
  }

  /// Hears of layout; not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { invalidate() } }

  // MARK: Containers

  /// What the text is laid out in, one after the other.
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

  /// Lays out anew what a container of another shape holds.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    let old = sizes[ObjectIdentifier(container)] ?? container.size
    sizes[ObjectIdentifier(container)] = container.size
    invalidate()
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: old)
  }

  /// The containers' sizes as they were told last.
  private var sizes: [ObjectIdentifier: CGSize] = [:]

  // MARK: Settings

  /// Whether lines are apart by their fonts' leading.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { invalidate() } } }
  /// Kept without effect: control characters show nothing.
  open var showsInvisibleCharacters = false
  /// Kept without effect: control characters show nothing.
  open var showsControlCharacters = false
  /// Kept without effect: words aren't hyphenated.
  open var usesDefaultHyphenation = false
  /// Kept without effect: the whole text is laid out.
  open var allowsNonContiguousLayout = false
  /// False: the whole text is laid out.
  open var hasNonContiguousLayout: Bool { false }
  /// Kept without effect.
  open var limitsLayoutForSuspiciousContents = false

  // MARK: Layout

  /// What the view that shows the text adds to it.
  struct Surroundings {
    /// Those of the moment where nil.
    var traits: UITraitCollection?
    var isRightToLeft = false
    /// The look of links, which wins over their own; nil draws them as labels do.
    var linkAttributes: [NSAttributedString.Key: Any]?
    /// The look of what would be typed at the end.
    var typingAttributes: [NSAttributedString.Key: Any] = [:]
  }

  final var surroundings = Surroundings()
  private var finished: FinishedLayout?
  /// The layout before: paragraphs that haven't changed since aren't shaped again.
  private var last: TextFlow?
  /// Whether lines are laid out, and the delegate and pictures may be asked about them.
  private var isLayingOut = false
  private var isTelling = false
  /// Whether something changed while lines were laid out.
  private var wasInvalidated = false

  /// The text's lines, which are laid out if they aren't.
  ///
  /// Whoever asks while lines are laid out finds none: layout doesn't enter itself.
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

  /// The text's lines in containers that aren't the manager's own, as it would lay them out; its
  /// delegate decides about their spacing, and hears nothing more of them.
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
    let scale =
      traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
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

  /// What the empty line at the end looks like: as what would be typed there.
  private func extraStyle(of text: NSAttributedString) -> [NSAttributedString.Key: Any] {
    if !surroundings.typingAttributes.isEmpty || text.length == 0 {
      return surroundings.typingAttributes
    }
    return text.attributes(at: text.length - 1, effectiveRange: nil)
  }

  private func extraFragment(
    after flow: TextFlow, of text: NSAttributedString, in rooms: [TextFlow.Container],
    as empty: StyledText, scale: CGFloat, edition: SystemFontEdition
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

  /// Forgets the layout; it is made anew when it is asked for.
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

  /// Reacts to a change of the text.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
  }

  /// Forgets the layout of a part of the text, which is that of all of it.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(location: 0, length: textStorage?.length ?? 0)
    invalidate()
  }

  /// Draws a part of the text anew.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers {
      guard let view = container.view else { continue }
      _ = onMainQueue { view.textLooksDidChange() }
    }
  }

  /// Draws a part of the text anew.
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

  /// Draws what lies behind a part of the text, into the current context.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout
    for index in layout.fragments(in: glyphsToShow) {
      layout.fragments[index].line.drawBackgrounds(in: context, at: origin)
    }
  }

  /// Draws a part of the text with its pictures, into the current context; whole lines are drawn.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout
    for problem in layout.flow.problems { context.drawUnavailable(problem.description) }
    let pictures = textStorage.map { AttachmentPictures($0, color: .black) }
    for index in layout.fragments(in: glyphsToShow) {
      let fragment = layout.fragments[index]
      let container = textContainers[fragment.container]
      fragment.line.draw(in: context, at: origin) { unit, rect in
        pictures?.draw(at: unit, in: rect, of: context, container)
      }
    }
  }
}
