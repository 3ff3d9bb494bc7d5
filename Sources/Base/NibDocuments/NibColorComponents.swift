import Foundation

/// A colour's components in a colour space, from 0 to 1 unless the space is extended.
package struct NibColorComponents: Hashable, Sendable {
  package enum Space: Hashable, Sendable {
    case sRGB
    case displayP3
    /// Apple's Generic RGB, `calibratedRGB`.
    case genericRGB
    case gray
  }

  package var space: Space
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(space: Space, red: Double, green: Double, blue: Double, alpha: Double) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads the components of a `color` element; `nil` if it has none.
  init?(_ element: NibElement) {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      self.init(space: .gray, red: white, green: white, blue: white, alpha: alpha)
      return
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    var space = element.attributes["colorSpace"]
    if space == "custom" { space = element.attributes["customColorSpace"] }
    self.init(
      space: space == "displayP3" ? .displayP3 : space == "calibratedRGB" ? .genericRGB : .sRGB,
      red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour in sRGB, if the space is another one that Core Graphics would convert from;
  /// Display P3 is unchanged.
  ///
  /// Generic RGB has the exponent 1.8 and the primaries of Apple's `Generic RGB Profile.icc`; its
  /// red is #FF2600 in sRGB, its green #00F900, its blue #0433FF, as the crayons of Apple's colour
  /// panel show.
  package var converted: NibColorComponents {
    guard space == .genericRGB else { return self }
    let linear = [red, green, blue].map { pow(max(0, $0), 1.8) }
    let result = Self.genericToSRGB.map { row in
      let sum = zip(row, linear).map { $0 * $1 }.reduce(0, +)
      let value = sum <= 0.003_130_8 ? sum * 12.92 : 1.055 * pow(sum, 1 / 2.4) - 0.055
      return min(1, max(0, value))
    }
    return NibColorComponents(
      space: .sRGB, red: result[0], green: result[1], blue: result[2], alpha: alpha)
  }

  /// The matrix from linear Generic RGB to linear sRGB: the profile's columns to XYZ (D50), and
  /// sRGB's matrix back.
  private static let genericToSRGB: [[Double]] = {
    let generic = [
      [0.454_269, 0.353_271, 0.156_646], [0.241_898, 0.673_630, 0.084_473],
      [0.014_869, 0.090_576, 0.719_467],
    ]
    let toSRGB = [
      [3.134_136, -1.617_386, -0.490_662], [-0.978_796, 1.916_254, 0.033_443],
      [0.071_955, -0.228_977, 1.405_386],
    ]
    return toSRGB.map { row in
      (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * generic[$1][column] } }
    }
  }()
}
