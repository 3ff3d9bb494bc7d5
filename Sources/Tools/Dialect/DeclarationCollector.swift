import SwiftSyntax

/// Collects the declarations in a file that affect the rewriting of this and other files.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var facts = FileFacts()
  private let source: SourceText
  private let definitions: Set<String>
  private var scopes: [Scope] = []
  private var conditions: [BuildCondition] = []
  private let lines: SourceLocationConverter

  private struct Scope {
    var name: String
    /// The index of the class or extension in the facts.
    var index: Int?
    var isHidden: Bool
    var isPrivate = false
    var isGeneric = false
    var hasObjCMembers = false
  }

  init(_ tree: SourceFileSyntax, source: SourceText, definitions: Set<String>) {
    self.source = source
    self.definitions = definitions
    lines = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private var condition: String? {
    conditions.reduce(BuildCondition.holds) { $0 && $1 }.text
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  private func qualified(_ name: String) -> String {
    (scopes.map(\.name) + [name]).joined(separator: ".")
  }

  private func push(_ name: String, _ modifiers: DeclModifierListSyntax, isGeneric: Bool) {
    scopes.append(
      Scope(
        name: name, index: nil, isHidden: isHidden(modifiers),
        isPrivate: modifiers.isPrivate || scopes.last?.isPrivate ?? false, isGeneric: isGeneric))
  }

  /// Whether a type can't be referred to at the end of the file.
  private func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
    guard let around = scopes.last else { return false }
    return around.isHidden || around.isGeneric || modifiers.has("private")
  }

  // MARK: Regions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let condition = BuildCondition.of(node, definitions: definitions)
    conditions.append(condition)
    return condition == .fails ? .skipChildren : .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

  // MARK: Types

  private func noteType(_ name: TokenSyntax) {
    if name.text == FileFacts.darwin { facts.ownNames.insert(name.text) }
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node.name)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node.name)
    var fact = TypeFact(name: qualified(node.name.text), isExtension: false, line: line(of: node))
    fact.inherits = node.inheritanceClause?.inheritedTypes.map { plainName($0.type.oneLine) } ?? []
    fact.isGeneric = node.genericParameterClause != nil
    fact.isPrivate = node.modifiers.isPrivate || scopes.last?.isPrivate ?? false
    fact.isHidden = isHidden(node.modifiers)
    fact.isElsewhere = node.attributes.isElsewhere
    fact.access = node.modifiers.access
    fact.objcName = node.attributes.objcName
    fact.condition = condition
    let isMembers = node.attributes.has("objcMembers")
    enter(node.name.text, fact, hasObjCMembers: isMembers)
    return .visitChildren
  }

  private func enter(_ name: String, _ fact: TypeFact, hasObjCMembers: Bool) {
    scopes.append(
      Scope(
        name: name, index: facts.types.count, isHidden: fact.isHidden,
        isPrivate: fact.isPrivate, isGeneric: fact.isGeneric && !fact.isExtension,
        hasObjCMembers: hasObjCMembers))
    facts.types.append(fact)
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var fact = TypeFact(
      name: plainName(node.extendedType.oneLine), isExtension: true, line: line(of: node))
    fact.inherits = node.inheritanceClause?.inheritedTypes.map { plainName($0.type.oneLine) } ?? []
    fact.isGeneric = node.genericWhereClause != nil
    fact.isPrivate = node.modifiers.isPrivate
    fact.isElsewhere = node.attributes.isElsewhere
    fact.access = node.modifiers.access
    fact.condition = condition
    let isMembers = node.attributes.has("objc", "objcMembers")
    enter(fact.name, fact, hasObjCMembers: isMembers)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node.name)
    push(node.name.text, node.modifiers, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node.name)
    push(node.name.text, node.modifiers, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node.name)
    push(node.name.text, node.modifiers, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    noteType(node.name)
    var optionals: [OptionalRequirement] = []
    for function in node.memberBlock.members.declarations(FunctionDeclSyntax.self) {
      guard function.modifiers.has("optional") else { continue }
      let member = MemberFact(function, line: 0)
      optionals.append(
        OptionalRequirement(
          base: member.base, labels: member.labels, isThrowing: member.isThrowing,
          objcName: member.selector))
    }
    facts.protocols.append(
      ProtocolFact(
        name: qualified(node.name.text), isPublic: node.modifiers.access != "",
        optionals: optionals))
    return .skipChildren
  }

  // Other files don't see declarations in bodies.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Members

  private func add(_ member: MemberFact) {
    guard let index = scopes.last?.index else { return }
    var member = member
    member.condition = condition
    if facts.types[index].isExtension, facts.types[index].isPrivate { member.isPrivate = true }
    facts.types[index].members.append(member)
  }

  private var isInExtension: Bool {
    scopes.last?.index.map { facts.types[$0].isExtension } ?? false
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "description", node.modifiers.isStatic,
      node.signature.parameterClause.parameters.isEmpty
    {
      facts.ownNames.insert(FileFacts.describing)
    }
    guard scopes.last?.index != nil else { return .skipChildren }
    var member = MemberFact(node, line: line(of: node))
    member.role = role(node.attributes, node.modifiers, of: member)
    if isInExtension, member.isOverride || member.role != .none || node.modifiers.has("open") {
      member.signature = MemberSignature(node)
    }
    add(member)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard scopes.last?.index != nil else { return .skipChildren }
    var member = MemberFact(kind: .initializer, base: "init", line: line(of: node))
    member.isOverride = node.modifiers.has("override")
    add(member)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let type = binding.typeAnnotation?.type
      facts.properties.insert(pattern.identifier.text)
      guard scopes.last?.index != nil else { continue }
      var member = MemberFact(
        kind: .property, base: pattern.identifier.text, line: line(of: node))
      member.resultType = type?.oneLine
      member.isStatic = node.modifiers.isStatic
      member.isOverride = node.modifiers.has("override")
      member.isPrivate = node.modifiers.isPrivate
      member.isUnavailable = node.attributes.isUnavailable || node.attributes.isElsewhere
      member.objcName = node.attributes.objcName
      member.role = role(node.attributes, node.modifiers, of: member)
      if isInExtension, member.isOverride || member.role != .none || node.modifiers.has("open") {
        member.signature = MemberSignature(node, binding)
      }
      add(member)
    }
    return .skipChildren
  }

  /// Returns what `@IBOutlet`, `@IBAction` and similar attributes say about a member.
  private func role(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, of member: MemberFact
  ) -> MemberFact.Role {
    if attributes.has("nonobjc", "NSManaged") { return .none }
    if attributes.has("IBOutlet") {
      return plainName(member.resultType ?? "").hasPrefix("[") ? .outletCollection : .outlet
    }
    if attributes.has("IBSegueAction") { return .segueAction }
    if attributes.has("IBAction") { return .action }
    if attributes.has("IBInspectable", "GKInspectable") { return .inspectable }
    let inherited =
      (scopes.last?.hasObjCMembers ?? false) && !member.isPrivate && !member.isOverride
    guard attributes.has("objc") || inherited else { return .none }
    return modifiers.has("dynamic") ? .dynamic : .objc
  }
}

extension MemberFact {
  init(_ node: FunctionDeclSyntax, line: Int) {
    let parameters = node.signature.parameterClause.parameters
    let effects = node.signature.effectSpecifiers
    self.init(kind: .function, base: node.name.text, line: line)
    labels = parameters.map(\.firstName.text)
    parameterTypes = parameters.map { $0.type.oneLine + ($0.ellipsis == nil ? "" : "...") }
    resultType = node.signature.returnClause?.type.oneLine
    isStatic = node.modifiers.isStatic
    isOverride = node.modifiers.has("override")
    isPrivate = node.modifiers.isPrivate
    isGeneric = node.genericParameterClause != nil
    isThrowing = effects?.throwsClause != nil
    isAsync = effects?.asyncSpecifier != nil
    isUnavailable = node.attributes.isUnavailable || node.attributes.isElsewhere
    objcName = node.attributes.objcName
  }
}

extension MemberBlockItemListSyntax {
  /// Returns the declarations of a kind, including ones inside an `#if`.
  func declarations<D: DeclSyntaxProtocol>(_ kind: D.Type) -> [D] {
    flatMap { item -> [D] in
      if let declaration = item.decl.as(kind) { return [declaration] }
      guard let region = item.decl.as(IfConfigDeclSyntax.self) else { return [] }
      return region.clauses.flatMap { clause -> [D] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return members.declarations(kind)
      }
    }
  }
}
