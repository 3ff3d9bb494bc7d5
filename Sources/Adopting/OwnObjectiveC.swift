import XcodeProjects

/// What an app has in Objective-C and C, as its headers say, for Swift to see.
struct OwnObjectiveC {
  /// Headers that are read at most.
  private static let headerLimit = 4000
  /// Bytes of a header that are read at most.
  private static let sizeLimit = 1 << 20
  /// Declarations that one message may bring at most.
  private static let closureLimit = 2000

  private var declarations = ObjCDeclarations()
  private var categoriesAreTaken: Set<String> = []

  init(_ app: AppLayout) {
    let hasAny = app.modules.contains { $0.bridgingHeader != nil || !$0.foreignSources.isEmpty }
    guard hasAny else { return }
    for path in HeaderIndex(below: app.root).all.prefix(Self.headerLimit) {
      guard let bytes = try? TextFile.bytes(path), bytes.count <= Self.sizeLimit else { continue }
      ObjCHeaderReader.read(
        bytes, path: ProjectPath.relative(path, to: app.root), into: &declarations)
    }
  }

  func has(_ name: String) -> Bool { declarations.has(name) }

  /// The declarations of names, with those that they need and that nobody has declared yet.
  ///
  /// - Parameters:
  ///   - isDeclared: Whether a name is declared elsewhere.
  ///   - isType: Whether Swift code sees a type of a name.
  func text(
    of names: Set<String>, access: String, isDeclared: (String) -> Bool,
    isType: @escaping (String) -> Bool
  ) -> (text: String, names: Set<String>) {
    let face = face(access, isType)
    var taken: Set<String> = []
    var waiting = names.sorted()
    while let name = waiting.popLast(), taken.count < Self.closureLimit {
      guard declarations.has(name), !isDeclared(name), taken.insert(name).inserted else { continue }
      waiting += face.needs(name)
    }
    return (taken.sorted().compactMap(face.text).joined(separator: "\n"), taken)
  }

  /// What categories add to classes of the system's, if one of them has a member; once for each module.
  mutating func categories(
    withMember member: String, for module: String, isType: @escaping (String) -> Bool
  ) -> String? {
    guard !categoriesAreTaken.contains(module) else { return nil }
    let groups = declarations.categories.values.filter { isType($0.name) }
      .sorted { $0.name < $1.name }
    let hasIt = groups.contains { group in
      group.properties.contains { $0.name == member }
        || group.methods.contains { ObjCMethodName($0).name == member }
    }
    guard hasIt else { return nil }
    categoriesAreTaken.insert(module)
    return groups.map(face("", isType).category).joined(separator: "\n")
  }

  private func face(_ access: String, _ isType: @escaping (String) -> Bool) -> ObjCFace {
    ObjCFace(
      declarations: declarations,
      types: ObjCSwiftType { [declarations] name in isType(name) || declarations.has(name) },
      access: access)
  }
}
