extension ClassEntry {
  static let progressView = ClassEntry(
    UIProgressView.self,
    role: .closed,
    keys: { ($0 as? any _UIProgressViewKeys.Type)?.listUIProgressView(&$1) },
    appearance: [
      AppearanceProperty(\UIProgressView.progressTintColor),
      AppearanceProperty(\UIProgressView.trackTintColor),
    ])
}

// Names in Objective-C from Apple's headers.
protocol _UIProgressViewKeys: UIProgressView {}
extension UIProgressView: _UIProgressViewKeys {}

extension _UIProgressViewKeys {
  @MainActor static func listUIProgressView(_ members: inout _DialectMembers) {
    members.system("progressViewStyle", \Self.progressViewStyle)
    members.system("progress", \Self.progress)
    members.system("progressTintColor", \Self.progressTintColor)
    members.system("trackTintColor", \Self.trackTintColor)
  }
}
