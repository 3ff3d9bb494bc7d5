import Graphics

/// The image, text and secondary text of a row, header or footer in a list.
///
/// Sizes are taken from table rows, whose sizes were recorded.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  /// The axes along which the superview's margins are used if they are larger.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether both texts are side by side if there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat
  public var alpha: CGFloat = 1

  /// The minimum height of the content.
  var leastHeight: CGFloat
  /// The standard configuration that this one started from.
  var origin: Origin

  /// The appearance of text.
  @preconcurrency @MainActor
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    /// Whether a font of a text style follows the text size (true: recalled, medium).
    public var adjustsFontForContentSizeCategory = true
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var transform = TextTransform.none

    /// Returns the shown colour.
    public func resolvedColor() -> UIColor { color }
  }

  /// The appearance of the image.
  @preconcurrency @MainActor
  public struct ImageProperties: Hashable {
    public var tintColor: UIColor?
    /// The configuration of a symbol, unless the symbol has its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var cornerRadius: CGFloat = 0
    /// The maximum size; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the area that the image is centred in; 0 for the image's size.
    public var reservedLayoutSize = CGSize.zero

    public init() {}
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state. Rows have the same appearance in all states, except
  /// that disabled ones are paler. Values that weren't changed follow the state's traits, as
  /// another text size has other fonts and another minimum height.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var copy = following(state.traitCollection)
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    copy.alpha = isDisabled ? 0.5 : alpha
    return copy
  }
}

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}
