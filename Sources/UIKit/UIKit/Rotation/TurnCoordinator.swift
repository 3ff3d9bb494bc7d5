import Devices

/// The coordinator of a change of the window's size: a rotation, or a resize on an iPad.
@MainActor
final class TurnCoordinator: TransitionCoordinator {
  /// A rotation of the interface.
  struct Turn {
    var from: UIInterfaceOrientation
    var to: UIInterfaceOrientation

    /// Clockwise, from 0 to 3.
    var quarters: Int { (to.quarterTurns - from.quarterTurns + 4) % 4 }
  }

  /// Nil if only the size changes.
  let turn: Turn?
  /// The geometry of the app's part of the screen after the change.
  let destination: ScreenGeometry?
  private weak var root: UIViewController?

  init(
    turn: Turn?, to destination: ScreenGeometry? = nil, containerView: UIView,
    root: UIViewController?, isAnimated: Bool
  ) {
    self.turn = turn
    self.destination = destination
    self.root = root
    // 0.4 s, and twice that for half a turn (behaviour B2); a resize takes as long as a quarter
    // turn (low).
    super.init(
      containerView: containerView, isAnimated: isAnimated,
      duration: !isAnimated ? 0 : turn?.quarters == 2 ? 0.8 : 0.4)
  }

  override var targetTransform: CGAffineTransform {
    Self.transform(quarterTurns: turn?.quarters ?? 0)
  }

  override func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    root
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? { root?.storedView }

  /// An exact quarter turn, without rounding noise.
  static func transform(quarterTurns: Int) -> CGAffineTransform {
    switch quarterTurns {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }
}
