/// A generator of haptic feedback, which pictures don't show: nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Creates a generator for feedback in a view.
  public convenience init(view: UIView) { self.init() }

  open func prepare() {}
}
