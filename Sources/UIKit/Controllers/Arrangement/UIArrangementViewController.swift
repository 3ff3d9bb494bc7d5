import LayoutMetrics

/// A container of two controllers whose views it places by size, size classes and an active fold
/// (iOS 27.1).
///
/// The places are those of a split unless ``updateArrangement(_:animated:)`` gives it another
/// arrangement. This file holds stored state and overridable members.
@preconcurrency @MainActor
open class UIArrangementViewController: UIViewController {
  final var arrangement = ArrangementState()

  /// Makes a container without controllers, which splits.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a container without controllers; nothing is read from the coder.
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

/// What an arrangement controller holds.
@MainActor
struct ArrangementState {
  var controllers: [UIArrangementViewController.ViewPlacement: UIViewController] = [:]
  var arrangement: any _PlacingArrangement = UISplitArrangement()
  /// The controllers whose views lie in the container's.
  var shown: [UIViewController] = []
}
