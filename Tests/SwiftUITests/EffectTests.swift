import Graphics
import SwiftUICore
import Testing

@testable import SwiftUI
@testable import UIKit

/// Which groups effects are drawn as; `FilterTests` of the rasteriser says what groups look like.
@Suite @MainActor struct EffectTests {
  private func groups(_ view: some View) -> [GroupStyle] {
    Stage(view).host.displayList().commands.compactMap {
      if case .beginGroup(let style) = $0 { style } else { nil }
    }
  }

  private var color: some View {
    Color(red: 1, green: 0, blue: 0).frame(width: 60, height: 40)
  }

  @Test func blursReachBeyondTheFrame() throws {
    let group = try #require(groups(color.blur(radius: 4)).first)
    #expect(group.filters == [.blur(sigma: 4, isOpaque: false)])
    #expect((group.bounds?.width ?? 0) >= 60 + 2 * 12)
    let opaque = try #require(groups(color.blur(radius: 4, opaque: true)).first)
    #expect(opaque.bounds?.size == CGSize(width: 60, height: 40))
    #expect(groups(color.blur(radius: 0)).isEmpty)
  }

  @Test func coloursAreChangedByMatrices() throws {
    let group = try #require(groups(color.brightness(0.25)).first)
    #expect(
      group.filters == [
        .colorMatrix([1, 0, 0, 0, 0.25, 0, 1, 0, 0, 0.25, 0, 0, 1, 0, 0.25, 0, 0, 0, 1, 0])
      ])
    for view in [
      AnyView(color.contrast(0.5)), AnyView(color.saturation(0)), AnyView(color.grayscale(1)),
      AnyView(color.colorInvert()), AnyView(color.colorMultiply(.blue)),
      AnyView(color.hueRotation(.degrees(90))), AnyView(color.luminanceToAlpha()),
    ] {
      #expect(groups(view).first?.filters.count == 1)
    }
    // One in the other.
    #expect(groups(color.saturation(0).brightness(0.5)).count == 2)
  }

  @Test func viewsAreBlended() {
    let groups = groups(
      ZStack {
        color
        color.blendMode(.multiply)
      }.compositingGroup())
    #expect(groups.map(\.blendMode) == [.normal, .multiply])
  }

  @Test func shapesHaveInnerShadows() {
    let groups = groups(
      Circle().fill(Color(red: 0, green: 0, blue: 1).shadow(.inner(radius: 3, x: 1, y: 2)))
        .frame(width: 60, height: 60))
    #expect(groups.compactMap(\.shadow).map(\.offset) == [CGSize(width: 1, height: 2)])
    #expect(groups.map(\.blendMode).contains(.destinationOut))
  }
}
