import Devices
import Foundation
import Graphics
import InfoPlists
import LayoutTrees
import Pixels
import StringTables
import UIKit

/// A simulated device with one app on its screen.
///
/// After ``launch(_:)`` and ``rotate(to:)`` the screen is settled: laid out, with all callbacks
/// finished. Several simulators can exist at once and are isolated from each other. In a test,
/// global queries such as `UIScreen.main` from code that no simulator calls are answered by the
/// simulator that was created or used last; ``perform(_:)`` chooses one explicitly.
@preconcurrency @MainActor
public final class Simulator {
  /// The simulated device.
  public let device: Device
  /// The OS version whose rules apply.
  public let os: OSVersion
  /// The parts of the device's screen that captures draw around the app; none by default.
  public var chrome: ScreenChrome
  /// The layout facts that captures draw over the app; none by default.
  public var overlays: ScreenOverlays

  let host: SimulationHost
  /// The posture that a strategy folds the device to after a controller's launch.
  var unfoldsTo: Device.Posture?

  /// Creates a device with an empty screen.
  ///
  /// - Parameters:
  ///   - device: The device to simulate.
  ///   - os: The OS version whose rules apply; by default the newest the device runs.
  ///   - orientation: The interface orientation at launch, if the app supports it.
  ///   - posture: How far a foldable device is open at launch; by default
  ///     ``Device/initialPosture``.
  ///   - held: The device orientation at launch; by default the one that matches the interface.
  ///   - infoPlist: The app's `Info.plist`, such as `try InfoPlist(contentsOf: url)`.
  ///   - delegate: The app's delegate. It provides the supported orientations, and is notified of
  ///     the launch if ``launch()`` is called.
  ///   - userInterfaceStyle: Light or dark.
  ///   - contentSizeCategory: The user's text size.
  ///   - layoutDirection: The user's layout direction; by default the direction of `locale`'s
  ///     language.
  ///   - chrome: The parts of the device's screen that captures draw around the app.
  ///   - overlays: The layout facts that captures draw over the app.
  ///   - locale: The user's language and region; by default the scope's.
  ///   - pseudoLanguage: The pseudolanguage of the app's texts; by default a real language.
  ///   - timeZone: The device's time zone; by default the scope's.
  ///   - sdk: The SDK that the app was built with; by default the one in `Info.plist`, or else that
  ///     of the OS version.
  ///   - runsPhoneApp: Whether an iPad runs an iPhone app, in a window (iPadOS 27 and later); by
  ///     default determined by `UIDeviceFamily` of `Info.plist`.
  public init(
    _ device: Device, os: OSVersion? = nil, orientation: UIInterfaceOrientation = .portrait,
    posture: Device.Posture? = nil, held: UIDeviceOrientation? = nil, infoPlist: InfoPlist? = nil,
    delegate: (any UIApplicationDelegate)? = nil,
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
    chrome: ScreenChrome = [], overlays: ScreenOverlays = [], locale: Locale? = nil,
    pseudoLanguage: SnapshotStyle.PseudoLanguage? = nil, timeZone: TimeZone? = nil,
    builtWith sdk: OSVersion? = nil, runsPhoneApp: Bool? = nil
  ) {
    var options = SimulationHost.Options()
    let defaults = WorldScope.current.defaults
    options.locale = locale ?? defaults.locale
    options.timeZone = timeZone ?? defaults.timeZone
    options.userInterfaceStyle = userInterfaceStyle
    options.contentSizeCategory = contentSizeCategory
    options.pseudoLanguage =
      pseudoLanguage.map { PseudoLanguage($0) } ?? defaults.pseudoLanguage
    options.layoutDirection = layoutDirection ?? options.languageDirection
    options.posture = posture
    options.held = held
    options.infoPlist = infoPlist
    options.builtWith = sdk
    options.runsPhoneApp = runsPhoneApp
    self.device = device
    self.os = os ?? device.standardOS
    self.chrome = chrome
    self.overlays = overlays
    host = SimulationHost(device: device, os: self.os, orientation: orientation, options: options)
    host.application.delegate = delegate
  }

  /// The key window: the app's own, or the one that ``launch(_:)`` uses.
  public var window: UIWindow {
    host.becomeCurrent()
    return host.application.keyWindow ?? host.window
  }

  /// The current interface orientation.
  public var orientation: UIInterfaceOrientation { host.interfaceOrientation }

  /// The app on this device.
  public var application: UIApplication {
    host.becomeCurrent()
    return host.application
  }

  /// Launches the delegate's app, which creates its windows itself, as on a device.
  ///
  /// Scenes are connected if `Info.plist` or the delegate declares them.
  public func launch() {
    host.launch()
  }

  /// Makes a view controller the window's root and waits until the screen is laid out.
  public func launch(_ rootViewController: UIViewController) {
    host.setRoot(rootViewController)
  }

  /// Shows the launch screen that `UILaunchStoryboardName` of the `Info.plist` specifies, a
  /// storyboard or a nib.
  ///
  /// If the file specifies none, or it doesn't exist, an issue is added to ``issues`` and the
  /// screen stays as it is.
  ///
  /// - Parameter bundle: The bundle that contains it; `nil` for the main bundle.
  public func showLaunchScreen(in bundle: Bundle? = nil) {
    let controller = host.use { host.launchScreen(in: bundle) }
    if let controller { host.setRoot(controller) }
  }

  /// Rotates the device and waits until the interface has rotated, if the app supports it.
  public func rotate(to orientation: UIDeviceOrientation) {
    host.use {
      host.turn(to: orientation)
      host.settle()
    }
  }

  /// Every view on the screen with its frame, insets and margins, in points.
  public var tree: LayoutTree {
    settled.layoutTree()
  }

  /// The window and the views in it, one line each, as a debugger prints them.
  public var recursiveDescription: String {
    let host = settled
    return (host.application.keyWindow ?? host.window).recursiveDescription()
  }

  /// What could not be simulated, such as a layout that never settles, and what UIKit would log,
  /// such as unsatisfiable constraints.
  public var issues: [String] { allIssues.map(\.description) }
  /// The issues that invalidate a picture.
  var problems: [String] { allIssues.filter { !$0.isLogged }.map(\.description) }
  /// The issues that UIKit would log and continue after.
  var log: [String] { host.issues.filter(\.isLogged).map(\.description) }

  private var allIssues: [SimulationIssue] {
    host.noticeUsesOffMainThread()
    return host.issues
  }

  /// Renders the screen at the device's resolution, in pixels.
  ///
  /// - Throws: An error if a font can't be loaded, rasterising fails, or there is not enough memory
  ///   for the picture.
  public func capture() throws -> Bitmap {
    try PictureRenderer.main.render(picture())
  }

  /// Runs code on this device, which then answers the code's global queries, such as
  /// `UIScreen.main`, including in tasks that the code creates.
  ///
  /// - Throws: Any error that the code throws.
  public func perform<R>(_ body: () throws -> R) rethrows -> R {
    try host.perform(body)
  }

  /// The host, after pending layout.
  var settled: SimulationHost {
    host.settle()
    return host
  }
}

extension StringTables.PseudoLanguage {
  fileprivate init(_ language: SnapshotStyle.PseudoLanguage) {
    switch language {
    case .double: self = .double
    case .accented: self = .accented
    case .bounded: self = .bounded
    case .rightToLeft: self = .rightToLeft
    }
  }
}
