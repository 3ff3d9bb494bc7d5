import Foundation

/// An animation of one property, named by its key path.
///
/// ``CALayer/setValue(_:forKeyPath:)`` lists the paths that are known; those of others show nothing.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether values are added to the property's own.
  open var isAdditive = false
  /// Whether each run goes on from where the one before ended.
  open var isCumulative = false
  /// What turns the values into a transform; the key path says where.
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

  /// The path that values are for, the value function's part included.
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

  /// The property's value in a run; nil leaves it.
  ///
  /// - Parameter own: The value that it has without the animation.
  func value(
    at time: CFTimeInterval, of duration: CFTimeInterval, from own: AnimationValue
  ) -> AnimationValue? {
    nil
  }

  /// The share of a run that has passed, as the timing function bends it.
  func progress(at time: CFTimeInterval, of duration: CFTimeInterval) -> CGFloat {
    let share = duration > 0 ? CGFloat(min(max(time / duration, 0), 1)) : 1
    return timingFunction?.value(at: share) ?? share
  }
}
