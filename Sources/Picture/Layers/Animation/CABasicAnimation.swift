import Foundation

/// An animation of a property from one value to another.
///
/// Two of the three values determine them (Apple, “Setting Interpolation Values”); the property's
/// own value is used for missing ones.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let made = super.copy(with: zone)
    guard let copy = made as? CABasicAnimation else { return made }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copy
  }

  override func value(
    at time: CFTimeInterval, of duration: CFTimeInterval, from own: AnimationValue
  ) -> AnimationValue? {
    // Since this is added to the property's value, a missing value means no change.
    let rest = isAdditive ? own.zero : own
    let from = fromValue.flatMap { AnimationValue($0, like: own) }
    let to = toValue.flatMap { AnimationValue($0, like: own) }
    let by = byValue.flatMap { AnimationValue($0, like: own) }
    let start: AnimationValue
    let end: AnimationValue
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from.adding(by, times: 1))
    case (nil, let to?, let by?): (start, end) = (to.adding(by, times: -1), to)
    case (let from?, nil, nil): (start, end) = (from, rest)
    case (nil, let to?, nil): (start, end) = (rest, to)
    case (nil, nil, let by?): (start, end) = (rest, rest.adding(by, times: 1))
    case (nil, nil, nil): return nil
    }
    return start.interpolated(to: end, progress(at: time, of: duration))
  }
}
