import Foundation

extension UIStoryboard {
  /// Returns what can be requested from a bundle's storyboard by name; nothing if it can't be read.
  package static func scenes(
    named name: String, in bundle: Bundle
  ) -> (file: String?, hasInitial: Bool, identifiers: [String]) {
    guard let path = NibFiles.path(name, "storyboard", in: bundle),
      let document = try? NibFiles.document(path)
    else { return (nil, false, []) }
    return (
      path, document.initialScene != nil, Array(Set(document.storyboardIdentifiers)).sorted()
    )
  }
}
