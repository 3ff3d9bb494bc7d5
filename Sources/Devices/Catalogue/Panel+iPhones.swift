import Foundation

// Displays of the iPhones. Sizes and scales: Apple's layout guidelines (high). Corner radii: public
// tables of the private display corner radius, and for the 17 line and the Air the outline that a
// preview tool recorded on iOS 26.5 simulators (medium). Upper safe area: per display, from
// recorded insets (high); the XR had 44 before iOS 14, which is a rule.
extension Panel {
  static let iPhone320x480 = Panel(320, 480, scale: 2)

  static let iPhone320x568 = Panel(320, 568, scale: 2)

  static let iPhone375x667 = Panel(375, 667, scale: 2)

  static let iPhone414x736 = Panel(
    414, 736, scale: 3, panelPixels: CGSize(width: 1080, height: 1920))

  static let iPhone375x812 = Panel(
    375, 812, scale: 3,
    cornerRadius: 39, housing: .notch(.notchX), hasHomeIndicator: true, portraitTop: 44)

  static let iPhone414x896 = Panel(
    414, 896, scale: 3,
    cornerRadius: 39, housing: .notch(.notchX), hasHomeIndicator: true, portraitTop: 44)

  static let iPhone414x896At2x = Panel(
    414, 896, scale: 2,
    cornerRadius: 41.5, housing: .notch(.notchXR), hasHomeIndicator: true, portraitTop: 48)

  static let iPhone12Mini = Panel(
    375, 812, scale: 3, panelPixels: CGSize(width: 1080, height: 2340),
    cornerRadius: 44, housing: .notch(.notch12Mini), hasHomeIndicator: true, portraitTop: 50)

  static let iPhone13Mini = Panel(
    375, 812, scale: 3, panelPixels: CGSize(width: 1080, height: 2340),
    cornerRadius: 44, housing: .notch(.notch13Mini), hasHomeIndicator: true, portraitTop: 50)

  static let iPhone390x844 = Panel(
    390, 844, scale: 3,
    cornerRadius: 47.33, housing: .notch(.notch12), hasHomeIndicator: true, portraitTop: 47)

  static let iPhone390x844SmallNotch = Panel(
    390, 844, scale: 3,
    cornerRadius: 47.33, housing: .notch(.notch13), hasHomeIndicator: true, portraitTop: 47)

  static let iPhone428x926 = Panel(
    428, 926, scale: 3,
    cornerRadius: 53.33, housing: .notch(.notch12), hasHomeIndicator: true, portraitTop: 47)

  static let iPhone428x926SmallNotch = Panel(
    428, 926, scale: 3,
    cornerRadius: 53.33, housing: .notch(.notch13), hasHomeIndicator: true, portraitTop: 47)

  static let iPhone393x852 = Panel(
    393, 852, scale: 3,
    cornerRadius: 55, housing: .dynamicIsland(.dynamicIsland),
    hasHomeIndicator: true, portraitTop: 59)

  static let iPhone430x932 = Panel(
    430, 932, scale: 3,
    cornerRadius: 55, housing: .dynamicIsland(.dynamicIsland),
    hasHomeIndicator: true, portraitTop: 59)

  static let iPhone402x874 = Panel(
    402, 874, scale: 3,
    cornerRadius: 62, housing: .dynamicIsland(.dynamicIsland),
    hasHomeIndicator: true, portraitTop: 62)

  static let iPhone440x956 = Panel(
    440, 956, scale: 3,
    cornerRadius: 62, housing: .dynamicIsland(.dynamicIsland),
    hasHomeIndicator: true, portraitTop: 62)

  static let iPhone420x912 = Panel(
    420, 912, scale: 3,
    cornerRadius: 64.8, housing: .dynamicIsland(.dynamicIsland),
    hasHomeIndicator: true, portraitTop: 68)
}
