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
    let facts = ScreenFacts(
      device: self, os: os, size: size, isLandscape: isLandscape, isShared: sharedWidth != nil)
    let statusBarHeight = facts.statusBarHeight
    let safeArea = facts.safeAreaInsets
    return ScreenGeometry(
      size: size, scale: scale, orientation: orientation, os: os,
      statusBarHeight: statusBarHeight,
      safeAreaInsets: os.major >= 11 ? safeArea : nil,
      topGuideLength: os.major >= 11 ? safeArea.top : statusBarHeight,
      bottomGuideLength: os.major >= 11 ? safeArea.bottom : 0,
      horizontalSizeClass: facts.horizontalSizeClass,
      verticalSizeClass: facts.verticalSizeClass,
      systemMinimumLayoutMargin: MarginRules.systemMinimum(width: size.width, os: os),
      navigationBar: NavigationBarRules.frame(facts),
      largeTitleExtra: NavigationBarRules.largeTitleExtra(facts),
      tabBar: TabBarRules.tabBar(facts),
      toolbarHeight: ToolbarRules.height(facts),
      keyboardHeight: KeyboardRules.height(facts))
  }
}

/// The inputs of the screen rules, and what follows from them without bars.
struct ScreenFacts {
  let device: Device
  let os: OSVersion
  let size: CGSize
  let isLandscape: Bool
  /// Whether another app has a part of the screen.
  var isShared = false

  var isPhone: Bool { device.idiom == .phone }
  /// The look of iOS 26.
  var isLiquidGlass: Bool { os.major >= 26 }

  /// Phones are regular in landscape when they are at least 414 points wide in portrait: true of
  /// every row of Apple's table (high).
  var horizontalSizeClass: ScreenSizeClass {
    if isShared { return Device.horizontalSizeClass(ofSharedWidth: size.width) }
    guard isPhone else { return .regular }
    return isLandscape && device.portraitSize.width >= 414 ? .regular : .compact
  }

  var verticalSizeClass: ScreenSizeClass { isPhone && isLandscape ? .compact : .regular }

  /// Upper safe area of a phone in portrait, which is its side inset in landscape.
  ///
  /// The iPhone XR had 44 before iOS 14 (medium: insets recorded in 2018; newer tables
  /// have 48).
  var phonePortraitTop: CGFloat {
    device.id == Device.iPhoneXR.id && os.major < 14 ? 44 : device.panel.portraitTop
  }

  /// A bare window's safe area, by the rules of iOS 11 and later.
  ///
  /// Phones: bottom 34 in portrait, 21 in landscape, which iOS 26 made 20 (measured; high). iPads:
  /// the same in every orientation; bottom 20 through iPadOS 17, 25 on 18 (measured; the release
  /// that moved it is not known), top 32 on 26 (measured). iPads with a home button on 26: assumed
  /// unchanged (low).
  var safeAreaInsets: ScreenInsets {
    switch (isPhone, device.hasHomeIndicator) {
    case (true, false):
      return ScreenInsets(top: isLandscape ? 0 : 20, left: 0, bottom: 0, right: 0)
    case (true, true):
      guard isLandscape else {
        return ScreenInsets(top: phonePortraitTop, left: 0, bottom: 34, right: 0)
      }
      return ScreenInsets(
        top: 0, left: phonePortraitTop, bottom: os.major >= 26 ? 20 : 21, right: phonePortraitTop)
    case (false, false):
      return ScreenInsets(top: 20, left: 0, bottom: 0, right: 0)
    case (false, true):
      return ScreenInsets(
        top: os.major >= 26 ? 32 : 24, left: 0, bottom: os.major >= 18 ? 25 : 20, right: 0)
    }
  }

  /// Height of the status bar.
  ///
  /// iPhones hide it in landscape from iOS 8 on. With a Dynamic Island it is 54 high (medium; low
  /// for iPhone Air); on iOS 14 the mini models reported 44 with insets of 50; otherwise it ends
  /// where the safe area begins (high).
  var statusBarHeight: CGFloat {
    guard isPhone else { return safeAreaInsets.top }
    if isLandscape { return os.major < 8 ? 20 : 0 }
    if case .dynamicIsland = device.sensorHousing { return 54 }
    let isMini = device.id == Device.iPhone12Mini.id || device.id == Device.iPhone13Mini.id
    if isMini, os.major < 15 { return 44 }
    return phonePortraitTop
  }
}
