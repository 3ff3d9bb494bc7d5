import Tateyoko
import Testing

@MainActor
@Suite struct PreviewTests {
  @Test func aPreviewIsMadeOnADevice() throws {
    let found = ScreenCatalogue.screens([.preview]).filter { $0.module == "Swift6App" }
    #expect(found.map(\.id) == ["ProfileViewController/Two names"])
    let simulator = Simulator(.iPhone15)
    let preview = try #require(found.first)
    simulator.launch(try simulator.perform(preview.make))
    #expect(simulator.window.rootViewController?.view.bounds.width == 393)
  }
}
