import Graphics

/// The background of a button, a cell, a header or a footer.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Hashable {
  /// The colour; nil is the tint colour, as in UIKit.
  public var backgroundColor: UIColor?
  /// The transformer that determines the shown colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges that add the cell's margins to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  /// The transformer that determines the shown stroke colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background, in points; negative for inside.
  public var strokeOutset: CGFloat = 0
  /// An effect behind the colour.
  public var visualEffect: UIVisualEffect?
  /// An image above the colour (iOS 15).
  public var image: UIImage?
  /// The content mode of the image (iOS 15).
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view above the colour, with the size of the background.
  public var customView: UIView?

  /// The colour of a highlighted or selected cell, if the configuration specifies one.
  var markedColor: UIColor?
  /// Whether unchanged colours follow the rows of the enclosing list.
  var followsList = false

  init(_ color: UIColor?, marked: UIColor? = nil) {
    backgroundColor = color
    markedColor = marked
  }

  /// Creates an empty background.
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

  /// Creates the background of a row in the enclosing list; as in plain lists until it is in one
  /// (iOS 18).
  public static func listCell() -> UIBackgroundConfiguration {
    var made = listPlainCell()
    made.followsList = true
    return made
  }

  /// Creates the background of a header in the enclosing list (iOS 18).
  public static func listHeader() -> UIBackgroundConfiguration { clear() }

  /// Creates the background of a footer in the enclosing list (iOS 18).
  public static func listFooter() -> UIBackgroundConfiguration { clear() }

  /// Returns the configuration for a list whose rows have a background.
  func adapted(to row: UIBackgroundConfiguration) -> UIBackgroundConfiguration {
    guard followsList else { return self }
    let standard = Self.listPlainCell()
    var copy = self
    if backgroundColor == standard.backgroundColor { copy.backgroundColor = row.backgroundColor }
    if markedColor == standard.markedColor { copy.markedColor = row.markedColor }
    return copy
  }

  /// Returns the configuration for a state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var copy = self
    if let cell = state as? UICellConfigurationState, cell.isSelected || cell.isHighlighted,
      let markedColor
    {
      copy.backgroundColor = markedColor
    }
    return copy
  }

  /// Returns the shown colour for a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the shown stroke colour for a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
