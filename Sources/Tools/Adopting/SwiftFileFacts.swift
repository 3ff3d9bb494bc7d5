/// The facts about a Swift file that a survey needs.
struct SwiftFileFacts: Hashable, Sendable {
  /// Language features in the file that aren't available on Linux.
  enum Dialect: String, CaseIterable, Hashable, Sendable {
    case objc = "@objc"
    case selector = "#selector"
    case keyPath = "#keyPath"
    case outlet = "@IBOutlet"
    case action = "@IBAction"
    case managed = "@NSManaged"
    case preview = "#Preview"
  }

  var path: String
  var lineCount = 0
  /// The imported modules, in order.
  var imports: [String] = []
  /// The first line of each import.
  var importLines: [String: Int] = [:]
  /// Modules that are only imported if available, with `#if canImport(…)`.
  var optionalImports: Set<String> = []
  /// Capitalised names, with the number of uses and the first line.
  var names: [String: Use] = [:]
  /// The declared types, without the names of enclosing types, and the global functions and
  /// variables.
  var declared: Set<String> = []
  var classes: [ClassFacts] = []
  /// Structures and enumerations.
  var values: [ClassFacts] = []
  /// What extensions inherit from, by type name.
  var extensionConformances: [String: [String]] = [:]
  /// The names that the code of a type sets, by type name.
  var assigned: [String: Set<String>] = [:]
  /// The containers that the code of a type unwraps, by type name.
  var containers: [String: Set<ScreenContainer>] = [:]
  /// Initialisers in extensions, by type name.
  var extensionInitializers: [String: [ClassFacts.Initializer]] = [:]
  /// Static variables in extensions, by type name.
  var extensionVariables: [String: [ClassFacts.Property]] = [:]
  /// Methods in extensions that return a controller, by type name.
  var extensionBuilders: [String: [ClassFacts.Factory]] = [:]
  /// The names that are called, such as `Item` in `Item(name: "a")`.
  var called: Set<String> = []
  /// The types that type aliases refer to, without spaces, by the aliases' full names.
  var aliases: [String: String] = [:]
  var dialect: Set<Dialect> = []
  /// The types of objects that views take from their environment: `@EnvironmentObject var store: Store`.
  var environmentObjects: Set<String> = []
  /// Likewise `@Environment(Store.self) var store`.
  var environmentValues: Set<String> = []
  /// Whether it has an `@main` type.
  var hasEntryPoint = false

  /// Whether it declares a preview.
  var hasPreview: Bool { dialect.contains(.preview) || names["PreviewProvider"] != nil }

  struct Use: Hashable, Sendable {
    var count: Int
    var line: Int
  }

  init(path: String, bytes: [UInt8]) {
    self.path = path
    let tokens = SwiftScanner.tokens(bytes)
    lineCount = bytes.reduce(into: 0) { $0 += $1 == 0x0A ? 1 : 0 }
    var reader = SwiftFactReader(path: path, tokens: tokens)
    reader.read()
    imports = reader.imports
    importLines = reader.importLines
    optionalImports = reader.optionalImports
    names = reader.names
    declared = reader.declared
    classes = reader.types.filter { $0.kind == .aClass }
    values = reader.types.filter { $0.kind != .aClass }
    extensionConformances = reader.extensionConformances
    assigned = reader.assigned
    containers = reader.containers
    extensionInitializers = reader.extensionInitializers
    aliases = reader.aliases
    dialect = reader.dialect
    hasEntryPoint = reader.hasEntryPoint
    extensionVariables = reader.extensionVariables
    extensionBuilders = reader.extensionBuilders
    for (token, next) in zip(tokens, tokens.dropFirst())
    where token.kind == .word && next.isSign("(") { called.insert(token.text) }
    environmentObjects = reader.environmentObjects
    environmentValues = reader.environmentValues
  }
}
