/// A change from one controller of a stack to another, from its callbacks to its end.
///
/// The end state is in place at once; an animation's end is told 0.35 s later (recalled).
@MainActor
final class StackTransition {
  static let duration: TimeInterval = 0.35

  let from: UIViewController?
  let to: UIViewController
  let isAnimated: Bool
  let added: [UIViewController]
  let removed: [UIViewController]
  /// Only animated changes have one.
  let coordinator: StackCoordinator?
  private(set) var isOver = false

  init(
    from: UIViewController?, to: UIViewController, request: NavigationState.Request,
    containerView: UIView
  ) {
    self.from = from
    self.to = to
    isAnimated = request.isAnimated
    added = request.added
    removed = request.removed
    coordinator =
      request.isAnimated
      ? StackCoordinator(containerView: containerView, from: from, to: to) : nil
  }

  func end() { isOver = true }
}

/// The coordinator of an animated change of a stack.
@MainActor
final class StackCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var alongside: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasBegun = false
  private var isOver = false

  init(containerView: UIView, from: UIViewController?, to: UIViewController) {
    self.containerView = containerView
    self.from = from
    self.to = to
    super.init()
  }

  var isAnimated: Bool { true }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { StackTransition.duration }
  var percentComplete: CGFloat { isOver ? 1 : 0 }
  var targetTransform: CGAffineTransform { .identity }
  var isInterruptible: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var completionVelocity: CGFloat { 1 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation {
      if hasBegun { animation(self) } else { alongside.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func runAlongside() {
    guard !hasBegun else { return }
    hasBegun = true
    let blocks = alongside
    alongside = []
    let outer = AnimationState.duration
    AnimationState.duration = UIView.areAnimationsEnabled ? transitionDuration : 0
    for block in blocks { block(self) }
    AnimationState.duration = outer
  }

  func runCompletions() {
    runAlongside()
    isOver = true
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
