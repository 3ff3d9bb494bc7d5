extension UIButton {
  // MARK: Views

  /// Whether title and image have the tint: every type but the custom one is a system button with a
  /// predefined image (Apple's names for the types).
  private var isSystemButton: Bool { buttonType != .custom }

  /// The default title font: 15 points in system buttons, 18 in custom ones (recalled).
  var standardTitleFont: UIFont {
    .systemFont(ofSize: isSystemButton ? 15 : UIFont.buttonFontSize)
  }

  func labelForTitle() -> UIButtonLabel {
    if let titleView { return titleView }
    let label = UIButtonLabel()
    label.font = standardTitleFont
    label.lineBreakMode = .byTruncatingMiddle
    titleView = label
    addSubview(label)
    return label
  }

  func viewForImage() -> UIImageView {
    if let iconView { return iconView }
    let view = UIImageView()
    iconView = view
    if let titleView { insertSubview(view, belowSubview: titleView) } else { addSubview(view) }
    return view
  }

  private func viewForBackground() -> UIImageView {
    if let backgroundView { return backgroundView }
    let view = UIImageView()
    backgroundView = view
    insertSubview(view, at: 0)
    return view
  }

  // MARK: Content

  func contentDidChange() {
    if configured.given != nil { return markForConfigurationUpdate() }
    showContent()
    insetsDidChange()
  }

  func insetsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns the default title colour; a disabled system button's title is grey (recalled).
  func standardTitleColor(for state: State) -> UIColor {
    guard isSystemButton else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// Shows the content of the current state, creating views as needed.
  func showContent() {
    if let title = currentAttributedTitle {
      labelForTitle().attributedText = title
    } else if titleView != nil || currentTitle != nil {
      let label = labelForTitle()
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    titleView?.shadowColor = currentTitleShadowColor
    if iconView != nil || currentImage != nil { viewForImage().image = shownImage }
    if backgroundView != nil || currentBackgroundImage != nil {
      viewForBackground().image = currentBackgroundImage
    }
    // A highlighted system button fades (recalled: to a fifth).
    let alpha: CGFloat = isSystemButton && isHighlighted ? 0.2 : 1
    titleView?.alpha = alpha
    iconView?.alpha = alpha
  }

  /// The image to show; a system button paints images in the tint unless they specify otherwise.
  var shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    let symbol =
      image.isSymbolImage
      ? image.symbol(for: traitCollection, preferred: currentPreferredSymbolConfiguration) : image
    return isSystemButton ? symbol.asStencil : symbol
  }
}
