import Graphics
import SwiftUI
import Testing

@Suite @MainActor struct HostingTests {
  @Test func rootIsCentredInTheSafeArea() throws {
    let stage = Stage(device: .iPhone15, Color.red.frame(width: 100, height: 50).identified("box"))
    let safe = stage.controller.view.safeAreaInsets
    let frame = try #require(stage.frame("box"))
    let height = stage.controller.view.bounds.height - safe.top - safe.bottom
    #expect(abs(frame.midX - stage.controller.view.bounds.midX) <= 0.25)
    #expect(abs(frame.midY - (safe.top + height / 2)) <= 0.25)
    #expect(frame.size == CGSize(width: 100, height: 50))
  }

  @Test func viewsAreNamedAsWritten() {
    let stage = Stage(
      VStack(spacing: 8) {
        Text("Continue")
        Color.red.frame(height: 20)
      }.padding(16))
    let names = stage.lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .map { $0.split(separator: " ").first.map(String.init) ?? "" }
    #expect(names == ["_UIHostingView", ".padding", "VStack", "Text", ".frame", "Color.red"])
  }

  @Test func argumentsAreComparedInTrees() throws {
    let stage = Stage(VStack(spacing: 8) { Text("A") }.padding(16))
    let padding = try #require(stage.controller.view.layoutNode.children.first)
    let sides = padding.inputs.first { $0.name == "padding" }
    #expect(sides?.value == .insets(top: 16, left: 16, bottom: 16, right: 16))
    let stack = try #require(padding.children.first)
    #expect(stack.inputs.contains { $0.name == "spacing" })
    #expect(stack.children.first?.attributes.contains { $0.name == "text" } == true)
  }

  @Test func framesAreOnPixels() throws {
    let stage = Stage(
      device: .iPhone15, Color.red.frame(width: 10.1, height: 10.1).identified("box"))
    let frame = try #require(stage.frame("box"))
    for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
      #expect(abs(edge * 3 - (edge * 3).rounded()) < 1e-6)
    }
  }

  @Test func stateChangesBeforeThePicture() {
    let stage = Stage(Counter())
    #expect(stage.spoken == ["Count 0", "More"])
    let button = stage.frame("more") ?? .zero
    stage.tap(button.midX, button.midY)
    #expect(stage.spoken == ["Count 1", "More"])
  }

  @Test func rootViewIsReplacedInPlace() {
    let stage = Stage(Text("One"))
    stage.controller.rootView = Text("Two")
    stage.host.settle()
    #expect(stage.spoken == ["Two"])
  }

  @Test func traitsDetermineTheEnvironment() {
    let stage = Stage(
      style: .dark, size: .accessibilityLarge, EnvironmentWords())
    #expect(stage.spoken == ["dark accessibility2 leftToRight 2.0 compact"])
  }

  @Test func sizeThatFitsProposes() {
    _ = Stage(EmptyView())
    let controller = UIHostingController(rootView: Color.red.frame(height: 40).padding(10))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 200, height: 500))
        == CGSize(width: 200, height: 60))
  }

  @Test func preferredSizeFollowsTheIdealSize() {
    let stage = Stage(Color.red.frame(width: 30, height: 40))
    stage.controller.sizingOptions = .preferredContentSize
    stage.host.settle()
    #expect(stage.controller.preferredContentSize == CGSize(width: 30, height: 40))
  }

  @Test func contentExtendsUnderBarsIfItIgnoresTheSafeArea() {
    let stage = Stage(device: .iPhone15, Color.red.identified("inner").ignoresSafeArea())
    #expect(stage.frame("inner") == stage.controller.view.bounds)
  }

  @Test func controllerWithoutSafeAreaFillsItsView() {
    let stage = Stage(device: .iPhone15, Color.red.identified("inner"))
    stage.controller.safeAreaRegions = []
    stage.host.settle()
    #expect(stage.frame("inner") == stage.controller.view.bounds)
  }

  @Test func unsettledViewsAreIssues() {
    let stage = Stage(Restless())
    #expect(stage.host.issues.contains { $0.location == "Restless" })
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("More") { count += 1 }.accessibilityIdentifier("more")
    }
  }
}

struct EnvironmentWords: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let words = ["\(scheme)", "\(size)", "\(direction)", "\(Double(scale))", "\(width!)"]
    Text(verbatim: words.joined(separator: " "))
  }
}

struct Restless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}

extension View {
  func identified(_ name: String) -> some View { accessibilityIdentifier(name) }
}
