/// The table of a class declared in the Objective-C dialect: what Objective-C's run time would know
/// about it.
///
/// The rewriter generates it as the type `_Dialect` in the class (see `docs/dialect.md`).
@preconcurrency @MainActor
public protocol _DialectTable {
  /// Lists the members that the class itself declares.
  static func describe(_ members: inout _DialectMembers)
}
