import Foundation

// Displays of the iPads. Sizes and scales: Apple's layout guidelines (high). Corner radii: public
// tables of the private display corner radius; outlines of 22.1 and 30.1 as recorded (medium).
extension Device.Display {
  static let iPad768x1024At1x = Device.Display(768, 1024, scale: 1)

  static let iPad768x1024 = Device.Display(768, 1024, scale: 2)

  static let iPad810x1080 = Device.Display(810, 1080, scale: 2)

  static let iPad834x1112 = Device.Display(834, 1112, scale: 2)

  static let iPad1024x1366 = Device.Display(1024, 1366, scale: 2)

  static let iPad834x1194 = Device.Display(
    834, 1194, scale: 2,
    cornerRadius: 18, hasHomeIndicator: true)

  static let iPad1024x1366HomeIndicator = Device.Display(
    1024, 1366, scale: 2,
    cornerRadius: 18, hasHomeIndicator: true)

  static let iPad820x1180 = Device.Display(
    820, 1180, scale: 2,
    cornerRadius: 18, hasHomeIndicator: true)

  static let iPad820x1180Corner25 = Device.Display(
    820, 1180, scale: 2,
    cornerRadius: 25, outline: Device.CornerRadii(22.1), hasHomeIndicator: true)

  static let iPad744x1133 = Device.Display(
    744, 1133, scale: 2,
    cornerRadius: 21.5, hasHomeIndicator: true)

  static let iPad834x1210 = Device.Display(
    834, 1210, scale: 2,
    cornerRadius: 30, outline: Device.CornerRadii(30.1), hasHomeIndicator: true)

  static let iPad1032x1376 = Device.Display(
    1032, 1376, scale: 2,
    cornerRadius: 30, outline: Device.CornerRadii(30.1), hasHomeIndicator: true)
}
