import SwiftSyntax

/// Holes in the views of SwiftUI, where a statement that returns nothing is refused.
enum ViewHoles {
  /// Whether a result is a view.
  static func isView(_ type: TypeSyntax?) -> Bool {
    ["some View", "some SwiftUI.View"].contains(type?.trimmedDescription)
  }

  /// Whether a statement may be one of the views of a body. It may also be a call in a closure, where a value that
  /// nothing uses is no fault.
  static func isView(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .expr(let expression): isInView(item) && !isAssignment(expression)
    case .stmt(let statement): statement.is(ExpressionStmtSyntax.self) && isInView(item)
    case .decl: false
    @unknown default: false
    }
  }

  private static func isAssignment(_ expression: ExprSyntax) -> Bool {
    let sequence = expression.as(SequenceExprSyntax.self)
    return sequence?.elements.contains { $0.is(AssignmentExprSyntax.self) } ?? false
  }

  /// Whether code is in a declaration that makes a view.
  private static func isInView(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let next = current {
      if let function = next.as(FunctionDeclSyntax.self) {
        return isView(function.signature.returnClause?.type)
      }
      if let binding = next.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return isView(binding.typeAnnotation?.type)
      }
      if next.is(MemberBlockItemSyntax.self) { return false }
      current = next.parent
    }
    return false
  }

  /// Returns the view without a modifier that isn't here: `Text("a").missing(1)` stays `Text("a")`.
  static func withoutModifier(at token: TokenSyntax, _ text: HoleText) -> HoleLadder.Step? {
    guard text.reason.contains("has no member"),
      let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      access.declName.baseName.id == token.id,
      let base = access.base?.as(FunctionCallExprSyntax.self),
      let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id, isInView(call)
    else { return nil }
    return HoleLadder.Step(
      unit: .statement, range: call.trimmedOffsets,
      text: text.value(keeping: base.trimmedDescription))
  }
}
