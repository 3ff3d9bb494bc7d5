import Graphics
import SwiftUI
import Testing

@Suite @MainActor struct DrawingTests {
  private func commands(_ stage: Stage<some View>) -> [DrawCommand] {
    stage.host.displayList().commands
  }

  private func fills(_ stage: Stage<some View>) -> [(CGRect, RGBA)] {
    commands(stage).compactMap {
      switch $0 {
      case .fillRect(let rect, let color): (rect, color)
      case .fillPath(let path, _, let color): (path.boundingBox, color)
      default: nil
      }
    }
  }

  @Test func textsAreDrawnInTheirColour() {
    let stage = Stage(Text("Hello").foregroundStyle(Color(red: 1, green: 0, blue: 0)))
    let colors = commands(stage).compactMap { command -> RGBA? in
      guard case .glyphs(_, _, let color) = command else { return nil }
      return color
    }
    #expect(colors == [RGBA(red: 1, green: 0, blue: 0, alpha: 1)])
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func coloursFollowTheStyle(style: UIUserInterfaceStyle) {
    let stage = Stage(style: style, Text("Hello"))
    let whites = commands(stage).compactMap { command -> CGFloat? in
      guard case .glyphs(_, _, let color) = command else { return nil }
      return color.red
    }
    #expect(whites == [style == .dark ? 1 : 0])
  }

  @Test func shapesAreFilled() {
    let color = RGBA(red: 0, green: 0, blue: 1, alpha: 1)
    let stage = Stage(
      RoundedRectangle(cornerRadius: 8).fill(Color(red: 0, green: 0, blue: 1))
        .frame(width: 60, height: 40))
    #expect(fills(stage).contains { $0.0.size == CGSize(width: 60, height: 40) && $0.1 == color })
  }

  /// A layer's contents end at its bounds.
  @Test func linesExtendBeyondTheFrame() throws {
    let stage = Stage(Circle().stroke(.blue, lineWidth: 8).frame(width: 50, height: 50))
    func bounds(_ layer: CALayer) -> [CGRect] {
      [layer.bounds] + (layer.sublayers ?? []).flatMap(bounds)
    }
    #expect(bounds(stage.controller.view.layer).contains { $0.width >= 58 && $0.width < 200 })
  }

  @Test func opacityAppliesToTheGroup() {
    let stage = Stage(
      Color(red: 0, green: 0, blue: 1).frame(width: 60, height: 40).opacity(0.5))
    #expect(fills(stage).contains { $0.1.blue == 1 && abs($0.1.alpha - 0.5) < 0.01 })
  }

  @Test func hiddenViewsKeepTheirPlace() {
    let stage = Stage(
      VStack(spacing: 0) {
        Text("A").hidden()
        Text("B").identified("b")
      })
    #expect(stage.spoken == ["B"])
    #expect((stage.frame("b")?.minY ?? 0) > 343)
  }

  @Test func symbolsAreDrawn() {
    let stage = Stage(Image(systemName: "star.fill").foregroundStyle(.yellow))
    #expect(!fills(stage).isEmpty)
  }

  @Test func gradientsAreDrawn() {
    let stage = Stage(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .frame(width: 50, height: 50))
    #expect(
      commands(stage).contains {
        if case .linearGradient = $0 { return true }
        return false
      })
  }
}
