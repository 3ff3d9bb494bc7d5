/// Visual effects change the visual appearance of a view without changing its ancestors or descendents.
@MainActor @preconcurrency public protocol VisualEffect: Sendable, Animatable {
  /// The view with the effect.
  @_documentation(visibility: internal)
  nonisolated func _view(_ view: AnyView) -> AnyView
}

/// The base visual effect that you apply additional effect to.
public struct EmptyVisualEffect: VisualEffect {
  public nonisolated init() {}

  public nonisolated func _view(_ view: AnyView) -> AnyView { view }
}

/// An effect after another one.
struct ChangedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @Sendable (AnyView) -> AnyView

  nonisolated func _view(_ view: AnyView) -> AnyView { change(base._view(view)) }
}

extension VisualEffect {
  private nonisolated func changed(
    _ change: @escaping @Sendable (AnyView) -> some View
  ) -> ChangedVisualEffect<Self> {
    nonisolated(unsafe) let erased: (AnyView) -> AnyView = { AnyView(change($0)) }
    return ChangedVisualEffect(base: self) { erased($0) }
  }

  public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
    changed { $0.offset(offset) }
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    changed { $0.offset(x: x, y: y) }
  }
  public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
    changed { $0.opacity(opacity) }
  }
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    changed { $0.blur(radius: radius, opaque: opaque) }
  }
  public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
    changed { $0.brightness(amount) }
  }
  public nonisolated func contrast(_ amount: Double) -> some VisualEffect {
    changed { $0.contrast(amount) }
  }
  public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
    changed { $0.saturation(amount) }
  }
  public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
    changed { $0.grayscale(amount) }
  }
  public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
    changed { $0.hueRotation(angle) }
  }
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect { changed { $0.rotationEffect(angle, anchor: anchor) } }
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    changed {
      $0.rotation3DEffect(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }
  }
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect { changed { $0.scaleEffect(scale, anchor: anchor) } }
  public nonisolated func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect { changed { $0.scaleEffect(s, anchor: anchor) } }
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { changed { $0.scaleEffect(x: x, y: y, anchor: anchor) } }
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    changed { $0.transformEffect(transform) }
  }
  public nonisolated func colorEffect(
    _ shader: Shader, isEnabled: Bool = true
  ) -> some VisualEffect { changed { $0.colorEffect(shader, isEnabled: isEnabled) } }
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}

extension View {
  /// Applies effects to this view, while providing access to layout information through a geometry proxy.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { view, proxy in
      AnyView(effect(EmptyVisualEffect(), proxy)._view(view))
    }
  }
}

/// Where a view is in the window.
private nonisolated struct Placed: Equatable, @unchecked Sendable {
  let proxy: GeometryProxy
  let frame: CGRect

  static func == (first: Placed, second: Placed) -> Bool { first.frame == second.frame }
}

/// A view whose effect depends on its frame, known from the layout before.
nonisolated struct VisualEffectView<Content: View>: View {
  let content: Content
  let effect: @Sendable (AnyView, GeometryProxy) -> AnyView

  @State private var placed: Placed?

  @MainActor var body: some View {
    // Before the first layout, too, so that the content keeps its identity. Effects don't change the frame around them.
    effect(AnyView(content), placed?.proxy ?? .unplaced)
      .onGeometryChange(for: Placed.self) {
        Placed(proxy: $0, frame: $0.frame(in: .global))
      } action: {
        placed = $0
      }
  }
}
