import Graphics

/// What lies behind the content of a cell, a header or a footer.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The colour; nil is the tint, as in UIKit.
  public var backgroundColor: UIColor?
  /// Works the colour out that is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins of the cell are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  /// A view above the colour, as large as the background.
  public var customView: UIView?

  /// The colour of a marked cell, as far as the configuration says one.
  var markedColor: UIColor?

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
}

/// Makes a colour of another.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
}
