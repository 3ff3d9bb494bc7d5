/// A colour or pattern to use when rendering a shape.
public nonisolated protocol ShapeStyle: Sendable {
  /// The type of shape style this one resolves to.
  associatedtype Resolved: ShapeStyle = Never

  /// Evaluates to a resolved shape style given the current environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is resolved by what draws it")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style that SwiftUI implements itself.
package protocol PaintingStyle: ShapeStyle where Resolved == Never {
  func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// What the style draws with in an environment.
  package func paint(in environment: EnvironmentValues) -> Paint {
    if let style = self as? any PaintingStyle { return style.paint(in: environment) }
    if Resolved.self == Never.self { return .color(.clear) }
    return resolve(in: environment).paint(in: environment)
  }
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  package let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }
}

extension AnyShapeStyle: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint { base.paint(in: environment) }
}

extension ShapeStyle {
  /// Returns a new style based on this one that multiplies by the specified opacity.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedStyle(base: self, opacity: opacity)
  }

  /// Returns a new style based on this one that applies the specified blend mode when drawing.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedStyle(base: self, blendMode: mode)
  }

  /// Returns a new style based on this one that applies a shadow when drawing.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedStyle(base: self, shadow: style)
  }

  /// Returns the second level of this style.
  public var secondary: some ShapeStyle { LevelStyle(base: self, level: 1) }
  /// Returns the third level of this style.
  public var tertiary: some ShapeStyle { LevelStyle(base: self, level: 2) }
  /// Returns the fourth level of this style.
  public var quaternary: some ShapeStyle { LevelStyle(base: self, level: 3) }
  /// Returns the fifth level of this style.
  public var quinary: some ShapeStyle { LevelStyle(base: self, level: 4) }
}

/// A style with a change in drawing.
struct ChangedStyle<Base: ShapeStyle>: ShapeStyle, PaintingStyle, DrawnStyle {
  var base: Base
  var opacity = 1.0
  var blendMode: BlendMode?
  var shadow: ShadowStyle?

  func paint(in environment: EnvironmentValues) -> Paint {
    base.paint(in: environment).multiplyingAlpha(by: opacity)
  }

  func addLooks(to looks: inout DrawingLooks) {
    if let blendMode { looks.blendMode = looks.blendMode ?? blendMode }
    if let shadow { looks.shadows.append(shadow) }
    (base as? any DrawnStyle)?.addLooks(to: &looks)
  }
}

/// A style that changes more than the paint.
protocol DrawnStyle {
  func addLooks(to looks: inout DrawingLooks)
}

extension AnyShapeStyle: DrawnStyle {
  func addLooks(to looks: inout DrawingLooks) {
    (base as? any DrawnStyle)?.addLooks(to: &looks)
  }
}

/// How a style is drawn, besides its paint.
package struct DrawingLooks: Equatable, Sendable {
  package var blendMode: BlendMode?
  /// The outermost first.
  package var shadows: [ShadowStyle] = []

  package init() {}

  package init(_ style: any ShapeStyle) {
    (style as? any DrawnStyle)?.addLooks(to: &self)
  }
}

/// A level of a style other than the foreground's.
struct LevelStyle<Base: ShapeStyle>: ShapeStyle, PaintingStyle {
  var base: Base
  var level: Int

  func paint(in environment: EnvironmentValues) -> Paint {
    base.paint(in: environment).multiplyingAlpha(by: HierarchicalShapeStyle.opacities[level])
  }
}
