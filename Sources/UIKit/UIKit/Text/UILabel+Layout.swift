import Graphics
import LayoutTrees
import Typography

extension UILabel {
  // MARK: Changes

  /// Called when the text's size may have changed.
  func textDidChange() {
    state.styled = nil
    state.drawn = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    observedPropertiesDidChange()
  }

  /// Called when the text's appearance has changed, but not its layout.
  func looksDidChange() {
    state.styled = nil
    setNeedsDisplay()
    observedPropertiesDidChange()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    guard state.attributed != text || state.plain != nil else { return }
    // A copy, because a mutable string may change later.
    state.attributed = text.map { NSAttributedString(attributedString: $0) }
    state.plain = nil
    state.adoptLeadingStyle()
    textDidChange()
  }

  func override(_ key: NSAttributedString.Key, with value: Any) {
    state.override(key, with: value)
  }

  func overrideParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    state.overrideParagraphs(change)
  }

  /// Updates fonts for the view's content size category.
  func adjustFonts() {
    let traits = traitCollection
    let font = state.font.adjusted(for: traits)
    var changed = font !== state.font
    state.font = font
    state.replaceAttribute(.font) { value in
      guard let font = value as? UIFont else { return nil }
      let adjusted = font.adjusted(for: traits)
      guard adjusted !== font else { return nil }
      changed = true
      return adjusted
    }
    if changed { textDidChange() }
  }

  // MARK: Text as it is laid out

  /// Natural alignment follows the app's language: traits and semantic attributes mirror the frames
  /// of views, but Latin text stays at the left of its label (five recorded pictures; high).
  private var isRightToLeft: Bool { hostOfView.options.layoutDirection == .rightToLeft }

  private var styledText: StyledText {
    let traits = traitCollection
    if let styled = state.styled, styled.traits === traits { return styled.text }
    var text = StyledText(
      "", attributes: TextAttributes(font: state.font.descriptor, color: .clear))
    traits.performAsCurrent {
      var conversion = TextConversion(
        font: state.font, color: state.textColor, paragraph: state.paragraph)
      if !isEnabled {
        conversion.overridingColor = Self.disabledColor
      } else if isHighlighted, let highlightedTextColor {
        conversion.overridingColor = highlightedTextColor
      }
      conversion.shadow = shadowColor.map {
        TextAttributes.Shadow(color: $0.cgColor, offset: shadowOffset)
      }
      if let attributed = state.attributed {
        text = conversion.styledText(attributed)
      } else {
        text = conversion.styledText(state.plain ?? "")
      }
    }
    state.styled = (text, traits)
    return text
  }

  /// The colour of a disabled label (recalled: a grey that doesn't depend on the text's colour).
  private static let disabledColor = UIColor.lightGray

  // MARK: Sizes

  func fittingSize(width: CGFloat) -> CGSize {
    // A single line requests its whole width, regardless of the available width (facts: layout
    // §7.2).
    let isLimited = numberOfLines != 1 && width > 0
    let room = CGRect(
      x: 0, y: 0, width: isLimited ? width : TextFitting.unlimited, height: TextFitting.unlimited)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the text's rectangle, its size rounded up to pixels.
  func naturalTextRect(in bounds: CGRect, numberOfLines: Int) -> CGRect {
    guard !state.isEmpty, bounds.width > 0, bounds.height > 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let layout = TextFitting.layout(
      styledText, width: bounds.width, height: bounds.height, numberOfLines: numberOfLines,
      isRightToLeft: isRightToLeft, traits: traitCollection)
    var size = pixelGrid.up(layout.size)
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height)
    var x = bounds.minX
    switch textAlignment {
    case .left, .justified: break
    case .center: x += (bounds.width - size.width) / 2
    case .right: x += bounds.width - size.width
    case .natural: x += isRightToLeft ? bounds.width - size.width : 0
    }
    return CGRect(x: x, y: bounds.minY, width: size.width, height: size.height)
  }

  // MARK: Drawing

  func drawNaturalText(in rect: CGRect, of context: CGContext) {
    state.drawn = nil
    guard !state.isEmpty, rect.width > 0, rect.height > 0 else { return }
    let text = styledText
    let layout = place(text, in: rect)
    var top = self.top(of: layout, in: rect)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else {
      layout.draw(
        in: context, at: CGPoint(x: rect.minX, y: top), attachments: pictures(in: context))
      state.drawn = DrawnBaselines(
        layout, at: CGPoint(x: rect.minX, y: top), size: bounds.size)
      return
    }
    let factor = TextFitting.scale(
      of: text, toWidth: rect.width, minimum: minimumScaleFactor, traits: traitCollection)
    let shrunk = place(TextFitting.scaled(text, by: factor), in: rect)
    switch baselineAdjustment {
    case .alignBaselines: top += layout.firstBaseline - shrunk.firstBaseline
    case .alignCenters: top = self.top(of: shrunk, in: rect)
    case .none: break
    }
    shrunk.draw(
      in: context, at: CGPoint(x: rect.minX, y: top), attachments: pictures(in: context))
    state.drawn = DrawnBaselines(
      shrunk, at: CGPoint(x: rect.minX, y: top), size: bounds.size)
  }

  private func pictures(in context: CGContext) -> TextLayout.AttachmentDrawing? {
    guard let text = state.attributed else { return nil }
    let pictures = AttachmentPictures(text, color: state.textColor)
    let traits = traitCollection
    return { unit, rect in
      traits.performAsCurrent { pictures.draw(at: unit, in: rect, of: context) }
    }
  }

  private func place(_ text: StyledText, in rect: CGRect) -> TextLayout {
    TextFitting.layout(
      text, width: rect.width, height: rect.height, numberOfLines: numberOfLines,
      isRightToLeft: isRightToLeft, traits: traitCollection)
  }

  /// Returns the top of the text block, which is centred and aligned to a pixel (facts: layout
  /// §6.3).
  private func top(of layout: TextLayout, in rect: CGRect) -> CGFloat {
    let grid = pixelGrid
    return rect.minY + grid.nearest((rect.height - grid.up(layout.size.height)) / 2)
  }

  /// Returns the text as it would be drawn in a rectangle.
  func placedText(in rect: CGRect) -> (layout: TextLayout, origin: CGPoint) {
    var text = styledText
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      text = TextFitting.scaled(
        text,
        by: TextFitting.scale(
          of: text, toWidth: rect.width, minimum: minimumScaleFactor, traits: traitCollection))
    }
    let layout = place(text, in: rect)
    return (layout, CGPoint(x: rect.minX, y: top(of: layout, in: rect)))
  }

  /// The whole text at the label's width; in one line if the label is limited to one.
  var wholeText: TextLayout {
    TextFitting.layout(
      styledText, width: numberOfLines == 1 ? TextFitting.unlimited : bounds.width,
      isRightToLeft: isRightToLeft, traits: traitCollection)
  }

  // MARK: Trees

  func describeText(in description: inout LayoutDescription) {
    describeBaselines(in: &description)
    guard let text else { return }
    description.add(.text, .text(text))
    if let key = hostOfView.resources.key(of: text) { description.add(.textKey, .text(key)) }
    description.add(
      .font, .text("\(state.font.fontName) \(state.font.pointSize.shortText)"))
    description.add(.textColor, color: textColor, in: traitCollection)
    if numberOfLines != 1 { description.add(.numberOfLines, .number(Double(numberOfLines))) }
    if textAlignment != .natural {
      description.add(.textAlignment, .text("\(textAlignment)"))
    }
    if lineBreakMode != .byTruncatingTail {
      description.add(.lineBreakMode, .text("\(lineBreakMode)"))
    }
  }

  /// Describes the first line's baseline from the top, and the last one's if that differs.
  private func describeBaselines(in description: inout LayoutDescription) {
    guard let drawn = state.drawn, drawn.size == bounds.size else { return }
    description.add(.firstBaseline, .number(drawn.first.inThousandths))
    if drawn.last != drawn.first {
      description.add(.lastBaseline, .number(drawn.last.inThousandths))
    }
  }
}
