/// A group of changes to layers, and what happens when they have come to rest.
///
/// Changes are in place at once. A completion block waits for what began to move inside of the
/// group: animations, transitions of controllers, updates of tables.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  open class func begin() {
    SimulationHost.current.beginTransaction()
  }

  open class func commit() {
    SimulationHost.current.commitTransaction()
  }

  /// Ends the group that changes outside of ``begin()`` and ``commit()`` belong to.
  open class func flush() {
    SimulationHost.current.commitImplicitTransaction()
  }

  /// How long changes of layers take, in seconds; views and controllers have their own times.
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

  /// Whether changes are not to be animated.
  open class func disableActions() -> Bool {
    SimulationHost.current.transactions.last?.disablesActions ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    SimulationHost.current.changeTransaction { $0.disablesActions = flag }
  }

  open class func completionBlock() -> (() -> Void)? {
    SimulationHost.current.transactions.last?.completion
  }

  /// Sets what runs when everything that moves since the group began has come to rest.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    SimulationHost.current.changeTransaction { $0.completion = block }
  }
}
