import SwiftSyntax

/// Rewrites a file: blanks what has no meaning here, and replaces the rest with Swift, so that line
/// numbers stay the same. New code is appended after the last line.
final class FileRewriter: SyntaxVisitor {
  let path: String
  let source: SourceText
  let facts: FileFacts
  let options: DialectOptions
  let index: ModuleIndex
  let lines: SourceLocationConverter
  let tree: SourceFileSyntax
  private let definitions: Set<String>

  var edits = TextEdits()
  var appendix = ""
  var notes: [DialectNote] = []
  /// The queries to the index.
  private(set) var queries: Set<IndexQuery> = []
  var needsRuntime = false
  private var importsRuntime = false
  /// The module that UIKit exports, and Foundation doesn't.
  private static let networkingModule = "FoundationNetworking"
  private var importsNetworking = false
  /// On a device, Foundation imports the module of `@Observable`.
  private static let observationModule = "Observation"
  private var importsObservation = false
  private var isObservable = false
  /// Core Foundation has types such as `CGRect` on a device; here they are Foundation's.
  private var importsCoreFoundation = false
  private var importsFoundation = false
  private static let coreFoundation = "CoreFoundation"
  private static let foundation = "Foundation"

  /// The enclosing types, innermost last.
  struct Scope {
    var name: String
    var isProtocol = false
    var isExtension = false
    var hasObjCMembers = false
    var qualified: String
    var isPrivate = false
  }
  var scopes: [Scope] = []
  /// The replacements for `super.name` in the body of a dispatched override.
  var superNames: [(name: String, above: String)] = []
  private var conditions: [BuildCondition] = []

  init(
    path: String, source: SourceText, facts: FileFacts, index: ModuleIndex,
    options: DialectOptions, tree: SourceFileSyntax
  ) {
    self.path = path
    self.source = source
    self.facts = facts
    self.index = index
    self.options = options
    definitions = Set(options.definitions)
    self.tree = tree
    lines = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the rewritten text, or `nil` if nothing changes.
  func rewritten(_ tree: SourceFileSyntax) -> [UInt8]? {
    queries.insert(.namesakes(file: path))
    walk(tree)
    if options.emitsTables { appendTables() }
    appendix += referenceFunctions
    if !importsRuntime && path.hasSuffix(".swift") {
      if needsRuntime || source.marks.contains(.runtime) {
        appendix += "import \(options.runtimeModule)\n"
      } else if source.marks.contains(.networking) && !importsNetworking {
        appendix += "import \(Self.networkingModule)\n"
      }
    }
    if isObservable && !importsObservation { appendix += "import \(Self.observationModule)\n" }
    if importsCoreFoundation && !importsFoundation { appendix += "import \(Self.foundation)\n" }
    if edits.isEmpty && appendix.isEmpty { return nil }
    var result = edits.applied(to: source.bytes)
    if !appendix.isEmpty {
      if let last = result.last, last != SourceText.newline { result.append(SourceText.newline) }
      result += appendix.utf8
    }
    return result
  }

  // MARK: Asking

  func ask<Answer>(_ query: IndexQuery, _ answer: (ModuleIndex) -> Answer) -> Answer {
    queries.insert(query)
    return answer(index)
  }

  /// Returns the index's key of a type that this file refers to.
  func known(_ type: String) -> String { index.key(type, in: path) }

  // MARK: Editing

  func blank(_ node: some SyntaxProtocol) {
    edits.replace(node.trimmedOffsets, with: source.blank(node.trimmedOffsets))
  }

  func blank(_ range: Range<Int>) { edits.replace(range, with: source.blank(range)) }

  /// Replaces a node. Its line breaks follow the new text, so that the code after it keeps its
  /// line.
  func replace(_ node: some SyntaxProtocol, with text: String) {
    let range = node.trimmedOffsets
    var padded = text
    let ends = source.lineEnds(in: range)
    if ends > 0 {
      padded += String(repeating: "\n", count: ends)
    } else if text.utf8.count < range.count {
      padded += String(repeating: " ", count: range.count - text.utf8.count)
    }
    edits.replace(range, with: padded)
  }

  func note(
    _ severity: DialectNote.Severity, at node: some SyntaxProtocol, _ reason: String,
    _ remedy: String
  ) {
    let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    notes.append(
      DialectNote(severity, file: path, line: line, reason: reason, remedy: remedy))
  }

  var condition: String? { conditions.reduce(BuildCondition.holds) { $0 && $1 }.text }

  // MARK: Regions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let condition = BuildCondition.of(node, definitions: definitions)
    conditions.append(condition)
    if let expression = node.condition { rewriteCondition(Syntax(expression)) }
    // Code that isn't compiled keeps its text.
    return condition == .fails ? .skipChildren : .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

  private func rewriteCondition(_ node: Syntax) {
    guard let call = node.as(FunctionCallExprSyntax.self) else {
      for child in node.children(viewMode: .sourceAccurate) { rewriteCondition(child) }
      return
    }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch (call.calledExpression.trimmedDescription, argument) {
    case ("os", "iOS"), ("targetEnvironment", "simulator"): replace(call, with: "true")
    case ("os", "Linux"): replace(call, with: "false")
    default: break
    }
  }

  // MARK: Imports

  /// Objective-C modules that Swift can import in part.
  private static let partedModules: Set<String> = [
    "UIKit", "os", "ObjectiveC", "CoreGraphics", "CoreImage", "QuartzCore", "Foundation", "simd",
    "Darwin", "Dispatch", coreFoundation,
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    if path.first == options.runtimeModule || path.first == "Tateyoko" { importsRuntime = true }
    if path.first == Self.networkingModule { importsNetworking = true }
    if path.first == Self.observationModule || path.first == "SwiftUI" { importsObservation = true }
    if path.first == Self.foundation { importsFoundation = true }
    if path.count > 1, let first = node.path.first, Self.partedModules.contains(path[0]) {
      if let kind = node.importKindSpecifier { blank(kind) }
      let rest = first.name.trimmedOffsets.upperBound..<node.path.trimmedOffsets.upperBound
      blank(rest)
      if path[0] == Self.coreFoundation { replace(first.name, with: Self.foundation) }
    } else if path.first == Self.coreFoundation {
      importsCoreFoundation = true
    }
    if path.first == Self.darwin, let first = node.path.first {
      replace(first.name, with: Self.libraryOfC)
    }
    return .skipChildren
  }

  /// The module of the C library on Apple's platforms, and here.
  private static let darwin = FileFacts.darwin
  private static let libraryOfC = "Glibc"

  // MARK: Attributes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name
    if dialectAttributes.contains(name) {
      blank(node)
      return .skipChildren
    }
    switch name {
    case "UIApplicationMain", "NSApplicationMain": replace(node, with: "@main")
    case "Observable": isObservable = true
    case "NSManaged":
      blank(node)
      implementManaged(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    for case .attribute(let attribute) in node.attributes where node.takesAway(attribute) {
      blank(attribute)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { blank(node) }
    return .skipChildren
  }

  // MARK: Types

  func enter(
    _ name: String, isProtocol: Bool = false, isExtension: Bool = false,
    hasObjCMembers: Bool = false, isPrivate: Bool = false
  ) {
    let names = isExtension ? [name] : scopes.map(\.name) + [name]
    scopes.append(
      Scope(
        name: name, isProtocol: isProtocol, isExtension: isExtension,
        hasObjCMembers: hasObjCMembers, qualified: names.joined(separator: "."),
        isPrivate: isPrivate))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text, hasObjCMembers: node.attributes.has("objcMembers"),
      isPrivate: node.modifiers.isPrivate)
    forwardMembers(into: node)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let written = plainName(node.extendedType.oneLine)
    let name =
      written.contains(".") ? ask(.extended(name: written)) { $0.extended(written) } : written
    let isProtocol = ask(.isProtocol(name: name)) { $0.isProtocol(name) }
    enter(
      name, isProtocol: isProtocol, isExtension: true,
      hasObjCMembers: node.attributes.has("objc", "objcMembers"))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isProtocol: true)
    rewriteProtocol(node)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Syntax(node).isMember else { return .visitChildren }
    beginMember(MemberFact(node, line: 0), node.modifiers, name: node.name)
    if case .dispatch(_, let overrides) = superPlan {
      appendDispatcher(node, overrides: overrides)
    }
    if isRenamed { takeArrays(node.signature.parameterClause) }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    if Syntax(node).isMember { endMember() }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if removed.contains(node.id) { return .skipChildren }
    if Syntax(node).isMember { rewriteProperty(node) }
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    if removed.contains(node.id) || !Syntax(node).isMember { return }
    if node.bindings.first?.pattern.is(IdentifierPatternSyntax.self) == true { endMember() }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteSuper(node)
    rewriteMessage(node)
    if let module = node.base?.as(DeclReferenceExprSyntax.self),
      module.baseName.text == Self.darwin,
      !ask(.isOwn(name: FileFacts.darwin), { $0.isOwn(FileFacts.darwin) })
    {
      edits.replace(module.trimmedOffsets, with: Self.libraryOfC)
    }
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteNames(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalTest(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalReference(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// The numbers of parameters of the optional methods that the file refers to.
  var referenceCounts: Set<Int> = []
  /// Declarations that are blanked as a whole.
  var removed: Set<SyntaxIdentifier> = []
  /// The plan of the member being visited, for its dispatcher.
  var superPlan: MemberPlan = .keep
  /// The names of blocks and C functions in the file; computed when a cast is found.
  lazy var conventions = ConventionNames(tree)
  /// The file's variables that are any object; computed when a message to one is found.
  lazy var anyObjects = AnyObjectNames(tree, definitions: definitions)
  /// Casts of blocks that are passed unchanged.
  var passed: Set<SyntaxIdentifier> = []
  /// Declarations that were reported to exchange methods.
  var exchangers: Set<SyntaxIdentifier> = []
  /// The number of `superNames` that each enclosing member has pushed.
  var memberDepths: [Int] = []
}
