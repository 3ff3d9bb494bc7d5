import Foundation
import SystemFacts

/// The sizes and leadings of the text styles in every content size category.
package enum DynamicType {
  /// Columns: XS S M L XL XXL XXXL, then the five accessibility sizes.
  struct Row: Sendable {
    var sizes: [CGFloat]
    var leadings: [CGFloat]
    var weight = UIFont.Weight.regular
  }

  /// The column of a category; Large if it isn't specified.
  package static func column(_ category: UIContentSizeCategory) -> Int {
    category.index ?? largeColumn
  }

  static let largeColumn = 3
  private static let lastStandardColumn = 6

  /// The column of a category for a style: before iOS 11, only body has accessibility sizes.
  private static func column(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
  ) -> Int {
    let column = column(category)
    guard column > lastStandardColumn, style != .body, rows[style] != nil,
      let release = onMainQueue({ SimulationHost.currentIfAny?.release }) ?? nil,
      TextFacts.onlyBodyHasAccessibilitySizes[release]
    else { return column }
    return lastStandardColumn
  }

  /// Returns the point size of a style.
  package static func size(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
  ) -> CGFloat {
    row(style).sizes[column(style, category)]
  }

  /// Returns the distance between the baselines of two lines of a style, in points.
  package static func leading(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
  ) -> CGFloat {
    row(style).leadings[column(style, category)]
  }

  /// The growth factor, relative to Large, of a style's leading and everything scaled with it.
  static func ratio(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    let leadings = row(style).leadings
    return leadings[column(style, category)] / leadings[largeColumn]
  }

  /// The row of a style; body's for a style that isn't in the tables.
  static func row(_ style: UIFont.TextStyle) -> Row { rows[style] ?? body }

  /// Sizes: measured on iOS 13.3 and iOS 26.1 (facts: layout §7.4). Leadings: XS verified, the
  /// rest recalled (§7.5).
  private static let body = Row(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

  private static let rows: [UIFont.TextStyle: Row] = [
    .largeTitle: Row(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title1: Row(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    .title2: Row(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: Row(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: Row(sizes: body.sizes, leadings: body.leadings, weight: .semibold),
    .body: body,
    .callout: Row(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: Row(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    .footnote: Row(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: Row(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    .caption2: Row(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]
}
