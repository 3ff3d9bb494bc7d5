import Devices
import InfoPlists
import UIKit

/// The screen that a view controller is captured on.
///
/// There is a preset for each device, such as ``iPhoneX``: iPhones in portrait, iPads in landscape,
/// and a function such as ``iPhoneX(_:)`` for either. Insets, bars and size classes match
/// the device. The text size is the system default, large, unless ``traits`` specifies another.
public struct ViewImageConfig: Sendable {
  /// The simulated device.
  public var device: Device
  /// The OS version; the newest that the device runs, unless another is set.
  public var os: OSVersion
  /// The interface orientation at launch.
  public var orientation: UIInterfaceOrientation
  /// How far a foldable device is open; `nil` for its initial posture.
  public var posture: Device.Posture?
  /// The SDK that the app was built with; `nil` for the SDK of the OS version.
  public var builtWith: OSVersion?
  /// Whether an iPad runs an iPhone app, in a window (iPadOS 27 and later).
  public var runsPhoneApp: Bool?
  /// The app's `Info.plist`.
  public var infoPlist: InfoPlist?
  /// How an iPad's app shares the screen.
  public var multitasking = Device.Multitasking.fullScreen
  /// Traits that override the screen's if specified.
  public var traits: UITraitCollection
  /// The parts of the device's chrome drawn around the app.
  public var chrome: ScreenChrome
  /// The layout facts drawn over the app.
  public var overlays: ScreenOverlays
  /// The user's language and region; `nil` for the scope's.
  public var locale: Locale?
  /// The pseudolanguage of the app's texts; `nil` for a real language.
  public var pseudoLanguage: SnapshotStyle.PseudoLanguage?
  /// The direction of the app's language, which traits don't change; `nil` for the locale's.
  var languageDirection: UITraitEnvironmentLayoutDirection?
  /// The text size that swift-snapshot-testing's preset of the same name specifies. Only pictures of SwiftUI's views
  /// have it: most fonts of UIKit's are made by the system's size.
  package var presetTextSize: UIContentSizeCategory?
  /// A size that overrides the screen's, in points.
  var ownSize: CGSize?
  /// A safe area that overrides the screen's, in points.
  var ownSafeArea: UIEdgeInsets?
  /// Whether controllers are launched in a foldable device's initial posture, and see it being
  /// unfolded.
  var unfolds = false

  /// Creates a screen; see ``Simulator`` for the meaning of the parameters.
  ///
  /// - Parameters:
  ///   - orientation: By default portrait on iPhones and landscape on iPads.
  ///   - posture: By default ``Device/initialPosture``.
  ///   - builtWith: The SDK that the app was built with; by default the SDK of the OS version.
  ///   - runsPhoneApp: Whether an iPad runs an iPhone app.
  public init(
    _ device: Device, os: OSVersion? = nil, orientation: UIInterfaceOrientation? = nil,
    posture: Device.Posture? = nil,
    traits: UITraitCollection = UITraitCollection(), size: CGSize? = nil,
    safeArea: UIEdgeInsets? = nil, chrome: ScreenChrome = [], overlays: ScreenOverlays = [],
    builtWith: OSVersion? = nil, runsPhoneApp: Bool? = nil
  ) {
    self.device = device
    self.os = os ?? device.standardOS
    self.orientation = orientation ?? (device.idiom == .pad ? .landscapeRight : .portrait)
    self.posture = posture
    self.builtWith = builtWith
    self.runsPhoneApp = runsPhoneApp
    self.traits = traits
    self.ownSize = size
    self.ownSafeArea = safeArea
    self.chrome = chrome
    self.overlays = overlays
  }

  /// Creates a custom screen: an iPhone 15 with another size, safe area and traits.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.init(.iPhone15, traits: traits, size: size, safeArea: safeArea)
  }

  /// The size of the app's part of the screen, in points.
  public var size: CGSize? {
    get { ownSize ?? geometry.size }
    set { ownSize = newValue }
  }

  /// The safe area insets of a window without bars, in points.
  public var safeArea: UIEdgeInsets {
    get {
      ownSafeArea ?? geometry.safeAreaInsets.map {
        UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
      } ?? .zero
    }
    set { ownSafeArea = newValue }
  }

  private var geometry: ScreenGeometry {
    let orientation = ScreenOrientation(self.orientation)
    var options = SimulationHost.Options()
    options.builtWith = builtWith
    options.runsPhoneApp = runsPhoneApp
    options.infoPlist = infoPlist
    let seen = SimulationHost.device(device, os: os, options: options)
    var multitasking = multitasking
    if multitasking == .fullScreen, seen.runsPhoneApp {
      multitasking = .window(seen.firstPhoneWindow(os: os, orientation: orientation))
    }
    return seen.screen(
      os: os, orientation: orientation, multitasking: multitasking, posture: posture)
      ?? seen.screen(os: os, orientation: orientation, posture: posture)
  }

  /// The orientation of a preset.
  public enum Orientation: Sendable, Hashable {
    /// The landscape orientation.
    case landscape
    /// The portrait orientation.
    case portrait
  }

  /// The orientation of an iPad preset, and the app's share of the screen.
  public enum TabletOrientation: Sendable, Hashable {
    /// Landscape, with the app's share of the screen.
    case landscape(splitView: LandscapeSplits)
    /// Portrait, with the app's share of the screen.
    case portrait(splitView: PortraitSplits)

    /// The app's share of the screen in portrait.
    public enum PortraitSplits: Sendable, Hashable {
      /// One third of the screen.
      case oneThird
      /// Two thirds of the screen.
      case twoThirds
      /// The full screen.
      case full
    }

    /// The app's share of the screen in landscape.
    public enum LandscapeSplits: Sendable, Hashable {
      /// One third of the screen.
      case oneThird
      /// Half of the screen.
      case oneHalf
      /// Two thirds of the screen.
      case twoThirds
      /// The full screen.
      case full
    }
  }

  /// Creates a phone that swift-snapshot-testing has a preset of.
  init(known device: Device, _ orientation: Orientation) {
    self.init(device, orientation)
    presetTextSize = .medium
  }

  init(_ device: Device, _ orientation: Orientation) {
    self.init(device, orientation: orientation == .portrait ? .portrait : .landscapeRight)
  }

  /// Creates an iPad whose app may share the screen, with the newest OS version that has Split
  /// View.
  init(_ device: Device, _ orientation: TabletOrientation) {
    let share: Device.SplitShare?
    switch orientation {
    case .landscape(let split):
      self.init(device, .landscape)
      switch split {
      case .oneThird: share = .oneThird
      case .oneHalf: share = .oneHalf
      case .twoThirds: share = .twoThirds
      case .full: share = nil
      }
    case .portrait(let split):
      self.init(device, .portrait)
      switch split {
      case .oneThird: share = .oneThird
      case .twoThirds: share = .twoThirds
      case .full: share = nil
      }
    }
    guard let share else { return }
    multitasking = .splitView(share)
    os = min(os, Self.newestWithSplitView)
  }

  /// The newest version with Split View, which windows of any size replaced in iPadOS 26.
  private static let newestWithSplitView: OSVersion = "18.6"
}
