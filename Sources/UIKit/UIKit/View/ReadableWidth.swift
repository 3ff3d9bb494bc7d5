import SystemFacts

/// The limit on the width of text.
enum ReadableWidth {
  /// The maximum widths, from extra small to three times extra large.
  ///
  /// Large, 672, is confirmed at 768, 812 and 1024 points (high); the others are recalled (medium),
  /// and the accessibility sizes keep the largest of them (low). Facts: layout §2.5, devices §3.3.
  private static let limits: [CGFloat] = [560, 600, 632, 672, 744, 824, 896]

  /// The maximum width, or nil if there is no limit.
  static func limit(
    category: UIContentSizeCategory, viewWidth: CGFloat, release: OSRelease
  ) -> CGFloat? {
    if ControllerFacts.hasWideReadableContent[release] { return viewWidth > 1008 ? 920 : nil }
    return limits[min(category.index ?? 3, limits.count - 1)]
  }
}

extension UIView {
  /// The margins' rectangle, centred and limited to a readable text width.
  var readableFrame: CGRect { readableFrame(inside: layoutMargins) }

  /// The rectangle inside these margins, centred and limited to a readable text width.
  func readableFrame(inside insets: UIEdgeInsets) -> CGRect {
    let margins = bounds.inset(by: insets).withoutNegativeSize
    guard
      let limit = ReadableWidth.limit(
        category: traitCollection.preferredContentSizeCategory, viewWidth: bounds.width,
        release: hostOfView.release), margins.width > limit
    else { return margins }
    return CGRect(
      x: margins.midX - limit / 2, y: margins.minY, width: limit, height: margins.height)
  }
}
