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
