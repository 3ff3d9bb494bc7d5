/// The identity of a member in its module.
struct MemberID: Hashable {
  var type: String
  /// The member's ``MemberFact/overloadKey``.
  var key: String
}

/// The plans for a module's members that override or are overridden through extensions.
struct OverridePlans: Sendable {
  var members: [MemberID: MemberPlan] = [:]
  /// The members to insert into the classes' bodies.
  var forwardings: [String: [ForwardingMember]] = [:]
  /// Diagnostics about code that can't be rewritten, by file.
  var notes: [String: [DialectNote]] = [:]
}

/// Plans how Swift, whose extensions neither override nor are overridden, can do what Objective-C
/// does.
struct OverridePlanner {
  private let index: ModuleIndex
  private var plans = OverridePlans()
  private var moved: Set<MovedMember> = []

  static func plans(_ index: ModuleIndex) -> OverridePlans {
    var planner = OverridePlanner(index: index)
    planner.planOverrides()
    return planner.plans
  }

  private init(index: ModuleIndex) { self.index = index }

  private struct MovedMember: Hashable {
    var id: MemberID
    var condition: String?
  }

  private struct Declaration {
    var type: String
    var location: ModuleIndex.Location
    var member: MemberFact
    var isInExtension: Bool

    var id: MemberID { MemberID(type: type, key: member.overloadKey) }
  }

  /// A type's declaration of a member; of overloads, the one with the same parameters, as written.
  private func declaration(of member: MemberFact, in type: String) -> Declaration? {
    let places = (index.memberPlaces[type]?[member.base] ?? [])
      .filter { index.fact(at: $0).key == member.key }
    let exact = places.first { index.fact(at: $0).parameterTypes == member.parameterTypes }
    return (exact ?? places.first).map { (place: ModuleIndex.MemberPlace) -> Declaration in
      let owner = index.fact(at: place.location)
      return Declaration(
        type: index.key(owner.name, in: place.location.file), location: place.location,
        member: index.fact(at: place),
        isInExtension: owner.isExtension)
    }
  }

  private func target(_ type: String, _ member: MemberFact) -> String {
    "_dialect_\(index.identifier(type))_\(member.base)"
  }

  fileprivate mutating func planOverrides() {
    var dispatched: [MemberID: [Declaration]] = [:]
    var roots: [Declaration] = []
    for file in index.order {
      for (position, type) in index.facts(of: file).types.enumerated() {
        for member in type.members where member.isOverride {
          let declaration = Declaration(
            type: index.key(index.resolved(type.name, from: ""), in: file),
            location: ModuleIndex.Location(file: file, index: position),
            member: member, isInExtension: type.isExtension)
          guard let root = root(of: declaration) else {
            planWithoutRoot(declaration)
            continue
          }
          if index.bodies[root.type] == nil, root.isInExtension {
            if dispatched[root.id] == nil { roots.append(root) }
            dispatched[root.id, default: []].append(declaration)
            continue
          }
          if root.isInExtension { moveIntoClass(root) }
          if declaration.isInExtension { moveIntoClass(declaration) }
        }
      }
    }
    for root in roots { planDispatch(root, overrides: dispatched[root.id]!) }
  }

  /// Returns the module's declaration that an override ultimately overrides, outermost first.
  private func root(of override: Declaration) -> Declaration? {
    var last: Declaration?
    for ancestor in index.lineage(of: override.type).dropFirst() {
      if let found = declaration(of: override.member, in: ancestor) {
        last = found
        if !found.member.isOverride { break }
      }
    }
    if let last, last.member.isOverride, index.bodies[last.type] == nil { return nil }
    return last
  }

  private mutating func planWithoutRoot(_ declaration: Declaration) {
    let id = declaration.id
    let line = index.lineage(of: declaration.type)
    if ObjCRootMethods.contains(declaration.member.key, in: line) {
      if let top = line.last, ObjCRootMethods.classes.contains(top), !line.contains("UIResponder") {
        if plans.members[id] == nil { plans.members[id] = .rootMethod }
        return
      }
    }
    guard declaration.isInExtension else { return }
    if index.bodies[declaration.type] != nil {
      moveIntoClass(declaration)
      return
    }
    plans.members[id] = .neverCalled(target: target(declaration.type, declaration.member))
    note(
      .warning, declaration,
      "this extension overrides “\(declaration.member.key)” of "
        + "\(index.name(ofKey: declaration.type)), a class of another module, which only Objective-C can "
        + "do: it is never called here",
      "override it in a subclass")
  }

  private mutating func moveIntoClass(_ declaration: Declaration) {
    let id = declaration.id
    let type = index.fact(at: declaration.location)
    let member = declaration.member
    // Each branch of an `#if` may have its own.
    if plans.members[id] != nil,
      !moved.insert(MovedMember(id: id, condition: member.condition)).inserted
    {
      return
    }
    moved.insert(MovedMember(id: id, condition: member.condition))
    guard let signature = member.signature, signature.obstacle == nil, !type.isGeneric else {
      let why =
        type.isGeneric
        ? "its extension has a where clause"
        : member.signature?.obstacle ?? "only functions and properties can be moved"
      note(
        .error, declaration,
        "“\(member.key)” is overridden through an extension, and can't be moved into the class: "
          + why,
        "declare it in the class's body")
      return
    }
    let name = target(declaration.type, member)
    plans.members[id] = .moveIntoClass(target: name)
    var modifiers = signature.access.isEmpty ? type.access : signature.access
    if !modifiers.isEmpty { modifiers += " " }
    if member.isPrivate { modifiers = "fileprivate " }
    if member.isOverride { modifiers += "override " }
    plans.forwardings[declaration.type, default: []].append(
      ForwardingMember(
        text: signature.forwarding(
          from: member.base, to: name, kind: member.kind, modifiers: modifiers),
        condition: member.condition))
  }

  private mutating func planDispatch(_ root: Declaration, overrides: [Declaration]) {
    guard !root.member.isStatic, root.member.signature?.obstacle == nil,
      root.member.signature != nil
    else {
      for declaration in overrides {
        note(
          .error, declaration,
          "it overrides “\(root.member.key)”, which an extension declares for a class of another "
            + "module, and which can't be declared again",
          "declare it in a subclass of \(root.type)")
      }
      return
    }
    let types = Set(overrides.map(\.type))
    var known: [(depth: Int, override: DispatchedOverride)] = []
    for declaration in overrides {
      let name = target(declaration.type, declaration.member)
      let line = index.lineage(of: declaration.type)
      let above = line.dropFirst().first { types.contains($0) || $0 == root.type } ?? root.type
      plans.members[declaration.id] = .dispatched(
        target: name, above: target(above, declaration.member))
      let type = index.fact(at: declaration.location)
      if type.isGeneric || type.isHidden || declaration.member.isPrivate
        || (index.bodies[declaration.type].map(index.fact(at:))?.isPrivate ?? false)
          && declaration.location.file != root.location.file
      {
        note(
          .warning, declaration,
          "it overrides “\(root.member.key)”, which an extension declares for a class of another "
            + "module; that extension can't see this class, so it isn't called through \(root.type)",
          "make the class internal and not generic")
        continue
      }
      known.append(
        (
          line.count,
          DispatchedOverride(
            className: index.name(ofKey: declaration.type), target: name)
        ))
    }
    let sorted = known.enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }
    plans.members[root.id] = .dispatch(
      target: target(root.type, root.member), overrides: sorted.map(\.element.override))
  }

  private mutating func note(
    _ severity: DialectNote.Severity, _ declaration: Declaration, _ reason: String, _ remedy: String
  ) {
    let file = declaration.location.file
    plans.notes[file, default: []].append(
      DialectNote(
        severity, file: file, line: declaration.member.line, reason: reason, remedy: remedy))
  }
}
