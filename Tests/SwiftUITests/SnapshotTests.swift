import SwiftUI
import Tateyoko
import Testing

@Suite @MainActor struct SnapshotTests {
  @Test func viewsFillDevices() throws {
    let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhone13)
    #expect(
      try strategy.snapshot(UIHostingController(rootView: ModifiedCard())).size
        == CGSize(width: 390, height: 844))
  }

  @Test func treesNameViews() throws {
    let strategy = Snapshotting<UIViewController, String>.tree(on: .iPhone13)
    let tree = try strategy.snapshot(UIHostingController(rootView: ModifiedCard()))
    #expect(tree.contains("VStack"))
    #expect(tree.contains(".frame"))
  }
}

struct ModifiedCard: View {
  var body: some View {
    VStack(spacing: 0) { Color.red.frame(width: 60, height: 40) }
  }
}
