import SwiftSyntax

/// The replacements for declarations and types that the compiler rejects in part: the rest stays.
struct DeclarationFixes {
  let text: HoleText

  /// Returns the replacements for a message; empty if only the ladder can help.
  func steps(for message: String, at token: TokenSyntax) -> [HoleLadder.Step] {
    if message.contains("does not override") || message.contains("has nothing to override") {
      return withoutOverride(token)
    }
    if let attribute = around(token, AttributeSyntax.self), isOfDeclaration(attribute) {
      return managed(attribute) ?? [Self.removed(Syntax(attribute))]
    }
    if let inherited = around(token, InheritedTypeSyntax.self) { return [without(inherited)] }
    if message.contains("does not conform to protocol"),
      let name = HoleSite.names(in: message).first
    {
      return withoutConformance(to: name, around: token)
    }
    if ["has no initializers", "without initializing all stored", "not initialized at super.init"]
      .contains(where: message.contains)
    {
      return withInitialValues(token)
    }
    if message.contains("'required' initializer"), message.contains("must be provided") {
      return withRequiredInitializer(message, token)
    }
    if message.contains("'!' is not allowed here"),
      let type = token.parent?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    {
      // Swift 4 allowed `value as Locale!`.
      return [
        HoleLadder.Step(
          unit: .statement, range: type.exclamationMark.trimmedOffsets, text: "?")
      ]
    }
    if let named = around(token, ImportDeclSyntax.self) { return [Self.removed(Syntax(named))] }
    return []
  }

  private func around<Node: SyntaxProtocol>(_ token: TokenSyntax, _ type: Node.Type) -> Node? {
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let found = current.as(type) { return found }
      if current.is(CodeBlockItemListSyntax.self) || current.is(MemberBlockItemListSyntax.self) {
        return nil
      }
      node = current.parent
    }
    return nil
  }

  private static func removed(_ node: Syntax) -> HoleLadder.Step {
    HoleLadder.Step(unit: .member, range: node.trimmedOffsets, text: "")
  }

  // MARK: Modifiers and attributes

  private func withoutOverride(_ token: TokenSyntax) -> [HoleLadder.Step] {
    var node: Syntax? = Syntax(token)
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      let modifiers = current.asProtocol(WithModifiersSyntax.self)?.modifiers
      if let modifier = modifiers?.first("override") { return [Self.removed(Syntax(modifier))] }
      node = current.parent
    }
    return []
  }

  private func isOfDeclaration(_ attribute: AttributeSyntax) -> Bool {
    attribute.parent?.is(AttributeListSyntax.self) == true
  }

  /// Core Data would provide the storage of such a property.
  private func managed(_ attribute: AttributeSyntax) -> [HoleLadder.Step]? {
    guard attribute.name == "NSManaged" else { return nil }
    var steps = [Self.removed(Syntax(attribute))]
    guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self) else {
      // A method that needs an implementation.
      let function = attribute.parent?.parent?.as(FunctionDeclSyntax.self)
      if let function, function.body == nil {
        let end = function.trimmedOffsets.upperBound
        let body = text.body(returning: function.signature.returnClause?.type)
        steps.append(HoleLadder.Step(unit: .member, range: end..<end, text: " " + body))
      }
      return steps
    }
    return steps + storage(of: variable)
  }

  /// Gives properties initial values that match their types.
  private func storage(of variable: VariableDeclSyntax) -> [HoleLadder.Step] {
    variable.bindings.compactMap { binding in
      guard binding.initializer == nil, binding.accessorBlock == nil,
        let type = binding.typeAnnotation, !isOptional(type.type)
      else { return nil }
      let end = type.trimmedOffsets.upperBound
      return HoleLadder.Step(unit: .member, range: end..<end, text: " = \(text.value)")
    }
  }

  private func isOptional(_ type: TypeSyntax) -> Bool {
    type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  // MARK: Types

  private func clause(around token: TokenSyntax) -> (InheritanceClauseSyntax?, MemberBlockSyntax)? {
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let type = current.asProtocol(DeclGroupSyntax.self) {
        return (type.inheritanceClause, type.memberBlock)
      }
      node = current.parent
    }
    return nil
  }

  private func without(_ inherited: InheritedTypeSyntax) -> HoleLadder.Step {
    guard let list = inherited.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return Self.removed(Syntax(inherited)) }
    let rest = list.filter { $0.id != inherited.id }.map(\.type.trimmedDescription)
    return HoleLadder.Step(
      unit: .member, range: clause.trimmedOffsets,
      text: rest.isEmpty ? "" : ": " + rest.joined(separator: ", "))
  }

  private func withoutConformance(
    to name: String, around token: TokenSyntax
  ) -> [HoleLadder.Step] {
    // In a member, the message is about a type that is used there.
    guard case (let clause?, let members)? = clause(around: token),
      token.position < members.position
    else { return [] }
    let types = Array(clause.inheritedTypes)
    let named = types.first { type in
      plainName(type.type.trimmedDescription).split(separator: ".").last.map(String.init) == name
    }
    // A protocol that requires another one; the message's text doesn't say which.
    guard let chosen = named ?? types.last else { return [] }
    return [without(chosen)]
  }

  /// Gives initial values to the properties that no initialiser of the type sets.
  private func withInitialValues(_ token: TokenSyntax) -> [HoleLadder.Step] {
    guard case (_, let members)? = clause(around: token) else { return [] }
    let setting = members.members.compactMap { member in
      member.decl.as(InitializerDeclSyntax.self)?.body?.oneLine
    }.joined(separator: " ")
    return members.members.flatMap { member -> [HoleLadder.Step] in
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.modifiers.isStatic,
        let name = variable.bindings.first?.pattern.trimmedDescription,
        !setting.contains("self.\(name) =")
      else { return [] }
      return storage(of: variable)
    }
  }

  private func withRequiredInitializer(
    _ message: String, _ token: TokenSyntax
  ) -> [HoleLadder.Step] {
    guard message.contains("init(coder:)"), case (_, let members)? = clause(around: token) else {
      return []
    }
    let end = members.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    return [
      HoleLadder.Step(
        unit: .member, range: end..<end,
        text: "required init?(coder: NSCoder) { \(text.value) as Never } ")
    ]
  }
}
