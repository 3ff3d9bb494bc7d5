import Foundation

/// An animation of one property, specified by its key path.
///
/// ``CALayer/setValue(_:forKeyPath:)`` lists the supported paths; others show nothing.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether values are added to the property's own.
  open var isAdditive = false
  /// Whether each run continues from the end of the previous one.
  open var isCumulative = false
  /// The function that turns the values into a transform; its position is determined by the key
  /// path.
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let made = super.copy(with: zone)
    guard let copy = made as? CAPropertyAnimation else { return made }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
    return copy
  }

  /// The path that the values apply to, including the value function's part.
  private var valuePath: String? {
    guard let keyPath, let part = valueFunction?.name.part else { return keyPath }
    return keyPath + "." + part
  }

  override func apply(
    to layer: CALayer, at time: CFTimeInterval, of duration: CFTimeInterval, run: Int
  ) {
    guard let path = valuePath, let own = layer.animationValue(at: path),
      var value = value(at: time, of: duration, from: own)
    else { return }
    if isCumulative, run > 0, let end = self.value(at: duration, of: duration, from: own) {
      value = value.adding(end, times: CGFloat(run))
    }
    if isAdditive { value = own.adding(value, times: 1) }
    layer.setAnimationValue(value, at: path)
  }

  /// Returns the property's value in a run; nil leaves it unchanged.
  ///
  /// - Parameter own: The value of the property without the animation.
  func value(
    at time: CFTimeInterval, of duration: CFTimeInterval, from own: AnimationValue
  ) -> AnimationValue? {
    nil
  }

  /// Returns the progress of a run, after applying the timing function.
  func progress(at time: CFTimeInterval, of duration: CFTimeInterval) -> CGFloat {
    let share = duration > 0 ? CGFloat(min(max(time / duration, 0), 1)) : 1
    return timingFunction?.value(at: share) ?? share
  }
}
