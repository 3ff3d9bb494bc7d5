extension ClassEntry {
  static let imageView = ClassEntry(
    UIImageView.self,
    appliesNibLater: true,
    nib: { $0.apply(unsafeDowncast($1, to: UIImageView.self)) },
    keys: { ($0 as? any _UIImageViewKeys.Type)?.listUIImageView(&$1) })
}

// Names in Objective-C from Apple's headers.
protocol _UIImageViewKeys: UIImageView {}
extension UIImageView: _UIImageViewKeys {}

extension _UIImageViewKeys {
  @MainActor static func listUIImageView(_ members: inout _DialectMembers) {
    members.system("image", \Self.image)
    members.system("highlightedImage", \Self.highlightedImage)
    members.system("highlighted", \Self.isHighlighted)
  }
}
