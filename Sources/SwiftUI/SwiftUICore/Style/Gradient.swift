import SystemFacts

/// A color gradient represented as an array of color stops, each having a parametric location value.
public struct Gradient: Equatable, Hashable, Sendable {
  /// One color stop in the gradient.
  public struct Stop: Equatable, Hashable, Sendable {
    /// The color for the stop.
    public var color: Color
    /// The parametric location of the stop.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// A method of interpolating between the colors in a gradient.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// Interpolates gradient colors in the output color space.
    public static let device = ColorSpace(isPerceptual: false)
    /// Interpolates gradient colors in a perceptual color space.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The array of color stops.
  public var stops: [Stop]

  /// Creates a gradient from an array of color stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from an array of colors, which are evenly spaced along its length.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns a version of the gradient that will use a specified color space for interpolating its colors.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(gradient: self, space: space)
  }

  func resolved(_ environment: EnvironmentValues, space: ColorSpace? = nil) -> ResolvedGradient {
    let stops = stops.map {
      ResolvedGradient.Stop(
        color: $0.color.rgba(in: environment), location: min(max($0.location, 0), 1))
    }
    let order = stops.indices.sorted { (stops[$0].location, $0) < (stops[$1].location, $1) }
    return ResolvedGradient(
      stops: order.map { stops[$0] },
      blendsPerceptually: space?.isPerceptual
        ?? ColorFacts.gradientsBlendPerceptually[environment.systemRelease])
  }
}

/// A color gradient.
public struct AnyGradient: Hashable, ShapeStyle {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient, Gradient.ColorSpace?)
    case color(Color)
  }

  private let source: Source

  /// Creates a new instance from the specified gradient.
  public init(_ gradient: Gradient) {
    source = .gradient(gradient, nil)
  }

  init(gradient: Gradient, space: Gradient.ColorSpace) {
    source = .gradient(gradient, space)
  }

  init(color: Color) {
    source = .color(color)
  }

  /// Returns a version of the gradient that will use a specified color space for interpolating its colors.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    guard case .gradient(let gradient, _) = source else { return self }
    return AnyGradient(gradient: gradient, space: space)
  }

  /// How much lighter the top of a colour's gradient is, as a share of white (recalled: lighter at the top; the amount
  /// is by eye).
  private static let highlight = 0.2

  func resolved(_ environment: EnvironmentValues) -> ResolvedGradient {
    switch source {
    case .gradient(let gradient, let space): return gradient.resolved(environment, space: space)
    case .color(let color):
      let base = color.rgba(in: environment)
      var top = PerceptualColor.mix(
        base, .init(red: 1, green: 1, blue: 1, alpha: base.alpha), by: Self.highlight)
      top.alpha = base.alpha
      return ResolvedGradient(
        stops: [.init(color: top, location: 0), .init(color: base, location: 1)],
        blendsPerceptually: true)
    }
  }
}

extension AnyGradient: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    .linear(resolved(environment), from: .top, to: .bottom)
  }
}

extension Gradient: PaintingStyle, ShapeStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    .linear(resolved(environment), from: .top, to: .bottom)
  }
}
