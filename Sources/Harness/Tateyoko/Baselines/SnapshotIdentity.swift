import Foundation
import Pixels

/// The name of the snapshot of a test's baseline in records and reports, which is unique to the
/// baseline.
///
/// A file name alone isn't enough: two targets may have test files with the same name, and a
/// snapshot may be kept both as a picture and as a text.
public struct SnapshotIdentity: Hashable, Sendable {
  /// The folder in the package, without `Tests` and `__Snapshots__`: `AppTests/CellTests`.
  public let scenario: String
  /// The file name, without the extension for pictures: `testCell.1`, `testCell.1.txt`.
  public let id: String

  /// Creates the identity of a baseline.
  ///
  /// - Parameter baseline: The baseline's path; relative to the package if it's inside it.
  public init(baseline: String) {
    let parts = baseline.split(separator: "/").map(String.init)
    let file = parts.last ?? baseline
    id = file.hasSuffix(".png") ? String(file.dropLast(4)) : file
    let folders = parts.dropLast()
    let isOutside = baseline.hasPrefix("/") || parts.contains("..")
    let name = folders.last { $0 != "__Snapshots__" } ?? "baselines"
    if isOutside {
      let digest = PixelDigest(of: Data(folders.joined(separator: "/").utf8)).description
      scenario = "\(name)~\(digest.prefix(6))"
    } else {
      var shown = Array(folders.drop { $0 == "." })
      if shown.count > 1, shown[shown.count - 2] == "__Snapshots__" {
        shown.remove(at: shown.count - 2)
      }
      if shown.count > 1, shown[0] == "Tests" { shown.removeFirst() }
      scenario = shown.isEmpty ? name : shown.joined(separator: "/")
    }
  }
}
