import Foundation

/// Tells of the hinge of the device whose window shows a view (iOS 27.1).
@preconcurrency @MainActor
open class UIHingeInteraction: NSObject, UIInteraction {
  /// What an interaction tells.
  @preconcurrency @MainActor
  open class Update: NSObject, NSCopying {
    /// How the hinge stands; nil where there is none, or the view has left the window.
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
  /// What was told last; nil before anything was.
  private var told: HingeState??

  /// Makes an interaction whose handler is called when its view comes into a window, when the hinge
  /// moves, and when the view leaves.
  public init(updateHandler: @escaping (UIHingeInteraction, Update) -> Void) {
    self.updateHandler = updateHandler
    super.init()
  }

  /// Whether the handler is called.
  ///
  /// What happens meanwhile is not told afterwards; once enabled again, the handler is called with
  /// the hinge as it stands, where there is one (Apple).
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

  /// Called after the view came into another window, or out of one.
  final func windowDidChange() {
    let newHost = view?.storedWindow?.host
    guard newHost !== host else { return }
    host?.stopObservingPosture(self)
    host = newHost
    guard let newHost else {
      // Where no hinge was told of, none is lost.
      if case .some(.some) = told { tell(nil) }
      return
    }
    newHost.observePosture(self) { [weak self] in self?.hingeDidChange() }
    tell(newHost.hinge)
  }

  /// Called when the hinge of the device stands otherwise.
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
