import Foundation
import Typography

/// Measures text for views, and shrinks it to fit; lines are broken in `Typography`.
enum TextFitting {
  /// Lengths from this one on set no limit, in points.
  static let unlimited: CGFloat = 1e6

  /// Returns a length for Typography: infinite if it is no limit.
  static func limit(_ length: CGFloat) -> CGFloat {
    length >= unlimited || length.isNaN ? .infinity : max(0, length)
  }

  static func layout(
    _ text: StyledText, width: CGFloat = .infinity, height: CGFloat = .infinity,
    numberOfLines: Int = 0, isRightToLeft: Bool = false, usesFontLeading: Bool = true,
    traits: UITraitCollection = .current
  ) -> TextLayout {
    TextLayout.layout(
      text,
      in: TextLayout.Constraints(
        width: limit(width), height: limit(height), numberOfLines: numberOfLines,
        isRightToLeft: isRightToLeft, usesFontLeading: usesFontLeading,
        edition: SystemFontEdition(traits.release)))
  }

  /// Returns the greatest factor, not below `minimum`, that makes the text fit the width.
  ///
  /// The system font's advances aren't proportional to its size, so one division isn't enough; each
  /// round corrects the remaining difference.
  static func scale(
    of text: StyledText, toWidth width: CGFloat, minimum: CGFloat,
    traits: UITraitCollection = .current
  ) -> CGFloat {
    let minimum = min(max(minimum, smallestScale), 1)
    var factor: CGFloat = 1
    for _ in 0..<8 {
      let natural = layout(scaled(text, by: factor), traits: traits).size.width
      if natural <= width + 1e-6 || factor <= minimum { return factor }
      factor = max(minimum, factor * width / natural - 1e-4)
    }
    return factor
  }

  /// The minimum factor if none is specified: text below a twentieth can't be seen.
  private static let smallestScale: CGFloat = 0.05

  static func scaled(_ text: StyledText, by factor: CGFloat) -> StyledText {
    guard factor != 1 else { return text }
    var text = text
    for index in text.runs.indices {
      let font = text.runs[index].attributes.font
      text.runs[index].attributes.font.size = font.size * factor
      text.runs[index].attributes.font.linePitch = font.linePitch.map { $0 * factor }
    }
    return text
  }
}
