import Foundation

extension UIImage {
  /// The size, weight and colours of a symbol (iOS 13).
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The specified values; nil and unspecified aren't.
    struct Statement: Hashable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: Colors?
    }

    /// The colouring of a symbol's layers.
    enum Colors: Hashable {
      case monochrome, multicolor
      case hierarchical(UIColor)
      case palette([UIColor])
    }

    // Set only while a configuration is created.
    @exclusivity(unchecked) private(set) final var statement = Statement()

    /// An empty configuration.
    open class var unspecified: Self { Self() }

    /// Creates a configuration with the size of a symbol relative to text.
    public convenience init(scale: SymbolScale) {
      self.init()
      statement.scale = scale
    }

    /// Creates a configuration with the size of the accompanying text, in points.
    public convenience init(pointSize: CGFloat) {
      self.init()
      statement.pointSize = pointSize
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init()
      statement.weight = weight
    }

    /// Creates a configuration with a text size, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      statement.weight = weight
    }

    /// Creates a configuration with a text size, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      statement.scale = scale
    }

    /// Creates a configuration with a text style, whose size scales with the content size category.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
      statement.textStyle = textStyle
    }

    /// Creates a configuration with a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      statement.scale = scale
    }

    /// Creates a configuration with a font's size and weight.
    ///
    /// The size is fixed even if the font scales with the content size category (recalled, low).
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: font.specification.weight.symbolWeight())
    }

    /// Creates a configuration with a font's size and weight, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font)
      statement.scale = scale
    }

    /// Creates a configuration whose layers are in shades of one colour (iOS 15).
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      statement.colors = .hierarchical(hierarchicalColor)
    }

    /// Creates a configuration with a colour for each layer (iOS 15).
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      statement.colors = paletteColors.isEmpty ? nil : .palette(paletteColors)
    }

    /// Returns a configuration with the symbol's own colours (iOS 15).
    open class func preferringMulticolor() -> Self {
      Self().with { $0.colors = .multicolor }
    }

    /// Returns a configuration in one colour, which reverts other colours (iOS 16).
    open class func preferringMonochrome() -> Self {
      Self().with { $0.colors = .monochrome }
    }

    // MARK: Parts

    /// Returns the configuration without a text style.
    open func configurationWithoutTextStyle() -> Self { with { $0.textStyle = nil } }

    /// Returns the configuration without a scale.
    open func configurationWithoutScale() -> Self { with { $0.scale = .unspecified } }

    /// Returns the configuration without a weight.
    open func configurationWithoutWeight() -> Self { with { $0.weight = .unspecified } }

    /// Returns the configuration without a point size and a weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      with {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    private func with(_ change: (inout Statement) -> Void) -> Self {
      let copy = withTraitCollection(traitCollection)
      change(&copy.statement)
      return copy
    }

    override func adopt(_ other: Configuration) {
      guard let other = other as? SymbolConfiguration else { return }
      let stated = other.statement
      // A size replaces a text style, and vice versa.
      if let size = stated.pointSize { (statement.pointSize, statement.textStyle) = (size, nil) }
      if let style = stated.textStyle { (statement.pointSize, statement.textStyle) = (nil, style) }
      if stated.weight != .unspecified { statement.weight = stated.weight }
      if stated.scale != .unspecified { statement.scale = stated.scale }
      if let colors = stated.colors { statement.colors = colors }
    }

    // MARK: Equality

    /// Returns whether another configuration specifies the same values.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration as Any)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return super.isEqual(other) && other.statement == statement
    }

    open override var hash: Int { statement.hashValue }
  }
}
