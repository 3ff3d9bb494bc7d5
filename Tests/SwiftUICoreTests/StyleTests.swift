import Graphics
import SwiftUICore
import Testing

@MainActor struct StyleTests {
  private let light = EnvironmentValues()
  private var dark: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    return environment
  }

  private func bytes(_ paint: Paint) -> [Int] {
    guard case .color(let color) = paint else { return [] }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      + [Int((color.alpha * 100).rounded())]
  }

  @Test func colors() {
    #expect(bytes(Color.red.paint(in: light)) == [255, 56, 60, 100])
    #expect(bytes(Color.red.paint(in: dark)) == [255, 66, 69, 100])
    #expect(bytes(Color.red.opacity(0.5).opacity(0.5).paint(in: light)) == [255, 56, 60, 25])
    #expect(
      bytes(Color(hue: 1 / 3, saturation: 1, brightness: 1).paint(in: light)) == [0, 255, 0, 100])
    #expect(
      bytes(Color(.displayP3, red: 1, green: 1, blue: 1).paint(in: light)) == [255, 255, 255, 100])
    #expect(bytes(Color(white: 0.2).paint(in: light)) == [51, 51, 51, 100])
    #expect(Color(red: 0.1, green: 0.2, blue: 0.3) == Color(red: 0.1, green: 0.2, blue: 0.3))
  }

  /// An accent colour made of the accent colour is made of the one around it: the system's blue.
  @Test func anAccentColorMayBeMadeOfItself() {
    #expect(
      paints { Rectangle().fill(Color.accentColor).accentColor(.accentColor.opacity(0.5)) }
        == [[0, 136, 255, 50]])
  }

  @Test func opacitiesThatAreNoNumbersHaveNames() {
    #expect("\(Color.black.opacity(0.3))" == "30% #000000FF")
    #expect("\(Color.black.opacity(.nan))" == "nan% #000000FF")
    #expect("\(Color.black.opacity(.infinity))" == "inf% #000000FF")
  }

  @Test func everyByteSurvivesLinearStorage() {
    for byte in 0...255 {
      let value = CGFloat(byte) / 255
      #expect(Color(white: value).rgba(in: light).red == value)
    }
  }

  /// The paints of the shapes in a view.
  private func paints(@ViewBuilder _ view: () -> some View) -> [[Int]] {
    func all(_ nodes: [PlacedNode]) -> [[Int]] {
      nodes.flatMap { node in
        ((node.content as? ShapeContent).map { [bytes($0.paint)] } ?? []) + all(node.children)
      }
    }
    return all(graph(2, view).place(100, 100))
  }

  @Test func levelsOfTheForeground() {
    #expect(paints { Rectangle() } == [[0, 0, 0, 100]])
    #expect(paints { Rectangle().foregroundStyle(.secondary) } == [[60, 60, 67, 60]])
    #expect(paints { Rectangle().fill(.secondary).foregroundStyle(.red) } == [[255, 56, 60, 50]])
    #expect(
      paints { Rectangle().fill(.secondary).foregroundStyle(.red, .blue) } == [[0, 136, 255, 100]])
    #expect(
      paints { VStack { Rectangle().foregroundStyle(.secondary) }.foregroundStyle(.red) }
        == [[255, 56, 60, 50]])
    #expect(
      paints { Rectangle().fill(Color.secondary).foregroundStyle(.red) } == [[60, 60, 67, 60]])
    #expect(
      paints { Rectangle().foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(.blue) }
        == [[0, 136, 255, 50]])
    #expect(paints { Rectangle().foregroundColor(nil).foregroundColor(.red) } == [[0, 0, 0, 100]])
  }

  @Test func tint() {
    #expect(paints { Rectangle().fill(.tint) } == [[0, 136, 255, 100]])
    #expect(paints { Rectangle().fill(.tint).tint(.green) } == [[52, 199, 89, 100]])
    #expect(paints { Rectangle().fill(Color.accentColor).tint(.green) } == [[0, 136, 255, 100]])
    #expect(paints { Rectangle().fill(.tint).tint(nil) } == [[0, 136, 255, 100]])
  }

  struct Custom: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white : Color.black
    }
  }

  @Test func ownStyles() {
    #expect(bytes(Custom().paint(in: dark)) == [255, 255, 255, 100])
    #expect(bytes(AnyShapeStyle(Custom()).paint(in: light)) == [0, 0, 0, 100])
  }

  @Test func gradientsBlendPerceptually() {
    let gradient = Gradient(colors: [.red, .blue])
    guard
      case .linear(let resolved, .leading, .trailing) = LinearGradient(
        gradient: gradient, startPoint: .leading, endPoint: .trailing
      ).paint(in: light)
    else { return #expect(Bool(false), "not linear") }
    // Recorded on macOS 26.2: (170, 121, 168); by sRGB components it would be (128, 96, 158).
    let middle = resolved.graphicsGradient.stops[8]
    #expect(middle.location == 0.5)
    #expect(bytes(.color(middle.color)) == [172, 121, 168, 100])
  }

  @Test func backgrounds() {
    let shown = graph {
      Rigid(40, 20).background(.red).background(.blue, in: Capsule()).border(.green, width: 2)
    }.place(100, 100)
    #expect(
      shown[0].lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
        ".overlay [30.0, 40.0, 40.0, 20.0]", ".background [30.0, 40.0, 40.0, 20.0]",
        "Capsule [30.0, 40.0, 40.0, 20.0]", ".background [30.0, 40.0, 40.0, 20.0]",
        ".ignoresSafeArea [30.0, 40.0, 40.0, 20.0]", "Color.red [30.0, 40.0, 40.0, 20.0]",
        "Rigid [30.0, 40.0, 40.0, 20.0]", "Rectangle [30.0, 40.0, 40.0, 20.0]",
      ])
  }
}
