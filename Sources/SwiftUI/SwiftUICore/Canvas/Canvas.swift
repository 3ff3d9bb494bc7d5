import Graphics

/// A view type that supports immediate mode drawing.
public nonisolated struct Canvas<Symbols: View>: View {
  public typealias Body = Never

  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
  /// Creates and configures a canvas that you supply with renderable objects.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    symbols = EmptyView()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas: LeafView {
  @MainActor package func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
    FlexibleLeaf()
  }

  @MainActor package func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? {
    CanvasContent(environment: environment, isOpaque: isOpaque, renderer: renderer)
  }

  @MainActor package func name(in environment: EnvironmentValues) -> String { "Canvas" }
}

/// What a canvas draws: a list of drawings for a size.
package struct CanvasContent: PlacedContent {
  let environment: EnvironmentValues
  package let isOpaque: Bool
  let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Returns the drawings in a frame of a size, in painting order and in the frame's coordinates.
  package func drawings(in size: CGSize) -> [GraphicsContext.Drawing] {
    var context = GraphicsContext(environment: environment, recording: .init(), size: size)
    renderer(&context, size)
    return context.recording.drawings
  }
}
