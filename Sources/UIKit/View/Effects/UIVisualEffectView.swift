import Graphics
import Layers

/// A view of a material, or of content that takes colour from one.
///
/// Under its content lie a view that shows the ground blurred, and one of the material's tint. What is
/// blurred is what lies behind the view within its bounds, also beneath views that are drawn as one
/// for their opacity, shadow or mask.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  override class var classEntry: ClassEntry { ClassEntry(UIVisualEffectView.self) }

  /// Makes a view of an effect, or of none.
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

  /// What the view shows; nil for its content alone.
  open var effect: UIVisualEffect? {
    didSet { updateParts() }
  }

  /// The view for the app's own subviews, as large as the effect view.
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

/// Holds the app's views in an effect view; its name is UIKit's, which layout trees show.
final class _UIVisualEffectContentView: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(_UIVisualEffectContentView.self, role: .wrapper)
  }
}

/// Shows a material's tint; its name is UIKit's, which layout trees show.
final class _UIVisualEffectSubview: UIView {}

/// Shows the blurred ground; its name is UIKit's, which layout trees show.
final class _UIVisualEffectBackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  var backdrop: BackdropStyle? {
    get { (layer as? BackdropLayer)?.backdrop }
    set { (layer as? BackdropLayer)?.backdrop = newValue }
  }
}
