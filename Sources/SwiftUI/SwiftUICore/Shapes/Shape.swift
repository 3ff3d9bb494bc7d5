import Graphics

/// A 2D shape that you can use when drawing a view.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Describes this shape as a path within a rectangular frame of reference.
  func path(in rect: CGRect) -> Path

  /// An indication of how to style a shape.
  static var role: ShapeRole { get }

  /// The behavior this shape should use for different layout directions.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size of the view that will render the shape.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// Ways of styling a shape.
public enum ShapeRole: Sendable {
  case fill
  case stroke
  case separator
}

/// A description of what should happen when the layout direction changes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Does not change.
  case fixed
  /// Mirrors when the layout direction is the specified one.
  case mirrors(in: LayoutDirection)
  /// Mirrors in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  public static var role: ShapeRole { .fill }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape type that is able to inset itself to produce another shape.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns `self` inset by `amount`.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A view that provides a shape that you can use for drawing operations.
public nonisolated protocol ShapeView<Content>: View {
  /// The type of shape this can provide.
  associatedtype Content: Shape

  /// The shape that this type draws and provides for other drawing operations.
  var shape: Content { get }
}

/// A shape filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: LeafView {
  @MainActor package func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
    AnsweringLeaf { [shape] in shape.sizeThatFits($0) }
  }

  @MainActor package func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? {
    ShapeContent(
      outline: ShapeOutline(shape, in: environment), paint: style.paint(in: environment),
      fillStyle: fillStyle, looks: looks(in: environment))
  }

  private func looks(in environment: EnvironmentValues) -> DrawingLooks {
    style is ForegroundStyle ? environment.foregroundLooks : DrawingLooks(style)
  }

  @MainActor package func name(in environment: EnvironmentValues) -> String {
    ViewNames.name(of: (shape as? any StrokingShape)?.baseType ?? Content.self)
  }
}

/// A shape that is filled or stroked: what a host draws in a frame.
package struct ShapeContent: PlacedContent {
  package var outline: ShapeOutline
  package var paint: Paint
  package var fillStyle: FillStyle
  package var looks: DrawingLooks
}

/// A shape as a function of its frame's size.
package struct ShapeOutline: Sendable {
  /// The line along the path; `nil` if the path is filled.
  package var stroke: StrokeStyle?
  private let outline: @Sendable (CGRect) -> Path
  private let isMirrored: Bool

  package init(_ shape: some Shape, in environment: EnvironmentValues) {
    isMirrored =
      if case .mirrors(let direction) = shape.layoutDirectionBehavior {
        direction == environment.layoutDirection
      } else {
        false
      }
    if let stroked = shape as? any StrokingShape {
      stroke = stroked.style
      outline = { stroked.basePath(in: $0) }
    } else {
      outline = { shape.path(in: $0) }
    }
  }

  /// The path to fill or to stroke, in the coordinates of the rectangle.
  package func path(in rect: CGRect) -> Path {
    let path = outline(rect)
    guard isMirrored else { return path }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}
