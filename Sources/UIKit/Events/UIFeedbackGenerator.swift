/// Lets the device be felt, which pictures don't show: nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Makes a generator for what happens in a view.
  public convenience init(view: UIView) { self.init() }

  open func prepare() {}
}
