/// What a survey wants to know of a Swift file.
struct SwiftFileFacts: Hashable, Sendable {
  /// What the file is written in that Linux doesn't have.
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
  /// The modules that it imports, in its order.
  var imports: [String] = []
  /// The line of each import's first time.
  var importLines: [String: Int] = [:]
  /// Those that it imports only where they are there, under `#if canImport(…)`.
  var optionalImports: Set<String> = []
  /// Capitalised names, with the number of uses and the first line.
  var names: [String: Use] = [:]
  /// The types that it declares, without those that they lie in, and its functions and variables
  /// outside of types.
  var declared: Set<String> = []
  var classes: [ClassFacts] = []
  /// Initialisers that extensions add, by the type's name.
  var extensionInitializers: [String: [ClassFacts.Initializer]] = [:]
  var dialect: Set<Dialect> = []
  /// Whether it has an `@main` type.
  var hasEntryPoint = false
  /// The first line with `@NSManaged`.
  var managedLine: Int?

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
    managedLine = reader.managedLine
    optionalImports = reader.optionalImports
    names = reader.names
    declared = reader.declared
    classes = reader.classes
    extensionInitializers = reader.extensionInitializers
    dialect = reader.dialect
    hasEntryPoint = reader.hasEntryPoint
  }
}
