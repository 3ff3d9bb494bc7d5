/// The table of a private or generic class declared in the Objective-C dialect.
///
/// The rewriter generates it next to the class and lists it in its ``_DialectModuleTable``.
@preconcurrency @MainActor
public protocol _DialectUnnamedTable {
  /// Lists the members that the class itself declares; returns false for any other class.
  static func describe(_ type: AnyClass, _ members: inout _DialectMembers) -> Bool
}
