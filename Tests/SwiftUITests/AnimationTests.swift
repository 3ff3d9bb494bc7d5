import Graphics
import Testing

@testable import SwiftUI
@testable import UIKit

/// Moments of animations. Pictures without moments show their end at once.
@Suite @MainActor struct AnimationTests {
  private struct Moved: View {
    let connect: (@escaping (Animation?) -> Void) -> Void
    var value: Animation?
    @State private var isOn = false

    var body: some View {
      connect { animation in
        if let animation { withAnimation(animation) { isOn.toggle() } } else { isOn.toggle() }
      }
      return VStack(spacing: 0) {
        Color.red.frame(width: isOn ? 200 : 100, height: 50).identified("frame")
        Color.red.frame(width: 40, height: 40).opacity(isOn ? 0 : 1).identified("opacity")
        Color.red.frame(width: 40, height: 40).rotationEffect(.degrees(isOn ? 90 : 0))
          .identified("rotation")
        Color.red.frame(width: 40, height: 40).scaleEffect(isOn ? 3 : 1).identified("scale")
        Color.red.frame(width: 40, height: 40).offset(x: isOn ? 100 : 0).identified("offset")
      }
      .animation(value, value: isOn)
    }
  }

  private struct Looks: Equatable {
    var width: CGFloat = 0
    var opacity: Float = 1
    var angle: CGFloat = 0
    var scale: CGFloat = 1
    var offset: CGFloat = 0
  }

  /// What is seen of the layers, rounded.
  private func looks(_ stage: Stage<some View>) -> Looks {
    var looks = Looks()
    func visit(_ layer: CALayer) {
      let shown = layer.presentation() ?? layer
      if shown.opacity < 1 { looks.opacity = shown.opacity }
      let transform = shown.affineTransform()
      if transform.b > 0.001 {
        looks.angle = (atan2(transform.b, transform.a) * 180 / .pi).rounded()
      }
      if transform.a > 1.001 { looks.scale = (transform.a * 100).rounded() / 100 }
      for inner in layer.sublayers ?? [] { visit(inner) }
    }
    visit(stage.controller.view.layer)
    func shown(_ name: String) -> CALayer? {
      stage.view(name).map { $0.layer.presentation() ?? $0.layer }
    }
    looks.opacity = (looks.opacity * 100).rounded() / 100
    looks.width = (shown("frame")?.bounds.width ?? 0).rounded()
    let middle = stage.controller.view.bounds.midX
    looks.offset = (shown("offset")?.superlayer?.position.x ?? middle) - middle
    return looks
  }

  private func watch(
    _ animation: Animation?, value: Animation? = nil, at moments: [Double]
  ) -> (moments: [Looks], end: Looks) {
    var change: (Animation?) -> Void = { _ in }
    let stage = Stage(device: .iPhone15, Moved(connect: { change = $0 }, value: value))
    var seen: [Looks] = []
    let watch = MomentWatch(moments: moments) { _ in seen.append(looks(stage)) }
    stage.host.watch(watch) { change(animation) }
    return (seen, looks(stage))
  }

  @Test func momentsShowTheWay() {
    let (moments, end) = watch(.linear(duration: 1), at: [0.25, 0.5])
    #expect(moments.map(\.opacity) == [0.75, 0.5])
    #expect(moments.map(\.width) == [125, 150])
    #expect(moments.map(\.scale) == [1.5, 2])
    #expect(end.width == 200)
    #expect(end.opacity == 0)
  }

  @Test func implicitAnimationsShowTheWay() {
    let (moments, end) = watch(nil, value: .linear(duration: 2), at: [0.5])
    #expect(moments.map(\.opacity) == [0.75])
    #expect(end.opacity == 0)
  }

  @Test func withoutAnimationChangesAreAtOnce() {
    let (moments, end) = watch(nil, at: [0.5])
    #expect(moments == [end])
    #expect(end.opacity == 0)
    let endless = watch(.linear(duration: 1).repeatForever(), at: [0.5])
    #expect(endless.moments == [end])
  }

  /// Without moments no time passes.
  @Test func atRestAnimationsAreAtTheirEnd() {
    var change: (Animation?) -> Void = { _ in }
    let stage = Stage(device: .iPhone15, Moved(connect: { change = $0 }))
    let time = stage.host.time
    change(.linear(duration: 1))
    stage.host.settle()
    #expect(stage.host.time == time)
    #expect(looks(stage).width == 200)
  }

  private struct Appearing: View {
    @State private var isOn = false

    var body: some View {
      Color.red.frame(width: 40, height: 40).opacity(isOn ? 1 : 0)
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  @Test func viewsFadeInAsTheyAppear() throws {
    let stage = Stage(device: .iPhone15, AnyView(Text("Empty")))
    var seen: [Looks] = []
    let watch = MomentWatch(moments: [0.5]) { _ in seen.append(looks(stage)) }
    stage.host.watch(watch) { stage.controller.rootView = AnyView(Appearing()) }
    #expect(seen.map(\.opacity) == [0.5])
    #expect(looks(stage).opacity == 1)
  }
}
