import SwiftSyntax

extension FileRewriter {
  /// Rewrites calls that need a name known to the Objective-C runtime.
  func rewriteNames(_ node: FunctionCallExprSyntax) {
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      switch function.baseName.text {
      case "imp_implementationWithBlock": passBlock(to: node)
      case "unsafeBitCast": checkCast(node)
      case "NSClassFromString": rename(function, to: "_dialectClass")
      case "NSStringFromClass": rename(function, to: "_dialectClassName")
      case "NSPredicate" where node.arguments.first?.label?.text == "format":
        uncastArguments(of: node)
      case let name where Self.exchangingFunctions.contains(name): tellOfExchange(node)
      default: break
      }
    }
    addKey(to: node)
    rewriteClassDescription(node)
  }

  /// Removes `as CVarArg` from the values of a format: on Linux dates, arrays and objects are none, and the
  /// initialiser takes any value.
  private func uncastArguments(of node: FunctionCallExprSyntax) {
    for argument in node.arguments.dropFirst() {
      guard let elements = argument.expression.as(SequenceExprSyntax.self)?.elements,
        let cast = elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
        let type = elements.last, ["CVarArg", "any CVarArg"].contains(type.trimmedDescription)
      else { continue }
      edits.replace(
        cast.trimmedOffsets.lowerBound..<type.trimmedOffsets.upperBound, with: "as Any")
    }
  }

  /// Rewrites `type(of: object).description()`: classes as such have no members here. A module that
  /// declares such a method for its own types may mean that one.
  private func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", node.arguments.isEmpty,
      let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type",
      type.arguments.first?.label?.text == "of",
      !ask(.isOwn(name: FileFacts.describing), { $0.isOwn(FileFacts.describing) })
    else { return }
    needsRuntime = true
    edits.insert("_dialectClassName(", at: type.trimmedOffsets.lowerBound)
    edits.replace(type.trimmedOffsets.upperBound..<node.trimmedOffsets.upperBound, with: ")")
  }

  /// Gives the properties and methods of an `@NSManaged` declaration the accessors and bodies that
  /// Core Data or Core Animation would provide.
  func implementManaged(_ attribute: AttributeSyntax) {
    let declaration = attribute.parent?.parent
    if let variable = declaration?.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binding.accessorBlock == nil {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let type = binding.typeAnnotation
        else { continue }
        needsRuntime = true
        let key = ObjCNames.plain(name)
        edits.insert(
          " { get { _dialectManaged(\"\(key)\") } set { _dialectSetManaged(newValue, \"\(key)\") } }",
          at: type.trimmedOffsets.upperBound)
      }
    } else if let function = declaration?.as(FunctionDeclSyntax.self), function.body == nil {
      needsRuntime = true
      let name = "\"\(ObjCNames.plain(function.name.text))\""
      let values = function.signature.parameterClause.parameters.map {
        ($0.secondName ?? $0.firstName).text
      }
      let body =
        function.signature.returnClause == nil
        ? "_dialectCallManaged(\(([name] + values).joined(separator: ", ")))"
        : "_dialectManaged(\(name))"
      edits.insert(" { \(body) }", at: function.trimmedOffsets.upperBound)
    }
  }

  /// The functions that find, add and exchange methods in the Objective-C runtime.
  static let exchangingFunctions: Set<String> = [
    "class_getInstanceMethod", "class_getClassMethod", "class_getMethodImplementation",
    "class_addMethod", "class_replaceMethod", "method_exchangeImplementations",
    "method_setImplementation",
  ]

  /// Reports once for each function, initializer, accessor or other declaration.
  private func tellOfExchange(_ node: FunctionCallExprSyntax) {
    guard exchangers.insert(Syntax(node).declarationAround.id).inserted else { return }
    note(
      .warning, at: node,
      "methods can't be found, added or exchanged without Objective-C's run time: here "
        + "class_getInstanceMethod finds none, and all methods stay as they are",
      "override the method in a subclass, or call the replacement directly")
  }

  private func rename(_ function: DeclReferenceExprSyntax, to name: String) {
    needsRuntime = true
    edits.replace(function.trimmedOffsets, with: name)
  }

  /// Adds the property's name to `view.observe(\.progress) { … }`, because Swift's key paths don't
  /// include it.
  private func addKey(to node: FunctionCallExprSyntax) {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let first = node.arguments.first, isKeyPathTaker(name, first, node),
      let path = first.expression.as(KeyPathExprSyntax.self), let key = key(path)
    else { return }
    needsRuntime = true
    edits.insert(", _dialectKey: \"\(key)\"", at: first.expression.trimmedOffsets.upperBound)
  }

  /// Whether the call is to one of NSObject's methods, as far as its arguments show.
  private func isKeyPathTaker(
    _ name: String?, _ first: LabeledExprSyntax, _ node: FunctionCallExprSyntax
  ) -> Bool {
    switch name {
    case "willChangeValue", "didChangeValue":
      return first.label?.text == "for" && node.arguments.count == 1
    case "observe":
      guard first.label == nil else { return false }
      let labels = node.arguments.dropFirst().compactMap { $0.label?.text }
      guard labels.allSatisfy({ $0 == "options" || $0 == "changeHandler" }) else { return false }
      return !labels.isEmpty || node.trailingClosure.map(takesTwo) == true
    default: return false
    }
  }

  private func takesTwo(_ closure: ClosureExprSyntax) -> Bool {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.count == 2
    case .parameterClause(let clause): clause.parameters.count == 2
    default: closure.statements.description.contains("$1")
    }
  }

  private func key(_ path: KeyPathExprSyntax) -> String? {
    var names: [String] = []
    for component in path.components {
      switch component.component {
      case .property(let property): names.append(property.declName.baseName.text)
      case .optional: continue
      default: return nil
      }
    }
    guard !names.isEmpty else { return nil }
    let root = path.root.map { known(plainName($0.oneLine)) }
    return names.enumerated().map { position, name in
      if position == 0, let root,
        let fact = ask(.property(type: root, name: name), { $0.property(type: root, name: name) })
      {
        return fact.objcName ?? name
      }
      return ask(.isProperty(name: name)) { $0.isProperty(name) }
        ? name : ObjCNames.importedProperty(name)
    }.joined(separator: ".")
  }
}

extension Syntax {
  /// The innermost function, initializer, accessor, member or statement of a file that contains a
  /// node.
  var declarationAround: Syntax {
    var node = self
    while let around = node.parent, !node.isDeclarationWithCode { node = around }
    return node
  }

  private var isDeclarationWithCode: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .memberBlockItem: true
    // A top-level statement.
    case .codeBlockItem: parent?.parent?.is(SourceFileSyntax.self) ?? false
    default: false
    }
  }
}
