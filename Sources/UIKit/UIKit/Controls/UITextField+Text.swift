extension UITextField {
  static let standardFont = UIFont.systemFont(ofSize: 17)

  func setText(_ text: NSAttributedString) {
    typingUndo.forget()
    parts.text = text
    // Setting text moves the caret to its end.
    if isEditing { input.selection = NSRange(location: text.length, length: 0) }
    textDidChange()
    observedPropertiesDidChange()
  }

  /// Replaces the font by the one for the content size category, if it follows that.
  func adjustFont() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = font.adjusted(for: traitCollection)
    if adjusted !== font { self.font = adjusted }
  }

  func setPlaceholder(_ text: NSAttributedString?) {
    parts.placeholder = text
    textDidChange()
  }

  func textDidChange() {
    let font = font ?? Self.standardFont
    for label in [parts.textLabel, parts.placeholderLabel] {
      label.font = font
      label.textAlignment = textAlignment
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = font.pointSize > 0 ? minimumFontSize / font.pointSize : 0
      label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
    let shown = parts.textLabel
    shown.textColor = textColor ?? .label
    if isSecureTextEntry {
      shown.text = String(repeating: "•", count: parts.text.string.count)
    } else {
      show(
        parts.text, in: shown, attributes: parts.attributes.isEmpty ? [:] : textAttributes)
    }
    parts.placeholderLabel.textColor = placeholderColor
    show(parts.placeholder, in: parts.placeholderLabel)
    invalidateIntrinsicContentSize()
    looksDidChange()
  }

  /// Text without its own attributes uses the given ones, or otherwise the label's.
  private func show(
    _ text: NSAttributedString?, in label: UILabel,
    attributes: [NSAttributedString.Key: Any] = [:]
  ) {
    let isPlain =
      text.map { $0.length == 0 || $0.attributes(at: 0, effectiveRange: nil).isEmpty } ?? true
    if isPlain, !attributes.isEmpty, let text {
      label.attributedText = NSAttributedString(string: text.string, attributes: attributes)
    } else if isPlain {
      label.text = text?.string
    } else {
      label.attributedText = text
    }
  }

  /// The attributes of the whole text: the field's font, colour and alignment, and additional ones.
  var textAttributes: [NSAttributedString.Key: Any] {
    var attributes = parts.attributes
    let given = attributes[.paragraphStyle] as? NSParagraphStyle
    let style = given?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
    if given == nil { style.lineBreakMode = .byTruncatingTail }
    style.alignment = textAlignment
    attributes[.paragraphStyle] = style
    attributes[.font] = font ?? Self.standardFont
    attributes[.foregroundColor] = textColor ?? .label
    return attributes
  }

  /// Sets the attributes of the whole text; omitted ones return to their defaults.
  func setTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    var rest = attributes
    rest[.font] = nil
    rest[.foregroundColor] = nil
    parts.attributes = rest
    parts.text = NSAttributedString(string: parts.text.string)
    font = attributes[.font] as? UIFont
    textColor = attributes[.foregroundColor] as? UIColor
    textAlignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
  }
}
