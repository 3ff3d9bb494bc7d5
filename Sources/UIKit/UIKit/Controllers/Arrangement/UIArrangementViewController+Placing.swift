import LayoutMetrics

extension UIArrangementViewController {
  /// Returns the controller in a place.
  public final func viewController(for placement: ViewPlacement) -> UIViewController? {
    arrangement.controllers[placement]
  }

  /// Puts a controller in a place, or clears the place if `nil`; a controller that is in the other
  /// place leaves it.
  ///
  /// Animated changes are shown in their final state.
  public final func setViewController(
    _ viewController: UIViewController?, for placement: ViewPlacement, animated: Bool = false
  ) {
    guard arrangement.controllers[placement] !== viewController else { return }
    inOwnWorld {
      if let viewController {
        for (other, controller) in arrangement.controllers where controller === viewController {
          arrangement.controllers[other] = nil
        }
      }
      let leaving = arrangement.controllers[placement]
      arrangement.controllers[placement] = viewController
      let isNew = viewController.map { $0.storedParent !== self } ?? false
      leaving?.call(.willMoveToParent(nil))
      if isNew, let viewController { addChild(viewController) }
      if isNew, viewController?.storedParent !== self {
        // The controller was refused, and an issue recorded.
        arrangement.controllers[placement] = nil
      }
      viewIfLoaded?.setNeedsLayout()
      if isViewLoaded { showChildren(animated: animated) }
      leaving?.removeFromParent()
      if isNew, let viewController, viewController.storedParent === self {
        viewController.call(.didMoveToParent(self))
      }
    }
  }

  /// The place of a controller; `nil` if it's in neither place.
  public final func placement(for viewController: UIViewController) -> ViewPlacement? {
    for placement in [ViewPlacement.primary, .secondary]
    where arrangement.controllers[placement] === viewController {
      return placement
    }
    return nil
  }

  /// How the view of a place is shown; `nil` if the place has no controller.
  public final func state(for placement: ViewPlacement) -> ViewState? {
    guard arrangement.controllers[placement] != nil else { return nil }
    let places = places(in: presentEnvironment)
    let isAlone = arrangement.controllers.count < 2
    let frame = placement == .primary ? places.primary : places.secondary
    var axis: UIAxis = []
    if !isAlone, let split = places.axis { axis = split == .horizontal ? .horizontal : .vertical }
    let isFront = arrangement.arrangement.overlays && places.axis == nil && !isAlone
    return ViewState(
      isHidden: frame == nil && !isAlone, splitAxis: axis,
      zIndex: isFront && placement == .primary ? 1 : 0)
  }

  /// Switches to another arrangement; an animated change is shown in its final state.
  ///
  /// Only ``UISplitArrangement`` and ``UIOverlayArrangement`` can be applied; any other arrangement
  /// is reported as an issue.
  public final func updateArrangement<A: Arrangement>(_ arrangement: A, animated: Bool = false) {
    guard let placing = arrangement as? any _PlacingArrangement else {
      return refuse(
        SimulationIssue(
          where: description, what: "\(A.self) is not one of UIKit's arrangements.",
          advice: "Use UISplitArrangement or UIOverlayArrangement."))
    }
    self.arrangement.arrangement = placing
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Frames

  /// The size that the content of the view in a place prefers; `nil` without a controller.
  func naturalSize(of placement: ViewPlacement, in size: CGSize) -> CGSize? {
    guard let controller = arrangement.controllers[placement] else { return nil }
    let preferred = controller.preferredContentSize
    if preferred.width > 0, preferred.height > 0 { return preferred }
    guard !controller.isLoadingView, let view = controller.view else { return nil }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func places(in own: InterfaceEnvironment) -> ArrangementGeometry.Places {
    var geometry = ArrangementGeometry(
      bounds: own.bounds,
      division: own.isInWindow ? hostOfView.activeDivision(in: own) : nil,
      isWidthRegular: own.traits.horizontalSizeClass == .regular,
      isHeightRegular: own.traits.verticalSizeClass == .regular)
    geometry.isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return arrangement.arrangement.places(in: geometry, of: self)
  }

  /// The frame of a child's view; a view that isn't shown gets the whole bounds.
  func arrangedFrame(of child: UIViewController, in own: InterfaceEnvironment) -> CGRect {
    guard let placement = placement(for: child), arrangement.controllers.count > 1 else {
      return own.bounds
    }
    let places = places(in: own)
    let frame = placement == .primary ? places.primary : places.secondary
    return PixelGrid(scale: own.traits.displayScale).withEdgesOnPixels(frame ?? own.bounds)
  }
}

extension UIArrangementViewController: ContainerArranging {
  func loadArrangementView() {
    let view = _UIArrangementView(frame: hostOfView.geometry.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.autoresizesSubviews = false
    view.arranger = self
    self.view = view
  }

  func placeChildren() {
    showChildren(animated: false)
  }

  /// Places the children's views, from back to front.
  private func showChildren(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    let own = presentEnvironment
    let wanted = [ViewPlacement.secondary, .primary].compactMap { arrangement.controllers[$0] }
    let entering = wanted.filter { child in !arrangement.shown.contains { $0 === child } }
    let leaving = arrangement.shown.filter { child in !wanted.contains { $0 === child } }
    arrangement.shown = wanted
    let place = { [self] in
      for child in leaving { child.viewIfLoaded?.removeFromSuperview() }
      for (index, child) in wanted.enumerated() {
        guard !child.isLoadingView, let childView = child.view else { continue }
        childView.frame = arrangedFrame(of: child, in: own)
        let isHidden = placement(for: child).flatMap { state(for: $0) }?.isHidden ?? false
        if childView.isHidden != isHidden { childView.isHidden = isHidden }
        if view.storedSubviews.dropFirst(index).first !== childView {
          view.insertSubview(childView, at: index)
        }
      }
    }
    if entering.isEmpty, leaving.isEmpty { return place() }
    exchangeChildren(entering: entering, leaving: leaving, animated: animated, change: place)
  }
}

extension SimulationHost {
  /// The active fold, in the coordinates of a controller's view that fills an environment.
  func activeDivision(in environment: InterfaceEnvironment) -> CGRect? {
    surroundings(of: environment.geometry).regions.first { $0.kind == .division && $0.isActive }?
      .frame
      .offsetBy(dx: -environment.frame.minX, dy: -environment.frame.minY)
  }
}

extension UIViewController {
  /// The nearest arrangement controller around this one (iOS 27.1).
  public var arrangementViewController: UIArrangementViewController? {
    nearest(UIArrangementViewController.self)
  }
}

/// The view of an arrangement controller.
///
/// Its layout reads the fold like any other view's, so it's laid out again when the fold changes.
final class _UIArrangementView: ArrangedContainerView {
  override func layoutSubviews() {
    _ = reservedRegions(kind: .division)
    super.layoutSubviews()
  }

  override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsLayout()
  }
}
