import Foundation

/// The inputs of the screen rules, and the values derived from them without bars.
struct ScreenInputs {
  let device: Device
  let display: Device.Display
  let os: OSVersion
  let size: CGSize
  let isLandscape: Bool
  /// Whether another app occupies a part of the screen.
  var isShared = false
  /// Whether the app extends to the lower edge of the screen.
  var fillsHeight = true
  /// The recorded values that replace the rules.
  var arrangement: Device.Display.Arrangement?

  var isPhone: Bool { device.idiom == .phone }
  var release: OSRelease { os.release }

  /// Phones are regular in landscape if they are at least 414 points wide in portrait: true of
  /// every row of Apple's table (high).
  var horizontalSizeClass: ScreenSizeClass {
    if let arrangement { return arrangement.horizontalSizeClass }
    if isShared { return Device.horizontalSizeClass(ofSharedWidth: size.width) }
    guard isPhone else { return .regular }
    return isLandscape && display.size.width >= 414 ? .regular : .compact
  }

  var verticalSizeClass: ScreenSizeClass {
    arrangement?.verticalSizeClass ?? (isPhone && isLandscape ? .compact : .regular)
  }

  /// The upper safe area of a phone in portrait, which is its side inset in landscape.
  var phonePortraitTop: CGFloat {
    let own = device.id == Device.iPhoneXR.id ? ScreenFacts.iPhoneXRTop[release] : nil
    return own ?? display.portraitTop
  }

  /// The safe area of a window without bars, by the rules of iOS 11 and later.
  ///
  /// Phones: bottom 34 in portrait (measured; high). iPads: the same in every orientation; ones
  /// with a home button on iPadOS 26 are assumed unchanged (low).
  var safeAreaInsets: ScreenInsets {
    if let arrangement { return arrangement.safeArea }
    switch (isPhone, display.hasHomeIndicator) {
    case (true, false):
      return ScreenInsets(top: isLandscape ? 0 : 20, left: 0, bottom: 0, right: 0)
    case (true, true):
      guard isLandscape else {
        return ScreenInsets(top: phonePortraitTop, left: 0, bottom: 34, right: 0)
      }
      return ScreenInsets(
        top: 0, left: phonePortraitTop, bottom: ScreenFacts.phoneBottomInLandscape[release],
        right: phonePortraitTop)
    case (false, false):
      return ScreenInsets(top: 20, left: 0, bottom: 0, right: 0)
    case (false, true):
      return ScreenInsets(
        top: ScreenFacts.padTop[release], left: 0,
        bottom: fillsHeight ? ScreenFacts.padBottom[release] : 0, right: 0)
    }
  }

  /// The height of the status bar.
  ///
  /// With a Dynamic Island it is 54 high (medium; low for the iPhone Air, whose height is 59 in
  /// another table); otherwise, except for the mini models of iOS 14, it ends at the safe area
  /// (high). If the status is an occlusion in a corner, there is no bar (low: no source has its
  /// frame).
  var statusBarHeight: CGFloat {
    if let arrangement { return arrangement.statusBarHeight }
    guard isPhone else { return safeAreaInsets.top }
    if isLandscape { return ScreenFacts.landscapeStatusBarHeight[release] }
    if case .dynamicIsland = display.sensorHousing { return 54 }
    let isMini = device.id == Device.iPhone12Mini.id || device.id == Device.iPhone13Mini.id
    if isMini, let height = ScreenFacts.miniStatusBarHeight[release] { return height }
    return phonePortraitTop
  }
}
