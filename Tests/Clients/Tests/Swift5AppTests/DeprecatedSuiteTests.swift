import Tateyoko
import XCTest

/// The deprecated spellings, under XCTest: a suite that was never updated.
@available(*, deprecated)
final class DeprecatedSuiteTests: SnapshotTestCase {
  override func setUp() {
    super.setUp()
    isRecording = false
    record = false
  }

  func testMatching() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    assertSnapshot(matching: "text", as: .lines)
    assertSnapshot(matching: "text", as: .lines, named: "name", record: false, timeout: 1)
    assertSnapshots(matching: label, as: [.recursiveDescription, .tree])
    assertSnapshots(matching: label, as: ["tree": .tree], record: nil)
    XCTAssertNil(verifySnapshot(matching: "text", as: .lines, named: "verified", record: false))
  }

  func testRecordIsATruthValue() {
    let recording = false
    assertSnapshot(of: "text", as: .lines, record: recording)
    assertSnapshots(of: "text", as: [.lines], record: recording)
    assertSnapshots(of: "text", as: ["lines": .lines], record: recording as Bool?)
    XCTAssertNil(verifySnapshot(of: "text", as: .lines, named: "verified", record: recording))
  }

  func testGlobals() {
    XCTAssertFalse(isRecording)
    XCTAssertFalse(Tateyoko.record)
    diffTool = nil
    withSnapshotTesting(record: .all) { XCTAssertTrue(isRecording) }
  }
}
