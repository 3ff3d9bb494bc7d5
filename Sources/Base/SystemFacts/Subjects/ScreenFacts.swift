import Foundation

/// The properties of screens for apps that fill them.
package enum ScreenFacts: FactSubject {
  package static let title = "Screens"

  package static let hasSafeArea = ReleaseFact(
    "Safe areas, and margins of root views that can be changed, exist", since: 11, "Apple", .high)

  package static let phoneBottomInLandscape = ReleaseFact<CGFloat>(
    "Lower safe area of a phone with a home indicator, in landscape",
    .since(11, 21, "measured", .high), .since(26, 20, "measured", .high))

  package static let padTop = ReleaseFact<CGFloat>(
    "Upper safe area of an iPad with a home indicator",
    .since(11, 24, "measured", .high), .since(26, 32, "measured on iPadOS 26", .high))

  package static let padBottom = ReleaseFact<CGFloat>(
    "Lower safe area of an iPad with a home indicator",
    .since(11, 20, "measured", .high),
    .since(18, 25, "measured on iPadOS 18; the release that moved it is not known", .medium))

  package static let iPhoneXRTop = ReleaseFact<CGFloat?>(
    "Upper safe area of an iPhone XR in portrait, where it is not that of its display",
    .since(12, 44, "insets recorded in 2018", .medium), .since(14, nil, "newer tables", .medium))

  package static let miniStatusBarHeight = ReleaseFact<CGFloat?>(
    "Height of the mini models' status bar, where it is not their upper safe area",
    .since(14, 44, "reported with insets of 50", .high),
    .since(15, nil, "ends where the safe area begins", .high))

  package static let landscapeStatusBarHeight = ReleaseFact<CGFloat>(
    "Height of a phone's status bar in landscape",
    .since(7, 20, "Apple", .high), .since(8, 0, "phones hide it in landscape", .high))

  package static let wideMarginFrom = ReleaseFact<CGFloat>(
    "Width from which the system's margin is 20, and not 16",
    .since(7, 414, "measured: 16 at 320–393 and 20 at 414–430 through iOS 18; 402 medium", .high),
    .since(26, 390, "20 at 393 on an iOS 26.1 simulator; a guess between 375 and 393", .low))

  // MARK: Navigation bars

  package static let navigationBarHeight = ReleaseFact<CGFloat>(
    "Height of a phone's navigation bar",
    .since(7, 44, "measured", .high), .since(26, 54, "measured on two models", .medium))

  package static let lowNavigationBarHeight = ReleaseFact<CGFloat>(
    "Height of a phone's navigation bar in landscape, where width is compact",
    .since(7, 32, "measured", .high), .since(26, 54, "measured on two models", .medium))

  package static let padNavigationBarHeight = ReleaseFact<CGFloat>(
    "Height of an iPad's navigation bar",
    .since(7, 44, "measured", .high), .since(12, 50, "measured", .high),
    .since(26, 54, "measured on two models", .medium))

  package static let landscapeNavigationBarTop = ReleaseFact<CGFloat?>(
    "Where a phone's navigation bar begins in landscape, if not below the status bar",
    .since(7, nil, "measured", .high),
    .since(26, 24, "iPhone SE 3 and iPhone 17 Pro simulators", .high))

  package static let navigationBarTopWithHomeButton = ReleaseFact<CGFloat?>(
    "Where the navigation bar of an upright phone with a home button begins, if not below the "
      + "status bar",
    .since(7, nil, "measured", .high), .since(26, 10, "iPhone SE 3 simulator, iOS 26.1", .high))

  package static let navigationBarOverlapsIslandInset = ReleaseFact(
    "Below a Dynamic Island the navigation bar begins above the safe area's edge: 53.667 for 59, "
      + "56.333 for 62", until: 26,
    "two independent tables; on iOS 26 at the edge (iPhone 17 Pro)", .medium)

  package static let largeTitleExtra = ReleaseFact<CGFloat>(
    "What a large title adds to a navigation bar; nothing on phones in landscape",
    .since(7, 0, "Apple", .high), .since(11, 52, "recorded", .medium))

  package static let toolbarHeightIsKnown = ReleaseFact(
    "Toolbars are as high as navigation bars", until: 26,
    "measured through iOS 18; no source later", .high)

  // MARK: Tab bars

  package static let padTabBarIsAtTop = ReleaseFact(
    "Tab bars of iPads are at the upper edge where width is regular", since: 18,
    "Apple, “Elevating your iPad app with a tab bar and sidebar”", .high)

  package static let topTabBarHeight = ReleaseFact<CGFloat?>(
    "Height of a tab bar at an iPad's upper edge, of a screen",
    .since(18, nil, "no source", .low), .since(26, 44, "iPad (A16) simulator, 26.1", .high))

  package static let topTabBarStripHeight = ReleaseFact<CGFloat>(
    "Height of a tab bar at an iPad's upper edge, below the status bar",
    .since(18, 50, "shares the navigation bar's strip (Apple)", .low),
    .since(26, 44, "iPad (A16) simulator, 26.1", .high))

  package static let topTabBarContentTop = ReleaseFact<CGFloat>(
    "How far below the status bar content begins under a tab bar at the upper edge",
    .since(18, 50, "shares the navigation bar's strip (Apple)", .low),
    .since(26, 64, "iPad (A16) simulator, 26.1", .high))

  package static let topTabBarChildInset = ReleaseFact<CGFloat?>(
    "What a tab bar at the upper edge adds to the status bar in its controllers' safe area",
    .since(18, nil, "no source", .low),
    .since(26, 64, "96 in a window with 32, iPad (A16) simulator, 26.1", .high))

  package static let tabBarHeight = ReleaseFact<CGFloat>(
    "Height of an upright phone's tab bar, with the home indicator's strip if there is none",
    .since(7, 49, "recorded", .high),
    .since(
      26, 83,
      "iPhone SE 3 simulator, 26.0: as high as with a home indicator: a capsule of 62 "
        + "that is 21 above the edge", .medium))

  package static let lowTabBarHeight = ReleaseFact<CGFloat>(
    "Height of a phone's tab bar where width and height are compact",
    .since(7, 49, "recorded", .high), .since(11, 32, "recorded", .high),
    .since(26, 49, "no source", .low))

  package static let lowTabBarIsKnown = ReleaseFact(
    "The height of a phone's tab bar in landscape is known", until: 26, "none on iOS 26", .low)

  package static let padTabBarHeight = ReleaseFact<CGFloat>(
    "Height of an iPad's tab bar at the lower edge",
    .since(7, 49, "recorded", .high),
    .since(12, 50, "recorded; low from iPadOS 18 on, where width is compact", .high))

  package static let padTabBarHeightOverIndicator = ReleaseFact<CGFloat>(
    "Height of an iPad's tab bar at the lower edge, above a home indicator's strip",
    .since(7, 49, "recorded", .high), .since(12, 45, "65 in all with an inset of 20", .medium))

  // MARK: Keyboard and shared screens

  package static let keyboardHeightIsKnown = ReleaseFact(
    "Heights of the keyboard, with suggestion row and home indicator strip, are known", since: 26,
    "iOS 26.5 simulators", .high)

  package static let sharesScreens = ReleaseFact(
    "Apps share an iPad's screen in Split View and Slide Over", in: 9..<26, "Apple", .high)

  // MARK: Windows

  package static let leastWindowSize = ReleaseFact<CGSize>(
    "The smallest size of a window that can be resized, unless the app sets another",
    .since(7, .zero, "no such windows", .high),
    .since(26, CGSize(width: 320, height: 480), "assumed: no figure is published", .low))

  package static let windowControls = ReleaseFact<CGSize>(
    "The corner that a window's controls take up",
    .since(7, .zero, "there are none", .high),
    .since(
      26, CGSize(width: 96, height: 52),
      "apps of others leave 96 to 112 at the side and 40 to 52 above; no measurement", .low))

  package static let phoneWindowTop = ReleaseFact<CGFloat>(
    "Upper safe area of an iPhone app's window on an iPad",
    .since(7, 0, "such windows are not simulated", .low),
    .since(27, 32, "iPad Pro 11 simulator, iPadOS 27.0", .medium))

  package static let phoneWindowBottom = ReleaseFact<CGFloat>(
    "Lower safe area of an iPhone app's window on an iPad, as high as the screen",
    .since(7, 0, "such windows are not simulated", .low),
    .since(27, 20, "iPad Pro 11 simulator, iPadOS 27.0", .medium))

  package static let all: [any AnyReleaseFact] = [
    hasSafeArea, phoneBottomInLandscape, padTop, padBottom, iPhoneXRTop, miniStatusBarHeight,
    landscapeStatusBarHeight, wideMarginFrom, navigationBarHeight, lowNavigationBarHeight,
    padNavigationBarHeight, landscapeNavigationBarTop, navigationBarTopWithHomeButton,
    navigationBarOverlapsIslandInset, largeTitleExtra, toolbarHeightIsKnown, padTabBarIsAtTop,
    topTabBarHeight, topTabBarStripHeight, topTabBarContentTop, topTabBarChildInset,
    tabBarHeight, lowTabBarHeight, lowTabBarIsKnown, padTabBarHeight, padTabBarHeightOverIndicator,
    keyboardHeightIsKnown, sharesScreens, leastWindowSize, windowControls, phoneWindowTop,
    phoneWindowBottom,
  ]
}
