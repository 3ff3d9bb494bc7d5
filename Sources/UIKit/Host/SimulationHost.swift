import Devices
import InfoPlists
import LayoutTrees
import StringTables
import SystemFacts

/// One simulated device with its screen, window, clock and pending callbacks.
///
/// Several may live side by side. Which of them answers what code asks for globally, such as
/// `UIScreen.main`, is the business of ``WorldScope``.
@MainActor
package final class SimulationHost {
  /// What can be chosen beyond device, OS and orientation.
  package struct Options: Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.light
    package var contentSizeCategory = UIContentSizeCategory.large
    package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    package var accessibilityContrast = UIAccessibilityContrast.normal
    /// Gives a controller's page beside the visible one its side insets by the bare overlap rule,
    /// instead of none (see `UIView+SafeArea.swift`).
    package var pagesOutsideOverlap = false
    /// Whether a half turn calls `viewWillTransition(to:with:)`; nil leaves it to the OS version.
    package var transitionsSizeOnHalfTurn: Bool?
    /// What the app's `Info.plist` says; nil stands for none.
    package var infoPlist: InfoPlist?
    /// The SDK that the app was built with; nil stands for what `Info.plist` says, or else for the
    /// OS's own.
    package var builtWith: OSVersion?
    /// Whether an iPad runs an iPhone app; nil leaves it to `UIDeviceFamily` of `Info.plist`.
    package var runsPhoneApp: Bool?
    /// The way the device is held at launch; nil stands for the one that suits the interface.
    package var held: UIDeviceOrientation?
    /// How far the device is open at launch; nil stands for its initial posture.
    package var posture: Device.Posture?
    /// Traits of the screen in place of the device's own, where they are specified.
    package var traits = UITraitCollection.Values()
    /// A safe area of every window in place of the screen's.
    package var safeArea: UIEdgeInsets?
    /// Whether a window of any size has the whole screen's safe area, as if it filled the screen.
    package var windowsCountAsScreen = false
    /// The language and region that the user has chosen.
    package var locale = WorldScope.defaultLocale
    package var timeZone = WorldScope.defaultTimeZone
    /// The made-up language in which tables of strings answer; nil for the user's.
    package var pseudoLanguage: PseudoLanguage?

    package init() {}

    /// The layout direction of the language in which texts are.
    package var languageDirection: UITraitEnvironmentLayoutDirection {
      locale.isRightToLeft || pseudoLanguage == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The device, as the app sees it.
  package let device: Device
  package let os: OSVersion
  /// The release of the OS, which facts are asked for.
  package let release: OSRelease
  /// The release of the SDK that the app was built with.
  package let sdk: OSRelease
  package internal(set) var options: Options

  /// The screen of the display that a device has in its initial posture.
  package private(set) lazy var mainScreen = UIScreen(host: self)
  /// The screen that the interface is on; a new one each time a device is unfolded.
  package internal(set) lazy var screen = mainScreen
  package private(set) lazy var deviceProxy = UIDevice(host: self)
  package private(set) lazy var application = UIApplication(host: self)
  package private(set) lazy var windowScene = UIWindowScene(host: self)
  /// The window that fills the screen and that ``setRoot(_:)`` fills.
  package private(set) lazy var window = UIWindow(host: self, frame: geometry.bounds)

  /// The layer in which the windows' layers lie, from back to front.
  let screenLayer = CALayer()
  /// Whether a table or a collection view has been set to follow the constraints of its cells.
  var cellsFollowConstraints = false
  /// Whether a bar or the keyboard follows the content of a view.
  var followsContentSizes = false
  /// How many layouts have begun, for what counts its changes in one.
  var layoutCount = 0
  /// Windows that are shown, from back to front.
  var visibleWindows: [UIWindow] = []
  weak var keyWindow: UIWindow?

  package internal(set) var interfaceOrientation: UIInterfaceOrientation
  package internal(set) var deviceOrientation: UIDeviceOrientation
  /// How far the device is open; the interface may still have to follow.
  package internal(set) var posture: Device.Posture
  var postureObservers = PostureObservers()
  /// What the screen gives in the present orientation.
  package internal(set) var geometry: ScreenGeometry
  /// What the whole screen is; more than ``geometry`` where another app has a part of it.
  package internal(set) var screenGeometry: ScreenGeometry
  package internal(set) var multitasking = Device.Multitasking.fullScreen
  /// How the scene lay when its delegate was last told of it, or would have been.
  var toldGeometry: UIWindowScene.Geometry?
  /// Whether the user is resizing the window.
  var isInteractivelyResizing = false
  /// Whether the user has ever resized it.
  var hasResizedWindow = false
  package internal(set) var applicationState = UIApplication.State.active
  /// The screen's traits in the present orientation; views expect to get them.
  package internal(set) var predictedTraits: UITraitCollection {
    didSet {
      currentTraits = predictedTraits
      published.traits = predictedTraits
    }
  }
  /// What `UITraitCollection.current` is for code that this simulation answers for.
  var currentTraits: UITraitCollection
  /// What other threads may know of this simulation.
  nonisolated let published: PublishedWorld
  package internal(set) var statusBar = StatusBar()
  /// What the app set of the status bar in place of what `Info.plist` says.
  var assignedStatusBar: (isHidden: Bool?, style: UIStatusBarStyle?)
  var appState = AppState()
  /// Numbers what its code makes.
  var numbering = Numbering()
  private(set) lazy var menus = Menus()
  var animations = AnimationState()
  /// The fingers on the screen.
  package private(set) lazy var touches = TouchRouter(host: self)
  /// What last refused to be edited by its delegate's answer, or to end being first responder.
  package weak var refusingResponder: UIResponder?
  /// The object that is edited, or that otherwise gets keys and actions first.
  var firstResponder = FirstResponder()
  /// The keyboard on the screen.
  private(set) lazy var keyboard = KeyboardPresenter(host: self)
  /// Who looks at moments of what moves; nil for nobody.
  var momentWatch: MomentWatch?
  /// Groups of changes that have begun, the innermost last.
  var transactions: [LayerTransaction] = []
  var orientationState = OrientationState()
  /// Whether the app has a scene of its own, so that the scene's delegate gets its life cycle.
  var isSceneApp = false
  /// Whether code has made a window on it.
  var hasWindows = false
  /// Whether a controller has been on the screen.
  var hasLaunched = false
  /// Transitions whose animators have to end them.
  var runningTransitions: [any RunningTransition] = []
  /// Whether the front controller wants the home indicator to disappear at rest.
  package internal(set) var homeIndicatorIsHidden = false
  /// The edges at which the front controller's gestures come before the system's.
  package internal(set) var edgesDeferringSystemGestures: UIRectEdge = []

  /// Simulated seconds since the host was made.
  package internal(set) var time: TimeInterval = 0
  var events = EventQueue()
  var afterLayout: [() -> Void] = []
  /// Calls of methods that wait for their delays, for taking them back.
  var delayedCalls: [DelayedCall] = []
  /// What methods called by selectors returned, until the next event.
  var returnedObjects: [AnyObject] = []
  var mainQueue = MainQueueState()
  var phases = HostPhases()
  /// What stands in place of the device's own surroundings, if anything.
  var assignedSurroundings: Surroundings?
  /// The views whose layout goes by the surroundings of a window's content.
  let regionWatch = RegionWatch()
  /// Present while a trace is taken.
  var recorder: TraceRecorder?
  package private(set) var issues: [SimulationIssue] = []
  /// The conflicts of constraints among the issues.
  private(set) var constraintConflicts: [ConstraintConflict] = []
  /// Whether code has asked what the device is called.
  package internal(set) var hasToldDeviceName = false
  /// What is known of the resources that its code asked for.
  var resources = ResourceNotes()

  /// Makes a device that is switched on, upright or turned, with nothing on its screen; it answers
  /// for the code around from now on.
  ///
  /// An orientation that the hardware does not have becomes portrait, and an issue says so.
  package convenience init(
    device: Device = UITraitCollection.defaultDevice, os: OSVersion? = nil,
    orientation: UIInterfaceOrientation = .portrait, options: Options = Options()
  ) {
    self.init(switchingOn: device, os: os, orientation: orientation, options: options)
    let scope = WorldScope.current
    appState = scope.appState.copy()
    numbering = scope.numbering
    scope.note(self)
  }

  /// Makes a device that answers for no code by itself.
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

  /// How a scope is set up whose default simulation is like this one.
  var defaults: WorldScope.Defaults {
    WorldScope.Defaults(
      device: device, os: os, posture: options.posture, locale: options.locale,
      timeZone: options.timeZone, pseudoLanguage: options.pseudoLanguage)
  }

  /// Whether nothing was done with the device since it was made.
  var isUntouched: Bool {
    appState.isUntouched && visibleWindows.isEmpty && application.delegate == nil && !hasWindows
      && events.isEmpty && afterLayout.isEmpty && transactions.isEmpty && recorder == nil
      && mainQueue.isEmpty && issues.isEmpty && time == 0 && !hasLaunched
      && deviceOrientation == .portrait && currentTraits === predictedTraits
  }

  // MARK: Facts

  /// The screen's traits in the present orientation.
  package var screenTraits: UITraitCollection { screenTraits(of: geometry) }

  /// The traits that a screen of the device has, or would have.
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

  /// Remembers a conflict that is reported, too.
  func note(_ conflict: ConstraintConflict) {
    // A tree that leaves and comes back meets its conflicts again.
    if constraintConflicts.contains(where: { $0.log == conflict.log }) { return }
    constraintConflicts.append(conflict)
  }

  /// Returns the issues so far and forgets them.
  package func takeIssues() -> [SimulationIssue] {
    defer { issues = [] }
    return issues
  }

  // MARK: Root

  /// Shows a controller as the root of the window, with all of the callbacks of an appearance.
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
  /// Takes the root controller off the screen, with all of the callbacks of a disappearance.
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
