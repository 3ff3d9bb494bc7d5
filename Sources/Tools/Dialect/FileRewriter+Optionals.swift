import SwiftSyntax

extension FileRewriter {
  // MARK: Declarations

  /// Converts an Objective-C protocol to a Swift one: for classes only, and with a default
  /// implementation instead of each optional requirement. Defaults throw, so that the caller
  /// notices that there is no method; the methods of conforming classes don't have to.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    let functions = node.memberBlock.members.declarations(FunctionDeclSyntax.self)
      .filter { $0.modifiers.has("optional") }
    let properties = node.memberBlock.members.declarations(VariableDeclSyntax.self)
      .filter { $0.modifiers.has("optional") }
    guard node.attributes.has("objc") || !functions.isEmpty || !properties.isEmpty else { return }
    let qualified = scopes.last!.qualified
    let access = node.modifiers.access.isEmpty ? "" : "public "
    var defaults = ""
    for function in functions { defaults += rewriteRequirement(function, access) }
    var above = ""
    var aboveDefaults = ""
    for property in properties {
      guard let binding = property.bindings.first, let type = binding.typeAnnotation?.type,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      let modifiers = property.modifiers.isStatic ? "static " : ""
      if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        if let modifier = property.modifiers.first("optional") { blank(modifier) }
        if case .accessors(let accessors)? = binding.accessorBlock?.accessors {
          for accessor in accessors where accessor.accessorSpecifier.text == "set" {
            blank(accessor)
          }
        }
        defaults += "  \(access)\(modifiers)var \(name): \(type.oneLine) { nil }\n"
        continue
      }
      let text = type.oneLine
      blank(property)
      removed.insert(property.id)
      above += "@_disfavoredOverload \(modifiers)var \(name): \(text) { get throws }; "
      aboveDefaults +=
        "  @_disfavoredOverload \(access)\(modifiers)var \(name): \(text) {"
        + " get throws { throw _DialectNotImplemented() } }\n"
      defaults +=
        "  \(access)\(modifiers)var \(name): (\(text))? {"
        + " try? ((self as any \(parentName(qualified))).\(name) as \(text)) }\n"
    }
    inherit(node, from: above.isEmpty ? nil : parentName(qualified))
    var text = ""
    if !above.isEmpty {
      let isolation = node.attributes.has("MainActor") ? "@MainActor " : ""
      let visibility = node.modifiers.isPrivate ? "fileprivate " : access
      text += "\(isolation)\(visibility)protocol \(parentName(qualified)): AnyObject { \(above)}\n"
      text += "extension \(parentName(qualified)) {\n\(aboveDefaults)}\n"
    }
    if !defaults.isEmpty {
      text += "extension \(qualified) {\n\(defaults)}\n"
      needsRuntime = true
    }
    appendix += ClassTables.wrapped(text, in: text.isEmpty ? nil : condition)
  }

  private func parentName(_ qualified: String) -> String {
    "_dialect_\(index.identifier(qualified))"
  }

  /// Makes a requirement throw, and returns its default implementation.
  private func rewriteRequirement(_ node: FunctionDeclSyntax, _ access: String) -> String {
    if let modifier = node.modifiers.first("optional") { blank(modifier) }
    let clause = node.signature.parameterClause
    let effects = node.signature.effectSpecifiers
    var specifiers = effects?.asyncSpecifier == nil ? "" : " async"
    if effects?.throwsClause == nil {
      let end = (effects?.asyncSpecifier).map { $0.trimmedOffsets.upperBound }
      edits.insert(" throws", at: end ?? clause.trimmedOffsets.upperBound)
    }
    specifiers += " throws"
    var attributes = ""
    for case .attribute(let attribute) in node.attributes
    where ["available", "discardableResult", "MainActor"].contains(attribute.name) {
      attributes += attribute.oneLine + " "
    }
    let result = node.signature.returnClause.map { " " + $0.oneLine } ?? ""
    let modifiers = node.modifiers.isStatic ? "static " : ""
    return "  \(attributes)\(access)\(modifiers)func \(node.name.text)"
      + (node.genericParameterClause?.oneLine ?? "")
      + "\(clause.oneLine)\(specifiers)\(result) { throw _DialectNotImplemented() }\n"
  }

  private func inherit(_ node: ProtocolDeclSyntax, from parent: String?) {
    let known = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    var added: [String] = []
    if !known.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
      added.append("AnyObject")
    }
    if let parent { added.append(parent) }
    guard !added.isEmpty else { return }
    if let clause = node.inheritanceClause {
      edits.insert(
        ", " + added.joined(separator: ", "), at: clause.inheritedTypes.trimmedOffsets.upperBound)
    } else {
      edits.insert(": " + added.joined(separator: ", "), at: node.name.trimmedOffsets.upperBound)
    }
  }

  // MARK: Calls

  /// Rewrites `delegate?.list?(self, didSelect: item)`, which calls an optional method.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    let inner: ExprSyntax
    let mark: TokenSyntax
    var isForced = false
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (inner, mark) = (chain.expression, chain.questionMark)
    } else if let unwrapping = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (inner, mark) = (unwrapping.expression, unwrapping.exclamationMark)
      isForced = true
    } else {
      return
    }
    let name: DeclReferenceExprSyntax
    var isOwn = false
    if let member = inner.as(MemberAccessExprSyntax.self), let base = member.base {
      name = member.declName
      isOwn = base.trimmedDescription == "self"
    } else if let reference = inner.as(DeclReferenceExprSyntax.self) {
      name = reference
      isOwn = true
    } else {
      return
    }
    guard let callee = callee(node, name.baseName.text, isOwn: isOwn) else { return }
    let needsMark =
      !isForced && node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id
    let range = node.trimmedOffsets
    edits.replace(mark.trimmedOffsets, with: "")
    let prefix: String
    var suffix = ")"
    switch callee {
    case .system where isForced: return
    case .system: prefix = "_dialectImplemented("
    case .own(let requirement) where requirement.isThrowing:
      prefix = isForced ? "(" : "_dialectIfImplemented({ try "
      suffix = isForced ? ")" : " })"
    default: prefix = isForced ? "(try! " : "(try? "
    }
    needsRuntime = needsRuntime || prefix.hasPrefix("_")
    edits.insert(prefix, at: range.lowerBound)
    edits.insert(suffix + (needsMark ? "?" : ""), at: range.upperBound)
  }

  private enum Callee {
    case own(OptionalRequirement)
    /// A method of a module that is only known from the call.
    case foreign
    case system
  }

  private func callee(_ node: FunctionCallExprSyntax, _ base: String, isOwn: Bool) -> Callee? {
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    let hasTrailing = node.trailingClosure != nil
    // A function in a property is called without labels.
    let isLabeled = labels.contains { $0 != "_" }
    if !isLabeled, isOwn || hasTrailing, ask(.isProperty(name: base), { $0.isProperty(base) }) {
      return nil
    }
    func matches(_ candidate: [String]) -> Bool {
      if !hasTrailing { return candidate == labels }
      return candidate.count == labels.count + 1 + node.additionalTrailingClosures.count
        && Array(candidate.prefix(labels.count)) == labels
    }
    let own = ask(.optionalMethods(base: base)) { $0.optionalMethods(base: base) }
    if let found = own.first(where: { matches($0.labels) }) { return .own(found) }
    if SystemOptionals.methods[base]?.contains(where: matches) == true {
      return isLabeled || !ask(.isProperty(name: base), { $0.isProperty(base) }) ? .system : nil
    }
    labels += node.additionalTrailingClosures.map(\.label.text)
    return isLabeled ? .foreign : nil
  }

  // MARK: References

  /// Rewrites `if let changed = delegate?.list(_:didSelect:)`, which gets the method, if there is
  /// one, as a non-throwing function.
  func rewriteOptionalReference(_ node: OptionalBindingConditionSyntax) {
    guard let member = node.initializer?.value.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return }
    let name = member.declName.baseName.text
    let labels = member.declName.argumentNames?.arguments.map(\.name.text)
    if labels == nil, ask(.isProperty(name: name), { $0.isProperty(name) }) { return }
    let own = ask(.optionalMethods(base: name)) { $0.optionalMethods(base: name) }
    guard let found = own.first(where: { labels == nil || $0.labels == labels! }),
      found.labels.count <= MemberFact.maximumParameters
    else { return }
    // The object is evaluated once, in its original position.
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    edits.insert("_dialectFunction(", at: member.trimmedOffsets.lowerBound)
    let between = object.trimmedOffsets.upperBound..<member.period.trimmedOffsets.lowerBound
    let ends = String(repeating: "\n", count: source.lineEnds(in: between))
    edits.replace(between, with: ", \"\(found.objcName)\", { \(ends)$0")
    edits.insert(" })", at: member.trimmedOffsets.upperBound)
    referenceCounts.insert(found.labels.count)
    needsRuntime = true
  }

  /// Functions that convert optional methods to non-throwing functions, for each number of
  /// parameters.
  var referenceFunctions: String {
    if referenceCounts.isEmpty { return "" }
    // A property may have the same name as an optional method.
    let others = """
      @_disfavoredOverload fileprivate func _dialectFunction<T, V>(
        _ object: T?, _ name: String, _ value: (T) -> V?
      ) -> V? { object.flatMap(value) }

      """
    return others
      + referenceCounts.sorted().map { count in
        let types = (0..<count).map { "A\($0)" }
        let arguments = (0..<count).map { "$\($0)" }.joined(separator: ", ")
        let list = types.joined(separator: ", ")
        return """
          fileprivate func _dialectFunction<\((["T"] + types + ["R"]).joined(separator: ", "))>(
            _ object: T?, _ name: String, _ method: (T) -> ((\(list)) throws -> R)
          ) -> ((\(list)) -> R)? {
            guard let object, _dialectMethod(object as AnyObject, name) != nil else { return nil }
            let function = method(object)
            return { try! function(\(arguments)) }
          }

          """
      }.joined()
  }

  // MARK: Tests

  /// Rewrites `delegate?.list(_:didSelect:) != nil`, which tests for an optional method.
  func rewriteOptionalTest(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index + 2 < elements.count {
      guard elements[index + 2].is(NilLiteralExprSyntax.self),
        ["==", "!="].contains(elements[index + 1].trimmedDescription),
        let member = element.as(MemberAccessExprSyntax.self), let base = member.base
      else { continue }
      let name = member.declName.baseName.text
      let labels = member.declName.argumentNames?.arguments.map(\.name.text)
      if labels == nil, ask(.isProperty(name: name), { $0.isProperty(name) }) { continue }
      let own = ask(.optionalMethods(base: name)) { $0.optionalMethods(base: name) }
      var selectors = own.filter { labels == nil || $0.labels == labels! }.map(\.objcName)
      if selectors.isEmpty, let labels,
        SystemOptionals.methods[name]?.contains(where: { $0 == labels }) == true
      {
        selectors = [ObjCNames.selector(name, labels: labels)]
      }
      guard let selector = selectors.first else { continue }
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      edits.insert("_dialectMethod(", at: member.trimmedOffsets.lowerBound)
      edits.replace(
        object.trimmedOffsets.upperBound..<member.trimmedOffsets.upperBound,
        with: ", \"\(selector)\")")
      needsRuntime = true
    }
  }
}
