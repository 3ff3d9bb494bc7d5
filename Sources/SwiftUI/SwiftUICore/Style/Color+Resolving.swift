import Graphics
import SystemFacts

extension Color {
  /// A concrete color value.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    /// The amount of red in the color in the sRGB linear color space.
    public var linearRed: Float
    /// The amount of green in the color in the sRGB linear color space.
    public var linearGreen: Float
    /// The amount of blue in the color in the sRGB linear color space.
    public var linearBlue: Float
    /// The degree of opacity in the color.
    public var opacity: Float

    /// Creates a resolved color from red, green, and blue component values.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self = colorSpace.resolved(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
    }

    init(linearRed: Double, green: Double, blue: Double, opacity: Double) {
      self.linearRed = Float(linearRed)
      linearGreen = Float(green)
      linearBlue = Float(blue)
      self.opacity = Float(opacity)
    }

    package init(_ color: RGBA) {
      self = RGBColorSpace.sRGB.resolved(
        red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }

    /// The amount of red in the color in the sRGB color space.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The amount of green in the color in the sRGB color space.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The amount of blue in the color in the sRGB color space.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    private static func encoded(_ value: Float) -> Float {
      Float(TransferCurve.encoded(CGFloat(value)))
    }

    private static func linear(_ value: Float) -> Float {
      Float(TransferCurve.linear(CGFloat(value)))
    }

    /// A Core Graphics representation of the color.
    public var cgColor: CGColor { CGColor(rgba) }

    package var rgba: RGBA {
      // Single precision must not turn a component of a whole number of 255ths into another one.
      func component(_ value: Float) -> CGFloat {
        let encoded = TransferCurve.encoded(CGFloat(value))
        let step = (encoded * 255).rounded() / 255
        return abs(step - encoded) < 1e-6 ? step : encoded
      }
      let hundredth = (Double(opacity) * 1000).rounded() / 1000
      let alpha = abs(hundredth - Double(opacity)) < 1e-6 ? hundredth : Double(opacity)
      return RGBA(
        red: component(linearRed), green: component(linearGreen), blue: component(linearBlue),
        alpha: alpha)
    }

    public var description: String {
      func hex(_ value: Float) -> String {
        let byte = Int((min(max(value, 0), 1) * 255).rounded())
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }
      return "#" + hex(red) + hex(green) + hex(blue) + hex(opacity)
    }
  }

  /// Evaluates this color to a resolved color given the current context.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch source {
    case .fixed(let color): return color
    case .system(let name): return Resolved(environment.color(name))
    case .level(let level):
      return Resolved(environment.color(level == 0 ? .label : .secondaryLabel))
    case .accent:
      guard let accent = environment.accentColor, accent != self else {
        return Resolved(environment.color(.systemBlue))
      }
      // The accent colour may be made of itself.
      var outer = environment
      outer.accentColor = nil
      return accent.resolve(in: outer)
    case .named(let name, let bundle):
      // A missing colour is clear, and the resources report it.
      return environment.contentResources.color(named: name, in: bundle, environment)
        ?? Resolved(.clear)
    case .faded(let color, let opacity):
      var resolved = color.resolve(in: environment)
      resolved.opacity *= Float(opacity)
      return resolved
    case .mixed(let first, let second, let share, let perceptual):
      let (a, b) = (first.resolve(in: environment).rgba, second.resolve(in: environment).rgba)
      if perceptual { return Resolved(PerceptualColor.mix(a, b, by: share)) }
      func between(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * share }
      return Resolved(
        RGBA(
          red: between(a.red, b.red), green: between(a.green, b.green),
          blue: between(a.blue, b.blue), alpha: between(a.alpha, b.alpha)))
    case .host(let color): return color.provider.resolve(in: environment)
    }
  }

  package func rgba(in environment: EnvironmentValues) -> RGBA {
    resolve(in: environment).rgba
  }
}

extension Color.RGBColorSpace {
  func resolved(red: Double, green: Double, blue: Double, opacity: Double) -> Color.Resolved {
    switch self {
    case .sRGBLinear:
      return Color.Resolved(linearRed: red, green: green, blue: blue, opacity: opacity)
    case .sRGB:
      return Color.Resolved(
        linearRed: TransferCurve.linear(red), green: TransferCurve.linear(green),
        blue: TransferCurve.linear(blue), opacity: opacity)
    case .displayP3:
      let (r, g, b) = (
        TransferCurve.linear(red), TransferCurve.linear(green), TransferCurve.linear(blue)
      )
      // Display P3 to sRGB, both with the white point D65.
      return Color.Resolved(
        linearRed: 1.224_940_2 * r - 0.224_940_2 * g,
        green: -0.042_056_9 * r + 1.042_056_9 * g,
        blue: -0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b, opacity: opacity)
    }
  }
}

extension Color.Resolved: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint { .color(rgba) }
}

extension Color: ShapeStyle {
  // The type that a colour resolves to is public.
}

extension Color: LeafView {
  @MainActor package func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
    FlexibleLeaf()
  }

  @MainActor package func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? {
    FillContent(paint: paint(in: environment))
  }

  @MainActor package func name(in environment: EnvironmentValues) -> String {
    if case .fixed = source { return "Color" }
    return "Color.\(self)"
  }
}

/// What fills its whole frame: a colour, a gradient or a material.
package struct FillContent: PlacedContent, Equatable {
  package var paint: Paint
  package var looks = DrawingLooks()
}

extension EnvironmentValues {
  /// A colour of the system's tables.
  package func color(_ name: SystemColor) -> RGBA {
    let value = name.value(
      in: SystemColor.Look(
        isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased,
        isElevated: isElevated), release: systemRelease)
    return RGBA(
      red: CGFloat(value.red) / 255, green: CGFloat(value.green) / 255,
      blue: CGFloat(value.blue) / 255, alpha: CGFloat(value.alpha) / 100)
  }
}
