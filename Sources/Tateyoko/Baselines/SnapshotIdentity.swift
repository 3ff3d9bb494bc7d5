import Foundation
import Pixels

/// What records and reports call the snapshot of a test's baseline: no two baselines are called the
/// same.
///
/// A file alone doesn't do: two targets may have test files of one name, and one snapshot may be kept
/// as a picture and as a text.
public struct SnapshotIdentity: Hashable, Sendable {
  /// The folder in the package without `Tests` and `__Snapshots__`: `AppTests/CellTests`.
  public let scenario: String
  /// The file, of pictures without their ending: `testCell.1`, `testCell.1.txt`.
  public let id: String

  /// - Parameter baseline: The path, relative to the package where it lies in it.
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
