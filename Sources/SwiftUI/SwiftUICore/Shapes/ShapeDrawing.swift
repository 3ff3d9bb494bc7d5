extension Shape {
  /// Fills this shape with a color or gradient.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// Traces the outline of this shape with a color or gradient.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Traces the outline of this shape with a color or gradient.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Returns a view that is the result of insetting `self` by half of its line width, filling that shape with the
  /// specified style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Returns a view that is the result of filling the `lineWidth`-sized border (inner stroke) of `self`.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills this shape with a color or gradient.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Traces the outline of this shape with a color or gradient.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Traces the outline of this shape with a color or gradient.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Returns a view that is the result of insetting `self` by half of its line width, filling that shape with the
  /// specified style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Returns a view that is the result of filling the `lineWidth`-sized border (inner stroke) of `self`.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape provider that fills its shape.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  @MainActor public var body: some View {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle).layered(over: background)
  }
}

/// A shape provider that strokes its shape.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  @MainActor public var body: some View {
    _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased)
    ).layered(over: background)
  }
}

/// A shape provider that strokes the border of its shape.
public nonisolated struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  @MainActor public var body: some View {
    BorderView(
      shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased
    ).layered(over: background)
  }
}

/// The inner border of a shape, which has the layout of a rectangle (facts: layout §1.1, high).
nonisolated struct BorderView<Content: InsettableShape, Style: ShapeStyle>: View {
  typealias Body = Never

  let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle
  let isAntialiased: Bool
}

extension BorderView: LeafView {
  private var border: _StrokedShape<Content.InsetShape> {
    _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle)
  }

  @MainActor package func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
    FlexibleLeaf()
  }

  @MainActor package func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? {
    _ShapeView(
      shape: border, style: style, fillStyle: FillStyle(antialiased: isAntialiased)
    ).placedContent(in: environment)
  }

  @MainActor package func name(in environment: EnvironmentValues) -> String {
    ViewNames.name(of: Content.self)
  }
}

extension View {
  @ViewBuilder @MainActor func layered<Background: View>(over background: Background) -> some View {
    if Background.self == EmptyView.self {
      self
    } else {
      modifier(SecondaryModifier(background, alignment: .center, isBehind: true))
    }
  }
}
