import Tateyoko
import Testing

/// The deprecated spellings, under Swift Testing.
@MainActor
@Suite(.snapshots) struct DeprecatedSuiteTests {
  @available(*, deprecated)
  @Test(.snapshots(record: .missing)) func matching() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 2))
    assertSnapshot(matching: "text", as: .lines)
    assertSnapshots(matching: view, as: [.tree, .recursiveDescription], record: false)
    assertSnapshots(matching: view, as: ["tree": .tree])
    #expect(verifySnapshot(matching: "text", as: .lines, named: "name", record: false) == nil)
    let recording: Bool? = nil
    assertSnapshot(of: "text", as: .lines, record: recording)
    #expect(SnapshotTestingConfiguration.current?.record == .missing)
    #expect(isRecording == false)
  }
}
