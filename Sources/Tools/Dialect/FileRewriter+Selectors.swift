import SwiftSyntax

extension FileRewriter {
  /// Converts `#selector(save(_:))` to the selector's name and a reference to the method, through
  /// which it is called: overriding works, and so do private methods.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else {
      note(.error, at: node, "#selector takes one method", "name one method")
      return
    }
    needsRuntime = true
    if let label = argument.label?.text {
      replace(node, with: accessorSelector(argument.expression, isSetter: label == "setter"))
      return
    }
    var (expression, cast) = separated(argument.expression)
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      let inner = separated(only.expression)
      expression = inner.0
      cast = cast ?? inner.1
    }
    guard let owner = owner(of: expression) else {
      note(
        .error, at: node, "the method in #selector isn't named directly",
        "name it as Type.method(_:)")
      return
    }
    replace(node, with: selector(owner, cast: cast))
  }

  /// Splits an expression at its `as`.
  private func separated(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    if let cast = expression.as(AsExprSyntax.self) { return (cast.expression, cast.type) }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      return (first, type.type)
    }
    return (expression, nil)
  }

  /// A method in `#selector`.
  struct NamedMethod {
    enum Owner {
      /// The type's name in the code, and in the index.
      case type(String, qualified: String)
      case instance(String)
      /// Outside of all types.
      case none
    }

    var owner: Owner
    var name: DeclReferenceExprSyntax
    var isProtocol = false
  }

  private func owner(of expression: ExprSyntax) -> NamedMethod? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return NamedMethod(owner: enclosing, name: name, isProtocol: false)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let chain = base.as(OptionalChainingExprSyntax.self)
    var text = Self.withoutExistential(chain?.expression ?? base).oneLine
    if ["self", "super", "Self", "type(of: self)"].contains(text) {
      return NamedMethod(owner: enclosing, name: member.declName)
    }
    // Only the type matters.
    if chain != nil { text += "!" }
    let last = plainName(text).split(separator: ".").last ?? ""
    if last.first?.isUppercase == true, !text.contains("(") {
      let name = plainName(text)
      let isProtocol =
        ask(.isProtocol(name: name)) { $0.isProtocol(name) }
        || SystemOptionals.protocols.contains(name)
      return NamedMethod(
        owner: .type(text, qualified: name), name: member.declName, isProtocol: isProtocol)
    }
    return NamedMethod(owner: .instance(text), name: member.declName)
  }

  /// Returns the protocol in `(any P)`.
  private static func withoutExistential(_ expression: ExprSyntax) -> SyntaxProtocol {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let type = tuple.elements.first?.expression.as(TypeExprSyntax.self)?.type
        .as(SomeOrAnyTypeSyntax.self)
    else { return expression }
    return type.constraint
  }

  private var enclosing: NamedMethod.Owner {
    guard let scope = scopes.last else { return .none }
    return .type(scope.isProtocol ? "Self" : scope.name, qualified: scope.qualified)
  }

  private func selector(_ method: NamedMethod, cast: TypeSyntax?) -> String {
    let base = method.name.baseName.text
    let labels = method.name.argumentNames?.arguments.map(\.name.text)
    var known: [MemberFact] = []
    if case .type(_, let qualified) = method.owner {
      let type = self.known(qualified)
      // After a dot a keyword needs no backticks, which its declaration has.
      for base in [base, ObjCNames.plain(base), "`\(base)`"] where known.isEmpty {
        known = ask(.methods(type: type, base: base)) { $0.methods(type: type, base: base) }
      }
    }
    let types = cast.flatMap(functionType)
    var matching = known.filter { labels == nil || $0.labels == labels! }
    if let types, matching.count > 1 {
      matching = matching.filter { $0.parameterTypes.count == types.parameters.count }
      let exact = matching.filter { $0.parameterTypes == types.parameters }
      if !exact.isEmpty { matching = exact }
    }
    let found = matching.first
    let name =
      found?.selector ?? labels.map { ObjCNames.selector(base, labels: $0) }
      ?? ObjCNames.plain(base)
    let tooMany = (labels?.count ?? 0) > MemberFact.maximumParameters
    let nameOnly =
      method.isProtocol || base == "init" || tooMany
      || (found.map { !$0.isCallable || $0.isStatic } ?? false)
    if nameOnly { return "_dialectSelector(\"\(name)\")" }
    let call = (labels ?? found?.labels).map { MemberFact.call(base, labels: $0) }
    var suffix = types.map { ", as: \($0.text)" } ?? ""
    if types == nil, let found, known.contains(where: { $0.parameterTypes != found.parameterTypes })
    {
      suffix = ", as: \(found.functionType)"
    }
    switch (method.owner, call) {
    case (.type(let type, _), let call?):
      return "_dialectSelector(\"\(name)\", \(type).self, \(call)\(suffix))"
    // A protocol's requirement. `Self.f` would capture an object that may not be sent to the main actor.
    case (.type("Self", _), nil):
      return "_dialectSelector(\"\(name)\", { (target: Self) in target.\(base) }\(suffix))"
    // A method of another module, with unknown parameters.
    case (.type(let type, _), nil):
      return "_dialectSelector(\"\(name)\", \(type).\(base)\(suffix))"
    case (.none, _): return "_dialectSelector(\"\(name)\")"
    case (.instance(let object), let call):
      let call = call ?? "{ $0.\(base) }"
      return "_dialectSelector(\"\(name)\", of: \(object), \(call)\(suffix))"
    }
  }

  /// Returns the type after `as`, without the owner and optionality: `(Foo) -> (UIButton) -> Void`
  /// is `(UIButton) -> Void`.
  private func functionType(_ type: TypeSyntax) -> (parameters: [String], text: String)? {
    var type = type
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        type = only.type
      } else if let function = type.as(FunctionTypeSyntax.self),
        function.returnClause.type.is(FunctionTypeSyntax.self)
      {
        type = function.returnClause.type
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else {
        break
      }
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    return (function.parameters.map { $0.type.oneLine }, "(\(function.oneLine)).self")
  }

  private func accessorSelector(_ expression: ExprSyntax, isSetter: Bool) -> String {
    var name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    var type = scopes.last?.qualified
    if let member = expression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
      if let base = member.base?.oneLine, !["self", "super", "Self"].contains(base) {
        type = plainName(base)
      }
    }
    let property = name ?? expression.oneLine
    let fact = type.map(known).flatMap { type in
      ask(.property(type: type, name: property)) { $0.property(type: type, name: property) }
    }
    let known = fact?.objcName ?? ObjCNames.plain(property)
    let setter = ObjCNames.setter(fact == nil ? ObjCNames.importedProperty(property) : known)
    return "_dialectSelector(\"\(isSetter ? setter : known)\")"
  }

  /// Converts `#keyPath(Song.album.title)` to `"album.title"`.
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else {
      note(.error, at: node, "#keyPath takes one property", "name one property")
      return
    }
    var components = argument.expression.oneLine
      .split { $0 == "." || $0 == "?" || $0 == "!" }.map { plainName(String($0)) }
    var types: [String] = []
    while components.count > 1, components[0].first?.isUppercase == true || components[0] == "self"
    {
      let first = components.removeFirst()
      if first != "Self", first != "self" { types.append(first) }
    }
    let type = types.isEmpty ? scopes.last?.qualified : types.joined(separator: ".")
    let names = components.enumerated().map { position, name -> String in
      if position == 0, let type = type.map(known),
        let fact = ask(
          .property(type: type, name: name), { $0.property(type: type, name: name) })
      {
        return fact.objcName ?? ObjCNames.plain(name)
      }
      let isOwn = ask(.isProperty(name: name)) { $0.isProperty(name) }
      return isOwn && position > 0 ? ObjCNames.plain(name) : ObjCNames.importedProperty(name)
    }
    replace(node, with: "\"\(names.joined(separator: "."))\"")
  }
}
