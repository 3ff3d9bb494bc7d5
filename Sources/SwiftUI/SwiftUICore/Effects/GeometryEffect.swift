/// A projective transform. Pictures show the affine part.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Returns a transform that applies this one first.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (rows, rhs.rows)
    var result = ProjectionTransform()
    result.rows = a.map { row in
      (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * b[$1][column] } }
    }
    return result
  }

  private var rows: [[CGFloat]] {
    get { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }
    set {
      (m11, m12, m13) = (newValue[0][0], newValue[0][1], newValue[0][2])
      (m21, m22, m23) = (newValue[1][0], newValue[1][1], newValue[1][2])
      (m31, m32, m33) = (newValue[2][0], newValue[2][1], newValue[2][2])
    }
  }

  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

/// An effect that changes the visual appearance of a view, largely without changing its ancestors or descendants.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == AnyView {
  /// Returns the current value of the effect.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> AnyView {
    let name = ".modifier(\(ViewNames.name(of: Self.self)))"
    nonisolated(unsafe) let value: (CGSize) -> ProjectionTransform = effectValue
    let transform = TransformEffect.SizedTransform { value($0).affine }
    return AnyView(
      content.effect(name) { _ in
        TransformEffect(change: .sized(transform), anchor: UnitPoint(x: 0, y: 0))
      })
  }

  /// Returns an effect that is ignored in layout, as all effects are.
  public nonisolated func ignoredByLayout() -> Self { self }
}

/// A modifier that can create another modifier with animation.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
