/// The combined declarations of a module's files.
struct ModuleIndex: Sendable {
  struct Location: Hashable {
    var file: String
    var index: Int
  }

  let moduleName: String
  private var files: [String: FileFacts]
  let order: [String]
  /// The body and the extensions of each type, in the order of the files.
  private(set) var bodies: [String: Location] = [:]
  private var extensions: [String: [Location]] = [:]
  /// The members of each type by their base names: first the body's, then the extensions'.
  private(set) var memberPlaces: [String: [String: [MemberPlace]]] = [:]
  /// The functions that list the members of bodies and extensions for the tables.
  private var tablePartNames: [Location: String] = [:]
  private var tablePartLists: [String: [ForwardingMember]] = [:]
  private var protocols: Set<String> = []
  private var optionals: [String: OptionalRequirement] = [:]
  private var optionalBases: [String: [OptionalRequirement]] = [:]
  private var properties: Set<String> = []
  private var ownNames: Set<String> = []
  private var overrides = OverridePlans()
  /// The private classes of each file that share their name with a class of another file.
  private var namesakes: [String: Set<String>] = [:]

  struct MemberPlace: Hashable {
    var location: Location
    var index: Int
  }

  init(moduleName: String, files: [(path: String, facts: FileFacts)]) {
    self.moduleName = moduleName
    self.files = Dictionary(files.map { ($0.path, $0.facts) }, uniquingKeysWith: { a, _ in a })
    order = files.map(\.path)
    for (path, facts) in files {
      for (index, type) in facts.types.enumerated() where !type.isExtension {
        // Several files may each have a private class with a name; references from other files mean
        // a non-private one.
        if let known = bodies[type.name], type.isPrivate || !fact(at: known).isPrivate { continue }
        bodies[type.name] = Location(file: path, index: index)
      }
      properties.formUnion(facts.properties)
      ownNames.formUnion(facts.ownNames)
      for declared in facts.protocols {
        protocols.insert(declared.name)
        for requirement in declared.optionals {
          optionals[requirement.key] = requirement
          optionalBases[requirement.base, default: []].append(requirement)
        }
      }
    }
    listNamesakes()
    listExtensions()
    listImplementations()
    let rank = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    for name in extensions.keys.sorted() where extended(name) != name {
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
    overrides = OverridePlanner.plans(self)
  }

  func fact(at location: Location) -> TypeFact {
    files[location.file]!.types[location.index]
  }

  func fact(at place: MemberPlace) -> MemberFact {
    fact(at: place.location).members[place.index]
  }

  /// Assigns separate keys to private classes whose name another file's class has.
  private mutating func listNamesakes() {
    for path in order {
      let types = files[path]!.types
      for (index, type) in types.enumerated()
      where type.isPrivate && !type.isExtension && bodies[type.name]?.file != path {
        namesakes[path, default: []].insert(type.name)
        bodies[key(type.name, in: path)] = Location(file: path, index: index)
      }
    }
  }

  /// Returns the key of a type, given its name in a file: the name, except for private classes with
  /// a name that another file's class has.
  func key(_ name: String, in file: String) -> String {
    guard let own = namesakes[file], own.contains(name) else { return name }
    return "\(name)\(Self.fileMark)\(TextDigest(file))"
  }

  /// A character that occurs in no name.
  private static let fileMark: Character = "@"

  /// Returns the name in a ``key(_:in:)``.
  func name(ofKey key: String) -> String { String(key.prefix { $0 != Self.fileMark }) }

  /// Returns the private classes of a file with separate keys.
  func namesakes(in file: String) -> [String] { (namesakes[file] ?? []).sorted() }

  private func places(of type: String) -> [Location] {
    (bodies[type].map { [$0] } ?? []) + (extensions[type] ?? [])
  }

  private mutating func listExtensions() {
    for path in order {
      for (index, type) in facts(of: path).types.enumerated()
      where type.isExtension && !type.isHidden {
        extensions[key(type.name, in: path), default: []].append(Location(file: path, index: index))
      }
    }
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
        let location = Location(file: file, index: index)
        guard isKnown(location) else { continue }
        if let body = bodies[type.name] {
          guard type.hasTableEntries(of: fact(at: body)) else { continue }
        } else {
          guard isOfSystem(type), type.hasNibMembers else { continue }
        }
        tablePartNames[location] = tablePartName(type.name, file: file, ordinal: ordinal)
      }
    }
    for type in bodies.keys where name(ofKey: type) == type {
      tablePartLists[type] = places(of: type).compactMap { place in
        tablePartNames[place].map {
          ForwardingMember(text: $0, condition: fact(at: place).condition)
        }
      }
    }
  }

  /// Whether it is an extension of a class of UIKit's.
  private func isOfSystem(_ type: TypeFact) -> Bool {
    type.isExtension && SystemClasses.superclasses[type.name] != nil && !type.isHidden
      && !type.isElsewhere
  }

  /// Whether a body or an extension belongs to the type with its name: of several classes with the
  /// same name, only one has a table.
  private func isKnown(_ location: Location) -> Bool {
    let type = fact(at: location)
    return type.isExtension
      ? extensions[type.name]?.contains(location) ?? false : bodies[type.name] == location
  }

  /// Lists the methods that implement optional requirements, so that their existence can be tested.
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

  /// Returns the declarations of a file, with its implementations of optional requirements marked
  /// for the tables.
  func facts(of file: String) -> FileFacts { files[file] ?? FileFacts() }

  /// Returns the optional requirements that a file implements.
  func implementations(in file: String) -> [String] {
    facts(of: file).types.flatMap { type in
      type.members.filter { $0.role != .none && optionals[$0.key] != nil }.map(\.key)
    }
  }

  func optional(_ key: String) -> OptionalRequirement? { optionals[key] }

  func optionalMethods(base: String) -> [OptionalRequirement] { optionalBases[base] ?? [] }

  /// Whether the module itself declares a name that the rewriter would consider Apple's.
  func isOwn(_ name: String) -> Bool { ownNames.contains(name) }

  /// Whether the module declares any property with a name.
  func isProperty(_ name: String) -> Bool { properties.contains(name) }

  /// Returns diagnostics about code in a file that can't be rewritten.
  func notes(on file: String) -> [DialectNote] { overrides.notes[file] ?? [] }

  /// - Parameter key: A ``MemberFact/overloadKey``.
  func plan(type: String, key: String) -> MemberPlan {
    overrides.members[MemberID(type: type, key: key)] ?? .keep
  }

  /// Returns the name of a type of the module, given the name in an extension, which may include
  /// the module's name.
  func extended(_ name: String) -> String {
    let prefix = moduleName + "."
    guard bodies[name] == nil, name.hasPrefix(prefix) else { return name }
    let rest = String(name.dropFirst(prefix.count))
    return bodies[rest] == nil ? name : rest
  }

  /// Returns the members to insert into a class's body.
  func forwarding(_ type: String) -> [ForwardingMember] { overrides.forwardings[type] ?? [] }

  func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

  /// Returns the methods of a type with a base name, its own first.
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

  /// Returns the bodies and extensions of a class whose members are in its table: the name of the
  /// function that lists them, and its surrounding `#if`.
  func tableParts(_ type: String) -> [ForwardingMember] { tablePartLists[type] ?? [] }

  /// Returns the name of the function that lists the members of a body or extension, if there are
  /// any.
  func tablePart(file: String, at index: Int) -> String? {
    tablePartNames[Location(file: file, index: index)]
  }

  /// Returns the kind of table for a body or an extension; `nil` if there is none.
  func tableKind(file: String, at index: Int) -> TableKind? {
    let location = Location(file: file, index: index)
    guard isKnown(location) else { return nil }
    let type = fact(at: location)
    guard let body = bodies[type.name].map(fact) else {
      return isOfSystem(type) && tablePartNames[location] != nil ? .system : nil
    }
    guard !body.isHidden, !body.isElsewhere else { return nil }
    return body.isGeneric || body.isPrivate ? .unnamed : .named
  }

  /// Returns the function's name: unique in the module, and unchanged as long as the file's
  /// extensions are.
  private func tablePartName(_ type: String, file: String, ordinal: Int) -> String {
    let stem = file.split(separator: "/").last.map { $0.split(separator: ".").first ?? $0 } ?? ""
    let plain = stem.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    return "_dialect_\(identifier(type))_\(plain)_\(ordinal)"
  }

  /// Returns the contents of the module's own table, if the file contains it.
  func moduleTable(file: String) -> ModuleTable {
    var table = ModuleTable()
    guard order.first == file else { return table }
    for path in order {
      for (index, type) in (files[path]?.types ?? []).enumerated() {
        if type.isExtension {
          if tableKind(file: path, at: index) == .system,
            let name = tablePart(file: path, at: index)
          {
            table.unnamed.append(
              ForwardingMember(text: "\(name)_table.self", condition: type.condition))
          }
          continue
        }
        if let name = type.objcName, !type.isPrivate, !type.isHidden, !type.isGeneric {
          table.classes.append(
            ForwardingMember(
              text: "(\"\(name)\", \(type.name).self)", condition: type.condition))
        }
        if let name = unnamedTable(file: path, at: index) {
          table.unnamed.append(
            ForwardingMember(text: "\(name)_table.self", condition: type.condition))
        }
      }
    }
    return table
  }

  /// Returns the prefix for the names of a table's own declarations, for a class that can't be
  /// referred to by name.
  func unnamedTable(file: String, at index: Int) -> String? {
    let type = fact(at: Location(file: file, index: index))
    guard !type.isExtension, tableKind(file: file, at: index) == .unnamed else { return nil }
    return tablePartLists[type.name]?.first?.text
  }

  /// Returns a digest that differs if one of the results differs.
  func digest(of queries: [IndexQuery]) -> TextDigest {
    var digest = TextDigest()
    for query in queries { digest.add(query.answer(of: self)) }
    return digest
  }

  // MARK: Hierarchy

  /// Returns the name of a superclass, resolved in the class's own scope.
  func resolved(_ name: String, from type: String) -> String {
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
    guard let location = bodies[type] else { return SystemClasses.superclasses[type] }
    guard let first = fact(at: location).inherits.first else { return nil }
    let name = resolved(first, from: fact(at: location).name)
    return protocols.contains(name) ? nil : key(name, in: location.file)
  }

  /// Returns a class and its superclasses, as far as they are known.
  func lineage(of type: String) -> [String] {
    var result: [String] = []
    var next: String? = type
    while let name = next, !result.contains(name) {
      result.append(name)
      next = superclass(of: name)
    }
    return result
  }

  func identifier(_ type: String) -> String {
    name(ofKey: type).map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
  }
}
