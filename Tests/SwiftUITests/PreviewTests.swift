import Devices
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

private struct Sample: PreviewModifier {
  let ending: String

  static func makeSharedContext() async throws -> [String] { ["First", "Second"] }

  func body(content: Content, context: [String]) -> some View {
    VStack {
      content
      ForEach(context, id: \.self) { Text($0 + ending) }
    }
  }
}

private struct Bordered: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding(3) }
}

#Preview("Modified", traits: .modifier(Sample(ending: "!")), .modifier(Bordered())) {
  Text("Content")
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

  /// Modifiers among the traits wrap the view, with the context that they have made.
  @Test func modifiersWrapTheirPreview() throws {
    let simulator = Simulator(.iPhone15)
    simulator.launch(try screen("Modified").make())
    let tree = "\(simulator.tree)"
    for text in ["Content", "First!", "Second!", ".padding(3)"] { #expect(tree.contains(text)) }
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

struct Sized_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["Greedy", "Boxed"], id: \.self) { name in
      Color.red.frame(height: 20).previewDisplayName(name)
        .previewLayout(name == "Greedy" ? .sizeThatFits : .fixed(width: 80, height: 40))
    }
  }
}

struct Crashing_Previews: PreviewProvider {
  static var previews: some View {
    Text("Fine")
    CrashingView()
  }

  @MainActor static var crashes = false

  private struct CrashingView: View {
    var body: some View {
      if crashes { fatalError("no previews") }
      return Text("Fine, too")
    }
  }
}

struct Watch_Previews: PreviewProvider {
  static var platform: PreviewPlatform? { .watchOS }
  static var previews: some View { Text("Watch") }
}

@Suite @MainActor struct PreviewProviderTests {
  /// A provider whose code crashes is one screen that can't be made.
  @Test func crashingPreviewsAreOneScreen() throws {
    Crashing_Previews.crashes = true
    defer { Crashing_Previews.crashes = false }
    let found = PreviewScreens.all(tries: true).filter { $0.id.hasPrefix("Crashing_Previews") }
    #expect(found.map(\.id) == ["Crashing_Previews"])
    let problem = #expect(throws: ScreenTrialProblem.self) { try found.first?.make() }
    #expect(problem?.description.contains("no previews") == true)
  }

  @Test func previewsOfOtherPlatformsAreLeftOut() {
    #expect(!PreviewScreens.all().contains { $0.id.hasPrefix("Watch_Previews") })
  }

  /// The container fits the view when it is offered the device's size (facts: layout §4.4).
  @Test(arguments: [
    ("Fitting", CGSize(width: 30, height: 20)), ("Stateful", CGSize(width: 100, height: 50)),
    ("Greedy", CGSize(width: 393, height: 20)), ("Boxed", CGSize(width: 80, height: 40)),
  ])
  func picturesHaveTheSizeOfTheirLayout(title: String, size: CGSize) throws {
    let screen = try #require(PreviewScreens.all().first { $0.title == title })
    let adapt = try #require(screen.layoutAdapter)
    #expect(adapt(ViewImageConfig(.iPhone15)).ownSize == size)
  }

  @Test func devicesAreCalledAsInXcode() {
    #expect(Device(simulator: "iPhone SE (3rd generation)") == .iPhoneSE3)
    #expect(Device(simulator: "iPad Pro (11-inch) (1st generation)") == .iPadPro11)
    #expect(Device(simulator: "Apple TV") == nil)
  }

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
