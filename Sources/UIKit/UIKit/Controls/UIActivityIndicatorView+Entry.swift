extension ClassEntry {
  static let activityIndicatorView = ClassEntry(
    UIActivityIndicatorView.self,
    role: .closed,
    keys: { ($0 as? any _UIActivityIndicatorViewKeys.Type)?.listUIActivityIndicatorView(&$1) },
    appearance: [
      AppearanceProperty(\UIActivityIndicatorView.color)
    ])
}

// Names in Objective-C from Apple's headers.
protocol _UIActivityIndicatorViewKeys: UIActivityIndicatorView {}
extension UIActivityIndicatorView: _UIActivityIndicatorViewKeys {}

extension _UIActivityIndicatorViewKeys {
  @MainActor static func listUIActivityIndicatorView(_ members: inout _DialectMembers) {
    members.system("style", \Self.style)
    members.system("hidesWhenStopped", \Self.hidesWhenStopped)
    members.system("color", \Self.color)
    members.system("animating", \Self.isAnimating)
  }
}
