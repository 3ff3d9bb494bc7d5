import Foundation

// Displays of the iPhones. Sizes and scales: Apple's layout guidelines (high). Corner radii: public
// tables of the private display corner radius (medium); the Air's outline, 64.8, was recorded by a
// preview tool on iOS 26.5 simulators (medium). The 18 Pro and Pro Max: screenshots and Apple's
// design kit for the sizes (high); corners and safe areas from a table that assumes the values of
// the 16 Pro and Pro Max, and from probes of unnamed models (medium). Upper safe area: per display,
// from recorded insets (high); the XR had 44 before iOS 14, which is a rule.
extension Device.Display {
  static let iPhone320x480 = Device.Display(320, 480, scale: 2)

  static let iPhone320x568 = Device.Display(320, 568, scale: 2)

  static let iPhone375x667 = Device.Display(375, 667, scale: 2)

  static let iPhone414x736 = Device.Display(
    414, 736, scale: 3, panelPixels: CGSize(width: 1080, height: 1920))

  static let iPhone375x812 = Device.Display(
    375, 812, scale: 3,
    cornerRadius: 39, housing: .notch(.notchX), hasHomeIndicator: true, portraitTop: 44)

  static let iPhone414x896 = Device.Display(
    414, 896, scale: 3,
    cornerRadius: 39, housing: .notch(.notchX), hasHomeIndicator: true, portraitTop: 44)

  static let iPhone414x896At2x = Device.Display(
    414, 896, scale: 2,
    cornerRadius: 41.5, housing: .notch(.notchXR), hasHomeIndicator: true, portraitTop: 48)

  static let iPhone12Mini = Device.Display(
    375, 812, scale: 3, panelPixels: CGSize(width: 1080, height: 2340),
    cornerRadius: 44, housing: .notch(.notch12Mini), hasHomeIndicator: true, portraitTop: 50)

  static let iPhone13Mini = Device.Display(
    375, 812, scale: 3, panelPixels: CGSize(width: 1080, height: 2340),
    cornerRadius: 44, housing: .notch(.notch13Mini), hasHomeIndicator: true, portraitTop: 50)

  static let iPhone390x844 = Device.Display(
    390, 844, scale: 3,
    cornerRadius: 47.33, housing: .notch(.notch12), hasHomeIndicator: true, portraitTop: 47)

  static let iPhone390x844SmallNotch = Device.Display(
    390, 844, scale: 3,
    cornerRadius: 47.33, housing: .notch(.notch13), hasHomeIndicator: true, portraitTop: 47)

  static let iPhone428x926 = Device.Display(
    428, 926, scale: 3,
    cornerRadius: 53.33, housing: .notch(.notch12), hasHomeIndicator: true, portraitTop: 47)

  static let iPhone428x926SmallNotch = Device.Display(
    428, 926, scale: 3,
    cornerRadius: 53.33, housing: .notch(.notch13), hasHomeIndicator: true, portraitTop: 47)

  static let iPhone393x852 = Device.Display(
    393, 852, scale: 3,
    cornerRadius: 55, housing: .dynamicIsland(.dynamicIsland),
    hasHomeIndicator: true, portraitTop: 59)

  static let iPhone430x932 = Device.Display(
    430, 932, scale: 3,
    cornerRadius: 55, housing: .dynamicIsland(.dynamicIsland),
    hasHomeIndicator: true, portraitTop: 59)

  static let iPhone402x874 = Device.Display(
    402, 874, scale: 3,
    cornerRadius: 62, housing: .dynamicIsland(.dynamicIsland),
    hasHomeIndicator: true, portraitTop: 62)

  static let iPhone440x956 = Device.Display(
    440, 956, scale: 3,
    cornerRadius: 62, housing: .dynamicIsland(.dynamicIsland),
    hasHomeIndicator: true, portraitTop: 62)

  static let iPhone420x912 = Device.Display(
    420, 912, scale: 3,
    cornerRadius: 62, outline: Device.CornerRadii(64.8), housing: .dynamicIsland(.dynamicIsland),
    hasHomeIndicator: true, portraitTop: 68)

  static let iPhone402x874SmallIsland = Device.Display(
    402, 874, scale: 3,
    cornerRadius: 62, housing: .dynamicIsland(.smallDynamicIsland),
    hasHomeIndicator: true, portraitTop: 62)

  static let iPhone440x956SmallIsland = Device.Display(
    440, 956, scale: 3,
    cornerRadius: 62, housing: .dynamicIsland(.smallDynamicIsland),
    hasHomeIndicator: true, portraitTop: 62)
}
