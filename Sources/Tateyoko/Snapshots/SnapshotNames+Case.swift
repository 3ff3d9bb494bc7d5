import Foundation

extension SnapshotNames {
  /// A path as file systems see it that know no difference between cases.
  static func folded(_ path: String) -> String {
    path.precomposedStringWithCanonicalMapping.lowercased()
  }

  /// A baseline beside `file` whose path differs from it in case only; nil where there is none.
  ///
  /// Where file systems tell cases apart, both would be there, and a checkout on a Mac would have one.
  func neighbour(of file: URL) -> String? {
    for place in [file, file.deletingLastPathComponent()] {
      let folder = place.deletingLastPathComponent().path
      if let other = folders.namesake(of: place.lastPathComponent, in: folder) {
        return "\(folder)/\(other)"
      }
    }
    return nil
  }

  /// Says what to do about a name that differs from another one's in case only.
  static func caseAdvice(_ title: String, other: String) -> String {
    """
    The name of \(title) differs in case only from that of the baseline \(pathFromHere(other)). Where \
    file systems don't tell cases apart, as on a Mac, both would be one file. Pass a `named:` that \
    differs in more, or rename the test.
    """
  }
}
