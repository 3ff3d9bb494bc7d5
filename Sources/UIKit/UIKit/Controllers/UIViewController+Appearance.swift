import SystemFacts

/// A controller's state between being off the screen and on it.
struct AppearanceState {
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether a container sends the callbacks itself.
  var isManual = false
  var owesIsAppearing = false
  /// Whether the view is moving to another place on the screen, which is no appearance or
  /// disappearance.
  var isKept = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// Counts transitions, so that a late end isn't attributed to another transition.
  var number = 0
}

extension UIViewController {
  // Moving the view into and out of a window triggers the callbacks. The first half is sent before
  // it moves; the second half after the next layout pass, as UIKit sends it from the commit of the
  // changes.

  /// - Parameter isTopmost: Whether the view itself is moved, not one of its superviews. A view
  ///   that was added without making its controller a child isn't notified when a superview moves.
  func rootViewWillMove(to window: UIWindow?, isTopmost: Bool) {
    guard isTopmost || storedParent != nil, !isKeptOnScreen else { return }
    guard storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    let appears = window != nil
    if appears, storedView?.storedWindow != nil { return }
    beginAppearance(appears, animated: false, isManual: false)
  }

  /// Whether the view, or one of its superviews, is currently moving to another place on the
  /// screen.
  var isKeptOnScreen: Bool {
    appearance.isKept || (storedParent ?? contextPresenter)?.isKeptOnScreen == true
  }

  /// The controller in whose context this one is presented.
  private var contextPresenter: UIViewController? {
    presentation.controller?.shouldPresentInFullscreen == false ? presentation.presenting : nil
  }

  func rootViewDidMove(to window: UIWindow?) {
    if window != nil, appearance.phase == .appearing { appearance.owesIsAppearing = true }
    layoutGuidesDidChange()
    guard !appearance.isManual,
      appearance.phase == .appearing || appearance.phase == .disappearing
    else { return }
    let number = appearance.number
    (window?.host ?? .current).runAfterLayout { [self] in
      if appearance.number == number { endAppearance() }
    }
  }

  /// Loads the view and sends viewWillAppear or viewWillDisappear; the end of it sends viewDidAppear after layout.
  func beginAppearance(_ appears: Bool, animated: Bool, isManual: Bool) {
    // Loading may rotate the interface and thereby show the view.
    if appears { loadViewIfNeeded() }
    let phase = appearance.phase
    if appears
      ? phase == .appearing || phase == .appeared
      : phase == .disappearing || phase == .disappeared
    {
      return
    }
    appearance.number += 1
    appearance.phase = appears ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.isManual = isManual
    appearance.owesIsAppearing = appears && isManual && storedView?.storedWindow != nil
    if appears {
      call(.viewWillAppear(animated))
    } else {
      call(.viewWillDisappear(animated))
    }
  }

  func endAppearance() {
    appearance.isManual = false
    switch appearance.phase {
    case .appearing:
      sendIsAppearingIfNeeded()
      appearance.phase = .appeared
      call(.viewDidAppear(appearance.isAnimated))
      appearance.isMovingToParent = false
    case .disappearing:
      appearance.phase = .disappeared
      call(.viewDidDisappear(appearance.isAnimated))
      appearance.isMovingFromParent = false
    case .appeared, .disappeared:
      break
    }
  }

  /// Sends `viewIsAppearing` before the first layout pass on the screen.
  func sendIsAppearingIfNeeded() {
    guard appearance.owesIsAppearing else { return }
    appearance.owesIsAppearing = false
    guard ControllerFacts.callsViewIsAppearing[hostOfView.release] else { return }
    call(.viewIsAppearing(appearance.isAnimated))
  }
}
