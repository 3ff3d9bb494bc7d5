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

  /// The stroke's colour that is shown where the tint is the given one.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// Makes a colour of another. Two are equal if one is a copy of the other.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer: Hashable {
  public let transform: (UIColor) -> UIColor
  private let identity = TransformerIdentity()

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The same colour, of a grey of the same luminance.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let shown = color.resolvedColor(with: traits)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard shown.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return shown }
      // The weights of sRGB's luminance.
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  public nonisolated static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
