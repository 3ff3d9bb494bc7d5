import Foundation

/// The properties that identify a font: family, weight, slant, size, kind of digits.
package struct FontSpecification: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    case system
    case monospacedSystem
    /// New York, substituted by Noto Serif.
    case serifSystem
    /// SF Rounded, which is laid out and drawn as the system font.
    case roundedSystem
    /// A font specified by PostScript or family name among the run's fonts.
    case named(String)
  }

  package var family = Family.system
  package var weight = UIFont.Weight.regular
  package var isItalic = false
  package var size: CGFloat
  package var hasMonospacedDigits = false

  package init(
    family: Family = .system, weight: UIFont.Weight = .regular, isItalic: Bool = false,
    size: CGFloat, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.size = size.isFinite && size > 0 ? size : Self.fallbackSize
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The size of a font that was requested with a size of 0 or less (recalled from Core Text: 12).
  private static let fallbackSize: CGFloat = 12
}
