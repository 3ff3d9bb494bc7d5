extension UIButton {
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
