import Foundation

/// Animations that run together.
///
/// Their times are relative to the group's begin, and they're cut off at the end of its duration.
/// Their delegates and `isRemovedOnCompletion` are ignored, as on a device.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let made = super.copy(with: zone)
    guard let copy = made as? CAAnimationGroup else { return made }
    copy.animations = animations?.map { $0.copy() as! CAAnimation }
    return copy
  }

  override func apply(
    to layer: CALayer, at time: CFTimeInterval, of duration: CFTimeInterval, run: Int
  ) {
    let share = duration > 0 ? CGFloat(min(max(time / duration, 0), 1)) : 1
    let bent = timingFunction.map { CFTimeInterval($0.value(at: share)) * duration } ?? time
    for animation in animations ?? [] {
      AnimationSpan(animation, inheriting: duration).apply(animation, to: layer, at: bent)
    }
  }
}
