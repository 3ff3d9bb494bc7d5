import Graphics

/// Shows a background configuration.
final class CellBackgroundView: UIView {
  private var shown = UIBackgroundConfiguration.clear()

  func show(_ configuration: UIBackgroundConfiguration, in cell: UIView) {
    if shown.customView !== configuration.customView { shown.customView?.removeFromSuperview() }
    shown = configuration
    backgroundColor = configuration.resolvedBackgroundColor(for: cell.tintColor)
    layer.cornerRadius = configuration.cornerRadius
    clipsToBounds = configuration.cornerRadius > 0
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor = configuration.strokeColor?.resolvedColor(with: traitCollection).cgColor
    if let custom = configuration.customView, custom.superview !== self {
      custom.frame = bounds
      custom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(custom)
    }
  }

  func place(in cell: UIView) {
    let direction = cell.effectiveUserInterfaceLayoutDirection
    var insets = shown.backgroundInsets.resolved(direction)
    let margins = cell.layoutMargins
    let edges = shown.edgesAddingLayoutMarginsToBackgroundInsets
    let isMirrored = direction == .rightToLeft
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(isMirrored ? .trailing : .leading) { insets.left += margins.left }
    if edges.contains(isMirrored ? .leading : .trailing) { insets.right += margins.right }
    let place = cell.bounds.inset(by: insets)
    if frame != place { frame = place }
  }
}
