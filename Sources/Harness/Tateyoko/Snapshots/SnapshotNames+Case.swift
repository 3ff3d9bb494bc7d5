import Foundation

extension SnapshotNames {
  /// Returns a path in the form that case-insensitive file systems compare.
  static func folded(_ path: String) -> String {
    path.precomposedStringWithCanonicalMapping.lowercased()
  }

  /// Returns a baseline next to `file` whose path differs only in case; `nil` if there is none.
  ///
  /// On a case-sensitive file system both would exist, and a checkout on a Mac would have only one.
  func neighbour(of file: URL) -> String? {
    for place in [file, file.deletingLastPathComponent()] {
      let folder = place.deletingLastPathComponent().path
      if let other = folders.namesake(of: place.lastPathComponent, in: folder) {
        return "\(folder)/\(other)"
      }
    }
    return nil
  }

  /// Returns advice about a name that differs from another only in case.
  static func caseAdvice(_ title: String, other: String) -> String {
    """
    The name of \(title) differs only in case from the baseline \(pathFromHere(other)), so both would \
    be one file on a Mac. Pass a `named:` that differs in more than case, or \
    rename the test.
    """
  }
}
