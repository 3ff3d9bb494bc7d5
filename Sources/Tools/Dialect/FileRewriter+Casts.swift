import SwiftSyntax

extension FileRewriter {
  private static let cast = "unsafeBitCast"

  /// Returns the parts of `unsafeBitCast(value, to: Type.self)`.
  private func parts(of node: FunctionCallExprSyntax) -> (value: ExprSyntax, type: ExprSyntax)? {
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == Self.cast,
      node.arguments.count == 2, let value = node.arguments.first, let type = node.arguments.last,
      value.label == nil, type.label?.text == "to"
    else { return nil }
    return (value.expression, type.expression)
  }

  /// Passes the block itself in
  /// `imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))`, which accepts any
  /// value here.
  func passBlock(to node: FunctionCallExprSyntax) {
    guard node.arguments.count == 1,
      let call = node.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      let (value, type) = parts(of: call), type.trimmedDescription == "AnyObject.self"
    else { return }
    let (all, kept) = (call.trimmedOffsets, value.trimmedOffsets)
    blank(all.lowerBound..<kept.lowerBound)
    blank(kept.upperBound..<all.upperBound)
    passed.insert(call.id)
  }

  /// Checks casts of blocks and C functions with selectors, which are two-word Swift closures here:
  /// casting between one and a one-word object or pointer crashes the program.
  func checkCast(_ node: FunctionCallExprSyntax) {
    guard !passed.contains(node.id), let (value, type) = parts(of: node) else { return }
    let isFromClosure = conventions.isClosure(value)
    let isToClosure = conventions.isClosureType(type)
    guard isFromClosure != isToClosure else { return }
    // The result of these functions would be cast; here they find nothing, which is reported.
    if isToClosure, looksForMethods(Syntax(node).declarationAround) { return }
    note(
      .error, at: node,
      "a \(isFromClosure ? "block" : "function that takes a selector") is a closure of Swift here, "
        + "larger than an object or a pointer: unsafeBitCast would end the program",
      isFromClosure
        ? "pass the block itself, as Any, or put the call into #if canImport(Darwin)"
        : "call the method itself, or put the call into #if canImport(Darwin)")
  }

  private func looksForMethods(_ declaration: Syntax) -> Bool {
    declaration.tokens(viewMode: .sourceAccurate).contains {
      Self.exchangingFunctions.contains($0.text)
    }
  }
}

/// The names of blocks in a file, and of C functions whose `@convention` is removed.
struct ConventionNames {
  /// The names of types.
  private var aliases: Set<String> = []
  /// The names of variables and parameters.
  private var values: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(tree)
    for (name, type) in collector.aliases where Self.isClosure(type) { aliases.insert(name) }
    for (name, type) in collector.values where isClosure(type) { values.insert(name) }
  }

  /// Whether an expression is a block, as far as the file shows.
  func isClosure(_ value: ExprSyntax) -> Bool {
    if value.is(ClosureExprSyntax.self) { return true }
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return values.contains(name)
    }
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return isClosure(tuple.elements.first!.expression)
    }
    guard let elements = value.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let type = elements.last?.as(TypeExprSyntax.self)?.type
    else { return false }
    return isClosure(type)
  }

  /// Whether an expression is the metatype of such a type: `Block.self`.
  func isClosureType(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self", let base = member.base
    else { return false }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return aliases.contains(name)
    }
    if let type = base.as(TypeExprSyntax.self)?.type { return isClosure(type) }
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let type = tuple.elements.first?.expression.as(TypeExprSyntax.self)?.type
    else { return false }
    return isClosure(type)
  }

  private func isClosure(_ type: TypeSyntax) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return isClosure(optional.wrappedType) }
    return aliases.contains(plainName(type.oneLine)) || Self.isClosure(type)
  }

  /// Whether a type has an attribute that ``FileRewriter`` removes.
  private static func isClosure(_ type: TypeSyntax) -> Bool {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return attributed.attributes.contains { attribute in
        guard case .attribute(let attribute) = attribute else { return false }
        return attributed.takesAway(attribute)
      }
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return isClosure(optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return isClosure(tuple.elements.first!.type)
    }
    return false
  }

  private final class Collector: SyntaxVisitor {
    var aliases: [(name: String, type: TypeSyntax)] = []
    var values: [(name: String, type: TypeSyntax)] = []

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      aliases.append((node.name.text, node.initializer.value))
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = node.typeAnnotation?.type
      {
        values.append((name, type))
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      values.append(((node.secondName ?? node.firstName).text, node.type))
      return .visitChildren
    }
  }
}

extension AttributedTypeSyntax {
  /// Whether one of its attributes has no meaning here: blocks are Swift closures, and C functions
  /// don't take selectors.
  func takesAway(_ attribute: AttributeSyntax) -> Bool {
    guard attribute.name == "convention" else { return false }
    if attribute.arguments?.trimmedDescription.contains("block") ?? false { return true }
    return baseType.tokens(viewMode: .sourceAccurate).contains { $0.text == "Selector" }
  }
}
