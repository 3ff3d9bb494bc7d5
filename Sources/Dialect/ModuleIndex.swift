/// What the files of a module declare, seen together.
struct ModuleIndex: Sendable {
  struct Location: Hashable {
    var file: String
    var index: Int
  }

  let moduleName: String
  private var files: [String: FileFacts]
  let order: [String]
  /// The bodies and extensions of each type, in the order of the files.
  private var bodies: [String: Location] = [:]
  private var extensions: [String: [Location]] = [:]
  /// The members of each type by their base names: those of the body, then those of the extensions.
  private var memberPlaces: [String: [String: [MemberPlace]]] = [:]
  /// The functions that list the members of bodies and extensions for the tables.
  private var tablePartNames: [Location: String] = [:]
  private var tablePartLists: [String: [ForwardingMember]] = [:]
  private var protocols: Set<String> = []
  private var optionals: [String: OptionalRequirement] = [:]
  private var optionalBases: [String: [OptionalRequirement]] = [:]
  private var properties: Set<String> = []
  private var plans: [MemberID: MemberPlan] = [:]
  private var forwardings: [String: [ForwardingMember]] = [:]
  private var moved: Set<MovedMember> = []
  /// Notes on what can't be rewritten, by file.
  private(set) var notes: [String: [DialectNote]] = [:]

  private struct MemberID: Hashable {
    var type: String
    var key: String
  }

  private struct MemberPlace: Hashable {
    var location: Location
    var index: Int
  }

  private struct MovedMember: Hashable {
    var id: MemberID
    var condition: String?
  }

  init(moduleName: String, files: [(path: String, facts: FileFacts)]) {
    self.moduleName = moduleName
    self.files = Dictionary(files.map { ($0.path, $0.facts) }, uniquingKeysWith: { a, _ in a })
    order = files.map(\.path)
    for (path, facts) in files {
      for (index, type) in facts.types.enumerated() where !type.isHidden || !type.isExtension {
        let location = Location(file: path, index: index)
        if type.isExtension {
          extensions[type.name, default: []].append(location)
        } else if bodies[type.name] == nil {
          bodies[type.name] = location
        }
      }
      properties.formUnion(facts.properties)
      for declared in facts.protocols {
        protocols.insert(declared.name)
        for requirement in declared.optionals {
          optionals[requirement.key] = requirement
          optionalBases[requirement.base, default: []].append(requirement)
        }
      }
    }
    listImplementations()
    let rank = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    for name in Array(extensions.keys) where extended(name) != name {
      extensions[extended(name), default: []] += extensions[name] ?? []
      for place in extensions.removeValue(forKey: name) ?? [] {
        self.files[place.file]!.types[place.index].name = extended(name)
      }
    }
    for name in extensions.keys {
      extensions[name]!.sort { (rank[$0.file]!, $0.index) < (rank[$1.file]!, $1.index) }
    }
    listMembers()
    listTableParts()
    planOverrides()
  }

  private func fact(at location: Location) -> TypeFact {
    files[location.file]!.types[location.index]
  }

  private func fact(at place: MemberPlace) -> MemberFact {
    fact(at: place.location).members[place.index]
  }

  private func places(of type: String) -> [Location] {
    (bodies[type].map { [$0] } ?? []) + (extensions[type] ?? [])
  }

  private mutating func listMembers() {
    for type in Set(bodies.keys).union(extensions.keys) {
      var places: [String: [MemberPlace]] = [:]
      for location in self.places(of: type) {
        for (index, member) in fact(at: location).members.enumerated() {
          places[member.base, default: []].append(MemberPlace(location: location, index: index))
        }
      }
      memberPlaces[type] = places
    }
  }

  private mutating func listTableParts() {
    for file in order {
      var ordinals: [String: Int] = [:]
      for (index, type) in files[file]!.types.enumerated() {
        let ordinal = ordinals[type.name, default: 0]
        ordinals[type.name] = ordinal + 1
        guard let body = bodies[type.name], type.hasTableEntries(of: fact(at: body)) else {
          continue
        }
        tablePartNames[Location(file: file, index: index)] =
          tablePartName(type.name, file: file, ordinal: ordinal)
      }
    }
    for type in bodies.keys {
      tablePartLists[type] = places(of: type).compactMap { place in
        tablePartNames[place].map {
          ForwardingMember(text: $0, condition: fact(at: place).condition)
        }
      }
    }
  }

  /// Lists the methods that implement optional requirements, so that whether there is one can be asked.
  private mutating func listImplementations() {
    guard !optionals.isEmpty else { return }
    for path in order {
      for type in files[path]!.types.indices {
        for member in files[path]!.types[type].members.indices {
          let fact = files[path]!.types[type].members[member]
          guard fact.kind == .function, fact.role == .none, optionals[fact.key] != nil else {
            continue
          }
          files[path]!.types[type].members[member].role = .objc
        }
      }
    }
  }

  // MARK: Questions

  /// What a file declares, with its implementations of optional requirements marked for the tables.
  func facts(of file: String) -> FileFacts { files[file] ?? FileFacts() }

  /// The optional requirements that a file implements.
  func implementations(in file: String) -> [String] {
    facts(of: file).types.flatMap { type in
      type.members.filter { $0.role != .none && optionals[$0.key] != nil }.map(\.key)
    }
  }

  func optional(_ key: String) -> OptionalRequirement? { optionals[key] }

  func optionalMethods(base: String) -> [OptionalRequirement] { optionalBases[base] ?? [] }

  /// Whether the module declares any property of a name.
  func isProperty(_ name: String) -> Bool { properties.contains(name) }

  func plan(type: String, key: String) -> MemberPlan {
    plans[MemberID(type: type, key: key)] ?? .keep
  }

  /// The name of a type of the module, given as an extension names it: also with the module's name.
  func extended(_ name: String) -> String {
    let prefix = moduleName + "."
    guard bodies[name] == nil, name.hasPrefix(prefix) else { return name }
    let rest = String(name.dropFirst(prefix.count))
    return bodies[rest] == nil ? name : rest
  }

  /// What is put into a class's body.
  func forwarding(_ type: String) -> [ForwardingMember] { forwardings[type] ?? [] }

  func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

  /// The methods of a base name that a type of the module has, its own first.
  func methods(type: String, base: String) -> [MemberFact] {
    lineage(of: type).flatMap { ancestor in
      (memberPlaces[ancestor]?[base] ?? []).map(fact).filter { $0.kind == .function }
    }
  }

  func property(type: String, name: String) -> MemberFact? {
    for ancestor in lineage(of: type) {
      let named = memberPlaces[ancestor]?[name] ?? []
      if let found = named.lazy.map(fact).first(where: { $0.kind == .property }) { return found }
    }
    return nil
  }

  /// The bodies and extensions of a class whose members are in its table: the name of the function
  /// that lists them, and the `#if` around it.
  func tableParts(_ type: String) -> [ForwardingMember] { tablePartLists[type] ?? [] }

  /// The name of the function that lists the members of one body or extension, if there are any.
  func tablePart(file: String, at index: Int) -> String? {
    tablePartNames[Location(file: file, index: index)]
  }

  /// Whether a type is a class that may have a table.
  func hasTable(_ type: String) -> Bool {
    guard let body = bodies[type].map(fact) else { return false }
    return !body.isGeneric && !body.isHidden && !body.isPrivate && !body.isElsewhere
  }

  /// The function's name: unique in the module, and the same as long as the file's extensions are.
  private func tablePartName(_ type: String, file: String, ordinal: Int) -> String {
    let stem = file.split(separator: "/").last.map { $0.split(separator: ".").first ?? $0 } ?? ""
    let plain = stem.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    return "_dialect_\(identifier(type))_\(plain)_\(ordinal)"
  }

  /// The classes with a name of their own in Objective-C, if the file is the one that lists them.
  func namedClasses(file: String) -> [ForwardingMember] {
    guard order.first == file else { return [] }
    return order.flatMap { path in
      (files[path]?.types ?? []).compactMap { type -> ForwardingMember? in
        guard let name = type.objcName, !type.isExtension, !type.isPrivate, !type.isHidden,
          !type.isGeneric
        else { return nil }
        return ForwardingMember(
          text: "(\"\(name)\", \(type.name).self)", condition: type.condition)
      }
    }
  }

  /// A digest that differs if one of the answers does.
  func digest(of queries: [IndexQuery]) -> TextDigest {
    var digest = TextDigest()
    for query in queries { digest.add(fingerprint(query)) }
    return digest
  }

  /// A text that differs if the answer does.
  private func fingerprint(_ query: IndexQuery) -> String {
    switch query {
    case .optional(let name): "\(String(describing: optional(name)))"
    case .optionalMethods(let base): "\(optionalMethods(base: base))"
    case .isProperty(let name): "\(isProperty(name))"
    case .plan(let type, let key): "\(plan(type: type, key: key))"
    case .forwarding(let type): "\(forwarding(type))"
    case .methods(let type, let base):
      methods(type: type, base: base).map { "\($0.key)\($0.selector)\($0.parameterTypes)" }
        .joined(separator: "|")
    case .property(let type, let name):
      property(type: type, name: name).map { $0.objcName ?? "-" } ?? ""
    case .implementations(let file): "\(implementations(in: file))"
    case .extended(let name): extended(name)
    case .isProtocol(let name): "\(isProtocol(name))"
    case .tableParts(let type): "\(tableParts(type))"
    case .tablePart(let file, let index): "\(tablePart(file: file, at: index) ?? "")"
    case .hasTable(let type): "\(hasTable(type))"
    case .namedClasses(let file): "\(namedClasses(file: file))"
    }
  }

  // MARK: Hierarchy

  /// The name of a class above, as the class's own scope sees it.
  private func resolved(_ name: String, from type: String) -> String {
    var scope = type.split(separator: ".").dropLast()
    while !scope.isEmpty {
      let candidate = (scope + [Substring(name)]).joined(separator: ".")
      if bodies[candidate] != nil { return candidate }
      scope = scope.dropLast()
    }
    let prefix = moduleName + "."
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  private func superclass(of type: String) -> String? {
    guard let body = bodies[type].map(fact) else { return SystemClasses.superclasses[type] }
    guard let first = body.inherits.first else { return nil }
    let name = resolved(first, from: type)
    return protocols.contains(name) ? nil : name
  }

  /// A class and the classes above it, as far as they are known.
  private func lineage(of type: String) -> [String] {
    var result: [String] = []
    var next: String? = type
    while let name = next, !result.contains(name) {
      result.append(name)
      next = superclass(of: name)
    }
    return result
  }

  func identifier(_ type: String) -> String {
    type.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
  }

  private func target(_ type: String, _ member: MemberFact) -> String {
    "_dialect_\(identifier(type))_\(member.base)"
  }

  // MARK: Overriding

  private struct Declaration {
    var type: String
    var location: Location
    var member: MemberFact
    var isInExtension: Bool
  }

  private func declarations(of key: String, in type: String) -> [Declaration] {
    (memberPlaces[type]?[MemberFact.base(ofKey: key)] ?? []).compactMap { place in
      let member = fact(at: place)
      guard member.key == key else { return nil }
      let type = fact(at: place.location)
      return Declaration(
        type: type.name, location: place.location, member: member, isInExtension: type.isExtension)
    }
  }

  private mutating func planOverrides() {
    var dispatched: [MemberID: [Declaration]] = [:]
    var roots: [MemberID] = []
    for file in order {
      for (index, type) in files[file]!.types.enumerated() {
        for member in type.members where member.isOverride {
          let declaration = Declaration(
            type: resolved(type.name, from: ""), location: Location(file: file, index: index),
            member: member, isInExtension: type.isExtension)
          guard let root = root(of: declaration) else {
            planWithoutRoot(declaration)
            continue
          }
          if bodies[root.type] == nil, root.isInExtension {
            let id = MemberID(type: root.type, key: member.key)
            if dispatched[id] == nil { roots.append(id) }
            dispatched[id, default: []].append(declaration)
            continue
          }
          if root.isInExtension { moveIntoClass(root) }
          if declaration.isInExtension { moveIntoClass(declaration) }
        }
      }
    }
    for id in roots { planDispatch(id, overrides: dispatched[id]!) }
  }

  /// The declaration of the module that an override goes back to, outermost first.
  private func root(of override: Declaration) -> Declaration? {
    var last: Declaration?
    for ancestor in lineage(of: override.type).dropFirst() {
      if let found = declarations(of: override.member.key, in: ancestor).first {
        last = found
        if !found.member.isOverride { break }
      }
    }
    if let last, last.member.isOverride, bodies[last.type] == nil { return nil }
    return last
  }

  private mutating func planWithoutRoot(_ declaration: Declaration) {
    let id = MemberID(type: declaration.type, key: declaration.member.key)
    if ObjCRootMethods.selectors[declaration.member.key] != nil {
      let line = lineage(of: declaration.type)
      if let top = line.last, ObjCRootMethods.classes.contains(top), !line.contains("UIResponder") {
        if plans[id] == nil { plans[id] = .rootMethod }
        return
      }
    }
    guard declaration.isInExtension else { return }
    if bodies[declaration.type] != nil {
      moveIntoClass(declaration)
      return
    }
    plans[id] = .neverCalled(target: target(declaration.type, declaration.member))
    note(
      .warning, declaration,
      "this extension overrides “\(declaration.member.key)” of \(declaration.type), a class of "
        + "another module, which only Objective-C can do: it is never called here",
      "override it in a subclass")
  }

  private mutating func moveIntoClass(_ declaration: Declaration) {
    let id = MemberID(type: declaration.type, key: declaration.member.key)
    let type = fact(at: declaration.location)
    let member = declaration.member
    // Each branch of a `#if` may have its own.
    if plans[id] != nil, !moved.insert(MovedMember(id: id, condition: member.condition)).inserted {
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
    plans[id] = .moveIntoClass(target: name)
    var modifiers = signature.access.isEmpty ? type.access : signature.access
    if !modifiers.isEmpty { modifiers += " " }
    if member.isPrivate { modifiers = "fileprivate " }
    if member.isOverride { modifiers += "override " }
    forwardings[declaration.type, default: []].append(
      ForwardingMember(
        text: signature.forwarding(
          from: member.base, to: name, kind: member.kind, modifiers: modifiers),
        condition: member.condition))
  }

  private mutating func planDispatch(_ id: MemberID, overrides: [Declaration]) {
    guard let root = declarations(of: id.key, in: id.type).first, !root.member.isStatic,
      root.member.signature?.obstacle == nil, root.member.signature != nil
    else {
      for declaration in overrides {
        note(
          .error, declaration,
          "it overrides “\(id.key)”, which an extension declares for a class of another module, and "
            + "which can't be declared anew",
          "declare it in a subclass of \(id.type)")
      }
      return
    }
    let types = Set(overrides.map(\.type))
    var known: [(depth: Int, override: DispatchedOverride)] = []
    for declaration in overrides {
      let name = target(declaration.type, declaration.member)
      let line = lineage(of: declaration.type)
      let above = line.dropFirst().first { types.contains($0) || $0 == id.type } ?? id.type
      plans[MemberID(type: declaration.type, key: id.key)] = .dispatched(
        target: name, above: target(above, declaration.member))
      let type = fact(at: declaration.location)
      if type.isGeneric || type.isHidden || declaration.member.isPrivate
        || (bodies[declaration.type].map(fact)?.isPrivate ?? false)
          && declaration.location.file != root.location.file
      {
        note(
          .warning, declaration,
          "it overrides “\(id.key)”, which an extension declares for a class of another module; "
            + "that extension can't see this class, so it isn't called through \(id.type)",
          "make the class internal and not generic")
        continue
      }
      known.append((line.count, DispatchedOverride(className: declaration.type, target: name)))
    }
    let sorted = known.enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }
    plans[id] = .dispatch(
      target: target(id.type, root.member), overrides: sorted.map(\.element.override))
  }

  private mutating func note(
    _ severity: DialectNote.Severity, _ declaration: Declaration, _ reason: String, _ remedy: String
  ) {
    let file = declaration.location.file
    notes[file, default: []].append(
      DialectNote(
        severity, file: file, line: declaration.member.line, reason: reason, remedy: remedy))
  }
}
