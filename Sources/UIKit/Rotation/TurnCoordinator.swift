/// The coordinator of a change of the window's size: a turn, or a resize on an iPad.
@MainActor
final class TurnCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// How the interface turns.
  struct Turn {
    var from: UIInterfaceOrientation
    var to: UIInterfaceOrientation

    /// Clockwise, from 0 to 3.
    var quarters: Int { (to.quarterTurns - from.quarterTurns + 4) % 4 }
  }

  /// Nil where only the size changes.
  let turn: Turn?
  let containerView: UIView
  let targetTransform: CGAffineTransform
  let transitionDuration: TimeInterval
  let isAnimated: Bool
  private weak var root: UIViewController?

  private var alongside: [TransitionBlock] = []
  private var completions: [TransitionBlock] = []
  private var phase = Phase.announced

  private enum Phase {
    case announced
    case animating
    case over
  }

  init(
    turn: Turn?, containerView: UIView, root: UIViewController?, isAnimated: Bool
  ) {
    self.turn = turn
    self.containerView = containerView
    self.root = root
    self.isAnimated = isAnimated
    // 0.4 s, and twice that for half a turn (behaviour B2); a resize as a quarter (low).
    transitionDuration = !isAnimated ? 0 : turn?.quarters == 2 ? 0.8 : 0.4
    targetTransform = Self.transform(quarterTurns: turn?.quarters ?? 0)
    super.init()
  }

  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { phase == .over ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    root
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { root?.storedView }

  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard phase != .over else { return false }
    if let completion { completions.append(TransitionBlock(completion)) }
    if let animation {
      let block = TransitionBlock(animation)
      if phase == .announced { alongside.append(block) } else { animating { run(block) } }
    }
    return true
  }

  /// Runs UIKit's own parts of the transition among the others, without telling the trace.
  func animateOwn(
    _ animation: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void,
    completion: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    alongside.append(TransitionBlock(isNoted: false, animation))
    completions.append(TransitionBlock(isNoted: false, completion))
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func runAlongside() {
    phase = .animating
    let blocks = alongside
    alongside = []
    animating { for block in blocks { run(block) } }
  }

  func runCompletions() {
    guard phase != .over else { return }
    phase = .over
    let blocks = completions
    completions = []
    for block in blocks { block.run("completion", self) }
  }

  private func run(_ block: TransitionBlock) { block.run("alongsideTransition", self) }

  private func animating(_ body: () -> Void) {
    let outer = AnimationState.duration
    AnimationState.duration = UIView.areAnimationsEnabled ? transitionDuration : 0
    body()
    AnimationState.duration = outer
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
