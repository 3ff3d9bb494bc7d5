/// What a module's sources are rewritten for.
public struct DialectOptions: Hashable, Sendable {
  /// The module's name, which qualifies its classes' names.
  public var moduleName: String
  /// Whether classes get tables of their selectors, outlets and keys, and observed properties report
  /// their changes.
  public var emitsTables: Bool
  /// The module that declares the run-time support, imported by files that need it and don't import it.
  public var runtimeModule: String
  /// Names defined with `-D`, which hold in `#if`. Others are unknown: what depends on them is kept in a
  /// `#if` of its own.
  public var definitions: [String]

  public init(
    moduleName: String, emitsTables: Bool = true, runtimeModule: String = "UIKit",
    definitions: [String] = []
  ) {
    self.moduleName = moduleName
    self.emitsTables = emitsTables
    self.runtimeModule = runtimeModule
    self.definitions = definitions
  }

  /// A digest that differs if the options do.
  public var digest: TextDigest {
    var digest = TextDigest()
    for text in [moduleName, runtimeModule, String(emitsTables)] + definitions { digest.add(text) }
    return digest
  }
}
