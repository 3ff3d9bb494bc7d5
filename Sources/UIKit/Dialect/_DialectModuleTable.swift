/// The table of a module: what no class's own table can tell.
///
/// The rewriter writes it as the module's type `_DialectModule` (see `docs/dialect.md`).
@preconcurrency @MainActor
public protocol _DialectModuleTable {
  /// The classes that have a name of their own in Objective-C.
  static var classes: [(String, AnyClass)] { get }
  /// The tables of private and generic classes, which no name leads to.
  static var unnamed: [any _DialectUnnamedTable.Type] { get }
}
