import Graphics

/// What lies behind the content of a button, a cell, a header or a footer.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Hashable {
  /// The colour; nil is the tint, as in UIKit.
  public var backgroundColor: UIColor?
  /// Works the colour out that is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins of the cell are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  /// Works the stroke's colour out that is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  /// How far outside the background the stroke is, in points; less than 0 for inside.
  public var strokeOutset: CGFloat = 0
  /// An effect behind the colour.
  public var visualEffect: UIVisualEffect?
  /// An image above the colour (iOS 15).
  public var image: UIImage?
  /// How the image fills the background (iOS 15).
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view above the colour, as large as the background.
  public var customView: UIView?

  /// The colour of a marked cell, as far as the configuration says one.
  var markedColor: UIColor?
  /// Whether colours that weren't changed are those of rows in the list around.
  var followsList = false

  init(_ color: UIColor?, marked: UIColor? = nil) {
    backgroundColor = color
    markedColor = marked
  }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  private static var marked: UIColor {
    CellColors.selected(release: SimulationHost.current.release)
  }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(CellColors.background(isGrouped: false), marked: marked)
  }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(CellColors.background(isGrouped: true), marked: marked)
  }

  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear, marked: marked)
  }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// A row as the list around has it; as plain lists have it until it is in one (iOS 18).
  public static func listCell() -> UIBackgroundConfiguration {
    var made = listPlainCell()
    made.followsList = true
    return made
  }

  /// A header as the list around has it (iOS 18).
  public static func listHeader() -> UIBackgroundConfiguration { clear() }

  /// A footer as the list around has it (iOS 18).
  public static func listFooter() -> UIBackgroundConfiguration { clear() }

  /// The configuration in a list whose rows have a background.
  func adapted(to row: UIBackgroundConfiguration) -> UIBackgroundConfiguration {
    guard followsList else { return self }
    let standard = Self.listPlainCell()
    var copy = self
    if backgroundColor == standard.backgroundColor { copy.backgroundColor = row.backgroundColor }
    if markedColor == standard.markedColor { copy.markedColor = row.markedColor }
    return copy
  }

  /// The configuration as it is in a state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var copy = self
    if let cell = state as? UICellConfigurationState, cell.isSelected || cell.isHighlighted,
      let markedColor
    {
      copy.backgroundColor = markedColor
    }
    return copy
  }

  /// The colour that is shown where the tint is the given one.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The stroke's colour that is shown where the tint is the given one.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
