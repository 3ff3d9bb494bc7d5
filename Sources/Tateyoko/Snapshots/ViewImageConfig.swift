import Devices
import UIKit

/// The screen that a view controller is pictured on.
///
/// There is a preset for each device, such as ``iPhoneX``: phones upright, iPads sideways, and
/// either way with ``iPhoneX(_:)``. Insets, bars and size classes are the device's own. The text size
/// is the system's, large, unless ``traits`` say otherwise.
public struct ViewImageConfig: Sendable {
  public var device: Device
  /// The newest version the device runs, unless another is set.
  public var os: OSVersion
  public var orientation: UIInterfaceOrientation
  /// How an iPad's app shares the screen.
  public var multitasking = Device.Multitasking.fullScreen
  /// Traits in place of the screen's, where they are specified.
  public var traits: UITraitCollection
  public var chrome: ScreenChrome
  public var overlays: ScreenOverlays
  /// A size in place of the screen's.
  var ownSize: CGSize?
  /// A safe area in place of the screen's.
  var ownSafeArea: UIEdgeInsets?

  /// Creates a screen; see ``Simulator`` for what the parts mean.
  ///
  /// - Parameter orientation: Left out, phones are upright and iPads sideways.
  public init(
    _ device: Device, os: OSVersion? = nil, orientation: UIInterfaceOrientation? = nil,
    traits: UITraitCollection = UITraitCollection(), size: CGSize? = nil,
    safeArea: UIEdgeInsets? = nil, chrome: ScreenChrome = [], overlays: ScreenOverlays = []
  ) {
    self.device = device
    self.os = os ?? device.newestOS
    self.orientation = orientation ?? (device.idiom == .pad ? .landscapeRight : .portrait)
    self.traits = traits
    self.ownSize = size
    self.ownSafeArea = safeArea
    self.chrome = chrome
    self.overlays = overlays
  }

  /// Creates a screen that is no device's: an iPhone 15 with another size, safe area and traits.
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

  /// The safe area of a window without bars.
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
    return device.screen(os: os, orientation: orientation, multitasking: multitasking)
      ?? device.screen(os: os, orientation: orientation)
  }

  /// Portrait or landscape, as presets are asked for.
  public enum Orientation: Sendable, Hashable {
    case landscape
    case portrait
  }

  /// The way an iPad is turned, and how much of its screen an app has.
  public enum TabletOrientation: Sendable, Hashable {
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)

    public enum PortraitSplits: Sendable, Hashable {
      case oneThird
      case twoThirds
      case full
    }

    public enum LandscapeSplits: Sendable, Hashable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }
  }

  init(_ device: Device, _ orientation: Orientation) {
    self.init(device, orientation: orientation == .portrait ? .portrait : .landscapeRight)
  }

  /// An iPad whose app may share the screen; by the newest OS version that knows Split View.
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

  /// Windows of any size took Split View's place in iPadOS 26.
  private static let newestWithSplitView: OSVersion = "18.6"
}
