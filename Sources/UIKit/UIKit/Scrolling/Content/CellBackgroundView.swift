import Graphics

/// A view that shows a background configuration.
class CellBackgroundView: UIView {
  private var shown = UIBackgroundConfiguration.clear()
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?
  /// The stroke, unless it is at the background's own edge.
  private var strokeView: UIView?

  /// - Parameter radius: The corner radius; nil for the configuration's own.
  func show(
    _ configuration: UIBackgroundConfiguration, in owner: UIView, radius: CGFloat? = nil
  ) {
    if shown.customView !== configuration.customView { shown.customView?.removeFromSuperview() }
    shown = configuration
    let radius = radius ?? configuration.cornerRadius
    backgroundColor = configuration.resolvedBackgroundColor(for: owner.tintColor)
    layer.cornerRadius = radius
    showEffect()
    showImage()
    if let custom = configuration.customView, custom.superview !== self {
      custom.frame = bounds
      custom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(custom)
    }
    showStroke(owner, radius)
    clipsToBounds = radius > 0 && strokeView == nil
  }

  private func showEffect() {
    guard let effect = shown.visualEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: nil)
    if effectView == nil { fill(with: view, at: 0) }
    effectView = view
    view.effect = effect
  }

  private func showImage() {
    guard let image = shown.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    if imageView == nil { fill(with: view, at: effectView == nil ? 0 : 1) }
    imageView = view
    view.image = image
    view.contentMode = shown.imageContentMode
  }

  private func fill(with view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    insertSubview(view, at: index)
  }

  private func showStroke(_ owner: UIView, _ radius: CGFloat) {
    let outset = shown.strokeOutset
    let isDrawn = shown.strokeWidth > 0
    let color =
      isDrawn
      ? shown.resolvedStrokeColor(for: owner.tintColor).resolvedColor(with: traitCollection)
        .cgColor : nil
    let isAway = isDrawn && outset != 0
    layer.borderWidth = isAway ? 0 : shown.strokeWidth
    layer.borderColor = isAway ? nil : color
    guard isAway else {
      strokeView?.removeFromSuperview()
      strokeView = nil
      return
    }
    let view = strokeView ?? UIView()
    if strokeView == nil {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    strokeView = view
    placeStroke()
    view.layer.borderWidth = shown.strokeWidth
    view.layer.borderColor = color
    view.layer.cornerRadius = max(0, radius + outset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeStroke()
  }

  /// Places the stroke; computed manually, as an inset rectangle of a view without a size would be
  /// null.
  private func placeStroke() {
    let outset = shown.strokeOutset
    strokeView?.frame = CGRect(
      x: -outset, y: -outset, width: max(0, bounds.width + 2 * outset),
      height: max(0, bounds.height + 2 * outset))
  }

  final func place(in owner: UIView) {
    let direction = owner.effectiveUserInterfaceLayoutDirection
    var insets = shown.backgroundInsets.resolved(direction)
    let margins = owner.layoutMargins
    let edges = shown.edgesAddingLayoutMarginsToBackgroundInsets
    let isMirrored = direction == .rightToLeft
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(isMirrored ? .trailing : .leading) { insets.left += margins.left }
    if edges.contains(isMirrored ? .leading : .trailing) { insets.right += margins.right }
    let place = owner.bounds.inset(by: insets)
    if frame != place { frame = place }
  }
}

/// The background of a configured button.
final class ButtonBackgroundView: CellBackgroundView {}
