/// The coordinator of a turn of the simulated device.
@MainActor
final class TurnCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  let targetTransform: CGAffineTransform
  let transitionDuration: TimeInterval

  private var alongside: [TransitionBlock] = []
  private var completions: [TransitionBlock] = []
  private var isRunning = true

  init(containerView: UIView, quarterTurns: Int) {
    self.containerView = containerView
    // 0.4 s, and twice that for half a turn (behaviour B2).
    transitionDuration = quarterTurns == 2 ? 0.8 : 0.4
    targetTransform = Self.transform(quarterTurns: quarterTurns)
    super.init()
  }

  var isAnimated: Bool { true }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { isRunning ? 0 : 1 }

  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard isRunning else { return false }
    if let animation { alongside.append(TransitionBlock(animation)) }
    if let completion { completions.append(TransitionBlock(completion)) }
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
    let blocks = alongside
    alongside = []
    let outer = AnimationState.duration
    AnimationState.duration = UIView.areAnimationsEnabled ? transitionDuration : 0
    for block in blocks { block.run("alongsideTransition", self) }
    AnimationState.duration = outer
  }

  func runCompletions() {
    isRunning = false
    let blocks = completions
    completions = []
    for block in blocks { block.run("completion", self) }
  }

  /// A quarter turn has no rounding noise in it.
  static func transform(quarterTurns: Int) -> CGAffineTransform {
    switch quarterTurns {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }
}
