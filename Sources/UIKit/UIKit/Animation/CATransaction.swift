/// A group of layer changes, with an action for when they have come to rest.
///
/// Changes apply immediately. A completion block waits for everything that started to move inside
/// the group: animations, transitions of controllers, updates of tables.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  open class func begin() {
    SimulationHost.current.beginTransaction()
  }

  open class func commit() {
    SimulationHost.current.commitTransaction()
  }

  /// Ends the group of the changes made outside of ``begin()`` and ``commit()``.
  open class func flush() {
    SimulationHost.current.commitImplicitTransaction()
  }

  /// Returns the duration of layer changes, in seconds; views and controllers have their own.
  open class func animationDuration() -> TimeInterval {
    SimulationHost.current.transactions.last?.duration ?? LayerTransaction().duration
  }

  open class func setAnimationDuration(_ dur: TimeInterval) {
    SimulationHost.current.changeTransaction { $0.duration = dur }
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    SimulationHost.current.transactions.last?.timingFunction
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    SimulationHost.current.changeTransaction { $0.timingFunction = function }
  }

  /// Returns whether changes aren't animated.
  open class func disableActions() -> Bool {
    SimulationHost.current.transactions.last?.disablesActions ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    SimulationHost.current.changeTransaction { $0.disablesActions = flag }
  }

  open class func completionBlock() -> (() -> Void)? {
    SimulationHost.current.transactions.last?.completion
  }

  /// Sets a block to run when everything that has moved since the group began has come to rest.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    SimulationHost.current.changeTransaction { $0.completion = block }
  }
}
