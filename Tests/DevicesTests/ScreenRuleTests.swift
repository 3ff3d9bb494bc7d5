import Devices
import Foundation
import Testing

/// The changes between OS versions, one by one.
@Suite struct ScreenRuleTests {
  @Test func theHomeIndicatorTakesOnePointLessInLandscapeOniOS26() {
    let device = Device.iPhone15Pro
    let before = device.screen(os: "18.5", orientation: .landscapeLeft)
    let after = device.screen(os: "26", orientation: .landscapeLeft)
    #expect(before.safeAreaInsets == ScreenInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(after.safeAreaInsets == ScreenInsets(top: 0, left: 59, bottom: 20, right: 59))
  }

  @Test func bothLandscapesAndBothPortraitsAreAlike() {
    for device in Device.all where !device.isFoldable {
      let os = device.newestOS
      let left = device.screen(os: os, orientation: .landscapeLeft)
      let right = device.screen(os: os, orientation: .landscapeRight)
      #expect(left.safeAreaInsets == right.safeAreaInsets)
      #expect(left.navigationBar == right.navigationBar)
      let up = device.screen(os: os, orientation: .portrait)
      let down = device.screen(os: os, orientation: .portraitUpsideDown)
      #expect(up.size == down.size && up.safeAreaInsets == down.safeAreaInsets)
    }
  }

  @Test func iPhoneXRGrewItsInsetOniOS14() {
    #expect(top(.iPhoneXR, "13.7") == 44)
    #expect(top(.iPhoneXR, "14") == 48)
    let landscape = Device.iPhoneXR.screen(os: "12.4", orientation: .landscapeRight)
    #expect(landscape.safeAreaInsets?.left == 44)
  }

  @Test func miniStatusBarCaughtUpWithItsInsetOniOS15() {
    for (os, height) in [("14.5", 44.0), ("15.0", 50.0)] as [(OSVersion, CGFloat)] {
      let screen = Device.iPhone12Mini.screen(os: os, orientation: .portrait)
      #expect(screen.statusBarHeight == height)
      #expect(screen.safeAreaInsets?.top == 50)
    }
  }

  @Test func iPadInsetsByOS() {
    let expected: [(OSVersion, CGFloat, CGFloat)] = [
      ("12.1", 24, 20), ("17.7", 24, 20), ("18.0", 24, 25), ("26.0", 32, 25),
    ]
    for (os, top, bottom) in expected {
      for orientation in ScreenOrientation.allCases {
        let screen = Device.iPadPro11.screen(os: os, orientation: orientation)
        #expect(
          screen.safeAreaInsets == ScreenInsets(top: top, left: 0, bottom: bottom, right: 0))
      }
    }
  }

  @Test func beforeiOS11ThereAreGuidesInsteadOfASafeArea() {
    let screen = Device.iPhone6.screen(os: "10.3", orientation: .portrait)
    #expect(screen.safeAreaInsets == nil)
    #expect(screen.topGuideLength == 20)
    #expect(screen.bottomGuideLength == 0)
    #expect(Device.iPhone6.screen(os: "10.3", orientation: .landscapeLeft).topGuideLength == 0)
    #expect(Device.iPhone5s.screen(os: "7.1", orientation: .landscapeLeft).topGuideLength == 20)
  }

  @Test func iPadOS26HasItsTabBarInAStripAtTheTop() {
    let screen = Device.iPadA16.screen(os: "26.1", orientation: .portrait)
    #expect(screen.tabBar.frame == CGRect(x: 0, y: 32, width: 820, height: 44))
    #expect(screen.contentInsets(inNavigationBar: false, inTabBar: true)?.top == 96)
    #expect(screen.navigationBar == CGRect(x: 0, y: 32, width: 820, height: 54))
    // The strip of iPadOS 18 was never measured, so there is no number for it.
    let older = Device.iPadA16.screen(os: "18.3", orientation: .portrait)
    #expect(older.tabBar.frame == nil)
    #expect(older.contentInsets(inNavigationBar: false, inTabBar: true) == nil)
  }

  @Test func tabBarsOfUprightPhonesAreAlikeOniOS26() {
    for (device, os, height) in [
      (.iPhoneSE3, "26.0", 83), (.iPhoneSE2, "26.1", 83), (.iPhone16, "26.1", 83),
      (.iPhoneSE3, "18.5", 49), (.iPhone16, "18.5", 83),
    ] as [(Device, OSVersion, CGFloat)] {
      let screen = device.screen(os: os, orientation: .portrait)
      #expect(screen.tabBar.frame?.height == height)
      #expect(screen.tabBar.frame?.maxY == screen.size.height)
    }
    // A container that is not at the screen's edge, and one in landscape.
    func height(isCompactHeight: Bool) -> CGFloat {
      Device.iPhone16.tabBarHeight(
        os: "26.1", isCompactWidth: true, isCompactHeight: isCompactHeight, bottomInset: 0)
    }
    #expect(height(isCompactHeight: false) == 83)
    #expect(height(isCompactHeight: true) == 49)
  }

  @Test func unknownVersionsFollowTheNearestRules() {
    let newer = Device.iPhone15.screen(os: "31", orientation: .portrait)
    #expect(newer.navigationBar.height == 54)
    let older = Device.iPad2.screen(os: "4.3", orientation: .portrait)
    #expect(older.safeAreaInsets == nil && older.statusBarHeight == 20)
    // A text that isn't a version counts as old; code that gets it from a user checks `isWellFormed`.
    #expect(Device.iPhone15.screen(os: "x", orientation: .portrait).safeAreaInsets == nil)
  }

  @Test("E1, E2: bars in portrait on iOS 11")
  func barsInPortraitOniOS11() {
    let expected: [(Device, CGRect, CGRect)] = [
      (.iPhoneSE, rect(20, 320, 44), rect(519, 320, 49)),
      (.iPhone7, rect(20, 375, 44), rect(618, 375, 49)),
      (.iPhone8, rect(20, 375, 44), rect(618, 375, 49)),
      (.iPhone8Plus, rect(20, 414, 44), rect(687, 414, 49)),
      (.iPhoneX, rect(44, 375, 44), rect(729, 375, 83)),
    ]
    for (device, navigationBar, tabBar) in expected {
      let screen = device.screen(os: "11.2", orientation: .portrait)
      #expect(screen.navigationBar == navigationBar)
      #expect(screen.tabBar.frame == tabBar)
    }
  }

  private func rect(_ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: width, height: height)
  }

  @Test(
    arguments: [
      // Landscape third, half, two thirds; portrait third, two thirds; slide over.
      (Device.iPadAir2, [320, 507, 694, 320, 438, 320], "CCRCCC"),
      (Device.iPad7, [320, 535, 750, 320, 480, 320], "CCRCCC"),
      (Device.iPadPro10_5, [320, 551, 782, 320, 504, 320], "CCRCCC"),
      (Device.iPadPro12_9, [375, 678, 981, 375, 639, 375], "CRRCCC"),
      (Device.iPadPro11, [375, 592, 809, 320, 504, 320], "CCRCCC"),
      (Device.iPadAir4, [375, 585, 795, 320, 490, 320], "CCRCCC"),
      (Device.iPadMini6, [375, 561.5, 748, 320, 414, 320], "CCRCCC"),
      (Device.iPadPro11_M4, [375, 600, 825, 320, 504, 320], "CCRCCC"),
      (Device.iPadPro13_M4, [375, 683, 991, 375, 647, 375], "CRRCRC"),
    ] as [(Device, [CGFloat], String)])
  func sharedScreenWidths(device: Device, expected: [CGFloat], classes: String) throws {
    let landscape = try #require(device.sharedScreenWidths(.landscapeLeft))
    let portrait = try #require(device.sharedScreenWidths(.portrait))
    let widths = [
      landscape.oneThird, try #require(landscape.oneHalf), landscape.twoThirds,
      portrait.oneThird, portrait.twoThirds, portrait.slideOver,
    ]
    #expect(widths == expected)
    #expect(portrait.oneHalf == nil)
    let found = widths.map {
      Device.horizontalSizeClass(ofSharedWidth: $0) == .compact ? "C" : "R"
    }
    #expect(found.joined() == classes)
  }

  @Test func onlyLaterIPadsShareTheirScreen() {
    #expect(Device.iPadAir.sharedScreenWidths(.portrait) == nil)
    #expect(Device.iPhone15ProMax.sharedScreenWidths(.landscapeLeft) == nil)
  }

  @Test func displayZoomIsKnownForSomePhones() {
    let zoom = Device.iPhone11ProMax.displayZoom
    #expect(zoom?.portraitSize == CGSize(width: 375, height: 812))
    #expect(zoom?.portraitTop == 40 && zoom?.portraitBottom == 30.667)
    #expect(zoom?.landscapeSides == 40 && zoom?.landscapeBottom == 21)
    #expect(Device.iPhone13Mini.displayZoom?.portraitSize.height == 693)
    #expect(Device.iPhone14.displayZoom == nil)
  }

  private func top(_ device: Device, _ os: OSVersion) -> CGFloat? {
    device.screen(os: os, orientation: .portrait).safeAreaInsets?.top
  }
}
