import Devices

/// The view at the root of a tree, placed on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  override class var classEntry: ClassEntry { .window }

  /// The level of a window in the stacking order.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    @_disfavoredOverload
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }

    @_disfavoredOverload
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  private weak var ownHost: SimulationHost?
  /// The configuration of the device that has the window.
  private let home: WorldScope.Defaults
  /// A device like the window's own, used after that one is gone.
  private var lastHost: SimulationHost?
  /// The app's first responder, if it belongs to this window.
  final var firstResponder: UIResponder? {
    get { host.firstResponder.window === self ? host.firstResponder.responder : nil }
    set {
      guard firstResponder !== newValue else { return }
      host.firstResponder = FirstResponder(responder: newValue, window: self)
      host.keyboard.responderDidChange()
    }
  }
  private weak var enteringRootView: UIView?
  /// The app's part of the screen when the window was created or hidden.
  private var screenWhenHidden = CGRect.zero
  private var geometryWhenHidden: ScreenGeometry?

  /// Creates a hidden window on the current simulated device's screen.
  public override init(frame: CGRect) {
    let host = SimulationHost.current
    host.windows.haveBeenCreated = true
    ownHost = host
    home = host.defaults
    super.init(frame: frame)
    finishInit()
  }

  /// Creates a hidden window that fills the scene's part of the screen.
  public init(windowScene: UIWindowScene) {
    ownHost = windowScene.host
    home = windowScene.host.defaults
    super.init(frame: windowScene.host.appFrame)
    finishInit()
  }

  convenience init(host: SimulationHost, frame: CGRect) {
    self.init(windowScene: host.windowScene)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    let host = SimulationHost.current
    host.windows.haveBeenCreated = true
    ownHost = host
    home = host.defaults
    super.init(coder: coder)
    frame = host.geometry.bounds
    finishInit()
  }

  /// Creates a hidden window that fills the current simulated device's screen (iOS 9 and later).
  public convenience init() {
    self.init(frame: SimulationHost.current.geometry.bounds)
  }

  deinit {
    for view in storedSubviews { view.forgetWindow() }
  }

  private func finishInit() {
    storedWindow = self
    super.isHidden = true
    noteScreen()
    refreshTraits()
    refreshInsets()
  }

  /// The simulated device this window is on.
  ///
  /// A window outlives its device if code still holds it; a similar device then takes over.
  package final var host: SimulationHost {
    if let ownHost { return ownHost }
    let host = lastHost ?? SimulationHost(like: home)
    lastHost = host
    return host
  }
  final private(set) lazy var release = host.release

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { host.application }

  /// The window's own undo manager, shared by its responders.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  open var screen: UIScreen { host.screen }
  /// The scene that shows the window; if nil, the window isn't shown.
  ///
  /// A window stays on its simulated device: assigning another device's scene is an issue.
  open var windowScene: UIWindowScene? {
    get { isOutsideScenes ? nil : host.windowScene }
    set { setScene(newValue) }
  }
  /// Whether the window has been removed from its scene.
  private var isOutsideScenes = false
  final var isOnScreen: Bool { !isHidden && !isOutsideScenes }

  /// The window's level in the stacking order.
  open var windowLevel = Level.normal {
    didSet { if isOnScreen { host.changingWindows { host.show(self) } } }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.abandonPresentations()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      rootIsInstalled = false
      installRootView()
      host.rootDidChange(of: self)
      observedPropertiesDidChange()
    }
  }
  private var rootIsInstalled = false

  private func setScene(_ scene: UIWindowScene?) {
    if let scene, scene.host !== host {
      return refuse(
        SimulationIssue(
          where: summary, what: "The window was given a scene of another simulated device.",
          advice: "Make the window on the device that shows it, by UIWindow(windowScene:)."))
    }
    let wasOnScreen = isOnScreen
    host.changingWindows {
      isOutsideScenes = scene == nil
      if isOnScreen != wasOnScreen { comeOrGo() }
    }
  }

  private func comeOrGo() {
    guard isOnScreen else {
      noteScreen()
      return host.hide(self)
    }
    // A half turn keeps the size, but may swap the insets of two sides.
    if screenWhenHidden != host.appFrame || geometryWhenHidden != host.geometry { followScreen() }
    host.show(self)
    installRootView()
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      host.changingWindows {
        super.isHidden = newValue
        if !isOutsideScenes { comeOrGo() }
      }
    }
  }

  /// Whether this window receives keyboard input.
  open var isKeyWindow: Bool { host.windows.key === self }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Sends touches to this window's recognizers and views, and key presses to the first responder.
  open func sendEvent(_ event: UIEvent) {
    if let touches = event as? UITouchesEvent { return host.touches.deliver(touches, in: self) }
    if let presses = event as? UIPressesEvent { deliver(presses) }
  }

  /// Makes this the window that receives keyboard input.
  open func makeKey() {
    guard !isKeyWindow else { return }
    host.changingWindows {
      host.windows.key?.resignKey()
      host.windows.key = self
      becomeKey()
      host.updateStatusBar()
    }
  }

  /// Called after the window has become the key window.
  open func becomeKey() {}
  /// Called before another window becomes the key window.
  open func resignKey() {}

  /// Records the screen while the window is hidden.
  private func noteScreen() {
    screenWhenHidden = host.appFrame
    geometryWhenHidden = host.geometry
  }

  /// Catches up with rotations that happened while the window was hidden: a window that filled the
  /// screen fills it again (recalled; medium).
  private func followScreen() {
    refreshTraits()
    if frame == screenWhenHidden { frame = host.appFrame }
    systemInsetsDidChange()
  }

  /// Adopts the frame after a rotation, when the root view's callbacks requested that rotation
  /// before the view was in the window.
  final func turn(to place: CGRect) {
    frame = place
    enteringRootView?.frame = bounds
  }

  private func installRootView() {
    guard !isHidden, let view = rootViewController?.view else { return }
    // A view that the app added itself, before the window had a root, is sized like any other.
    guard view.superview !== self || !rootIsInstalled else { return }
    rootIsInstalled = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    host.updateStatusBar()
    if view.superview !== self {
      enteringRootView = view
      insertSubview(view, at: 0)
      enteringRootView = nil
    }
    view.layoutItem?.tiesDidChange()
  }

  /// The root view fills the window also if it doesn't translate its mask (references of a public
  /// suite on iOS 17.5, whose root views are wider than their content; high).
  override func keepsInPlace(_ subview: UIView) -> Bool {
    subview === rootViewController?.viewIfLoaded
  }

  /// Margins of root views depend on the window's size, even for views that aren't in it.
  override package func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.window)
  }

  override package func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    if newBounds.size != bounds.size { markInsetsStale() }
  }

  /// Converts a rectangle of this window to the app's part of the screen, which a window need not
  /// fill.
  final func appPlace(of rect: CGRect) -> CGRect {
    let app = host.appFrame
    return rect.offsetBy(dx: frame.minX - app.minX, dy: frame.minY - app.minY)
  }

  // MARK: System insets

  /// The part of the screen's safe area that reaches into this window.
  final var systemSafeAreaInsets: UIEdgeInsets {
    if let insets = host.options.safeArea { return insets }
    if host.options.windowsCountAsScreen { return host.windowSafeAreaInsets }
    return UIView.overlap(
      of: frame, in: host.screenGeometry.bounds, insets: host.windowSafeAreaInsets)
  }

  final func systemInsetsDidChange() {
    markInsetsStale()
    refreshInsets()
    rootViewController?.layoutGuidesDidChange()
  }
}
