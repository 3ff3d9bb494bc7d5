/// The contents of a text field, and the labels that show them.
@MainActor
struct TextFieldParts {
  var text = NSAttributedString(string: "")
  var placeholder: NSAttributedString?
  /// The attributes of the whole text in addition to its font, colour and alignment.
  var attributes: [NSAttributedString.Key: Any] = [:]
  let textLabel = UITextFieldLabel()
  let placeholderLabel = UITextFieldLabel()
  /// Created when it's first shown.
  var clearButton: UIButton?
  /// Created when something is first selected.
  var selectionView: TextSelectionView?
}

/// The text in a field; its name appears in view descriptions.
final class UITextFieldLabel: UILabel {
  /// The field reads its text itself; a field that isn't an element is silent.
  package override var isElementByDefault: Bool { false }

  /// Omits the text, which the field describes.
  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.text = nil
    description.facts.kinds.insert(.system)
  }
}

extension UITextField {
  func prepareField() {
    isOpaque = false
    contentMode = .redraw
    addSubview(parts.placeholderLabel)
    addSubview(parts.textLabel)
    textDidChange()
  }

  // MARK: Changes

  func looksDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  func sideViewDidChange(from old: UIView?) {
    if old !== leftView, old !== rightView { old?.removeFromSuperview() }
    sizesDidChange()
  }

  /// Updates the layout after an appearance change that may affect the field's natural size.
  func sizesDidChange() {
    invalidateIntrinsicContentSize()
    looksDidChange()
  }

  // MARK: Places

  var fieldGeometry: TextFieldGeometry {
    TextFieldGeometry(
      release: hostOfView.release, scale: traitCollection.displayScale,
      border: borderStyle.geometric,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
    view != nil && isShown(mode)
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  private var showsLeftView: Bool { isShown(leftView, leftViewMode) }
  private var showsRightView: Bool { isShown(rightView, rightViewMode) }

  private var showsClearButton: Bool {
    isShown(clearButtonMode) && parts.text.length > 0 && !showsRightView && isEnabled
  }

  func standardClearRect(in bounds: CGRect) -> CGRect { fieldGeometry.clearButton(in: bounds) }

  func sideRect(_ view: UIView?, in bounds: CGRect, isRight: Bool) -> CGRect {
    fieldGeometry.sideView(view?.bounds.size ?? .zero, in: bounds, isRight: isRight)
  }

  func standardTextRect(in bounds: CGRect) -> CGRect {
    fieldGeometry.text(
      in: bounds, left: showsLeftView ? leftViewRect(forBounds: bounds) : nil,
      right: showsRightView
        ? rightViewRect(forBounds: bounds)
        : showsClearButton ? clearButtonRect(forBounds: bounds) : nil)
  }

  /// Shows the placeholder while there is no text, and places the field's parts.
  func layOutField() {
    let isEmpty = parts.text.length == 0
    parts.textLabel.isHidden = isEmpty
    parts.placeholderLabel.isHidden = !isEmpty
    parts.textLabel.frame =
      isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    parts.placeholderLabel.frame = placeholderRect(forBounds: bounds)
    place(leftView, isShown: showsLeftView, leftViewRect(forBounds: bounds))
    place(rightView, isShown: showsRightView, rightViewRect(forBounds: bounds))
    if showsClearButton, parts.clearButton == nil { parts.clearButton = makeClearButton() }
    place(parts.clearButton, isShown: showsClearButton, clearButtonRect(forBounds: bounds))
    markSelection()
  }

  /// Creates the clear button, a cross on a grey disc (recalled; medium); it clears the text if the
  /// delegate agrees.
  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    let size = UIImage.SymbolConfiguration(pointSize: 15)
    button.setImage(
      UIImage(systemName: "xmark.circle.fill", withConfiguration: size), for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = "Clear text"
    // A field that isn't an element is silent as a whole.
    button.isAccessibilityElement = false
    button.addAction(UIAction { [weak self] _ in self?.clearText() }, for: .touchUpInside)
    return button
  }

  private func clearText() {
    inOwnWorld {
      guard delegate?.textFieldShouldClear(self) ?? true else { return }
      put("", in: TextOffsetRange(NSRange(location: 0, length: length)))
    }
  }

  /// Highlights the selection while the field is being edited.
  func markSelection() {
    let range = isEditing ? selection : nil
    if range?.length ?? 0 > 0, parts.selectionView == nil {
      let view = TextSelectionView(frame: bounds)
      insertSubview(view, at: 0)
      parts.selectionView = view
    }
    guard let view = parts.selectionView else { return }
    view.frame = bounds
    let rects = range.map { selectedRects(TextOffsetRange($0)).map(\.rect) } ?? []
    view.show(caret: nil, marked: rects)
  }

  private func place(_ view: UIView?, isShown: Bool, _ frame: @autoclosure () -> CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      view.frame = frame()
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  // MARK: Sizes

  var naturalSize: CGSize {
    let label = parts.text.length == 0 ? parts.placeholderLabel : parts.textLabel
    return fieldGeometry.naturalSize(
      textWidth: label.intrinsicContentSize.width,
      lineHeight: (font ?? Self.standardFont).lineHeight,
      left: showsLeftView ? leftView?.bounds.size : nil,
      right: showsRightView ? rightView?.bounds.size : nil)
  }

  var textBaselineOffsets: (first: CGFloat, last: CGFloat)? {
    guard let text = parts.textLabel.baselineOffsets else { return nil }
    let height = bounds.height > 0 ? bounds.height : naturalSize.height
    return fieldGeometry.baselines(of: text, height: height)
  }
}

extension UITextField.BorderStyle {
  fileprivate var geometric: TextFieldGeometry.Border {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .rounded
    }
  }
}
