import SwiftSyntax

/// Finds the smallest unit around a location that can become a hole, and isn't one already.
///
/// If a unit that is a hole still has an error, the unit around it becomes one, so each compiler round leaves less of
/// the failing code.
struct HoleLadder {
  /// A replacement.
  struct Step {
    var unit: HoleUnit
    var range: Range<Int>
    /// The new text; empty to remove the code.
    var text: String
    /// A removed statement, with the local names that later statements lose.
    var lost: (item: CodeBlockItemSyntax, names: [String])?
  }

  let least: HoleUnit
  let text: HoleText

  /// Returns the first step up from a token, or `nil` if only the file is left.
  func step(from token: TokenSyntax) -> Step? {
    if let step = ViewHoles.withoutModifier(at: token, text), step.unit >= least { return step }
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let step = step(current, from: token), step.unit >= least { return step }
      node = current.parent
    }
    return nil
  }

  private func step(_ node: Syntax, from token: TokenSyntax) -> Step? {
    if let item = node.as(CodeBlockItemSyntax.self) { return step(item, from: token) }
    if let condition = node.as(ConditionElementSyntax.self) { return step(condition) }
    if let clause = node.as(InitializerClauseSyntax.self) { return step(clause) }
    if let block = node.as(CodeBlockSyntax.self) { return body(block) }
    if let block = node.as(AccessorBlockSyntax.self) { return body(block) }
    if node.is(MemberBlockItemSyntax.self) {
      return Step(unit: .member, range: node.trimmedOffsets, text: "")
    }
    return nil
  }

  // MARK: Statements

  private func step(_ item: CodeBlockItemSyntax, from token: TokenSyntax) -> Step? {
    if isOfFile(item), case .decl = item.item {
      return Step(unit: .declaration, range: item.trimmedOffsets, text: "")
    }
    // A semicolon stays, as it separates the hole from the next statement.
    let range = item.item.trimmedOffsets
    let code = item.trimmedDescription
    if HoleText.isAssignment(code) {
      return Step(unit: .statement, range: range, text: text.statement)
    }
    guard !HoleText.isHole(code) else { return nil }
    func step(_ text: String, _ other: Range<Int>? = nil) -> Step {
      Step(unit: .statement, range: other ?? range, text: text)
    }
    if ViewHoles.isView(item) { return step(text.emptyView) }
    switch item.item {
    case .stmt(let statement):
      if let result = statement.as(ReturnStmtSyntax.self), result.expression != nil {
        return step("return " + text.value)
      }
      var taken = step(text.statement)
      if let condition = statement.as(GuardStmtSyntax.self) {
        taken.lost = (item, LostNames.of(condition))
      }
      return taken
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else {
        return step(text.statement)
      }
      if let kept = replacing(variable) { return step(kept) }
      var taken = step(text.statement)
      taken.lost = (item, LostNames.of(variable))
      return taken
    case .expr(let expression):
      if let assignment = assignedInInitializer(expression, item, from: token) {
        return step(text.value, assignment)
      }
      if let property = assignedProperty(expression, from: token) {
        return step(text.statement(assigning: property))
      }
      return step(isResult(item) ? text.value : text.statement)
    @unknown default:
      return step(text.statement)
    }
  }

  private func isOfFile(_ item: CodeBlockItemSyntax) -> Bool {
    var node = item.parent
    while let current = node {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
        || current.is(AccessorBlockSyntax.self)
      {
        return false
      }
      node = current.parent
    }
    return true
  }

  /// A local variable with an explicit type keeps its declaration for later statements.
  private func replacing(_ variable: VariableDeclSyntax) -> String? {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      binding.accessorBlock == nil, let type = binding.typeAnnotation, binding.initializer != nil
    else { return nil }
    let keyword = variable.bindingSpecifier.text
    return
      "\(keyword) \(binding.pattern.trimmedDescription)\(type.trimmedDescription) = \(text.value)"
  }

  /// Returns the value of an assignment in an initialiser, because the property would be uninitialised without it.
  private func assignedInInitializer(
    _ expression: ExprSyntax, _ item: CodeBlockItemSyntax, from token: TokenSyntax
  ) -> Range<Int>? {
    guard item.parent?.parent?.parent?.is(InitializerDeclSyntax.self) == true,
      let sequence = expression.as(SequenceExprSyntax.self)
    else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let first = elements.dropFirst(2).first, let last = elements.last
    else { return nil }
    let range = first.trimmedOffsets.lowerBound..<last.trimmedOffsets.upperBound
    let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
    guard place >= elements[1].trimmedOffsets.lowerBound,
      !HoleText.isHole(first.trimmedDescription)
    else { return nil }
    return range
  }

  /// Returns what an assignment of a failing value sets, if that is one name: later code may need the object.
  private func assignedProperty(_ expression: ExprSyntax, from token: TokenSyntax) -> String? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      token.position >= elements[1].position
    else { return nil }
    let access = elements[0].as(MemberAccessExprSyntax.self)
    let isOwn =
      access?.base?.trimmedDescription == "self" || elements[0].is(DeclReferenceExprSyntax.self)
    return isOwn ? elements[0].trimmedDescription : nil
  }

  /// Whether an expression is the implicit result of its closure, function or accessor.
  private func isResult(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let around = list.parent
    else { return false }
    if around.is(ClosureExprSyntax.self) || around.is(AccessorBlockSyntax.self) { return true }
    guard around.is(CodeBlockSyntax.self), let owner = around.parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause.map { !HoleText.isVoid($0.type) } ?? false
    }
    return owner.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
  }

  // MARK: Conditions and values

  private func step(_ element: ConditionElementSyntax) -> Step? {
    guard case .expression(let condition) = element.condition,
      let owner = element.parent?.parent,
      owner.is(IfExprSyntax.self) || owner.is(WhileStmtSyntax.self),
      !HoleText.isHole(condition.trimmedDescription)
    else { return nil }
    // `if(ready)` becomes a name without its space.
    let isJoined =
      condition.leadingTrivia.isEmpty
      && condition.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty == true
    return Step(
      unit: .statement, range: condition.trimmedOffsets, text: (isJoined ? " " : "") + text.value)
  }

  private func step(_ clause: InitializerClauseSyntax) -> Step? {
    guard !HoleText.isHole(clause.trimmedDescription) else { return nil }
    if clause.parent?.is(FunctionParameterSyntax.self) == true {
      return Step(unit: .statement, range: clause.value.trimmedOffsets, text: text.value)
    }
    guard let binding = clause.parent?.as(PatternBindingSyntax.self),
      let item = binding.parent?.parent?.parent,
      item.is(MemberBlockItemSyntax.self)
        || item.as(CodeBlockItemSyntax.self).map(isOfFile) == true
    else { return nil }
    if binding.typeAnnotation != nil {
      return Step(unit: .statement, range: clause.value.trimmedOffsets, text: text.value)
    }
    guard let type = ValueType.of(clause.value) else { return nil }
    return Step(unit: .statement, range: clause.trimmedOffsets, text: ": \(type) = \(text.value)")
  }

  // MARK: Bodies

  private func body(_ block: CodeBlockSyntax) -> Step? {
    guard let owner = block.parent, !isHole(block.statements) else { return nil }
    let replacement: String
    if let function = owner.as(FunctionDeclSyntax.self) {
      replacement = text.body(returning: function.signature.returnClause?.type)
    } else if let initializer = owner.as(InitializerDeclSyntax.self) {
      replacement = text.body(ofInitializer: initializer)
    } else if owner.is(DeinitializerDeclSyntax.self) {
      replacement = text.body(returning: nil)
    } else if let accessor = owner.as(AccessorDeclSyntax.self) {
      let returns = accessor.accessorSpecifier.text == "get"
      replacement = text.body(returning: returns ? accessedType(Syntax(accessor)) : nil)
    } else {
      return nil
    }
    return Step(unit: .body, range: block.trimmedOffsets, text: replacement)
  }

  private func body(_ block: AccessorBlockSyntax) -> Step? {
    guard case .getter(let statements) = block.accessors, !isHole(statements) else { return nil }
    return Step(
      unit: .body, range: block.trimmedOffsets,
      text: text.body(returning: accessedType(Syntax(block))))
  }

  /// Whether a body consists only of a hole.
  private func isHole(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.count == 1 && HoleText.isHole(statements.trimmedDescription)
  }

  /// Returns the type of the property or subscript that an accessor belongs to.
  private func accessedType(_ node: Syntax) -> TypeSyntax? {
    var current: Syntax? = node
    while let here = current {
      if let binding = here.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      if let declaration = here.as(SubscriptDeclSyntax.self) {
        return declaration.returnClause.type
      }
      current = here.parent
    }
    return nil
  }
}
