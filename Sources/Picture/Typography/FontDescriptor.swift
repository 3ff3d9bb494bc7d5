/// The properties of a requested font: its family, its style and its size.
package struct FontDescriptor: Sendable, Hashable {
  package enum Family: Sendable, Hashable {
    case system
    case monospacedSystem
    case serifSystem
    /// A PostScript name or a family name, see ``FontLibrary/hasFont(named:)``.
    case named(String)
  }

  package var family: Family
  /// A weight on UIKit's scale, −0.8 (ultra light) … 0 (regular) … 0.62 (black).
  package var weight: CGFloat
  package var isItalic: Bool
  /// The size in points.
  package var size: CGFloat
  /// Whether all digits of the system font have the same width.
  package var hasMonospacedDigits: Bool
  /// The distance between the baselines of two lines that a text style prescribes, in points.
  ///
  /// If nil, lines are set solid, a line height apart. Body text at the default size is 22 pt apart
  /// although its line is 20.3 pt high (measured on alerts; facts: layout §7.2).
  package var linePitch: CGFloat?

  package init(
    family: Family = .system, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, linePitch: CGFloat? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.linePitch = linePitch
  }
}

extension FontDescriptor {
  /// The size used for layout: finite and within the range of the shaper's arithmetic.
  var effectiveSize: CGFloat { size.isFinite ? min(max(size, 0), 4096) : 0 }
}
