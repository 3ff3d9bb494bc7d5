import Graphics

extension UIContentUnavailableConfiguration {
  /// The properties of the image.
  @preconcurrency @MainActor
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The maximum size; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// Stored without effect.
    public var accessibilityIgnoresInvertColors = false

    public init() {}
  }

  /// The properties of a text.
  @preconcurrency @MainActor
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The properties of a button.
  @preconcurrency @MainActor
  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal

    public init() {}
  }
}
