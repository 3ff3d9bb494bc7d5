import Foundation

extension Device {
  /// A display, which several devices may share; a folding device has two. It includes all screen
  /// properties that aren't rules.
  public struct Display: Sendable, Hashable {
    /// "outer" or "inner" on a device with two displays; nil on others.
    public let name: String?
    /// Size in portrait, points.
    public let size: CGSize
    /// Rendered pixels per point.
    public let scale: CGFloat
    /// Hardware pixels if they aren't points × scale.
    private let ownPixels: CGSize?
    /// The corner radius that the system reports, in points: the largest if they differ, and zero
    /// for square corners.
    public let cornerRadius: CGFloat
    /// The radii of the visible outline in portrait, which may differ from the radius that the
    /// system reports.
    public let cornerRadii: CornerRadii
    /// The cut-out in the display.
    public internal(set) var sensorHousing: SensorHousing
    /// The side lengths of the squares in its corners that content adapts to, in points; zero if
    /// unknown.
    var cornerReserve: CGFloat
    /// Whether the display has a home indicator in place of a home button.
    public let hasHomeIndicator: Bool
    /// Safe area at the upper edge in portrait, in points (for phones; iPads follow a rule).
    let portraitTop: CGFloat
    /// The orientation of the interface while the device is held in portrait.
    public let nativeOrientation: ScreenOrientation
    /// Whether the interface follows the device regardless of the app's supported orientations.
    public let ignoresSupportedOrientations: Bool
    /// The possible orientations of an interface on this display.
    public internal(set) var orientations = ScreenOrientation.allCases
    /// The recorded values for each orientation that replace the rules; empty if the rules apply.
    public internal(set) var arrangements: [ScreenOrientation: Arrangement]

    init(
      _ width: CGFloat, _ height: CGFloat, scale: CGFloat, name: String? = nil,
      panelPixels: CGSize? = nil, cornerRadius: CGFloat = 0, outline: CornerRadii? = nil,
      cornerReserve: CGFloat = 0,
      housing: SensorHousing = .none, hasHomeIndicator: Bool = false, portraitTop: CGFloat = 20,
      nativeOrientation: ScreenOrientation = .portrait, ignoresSupportedOrientations: Bool = false,
      arrangements: [ScreenOrientation: Arrangement] = [:]
    ) {
      self.name = name
      size = CGSize(width: width, height: height)
      self.scale = scale
      ownPixels = panelPixels
      self.cornerRadius = cornerRadius
      cornerRadii = outline ?? CornerRadii(cornerRadius)
      sensorHousing = housing
      self.cornerReserve = cornerReserve
      self.hasHomeIndicator = hasHomeIndicator
      self.portraitTop = portraitTop
      self.nativeOrientation = nativeOrientation
      self.ignoresSupportedOrientations = ignoresSupportedOrientations
      self.arrangements = arrangements
    }

    /// The values for an app that fills the display in one orientation, as recorded; lengths are in
    /// points.
    public struct Arrangement: Sendable, Hashable {
      /// Safe area of a window without bars.
      public internal(set) var safeArea: ScreenInsets
      /// The size class of the width.
      public internal(set) var horizontalSizeClass: ScreenSizeClass
      /// The size class of the height.
      public internal(set) var verticalSizeClass: ScreenSizeClass
      /// The areas covered by the system's own indicators and sensors, in coordinates of the
      /// rotated screen.
      public internal(set) var occlusions: [ScreenGeometry.Region]
      /// The fold across the display, which is active while the device is partly open.
      public internal(set) var division: ScreenGeometry.Region?
      /// The top of a horizontal navigation bar.
      let navigationBarTop: CGFloat
      /// The additional height of a large title in the navigation bar.
      let largeTitleExtra: CGFloat
      /// The height of the status bar, if there is one.
      var statusBarHeight: CGFloat = 0
      /// The app's part of the display, if that isn't all of it.
      var size: CGSize?
      /// The visible corner radii of that part, in the rotated screen; nil for the display's own.
      var cornerRadii: CornerRadii?
    }
  }
}

extension Device.Display {
  /// The number of pixels rendered in portrait, which is the size of a screenshot.
  public var renderedPixelSize: CGSize {
    CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The number of hardware pixels in portrait; if there are fewer, the rendered ones are scaled
  /// down.
  public var panelPixelSize: CGSize { ownPixels ?? renderedPixelSize }

  /// Hardware pixels per point; differs from ``scale`` if the rendered pixels are scaled down.
  public var nativeScale: CGFloat { panelPixelSize.width / size.width }

  /// Returns this display in a device of an idiom, with the orientations supported there.
  ///
  /// iPhones without a home button are never upside down (Apple documentation; high), except on a
  /// display that follows the device regardless of the app (orientation probe on an iPhone Duo
  /// simulator, iOS 27.1; medium to high).
  func built(into idiom: Device.Idiom) -> Self {
    var result = self
    if idiom == .phone, hasHomeIndicator, !ignoresSupportedOrientations {
      result.orientations = [.portrait, .landscapeLeft, .landscapeRight]
    }
    return result
  }

  /// Whether the upper safe area is the status bar's own, and disappears with it.
  var topIsStatusBar: Bool {
    if case .none = sensorHousing { arrangements.isEmpty } else { false }
  }
}
