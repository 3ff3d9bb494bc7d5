/// A block passed to a transition coordinator, with the controller that passed it.
@MainActor
struct TransitionBlock {
  private weak var owner: UIViewController?
  private let isNoted: Bool
  private let body: (UIViewControllerTransitionCoordinatorContext) -> Void

  /// - Parameter isNoted: Whether the trace records the block; false for UIKit's own.
  init(
    isNoted: Bool = true,
    _ body: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    owner = CallbackReceiver.current
    self.isNoted = isNoted
    self.body = body
  }

  /// Runs the block; the trace records its controller, and the size of the controller's view at
  /// that point.
  func run(_ name: String, _ context: UIViewControllerTransitionCoordinatorContext) {
    if isNoted, let host = SimulationHost.tracing {
      let size = owner?.storedView.map { "bounds: \(TraceText.size($0.bounds.size))" }
      host.add(
        owner?.tracePath ?? "UIViewControllerTransitionCoordinator", name, size ?? "")
    }
    body(context)
  }
}
