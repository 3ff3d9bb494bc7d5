/// A transition from one controller of a stack to another, from its first callback to its end.
///
/// UIKit's own transition reaches its end state immediately and reports its end 0.35 s later
/// (recalled). An app's animator makes the change itself and reports its end.
@MainActor
final class StackTransition: NSObject, RunningTransition {
  /// The duration in seconds; recalled.
  static let duration: TimeInterval = 0.35

  let from: UIViewController?
  let to: UIViewController
  let request: NavigationState.Request
  let coordinator: TransitionCoordinator
  let animator: UIViewControllerAnimatedTransitioning?
  private let interaction: UIViewControllerInteractiveTransitioning?
  private unowned let container: UINavigationController
  private let oldFrame: CGRect
  private(set) var isOver = false
  private(set) var transitionWasCancelled = false

  init(
    in stack: UINavigationController, from: UIViewController?, to: UIViewController,
    request: NavigationState.Request
  ) {
    self.container = stack
    self.from = from
    self.to = to
    self.request = request
    oldFrame = from?.viewIfLoaded?.frame ?? .zero
    let parts = from.flatMap { stack.animators(from: $0, to: to, request) }
    animator = parts?.animator
    interaction = parts?.interaction
    coordinator =
      request.coordinator
      ?? TransitionCoordinator(
        containerView: stack.stack.wrapper, isAnimated: request.isAnimated, duration: 0)
    super.init()
    let length = animator?.transitionDuration(using: self) ?? Self.duration
    coordinator.begin(self, duration: request.isAnimated ? length : 0)
  }

  /// Whether the controller is pushed or popped to; a controller that was already in the stack is
  /// popped to.
  var operation: UINavigationController.Operation { request.operation(to: to) }
  var subject: UIViewController { operation == .push ? to : from ?? to }

  var isHeld: Bool { (interaction as? BackSwipe)?.isHeld ?? false }

  func start() {
    if let animator { run(animator, interaction) }
  }

  func end(completed: Bool) {
    isOver = true
    transitionWasCancelled = !completed
  }

  // MARK: The context

  var containerView: UIView { container.stack.wrapper }
  var isAnimated: Bool { request.isAnimated }
  var isInteractive: Bool { interaction != nil }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func pauseInteractiveTransition() {}
  func finishInteractiveTransition() { transitionWasCancelled = false }
  func cancelInteractiveTransition() { transitionWasCancelled = true }

  func completeTransition(_ didComplete: Bool) {
    container.finish(self, completed: didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to.viewIfLoaded : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? oldFrame : .zero }

  /// Only the destination controller has a frame after the transition.
  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? container.frameForTop : .zero
  }
}
