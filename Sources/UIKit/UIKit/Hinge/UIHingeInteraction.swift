import Foundation

/// Reports the hinge of the device whose window shows a view (iOS 27.1).
@preconcurrency @MainActor
open class UIHingeInteraction: NSObject, UIInteraction {
  /// An update from an interaction.
  @preconcurrency @MainActor
  open class Update: NSObject, NSCopying {
    /// The state of the hinge; nil if there is none, or the view has left the window.
    open private(set) var hinge: UIHinge?

    init(hinge: UIHinge?) {
      self.hinge = hinge
      super.init()
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  }

  open private(set) weak var view: UIView?
  private let updateHandler: (UIHingeInteraction, Update) -> Void
  private weak var host: SimulationHost?
  /// The last reported state; nil before the first report.
  private var told: HingeState??

  /// Creates an interaction whose handler is called when its view enters a window, when the hinge
  /// moves, and when the view leaves.
  public init(updateHandler: @escaping (UIHingeInteraction, Update) -> Void) {
    self.updateHandler = updateHandler
    super.init()
  }

  /// Whether the handler is called.
  ///
  /// Events that happen while disabled aren't reported afterwards; once enabled again, the handler
  /// is called with the hinge's current state, if there is a hinge (Apple).
  open var isEnabled = true {
    didSet {
      guard isEnabled, !oldValue, let hinge = host?.hinge else { return }
      tell(hinge)
    }
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
    windowDidChange()
  }

  /// Called after the view has entered another window, or left one.
  final func windowDidChange() {
    let newHost = view?.storedWindow?.host
    guard newHost !== host else { return }
    host?.stopObservingPosture(self)
    host = newHost
    guard let newHost else {
      // If no hinge was reported, its loss isn't either.
      if case .some(.some) = told { tell(nil) }
      return
    }
    newHost.observePosture(self) { [weak self] in self?.hingeDidChange() }
    tell(newHost.hinge)
  }

  /// Called when the state of the device's hinge has changed.
  private func hingeDidChange() {
    guard let host else { return }
    tell(host.hinge)
  }

  private func tell(_ state: HingeState?) {
    guard isEnabled else { return }
    told = .some(state)
    let update = Update(hinge: state.map(UIHinge.init))
    let run = { self.updateHandler(self, update) }
    if let view { view.inOwnWorld(run) } else { run() }
  }
}
