import Devices
import Foundation
import LayoutTrees
import SystemFacts

/// The command line's output about a device.
struct DeviceListing: Encodable {
  var id: String
  var name: String
  var modelIdentifiers: [String]
  var family: Device.Family
  var year: Int
  var diagonalInches: Double
  /// The portrait size, in points.
  var width: Double
  var height: Double
  var scale: Double
  /// The portrait size of a screenshot, in pixels.
  var pixelWidth: Int
  var pixelHeight: Int
  var firstOS: OSVersion
  var lastOS: OSVersion?
  var displayCornerRadius: Double
  var sensorHousing: String
  var hasHomeIndicator: Bool
  var orientations: [ScreenOrientation]
  /// The version that the screens are listed for.
  var os: OSVersion
  /// The version with the numbers that aren't known for ``os``.
  var numbersFrom: OSVersion?
  var portrait: Screen
  var landscape: Screen

  struct Screen: Encodable {
    var width: Double
    var height: Double
    /// The safe area insets; absent before iOS 11.
    var safeAreaInsets: ScreenInsets?
    var statusBarHeight: Double
    var horizontalSizeClass: ScreenSizeClass
    var verticalSizeClass: ScreenSizeClass
    var systemMinimumLayoutMargin: Double

    init(_ geometry: ScreenGeometry) {
      width = Double(geometry.size.width)
      height = Double(geometry.size.height)
      safeAreaInsets = geometry.safeAreaInsets
      statusBarHeight = Double(geometry.statusBarHeight)
      horizontalSizeClass = geometry.horizontalSizeClass
      verticalSizeClass = geometry.verticalSizeClass
      systemMinimumLayoutMargin = Double(geometry.systemMinimumLayoutMargin)
    }

    /// The insets as `44/0/34/0`, or a dash before iOS 11.
    var insetText: String {
      guard let insets = safeAreaInsets else { return "–" }
      return [insets.top, insets.left, insets.bottom, insets.right]
        .map { LayoutValue.format(Double($0)) }.joined(separator: "/")
    }

    /// The size classes as `compact × regular`, abbreviated.
    var classText: String {
      "\(horizontalSizeClass.rawValue.prefix(1)) × \(verticalSizeClass.rawValue.prefix(1))"
    }
  }

  init(_ device: Device, os: OSVersion) {
    id = device.id
    name = device.name
    modelIdentifiers = device.modelIdentifiers
    family = device.family
    year = device.year
    diagonalInches = device.diagonalInches
    width = Double(device.portraitSize.width)
    height = Double(device.portraitSize.height)
    scale = Double(device.scale)
    pixelWidth = Int(device.renderedPixelSize.width)
    pixelHeight = Int(device.renderedPixelSize.height)
    firstOS = device.firstOS
    lastOS = device.lastOS
    displayCornerRadius = Double(device.displayCornerRadius)
    sensorHousing = device.sensorHousing.kind
    hasHomeIndicator = device.hasHomeIndicator
    orientations = device.orientations
    self.os = os
    numbersFrom = os.versionOfNumbers == os ? nil : os.versionOfNumbers
    portrait = Screen(device.screen(os: os, orientation: .portrait))
    landscape = Screen(device.screen(os: os, orientation: .landscapeRight))
  }

  /// The device's line in the table.
  var row: [String] {
    [
      id, name, "\(year)", "\(LayoutValue.format(width)) × \(LayoutValue.format(height))",
      "@\(LayoutValue.format(scale))x",
      "\(firstOS)–\(lastOS.map { "\($0)" } ?? "")", portrait.insetText, landscape.insetText,
      portrait.classText, landscape.classText,
    ]
  }
}
