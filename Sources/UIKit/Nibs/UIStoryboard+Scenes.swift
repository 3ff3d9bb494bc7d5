import Foundation

extension UIStoryboard {
  /// What a bundle's storyboard has that can be asked for by name; nothing for one that can't be read.
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
