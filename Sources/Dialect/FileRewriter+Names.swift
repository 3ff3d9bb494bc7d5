import SwiftSyntax

extension FileRewriter {
  /// Calls that need a name which Objective-C's run time would know.
  func rewriteNames(_ node: FunctionCallExprSyntax) {
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      switch function.baseName.text {
      case "NSClassFromString": rename(function, to: "_dialectClass")
      case "NSStringFromClass": rename(function, to: "_dialectClassName")
      default: break
      }
    }
    addKey(to: node)
  }

  private func rename(_ function: DeclReferenceExprSyntax, to name: String) {
    needsRuntime = true
    edits.replace(function.trimmedOffsets, with: name)
  }

  /// `view.observe(\.progress) { … }` tells the property's name as well, as Swift's key paths don't know
  /// it.
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

  /// Whether the call is to a method of NSObject's, as far as its arguments tell.
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
    let root = path.root.map { plainName($0.oneLine) }
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
