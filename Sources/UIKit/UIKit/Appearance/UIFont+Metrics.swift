import Foundation
import Typography

/// Vertical metrics, in points.
extension UIFont {
  /// The descriptor that identifies the font in Typography.
  package var descriptor: FontDescriptor {
    let family: FontDescriptor.Family
    switch specification.family {
    case .system, .roundedSystem: family = .system
    case .serifSystem: family = .serifSystem
    case .monospacedSystem: family = .monospacedSystem
    case .named(let name): family = .named(name)
    }
    return FontDescriptor(
      family: family, size: specification.size, weight: specification.weight.rawValue,
      isItalic: specification.isItalic, hasMonospacedDigits: specification.hasMonospacedDigits,
      linePitch: styleLeading)
  }

  private var metrics: FontMetrics { FontLibrary.shared.metrics(descriptor) }

  /// Height above the baseline.
  public var ascender: CGFloat { metrics.ascender }

  /// Depth below the baseline, a negative number.
  public var descender: CGFloat { metrics.descender }

  /// Height of a line without leading.
  public var lineHeight: CGFloat { metrics.lineHeight }

  /// The space between lines; for a text style's font, the difference between the style's leading
  /// and the line height (two dumps of iOS: 1.713 for body, −0.127 for caption 2; high).
  public var leading: CGFloat {
    let metrics = metrics
    return styleLeading.map { $0 - metrics.lineHeight } ?? metrics.leading
  }

  /// Height of capital letters.
  public var capHeight: CGFloat { metrics.capHeight }

  /// Height of the letter x.
  public var xHeight: CGFloat { metrics.xHeight }
}
