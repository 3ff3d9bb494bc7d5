import Devices
import InfoPlists
import LayoutTrees
import StringTables
import SystemFacts

/// A simulated device with its screen, window, clock and pending callbacks.
///
/// Several may coexist. ``WorldScope`` determines which of them provides global values such as
/// `UIScreen.main`.
@MainActor
package final class SimulationHost {
  /// The options in addition to device, OS and orientation.
  package struct Options: Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.light
    package var contentSizeCategory = UIContentSizeCategory.large
    package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    package var accessibilityContrast = UIAccessibilityContrast.normal
    /// Whether a controller's page next to the visible one gets its side insets from the bare
    /// overlap rule, instead of none (see `UIView+SafeArea.swift`).
    package var pagesOutsideOverlap = false
    /// Whether a half turn calls `viewWillTransition(to:with:)`; `nil` leaves it to the OS version.
    package var transitionsSizeOnHalfTurn: Bool?
    /// The app's `Info.plist`, if any.
    package var infoPlist: InfoPlist?
    /// The SDK that the app was built with; `nil` means `Info.plist`'s, or otherwise the OS's own.
    package var builtWith: OSVersion?
    /// Whether an iPad runs an iPhone app; `nil` leaves it to `UIDeviceFamily` in `Info.plist`.
    package var runsPhoneApp: Bool?
    /// The device orientation at launch; `nil` means the one that matches the interface.
    package var held: UIDeviceOrientation?
    /// The posture of a foldable device at launch; `nil` means its initial posture.
    package var posture: Device.Posture?
    /// Traits of the screen that override the device's own.
    package var traits = UITraitCollection.Values()
    /// A safe area of every window that overrides the screen's.
    package var safeArea: UIEdgeInsets?
    /// Whether a window of any size has the whole screen's safe area, as if it filled the screen.
    package var windowsCountAsScreen = false
    /// The language and region that the user has chosen.
    package var locale = WorldScope.defaultLocale
    package var timeZone = WorldScope.defaultTimeZone
    /// The pseudo-language of string tables; `nil` for the user's.
    package var pseudoLanguage: PseudoLanguage?

    package init() {}

    /// The layout direction of the texts' language.
    package var languageDirection: UITraitEnvironmentLayoutDirection {
      locale.isRightToLeft || pseudoLanguage == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The device, as the app sees it.
  package let device: Device
  package let os: OSVersion
  /// The release of the OS, which determines facts.
  package let release: OSRelease
  /// The release of the SDK that the app was built with.
  package let sdk: OSRelease
  package internal(set) var options: Options

  /// The screen of the display used in a device's initial posture.
  package private(set) lazy var mainScreen = UIScreen(host: self)
  /// The screen that the interface is on; a new one each time a device is unfolded.
  package internal(set) lazy var screen = mainScreen
  package private(set) lazy var deviceProxy = UIDevice(host: self)
  package private(set) lazy var application = UIApplication(host: self)
  package private(set) lazy var windowScene = UIWindowScene(host: self)
  /// The window that fills the screen and whose root ``setRoot(_:)`` sets.
  package private(set) lazy var window = UIWindow(host: self, frame: geometry.bounds)

  /// The layer that contains the windows' layers, from back to front.
  let screenLayer = CALayer()
  var layoutWork = LayoutWork()
  var windows = ShownWindows()

  package internal(set) var interfaceOrientation: UIInterfaceOrientation
  package internal(set) var deviceOrientation: UIDeviceOrientation
  /// The posture of the device; the interface may not have followed yet.
  package internal(set) var posture: Device.Posture
  var postureObservers = PostureObservers()
  /// The screen geometry in the current orientation.
  package internal(set) var geometry: ScreenGeometry
  /// The geometry of the whole screen; larger than ``geometry`` if another app shares it.
  package internal(set) var screenGeometry: ScreenGeometry
  package internal(set) var multitasking = Device.Multitasking.fullScreen
  var resizing = WindowResizing()
  package internal(set) var applicationState = UIApplication.State.active
  /// The screen's traits in the current orientation, which views are expected to get.
  package internal(set) var predictedTraits: UITraitCollection {
    didSet {
      currentTraits = predictedTraits
      published.traits = predictedTraits
    }
  }
  /// The value of `UITraitCollection.current` for this simulation's code.
  var currentTraits: UITraitCollection
  /// The state that other threads may read.
  nonisolated let published: PublishedWorld
  package internal(set) var statusBar = StatusBar()
  /// The status bar settings made by the app, which override `Info.plist`.
  var assignedStatusBar: (isHidden: Bool?, style: UIStatusBarStyle?)
  var appState = AppState()
  /// Provides identifiers for objects created by its code.
  var numbering = Numbering()
  private(set) lazy var menus = Menus()
  var animations = AnimationState()
  /// The touches on the screen.
  package private(set) lazy var touches = TouchRouter(host: self)
  /// The responder that last refused to begin editing, by its delegate's answer, or to resign first
  /// responder.
  package weak var refusingResponder: UIResponder?
  /// The responder that is being edited, or that otherwise first receives keys and actions.
  var firstResponder = FirstResponder()
  /// The keyboard on the screen.
  private(set) lazy var keyboard = KeyboardPresenter(host: self)
  /// The observer of moments during animations, if any.
  var momentWatch: MomentWatch?
  /// The current transactions, the innermost last.
  var transactions: [LayerTransaction] = []
  var orientationState = OrientationState()
  var appLaunch = AppLaunch()
  /// Transitions that their animators have to end.
  var runningTransitions: [any RunningTransition] = []
  /// Whether the front controller wants the home indicator to disappear at rest.
  package internal(set) var homeIndicatorIsHidden = false
  /// The edges with gestures of the front controller that take precedence over the system's.
  package internal(set) var edgesDeferringSystemGestures: UIRectEdge = []

  /// The simulated seconds since the host was created.
  package internal(set) var time: TimeInterval = 0
  var events = EventQueue()
  var selectorCalls = SelectorCalls()
  var mainQueue = MainQueueState()
  var phases = HostPhases()
  /// The surroundings that override the device's own, if any.
  var assignedSurroundings: Surroundings?
  /// The views whose layout depends on the surroundings of a window's content.
  let regionWatch = RegionWatch()
  /// The trace recorder, if a trace is being recorded.
  var recorder: TraceRecorder?
  package private(set) var issues: [SimulationIssue] = []
  /// The constraint conflicts among the issues.
  private(set) var constraintConflicts: [ConstraintConflict] = []
  /// Whether code has read the name of the device.
  package internal(set) var hasToldDeviceName = false
  /// The records of the resources that its code requested.
  var resources = ResourceNotes()

  /// Creates a device that is switched on, upright or rotated, with nothing on its screen; from now
  /// on it is the current one for the surrounding code.
  ///
  /// An orientation that the hardware doesn't have becomes portrait, and is reported as an issue.
  package convenience init(
    device: Device? = nil, os: OSVersion? = nil,
    orientation: UIInterfaceOrientation = .portrait, options: Options = Options()
  ) {
    let chosen = UITraitCollection.defaultDestination.replacing(device: device, os: os)
    self.init(
      switchingOn: chosen.device, os: chosen.os, orientation: orientation, options: options)
    let scope = WorldScope.current
    appState = scope.appState.copy()
    numbering = scope.numbering
    scope.note(self)
  }

  /// Creates a device that isn't current for any code by itself.
  convenience init(like defaults: WorldScope.Defaults) {
    var options = Options()
    options.posture = defaults.posture
    options.locale = defaults.locale
    options.timeZone = defaults.timeZone
    options.pseudoLanguage = defaults.pseudoLanguage
    options.layoutDirection = options.languageDirection
    self.init(
      switchingOn: defaults.device, os: defaults.os, orientation: .portrait, options: options)
  }

  private init(
    switchingOn device: Device, os: OSVersion?, orientation: UIInterfaceOrientation,
    options: Options
  ) {
    let os = os ?? device.newestOS
    let hardware = device
    let device = Self.device(device, os: os, options: options)
    self.device = device
    self.os = os
    self.options = options
    release = os.release
    sdk = Self.sdk(options, os: os).release
    let foldingProblem = options.posture.flatMap { device.reasonNotToFold(to: $0) }
    let posture =
      foldingProblem == nil ? options.posture ?? device.initialPosture : device.initialPosture
    self.posture = posture
    let display = device.display(in: posture)
    let possible = display.orientations.contains { UIInterfaceOrientation($0) == orientation }
    let start = Self.launchOrientation(
      on: device, os: self.os, posture: posture, asked: orientation, options: options)
    interfaceOrientation = start
    let held = (possible ? orientation : start).deviceOrientation(on: display)
    deviceOrientation = options.held ?? held
    geometry = device.screen(
      os: self.os, orientation: ScreenOrientation(start), posture: posture)
    screenGeometry = geometry
    if device.runsPhoneApp {
      let size = device.firstPhoneWindow(os: os, orientation: geometry.orientation)
      multitasking = .window(size)
      geometry =
        device.screen(
          os: os, orientation: geometry.orientation, multitasking: multitasking, posture: posture)
        ?? geometry
    }
    predictedTraits = UITraitCollection.initial
    currentTraits = UITraitCollection.initial
    published = PublishedWorld(
      .initial,
      WorldScope.Defaults(
        locale: options.locale, timeZone: options.timeZone, pseudoLanguage: options.pseudoLanguage))
    predictedTraits = screenTraits
    currentTraits = predictedTraits
    published.traits = predictedTraits
    if isResizedInSteps { screenGeometry = geometry }
    screenLayer.bounds = screenGeometry.bounds
    screenLayer.anchorPoint = .zero
    Self.takeMainQueue()
    askForStatusBar()
    if !possible {
      report(
        SimulationIssue(
          where: device.name,
          what: "It cannot be rotated to \(orientation); it starts in portrait.",
          advice:
            "Choose one of: \(display.orientations.map(\.rawValue).joined(separator: ", "))."))
    }
    for issue in Self.buildIssues(of: hardware, os: os, options: options) { report(issue) }
    if let foldingProblem {
      report(
        Self.issue(foldingProblem, on: device, instead: "it starts \(posture.name)"))
    }
    if !posture.isInitialDisplay(of: device) {
      mainScreen.leave(
        with: device.screen(
          os: self.os, orientation: .portrait, posture: device.initialPosture))
      screen = UIScreen(host: self)
    }
  }

  /// The defaults of a scope whose default simulation is like this one.
  var defaults: WorldScope.Defaults {
    WorldScope.Defaults(
      device: device, os: os, posture: options.posture, locale: options.locale,
      timeZone: options.timeZone, pseudoLanguage: options.pseudoLanguage)
  }

  /// Whether the device hasn't been used since it was created.
  var isUntouched: Bool {
    appState.isUntouched && windows.visible.isEmpty && application.delegate == nil
      && !windows.haveBeenCreated
      && events.isEmpty && layoutWork.afterwards.isEmpty && transactions.isEmpty && recorder == nil
      && mainQueue.isEmpty && issues.isEmpty && time == 0 && !appLaunch.hasHappened
      && deviceOrientation == .portrait && currentTraits === predictedTraits
  }

  // MARK: Facts

  /// The screen's traits in the current orientation.
  package var screenTraits: UITraitCollection { screenTraits(of: geometry) }

  /// Returns the traits of an actual or potential screen of the device.
  func screenTraits(of geometry: ScreenGeometry) -> UITraitCollection {
    let traits = UITraitCollection.screen(
      geometry, device: device, release: release, style: options.userInterfaceStyle,
      contentSizeCategory: options.contentSizeCategory,
      layoutDirection: options.layoutDirection, contrast: options.accessibilityContrast)
    guard options.traits != UITraitCollection.Values() else { return traits }
    return UITraitCollection(
      traitsFrom: [traits, UITraitCollection(values: options.traits)])
  }

  package func report(_ issue: SimulationIssue) {
    if !issues.contains(issue) { issues.append(issue) }
  }

  /// Remembers a conflict, in addition to its issue.
  func note(_ conflict: ConstraintConflict) {
    // A tree that is removed and added again has its conflicts again.
    if constraintConflicts.contains(where: { $0.log == conflict.log }) { return }
    constraintConflicts.append(conflict)
  }

  /// Returns the issues so far and clears them.
  package func takeIssues() -> [SimulationIssue] {
    defer { issues = [] }
    return issues
  }

  // MARK: Root

  /// Shows a controller as the root of the window, with all appearance callbacks.
  package func setRoot(_ controller: UIViewController) {
    use {
      during(.lifeCycle) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
      }
      resolveOrientationAtLaunch()
      settle()
    }
  }
}

extension SimulationHost {
  /// Removes the root controller from the screen, with all disappearance callbacks.
  package func removeRoot() {
    use {
      during(.lifeCycle) { window.rootViewController = nil }
      settle()
    }
  }
}

extension UIInterfaceOrientation {
  package init(_ orientation: ScreenOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }
}

extension ScreenOrientation {
  package init(_ orientation: UIInterfaceOrientation) {
    switch orientation {
    case .unknown, .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }
}
