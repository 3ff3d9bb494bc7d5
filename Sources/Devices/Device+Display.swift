import Foundation

extension Device {
  /// A display, which several devices may have, and of which a folding device has two: all about
  /// screens that is not a rule.
  public struct Display: Sendable, Hashable {
    /// "outer" or "inner" on a device with two displays; nil on others.
    public let name: String?
    /// Size in portrait, points.
    public let size: CGSize
    /// Rendered pixels a point.
    public let scale: CGFloat
    /// Pixels of the hardware where they are not points × scale.
    private let ownPixels: CGSize?
    /// What the system reports as the radius of the corners, points: the largest where they differ,
    /// and zero for square ones.
    public let cornerRadius: CGFloat
    /// Radii of the visible outline in portrait, which may differ from what the system reports.
    public let cornerRadii: CornerRadii
    /// What interrupts the display.
    public internal(set) var sensorHousing: SensorHousing
    /// Sides of the squares in its corners that content adapts to, points; zero where no such number
    /// is known.
    var cornerReserve: CGFloat
    /// Whether a home indicator takes the place of the home button.
    public let hasHomeIndicator: Bool
    /// Safe area at the upper edge in portrait, points (phones; iPads follow a rule).
    let portraitTop: CGFloat
    /// How the interface is turned while the device is held in portrait.
    public let nativeOrientation: ScreenOrientation
    /// Whether the interface follows the device whatever orientations the app supports.
    public let ignoresSupportedOrientations: Bool
    /// The orientations that an interface can have on this display.
    public internal(set) var orientations = ScreenOrientation.allCases
    /// What is recorded of each orientation in place of the rules; empty where these hold.
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

    /// What an app that fills the display gets in one orientation, as recorded; lengths are points.
    public struct Arrangement: Sendable, Hashable {
      /// Safe area of a window without bars.
      public internal(set) var safeArea: ScreenInsets
      /// The size class of the width.
      public internal(set) var horizontalSizeClass: ScreenSizeClass
      /// The size class of the height.
      public internal(set) var verticalSizeClass: ScreenSizeClass
      /// What the system's own signs and sensors cover, in the turned screen.
      public internal(set) var occlusions: [ScreenGeometry.Region]
      /// The fold across the display, which is active while the device is partly open.
      public internal(set) var division: ScreenGeometry.Region?
      /// Where a horizontal navigation bar begins.
      let navigationBarTop: CGFloat
      /// What a large title adds to the navigation bar.
      let largeTitleExtra: CGFloat
      /// Height of the status bar, where there is one.
      var statusBarHeight: CGFloat = 0
      /// What the app gets of the display, where that is not all of it.
      var size: CGSize?
      /// Radii of the visible corners of that, in the turned screen; nil for the display's own.
      var cornerRadii: CornerRadii?
    }
  }
}

extension Device.Display {
  /// Pixels that are rendered in portrait, and that a screenshot has.
  public var renderedPixelSize: CGSize {
    CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Pixels of the hardware in portrait; where they are fewer, the rendered ones are scaled down.
  public var panelPixelSize: CGSize { ownPixels ?? renderedPixelSize }

  /// Hardware pixels a point; differs from ``scale`` where the rendered pixels are scaled down.
  public var nativeScale: CGFloat { panelPixelSize.width / size.width }

  /// This display in a device of an idiom, with the orientations that it has there.
  ///
  /// iPhones without a home button are never upside down (Apple documentation; high), except on a
  /// display that follows the device whatever the app supports (orientation probe on an iPhone Duo
  /// simulator, iOS 27.1; medium to high).
  func built(into idiom: Device.Idiom) -> Self {
    var result = self
    if idiom == .phone, hasHomeIndicator, !ignoresSupportedOrientations {
      result.orientations = [.portrait, .landscapeLeft, .landscapeRight]
    }
    return result
  }

  /// Whether the upper safe area is the status bar's own, and goes with it.
  var topIsStatusBar: Bool {
    if case .none = sensorHousing { arrangements.isEmpty } else { false }
  }
}
