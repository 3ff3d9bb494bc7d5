import Foundation
import Typography

/// A font at a particular size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// Must stay the first stored property (see `AttributeValueHeader`).
  private let header = AttributeValueHeader.word
  // Set by initialisers only.
  /// What identifies the font.
  @exclusivity(unchecked) package final private(set) var specification: FontSpecification
  /// How the font scales with the content size category, if it does.
  @exclusivity(unchecked) final private(set) var scaling: FontScaling?
  /// The distance between baselines in points that the font's text style requires, if it has one.
  @exclusivity(unchecked) package final private(set) var styleLeading: CGFloat?

  /// Creates the system font at 12 points, which a size of 0 represents.
  public override init() {
    specification = FontSpecification(size: 0)
    super.init()
  }

  // Designated initialisers that aren't public would prevent subclasses from inheriting the others.
  convenience init(
    _ specification: FontSpecification, scaling: FontScaling? = nil, styleLeading: CGFloat? = nil
  ) {
    self.init()
    self.specification = specification
    self.scaling = scaling
    self.styleLeading = styleLeading
  }

  // MARK: System fonts

  /// Returns the system font in regular weight.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(size: fontSize))
  }

  /// Returns the system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontSpecification(weight: weight, size: fontSize))
  }

  /// Returns the system font in iOS's weight for bold: semibold (recalled).
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(weight: .semibold, size: fontSize))
  }

  /// Returns the slanted system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(isItalic: true, size: fontSize))
  }

  /// Returns the system font with fixed-width digits.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(FontSpecification(weight: weight, size: fontSize, hasMonospacedDigits: true))
  }

  /// Returns the system's monospaced font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontSpecification(family: .monospacedSystem, weight: weight, size: fontSize))
  }

  /// Size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// Size of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// Size of small system text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// Standard size of system text: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Text styles

  /// Returns the font of a text style for the current content size category.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style for the category of the traits.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let weight = UIFont.Weight(DynamicType.row(style).weight)
    return UIFont(FontSpecification(weight: weight, size: 17)).scaled(
      by: .style(style), traits: traitCollection ?? UITraitCollection.current)
  }

  final func scaled(by scaling: FontScaling, traits: UITraitCollection) -> UIFont {
    var category = traits.preferredContentSizeCategory
    if category == .unspecified {
      category = UITraitCollection.current.preferredContentSizeCategory
    }
    var specification = specification
    specification.size = scaling.size(category)
    if case .style(let style) = scaling {
      return UIFont(
        specification, scaling: scaling, styleLeading: DynamicType.leading(style, category))
    }
    return UIFont(specification, scaling: scaling)
  }

  /// Returns the font for another content size category; itself if it doesn't follow categories.
  package final func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let font = scaled(by: scaling, traits: traits)
    return font.specification == specification ? self : font
  }

  /// Returns the same font at another size, which no longer follows the content size category.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var changed = specification
    changed.size = fontSize
    return UIFont(changed)
  }

  // MARK: Facts

  /// Size in points.
  open var pointSize: CGFloat { specification.size }

  /// The font's name, as in iOS 13 and later.
  open var fontName: String {
    let italic = specification.isItalic
    switch specification.family {
    case .system:
      let weight = specification.weight.name
      return italic
        ? ".SFUI-\(weight == "Regular" ? "" : weight)Italic" : ".SFUI-\(weight)"
    case .monospacedSystem:
      return ".SFUIMono-\(specification.weight.name)\(italic ? "Italic" : "")"
    case .serifSystem:
      return ".NewYork-\(specification.weight.name)\(italic ? "Italic" : "")"
    case .roundedSystem: return ".SFUIRounded-\(specification.weight.name)"
    case .named(let name): return name
    }
  }

  /// The name of the font's family, as in iOS 13 and later.
  open var familyName: String {
    switch specification.family {
    case .system: return ".AppleSystemUIFont"
    case .monospacedSystem: return ".AppleSystemUIFontMonospaced"
    case .serifSystem: return ".AppleSystemUIFontSerif"
    case .roundedSystem: return ".AppleSystemUIFontRounded"
    case .named(let name):
      return FontLibrary.shared.family(ofFontNamed: name) ?? String(name.prefix { $0 != "-" })
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self
      || (other.specification == specification && other.scaling == scaling)
  }

  open override var hash: Int { specification.hashValue }

  open override var description: String {
    let isBold = specification.weight.rawValue >= UIFont.Weight.semibold.rawValue
    let size = String(format: "%.2f", Double(pointSize))
    return "<UICTFont> font-family: \"\(fontName)\"; "
      + "font-weight: \(isBold ? "bold" : "normal"); "
      + "font-style: \(specification.isItalic ? "italic" : "normal"); font-size: \(size)pt"
  }
}
