import Graphics
import SystemFacts

/// A representation of a color that adapts to a given context.
public nonisolated struct Color: View, Hashable, Sendable, CustomStringConvertible {
  public typealias Body = Never

  /// A profile that specifies how to interpret a color value for display.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The extended red, green, blue color space with sRGB color component transfer function.
    case sRGB
    /// The extended sRGB color space with a linear transfer function.
    case sRGBLinear
    /// The Display P3 color space.
    case displayP3
  }

  indirect enum Source: Hashable, Sendable {
    case fixed(Resolved)
    case system(SystemColor)
    case level(Int)
    case accent
    case named(String, Bundle?)
    case faded(Color, Double)
    case mixed(Color, Color, Double, perceptual: Bool)
    case host(HostedColor)
  }

  let source: Source

  init(_ source: Source) {
    self.source = source
  }

  // MARK: Values

  /// Creates a constant color from red, green, and blue component values.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      .fixed(colorSpace.resolved(red: red, green: green, blue: blue, opacity: opacity)))
  }

  /// Creates a constant grayscale color.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a constant color from hue, saturation, and brightness values.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a constant color with the values specified by the resolved color.
  public init(_ resolved: Resolved) {
    self.init(.fixed(resolved))
  }

  /// Creates a color from a color set that you indicate by name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    self.init(.fixed(Resolved(cgColor.rgba)))
  }

  /// Creates a color from a Core Graphics color. `Color(.white)` is UIKit's.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }

  /// Creates a color that the host resolves, such as UIKit's.
  package init(_ provider: any ColorProvider) {
    self.init(.host(HostedColor(provider: provider)))
  }

  // MARK: Changes

  /// Multiplies the opacity of the color by the given amount.
  public func opacity(_ opacity: Double) -> Color {
    opacity == 1 ? self : Color(.faded(self, opacity))
  }

  /// Returns a version of self mixed with `rhs` by the amount specified by `fraction`.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      .mixed(self, rhs, min(max(fraction, 0), 1), perceptual: colorSpace == .perceptual))
  }

  /// Returns the standard gradient for the color.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  /// A Core Graphics representation of the color; `nil` if it depends on the environment.
  public var cgColor: CGColor? {
    guard case .fixed(let color) = source else { return nil }
    return CGColor(color.rgba)
  }

  private static func percent(_ share: Double) -> String {
    let percent = (share * 100).rounded()
    return Int(exactly: percent).map(String.init) ?? "\(percent)"
  }

  public var description: String {
    switch source {
    case .fixed(let color): color.description
    case .system(let name):
      name.rawValue.hasPrefix("system")
        ? name.rawValue.dropFirst("system".count).lowercased() : name.rawValue
    case .level(let level): ["primary", "secondary"][min(level, 1)]
    case .accent: "accentColor"
    case .named(let name, _): "NamedColor(name: \"\(name)\")"
    case .faded(let color, let opacity): "\(Self.percent(opacity))% \(color)"
    case .mixed(let first, let second, let share, _):
      "\(first) mixed with \(second) by \(share)"
    case .host(let color): "\(color.provider)"
    }
  }
}

/// A colour that the host resolves.
package protocol ColorProvider: Hashable, Sendable {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved
}

struct HostedColor: Hashable, Sendable {
  let provider: any ColorProvider

  static func == (a: HostedColor, b: HostedColor) -> Bool {
    AnyHashable(a.provider) == AnyHashable(b.provider)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(provider)) }
}

// MARK: Names

extension Color {
  public static let red = Color(.system(.systemRed))
  public static let orange = Color(.system(.systemOrange))
  public static let yellow = Color(.system(.systemYellow))
  public static let green = Color(.system(.systemGreen))
  public static let mint = Color(.system(.systemMint))
  public static let teal = Color(.system(.systemTeal))
  public static let cyan = Color(.system(.systemCyan))
  public static let blue = Color(.system(.systemBlue))
  public static let indigo = Color(.system(.systemIndigo))
  public static let purple = Color(.system(.systemPurple))
  public static let pink = Color(.system(.systemPink))
  public static let brown = Color(.system(.systemBrown))
  public static let white = Color(white: 1)
  public static let gray = Color(.system(.systemGray))
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
  /// The color to use for primary content.
  public static let primary = Color(.level(0))
  /// The color to use for secondary content.
  public static let secondary = Color(.level(1))
  /// A color that reflects the accent color of the system or app.
  public static let accentColor = Color(.accent)

  /// The colour with a name in UIKit's tables.
  package static func system(_ name: SystemColor) -> Color { Color(.system(name)) }
}

// Disfavored, so that the type checker doesn't try both of `Color.red`: with two modifiers on each of six nested stacks
// that took 14 seconds.
extension ShapeStyle where Self == Color {
  @_disfavoredOverload public static var red: Color { .red }
  @_disfavoredOverload public static var orange: Color { .orange }
  @_disfavoredOverload public static var yellow: Color { .yellow }
  @_disfavoredOverload public static var green: Color { .green }
  @_disfavoredOverload public static var mint: Color { .mint }
  @_disfavoredOverload public static var teal: Color { .teal }
  @_disfavoredOverload public static var cyan: Color { .cyan }
  @_disfavoredOverload public static var blue: Color { .blue }
  @_disfavoredOverload public static var indigo: Color { .indigo }
  @_disfavoredOverload public static var purple: Color { .purple }
  @_disfavoredOverload public static var pink: Color { .pink }
  @_disfavoredOverload public static var brown: Color { .brown }
  @_disfavoredOverload public static var white: Color { .white }
  @_disfavoredOverload public static var gray: Color { .gray }
  @_disfavoredOverload public static var black: Color { .black }
  @_disfavoredOverload public static var clear: Color { .clear }
  @_disfavoredOverload public static var accentColor: Color { .accentColor }
}
