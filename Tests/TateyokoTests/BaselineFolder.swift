import Foundation

@testable import Tateyoko

/// A folder of baselines for one test, gone with it.
final class BaselineFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tateyoko-tests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { $0 != "artifacts" }.sorted()
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  /// Runs checks that are meant to fail, without leaving anything in the test run's own report.
  func keepingArtifacts<R>(_ body: () throws -> R) rethrows -> R {
    try ArtifactFolder.$other.withValue(
      ArtifactFolder(url.appendingPathComponent("artifacts", isDirectory: true)),
      operation: body)
  }
}
