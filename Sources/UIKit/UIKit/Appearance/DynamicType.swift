import Foundation
import SystemFacts
import Typography

/// The sizes and leadings of the text styles in every content size category.
package enum DynamicType {
  /// The column of a category; Large if it isn't specified.
  package static func column(_ category: UIContentSizeCategory) -> Int {
    category.index ?? largeColumn
  }

  static let largeColumn = TextStyle.largeColumn

  /// The column of a category for a style: before iOS 11, only body has accessibility sizes.
  private static func column(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
  ) -> Int {
    let column = column(category)
    guard column > TextStyle.lastStandardColumn, style != .body, styles[style] != nil,
      let release = onMainQueue({ SimulationHost.currentIfAny?.release }) ?? nil,
      TextFacts.onlyBodyHasAccessibilitySizes[release]
    else { return column }
    return TextStyle.lastStandardColumn
  }

  /// Returns the point size of a style.
  package static func size(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
  ) -> CGFloat {
    row(style).size(in: column(style, category))
  }

  /// Returns the distance between the baselines of two lines of a style, in points.
  package static func leading(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
  ) -> CGFloat {
    row(style).leading(in: column(style, category))
  }

  /// The growth factor, relative to Large, of a style's leading and everything scaled with it.
  static func ratio(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    row(style).ratio(in: column(style, category))
  }

  /// The row of a style; body's for a style that isn't in the tables.
  static func row(_ style: UIFont.TextStyle) -> TextStyle { styles[style] ?? .body }

  private static let styles: [UIFont.TextStyle: TextStyle] = [
    .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
    .headline: .headline, .body: .body, .callout: .callout, .subheadline: .subheadline,
    .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
  ]
}
