import Foundation

extension UIImage {
  /// The size, weight and colours of a symbol (iOS 13).
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// What is stated; nil and unspecified is not.
    struct Statement: Hashable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: Colors?
    }

    /// How a symbol's layers are coloured.
    enum Colors: Hashable {
      case monochrome, multicolor
      case hierarchical(UIColor)
      case palette([UIColor])
    }

    // Set while a configuration is made only.
    @exclusivity(unchecked) private(set) final var statement = Statement()

    /// A configuration that states nothing.
    open class var unspecified: Self { Self() }

    /// Creates a configuration that states how large a symbol is beside text.
    public convenience init(scale: SymbolScale) {
      self.init()
      statement.scale = scale
    }

    /// Creates a configuration that states the size of the text that a symbol goes with, in points.
    public convenience init(pointSize: CGFloat) {
      self.init()
      statement.pointSize = pointSize
    }

    /// Creates a configuration that states the weight.
    public convenience init(weight: SymbolWeight) {
      self.init()
      statement.weight = weight
    }

    /// Creates a configuration that states the size of the text, in points, and the weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      statement.weight = weight
    }

    /// Creates a configuration that states the size of the text, in points, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      statement.scale = scale
    }

    /// Creates a configuration that states a text style, whose size follows the content size category.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
      statement.textStyle = textStyle
    }

    /// Creates a configuration that states a text style and the scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      statement.scale = scale
    }

    /// Creates a configuration that states the size and weight of a font.
    ///
    /// The size stays as it is where the font would follow the content size category (recalled, low).
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: font.specification.weight.symbolWeight())
    }

    /// Creates a configuration that states the size and weight of a font, and the scale.
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

    /// Returns a configuration with the colours that the symbol has by itself (iOS 15).
    open class func preferringMulticolor() -> Self {
      Self().with { $0.colors = .multicolor }
    }

    /// Returns a configuration in one colour, which takes that of others back (iOS 16).
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
      // A size takes the place of a style, and the other way round.
      if let size = stated.pointSize { (statement.pointSize, statement.textStyle) = (size, nil) }
      if let style = stated.textStyle { (statement.pointSize, statement.textStyle) = (nil, style) }
      if stated.weight != .unspecified { statement.weight = stated.weight }
      if stated.scale != .unspecified { statement.scale = stated.scale }
      if let colors = stated.colors { statement.colors = colors }
    }

    // MARK: Equality

    /// Returns whether another configuration states the same.
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
