import Foundation

/// The attributes that describe a font: family, weight, slant, size, text style.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// Must stay the first stored property (see `AttributeValueHeader`).
  private let header = AttributeValueHeader.word
  // Set by initialisers only.
  @exclusivity(unchecked) private(set) final var specification: FontSpecification
  @exclusivity(unchecked) private(set) final var style: UIFont.TextStyle?

  /// Creates the descriptor of the system font at 12 points, which a size of 0 represents.
  public override init() {
    specification = FontSpecification(size: 0)
    super.init()
  }

  convenience init(_ specification: FontSpecification, style: UIFont.TextStyle?) {
    self.init()
    self.specification = specification
    self.style = style
  }

  /// Creates the descriptor of a font by its name, at a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontSpecification(family: .named(fontName), size: size), style: nil)
  }

  /// Returns the descriptor of a text style's font.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style's font in the category of the traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.specification == specification && other.style == style
  }

  open override var hash: Int { specification.hashValue }

  // MARK: Facts

  /// Name of the font.
  open var postscriptName: String { UIFont(specification).fontName }

  /// Size in points.
  open var pointSize: CGFloat { specification.size }

  /// Bold, italic, monospaced.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if specification.isItalic { traits.insert(.traitItalic) }
    if specification.weight.rawValue >= UIFont.Weight.semibold.rawValue {
      traits.insert(.traitBold)
    }
    if specification.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the value of an attribute: a number of points for the size, a `UIFont.TextStyle` for
  /// the style; nil for one that the descriptor doesn't have.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The attributes of the descriptor.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: NSNumber(value: Double(pointSize))]
    if let style { attributes[.textStyle] = style }
    if case .named(let name) = specification.family {
      attributes[.name] = name
    } else {
      attributes[.traits] = [TraitKey.weight: specification.weight]
    }
    return attributes
  }

  // MARK: Variants

  private func changed(_ change: (inout FontSpecification) -> Void) -> UIFontDescriptor {
    var specification = specification
    change(&specification)
    return UIFontDescriptor(specification, style: style)
  }

  /// Returns the descriptor with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var specification = specification
    specification.size = newPointSize > 0 ? newPointSize : specification.size
    return UIFontDescriptor(specification, style: nil)
  }

  /// Returns the descriptor with these traits and no others; `nil` if there is no such font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if case .named = specification.family {
      return symbolicTraits == self.symbolicTraits ? self : nil
    }
    return changed {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitMonoSpace) { $0.family = .monospacedSystem }
      let wasBold = self.symbolicTraits.contains(.traitBold)
      let isBold = symbolicTraits.contains(.traitBold)
      if wasBold != isBold { $0.weight = isBold ? .semibold : .regular }
    }
  }

  /// Returns the descriptor with another design of the system font; `nil` for a font by name.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if case .named = specification.family { return nil }
    switch design {
    case .default: return changed { $0.family = .system }
    case .monospaced: return changed { $0.family = .monospacedSystem }
    case .serif: return changed { $0.family = .serifSystem }
    case .rounded: return changed { $0.family = .roundedSystem }
    default: return nil
    }
  }

  /// Returns the descriptor with new values for some attributes.
  open func addingAttributes(
    _ attributes: [AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    var result = changed {
      if let name = attributes[.name] as? String { $0.family = .named(name) }
      if let traits = attributes[.traits] as? [TraitKey: Any] {
        if let weight = traits[.weight] as? UIFont.Weight {
          $0.weight = weight
        } else if let weight = TextConversion.number(traits[.weight]) {
          $0.weight = UIFont.Weight(weight)
        }
      }
    }
    if let size = TextConversion.number(attributes[.size]) { result = result.withSize(size) }
    return result
  }
}

extension UIFontDescriptor {
  /// Traits that a font either has or doesn't have.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// The attributes of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The font's name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A dictionary keyed by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// Traits with a numeric value.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }
}

extension UIFontDescriptor {
  /// The keys of a feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
}

extension UIFontDescriptor.AttributeName {
  /// The features of a font, which are ignored.
  public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  /// The fonts to use for missing characters, which are ignored.
  public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  public static let family = Self(rawValue: "NSFontFamilyAttribute")
  public static let face = Self(rawValue: "NSFontFaceAttribute")
}
