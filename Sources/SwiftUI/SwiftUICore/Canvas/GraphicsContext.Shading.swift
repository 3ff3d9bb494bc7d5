extension GraphicsContext {
  /// A color or pattern that you can use to outline or fill a path.
  public struct Shading: Sendable {
    private enum Source: Sendable {
      case style(AnyShapeStyle)
      case points(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    private let source: Source

    public static func color(_ color: Color) -> Shading { style(color) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(source: .style(AnyShapeStyle(style)))
    }
    public static var foreground: Shading { style(ForegroundStyle()) }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(source: .points(gradient, startPoint, endPoint))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(source: .radial(gradient, center, startRadius, endRadius))
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading(source: .conic(gradient, center, angle))
    }

    /// What is painted with, with points as fractions of the painted area.
    func paint(in environment: EnvironmentValues, _ area: CGRect) -> Paint {
      func unit(_ point: CGPoint) -> UnitPoint {
        UnitPoint(
          x: area.width > 0 ? (point.x - area.minX) / area.width : 0,
          y: area.height > 0 ? (point.y - area.minY) / area.height : 0)
      }
      switch source {
      case .style(let style): return style.paint(in: environment)
      case .points(let gradient, let start, let end):
        return .linear(gradient.resolved(environment), from: unit(start), to: unit(end))
      case .radial(let gradient, let center, let start, let end):
        return .radial(gradient.resolved(environment), center: unit(center), from: start, to: end)
      case .conic(let gradient, let center, let angle):
        return .angular(
          gradient.resolved(environment), center: unit(center), from: angle.radians,
          to: angle.radians + 2 * .pi)
      }
    }
  }
}
