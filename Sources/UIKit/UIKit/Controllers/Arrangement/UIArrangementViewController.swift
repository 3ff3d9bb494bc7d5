import LayoutMetrics

/// A container of two controllers that places their views according to size, size classes and an
/// active fold (iOS 27.1).
///
/// It uses a split arrangement unless ``updateArrangement(_:animated:)`` sets another one. This
/// file contains stored state and overridable members.
@preconcurrency @MainActor
open class UIArrangementViewController: UIViewController {
  final var arrangement = ArrangementState()

  /// Creates a container without controllers that uses a split arrangement.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container without controllers that uses a split arrangement; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Overrides

  open override func loadView() {
    loadArrangementView()
  }

  open override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController else { return parentSize }
    return arrangedFrame(of: child, in: environment(in: parentSize)).size
  }

  override func environment(of child: UIViewController, in own: InterfaceEnvironment)
    -> InterfaceEnvironment
  {
    own.child(child, of: self, in: arrangedFrame(of: child, in: own))
  }

  override package func tracePlace(of child: UIViewController) -> String {
    placement(for: child)?.name ?? super.tracePlace(of: child)
  }

  open override var childForStatusBarHidden: UIViewController? { viewController(for: .primary) }
  open override var childForStatusBarStyle: UIViewController? { viewController(for: .primary) }
  open override var childForPreferredVerticalBarBehavior: UIViewController? {
    viewController(for: .primary)
  }
}

/// The state of an arrangement controller.
@MainActor
struct ArrangementState {
  var controllers: [UIArrangementViewController.ViewPlacement: UIViewController] = [:]
  var arrangement: any _PlacingArrangement = UISplitArrangement()
  /// The controllers whose views are in the container's view.
  var shown: [UIViewController] = []
}
