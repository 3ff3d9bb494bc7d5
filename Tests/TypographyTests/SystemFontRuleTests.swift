import Foundation
import Testing

@testable import Typography

/// The rule of the system font compared with figures that it wasn't derived from.
struct SystemFontRuleTests {
  private static let letters = "AGMQWaegimwz059#?@ "

  @Test(arguments: [
    (
      17.0, 0.23,
      [
        1372.0, 1487.27, 1762.39, 1539.18, 1961.17, 1106.42, 1140.19, 1222.95, 484.07, 1776.57,
        1588.64, 1072.54, 1279.07, 1247.92, 1287.2, 1269.17, 1031.37, 1834.78, 506.4,
      ]
    ),
    (
      20.0, 0.3,
      [
        1390.8, 1483.37, 1764.57, 1535.73, 1968.56, 1111.22, 1137.76, 1221.79, 490.43, 1783.45,
        1606.36, 1062.03, 1301.94, 1260.94, 1305.68, 1283.22, 1050.29, 1825.88, 467.67,
      ]
    ),
    (
      24.0, 0.0,
      [
        1321.36, 1467.91, 1724, 1518.91, 1914.36, 1052.55, 1077, 1152.55, 443.27, 1675.91, 1493,
        990.55, 1256.73, 1216.36, 1277.27, 1253.45, 1016.73, 1813.18, 454.36,
      ]
    ),
  ])
  func advancesAreTheRecordedOnes(size: Double, weight: Double, units: [Double]) {
    let rule = SystemFontRule(size: size, weight: weight, edition: .current)
    for (letter, recorded) in zip(Self.letters.unicodeScalars, units) {
      #expect(abs(rule.units(ascii: letter.value) - recorded) < 0.02, "\(letter)")
    }
  }

  /// Kerning totals of whole strings, in units: recorded, and the layout's difference from the advances.
  @Test(arguments: [
    (17.0, 0.0, [-30.0, -810, 0, 0, -245, 0]), (20, 0, [-27.64, -890.35, 0, 0, -260.36, 0]),
    (28, 0, [-20, -1150, 0, 0, -310, 0]), (17, 0.3, [-30, -819.5, 0, 0, -252.91, 0]),
    (24, 0.4, [-13.64, -1070.45, 0, 0, -271.82, 0]), (17, 0.56, [-30, -833, 0, 0, -264.16, 0]),
    (17, -0.4, [-55.2, -822.6, 0, 0, -233.97, 0]), (20, -0.4, [-53.58, -914.86, 0, 0, -245.24, 0]),
  ])
  func kerningTotalsAreTheRecordedOnes(size: Double, weight: Double, totals: [Double]) {
    let strings = [
      "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll",
      "The quick brown fox jumps over the lazy dog", "WWWW MMMM",
    ]
    let rule = SystemFontRule(size: size, weight: weight, edition: .current)
    for (string, recorded) in zip(strings, totals) {
      let width = Sample.layout(string, size: size, weight: weight).size.width
      let advances = string.unicodeScalars.reduce(0) { $0 + rule.units(ascii: $1.value) }
      let kerning = Double(width) * 2048 / size - advances
      #expect(abs(kerning - recorded) < 0.5, "\(string): \(kerning), recorded \(recorded)")
    }
  }
}
