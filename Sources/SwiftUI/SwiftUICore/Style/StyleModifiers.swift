extension View {
  /// Sets a view's foreground elements to use a given style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([AnyShapeStyle(style)]) })
  }

  /// Sets the primary and secondary levels of the foreground style in the child view.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      EnvironmentModifier {
        $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
      })
  }

  /// Sets the primary, secondary, and tertiary levels of the foreground style.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      EnvironmentModifier {
        $0.setForeground([
          AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
        ])
      })
  }

  /// Sets the color of the foreground elements displayed by this view.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentModifier {
        if let color { $0.setForeground([AnyShapeStyle(color)]) } else { $0.foregroundLevels = nil }
      })
  }

  /// Sets the tint within this view.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentModifier { $0.tint = tint.map { AnyShapeStyle($0) } })
  }

  /// Sets the tint color within this view.
  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentModifier { $0.tint = tint.map { AnyShapeStyle($0) } })
  }

  /// Sets the accent color for this view and the views it contains.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    modifier(
      EnvironmentModifier {
        // Controls take the accent colour as their tint.
        $0.accentColor = accentColor
        $0.tint = accentColor.map { AnyShapeStyle($0) }
      })
  }

  /// Sets the specified style to render backgrounds within the view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.backgroundStyle = AnyShapeStyle(style) })
  }

  // MARK: Areas

  /// Sets the view's background to the default background style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Sets the view's background to a style.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SecondaryModifier(
        StyleArea(style: style).modifier(AreaModifier(edges: edges)), alignment: .center,
        isBehind: true))
  }

  /// Sets the view's background to an insettable shape filled with the default background style.
  public nonisolated func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Sets the view's background to a shape filled with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      SecondaryModifier(
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
        isBehind: true))
  }

  /// Layers the specified style in front of this view.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SecondaryModifier(
        StyleArea(style: style).modifier(AreaModifier(edges: edges)), alignment: .center,
        isBehind: false))
  }

  /// Layers a shape that you specify in front of this view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      SecondaryModifier(
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
        isBehind: false))
  }

  /// Adds a border to this view with the specified style and width, inside of its frame.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      SecondaryModifier(
        Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, isBehind: false))
  }
}

extension EnvironmentValues {
  package mutating func setForeground(_ styles: [AnyShapeStyle], isDefault: Bool = false) {
    foregroundLevels = ForegroundLevels(
      styles: styles, outer: foregroundLevels, isDefault: isDefault)
  }
}

extension View {
  /// Sets the style that foreground elements have by the system's choice.
  package nonisolated func systemForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([AnyShapeStyle(style)], isDefault: true) })
  }

  /// Sets the style of a control's label, unless the app chose one around the control.
  package nonisolated func labelForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        if !$0.hasOwnForeground { $0.setForeground([AnyShapeStyle(style)], isDefault: true) }
      })
  }
}

/// An area filled with a style.
nonisolated struct StyleArea<S: ShapeStyle>: View {
  typealias Body = Never

  let style: S
}

extension StyleArea: LeafView {
  @MainActor package func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
    FlexibleLeaf()
  }

  @MainActor package func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? {
    FillContent(paint: style.paint(in: environment), looks: DrawingLooks(style))
  }

  @MainActor package func name(in environment: EnvironmentValues) -> String {
    if let color = style as? Color { return color.name(in: environment) }
    return ViewNames.name(of: S.self)
  }
}

/// The area of a background style, which extends into the safe area (facts: layout §1.4, high).
nonisolated struct AreaModifier: LayoutModifier {
  let edges: Edge.Set

  func makeBox(around child: LayoutBox, in environment: EnvironmentValues) -> LayoutBox {
    LayoutBox(
      ignoring: .all, edges: edges, child, layoutDirection: environment.layoutDirection)
  }

  @MainActor func name(in environment: EnvironmentValues) -> String { ".ignoresSafeArea" }
}
