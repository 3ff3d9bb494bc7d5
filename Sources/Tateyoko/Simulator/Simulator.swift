import Devices
import Foundation
import Graphics
import InfoPlists
import LayoutTrees
import Pixels
import UIKit

/// A simulated device with one app on its screen.
///
/// After ``launch(_:)`` and ``rotate(to:)`` the screen is settled: laid out, its callbacks done.
/// Several simulators may live side by side and never see each other. In a test the one that was made
/// or used last answers for code that no simulator calls; ``perform(_:)`` says which one does.
@preconcurrency @MainActor
public final class Simulator {
  public let device: Device
  public let os: OSVersion
  /// What is drawn around the app in captures.
  public var chrome: ScreenChrome
  /// What is drawn over the app in captures.
  public var overlays: ScreenOverlays

  let host: SimulationHost

  /// Creates a device that shows nothing yet.
  ///
  /// - Parameters:
  ///   - device: The device to simulate.
  ///   - os: The version whose rules hold; the newest the device runs by default.
  ///   - orientation: The way the interface is turned at launch, as far as the app supports it.
  ///   - held: The way the device is held at launch; by default the one that suits the interface.
  ///   - infoPlist: What the app's `Info.plist` says, such as `try InfoPlist(contentsOf: url)`.
  ///   - delegate: The app's delegate. It has a say in orientations, and hears of launching where
  ///     ``launch()`` is called.
  ///   - userInterfaceStyle: Light or dark.
  ///   - contentSizeCategory: The text size the user has chosen.
  ///   - layoutDirection: The side that texts and layouts start from.
  ///   - chrome: What is drawn around the app in captures.
  ///   - overlays: What is drawn over the app in captures.
  ///   - locale: The language and region of the user; the scope's by default.
  ///   - timeZone: The time zone of the device; the scope's by default.
  public init(
    _ device: Device, os: OSVersion? = nil, orientation: UIInterfaceOrientation = .portrait,
    held: UIDeviceOrientation? = nil, infoPlist: InfoPlist? = nil,
    delegate: (any UIApplicationDelegate)? = nil,
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    chrome: ScreenChrome = [], overlays: ScreenOverlays = [], locale: Locale? = nil,
    timeZone: TimeZone? = nil
  ) {
    var options = SimulationHost.Options()
    let defaults = WorldScope.current.defaults
    options.locale = locale ?? defaults.locale
    options.timeZone = timeZone ?? defaults.timeZone
    options.userInterfaceStyle = userInterfaceStyle
    options.contentSizeCategory = contentSizeCategory
    options.layoutDirection = layoutDirection
    options.held = held
    options.infoPlist = infoPlist
    self.device = device
    self.os = os ?? device.newestOS
    self.chrome = chrome
    self.overlays = overlays
    host = SimulationHost(device: device, os: self.os, orientation: orientation, options: options)
    host.application.delegate = delegate
  }

  /// The key window: the app's own, or the one that ``launch(_:)`` fills.
  public var window: UIWindow {
    host.becomeCurrent()
    return host.application.keyWindow ?? host.window
  }

  /// The way the interface is turned.
  public var orientation: UIInterfaceOrientation { host.interfaceOrientation }

  /// The app on this device.
  public var application: UIApplication {
    host.becomeCurrent()
    return host.application
  }

  /// Launches the app of the delegate, which makes its windows itself, as on a device.
  ///
  /// Scenes are connected where `Info.plist` or the delegate declares them.
  public func launch() {
    host.launch()
  }

  /// Puts a view controller on the screen and waits until it is laid out.
  public func launch(_ rootViewController: UIViewController) {
    host.setRoot(rootViewController)
  }

  /// Turns the device and waits until the interface has followed, as far as it does.
  public func rotate(to orientation: UIDeviceOrientation) {
    host.use {
      host.turn(to: orientation)
      host.settle()
    }
  }

  /// Every view on the screen with its frame, insets and margins.
  public var tree: LayoutTree {
    settled.layoutTree()
  }

  /// The window and the views in it, one line each, as a debugger prints them.
  public var recursiveDescription: String {
    let host = settled
    return (host.application.keyWindow ?? host.window).recursiveDescription()
  }

  /// What could not be simulated as asked, such as a layout that never settles, and what UIKit would
  /// write to the log, such as constraints that can't hold together.
  public var issues: [String] { allIssues.map(\.description) }
  /// Those of the issues after which a picture proves nothing.
  var problems: [String] { allIssues.filter { !$0.isLogged }.map(\.description) }
  /// Those of the issues that UIKit would log, to go on.
  var log: [String] { host.issues.filter(\.isLogged).map(\.description) }

  private var allIssues: [SimulationIssue] {
    host.noticeUsesOffMainThread()
    return host.issues
  }

  /// The screen as a picture of the device's own number of pixels.
  ///
  /// - Throws: What the fonts, the rasteriser or memory lack.
  public func capture() throws -> Bitmap {
    try PictureRenderer.main.render(picture())
  }

  /// Runs code on this device: it answers whatever the code asks for globally, such as
  /// `UIScreen.main`, and no other simulator does, in tasks that the code makes too.
  public func perform<R>(_ body: () throws -> R) rethrows -> R {
    try host.perform(body)
  }

  /// The host, with nothing left to lay out.
  var settled: SimulationHost {
    host.settle()
    return host
  }
}
