import Graphics

extension UIButton {
  // MARK: Views

  /// Title size where none is set: 15 points in system buttons, 18 in custom ones (recalled).
  private var standardTitleFont: UIFont {
    .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
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
    showContent()
    insetsDidChange()
  }

  func insetsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// A disabled system button's title is grey (recalled).
  func standardTitleColor(for state: State) -> UIColor {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// Puts the content of the present state into the views, making those that are needed.
  func showContent() {
    if let title = currentAttributedTitle {
      labelForTitle().attributedText = title
    } else if titleView != nil || !(currentTitle ?? "").isEmpty {
      let label = labelForTitle()
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    titleView?.shadowColor = currentTitleShadowColor
    if iconView != nil || currentImage != nil { viewForImage().image = shownImage }
    if backgroundView != nil || currentBackgroundImage != nil {
      viewForBackground().image = currentBackgroundImage
    }
    // A touched system button fades (recalled: to a fifth).
    let alpha: CGFloat = buttonType == .system && isHighlighted ? 0.2 : 1
    titleView?.alpha = alpha
    iconView?.alpha = alpha
  }

  /// A system button paints images in the tint unless they say otherwise.
  private var shownImage: UIImage? {
    guard let image = currentImage, buttonType == .system, image.renderingMode == .automatic else {
      return currentImage
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  // MARK: Sizes

  /// Natural height is the title's, in whole points, and 6 above and below; natural width is the
  /// title's, and no less than 30 (facts: layout §6.2). An image alone has just its size.
  private static let titlePadding: CGFloat = 6
  private static let smallestWidth: CGFloat = 30

  private var hasTitle: Bool { titleView.map { !($0.text ?? "").isEmpty } ?? false }

  /// Whole points, whatever the scale.
  private var titleSize: CGSize {
    guard hasTitle, let size = titleView?.intrinsicContentSize else { return .zero }
    return PixelGrid.points.up(size)
  }

  var naturalSize: CGSize {
    let title = titleSize
    let image = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    let hasImage = currentImage != nil
    var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
    if insets == .zero, hasTitle || !hasImage {
      let text = hasTitle ? title.height : PixelGrid.points.up(labelForTitle().font.lineHeight)
      size.height = max(image.height, text + 2 * Self.titlePadding)
      size.width = max(size.width, Self.smallestWidth)
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if let background = currentBackgroundImage?.size {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    return size
  }

  // MARK: Places

  /// Image and title side by side, the title's width cut to what the image leaves.
  func naturalRects(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let image = currentImage?.size ?? .zero
    let natural = titleView.map { hasTitle ? $0.intrinsicContentSize : .zero } ?? .zero
    // Each stands in the content without its own insets; together they are centred.
    let imageRoom = content.inset(by: imageEdgeInsets)
    let titleRoom = content.inset(by: titleEdgeInsets)
    let title = CGSize(
      width: max(0, min(natural.width, titleRoom.width - image.width)),
      height: max(0, min(natural.height, titleRoom.height)))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let pair = image.width + title.width

    func start(_ room: CGRect) -> CGFloat {
      switch effectiveContentHorizontalAlignment {
      case .left: return room.minX
      case .right: return room.maxX - pair
      default: return room.midX - pair / 2
      }
    }
    func top(_ room: CGRect, _ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: return room.minY
      case .bottom: return room.maxY - height
      case .center, .fill: return room.midY - height / 2
      }
    }
    let imageX = start(imageRoom) + (isRightToLeft ? title.width : 0)
    let titleX = start(titleRoom) + (isRightToLeft ? 0 : image.width)
    var imageRect = CGRect(
      x: imageX, y: top(imageRoom, image.height), width: image.width, height: image.height)
    var titleRect = CGRect(
      x: titleX, y: top(titleRoom, title.height), width: title.width, height: title.height)
    if effectiveContentHorizontalAlignment == .fill {
      if hasTitle {
        titleRect.origin.x = isRightToLeft ? titleRoom.minX : titleRoom.minX + image.width
        titleRect.size.width = max(0, titleRoom.width - image.width)
        imageRect.origin.x = isRightToLeft ? imageRoom.maxX - image.width : imageRoom.minX
      } else {
        imageRect.origin.x = imageRoom.minX
        imageRect.size.width = imageRoom.width
      }
    }
    if contentVerticalAlignment == .fill {
      titleRect.origin.y = titleRoom.minY
      titleRect.size.height = titleRoom.height
      imageRect.origin.y = imageRoom.minY
      imageRect.size.height = imageRoom.height
    }
    let grid = pixelGrid
    return (grid.withOriginOnPixels(imageRect), grid.withOriginOnPixels(titleRect))
  }

  func placeContent() {
    backgroundView?.frame = backgroundRect(forBounds: bounds)
    let room = contentRect(forBounds: bounds)
    iconView?.frame = imageRect(forContentRect: room)
    titleView?.frame = titleRect(forContentRect: room)
  }
}
