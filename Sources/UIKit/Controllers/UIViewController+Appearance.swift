import SystemFacts

/// Where a controller stands between being off the screen and being on it.
struct AppearanceState {
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// A container sends the callbacks itself.
  var isManual = false
  var owesIsAppearing = false
  /// The view changes its place on the screen, which is no coming or going.
  var isKept = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// Counts transitions, so that an end that comes late is not taken for another's.
  var number = 0
}

extension UIViewController {
  // The view's way into and out of a window drives the callbacks. The first half is sent before it
  // moves; the second half after the next layout pass, as UIKit sends it from the commit of the
  // changes.

  /// - Parameter isTopmost: The view itself is moved, not one above it. A view that came in without
  ///   its controller being made a child hears nothing when a view above it moves.
  func rootViewWillMove(to window: UIWindow?, isTopmost: Bool) {
    guard isTopmost || storedParent != nil, !isKeptOnScreen else { return }
    guard storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    let appears = window != nil
    if appears, storedView?.storedWindow != nil { return }
    beginAppearance(appears, animated: false, isManual: false)
  }

  /// Whether the view, or one above it, changes its place on the screen right now.
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

  func beginAppearance(_ appears: Bool, animated: Bool, isManual: Bool) {
    // Loading may turn the interface and thereby show the view.
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

  /// Sends `viewIsAppearing` in front of the first layout pass on the screen.
  func sendIsAppearingIfNeeded() {
    guard appearance.owesIsAppearing else { return }
    appearance.owesIsAppearing = false
    guard ControllerFacts.callsViewIsAppearing[hostOfView.release] else { return }
    call(.viewIsAppearing(appearance.isAnimated))
  }
}
