/// Collects the blocks that run alongside a transition and after it: of a rotation, a presentation
/// or a stack change.
@MainActor
class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  final let isAnimated: Bool
  final private(set) var transitionDuration: TimeInterval
  /// The transition, which ends at some point; while it exists, its own values apply.
  private weak var context: UIViewControllerContextTransitioning?
  private let fallback: UIView

  private var alongside: [TransitionBlock] = []
  private var completions: [TransitionBlock] = []
  private var phase = Phase.announced

  private enum Phase {
    case announced
    case animating
    case over
  }

  /// - Parameters:
  ///   - containerView: The view that contains the transition, as long as there is no context.
  ///   - duration: In seconds; invalid durations count as 0.
  init(
    _ context: UIViewControllerContextTransitioning? = nil, containerView: UIView,
    isAnimated: Bool, duration: TimeInterval
  ) {
    self.context = context
    fallback = containerView
    self.isAnimated = isAnimated
    transitionDuration = Self.length(duration)
    super.init()
  }

  private static func length(_ duration: TimeInterval) -> TimeInterval {
    duration.isFinite ? max(0, duration) : 0
  }

  /// Attaches the transition that this coordinator was announced for.
  final func begin(_ context: UIViewControllerContextTransitioning, duration: TimeInterval) {
    self.context = context
    transitionDuration = Self.length(duration)
  }

  // MARK: The context

  final var containerView: UIView { context?.containerView ?? fallback }
  var targetTransform: CGAffineTransform { context?.targetTransform ?? .identity }
  final var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  final var initiallyInteractive: Bool { context?.isInteractive ?? false }
  final var isInteractive: Bool { context?.isInteractive ?? false }
  final var isInterruptible: Bool { false }
  final var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  final var percentComplete: CGFloat { phase == .over ? 1 : 0 }
  final var completionVelocity: CGFloat { 1 }
  final var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context?.view(forKey: key)
  }

  // MARK: Blocks

  final func animate(
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

  final func animateAlongsideTransition(
    in view: UIView?,
    animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Runs UIKit's own parts of the transition along with the others, without recording them in the
  /// trace.
  final func animateOwn(
    _ animation: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void,
    completion: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    alongside.append(TransitionBlock(isNoted: false, animation))
    completions.append(TransitionBlock(isNoted: false, completion))
  }

  final func runAlongside() {
    guard phase == .announced else { return }
    phase = .animating
    let blocks = alongside
    alongside = []
    animating { for block in blocks { run(block) } }
  }

  final func runCompletions() {
    guard phase != .over else { return }
    phase = .over
    let blocks = completions
    completions = []
    for block in blocks { block.run("completion", self) }
  }

  private func run(_ block: TransitionBlock) { block.run("alongsideTransition", self) }

  private func animating(_ body: () -> Void) {
    SimulationHost.current.perform(
      body, inAnimationOf: UIView.areAnimationsEnabled ? transitionDuration : 0)
  }
}
