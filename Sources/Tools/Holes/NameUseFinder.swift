import SwiftSyntax

/// Looks for the uses of names in a file.
final class NameUseFinder: SyntaxVisitor {
  private let names: Set<String>
  private var uses: [String: NameUse] = [:]
  private var imports: Set<String> = []

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  static func uses(of names: Set<String>, in tree: SourceFileSyntax) -> [String: NameUse] {
    let finder = NameUseFinder(names)
    finder.walk(tree)
    for name in finder.uses.keys {
      for module in finder.imports { finder.uses[name]?.imports[module] = 1 }
    }
    return finder.uses
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { imports.insert(module.name.text) }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard names.contains(node.name.text) else { return .visitChildren }
    var use = uses[node.name.text] ?? NameUse()
    use.generics = max(use.generics, node.genericArgumentClause?.arguments.count ?? 0)
    switch node.parent?.kind {
    case .someOrAnyType, .compositionTypeElement, .genericParameter, .conformanceRequirement:
      use.isConstraint = true
    default: break
    }
    uses[node.name.text] = use
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), names.contains(base.name.text) {
      let types = uses[base.name.text]?.types ?? []
      uses[base.name.text, default: NameUse()].types = NameUse.union(types, [node.name.text])
    }
    return .visitChildren
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    let types = node.inheritedTypes.map { plainName($0.type.trimmedDescription) }
    let ofClass = node.parent?.as(ClassDeclSyntax.self)
    for (index, name) in types.enumerated() where names.contains(name) {
      if index == 0, let ofClass {
        uses[name, default: NameUse()].isSuperclass = true
        let known = uses[name]?.overridden ?? []
        uses[name]?.overridden = NameUse.union(known, Self.overridden(in: ofClass))
      } else {
        uses[name, default: NameUse()].isInherited = true
      }
    }
    return .visitChildren
  }

  private static func overridden(in node: ClassDeclSyntax) -> [String] {
    node.memberBlock.members.compactMap { member in
      guard member.decl.asProtocol(WithModifiersSyntax.self)?.modifiers.has("override") == true
      else { return nil }
      if let function = member.decl.as(FunctionDeclSyntax.self) { return function.name.text }
      return member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }
  }

  // MARK: Expressions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    labels += node.additionalTrailingClosures.map(\.label.text)
    if let name = reference(node.calledExpression) {
      let known = uses[name]?.calls ?? []
      uses[name, default: NameUse()].calls = NameUse.union(known, [labels])
      if let special = node.calledExpression.as(GenericSpecializationExprSyntax.self) {
        let count = special.genericArgumentClause.arguments.count
        let known = uses[name]?.generics ?? 0
        uses[name]?.generics = max(known, count)
      }
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base.flatMap(reference)
    {
      note(access.declName.baseName.text, of: base, labels)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base.flatMap(reference),
      node.parent?.is(FunctionCallExprSyntax.self) != true
    {
      note(node.declName.baseName.text, of: base, nil)
    }
    return .visitChildren
  }

  private func note(_ text: String, of name: String, _ labels: [String]?) {
    let member = text.filter { $0 != "`" }
    // Metatypes are no nested types.
    guard member != "Type", member != "Protocol" else { return }
    if member.first?.isUppercase == true {
      let types = uses[name]?.types ?? []
      uses[name, default: NameUse()].types = NameUse.union(types, [member])
      return
    }
    let known = uses[name]?.statics[member] ?? []
    uses[name, default: NameUse()].statics[member] =
      labels.map { NameUse.union(known, [$0]) } ?? known
  }

  private func reference(_ expression: ExprSyntax) -> String? {
    var expression = expression
    if let special = expression.as(GenericSpecializationExprSyntax.self) {
      expression = special.expression
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      names.contains(name)
    else { return nil }
    return name
  }
}
