import SwiftSyntax

extension FileRewriter {
  /// The messages sent to values in a dictionary of changes or notifications, and to any object.
  private static let messages: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue",
    "uiEdgeInsetsValue", "directionalEdgeInsetsValue", "uiOffsetValue", "boolValue", "int8Value",
    "uint8Value", "int16Value", "uint16Value", "int32Value", "uint32Value", "int64Value",
    "uint64Value", "intValue", "integerValue", "uintValue", "longLongValue", "floatValue",
    "doubleValue", "decimalValue", "stringValue",
    "isEqual", "isKind", "isMember", "responds", "description", "debugDescription",
    "perform", "performSelector",
  ]

  /// Rewrites a message to any object, `(change[.newKey] as AnyObject).cgRectValue`, or to a
  /// variable that is one, `object.isEqual(other)`; also after a `?`.
  func rewriteMessage(_ node: MemberAccessExprSyntax) {
    guard Self.messages.contains(node.declName.baseName.text), let base = node.base else { return }
    let optional = base.as(OptionalChainingExprSyntax.self)
    let object = optional?.expression ?? base
    let wrapper = optional == nil ? "_DialectObject" : "_DialectObject.unlessNil"
    if let (cast, value, type) = parts(ofCast: object) {
      guard type == (optional == nil ? "AnyObject" : "AnyObject?") else { return }
      needsRuntime = true
      edits.insert(wrapper, at: cast.trimmedOffsets.lowerBound)
      blank(value.trimmedOffsets.upperBound..<cast.rightParen.trimmedOffsets.lowerBound)
    } else if anyObjects.isOne(object) {
      needsRuntime = true
      edits.insert("\(wrapper)(", at: object.trimmedOffsets.lowerBound)
      edits.insert(")", at: object.trimmedOffsets.upperBound)
    }
  }

  /// Returns the parts of `(value as Type)`.
  private func parts(
    ofCast node: ExprSyntax
  ) -> (cast: TupleExprSyntax, value: ExprSyntax, type: String)? {
    guard let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      elements.count == 3, elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let value = elements.first, let type = elements.last
    else { return nil }
    return (tuple, value, type.trimmedDescription)
  }
}

/// The names of variables and parameters in a file that are `AnyObject`, according to its text; all
/// variables with that name count.
struct AnyObjectNames {
  private let names: Set<String>

  init(_ tree: SourceFileSyntax, definitions: Set<String>) {
    let collector = Collector(definitions)
    collector.walk(tree)
    names = collector.objects.subtracting(collector.others)
  }

  /// Whether an expression is such a variable, of `self` or another object, possibly with a `!`.
  func isOne(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return name.argumentNames == nil && names.contains(name.baseName.text)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return isOne(forced.expression) }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    else { return false }
    return names.contains(member.declName.baseName.text)
  }

  private final class Collector: SyntaxVisitor {
    private(set) var objects: Set<String> = []
    private(set) var others: Set<String> = []
    private let definitions: Set<String>

    init(_ definitions: Set<String>) {
      self.definitions = definitions
      super.init(viewMode: .sourceAccurate)
    }

    private func add(_ name: String, _ isObject: Bool) {
      if isObject { objects.insert(name) } else { others.insert(name) }
    }

    /// Whether a type is `AnyObject`, or an optional of it.
    private func isObject(_ type: String) -> Bool {
      type == "AnyObject" || type == "AnyObject?" || type == "AnyObject!"
    }

    /// Whether a value's outermost cast is to such a type.
    private func isObject(_ value: ExprSyntax?) -> Bool {
      guard let elements = value?.as(SequenceExprSyntax.self)?.elements, elements.count >= 3,
        elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
      else { return false }
      return isObject(elements.last?.trimmedDescription ?? "")
    }

    /// Code that isn't compiled is ignored.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      BuildCondition.of(node, definitions: definitions) == .fails ? .skipChildren : .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return .visitChildren
      }
      let type = node.typeAnnotation?.type.trimmedDescription
      add(name, type.map(isObject) ?? isObject(node.initializer?.value))
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      // `if let object` has the type of the original.
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = node.initializer?.value
      else { return .visitChildren }
      if value.trimmedDescription == name { return .visitChildren }
      add(name, node.typeAnnotation.map { isObject($0.type.trimmedDescription) } ?? isObject(value))
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      add((node.secondName ?? node.firstName).text, isObject(node.type.trimmedDescription))
      return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      let type = node.type?.trimmedDescription
      add((node.secondName ?? node.firstName).text, type.map(isObject) ?? false)
      return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, false)
      return .visitChildren
    }

    /// Names bound in loops, cases and tuples.
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      if node.parent?.is(PatternBindingSyntax.self) != true,
        node.parent?.is(OptionalBindingConditionSyntax.self) != true
      {
        add(node.identifier.text, false)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, false)
      return .visitChildren
    }
  }
}
