import SwiftSyntax

extension FileRewriter {
  /// Inserts the members that extensions override, or offer for overriding, into the class: on the
  /// line of its brace.
  func forwardMembers(into node: ClassDeclSyntax) {
    guard let scope = scopes.last else { return }
    let type = known(scope.qualified)
    let members = ask(.forwarding(type: type)) { $0.forwarding(type) }
    guard !members.isEmpty else { return }
    let brace = node.memberBlock.rightBrace
    let offset = brace.trimmedOffsets.lowerBound
    let startsLine = brace.leadingTrivia.contains { $0.isNewline }
    var text = members.filter { $0.condition == nil }.map(\.text).joined(separator: "; ")
    if !text.isEmpty, !startsLine, !node.memberBlock.members.isEmpty { text = "; " + text }
    let conditional = members.filter { $0.condition != nil }
    if !conditional.isEmpty {
      let line = lines.location(for: brace.positionAfterSkippingLeadingTrivia).line
      text += "\n" + ClassTables.lines(conditional, indentation: "")
      text += "#sourceLocation(file: \"\(path)\", line: \(line))\n"
      text += String(repeating: " ", count: max(0, column(of: brace) - 1))
    } else if !text.isEmpty {
      text += " "
    }
    edits.insert(text, at: offset)
  }

  private func column(of token: TokenSyntax) -> Int {
    lines.location(for: token.positionAfterSkippingLeadingTrivia).column
  }

  /// Renames a member that overrides or is overridden through extensions.
  func beginMember(_ member: MemberFact, _ modifiers: DeclModifierListSyntax, name: TokenSyntax) {
    superPlan = .keep
    memberDepths.append(superNames.count)
    guard let scope = scopes.last, modifiers.has("override") || scope.isExtension else { return }
    let key = member.overloadKey
    let type = known(scope.qualified)
    let plan = ask(.plan(type: type, key: key)) { $0.plan(type: type, key: key) }
    superPlan = plan
    switch plan {
    case .keep: return
    case .rootMethod:
      if let modifier = modifiers.first("override") { blank(modifier) }
      needsRuntime = true
    case .moveIntoClass(let target):
      // The class's body also has a member with this name.
      guard scope.isExtension else { return }
      rename(name, to: target, modifiers)
    case .dispatch(let target, _): rename(name, to: target, modifiers)
    case .dispatched(let target, let above):
      rename(name, to: target, modifiers)
      superNames.append((member.base, above))
    case .neverCalled(let target): rename(name, to: target, modifiers)
    }
  }

  func endMember() {
    if let depth = memberDepths.popLast() { superNames.removeLast(superNames.count - depth) }
  }

  private func rename(_ name: TokenSyntax, to target: String, _ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where ["override", "open", "public"].contains(modifier.name.text) {
      if modifier.detail == nil { blank(modifier) }
    }
    edits.replace(name.trimmedOffsets, with: target)
  }

  /// Whether the member being visited is renamed.
  var isRenamed: Bool {
    switch superPlan {
    case .keep, .rootMethod: false
    case .moveIntoClass: scopes.last?.isExtension ?? false
    case .dispatch, .dispatched, .neverCalled: true
    }
  }

  /// Converts variadic parameters to arrays, which they are in the body, so that the member that
  /// calls this one can pass them on.
  func takeArrays(_ clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters {
      guard let ellipsis = parameter.ellipsis else { continue }
      edits.insert("[", at: parameter.type.trimmedOffsets.lowerBound)
      edits.replace(ellipsis.trimmedOffsets, with: "]")
    }
  }

  /// Rewrites `super.name` in a dispatched override: it's the superclass's.
  func rewriteSuper(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, base.is(SuperExprSyntax.self),
      let found = superNames.last(where: { $0.name == node.declName.baseName.text })
    else { return }
    edits.replace(base.trimmedOffsets, with: "self")
    edits.replace(node.declName.baseName.trimmedOffsets, with: found.above)
  }

  /// Appends the method that chooses among the overrides, next to a method that the module adds to
  /// a class of another module.
  func appendDispatcher(_ node: FunctionDeclSyntax, overrides: [DispatchedOverride]) {
    guard case .dispatch(let target, _) = superPlan else { return }
    insertDispatcher(
      MemberSignature(node), name: node.name.text, target: target, kind: .function,
      isPrivate: node.modifiers.isPrivate, overrides: overrides,
      at: node.trimmedOffsets.upperBound)
  }

  private func insertDispatcher(
    _ signature: MemberSignature, name: String, target: String, kind: MemberFact.Kind,
    isPrivate: Bool, overrides: [DispatchedOverride], at offset: Int
  ) {
    let text = signature.forwarding(
      from: name, to: target, kind: kind,
      modifiers: isPrivate ? "fileprivate " : signature.access.isEmpty ? "" : "public ",
      dispatch: { member in
        overrides.map {
          "if let object = self as? \($0.className) { return \(member("object." + $0.target)) }; "
        }.joined()
      },
      dispatchSet: { member in
        overrides.map {
          "if let object = self as? \($0.className) { \(member("object." + $0.target)); return }; "
        }.joined()
      })
    edits.insert("; " + text, at: offset)
  }

  // MARK: Properties

  func rewriteProperty(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    var member = MemberFact(kind: .property, base: pattern.identifier.text, line: 0)
    member.isStatic = node.modifiers.isStatic
    // Local properties and most others neither override nor are overridden.
    let takesPart = node.modifiers.has("override") || scopes.last?.isExtension == true
    let plan =
      !takesPart
      ? nil
      : scopes.last.map { scope in
        ask(.plan(type: known(scope.qualified), key: member.overloadKey)) {
          $0.plan(type: known(scope.qualified), key: member.overloadKey)
        }
      }
    lazy var signature = MemberSignature(node, binding)
    if case .moveIntoClass(let target)? = plan, scopes.last?.isExtension == true,
      signature.hasWillSet || signature.hasDidSet
    {
      memberDepths.append(superNames.count)
      separateObservers(node, binding, target: target)
      return
    }
    beginMember(member, node.modifiers, name: pattern.identifier)
    if case .dispatch(let target, let overrides) = superPlan {
      insertDispatcher(
        signature, name: member.base, target: target, kind: .property,
        isPrivate: node.modifiers.isPrivate, overrides: overrides,
        at: node.trimmedOffsets.upperBound)
    }
    if options.emitsTables { observeChanges(node, binding, name: member.base) }
  }

  /// Converts the observers of an override in an extension to functions, for the class's body to
  /// call.
  private func separateObservers(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, target: String
  ) {
    guard let block = binding.accessorBlock, case .accessors(let accessors) = block.accessors,
      let type = binding.typeAnnotation?.type.oneLine
    else { return }
    let start = node.modifiers.trimmedOffsets.lowerBound
    blank(start..<block.leftBrace.trimmedOffsets.upperBound)
    for accessor in accessors {
      let specifier = accessor.accessorSpecifier
      let parameter =
        accessor.parameters?.name.text ?? (specifier.text == "didSet" ? "oldValue" : "newValue")
      let end =
        accessor.parameters?.trimmedOffsets.upperBound ?? specifier.trimmedOffsets.upperBound
      edits.replace(
        specifier.trimmedOffsets.lowerBound..<end,
        with: "func \(target)_\(specifier.text)(_ \(parameter): \(type))")
    }
    blank(block.rightBrace)
  }

  /// Makes an observable property report its changes.
  private func observeChanges(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, name: String
  ) {
    guard let scope = scopes.last, !scope.isProtocol, node.modifiers.has("dynamic"),
      node.attributes.has("objc") || scope.hasObjCMembers, node.bindings.count == 1,
      !node.modifiers.isStatic, node.bindingSpecifier.text == "var"
    else { return }
    let key = node.attributes.objcName ?? name
    let report = { (old: String) in
      "_dialectDidChange(self, \"\(key)\", from: \(old), to: self.\(name))"
    }
    guard let block = binding.accessorBlock else {
      edits.insert(" { didSet { \(report("oldValue")) } }", at: binding.trimmedOffsets.upperBound)
      needsRuntime = true
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      let offset = body.leftBrace.trimmedOffsets.upperBound
      switch accessor.accessorSpecifier.text {
      case "didSet":
        edits.insert(" \(report(accessor.parameters?.name.text ?? "oldValue"));", at: offset)
      case "set":
        let old = "let _dialectOldValue = self.\(name); defer { \(report("_dialectOldValue")) };"
        edits.insert(" \(old)", at: offset)
      case "willSet" where !accessors.contains { $0.accessorSpecifier.text == "didSet" }:
        edits.insert(
          " didSet { \(report("oldValue")) } ", at: block.rightBrace.trimmedOffsets.lowerBound)
      default: continue
      }
      needsRuntime = true
    }
  }

  // MARK: Tables

  /// Appends the tables of the file's classes and of its extensions.
  func appendTables() {
    var tables = ""
    _ = ask(.implementations(file: path)) { $0.implementations(in: path) }
    for (position, type) in facts.types.enumerated() {
      guard
        let kind = ask(
          .tableKind(file: path, index: position), { $0.tableKind(file: path, at: position) })
      else { continue }
      if let part = ask(
        .tablePart(file: path, index: position), { $0.tablePart(file: path, at: position) })
      {
        tables +=
          kind == .system
          ? ClassTables.systemTable(type, named: part) : ClassTables.part(type, named: part)
      }
      if type.isExtension { continue }
      let parts = ask(.tableParts(type: type.name)) { $0.tableParts(type.name) }
      guard let first = parts.first else { continue }
      switch kind {
      case .named: tables += ClassTables.table(type, parts: parts)
      case .unnamed: tables += ClassTables.unnamedTable(type, parts: parts, named: first.text)
      case .system: continue
      }
    }
    let module = ask(.moduleTable(file: path)) { $0.moduleTable(file: path) }
    if !module.isEmpty { tables += ClassTables.module(module) }
    guard !tables.isEmpty else { return }
    needsRuntime = true
    appendix += tables
  }
}
