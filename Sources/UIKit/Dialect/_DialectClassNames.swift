/// The classes of a module that have a name of their own in Objective-C.
///
/// The rewriter writes it as the module's type `_DialectModule` (see `docs/dialect.md`).
@preconcurrency @MainActor
public protocol _DialectClassNames {
  static var classes: [(String, AnyClass)] { get }
}
