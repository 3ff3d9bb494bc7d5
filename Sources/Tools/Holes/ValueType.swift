import SwiftSyntax

/// The type of an initial value, as far as its text reveals it.
enum ValueType {
  /// The usual names of a type's shared instance.
  static let instances: Set<String> = [
    "shared", "sharedInstance", "default", "standard", "main", "current", "instance", "zero",
  ]

  /// Returns the type's text, or `nil` if only the compiler can infer it.
  static func of(_ value: ExprSyntax) -> String? {
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if let call = value.as(FunctionCallExprSyntax.self) {
      if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
        return closure.signature?.returnClause?.type.trimmedDescription
      }
      return typeName(call.calledExpression)
    }
    if let access = value.as(MemberAccessExprSyntax.self), let base = access.base {
      return instances.contains(access.declName.baseName.text) ? typeName(base) : nil
    }
    // `x as T` is a sequence until operators are folded.
    if let last = value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self) {
      return last.trimmedDescription
    }
    return nil
  }

  /// Returns the text of an expression that refers to a type, judging by its first letter.
  private static func typeName(_ expression: ExprSyntax) -> String? {
    let names: ExprSyntax
    if let special = expression.as(GenericSpecializationExprSyntax.self) {
      names = special.expression
    } else {
      names = expression
    }
    let text = names.trimmedDescription
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard isName, let last = text.split(separator: ".").last, last.first?.isUppercase == true else {
      return nil
    }
    return expression.trimmedDescription
  }
}
