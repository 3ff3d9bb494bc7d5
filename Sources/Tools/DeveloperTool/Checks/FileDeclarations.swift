import SwiftParser
import SwiftSyntax

/// A stored property or variable as it is declared.
struct StoredVariable {
  var names: [String]
  var owner: [String]
  var line: Int
  var isVariable: Bool
  var isTaskLocal: Bool
  /// The words of its type, and of what its value is made by.
  var words: Set<String>
}

/// A type as far as it decides whether a constant of it changes.
struct DeclaredType {
  var isClass = false
  var inherited: Set<String> = []
  var stored: [StoredVariable] = []
}

/// What one Swift file declares outside of functions.
final class FileDeclarations: SyntaxVisitor {
  /// Variables of the file and of types.
  private(set) var globals: [StoredVariable] = []
  /// By qualified name.
  private(set) var types: [String: DeclaredType] = [:]
  /// The types around the present place, outermost first.
  private var owner: [String] = []
  private let lines: SourceLocationConverter

  init(_ source: String) {
    let tree = Parser.parse(source: source)
    lines = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: Types

  private func enter(
    _ names: [String], _ inheritance: InheritanceClauseSyntax?, isClass: Bool? = false
  ) -> SyntaxVisitorContinueKind {
    owner += names
    // Extensions and protocols declare no type that stores something.
    if let isClass {
      let path = owner.joined(separator: ".")
      if let inheritance { types[path, default: .init()].inherited.formUnion(words(inheritance)) }
      if isClass { types[path, default: .init()].isClass = true }
      types[path, default: .init()].stored += []
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter([node.name.text], node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { owner.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter([node.name.text], node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { owner.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter([node.name.text], node.inheritanceClause, isClass: true)
  }
  override func visitPost(_ node: ClassDeclSyntax) { owner.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter([node.name.text], node.inheritanceClause, isClass: true)
  }
  override func visitPost(_ node: ActorDeclSyntax) { owner.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter([node.extendedType.trimmedDescription], nil, isClass: nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owner.removeLast() }

  // MARK: Code, whose declarations don't outlive it

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Variables

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = node.modifiers.map(\.name.text)
    let attributes = node.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    let line = lines.location(for: node.bindingSpecifier.positionAfterSkippingLeadingTrivia).line
    for binding in node.bindings where !isComputed(binding) {
      let value = StoredVariable(
        names: names(binding.pattern), owner: owner, line: line,
        // Those of immutable classes are set by their initialisers only (decision 16).
        isVariable: node.bindingSpecifier.tokenKind == .keyword(.var)
          && !attributes.contains("exclusivity"),
        isTaskLocal: attributes.contains("TaskLocal"), words: words(binding))
      if owner.isEmpty || modifiers.contains("static") {
        globals.append(value)
      } else {
        types[owner.joined(separator: "."), default: .init()].stored.append(value)
      }
    }
    return .skipChildren
  }

  private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: false
    case .accessors(let list):
      !list.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    default: true
    }
  }

  private func names(_ pattern: PatternSyntax) -> [String] {
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { names($0.pattern) }
    }
    return pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier.text] } ?? []
  }

  // MARK: Words

  private func words(_ node: some SyntaxProtocol) -> Set<String> {
    let words = node.tokens(viewMode: .sourceAccurate).map(\.text)
    // A value doesn't hold what a function takes and returns.
    return words.contains("->") ? [] : Set(words)
  }

  private func words(_ binding: PatternBindingSyntax) -> Set<String> {
    (binding.typeAnnotation.map { words($0.type) } ?? [])
      .union(binding.initializer.map { makers($0.value) } ?? [])
  }

  /// The names of what makes a value: `A` and `B` of `try [A.B(…)]`.
  private func makers(_ value: ExprSyntax) -> Set<String> {
    func makers(_ value: ExprSyntax?) -> Set<String> { value.map { self.makers($0) } ?? [] }
    switch value.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return [node.baseName.text]
    case .memberAccessExpr(let node):
      return makers(node.base).union([node.declName.baseName.text])
    case .functionCallExpr(let node): return makers(node.calledExpression)
    case .subscriptCallExpr(let node): return makers(node.calledExpression)
    case .genericSpecializationExpr(let node): return makers(node.expression)
    case .tryExpr(let node): return makers(node.expression)
    case .awaitExpr(let node): return makers(node.expression)
    case .forceUnwrapExpr(let node): return makers(node.expression)
    case .prefixOperatorExpr(let node): return makers(node.expression)
    case .inOutExpr(let node): return makers(node.expression)
    case .sequenceExpr(let node): return makers(node.elements.first)
    case .arrayExpr(let node): return makers(node.elements.first?.expression)
    case .tupleExpr(let node): return makers(node.elements.first?.expression)
    // `{ () -> A in … }()` makes an A.
    case .closureExpr(let node): return node.signature?.returnClause.map { words($0.type) } ?? []
    default: return []
    }
  }
}
