/// The calls of a simulated device's code by selector.
struct SelectorCalls {
  /// The pending delayed calls, which can be cancelled.
  var delayed: [DelayedCall] = []
  /// The returned objects, kept until the next event.
  var results: [AnyObject] = []
}

/// A pending call of an object's method at a point in simulated time; retains the object and the
/// argument until then.
@MainActor
final class DelayedCall {
  private var target: AnyObject?
  private let selector: Selector
  private var argument: Any?

  private init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  private func run() {
    guard let target else { return }
    let argument = argument
    cancel()
    selector.send(to: target, [argument])
  }

  private func cancel() {
    target = nil
    argument = nil
  }

  /// Schedules a call of a method. Off the main thread, nothing happens, since on a device no run
  /// loop would get to it either.
  nonisolated static func schedule(
    _ selector: Selector, on target: AnyObject, _ argument: Any?, after delay: TimeInterval
  ) {
    nonisolated(unsafe) let (target, argument) = (target, argument)
    _ = onMainQueue {
      let host = SimulationHost.current
      let call = DelayedCall(target, selector, argument)
      host.selectorCalls.delayed.removeAll { $0.target == nil }
      host.selectorCalls.delayed.append(call)
      host.post(after: delay) { [unowned host] in host.perform { call.run() } }
    }
  }

  nonisolated static func cancel(where isMeant: (AnyObject, Selector, Any?) -> Bool) {
    withoutActuallyEscaping(isMeant) { isMeant in
      nonisolated(unsafe) let isMeant = isMeant
      _ = onMainQueue {
        for call in SimulationHost.current.selectorCalls.delayed {
          guard let target = call.target, isMeant(target, call.selector, call.argument) else {
            continue
          }
          call.cancel()
        }
      }
    }
  }

  nonisolated static func cancel(where isMeant: (AnyObject) -> Bool) {
    cancel { target, _, _ in isMeant(target) }
  }

  /// Calls a method now. Objective-C's pool retains what it returns; here the simulation does until
  /// its next event, and off the main thread the main queue does until its next turn.
  nonisolated static func perform(
    _ selector: Selector?, on target: AnyObject, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    guard let returned = selector.callOnThisThread(target, arguments) else { return nil }
    nonisolated(unsafe) let result = returned as AnyObject
    let isKept: Void? = onMainQueue {
      let host = SimulationHost.current
      // One event covers many calls, as a simulation limits how many it runs at once.
      if host.selectorCalls.results.isEmpty {
        host.post { [unowned host] in host.selectorCalls.results.removeAll() }
      }
      host.selectorCalls.results.append(result)
    }
    if isKept == nil { DispatchQueue.main.async { withExtendedLifetime(result) {} } }
    return Unmanaged.passUnretained(result)
  }
}
