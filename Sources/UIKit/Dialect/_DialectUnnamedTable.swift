/// The table of a private or a generic class that code in the Objective-C dialect declares.
///
/// The rewriter writes it beside the class and lists it in its ``_DialectModuleTable``.
@preconcurrency @MainActor
public protocol _DialectUnnamedTable {
  /// Lists what the class declares itself; false for any other class.
  static func describe(_ type: AnyClass, _ members: inout _DialectMembers) -> Bool
}
