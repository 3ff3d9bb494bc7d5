import Devices
import UIKit

/// The screen that a view controller is pictured on.
public struct ViewImageConfig: Sendable {
  public var device: Device
  /// The newest version the device runs, unless another is set.
  public var os: OSVersion
  public var orientation: UIInterfaceOrientation
  public var userInterfaceStyle: UIUserInterfaceStyle
  public var contentSizeCategory: UIContentSizeCategory
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// A size in place of the device's, in points.
  public var size: CGSize?
  public var chrome: ScreenChrome
  public var overlays: ScreenOverlays

  /// Creates a screen; see ``Simulator`` for what the parts mean.
  public init(
    _ device: Device, os: OSVersion? = nil, orientation: UIInterfaceOrientation = .portrait,
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, size: CGSize? = nil,
    chrome: ScreenChrome = [], overlays: ScreenOverlays = []
  ) {
    self.device = device
    self.os = os ?? device.newestOS
    self.orientation = orientation
    self.userInterfaceStyle = userInterfaceStyle
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.size = size
    self.chrome = chrome
    self.overlays = overlays
  }

  /// Portrait or landscape, as presets are asked for.
  public enum Orientation: Sendable, Hashable {
    case landscape
    case portrait
  }

  init(_ device: Device, _ orientation: Orientation) {
    self.init(device, orientation: orientation == .portrait ? .portrait : .landscapeRight)
  }

  @MainActor
  func makeSimulator() -> Simulator {
    Simulator(
      device, os: os, orientation: orientation, userInterfaceStyle: userInterfaceStyle,
      contentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection, chrome: chrome,
      overlays: overlays)
  }
}
