import Foundation
import SystemFacts

extension UIFont {
  /// The thickness of a font's strokes; regular is 0. The values are UIKit's constants.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    init(_ fact: FactFontWeight) {
      switch fact {
      case .regular: self = .regular
      case .medium: self = .medium
      case .semibold: self = .semibold
      }
    }

    /// The weights and their names as they appear in font names.
    static let names: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]

    /// The name of the nearest weight.
    var name: String {
      var best = Self.names[0]
      for entry in Self.names
      where abs(entry.weight.rawValue - rawValue) < abs(best.weight.rawValue - rawValue) {
        best = entry
      }
      return best.name
    }
  }
}
