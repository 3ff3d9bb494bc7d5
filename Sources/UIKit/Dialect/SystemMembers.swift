/// The tables of UIKit's own classes and Core Animation's: what code reaches by name on a device.
@MainActor
enum SystemMembers {
  typealias Table = @MainActor (inout _DialectMembers) -> Void

  /// By class.
  static let tables: [ObjectIdentifier: Table] = [:]
}
