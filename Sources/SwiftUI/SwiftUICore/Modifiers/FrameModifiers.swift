extension View {
  /// Positions this view within an invisible frame with the specified size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(frame: FrameLayout(width: width, height: height, alignment: alignment)))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    modifier(FrameModifier(frame: FrameLayout()))
  }

  /// Positions this view within an invisible frame having the specified size constraints.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        frame: FlexibleFrameLayout(
          horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
          vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
          alignment: alignment)))
  }

  /// Fixes this view at its ideal size.
  public nonisolated func fixedSize() -> some View {
    modifier(FixedSizeModifier(axes: [.horizontal, .vertical]))
  }

  /// Fixes this view at its ideal size in the specified dimensions.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }

  /// Constrains this view's dimensions to the specified aspect ratio.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Constrains this view's dimensions to the aspect ratio of the given size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    modifier(
      AspectRatioModifier(
        ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Scales this view to fit its parent.
  public nonisolated func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales this view to fill its parent.
  public nonisolated func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

nonisolated struct FrameModifier: ArrangingModifier {
  let frame: FrameLayout

  func layout(in environment: EnvironmentValues) -> FrameLayout { frame }

  var properties: [PlacedProperty] {
    .lengths(["width": frame.width, "height": frame.height]) + [.alignment(frame.alignment)]
  }

  @MainActor func name(in environment: EnvironmentValues) -> String {
    ".frame(\(ViewNames.arguments(["width": frame.width, "height": frame.height])))"
  }
}

nonisolated struct FlexibleFrameModifier: ArrangingModifier {
  let frame: FlexibleFrameLayout

  func layout(in environment: EnvironmentValues) -> FlexibleFrameLayout { frame }

  var properties: [PlacedProperty] {
    .lengths(lengths) + [.alignment(frame.alignment)]
  }

  private var lengths: KeyValuePairs<String, CGFloat?> {
    let (x, y) = (frame.horizontal, frame.vertical)
    return [
      "minWidth": x.minimum, "idealWidth": x.ideal, "maxWidth": x.maximum,
      "minHeight": y.minimum, "idealHeight": y.ideal, "maxHeight": y.maximum,
    ]
  }

  @MainActor func name(in environment: EnvironmentValues) -> String {
    ".frame(\(ViewNames.arguments(lengths)))"
  }
}

nonisolated struct FixedSizeModifier: ArrangingModifier {
  let axes: Axis.Set

  func layout(in environment: EnvironmentValues) -> FixedSizeLayout { FixedSizeLayout(axes) }

  @MainActor func name(in environment: EnvironmentValues) -> String {
    axes == [.horizontal, .vertical]
      ? ".fixedSize()"
      : ".fixedSize(horizontal: \(axes.contains(.horizontal)), vertical: \(axes.contains(.vertical)))"
  }
}

nonisolated struct AspectRatioModifier: ArrangingModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  func layout(in environment: EnvironmentValues) -> AspectRatioLayout {
    AspectRatioLayout(ratio, contentMode: contentMode)
  }

  var properties: [PlacedProperty] {
    let mode = PlacedProperty("contentMode", .word(".\(contentMode)"))
    return [mode] + (ratio.map { [PlacedProperty("aspectRatio", .number($0))] } ?? [])
  }

  @MainActor func name(in environment: EnvironmentValues) -> String {
    let ratio = ratio.map { "\(ViewNames.length($0)), " } ?? ""
    return ".aspectRatio(\(ratio)contentMode: .\(contentMode))"
  }
}
