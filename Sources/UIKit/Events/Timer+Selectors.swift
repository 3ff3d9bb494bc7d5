// Timers that call a method of an object, which Linux's Timer doesn't know.

/// What makes timers that call methods. An initializer of a protocol may make an object of a class below
/// the one that is named.
public protocol _TimerMaking {}

extension Timer: _TimerMaking {}

extension _TimerMaking {
  /// Makes a timer that calls a method of an object with itself; it keeps the object until it is over.
  ///
  /// Linux's timers can't carry `userInfo`; reading it gives nil.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Makes a timer that calls a method of an object with itself, for the first time at a date.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self = SelectorTimer(date, ti, t as AnyObject, s, repeats: rep) as! Self
  }
}

extension Timer {
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

/// A timer that lets go of its object when it is over. Linux's Timer keeps its closure as long as
/// something keeps the timer.
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
    // Its end may come back here.
    let ended = lock.withLock {
      let ended = target
      target = nil
      return ended
    }
    withExtendedLifetime(ended) {}
  }
}
