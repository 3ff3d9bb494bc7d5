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
  private var shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    let symbol =
      image.isSymbolImage
      ? image.symbol(for: traitCollection, preferred: currentPreferredSymbolConfiguration) : image
    return isSystemButton ? symbol.asStencil : symbol
  }

  // MARK: Sizes

  /// The title's size in whole points: a label of 46.333 × 17.333 is 47 × 18 in a button (recorded
  /// on iOS 13 at three pixels a point; high). An empty title keeps its line's height.
  private var naturalTitleSize: CGSize? {
    guard let titleView, let text = titleView.text else { return nil }
    if text.isEmpty {
      return CGSize(width: 0, height: PixelGrid.points.up(titleView.font.lineHeight))
    }
    return PixelGrid.points.up(titleView.intrinsicContentSize)
  }

  var naturalSize: CGSize {
    ButtonMetrics(
      title: naturalTitleSize, image: shownImage?.size, background: currentBackgroundImage?.size,
      contentInsets: contentEdgeInsets
    ).naturalSize(emptyLineHeight: labelForTitle().font.lineHeight)
  }

  // MARK: Places

  func naturalFrames(in content: CGRect) -> ButtonGeometry.Frames {
    ButtonGeometry(
      scale: traitCollection.displayScale, image: shownImage?.size ?? .zero,
      title: naturalTitleSize, imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets,
      horizontal: effectiveContentHorizontalAlignment.geometric,
      vertical: contentVerticalAlignment.geometric,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    ).frames(in: content)
  }

  func placeContent() {
    backgroundView?.frame = backgroundRect(forBounds: bounds)
    let room = contentRect(forBounds: bounds)
    iconView?.frame = imageRect(forContentRect: room)
    titleView?.frame = titleRect(forContentRect: room)
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The alignment by side; leading and trailing have been resolved before.
  var geometric: ButtonGeometry.Alignment {
    switch self {
    case .left: .start
    case .right: .end
    case .fill: .fill
    case .center, .leading, .trailing: .center
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  var geometric: ButtonGeometry.Alignment {
    switch self {
    case .top: .start
    case .bottom: .end
    case .fill: .fill
    case .center: .center
    }
  }
}
