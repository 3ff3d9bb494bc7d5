// Timers that call an object's method, which Linux's Timer doesn't support.

/// Creates timers that call methods. A protocol's initializer may create an object of a subclass.
public protocol _TimerMaking {}

extension Timer: _TimerMaking {}

extension _TimerMaking {
  /// Creates a timer that passes itself to a method of an object; it retains the object until it's
  /// done.
  ///
  /// Linux's timers can't store `userInfo`; reading it returns nil.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that passes itself to a method of an object, first firing at a date.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self = SelectorTimer(date, ti, t as AnyObject, s, repeats: rep) as! Self
  }
}

extension Timer {
  /// Creates a timer that passes itself to a method of an object, and starts it.
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

/// A timer that releases its object when it's done. Linux's Timer keeps its closure as long as the
/// timer is retained.
private final class SelectorTimer: Timer {
  private let selector: Selector
  private let lock = NSLock()
  private var target: AnyObject?

  init(
    _ date: Date, _ interval: TimeInterval, _ target: AnyObject, _ selector: Selector, repeats: Bool
  ) {
    self.target = target
    self.selector = selector
    super.init(fire: date, interval: interval, repeats: repeats) { timer in
      (timer as? SelectorTimer)?.callTarget()
    }
  }

  private func callTarget() {
    if let target = lock.withLock({ target }) {
      _ = selector.callOnThisThread(target, [self])
    }
    if !isValid || timeInterval == 0 { release() }
  }

  override func invalidate() {
    super.invalidate()
    release()
  }

  private func release() {
    // Its deinitialiser may call back into this timer.
    let ended = lock.withLock {
      let ended = target
      target = nil
      return ended
    }
    withExtendedLifetime(ended) {}
  }
}
