import Foundation
import Pixels
import Scenarios
import Tateyoko
import Testing

/// Every scenario as a snapshot suite; `TATEYOKO_RECORD=all swift test` records it.
@MainActor
@Suite struct ScenarioSnapshotTests {
  @Test(arguments: ScenarioScreen.all)
  func looksLikeItsBaselines(screen: ScenarioScreen) {
    assertScenario(
      screen.scenario, screen: screen.screen.id, snapshots: ScenarioScreen.folder)
  }

  @Test func everyBaselineBelongsToAPicture() {
    var run = ScenarioRun(Scenario.all, mode: .verify, snapshots: ScenarioScreen.folder)
    run.ownsSnapshots = true
    #expect(run.leftOverBaselines() == [], "No scenario makes these pictures; delete them.")
  }

  /// A picture with an invalid digest would be decoded in each run.
  @Test func everyPictureVouchesForItsPixels() throws {
    let files = FileManager.default.enumerator(
      at: ScenarioScreen.folder, includingPropertiesForKeys: nil)
    let pictures = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "png" }
    #expect(!pictures.isEmpty)
    for file in pictures {
      #expect(try PNGCodec.readHead(from: file).pixelDigest != nil, "\(file.lastPathComponent)")
    }
  }

  @Test func baselinesWeighLittle() {
    let files = FileManager.default.enumerator(
      at: ScenarioScreen.folder, includingPropertiesForKeys: [.fileSizeKey])
    let bytes = (files?.compactMap { $0 as? URL } ?? []).reduce(0) {
      $0 + ((try? $1.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0)
    }
    #expect(bytes > 0)
    #expect(bytes <= 27 << 20)
  }
}

/// One screen of one scenario, as an argument of a test.
struct ScenarioScreen: Sendable, CustomTestStringConvertible {
  var scenario: Scenario
  var screen: Scenario.Screen

  var testDescription: String { "\(scenario.id)/\(screen.id)" }

  static let all = Scenario.all.flatMap { scenario in
    scenario.screens.map { ScenarioScreen(scenario: scenario, screen: $0) }
  }

  /// `snapshots/` next to `Tests/`.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("snapshots", isDirectory: true)
}
