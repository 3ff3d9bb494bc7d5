/// The properties of UIKit's and Core Animation's own classes that code reaches by name on a device.
@MainActor
enum SystemMembers {
  /// Lists a class's own members; false for a class that isn't UIKit's or has none.
  static func describe(_ type: AnyClass, _ members: inout _DialectMembers) -> Bool {
    guard let list = ClassEntry.own(of: type)?.keys else { return false }
    list(type, &members)
    return true
  }

  /// Returns all properties that a class inherits from UIKit's classes, with key paths from that
  /// class.
  static func listing(for type: AnyClass) -> [ListedProperty] {
    var members = _DialectMembers()
    for entry in ClassEntry.chain(of: type) { entry.keys?(type, &members) }
    return members.properties
  }
}
