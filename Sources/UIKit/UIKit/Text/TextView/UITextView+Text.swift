import Foundation
import Graphics
import LayoutTrees

extension UITextView {
  func prepareText() {
    content.container.view = self
    content.textView.owner = self
    addSubview(content.selectionView)
    addSubview(content.textView)
    updateSurroundings()
  }

  // MARK: Setting text

  /// The attributes of text that is set without any.
  var standardAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = content.alignment
    return [
      .font: content.font ?? TextViewContent.plainFont,
      .foregroundColor: content.color ?? .label, .paragraphStyle: style,
    ]
  }

  func setPlainText(_ text: String) {
    let attributes = typingAttributes
    content.typing = attributes
    replaceAll(NSAttributedString(string: text, attributes: attributes))
  }

  func setAttributedText(_ text: NSAttributedString) {
    replaceAll(text)
    content.typing =
      text.length > 0 ? text.attributes(at: text.length - 1, effectiveRange: nil) : nil
    content.typing?[.attachment] = nil
    content.typing?[.link] = nil
    updateSurroundings()
  }

  /// Replaces the text. The caret moves to the end; only its move is notified (iOS 26.1; facts:
  /// controls, text view).
  private func replaceAll(_ text: NSAttributedString) {
    inOwnWorld {
      typingUndo.forget()
      changeText { $0.setAttributedString(text) }
      select(NSRange(location: length, length: 0))
      observedPropertiesDidChange()
    }
  }

  private func changeText(_ body: (NSTextStorage) -> Void) {
    content.isChangingText = true
    content.storage.beginEditing()
    body(content.storage)
    content.storage.endEditing()
    content.isChangingText = false
    textLayoutDidChange()
  }

  func setFont(_ font: UIFont?) {
    content.font = font
    setAttribute(.font, font)
  }

  func setTextColor(_ color: UIColor?) {
    content.color = color
    setAttribute(.foregroundColor, color ?? .label)
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    let whole = NSRange(location: 0, length: length)
    changeText {
      if let value {
        $0.addAttribute(key, value: value, range: whole)
      } else {
        $0.removeAttribute(key, range: whole)
      }
    }
    content.typing?[key] = value
    updateSurroundings()
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    content.alignment = alignment
    changeParagraphs(in: NSRange(location: 0, length: length)) { $0.alignment = alignment }
    if content.typing != nil {
      let style = NSMutableParagraphStyle()
      if let old = content.typing?[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(old)
      }
      style.alignment = alignment
      content.typing?[.paragraphStyle] = style
    }
    updateSurroundings()
  }

  func changeParagraphs(in range: NSRange, _ change: (NSMutableParagraphStyle) -> Void) {
    guard range.length > 0 else { return }
    let text = NSAttributedString(attributedString: content.storage)
    changeText { storage in
      text.enumerateAttribute(.paragraphStyle, in: range) { value, part, _ in
        let style = NSMutableParagraphStyle()
        if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
        change(style)
        storage.addAttribute(.paragraphStyle, value: style, range: part)
      }
    }
  }

  func writingDirection(at offset: Int) -> NSWritingDirection {
    guard length > 0 else { return .natural }
    let style =
      content.storage.attribute(
        .paragraphStyle, at: min(offset, length - 1), effectiveRange: nil) as? NSParagraphStyle
    return style?.baseWritingDirection ?? .natural
  }

  /// Updates fonts for the view's content size category.
  func adjustFonts() {
    let traits = traitCollection
    content.font = content.font?.adjusted(for: traits)
    if let font = content.typing?[.font] as? UIFont {
      content.typing?[.font] = font.adjusted(for: traits)
    }
    var changes: [(font: UIFont, range: NSRange)] = []
    let whole = NSRange(location: 0, length: length)
    content.storage.enumerateAttribute(.font, in: whole) { value, range, _ in
      guard let font = value as? UIFont else { return }
      let adjusted = font.adjusted(for: traits)
      if adjusted !== font { changes.append((adjusted, range)) }
    }
    guard !changes.isEmpty else { return updateSurroundings() }
    changeText { storage in
      for change in changes {
        storage.addAttribute(.font, value: change.font, range: change.range)
      }
    }
    updateSurroundings()
  }

  // MARK: Layout

  /// Natural alignment follows the app's language, as in labels, unless the view forces a direction
  /// (recalled; medium).
  private var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceLeftToRight: false
    case .forceRightToLeft: true
    default: hostOfView.options.layoutDirection == .rightToLeft
    }
  }

  /// Updates the layout manager with the view's contribution.
  func updateSurroundings() {
    var surroundings = NSLayoutManager.Surroundings()
    surroundings.traits = traitCollection
    surroundings.isRightToLeft = isRightToLeft
    surroundings.linkAttributes = linkTextAttributes
    surroundings.typingAttributes = typingAttributes
    content.manager.surroundings = surroundings
    content.manager.invalidate()
  }

  /// Called when the text or its size has changed.
  func textLayoutDidChange() {
    guard !content.isChangingText else { return }
    content.isStale = true
    content.fitted = nil
    content.textView.setNeedsDisplay()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Called when the text's appearance has changed, but not its layout.
  func textLooksDidChange() { content.textView.setNeedsDisplay() }

  func containerDidChange() {
    updateContainer()
    textLayoutDidChange()
  }

  /// The container's origin in the content.
  var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

  /// Makes the container as wide as the view, and as high unless the view scrolls: lines that don't
  /// fit aren't drawn then (iOS 26.1; facts: controls §2; high).
  func updateContainer() {
    let insets = textContainerInset
    let container = content.container
    var size = container.size
    if container.widthTracksTextView {
      size.width = max(bounds.width - insets.left - insets.right, 0)
    }
    if container.heightTracksTextView || container.widthTracksTextView {
      size.height =
        isScrollEnabled ? 0 : max(bounds.height - insets.top - insets.bottom, 0)
    }
    if size != container.size { container.size = size }
  }

  func textGeometryDidRefresh() {
    updateContainer()
    if !content.textView.drawn.contains(visibleText) { content.textView.setNeedsDisplay() }
  }

  func layOutText() {
    updateContainer()
    let size = textSize
    if isScrollEnabled {
      let height = size.height + textContainerInset.top + textContainerInset.bottom
      contentSize = CGSize(width: bounds.width, height: pixelGrid.up(height))
    } else {
      contentSize = bounds.size
    }
    let frame = CGRect(
      x: 0, y: 0, width: max(contentSize.width, bounds.width),
      height: max(contentSize.height, isScrollEnabled ? 0 : bounds.height))
    for view in [content.textView, content.selectionView] where view.frame != frame {
      view.frame = frame
    }
    content.isStale = false
    updateSelectionView()
  }

  private var textSize: CGSize {
    let used = content.manager.usedRect(for: content.container)
    return CGSize(width: used.maxX, height: used.maxY)
  }

  /// Returns the size of the text with its padding and the insets, aligned to pixels.
  func fittingSize(width: CGFloat) -> CGSize {
    if let fitted = content.fitted, fitted.width == width { return fitted.size }
    let insets = textContainerInset
    let room = NSTextContainer(size: .zero)
    let own = content.container
    room.lineFragmentPadding = own.lineFragmentPadding
    room.maximumNumberOfLines = own.maximumNumberOfLines
    room.lineBreakMode = own.lineBreakMode
    room.exclusionPaths = own.exclusionPaths
    let isLimited = width > 0 && width < TextFitting.unlimited
    // A width of 0 sets no limit in a container.
    room.size.width = isLimited ? max(width - insets.left - insets.right, 0.001) : 0
    let layout = content.manager.measure(in: [room])
    var used = layout.extra.map { CGSize(width: $0.usedRect.width, height: $0.rect.maxY) } ?? .zero
    for fragment in layout.fragments {
      used.width = max(used.width, fragment.neededWidth)
      used.height = max(used.height, fragment.usedRect.maxY)
    }
    let size = pixelGrid.up(
      CGSize(
        width: used.width + insets.left + insets.right,
        height: used.height + insets.top + insets.bottom))
    content.fitted = (width, size)
    return size
  }

  var textBaselines: (first: CGFloat, last: CGFloat)? {
    let fragments = content.manager.layout.fragments
    guard let first = fragments.first, let last = fragments.last else {
      guard let extra = content.manager.layout.extra else { return nil }
      let font = font ?? TextViewContent.plainFont
      let top = pixelGrid.up(font.ascender) + textContainerInset.top
      return (top, textContainerInset.bottom + extra.rect.height - pixelGrid.up(font.ascender))
    }
    let height = bounds.height > 0 ? bounds.height : intrinsicContentSize.height
    return (
      first.line.baseline + textContainerInset.top,
      max(height - last.line.baseline - textContainerInset.top, 0)
    )
  }

  func reveal(_ range: NSRange) {
    layoutIfNeeded()
    let range = clamped(range)
    var rect = caret(at: range.location).union(caret(at: range.location + range.length))
    rect.origin.x = bounds.minX
    rect.size.width = bounds.width
    scroll(toReveal: rect, animated: false)
  }

  // MARK: Drawing

  private var visibleText: CGRect {
    let whole = content.textView.frame
    return bounds.intersection(whole)
  }

  /// Draws the visible lines, and about as many above and below, since long texts would make long
  /// drawings.
  func drawText(in view: _UITextContainerView) {
    let margin = max(bounds.height, 1)
    let shown = bounds.insetBy(dx: 0, dy: -margin)
    view.drawn = shown
    let origin = textOrigin
    let manager = content.manager
    let range = manager.glyphRange(
      forBoundingRect: shown.offsetBy(dx: -origin.x, dy: -origin.y), in: content.container)
    traitCollection.performAsCurrent {
      manager.drawBackground(forGlyphRange: range, at: origin)
      manager.drawGlyphs(forGlyphRange: range, at: origin)
    }
  }

  // MARK: Trees

  func describeText(in description: inout LayoutDescription) {
    description.add(.text, .text(text))
    if let key = hostOfView.resources.key(of: text) { description.add(.textKey, .text(key)) }
    let font = font ?? TextViewContent.plainFont
    description.add(.font, .text("\(font.fontName) \(font.pointSize.shortText)"))
    description.add(.textColor, color: textColor ?? .label, in: traitCollection)
    if textAlignment != .natural {
      description.add(.textAlignment, .text("\(textAlignment)"))
    }
    description.add(.editing, .flag(isFirstResponder && isEditable))
  }
}
