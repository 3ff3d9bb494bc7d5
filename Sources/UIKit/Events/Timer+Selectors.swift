// Timers that call a method of an object, which Linux's Timer doesn't know.

extension Timer {
  /// Makes a timer that calls a method of an object with itself; it keeps the object until it is over.
  ///
  /// Linux's timers can't carry `userInfo`; reading it gives nil.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      timeInterval: ti, repeats: yesOrNo,
      block: TimerTarget(aTarget as AnyObject, aSelector).block)
  }

  /// Makes a timer that calls a method of an object with itself, for the first time at a date.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(
      fire: date, interval: ti, repeats: rep, block: TimerTarget(t as AnyObject, s).block)
  }

  /// Makes a timer that calls a method of an object with itself, and starts it.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// The object and the method that a timer calls.
private final class TimerTarget: @unchecked Sendable {
  private var target: AnyObject?
  private let selector: Selector

  init(_ target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  /// Calls the method, and lets go of the object with the last time.
  var block: @Sendable (Timer) -> Void {
    { [self] timer in
      if let target { _ = selector.callOnThisThread(target, [timer]) }
      if !timer.isValid || timer.timeInterval == 0 { target = nil }
    }
  }
}
