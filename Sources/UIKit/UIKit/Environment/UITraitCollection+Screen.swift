import Devices
import Foundation
import SystemFacts

extension UITraitCollection {
  /// The traits that a device's screen provides to full-screen content.
  package static func screen(
    _ geometry: ScreenGeometry, device: Device, release: OSRelease,
    style: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contrast: UIAccessibilityContrast = .normal
  ) -> UITraitCollection {
    UITraitCollection(
      values: Values {
        $0.userInterfaceIdiom = device.idiom == .pad ? .pad : .phone
        $0.layoutDirection = layoutDirection
        $0.adoptSizeClasses(of: geometry)
        $0.displayScale = geometry.scale
        // Wide colour was introduced with the iPhone 7 and the iPad Pro 9.7 (2016); colours here
        // are sRGB.
        $0.displayGamut = .SRGB
        $0.userInterfaceStyle = style
        $0.userInterfaceLevel = .base
        $0.preferredContentSizeCategory = contentSizeCategory
        $0.accessibilityContrast = contrast
        $0.legibilityWeight = .regular
        $0.release = release
      })
  }

  /// The environment variable that names a run's destination.
  package static let destinationVariable = "TATEYOKO_DESTINATION"

  /// The device that is simulated unless another is requested: the one of strategies with no
  /// device, such as `.image`. `TATEYOKO_DESTINATION` selects another for a whole run.
  package static let defaultDestination: DeviceDestination = {
    guard let text = ProcessInfo.processInfo.environment[destinationVariable], !text.isEmpty
    else { return DeviceDestination(.iPhone15) }
    do {
      return try DeviceDestination(text)
    } catch {
      FileHandle.standardError.write(Data("error: \(destinationVariable)=\(text): \(error)\n".utf8))
      exit(2)
    }
  }()

  /// The device of the default destination.
  package static var defaultDevice: Device { defaultDestination.device }

  /// The traits of the default device, upright.
  package static let initial = screen(
    defaultDevice.screen(os: defaultDestination.version, orientation: .portrait),
    device: defaultDevice, release: defaultDestination.version.release)

  /// The OS release used to resolve colours and fonts; the current simulation's if the traits don't
  /// specify it.
  package var release: OSRelease {
    values.release ?? Self.current.values.release ?? Self.defaultDestination.version.release
  }
}

extension UITraitCollection {
  /// Returns these traits with the size classes that a screen, or a part of one, provides to
  /// content that fills it.
  func withSizeClasses(of geometry: ScreenGeometry) -> UITraitCollection {
    with { $0.adoptSizeClasses(of: geometry) }
  }
}

extension UITraitCollection.Values {
  fileprivate mutating func adoptSizeClasses(of geometry: ScreenGeometry) {
    horizontalSizeClass = .init(geometry.horizontalSizeClass)
    verticalSizeClass = .init(geometry.verticalSizeClass)
    verticalBarEdge = geometry.verticalBarEdge(isRightToLeft: layoutDirection == .rightToLeft)
  }
}

extension UIUserInterfaceSizeClass {
  init(_ sizeClass: ScreenSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension ScreenGeometry {
  /// The side with the system's vertical bars, below or above the status: the one that the safe
  /// area of a folding phone keeps free (probes of the iPhone Duo; high). The left one of two apps
  /// has it on its left, away from the status (SDK headers; high to medium).
  var verticalBarSide: UIRectEdge? {
    guard let insets = safeAreaInsets, insets.left != insets.right else { return nil }
    return insets.left > insets.right ? .left : .right
  }

  /// Returns the same side for a view that reaches it; nil for other views.
  ///
  /// - Parameter frame: The view's frame in the window.
  func verticalBarSide(reachedBy frame: CGRect) -> UIRectEdge? {
    guard let side = verticalBarSide else { return nil }
    return (side == .left ? frame.minX <= 0 : frame.maxX >= size.width) ? side : nil
  }

  /// Returns the same edge in reading direction; the side itself is the hardware's (medium).
  fileprivate func verticalBarEdge(isRightToLeft: Bool) -> UIVerticalBarEdge {
    guard let side = verticalBarSide else { return .unspecified }
    return (side == .left) == isRightToLeft ? .trailing : .leading
  }
}
