import Foundation

/// The part of a device's displays that the system gives to an app that can't use all of them.
extension Device {
  /// The part of the displays that an app gets.
  package enum Letterbox: Hashable, Sendable {
    /// All of them.
    case none
    /// A separate screen with this upright size in points, with black around it.
    case ownScreen(CGSize)
    /// All except the column with a folding phone's status and sensors.
    case besideStatus
  }

  /// Returns the device as seen by an app that the system letterboxes.
  ///
  /// The app's screen is then its part of the display; it isn't known what it would see of the rest
  /// (`UIScreen.main` of an older app on an iPhone Duo is 375 × 667; medium).
  package func letterboxed(_ letterbox: Letterbox) -> Device {
    guard letterbox != .none else { return self }
    var result = self
    result.posturedDisplays = posturedDisplays.map {
      let display =
        switch letterbox {
        case .none: $0.display
        case .ownScreen(let size): $0.display.screen(ofSize: size)
        case .besideStatus: $0.display.besideStatus
        }
      return PosturedDisplay(posture: $0.posture, display: display)
    }
    return result
  }

  /// Returns an iPad as seen by an iPhone app (iPadOS 27 and later): the idiom is the phone's,
  /// width is compact regardless of the window's width, and the insets are the window's own.
  ///
  /// Measured in a window of 417 × 1210 on an iPad Pro 11, iPadOS 27.0 (medium); the navigation bar
  /// is assumed to begin at the safe area (low).
  package func runningPhoneApp(os: OSVersion) -> Device {
    guard idiom == .pad else { return self }
    var result = self
    result.runsPhoneApp = true
    result.idiom = .phone
    let top = ScreenFacts.phoneWindowTop[os.release]
    let arrangement = Display.Arrangement(
      safeArea: ScreenInsets(
        top: top, left: 0, bottom: ScreenFacts.phoneWindowBottom[os.release], right: 0),
      horizontalSizeClass: .compact, verticalSizeClass: .regular, occlusions: [], division: nil,
      navigationBarTop: top, largeTitleExtra: ScreenFacts.largeTitleExtra[os.release],
      statusBarHeight: top)
    result.posturedDisplays = posturedDisplays.map {
      var display = $0.display
      for orientation in ScreenOrientation.allCases {
        display.arrangements[orientation] = arrangement
      }
      return PosturedDisplay(posture: $0.posture, display: display)
    }
    return result
  }

  /// Returns the initial window size of an iPhone app on an iPad: half as wide as the upright
  /// screen, and as high as the screen.
  ///
  /// Upright measured on an iPad Pro 11 (medium); landscape assumed (low).
  package func firstPhoneWindow(os: OSVersion, orientation: ScreenOrientation) -> CGSize {
    CGSize(
      width: portraitSize.width / 2,
      height: orientation.isLandscape ? portraitSize.width : portraitSize.height)
  }
}

extension Device.Display {
  /// Returns a screen without a home indicator that the system shows on this display.
  ///
  /// Its status bar is assumed to be the one of a phone or iPad with a home button (low).
  fileprivate func screen(ofSize size: CGSize) -> Self {
    var result = Self(
      size.width, size.height, scale: scale, name: name, nativeOrientation: nativeOrientation,
      ignoresSupportedOrientations: ignoresSupportedOrientations)
    result.orientations = orientations
    return result
  }

  /// This display without the column at a side that an inset represents.
  ///
  /// The sensors are in the column. At the column, the app's corners are square; its reserve for
  /// the other corners isn't known.
  fileprivate var besideStatus: Self {
    var result = self
    result.sensorHousing = .none
    result.cornerReserve = 0
    for (orientation, arrangement) in arrangements {
      let turned =
        orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
      let column = arrangement.safeArea.left + arrangement.safeArea.right
      guard column > 0 else { continue }
      var part = arrangement
      part.size = CGSize(width: turned.width - column, height: turned.height)
      var radii = cornerRadii.rotated(to: orientation)
      if arrangement.safeArea.left > 0 { (radii.topLeft, radii.bottomLeft) = (0, 0) }
      if arrangement.safeArea.right > 0 { (radii.topRight, radii.bottomRight) = (0, 0) }
      part.cornerRadii = radii
      part.safeArea.left = 0
      part.safeArea.right = 0
      part.occlusions = []
      if let fold = part.division?.rect, fold.minX < arrangement.safeArea.left {
        part.division = nil
      }
      result.arrangements[orientation] = part
    }
    return result
  }
}

extension Device.Display.Arrangement {
  /// The left one of two apps that have a half each: its column is at its outer edge (high), its
  /// width compact.
  ///
  /// Its reserve for the status isn't known.
  var half: Self {
    var result = self
    result.safeArea.left = max(safeArea.left, safeArea.right)
    result.safeArea.right = 0
    result.horizontalSizeClass = .compact
    result.occlusions = []
    result.division = nil
    return result
  }

  /// Returns the same display for a window, which has a lower inset if it reaches the edge of the
  /// screen.
  func inWindow(fillsHeight: Bool) -> Self {
    var result = self
    if !fillsHeight { result.safeArea.bottom = 0 }
    return result
  }
}
