/// A structure that defines the configuration of the Liquid Glass material.
public struct Glass: Equatable, Sendable {
  package enum Variant: Equatable, Sendable {
    case regular, clear, identity
  }

  package var variant: Variant
  package var tint: Color?
  package var isInteractive = false

  public static let regular = Glass(variant: .regular)
  public static let clear = Glass(variant: .clear)
  public static let identity = Glass(variant: .identity)

  /// Returns a copy of the structure with a configured tint color.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns a copy of the structure configured to be interactive.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The default shape applied by glass effects, a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// Glass behind the nodes, in an outline in their frame.
package struct GlassContent: PlacedContent {
  package var outline: ShapeOutline
  package var glass: Glass
  package var tint: Paint?
}

extension View {
  /// Applies the Liquid Glass effect to a view.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    effect(".glassEffect(.\(glass.variant))") { environment in
      GlassContent(
        outline: ShapeOutline(shape, in: environment), glass: glass,
        tint: glass.tint.map { $0.paint(in: environment) })
    }
  }
}
