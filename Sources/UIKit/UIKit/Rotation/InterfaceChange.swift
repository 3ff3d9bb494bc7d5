import Devices
import Foundation
import SystemFacts

/// Carries out one change of the orientation or size of the app's part of the screen.
///
/// The order of the callbacks is the one of the frontmost controller of a phone in a quarter turn
/// (facts: devices §5.2): traits announced, size announced, traits replaced, bounds and insets
/// replaced, layout, blocks alongside, layout they requested, completions. Before iOS 8: the
/// rotation announced, bounds replaced, layout, the rotation's animation, its end (§5.4).
@MainActor
struct InterfaceChange {
  let coordinator: TurnCoordinator
  private let host: SimulationHost
  private let place: AppPlace
  /// The app's previous rectangle on the screen; windows that fill it change along with it.
  private let oldFrame: CGRect
  private let windows: [UIWindow]
  private let oldOrientation: UIInterfaceOrientation

  init(of host: SimulationHost, to place: AppPlace) {
    self.host = host
    self.place = place
    oldFrame = host.appFrame
    windows = host.windows.visible
    oldOrientation = host.interfaceOrientation
    // On another display the content doesn't rotate, although the display has another orientation.
    let turn =
      place.orientation == oldOrientation || place.posture != host.geometry.posture
      ? nil : TurnCoordinator.Turn(from: host.interfaceOrientation, to: place.orientation)
    coordinator = TurnCoordinator(
      turn: turn, to: place.geometry, containerView: host.windows.key ?? host.window,
      root: host.frontRoot,
      isAnimated: host.applicationState == .active && host.appState.areAnimationsEnabled
        && !host.resizing.isInteractive)
  }

  private var turn: TurnCoordinator.Turn? { coordinator.turn }

  /// Moves the app to the new place, with all callbacks.
  func run() {
    let rotating = announce()
    postWillChangeStatusBar()
    if host.showsMoments, coordinator.isAnimated {
      host.noteMovement()
      let windows = windows.filter { $0.frame == oldFrame }
      let shown = host.perform(
        { takePlace() }, in: ViewAnimation(duration: coordinator.transitionDuration),
        isToldOf: false)
      host.turn(windows, by: turn?.quarters ?? 0, for: coordinator.transitionDuration)
      host.schedule(after: coordinator.transitionDuration) { shown.end() }
    } else {
      takePlace()
    }
    layOut(rotating)
    if let turn { for controller in rotating { controller.call(.didRotate(from: turn.from)) } }
  }

  private func takePlace() {
    replaceTraits()
    replaceFrames()
    adaptPresentations()
    postDidChangeStatusBar()
    if host.showsMoments { _ = host.layOutWindows() }
  }

  /// Adopts a place of the same size on the same display, when the fold begins or ceases to divide
  /// the content.
  ///
  /// Only a sheet next to the fold changes its size; that is announced, like every size of
  /// presented content (Apple's documentation of `viewWillTransition(to:with:)`; for a fold, low).
  /// - Returns: Whether something was announced.
  func runInPlace() -> Bool {
    let roots = windows.compactMap(\.rootViewController)
    let isTold = roots.reduce(false) { $1.announcePlaceOfPresented(with: coordinator) || $0 }
    host.moveScreen(to: place)
    if isTold { layOut([]) }
    return isTold
  }

  /// Lays out the new place, then runs the blocks alongside and the completions.
  private func layOut(_ rotating: [UIViewController]) {
    if host.layOutWindows() { animate(rotating) }
    if host.phases.isPresentation {
      _ = host.layOutWindows()
    } else {
      host.advance(by: coordinator.transitionDuration)
    }
    coordinator.runCompletions()
  }

  // MARK: Announcement

  /// Announces the change, as the release does.
  ///
  /// - Returns: The controllers that receive the callbacks during a rotation, before iOS 8.
  private func announce() -> [UIViewController] {
    guard ControllerFacts.announcesTransitions[host.release] else { return announceRotation() }
    guard !host.phases.isPresentation else { return [] }
    for window in windows {
      guard let root = window.rootViewController else { continue }
      announce(to: root, fills: window.frame == oldFrame)
    }
    return []
  }

  private func announceRotation() -> [UIViewController] {
    guard let turn else { return [] }
    let controllers = windows.compactMap(\.rootViewController).flatMap(\.rotatingTree)
    for controller in controllers {
      controller.call(.willRotate(to: turn.to, duration: coordinator.transitionDuration))
    }
    return controllers
  }

  /// Announces new traits and the new size to a root controller, if they change.
  private func announce(to root: UIViewController, fills: Bool) {
    let newTraits = root.traits(under: host.predictedTraits.withSizeClasses(of: place.geometry))
    if newTraits != root.traitCollection {
      root.sendTraitTransition(to: newTraits, with: coordinator)
    }
    // A launch that rotates the interface announces traits only (logged on iOS 15). A root that is
    // still loading its view has no size yet.
    guard fills, !host.phases.isFirstOrientation, let view = root.viewIfLoaded else { return }
    // A root under a full-screen modal may still have its size from before another rotation; a
    // rotation that keeps the window's size doesn't affect it.
    let size = place.geometry.size
    let windowChanges = host.geometry.size != size
    let sizeChanges = windowChanges && view.bounds.size != size
    let tellsHalfTurn =
      turn?.quarters == 2
      && (host.options.transitionsSizeOnHalfTurn
        ?? AppFacts.transitionsSizeOnHalfTurn[host.release])
    if sizeChanges {
      root.sendSizeTransition(to: size, with: coordinator)
    } else if tellsHalfTurn {
      for controller in root.coveringChain where controller.fillsWindow {
        controller.sendSizeTransition(to: size, with: coordinator)
      }
    } else if windowChanges {
      root.forwardToPresented(size: size, with: coordinator)
    }
  }

  // MARK: The new place

  private func replaceTraits() {
    host.moveScreen(to: place)
    host.predictedTraits = host.screenTraits
    host.screenLayer.bounds = host.screenGeometry.bounds
    for window in windows { window.refreshTraits() }
    host.refreshHiddenPresenters()
    host.askForStatusBar()
  }

  private func replaceFrames() {
    // All frames change first: insets from new frames in the old screen are never announced.
    CallsUnderway.current.geometryChanges += 1
    for window in windows where window.frame == oldFrame { window.turn(to: place.frame) }
    // While geometry changes, insets stay as they are.
    if turn != nil, LayoutFacts.laysOutTurnsWithOldInsets[host.release] { _ = host.layOutWindows() }
    CallsUnderway.current.geometryChanges -= 1
    for window in windows { window.systemInsetsDidChange() }
  }

  /// Presented controllers get their new style, and with it their size, before blocks run
  /// alongside.
  private func adaptPresentations() {
    for window in windows { window.rootViewController?.readaptPresentations() }
  }

  private func animate(_ rotating: [UIViewController]) {
    coordinator.runAlongside()
    guard let turn else { return }
    let duration = coordinator.transitionDuration
    for controller in rotating {
      controller.call(.willAnimateRotation(to: turn.to, duration: duration))
    }
  }

  // MARK: Notifications

  private func postWillChangeStatusBar() {
    guard place.orientation != oldOrientation else { return }
    post(
      UIApplication.willChangeStatusBarOrientationNotification,
      "willChangeStatusBarOrientationNotification", place.orientation)
  }

  private func postDidChangeStatusBar() {
    guard place.orientation != oldOrientation else { return }
    post(
      UIApplication.didChangeStatusBarOrientationNotification,
      "didChangeStatusBarOrientationNotification", oldOrientation)
  }

  /// Posts a status bar notification with the orientation it reports.
  private func post(
    _ name: Notification.Name, _ method: String, _ orientation: UIInterfaceOrientation
  ) {
    host.post(
      name, from: host.application, "UIApplication", method, "\(orientation)",
      [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
  }
}

extension UIViewController {
  /// This controller and the chain of controllers presented on top of it.
  fileprivate var coveringChain: [UIViewController] {
    Array(sequence(first: self, next: { $0.presentation.presented }))
  }

  /// Whether the view is in the window and has its size: a half turn affects a full-screen modal
  /// like a root (medium), but nothing that it covers.
  fileprivate var fillsWindow: Bool {
    guard let view = storedView, let window = view.storedWindow else { return false }
    return view.bounds.size == window.bounds.size
  }
}
