import Foundation

/// The time of an animation in the time around it.
struct AnimationSpan {
  let beginTime: CFTimeInterval
  let speed: CFTimeInterval
  let timeOffset: CFTimeInterval
  /// One run, in local seconds.
  let duration: CFTimeInterval
  /// All runs, in local seconds; may be infinite.
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

  /// The local time at which the animation ends, as the time around it counts; nil for never.
  var end: CFTimeInterval? {
    // Code says “for ever” by any large number.
    guard activeDuration < 1e9 else { return nil }
    // Time that runs backwards ends where the local time is 0.
    let last = speed < 0 ? 0 : activeDuration
    let end = beginTime + (last - timeOffset) / speed
    return end.isFinite ? end : nil
  }

  /// Shows what the animation shows at a moment of the time around it, if it shows anything.
  func apply(_ animation: CAAnimation, to layer: CALayer, at moment: CFTimeInterval) {
    var local = (moment - beginTime) * speed + timeOffset
    // Begin times and offsets that aren't finite lead nowhere.
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
    // What ends with a whole run shows that run's end.
    if isOver, time == 0, run > 0 {
      run -= 1
      time = cycle
    }
    if time > duration { time = cycle - time }
    animation.apply(to: layer, at: time, of: duration, run: Int(min(run, 1e9)))
  }
}
