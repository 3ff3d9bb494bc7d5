import SwiftSyntax

extension MemberSignature {
  init(_ node: FunctionDeclSyntax) {
    let effects = node.signature.effectSpecifiers
    var arguments: [String] = []
    var parameters: [String] = []
    for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
      var name = (parameter.secondName ?? parameter.firstName).text
      if name == "_" { name = "_dialect\(index)" }
      let type = parameter.type.oneLine
      let label = parameter.firstName.text
      var value = name
      if type.hasPrefix("inout ") { value = "&" + name }
      if type.contains("@autoclosure") { value = name + "()" }
      arguments.append(label == "_" ? value : "\(label): \(value)")
      let names = label == name ? label : "\(label) \(name)"
      let defaultValue = parameter.defaultValue.map { " " + $0.oneLine } ?? ""
      parameters.append("\(names): \(type)\(parameter.ellipsis?.text ?? "")\(defaultValue)")
    }
    let tail = [effects?.oneLine, node.signature.returnClause?.oneLine].compactMap { $0 }
    self.init(
      prefix: Self.prefix(node.attributes, node.modifiers), access: node.modifiers.access,
      text: [
        node.genericParameterClause?.oneLine, "(\(parameters.joined(separator: ", ")))",
        tail.map { " " + $0 }.joined(),
        node.genericWhereClause.map { " " + $0.oneLine },
      ].compactMap { $0 }.joined(),
      arguments: arguments.joined(separator: ", "),
      isThrowing: effects?.throwsClause != nil, isAsync: effects?.asyncSpecifier != nil)
  }

  init(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
    self.init(
      prefix: Self.prefix(node.attributes, node.modifiers), access: node.modifiers.access,
      text: binding.typeAnnotation?.type.oneLine ?? "", arguments: "")
    if binding.typeAnnotation == nil { obstacle = "it has no type annotation" }
    if node.bindings.count > 1 { obstacle = "it is declared together with others" }
    if node.attributes.contains(where: {
      if case .attribute(let attribute) = $0 { return Self.isWrapper(attribute.name) }
      return false
    }) {
      obstacle = "it has a property wrapper"
    }
    switch binding.accessorBlock?.accessors {
    case .accessors(let accessors):
      for accessor in accessors {
        switch accessor.accessorSpecifier.text {
        case "set", "_modify": hasSetter = true
        case "willSet": hasWillSet = true
        case "didSet": hasDidSet = true
        default: break
        }
        if accessor.effectSpecifiers?.throwsClause != nil { isThrowing = true }
        if accessor.effectSpecifiers?.asyncSpecifier != nil { isAsync = true }
      }
    case .getter: break
    case nil: obstacle = "it is stored"
    @unknown default: obstacle = "its accessors aren't known"
    }
  }

  private static func isWrapper(_ name: String) -> Bool {
    guard let first = name.first, first.isUppercase else { return false }
    return !dialectAttributes.contains(name) && !name.hasSuffix("Actor")
  }

  /// Returns the part that is repeated before a declaration.
  private static func prefix(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> String {
    var result = ""
    for case .attribute(let attribute) in attributes
    where !dialectAttributes.contains(attribute.name) && attribute.name != "inline" {
      result += attribute.oneLine + " "
    }
    let left = ["override", "open", "public", "internal", "dynamic", "private", "fileprivate"]
    for modifier in modifiers where !left.contains(modifier.name.text) || modifier.detail != nil {
      result += modifier.oneLine + " "
    }
    return result
  }

  /// Returns a declaration that forwards calls to a member with another name.
  /// - Parameters:
  ///   - names: The name to declare, and the one to call.
  ///   - before: The beginning of the body, given what reads the value.
  func forwarding(
    from name: String, to target: String, kind: MemberFact.Kind, modifiers: String,
    dispatch: (_ member: (String) -> String) -> String = { _ in "" },
    dispatchSet: (_ member: (String) -> String) -> String = { _ in "" }
  ) -> String {
    let effects = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    if kind == .function {
      let call = { (target: String) in "\(effects)\(target)(\(self.arguments))" }
      return "\(prefix)\(modifiers)func \(name)\(text) { \(dispatch(call))return \(call(target)) }"
    }
    let head = "\(prefix)\(modifiers)var \(name): \(text)"
    if hasWillSet || hasDidSet {
      let will = hasWillSet ? "willSet { \(target)_willSet(newValue) } " : ""
      let did = hasDidSet ? "didSet { \(target)_didSet(oldValue) } " : ""
      return "\(head) { \(will)\(did)}"
    }
    let specifiers = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let get = { (target: String) in effects + target }
    let getter = "get\(specifiers) { \(dispatch(get))return \(get(target)) }"
    guard hasSetter else { return "\(head) { \(getter) }" }
    let set = { (target: String) in "\(target) = newValue" }
    return "\(head) { \(getter) set { \(dispatchSet(set))\(set(target)) } }"
  }
}
