import Foundation
import SwiftUICore
import Testing

/// How often contents are resolved, and with what.
@MainActor struct ResolvingTests {
  /// Counts what is read of an app's resources, and knows the plural of one key.
  private final class Resources: ContentResources, @unchecked Sendable {
    var formats = 0
    var images = 0
    var arguments: [any CVarArg] = []

    func color(
      named name: String, in bundle: Bundle?, _ environment: EnvironmentValues
    ) -> Color.Resolved? { nil }

    func image(
      named name: String, in bundle: Bundle?, _ environment: EnvironmentValues
    ) -> HostedImage? {
      images += 1
      return HostedImage(name, size: CGSize(width: 10, height: 20))
    }

    func localizedFormat(
      _ key: String, table: String?, bundle: Bundle?, arguments: [any CVarArg],
      _ environment: EnvironmentValues
    ) -> String? {
      formats += 1
      self.arguments = arguments
      return nil
    }
  }

  private func place(_ view: some View) -> (Resources, ViewGraph) {
    let resources = Resources()
    var environment = EnvironmentValues()
    environment.contentResources = resources
    let graph = ViewGraph(view, environment: environment)
    _ = graph.place(200, 200)
    return (resources, graph)
  }

  @Test("a text is resolved once in an evaluation")
  func texts() {
    #expect(place(Text("Continue")).0.formats == 1)
    let rows = place(VStack { ForEach(0..<20) { Text("Row \($0)") } })
    #expect(rows.0.formats == 20)
    #expect(rows.1.leaves().first == "Text “Row 0”")
  }

  @Test("an image is resolved once in an evaluation")
  func images() {
    #expect(place(Image("logo")).0.images == 1)
  }
}
