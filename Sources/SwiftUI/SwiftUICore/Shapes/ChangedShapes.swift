import Graphics

extension Shape {
  /// Trims this shape by a fractional amount based on its representation as a path.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Returns a new shape that is a stroked copy of this shape with line-width defined by `lineWidth`.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a new shape that is a stroked copy of this shape, using the contents of `style`.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Changes the relative position of this shape using the specified size.
  public func offset(_ offset: CGSize) -> _TransformedShape<Self> {
    transform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  /// Changes the relative position of this shape using the specified point.
  public func offset(_ offset: CGPoint) -> _TransformedShape<Self> {
    transform(CGAffineTransform(translationX: offset.x, y: offset.y))
  }

  /// Changes the relative position of this shape using the specified point.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _TransformedShape<Self> {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  /// Rotates this shape around an anchor point at the angle you specify.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _TransformedShape<Self> {
    _TransformedShape(
      shape: self, change: CGAffineTransform(rotationAngle: angle.radians), anchor: anchor)
  }

  /// Scales this shape without changing its bounding frame.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _TransformedShape<Self> {
    _TransformedShape(shape: self, change: CGAffineTransform(scaleX: x, y: y), anchor: anchor)
  }

  /// Scales this shape without changing its bounding frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _TransformedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Applies an affine transform to this shape.
  public func transform(_ transform: CGAffineTransform) -> _TransformedShape<Self> {
    _TransformedShape(shape: self, change: transform, anchor: nil)
  }

  /// Returns a new version of self representing the same shape, but that will ask it to create its path from a rect of
  /// `size`.
  public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }

  /// Returns a new version of self representing the same shape, but that will ask it to create its path from a rect of
  /// size `(width, height)`.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// A shape that is part of another one.
nonisolated struct _TrimmedShape<Base: Shape>: Shape {
  var shape: Base
  var startFraction: CGFloat
  var endFraction: CGFloat

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(startFraction, endFraction) }
    set { (startFraction, endFraction) = (newValue.first, newValue.second) }
  }
}

/// A shape that is the line along another one.
protocol StrokingShape: Sendable {
  var style: StrokeStyle { get }
  var baseType: Any.Type { get }
  func basePath(in rect: CGRect) -> Path
}

nonisolated struct _StrokedShape<Base: Shape>: Shape, StrokingShape {
  var shape: Base
  var style: StrokeStyle

  static var role: ShapeRole { .stroke }
  var baseType: Any.Type { Base.self }
  func basePath(in rect: CGRect) -> Path { shape.path(in: rect) }
  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var animatableData: StrokeStyle.AnimatableData {
    get { style.animatableData }
    set { style.animatableData = newValue }
  }
}

/// A moved, turned, scaled or otherwise transformed shape.
public nonisolated struct _TransformedShape<Base: Shape>: Shape {
  var shape: Base
  var change: CGAffineTransform
  /// The point that stays, in unit coordinates; `nil` for the origin of the frame's coordinates.
  var anchor: UnitPoint?

  public func path(in rect: CGRect) -> Path {
    let path = shape.path(in: rect)
    guard let anchor else { return path.applying(change) }
    let point = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    return path.applying(
      CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(change)
        .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension _TransformedShape: InsettableShape where Base: InsettableShape {
  public func inset(by amount: CGFloat) -> _TransformedShape<Base.InsetShape> {
    _TransformedShape<Base.InsetShape>(
      shape: shape.inset(by: amount), change: change, anchor: anchor)
  }
}

nonisolated struct _SizedShape<Base: Shape>: Shape {
  var shape: Base
  var size: CGSize

  func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A type-erased shape value.
public nonisolated struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize
  public let layoutDirectionBehavior: LayoutDirectionBehavior

  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
    layoutDirectionBehavior = shape.layoutDirectionBehavior
  }

  public func path(in rect: CGRect) -> Path { outline(rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
