import Synchronization

/// A cache of the classes that documents refer to. They don't change while the process runs, and
/// looking one up by name takes half a millisecond.
enum NibClasses {
  private struct Found: @unchecked Sendable {
    let type: AnyClass
  }

  private static let found = Mutex<[String: Found]>([:])

  /// Returns the class for a name, which is looked up until it is found.
  static func known(_ name: String, look: () -> AnyClass?) -> AnyClass? {
    if let known = found.withLock({ $0[name] }) { return known.type }
    guard let type = look() else { return nil }
    let new = Found(type: type)
    found.withLock { $0[name] = new }
    return type
  }
}
