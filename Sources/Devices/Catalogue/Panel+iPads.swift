import Foundation

// Displays of the iPads. Sizes and scales: Apple's layout guidelines (high). Corner radii: public
// tables of the private display corner radius; 21.5, 22.1 and 30.1 from recorded outlines (medium).
extension Panel {
  static let iPad768x1024At1x = Panel(768, 1024, scale: 1)

  static let iPad768x1024 = Panel(768, 1024, scale: 2)

  static let iPad810x1080 = Panel(810, 1080, scale: 2)

  static let iPad834x1112 = Panel(834, 1112, scale: 2)

  static let iPad1024x1366 = Panel(1024, 1366, scale: 2)

  static let iPad834x1194 = Panel(
    834, 1194, scale: 2,
    cornerRadius: 18, hasHomeIndicator: true)

  static let iPad1024x1366HomeIndicator = Panel(
    1024, 1366, scale: 2,
    cornerRadius: 18, hasHomeIndicator: true)

  static let iPad820x1180 = Panel(
    820, 1180, scale: 2,
    cornerRadius: 18, hasHomeIndicator: true)

  static let iPad820x1180Corner22 = Panel(
    820, 1180, scale: 2,
    cornerRadius: 22.1, hasHomeIndicator: true)

  static let iPad744x1133 = Panel(
    744, 1133, scale: 2,
    cornerRadius: 21.5, hasHomeIndicator: true)

  static let iPad834x1210 = Panel(
    834, 1210, scale: 2,
    cornerRadius: 30.1, hasHomeIndicator: true)

  static let iPad1032x1376 = Panel(
    1032, 1376, scale: 2,
    cornerRadius: 30.1, hasHomeIndicator: true)
}
