import Testing

@testable import SwiftUI
@testable import Tateyoko

#Preview("Titled") { Text("One") }

#Preview("Fitting", traits: .sizeThatFitsLayout, .landscapeLeft) {
  if Bool.random() || true { Color.red.frame(width: 30, height: 20) }
}

#Preview("Stateful", traits: .fixedLayout(width: 100, height: 50)) {
  @Previewable @State var isOn = true
  @Previewable @State var words =
    ["a", "b"]
    .joined(separator: "}")
  let title = "On"

  VStack {
    Toggle(title, isOn: $isOn)
    Text(words)
  }
}

extension EnvironmentValues {
  @Entry var caption: String = "none"
  @Entry var count = 3
  @Entry fileprivate var note: String?
}

/// Previews of SwiftUI's views, found as the commands find them.
@Suite @MainActor struct PreviewTests {
  private func screen(_ name: String) throws -> FoundScreen {
    try #require(PreviewScreens.all().first { $0.title == name })
  }

  @Test func previewsOfViewsAreFound() throws {
    let fitting = try screen("Fitting")
    #expect(fitting.id == "PreviewTests/Fitting")
    #expect(fitting.layout == .sizeThatFits)
    #expect(fitting.orientation == .landscapeLeft)
    #expect(try screen("Titled").make() is UIHostingController<AnyView>)
  }

  @Test func previewableVariablesAreTheViewsState() throws {
    let stateful = try screen("Stateful")
    #expect(stateful.layout == .fixed(CGSize(width: 100, height: 50)))
    let simulator = Simulator(.iPhone15)
    simulator.launch(try stateful.make())
    #expect("\(simulator.tree)".contains("a}b"))
  }

  @Test func entriesHaveKeys() {
    var values = EnvironmentValues()
    #expect(values.caption == "none" && values.count == 3 && values.note == nil)
    values.caption = "some"
    values.count += 1
    values.note = "n"
    #expect(values.caption == "some" && values.count == 4 && values.note == "n")
  }
}

struct Provider_Previews: PreviewProvider {
  static var previews: some View {
    Text("First").previewDisplayName("Named").previewLayout(.sizeThatFits)
    Group {
      Text("Second")
      Text("Third").previewInterfaceOrientation(.landscapeLeft)
    }
    .previewDevice("iPhone SE (3rd generation)")
  }
}

@Suite @MainActor struct PreviewProviderTests {
  @Test func eachViewIsAPreview() throws {
    let found = PreviewScreens.all().filter { $0.id.hasPrefix("Provider_Previews") }
    #expect(found.map(\.title) == ["Named", "Provider_Previews", "Provider_Previews 2"])
    #expect(found.map(\.layout) == [.sizeThatFits, .device, .device])
    #expect(found.map(\.orientation) == [nil, nil, .landscapeLeft])
    #expect(found.map(\.device) == [nil, .iPhoneSE3, .iPhoneSE3])
    let cells = try found[2].cells(of: SnapshotMatrix([.iPhone15]))
    #expect(cells.map(\.config.device) == [.iPhoneSE3])
    let simulator = Simulator(.iPhoneSE3)
    simulator.launch(try found[2].make())
    let tree = "\(simulator.tree)"
    #expect(tree.contains("Third") && !tree.contains("Second"))
  }
}
