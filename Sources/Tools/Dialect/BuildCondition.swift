import SwiftSyntax

/// The value of an `#if` condition: true, false, or only known to the compiler.
enum BuildCondition: Hashable {
  case holds
  case fails
  /// The condition to pass on to the compiler.
  case unknown(String)

  static let absentModules: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "Darwin", "TVUIKit", "Carbon", "IOKit",
  ]
  static let presentModules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "Swift", "Glibc",
  ]

  /// Evaluates a condition on a simulated device: `os(iOS)` and `targetEnvironment(simulator)` are
  /// true.
  static func evaluating(_ condition: ExprSyntax, definitions: Set<String>) -> BuildCondition {
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return evaluating(only.expression, definitions: definitions)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true" ? .holds : .fails
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return !evaluating(prefix.expression, definitions: definitions)
    }
    if let name = condition.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return definitions.contains(name.baseName.text) ? .holds : .unknown(name.baseName.text)
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return evaluating(call) }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return evaluating(sequence, definitions: definitions)
    }
    return .unknown(condition.trimmedDescription)
  }

  private static func evaluating(_ call: FunctionCallExprSyntax) -> BuildCondition {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS" ? .holds : .fails
    case "targetEnvironment": return argument == "simulator" ? .holds : .fails
    case "canImport" where call.arguments.count == 1:
      if absentModules.contains(argument) { return .fails }
      if presentModules.contains(argument) { return .holds }
    default: break
    }
    return .unknown(call.trimmedDescription)
  }

  private static func evaluating(
    _ sequence: SequenceExprSyntax, definitions: Set<String>
  ) -> BuildCondition {
    // `&&` has a higher precedence than `||`.
    var alternatives: [BuildCondition] = []
    var conjunction: BuildCondition = .holds
    var expectsOperand = true
    for element in sequence.elements {
      if expectsOperand {
        conjunction = conjunction && evaluating(element, definitions: definitions)
      } else if element.trimmedDescription == "||" {
        alternatives.append(conjunction)
        conjunction = .holds
      } else if element.trimmedDescription != "&&" {
        return .unknown(sequence.trimmedDescription)
      }
      expectsOperand.toggle()
    }
    return alternatives.reversed().reduce(conjunction) { $1 || $0 }
  }

  static prefix func ! (condition: BuildCondition) -> BuildCondition {
    switch condition {
    case .holds: .fails
    case .fails: .holds
    case .unknown(let text): .unknown("!(\(text))")
    }
  }

  static func && (a: BuildCondition, b: BuildCondition) -> BuildCondition {
    switch (a, b) {
    case (.fails, _), (_, .fails): .fails
    case (.holds, let other), (let other, .holds): other
    case (.unknown(let a), .unknown(let b)): .unknown("(\(a)) && (\(b))")
    }
  }

  static func || (a: BuildCondition, b: BuildCondition) -> BuildCondition {
    switch (a, b) {
    case (.holds, _), (_, .holds): .holds
    case (.fails, let other), (let other, .fails): other
    case (.unknown(let a), .unknown(let b)): .unknown("(\(a)) || (\(b))")
    }
  }

  /// Returns the condition for compiling a clause of an `#if`: its own is true, and all previous
  /// ones are false.
  static func of(_ clause: IfConfigClauseSyntax, definitions: Set<String>) -> BuildCondition {
    var result: BuildCondition =
      clause.condition.map { evaluating($0, definitions: definitions) } ?? .holds
    guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return result }
    for earlier in clauses {
      if earlier.id == clause.id { break }
      if let condition = earlier.condition {
        result = !evaluating(condition, definitions: definitions) && result
      }
    }
    return result
  }

  /// The text of the `#if` that must surround code moved out of the region, or `nil`.
  var text: String? {
    guard case .unknown(let text) = self else { return nil }
    return text
  }
}
