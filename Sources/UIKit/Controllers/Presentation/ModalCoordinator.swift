/// The coordinator of a presentation or a dismissal.
@MainActor
final class ModalCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private weak var transition: ModalTransition?
  private let fallback: UIView
  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let presentationStyle: UIModalPresentationStyle

  private var alongside: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasBegun = false
  private var isOver = false

  init(_ transition: ModalTransition, duration: TimeInterval) {
    self.transition = transition
    fallback = transition.presenter.view
    isAnimated = transition.isAnimated
    transitionDuration = duration
    presentationStyle = transition.presentationStyle
    super.init()
  }

  var containerView: UIView { transition?.containerView ?? fallback }
  var targetTransform: CGAffineTransform { transition?.targetTransform ?? .identity }
  var initiallyInteractive: Bool { transition?.isInteractive ?? false }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var isInterruptible: Bool { false }
  var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
  var percentComplete: CGFloat { isOver ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition?.view(forKey: key)
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
    hasBegun = true
    let blocks = alongside
    alongside = []
    let outer = AnimationState.duration
    AnimationState.duration = UIView.areAnimationsEnabled ? transitionDuration : 0
    for block in blocks { block(self) }
    AnimationState.duration = outer
  }

  func runCompletions() {
    isOver = true
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
