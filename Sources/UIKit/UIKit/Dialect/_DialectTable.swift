/// The table of a class declared in the Objective-C dialect: what Objective-C's run time would know
/// about it.
///
/// The rewriter generates it as the type `_Dialect` in the class (see `docs/dialect.md`).
@preconcurrency @MainActor
public protocol _DialectTable {
  /// Lists the members that the class itself declares.
  static func describe(_ members: inout _DialectMembers)
}

/// The table of a module, with information that no class's own table can provide.
///
/// The rewriter generates it as the module's type `_DialectModule` (see `docs/dialect.md`).
@preconcurrency @MainActor
public protocol _DialectModuleTable {
  /// The classes with an explicit Objective-C name.
  static var classes: [(String, AnyClass)] { get }
  /// The tables of private and generic classes, which can't be found by name.
  static var unnamed: [any _DialectUnnamedTable.Type] { get }
}

/// The table of a private or generic class declared in the Objective-C dialect.
///
/// The rewriter generates it next to the class and lists it in its ``_DialectModuleTable``.
@preconcurrency @MainActor
public protocol _DialectUnnamedTable {
  /// Lists the members that the class itself declares; returns false for any other class.
  static func describe(_ type: AnyClass, _ members: inout _DialectMembers) -> Bool
}

/// Thrown by the default implementation of an optional requirement, to indicate that there is no
/// method.
public struct _DialectNotImplemented: Error {
  public init() {}
}

/// Calls an optional requirement that may throw its own errors; returns nil if it isn't
/// implemented.
@discardableResult
public func _dialectIfImplemented<R>(_ body: () throws -> R?) rethrows -> R? {
  do { return try body() } catch is _DialectNotImplemented { return nil }
}
