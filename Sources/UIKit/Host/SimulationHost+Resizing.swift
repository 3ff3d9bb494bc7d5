import Devices
import LayoutMetrics
import SystemFacts

/// Windows that the user can resize.
extension SimulationHost {
  /// Whether the app is in a window of its own on a larger screen.
  var isInWindow: Bool { if case .window = multitasking { true } else { false } }

  /// Whether the app is in a window that goes by no orientations: any but that of an iPhone app which
  /// was never resized (27.0 release notes, 178555304: the intent; medium), or requires full screen.
  var isFreeOfOrientations: Bool {
    isInWindow && !isResizedInSteps && (!device.runsPhoneApp || hasResizedWindow)
  }

  /// Whether the user can resize the app's window.
  var isResizable: Bool { reasonNotToResize == nil }

  /// Resizes the app's window, as the user does by dragging its corner: live, step by step.
  ///
  /// Every step is a change of its own, whose size the app is told and gets. The window stays within
  /// what the system, the screen and the scene's ``UIWindowScene/sizeRestrictions`` allow. An app that
  /// is resized in fixed sizes gets the last one only.
  /// - Parameters:
  ///   - size: In points.
  ///   - steps: The number of sizes on the way, the last one included.
  /// - Returns: The size of the window in the end.
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
      // In a callback the change comes later, and a newer one takes its place.
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

  /// The window that the user gets by asking for a size, within the limits; nil after an issue, where
  /// the window can't be resized so.
  func window(resizedTo size: CGSize) -> Device.Multitasking? {
    if let issue = issueOfResize(to: size) {
      report(issue)
      return nil
    }
    hasResizedWindow = true
    return multitasking(inWindowOf: limited(size))
  }

  /// A window of a size; one as large as the screen of an iPad app is full screen.
  private func multitasking(inWindowOf size: CGSize) -> Device.Multitasking {
    let screen = device.screen(
      os: os, orientation: ScreenOrientation(interfaceOrientation), posture: geometry.posture)
    return size == screen.size && !device.runsPhoneApp ? .fullScreen : .window(size)
  }

  private func setInteractivelyResizing(_ isResizing: Bool) {
    guard isResizing != isInteractivelyResizing else { return }
    if toldGeometry == nil { toldGeometry = UIWindowScene.Geometry(self) }
    isInteractivelyResizing = isResizing
    tellSceneGeometry()
  }

  /// A size within the limits of screen, system and scene; the screen's count most.
  private func limited(_ size: CGSize) -> CGSize {
    device.size(
      of: .window(windowScene.restrictions.limited(size)), os: os,
      orientation: ScreenOrientation(interfaceOrientation), posture: geometry.posture)
      ?? geometry.size
  }

  /// Brings a window within limits that the app has changed, when the screen next settles.
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

  /// Why the app's window has a fixed size, without a full stop; nil where it has none.
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

  /// Tells the scene's delegate that the scene lies otherwise than when it was told last.
  func tellSceneGeometry() {
    guard AppFacts.announcesSceneGeometry[release] else { return }
    let present = UIWindowScene.Geometry(self)
    let told = toldGeometry
    toldGeometry = present
    guard let old = told, !old.isEqual(present) else { return }
    (windowScene.delegate as? any UIWindowSceneDelegate)?.windowScene(
      windowScene, didUpdateEffectiveGeometry: old)
  }

  // MARK: Window controls

  /// The corner that the window's controls take up, at the upper leading edge of the app's window;
  /// nothing in full screen, and where they stand above the content.
  var windowControls: CGSize {
    guard isInWindow else { return .zero }
    let size = ScreenFacts.windowControls[release]
    guard size != .zero else { return .zero }
    let style = (windowScene.delegate as? any UIWindowSceneDelegate)?
      .preferredWindowingControlStyle(for: windowScene)
    return style === UIWindowScene.WindowingControlStyle.minimal ? .zero : size
  }

  /// The same as a corner of one of the app's windows.
  func controlReserve(of window: UIWindow) -> CornerReserve {
    let controls = windowControls
    guard controls != .zero, window.frame == appFrame else { return .none }
    return options.layoutDirection == .rightToLeft
      ? CornerReserve(topRight: controls) : CornerReserve(topLeft: controls)
  }

  /// How far the window's controls reach into a view from its sides.
  func controlInsets(of view: UIView) -> UIEdgeInsets {
    guard isInWindow, let window = view.storedWindow else { return .zero }
    return controlReserve(of: window).insets(
      of: view.convertRect(view.bounds, to: window), in: window.bounds.size, along: .horizontal)
  }
}
