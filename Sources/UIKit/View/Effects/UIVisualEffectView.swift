import Graphics

/// A view of a material, or of content that takes colour from one.
///
/// Between the view and its content lies a view of the material's tint. The ground shines through it as
/// it is: it is not blurred.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
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
    didSet { updateTint() }
  }

  /// The view for the app's own subviews, as large as the effect view.
  open var contentView: UIView { storedContentView }

  private let storedContentView: UIView = _UIVisualEffectContentView()
  private var tintView: UIView?

  private func prepareEffect() {
    isOpaque = false
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    storedContentView.frame = bounds
    addSubview(storedContentView)
    updateTint()
  }

  private func updateTint() {
    guard let tint = effect?.tint else {
      tintView?.removeFromSuperview()
      tintView = nil
      return
    }
    let view = tintView ?? _UIVisualEffectSubview()
    if tintView == nil {
      tintView = view
      view.isUserInteractionEnabled = false
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    view.backgroundColor = tint
  }
}

/// Holds the app's views in an effect view; its name is UIKit's, which layout trees show.
final class _UIVisualEffectContentView: UIView {}

/// Shows a material's tint; its name is UIKit's, which layout trees show.
final class _UIVisualEffectSubview: UIView {}
