/// A rectangular shape aligned inside the frame of the view containing it.
public nonisolated struct Rectangle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// An ellipse aligned inside the frame of the view containing it.
public nonisolated struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A circle centered on the frame of the view containing it.
public nonisolated struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CircleLeaf().sizeThatFits(proposal, in: nil)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A capsule shape aligned inside the frame of the view containing it.
public nonisolated struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
public nonisolated struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The corners of an inset rectangle are smaller by the inset.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(
      base: RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
        style: style), amount: amount)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangular shape with rounded corners with different values, aligned inside the frame of the view containing it.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    func smaller(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
    return _InsetShape(
      base: UnevenRoundedRectangle(
        topLeadingRadius: smaller(cornerRadii.topLeading),
        bottomLeadingRadius: smaller(cornerRadii.bottomLeading),
        bottomTrailingRadius: smaller(cornerRadii.bottomTrailing),
        topTrailingRadius: smaller(cornerRadii.topTrailing), style: style), amount: amount)
  }
}

/// A shape that is replaced by an inset version of the current container shape; a rectangle without one.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A shape in a smaller rectangle.
public nonisolated struct _InsetShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    // A rectangle without room has no outline.
    return inner.isNull ? Path() : base.path(in: inner)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }

  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

// MARK: Names

extension Shape where Self == Rectangle {
  /// A rectangular shape aligned inside the frame of the view containing it.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle centered on the frame of the view containing it.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse aligned inside the frame of the view containing it.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule shape aligned inside the frame of the view containing it.
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  /// A shape that is replaced by an inset version of the current container shape.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
