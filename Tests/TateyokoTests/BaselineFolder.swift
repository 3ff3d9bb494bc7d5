import Foundation

@testable import Tateyoko

/// A folder of baselines for one test, deleted with it, and the session of its checks.
final class BaselineFolder {
  let url: URL
  /// The session of the checks, which is isolated from other tests and leaves nothing in the tests' own
  /// report.
  private(set) var session: SnapshotSession

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tateyoko-tests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    session = SnapshotSession(ArtifactFolder(url.appendingPathComponent("artifacts")))
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { $0 != "artifacts" }.sorted()
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  /// Begins another test run: no name is in use, and nothing has been recorded.
  ///
  /// - Parameter artifacts: The folder for reporting failures; by default the previous run's.
  func beginRun(
    _ artifacts: ArtifactFolder? = nil, shard: TestShard = TestShard(),
    comparer: @escaping PictureComparison.Comparer = PictureComparison.ownComparer,
    names: SnapshotNames = SnapshotNames()
  ) {
    session = SnapshotSession(
      artifacts ?? session.artifacts, shard: shard, comparer: comparer, names: names)
  }

  /// Runs checks that are expected to fail, without leaving anything in the test run's own report.
  func keepingArtifacts<R>(_ body: () throws -> R) rethrows -> R {
    try SnapshotSession.$inForce.withValue(session, operation: body)
  }
}
