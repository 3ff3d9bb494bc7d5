/// The table of a class that code in the Objective-C dialect declares: what Objective-C's run time
/// would know of it.
///
/// The rewriter writes it as the type `_Dialect` in the class (see `docs/dialect.md`).
@preconcurrency @MainActor
public protocol _DialectTable {
  /// Lists what the class declares itself.
  static func describe(_ members: inout _DialectMembers)
}
