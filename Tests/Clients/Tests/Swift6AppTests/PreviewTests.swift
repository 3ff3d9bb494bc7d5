import Tateyoko
import Testing

@MainActor
@Suite struct PreviewTests {
  @Test func previews() {
    assertPreviews(on: SnapshotMatrix([.iPhone15], styles: [.standard, .dark]), of: "Swift6App")
  }
}
