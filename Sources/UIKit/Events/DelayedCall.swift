/// A call of an object's method that waits for its moment of simulated time; it keeps the object and the
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

  /// Calls a method later. Elsewhere than on the main thread, where no run loop would come to it on a
  /// device either, nothing happens.
  nonisolated static func schedule(
    _ selector: Selector, on target: AnyObject, _ argument: Any?, after delay: TimeInterval
  ) {
    nonisolated(unsafe) let (target, argument) = (target, argument)
    _ = onMainQueue {
      let host = SimulationHost.current
      let call = DelayedCall(target, selector, argument)
      host.delayedCalls.removeAll { $0.target == nil }
      host.delayedCalls.append(call)
      host.post(after: delay) { [unowned host] in host.perform { call.run() } }
    }
  }

  nonisolated static func cancel(where isMeant: (AnyObject, Selector, Any?) -> Bool) {
    withoutActuallyEscaping(isMeant) { isMeant in
      nonisolated(unsafe) let isMeant = isMeant
      _ = onMainQueue {
        for call in SimulationHost.current.delayedCalls {
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

  /// Calls a method now. Objective-C's pool keeps what it returns; here the simulation does, until it
  /// does what comes next, and elsewhere than on the main thread the main queue until its next turn.
  nonisolated static func perform(
    _ selector: Selector?, on target: AnyObject, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    guard let returned = selector.callOnThisThread(target, arguments) else { return nil }
    nonisolated(unsafe) let result = returned as AnyObject
    let isKept: Void? = onMainQueue {
      let host = SimulationHost.current
      // One event for many calls, as a simulation bounds how many it runs at a time.
      if host.returnedObjects.isEmpty {
        host.post { [unowned host] in host.returnedObjects.removeAll() }
      }
      host.returnedObjects.append(result)
    }
    if isKept == nil { DispatchQueue.main.async { withExtendedLifetime(result) {} } }
    return Unmanaged.passUnretained(result)
  }
}
