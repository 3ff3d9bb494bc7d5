import Typography

/// An environment-dependent font.
public struct Font: Hashable, Sendable {
  /// A dynamic text style to use for fonts.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// A weight to use for fonts.
  @frozen public struct Weight: Hashable, Sendable {
    /// On UIKit's scale.
    package var value: CGFloat

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  /// A width to use for fonts that have multiple widths.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.2)
    public static let condensed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.1)
  }

  /// A design to use for fonts.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The line spacing that a font's modifier selects.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case size(CGFloat, Design?, Weight?)
    /// A named font that scales like a style, or keeps its size.
    case named(String, CGFloat, relativeTo: TextStyle?)
    /// A font that the host describes, such as UIKit's.
    case fixed(FontDescriptor)
  }

  enum Modifier: Hashable, Sendable {
    case bold, italic, monospaced, monospacedDigit, smallCaps
    case weight(Weight)
    case width(Width)
    case leading(Leading)
  }

  var base: Base
  var modifiers: [Modifier] = []

  init(_ base: Base) {
    self.base = base
  }

  /// Creates a font from what Typography uses.
  package init(descriptor: FontDescriptor) {
    base = .fixed(descriptor)
  }

  /// Whether the font follows the user's text size.
  package var isScaled: Bool {
    switch base {
    case .style: true
    case .named(_, _, let style): style != nil
    case .size, .fixed: false
    }
  }

  // MARK: Fonts

  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  public static let title = Font(.style(.title, nil, nil))
  public static let title2 = Font(.style(.title2, nil, nil))
  public static let title3 = Font(.style(.title3, nil, nil))
  public static let headline = Font(.style(.headline, nil, nil))
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  public static let body = Font(.style(.body, nil, nil))
  public static let callout = Font(.style(.callout, nil, nil))
  public static let footnote = Font(.style(.footnote, nil, nil))
  public static let caption = Font(.style(.caption, nil, nil))
  public static let caption2 = Font(.style(.caption2, nil, nil))

  /// Gets a system font that uses the specified style, design, and weight.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// Specifies a system font to use, along with the style, weight, and any design parameters you want applied to the
  /// text.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(size, design, weight))
  }

  /// Creates a custom font with the given `name` and `size` that scales with the body text style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size, relativeTo: .body))
  }

  /// Creates a custom font with the given `name` and `size` that scales relative to the given `textStyle`.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.named(name, size, relativeTo: textStyle))
  }

  /// Creates a custom font with the given `name` and a fixed size that does not scale with Dynamic Type.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, fixedSize, relativeTo: nil))
  }

  // MARK: Variants

  private func adding(_ modifier: Modifier) -> Font {
    var font = self
    font.modifiers.append(modifier)
    return font
  }

  /// Adds bold styling to the font.
  public func bold() -> Font { adding(.bold) }
  /// Adds bold styling to the font, or leaves it as it is.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  /// Adds italics to the font.
  public func italic() -> Font { adding(.italic) }
  /// Adds italics to the font, or leaves it as it is.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  /// Sets the weight of the font.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  /// Sets the width of the font.
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  /// Switches to a monospaced version of the same font family.
  public func monospaced() -> Font { adding(.monospaced) }
  /// Switches to a monospaced version of the same font family, or leaves it as it is.
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  /// Uses fixed-width digits.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  /// Adjusts the line spacing of the font.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  /// Uses small capitals.
  public func smallCaps() -> Font { adding(.smallCaps) }
  /// Uses small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { adding(.smallCaps) }
  /// Uses small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { adding(.smallCaps) }
}

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  /// The default font of this environment.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}
