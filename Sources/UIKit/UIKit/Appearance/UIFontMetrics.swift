import Foundation

/// Scales fonts and lengths with the content size category, like a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  private static let standard = UIFontMetrics(forTextStyle: .body)

  /// The metrics of the body style.
  public class var `default`: UIFontMetrics { standard }

  /// Returns the font scaled for the current content size category.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns the font scaled for the current content size category, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled for the category of the traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font scaled for the category of the traits, up to a size in points (0: none).
  ///
  /// The rule is derived from recordings of iOS 26.1 (facts: layout §7.6): the size grows with the
  /// style's leading and is rounded to a whole point. A font that has already been scaled by
  /// metrics is an issue, as UIKit raises an exception (Apple); a text style's font is returned
  /// unchanged (seen on iOS 16; high).
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if let scaling = font.scaling {
      if case .metrics = scaling { reportScaledFont(font) }
      return font
    }
    let scaling = FontScaling.metrics(
      style, size: font.pointSize, maximum: maximumPointSize > 0 ? maximumPointSize : nil)
    return font.scaled(by: scaling, traits: traitCollection ?? UITraitCollection.current)
  }

  private func reportScaledFont(_ font: UIFont) {
    let issue = SimulationIssue(
      where: "UIFontMetrics, \(style.rawValue)",
      // UIKit's message (reported with a crash; high).
      what:
        "A scaled font returned by UIFontMetrics should not be used to create another scaled font.",
      advice: "Scale the font that this one of \(font.pointSize) points was made from.")
    _ = onMainQueue { SimulationHost.currentIfAny?.report(issue) }
  }

  /// Returns the length scaled for the current content size category.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns the length scaled for the category of the traits, rounded to a pixel (facts: layout
  /// §7.6).
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let current = UITraitCollection.current
    let traits = traitCollection ?? current
    let category =
      traits.preferredContentSizeCategory == .unspecified
      ? current.preferredContentSizeCategory : traits.preferredContentSizeCategory
    let scale =
      traits.displayScale > 0 ? traits.displayScale : max(1, current.displayScale)
    return PixelGrid(scale: scale).nearest(value * DynamicType.ratio(style, category))
  }
}
