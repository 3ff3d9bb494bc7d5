import Graphics
import Layers

/// A view that shows a material, or content that takes colour from one.
///
/// Under its content are a view that shows the blurred backdrop and one with the material's tint.
/// The blur covers everything behind the view within its bounds, including what's under views that
/// are composited as a group for their opacity, shadow or mask.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  override class var classEntry: ClassEntry { ClassEntry(UIVisualEffectView.self) }

  /// Creates a view with an optional effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepareEffect()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareEffect()
    (coder as? NibCoder)?.apply(self)
  }

  /// The view's effect; if nil, the view shows only its content.
  open var effect: UIVisualEffect? {
    didSet {
      updateParts()
      setNeedsLayout()
    }
  }

  /// The view's corners (iOS 26); nil for those of the effect.
  open var cornerConfiguration: UICornerConfiguration? {
    didSet { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    roundCorners()
  }

  private func roundCorners() {
    guard let corners = cornerConfiguration ?? effect?.corners else { return }
    layer.cornerRadius = corners.radius(in: bounds.size)
    clipsToBounds = true
  }

  /// The view for the app's own subviews, the same size as the effect view.
  open var contentView: UIView { storedContentView }

  private let storedContentView: UIView = _UIVisualEffectContentView()
  private var backdropView: _UIVisualEffectBackdropView?
  private var tintView: UIView?

  private func prepareEffect() {
    isOpaque = false
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    storedContentView.frame = bounds
    addSubview(storedContentView)
    updateParts()
  }

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    if effect != nil { description.facts.hasBackground = true }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBackdrop()
  }

  private func updateParts() {
    guard let tint = effect?.tint else {
      backdropView?.removeFromSuperview()
      tintView?.removeFromSuperview()
      (backdropView, tintView) = (nil, nil)
      return
    }
    if backdropView == nil {
      let view = _UIVisualEffectBackdropView()
      backdropView = view
      insert(view, at: 0)
    }
    if tintView == nil {
      let view = _UIVisualEffectSubview()
      tintView = view
      insert(view, at: 1)
    }
    tintView?.backgroundColor = tint
    updateBackdrop()
  }

  private func insert(_ view: UIView, at index: Int) {
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: index)
  }

  private func updateBackdrop() {
    backdropView?.backdrop = effect?.backdrop(traitCollection.userInterfaceStyle)
  }
}

/// Contains the app's views in an effect view; layout trees show its name, which is UIKit's.
final class _UIVisualEffectContentView: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(_UIVisualEffectContentView.self, role: .wrapper)
  }
}

/// Shows a material's tint; layout trees show its name, which is UIKit's.
final class _UIVisualEffectSubview: UIView {}

/// Shows the blurred backdrop; layout trees show its name, which is UIKit's.
final class _UIVisualEffectBackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  var backdrop: BackdropStyle? {
    get { (layer as? BackdropLayer)?.backdrop }
    set { (layer as? BackdropLayer)?.backdrop = newValue }
  }
}
