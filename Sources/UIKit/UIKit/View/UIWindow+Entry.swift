extension ClassEntry {
  static let window = ClassEntry(
    UIWindow.self,
    keys: { ($0 as? any _UIWindowKeys.Type)?.listUIWindow(&$1) },
    // A fresh window would be on a device.
    fresh: { _ in UIView() })
}

// Names in Objective-C from Apple's headers.
protocol _UIWindowKeys: UIWindow {}
extension UIWindow: _UIWindowKeys {}

extension _UIWindowKeys {
  @MainActor static func listUIWindow(_ members: inout _DialectMembers) {
    members.system("rootViewController", \Self.rootViewController)
    members.system("windowLevel", \Self.windowLevel)
    members.system("keyWindow", \Self.isKeyWindow)
    members.system("windowScene", \Self.windowScene)
  }
}
