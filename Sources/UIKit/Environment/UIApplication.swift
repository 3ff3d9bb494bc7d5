/// The app that runs on the simulated device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether an app is in use.
  public enum State: Int, Hashable, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// What an app was launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private weak var ownHost: SimulationHost?
  package var host: SimulationHost { ownHost ?? .current }

  /// Hears of the app's life, and has a say in its orientations.
  open var delegate: (any UIApplicationDelegate)?

  init(host: SimulationHost) {
    ownHost = host
    super.init()
  }

  /// The app of the simulation that the code runs in.
  public class var shared: UIApplication { SimulationHost.current.application }

  /// The windows that are shown, from back to front.
  open var windows: [UIWindow] { host.visibleWindows }
  open var keyWindow: UIWindow? { host.keyWindow }
  open var connectedScenes: Set<UIScene> { [host.windowScene] }
  open var openSessions: Set<UISceneSession> { [host.windowScene.session] }
  open var supportsMultipleScenes: Bool {
    host.options.infoPlist?.sceneManifest?.supportsMultipleScenes ?? false
  }
  open var applicationState: State { host.applicationState }

  open var statusBarOrientation: UIInterfaceOrientation { host.interfaceOrientation }
  open var isStatusBarHidden: Bool { host.statusBar.isHidden }
  open var statusBarStyle: UIStatusBarStyle { host.statusBar.style }
  /// The status bar's rectangle on the screen, empty while it is hidden.
  open var statusBarFrame: CGRect { host.statusBarFrame }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    host.options.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    host.options.contentSizeCategory
  }

  /// The orientations that `Info.plist` lists, or else all on iPad, all but upside down on iPhone;
  /// not asked where the delegate says which.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    host.listedOrientations.mask
  }
}

extension SimulationHost {
  var statusBarFrame: CGRect {
    statusBar.isHidden
      ? .zero : CGRect(x: 0, y: 0, width: geometry.size.width, height: statusBar.height)
  }
}
