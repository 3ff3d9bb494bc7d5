import Foundation

/// An animation's timing relative to its parent's time.
struct AnimationSpan {
  let beginTime: CFTimeInterval
  let speed: CFTimeInterval
  let timeOffset: CFTimeInterval
  /// The duration of one run, in local seconds.
  let duration: CFTimeInterval
  /// The duration of all runs, in local seconds; may be infinite.
  let activeDuration: CFTimeInterval
  let autoreverses: Bool
  let fillMode: CAMediaTimingFillMode

  /// - Parameter inherited: The duration of an animation that has none itself.
  init(_ animation: CAAnimation, inheriting inherited: CFTimeInterval) {
    beginTime = animation.beginTime
    speed = CFTimeInterval(animation.speed)
    timeOffset = animation.timeOffset
    let own = animation.duration
    duration = own > 0 && own.isFinite ? own : inherited.isFinite ? inherited : 0
    autoreverses = animation.autoreverses
    fillMode = animation.fillMode
    let run = autoreverses ? duration * 2 : duration
    if animation.repeatDuration > 0 {
      activeDuration = animation.repeatDuration
    } else if animation.repeatCount > 0 {
      activeDuration = run > 0 ? run * CFTimeInterval(animation.repeatCount) : 0
    } else {
      activeDuration = run
    }
  }

  /// The end of the animation in its parent's time; nil for never.
  var end: CFTimeInterval? {
    // Code represents “forever” by any large number.
    guard activeDuration < 1e9 else { return nil }
    // Reversed time ends at local time 0.
    let last = speed < 0 ? 0 : activeDuration
    let end = beginTime + (last - timeOffset) / speed
    return end.isFinite ? end : nil
  }

  /// Applies the animation's values at a moment of its parent's time, if it is active.
  func apply(_ animation: CAAnimation, to layer: CALayer, at moment: CFTimeInterval) {
    var local = (moment - beginTime) * speed + timeOffset
    // Begin times and offsets that aren't finite are ignored.
    guard local.isFinite else { return }
    if local < 0 {
      guard fillMode.fillsBefore else { return }
      local = 0
    }
    let isOver = local >= activeDuration
    if isOver {
      guard fillMode.fillsAfter else { return }
      local = activeDuration
    }
    guard duration > 0 else {
      return animation.apply(to: layer, at: 0, of: 0, run: 0)
    }
    let cycle = autoreverses ? duration * 2 : duration
    var run = (local / cycle).rounded(.down)
    var time = local - run * cycle
    // An animation that ends with a whole run shows that run's end.
    if isOver, time == 0, run > 0 {
      run -= 1
      time = cycle
    }
    if time > duration { time = cycle - time }
    animation.apply(to: layer, at: time, of: duration, run: Int(min(run, 1e9)))
  }
}
