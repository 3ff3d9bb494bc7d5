import Devices
import SystemFacts

extension UIPresentationController {
  /// Keeps the presented view in place, unless an animator has put it elsewhere.
  func keepPresentedViewInPlace() {
    if presentedView?.superview === storedContainer { placePresentedView() }
  }

  /// The superview of the container: the window, or the superview of the presenter's view.
  private var containerSuperview: UIView? {
    guard let view = storedPresenting?.viewIfLoaded else { return nil }
    return shouldPresentInFullscreen ? view.window : view.superview ?? view.window
  }

  /// Puts the container over the presenter, or in front of the container that it replaces; returns
  /// `false` if the presenter has left the window.
  func installContainer(above former: UIView? = nil) -> Bool {
    guard let superview = containerSuperview, let view = storedPresenting?.viewIfLoaded else {
      return false
    }
    let frame = shouldPresentInFullscreen ? superview.bounds : view.frame
    let container = UITransitionView(frame: frame, presentation: self)
    storedContainer = container
    if let former, former.superview === superview {
      superview.insertSubview(container, aboveSubview: former)
    } else if view.superview === superview, !shouldPresentInFullscreen {
      superview.insertSubview(container, aboveSubview: view)
    } else {
      superview.addSubview(container)
    }
    return true
  }

  func removeContainer() {
    storedContainer?.removeFromSuperview()
    storedContainer = nil
  }

  /// Moves the presenter's view into the container; a transition removes it from there.
  func takePresentersView() {
    guard let view = storedPresenting?.viewIfLoaded, let superview = view.superview,
      let container = storedContainer, removedFrom == nil
    else { return }
    removedFrom = FormerPlace(
      superview: superview, index: superview.subviews.firstIndex { $0 === view } ?? 0)
    container.insertSubview(view, at: 0)
    placePresentersView()
  }

  /// Places the presenter's view while it is in the container.
  func placePresentersView() {
    guard removedFrom != nil, let view = storedPresenting?.viewIfLoaded,
      view.superview === storedContainer
    else { return }
    view.frame = presentersFrame
  }

  /// The frame of the presenter's view in the container before it leaves and once it's back: the
  /// whole container, or the frame of the card or popover that it was taken from.
  var presentersFrame: CGRect {
    guard let container = storedContainer else { return .zero }
    guard shouldPresentInFullscreen, let home = removedFrom?.superview, home.window != nil else {
      return container.bounds
    }
    return container.convert(room(in: home), from: home)
  }

  /// The frame of the presenter's view in its original superview: before iOS 13, a popover's arrow
  /// takes some of the space.
  private func room(in home: UIView) -> CGRect {
    (home.superview as? _UIPopoverView)?.contentFrame ?? home.bounds
  }

  /// Returns the presenter's view to its place before the presentation.
  func returnPresentersView() {
    guard let place = removedFrom, let view = storedPresenting?.viewIfLoaded else { return }
    removedFrom = nil
    // A container in the presenter's context is in the place of the view, and may have moved since.
    if !shouldPresentInFullscreen, let container = storedContainer, let holder = container.superview
    {
      holder.insertSubview(view, belowSubview: container)
    } else {
      place.superview?.insertSubview(view, at: place.index)
    }
    view.frame =
      shouldPresentInFullscreen
      ? place.superview.map(room(in:)) ?? view.frame : storedContainer?.frame ?? .zero
  }

  // MARK: Sizes and traits

  func forwardSizeTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    // A view that isn't in the window yet gets its size before it appears.
    guard presented.viewIfLoaded?.window != nil || presented.presentation.presented != nil else {
      return
    }
    prepareAdaptation(with: coordinator)
    let childSize = (upcoming ?? self).size(
      forChildContentContainer: presented, withParentContainerSize: size)
    if presented.view.bounds.size != childSize {
      presented.sendSizeTransition(to: childSize, with: coordinator)
    } else {
      presented.forwardToPresented(size: childSize, with: coordinator)
    }
  }

  func forwardTraitTransition(
    to collection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    prepareAdaptation(with: coordinator)
    let traits = presented.traits(under: (upcoming ?? self).traits(inside: collection))
    if traits != presented.traitCollection {
      presented.sendTraitTransition(to: traits, with: coordinator)
    } else {
      presented.forwardToPresented(collection, with: coordinator)
    }
  }

  /// The current or future environment of the container: it fills the window, or covers the
  /// presenter's view.
  func containerEnvironment(of presenter: UIViewController, _ geometry: ScreenGeometry)
    -> InterfaceEnvironment
  {
    shouldPresentInFullscreen
      ? presentedViewController.hostOfView.windowEnvironment(geometry)
      : presenter.environmentAhead(geometry)
  }

  /// The environment of the container at its upcoming size.
  func containerEnvironment(in size: CGSize) -> InterfaceEnvironment {
    let host = presentedViewController.hostOfView
    let geometry = host.geometryAhead(of: storedContainer, in: size)
    var environment =
      storedPresenting.map { containerEnvironment(of: $0, geometry) }
      ?? host.windowEnvironment(geometry)
    if let container = storedContainer, geometry == host.geometry, size == container.bounds.size {
      environment.adoptSurroundings(of: container)
    }
    environment.frame.size = size
    return environment
  }

  /// The current environment of the container; before it exists, the window's.
  var presentContainerEnvironment: InterfaceEnvironment {
    let host = presentedViewController.hostOfView
    var environment = host.windowEnvironment(host.geometry)
    if let container = storedContainer {
      environment.frame = container.bounds
      environment.adoptSurroundings(of: container)
    }
    return environment
  }

  /// The environment of the presented controller's view at a frame in the container.
  func presented(
    at place: CGRect, in container: InterfaceEnvironment, isCompact: Bool = false,
    covered: UIEdgeInsets = .zero
  ) -> InterfaceEnvironment {
    let presented = presentedViewController
    let traits = isCompact ? container.traits.with { $0.horizontalSizeClass = .compact } : nil
    var environment = container.child(
      presented, of: presentingViewController, in: place, traits: traits ?? container.traits)
    environment.isUnderTabStrip = false
    if ScreenFacts.hasSafeArea[container.geometry.os.release] {
      environment.insets = environment.insets.or(covered)
    } else {
      // The strip of the status bar, regardless of the view's position (``UIViewController/guideLengths``).
      environment.insets = presented.hostOfView.windowEnvironment(container.geometry).insets
    }
    return environment
  }

  /// The traits that the presented controller gets from the container's.
  func traits(inside outer: UITraitCollection) -> UITraitCollection {
    var traits = outer
    // Levels were introduced in iOS 13, for cards and popovers (Apple; high).
    let elevates =
      isElevated && ControllerFacts.presentsAsSheets[presentedViewController.hostOfView.release]
    let isNarrow = makesWidthCompact(in: outer)
    if isNarrow || elevates {
      traits = traits.with {
        if isNarrow { $0.horizontalSizeClass = .compact }
        if elevates { $0.userInterfaceLevel = .elevated }
      }
    }
    guard let overrideTraitCollection else { return traits }
    return UITraitCollection(traitsFrom: [traits, overrideTraitCollection])
  }
}

extension UIViewController {
  /// Whether a presentation over this controller has taken its view away.
  var isViewTaken: Bool { presentation.presented?.presentation.controller?.removedFrom != nil }

  /// Whether a full-screen presentation has removed the view, so that nothing is in its place.
  var isViewAway: Bool { isViewTaken && contextPresentation == nil }

  /// The presentation in this controller's own context.
  var contextPresentation: UIPresentationController? {
    guard let upper = presentation.presented?.presentation.controller,
      !upper.shouldPresentInFullscreen
    else { return nil }
    return upper
  }

  /// The view in this controller's place: its own, or the container of the presentation in its
  /// context that has taken it.
  var viewInPlace: UIView {
    guard isViewTaken, let container = contextPresentation?.storedContainer else { return view }
    return container
  }

  /// Notifies the presentation on this controller of its container's new size: the window's, or
  /// otherwise this controller's.
  func forwardToPresented(size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    guard let controller = presentation.presented?.presentation.controller else { return }
    let windowSize =
      controller.shouldPresentInFullscreen
      ? (coordinator as? TurnCoordinator)?.destination?.size : nil
    controller.viewWillTransition(to: windowSize ?? size, with: coordinator)
  }

  /// Notifies the controllers presented on this controller and its descendants of their upcoming
  /// sizes in containers that keep theirs.
  ///
  /// - Returns: Whether any was notified.
  func announcePlaceOfPresented(with coordinator: TurnCoordinator) -> Bool {
    var isTold = storedChildren.reduce(false) {
      $1.announcePlaceOfPresented(with: coordinator) || $0
    }
    guard let presented = presentation.presented else { return isTold }
    if let controller = presented.presentation.controller as? UISheetPresentationController,
      let container = controller.storedContainer, let view = presented.viewIfLoaded,
      view.window != nil
    {
      let size = container.bounds.size
      let placed = controller.size(
        forChildContentContainer: presented, withParentContainerSize: size)
      if placed != view.bounds.size {
        controller.viewWillTransition(to: size, with: coordinator)
        return true
      }
    }
    isTold = presented.announcePlaceOfPresented(with: coordinator) || isTold
    return isTold
  }

  /// Notifies the presentation on this controller of this controller's upcoming traits.
  func forwardToPresented(
    _ collection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    guard let controller = presentation.presented?.presentation.controller else { return }
    // A controller presented in this controller's context doesn't get its overrides.
    controller.willTransition(
      to: controller.shouldPresentInFullscreen
        ? collection : inheritedTraits(ahead: collection),
      with: coordinator)
  }
}

extension InterfaceEnvironment {
  /// Adopts the insets and traits that an unchanged container gives its content.
  fileprivate mutating func adoptSurroundings(of container: UIView) {
    insets = container.safeAreaInsets
    traits = container.traitCollection
  }
}
