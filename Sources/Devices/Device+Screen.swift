import Foundation

extension Device {
  /// What this device's screen gives to an app that fills it.
  ///
  /// The rules of iOS 7 hold for older versions, those of iOS 26 for newer ones; whether the device
  /// runs the version at all is ``runs(_:)``. On iOS 26 the bars are those of an app built for it.
  public func screen(os: OSVersion, orientation: ScreenOrientation) -> ScreenGeometry {
    screen(os: os, orientation: orientation, sharedWidth: nil)
  }

  /// - Parameter sharedWidth: The width of an app that shares the screen; as high as the screen.
  func screen(
    os: OSVersion, orientation: ScreenOrientation, sharedWidth: CGFloat?
  ) -> ScreenGeometry {
    let isLandscape = orientation.isLandscape
    var size =
      isLandscape
      ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    if let sharedWidth { size.width = sharedWidth }
    let hasSafeArea = ScreenFacts.hasSafeArea[os.release]
    let inputs = ScreenInputs(
      device: self, os: os, size: size, isLandscape: isLandscape, isShared: sharedWidth != nil)
    let statusBarHeight = inputs.statusBarHeight
    let safeArea = inputs.safeAreaInsets
    return ScreenGeometry(
      size: size, scale: scale, orientation: orientation, os: os,
      statusBarHeight: statusBarHeight,
      safeAreaInsets: hasSafeArea ? safeArea : nil,
      topGuideLength: hasSafeArea ? safeArea.top : statusBarHeight,
      bottomGuideLength: hasSafeArea ? safeArea.bottom : 0,
      horizontalSizeClass: inputs.horizontalSizeClass,
      verticalSizeClass: inputs.verticalSizeClass,
      systemMinimumLayoutMargin: MarginRules.systemMinimum(width: size.width, os: os),
      navigationBar: NavigationBarRules.frame(inputs),
      largeTitleExtra: NavigationBarRules.largeTitleExtra(inputs),
      tabBar: TabBarRules.tabBar(inputs),
      toolbarHeight: ToolbarRules.height(inputs),
      keyboardHeight: KeyboardRules.height(inputs))
  }
}

/// The inputs of the screen rules, and what follows from them without bars.
struct ScreenInputs {
  let device: Device
  let os: OSVersion
  let size: CGSize
  let isLandscape: Bool
  /// Whether another app has a part of the screen.
  var isShared = false

  var isPhone: Bool { device.idiom == .phone }
  var release: OSRelease { os.release }

  /// Phones are regular in landscape when they are at least 414 points wide in portrait: true of
  /// every row of Apple's table (high).
  var horizontalSizeClass: ScreenSizeClass {
    if isShared { return Device.horizontalSizeClass(ofSharedWidth: size.width) }
    guard isPhone else { return .regular }
    return isLandscape && device.portraitSize.width >= 414 ? .regular : .compact
  }

  var verticalSizeClass: ScreenSizeClass { isPhone && isLandscape ? .compact : .regular }

  /// Upper safe area of a phone in portrait, which is its side inset in landscape.
  var phonePortraitTop: CGFloat {
    let own = device.id == Device.iPhoneXR.id ? ScreenFacts.iPhoneXRTop[release] : nil
    return own ?? device.panel.portraitTop
  }

  /// A bare window's safe area, by the rules of iOS 11 and later.
  ///
  /// Phones: bottom 34 in portrait (measured; high). iPads: the same in every orientation; those
  /// with a home button on iPadOS 26 are assumed unchanged (low).
  var safeAreaInsets: ScreenInsets {
    switch (isPhone, device.hasHomeIndicator) {
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
        top: ScreenFacts.padTop[release], left: 0, bottom: ScreenFacts.padBottom[release], right: 0)
    }
  }

  /// Height of the status bar.
  ///
  /// With a Dynamic Island it is 54 high (medium; low for iPhone Air); otherwise, except for the mini
  /// models of iOS 14, it ends where the safe area begins (high).
  var statusBarHeight: CGFloat {
    guard isPhone else { return safeAreaInsets.top }
    if isLandscape { return ScreenFacts.landscapeStatusBarHeight[release] }
    if case .dynamicIsland = device.sensorHousing { return 54 }
    let isMini = device.id == Device.iPhone12Mini.id || device.id == Device.iPhone13Mini.id
    if isMini, let height = ScreenFacts.miniStatusBarHeight[release] { return height }
    return phonePortraitTop
  }
}
