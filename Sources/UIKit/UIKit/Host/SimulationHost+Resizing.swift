import Devices
import LayoutMetrics
import SystemFacts

/// The state of a window that the user resizes.
struct WindowResizing {
  /// The geometry of the scene when its delegate was last notified of it, or would have been.
  var reportedGeometry: UIWindowScene.Geometry?
  /// Whether the user is resizing the window.
  var isInteractive = false
  /// Whether the user has ever resized the window.
  var hasHappened = false
}

/// Windows that the user can resize.
extension SimulationHost {
  /// Whether the app is in its own window on a larger screen.
  var isInWindow: Bool { if case .window = multitasking { true } else { false } }

  /// Whether the app is in a window without orientations: any but that of an iPhone app that was
  /// never resized (27.0 release notes, 178555304: the intent; medium), or of an app that requires
  /// full screen.
  var isFreeOfOrientations: Bool {
    isInWindow && !isResizedInSteps && (!device.runsPhoneApp || resizing.hasHappened)
  }

  /// Whether the user can resize the app's window.
  var isResizable: Bool { reasonNotToResize == nil }

  /// Resizes the app's window, as the user does by dragging its corner: live, step by step.
  ///
  /// Every step is a separate change, whose size is announced to the app and applied. The window
  /// stays within the limits of the system, the screen and the scene's
  /// ``UIWindowScene/sizeRestrictions``. An app that is resized in fixed sizes gets only the last
  /// one.
  /// - Parameters:
  ///   - size: The size in points.
  ///   - steps: The number of sizes, including the last one.
  /// - Returns: The final size of the window.
  @discardableResult
  package func resize(to size: CGSize, steps: Int = 1) -> CGSize {
    use {
      let settles = phases.canSettle
      if settles { settle() }
      noteStep("resize(to:)", "\(size.width) × \(size.height)")
      guard (1...1000).contains(steps) else {
        report(
          SimulationIssue(
            where: device.name,
            what: "A window can't be resized in \(steps) steps; the window keeps its size.",
            advice: "Use 1 to 1,000 steps."))
        return geometry.size
      }
      let start = geometry.size
      guard window(resizedTo: size) != nil else { return start }
      let end = limited(size)
      // In a callback, the change is deferred, and a newer one replaces it.
      let count = settles && !isResizedInSteps ? steps : 1
      if count > 1 || settles { setInteractivelyResizing(!isResizedInSteps) }
      for step in 1...count {
        let share = CGFloat(step) / CGFloat(count)
        let next =
          step == count
          ? end
          : CGSize(
            width: (start.width + (end.width - start.width) * share).rounded(),
            height: (start.height + (end.height - start.height) * share).rounded())
        request(.resize(multitasking(inWindowOf: next)))
        if settles { settle() }
      }
      setInteractivelyResizing(false)
      if settles { settle() }
      return geometry.size
    }
  }

  /// Returns the window for a requested size, within the limits; `nil` after an issue, if the
  /// window can't be resized that way.
  func window(resizedTo size: CGSize) -> Device.Multitasking? {
    if let issue = issueOfResize(to: size) {
      report(issue)
      return nil
    }
    resizing.hasHappened = true
    return multitasking(inWindowOf: limited(size))
  }

  /// Returns a window of a size; if it's as large as the screen, an iPad app's is full screen.
  private func multitasking(inWindowOf size: CGSize) -> Device.Multitasking {
    let screen = device.screen(
      os: os, orientation: ScreenOrientation(interfaceOrientation), posture: geometry.posture)
    return size == screen.size && !device.runsPhoneApp ? .fullScreen : .window(size)
  }

  private func setInteractivelyResizing(_ isResizing: Bool) {
    guard isResizing != resizing.isInteractive else { return }
    if resizing.reportedGeometry == nil { resizing.reportedGeometry = UIWindowScene.Geometry(self) }
    resizing.isInteractive = isResizing
    tellSceneGeometry()
  }

  /// Returns a size within the limits of screen, system and scene; the screen's take precedence.
  private func limited(_ size: CGSize) -> CGSize {
    device.size(
      of: .window(windowScene.restrictions.limited(size)), os: os,
      orientation: ScreenOrientation(interfaceOrientation), posture: geometry.posture)
      ?? geometry.size
  }

  /// Adjusts the window to limits that the app has changed, when the screen next settles.
  func windowLimitsDidChange() {
    schedule(after: 0) { [weak self] in
      guard let self else { return }
      if isInWindow {
        let size = limited(geometry.size)
        if size != geometry.size { request(.resize(multitasking(inWindowOf: size))) }
      }
      tellSceneGeometry()
    }
  }

  private func issueOfResize(to size: CGSize) -> SimulationIssue? {
    if let reason = reasonNotToResize {
      return SimulationIssue(
        where: device.name,
        what: "\(reason), so the window can't be resized and keeps its size.",
        advice:
          "Choose an iPad with OS 26 or later and an app that doesn't require full screen, or "
          + "an iPhone app on an iPad with OS 27 (runsPhoneApp: true).")
    }
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      return SimulationIssue(
        where: device.name,
        what: "A window can't be \(size.width) × \(size.height) points; the window keeps its size.",
        advice: "Resize to a positive, finite size.")
    }
    guard applicationState != .background else {
      return SimulationIssue(
        where: device.name,
        what: "The app is in the background, so the window can't be resized and keeps its size.",
        advice: "Bring the app to the foreground first.")
    }
    return nil
  }

  /// The reason that the app's window has a fixed size, without a full stop; `nil` if it's
  /// resizable.
  private var reasonNotToResize: String? {
    guard device.hasResizableWindows(os: os) else {
      let system = device.family == .iPad ? AppFacts.padSystemName[release] : "iOS"
      return "Apps fill the screen on \(system) \(os)"
    }
    if !device.runsPhoneApp,
      options.infoPlist?.requiresFullScreen(on: device, os: os) == true
    {
      return "The app requires full screen (UIRequiresFullScreen)"
    }
    return nil
  }

  // MARK: The scene's geometry

  /// Notifies the scene's delegate if the scene's geometry has changed since the last notification.
  func tellSceneGeometry() {
    guard AppFacts.announcesSceneGeometry[release] else { return }
    let present = UIWindowScene.Geometry(self)
    let told = resizing.reportedGeometry
    resizing.reportedGeometry = present
    guard let old = told, !old.isEqual(present) else { return }
    (windowScene.delegate as? any UIWindowSceneDelegate)?.windowScene(
      windowScene, didUpdateEffectiveGeometry: old)
  }

  // MARK: Window controls

  /// The size of the corner that the window's controls occupy, at the top leading edge of the app's
  /// window; zero in full screen, and if they are above the content.
  var windowControls: CGSize {
    guard isInWindow else { return .zero }
    let size = ScreenFacts.windowControls[release]
    guard size != .zero else { return .zero }
    let style = (windowScene.delegate as? any UIWindowSceneDelegate)?
      .preferredWindowingControlStyle(for: windowScene)
    return style === UIWindowScene.WindowingControlStyle.minimal ? .zero : size
  }

  /// Returns the window controls as a corner of one of the app's windows.
  func controlReserve(of window: UIWindow) -> CornerReserve {
    let controls = windowControls
    guard controls != .zero, window.frame == appFrame else { return .none }
    return options.layoutDirection == .rightToLeft
      ? CornerReserve(topRight: controls) : CornerReserve(topLeft: controls)
  }

  /// Returns how far the window's controls extend into a view from its sides.
  func controlInsets(of view: UIView) -> UIEdgeInsets {
    guard isInWindow, let window = view.storedWindow else { return .zero }
    return controlReserve(of: window).insets(
      of: view.convertRect(view.bounds, to: window), in: window.bounds.size, along: .horizontal)
  }
}
