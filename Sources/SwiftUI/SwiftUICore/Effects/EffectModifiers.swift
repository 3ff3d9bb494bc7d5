extension View {
  /// Sets the transparency of this view.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    effect(".opacity(\(ViewNames.length(opacity)))") { _ in
      OpacityEffect(opacity: min(max(opacity, 0), 1))
    }
  }

  /// Hides this view unconditionally.
  public nonisolated func hidden() -> some View {
    effect(".hidden()") { _ in HiddenEffect() }
  }

  // MARK: Outlines

  /// Sets a clipping shape for this view.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    effect(".clipShape(\(ViewNames.name(of: S.self)))") {
      ClipEffect(outline: ShapeOutline(shape, in: $0), fillStyle: style)
    }
  }

  /// Clips this view to its bounding rectangular frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    effect(".clipped()") {
      ClipEffect(
        outline: ShapeOutline(Rectangle(), in: $0),
        fillStyle: FillStyle(antialiased: antialiased))
    }
  }

  /// Clips this view to its bounding frame, with the specified corner radius.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    effect(".cornerRadius(\(ViewNames.length(radius)))") {
      // Continuous on 18.5 and 26.2 (facts: layout §3.7, high).
      ClipEffect(
        outline: ShapeOutline(RoundedRectangle(cornerRadius: radius), in: $0),
        fillStyle: FillStyle(antialiased: antialiased))
    }
  }

  /// Masks this view using the alpha channel of the given view.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Masks this view using the alpha channel of the given view.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }

  // MARK: Filters

  /// Adds a shadow to this view.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect(".shadow(radius: \(ViewNames.length(radius)))") {
      ShadowEffect(
        color: color.rgba(in: $0), radius: radius, offset: CGSize(width: x, height: y))
    }
  }

  /// Applies a Gaussian blur to this view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(".blur(radius: \(ViewNames.length(radius)))") { _ in
      BlurEffect(radius: radius, isOpaque: opaque)
    }
  }

  /// Sets the blend mode for compositing this view with overlapping views.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    effect(".blendMode(.\(blendMode))") { _ in BlendEffect(mode: blendMode) }
  }

  /// Wraps this view in a compositing group.
  public nonisolated func compositingGroup() -> some View {
    effect(".compositingGroup()") { _ in GroupEffect(isOpaque: false) }
  }

  /// Composites this view's contents into an offscreen image before final display.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    effect(".drawingGroup()") { _ in GroupEffect(isOpaque: opaque) }
  }

  /// Brightens this view by the specified amount.
  public nonisolated func brightness(_ amount: Double) -> some View {
    colorEffect("brightness", .brightness(amount))
  }

  /// Sets the contrast and separation between similar colors in this view.
  public nonisolated func contrast(_ amount: Double) -> some View {
    colorEffect("contrast", .contrast(amount))
  }

  /// Adjusts the color saturation of this view.
  public nonisolated func saturation(_ amount: Double) -> some View {
    colorEffect("saturation", .saturation(amount))
  }

  /// Adds a grayscale effect to this view.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    colorEffect("grayscale", .grayscale(amount))
  }

  /// Applies a hue rotation effect to this view.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    colorEffect("hueRotation", .hueRotation(angle))
  }

  /// Inverts the colors in this view.
  public nonisolated func colorInvert() -> some View { colorEffect("colorInvert", .invert) }

  /// Adds a luminance to alpha effect to this view.
  public nonisolated func luminanceToAlpha() -> some View {
    colorEffect("luminanceToAlpha", .luminanceToAlpha)
  }

  /// Adds a color multiplication effect to this view.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    effect(".colorMultiply(\(color))") {
      ColorEffect(change: .multiply(color.rgba(in: $0)))
    }
  }

  private nonisolated func colorEffect(
    _ name: String, _ change: ColorEffect.Change
  ) -> ModifiedContent<Self, EffectModifier> {
    effect(".\(name)") { _ in ColorEffect(change: change) }
  }

  // MARK: Transforms

  /// Rotates a view's rendered output in two dimensions around the specified point.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    transforming(
      ".rotationEffect(.degrees(\(ViewNames.length(angle.degrees))))", .rotation(angle), anchor)
  }

  /// Scales this view's rendered output by the given vertical and horizontal size amounts.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    transforming(
      ".scaleEffect(\(ViewNames.arguments(["x": scale.width, "y": scale.height])))",
      .scale(scale), anchor)
  }

  /// Scales this view's rendered output by the given amount in both directions.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    transforming(
      ".scaleEffect(\(ViewNames.length(s)))", .scale(CGSize(width: s, height: s)), anchor)
  }

  /// Scales this view's rendered output by the given horizontal and vertical amounts.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Applies an affine transformation to this view's rendered output.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    transforming(".transformEffect", .affine(transform), .topLeading)
  }

  /// Renders a view's content as if it's rotated in three dimensions around the specified axis.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    transforming(
      ".rotation3DEffect(.degrees(\(ViewNames.length(angle.degrees))))",
      .rotation3D(
        angle, axis: [axis.x, axis.y, axis.z], anchorZ: anchorZ, perspective: perspective), anchor)
  }

  private nonisolated func transforming(
    _ name: @autoclosure @escaping @MainActor () -> String, _ change: TransformEffect.Change,
    _ anchor: UnitPoint
  ) -> ModifiedContent<Self, EffectModifier> {
    effect(name()) { environment in
      // Unit points count from the leading edge.
      var anchor = anchor
      if environment.layoutDirection == .rightToLeft { anchor.x = 1 - anchor.x }
      return TransformEffect(change: change, anchor: anchor)
    }
  }
}

/// The set of possible working color spaces for color-compositing operations.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
