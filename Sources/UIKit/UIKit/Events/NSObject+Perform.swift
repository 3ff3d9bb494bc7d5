// Methods of Objective-C's NSObject for calling by selector, which Linux's NSObject lacks.

extension NSObjectProtocol {
  /// Calls a method; a returned object stays alive until the next run loop turn.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    DelayedCall.perform(aSelector, on: self, [])
  }

  /// Calls a method with an argument; a returned object stays alive until the next run loop turn.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    DelayedCall.perform(aSelector, on: self, [object])
  }

  /// Calls a method with two arguments; a returned object stays alive until the next run loop turn.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    DelayedCall.perform(aSelector, on: self, [object1, object2])
  }
}

extension NSObject {
  /// Calls a method after a delay in seconds of simulated time.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedCall.schedule(aSelector, on: self, anArgument, after: delay)
  }

  /// Calls a method after a delay in seconds of simulated time; run loop modes make no difference.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedCall.schedule(aSelector, on: self, anArgument, after: delay)
  }

  /// Calls a method on the main thread: immediately if this is the main thread and the call is to
  /// wait, otherwise with the main queue's next work.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (object, arg) = (self, arg)
    let call: @MainActor @Sendable () -> Void = { aSelector.send(to: object, [arg]) }
    if MainQueue.isCurrent, wait {
      MainActor.assumeIsolated(call)
    } else if wait {
      DispatchQueue.main.sync { MainActor.assumeIsolated(call) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(call) }
    }
  }

  /// Cancels all delayed calls of an object's methods.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.cancel { $0 === aTarget as AnyObject }
  }

  /// Cancels the delayed calls of an object's method with an argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCall.cancel { target, selector, argument in
      target === aTarget as AnyObject && selector == aSelector
        && BoxedValue.areEqual(argument, anArgument)
    }
  }
}
