/// The options for rewriting a module's sources.
public struct DialectOptions: Hashable, Sendable {
  /// The module's name, which qualifies its classes' names.
  public var moduleName: String
  /// Whether to generate tables of the classes' selectors, outlets and keys, and to report changes
  /// of observed properties.
  public var emitsTables: Bool
  /// The module with the runtime support, which is imported by files that need it and don't import
  /// it themselves.
  public var runtimeModule: String
  /// Names defined with `-D`, which are true in `#if`. Others are unknown: code that depends on
  /// them is kept inside a separate `#if`.
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

  /// A digest that differs if the options differ.
  public var digest: TextDigest {
    var digest = TextDigest()
    for text in [moduleName, runtimeModule, String(emitsTables)] + definitions { digest.add(text) }
    return digest
  }
}
