import XcodeProjects

/// The declarations of an app's Objective-C and C headers that Swift code needs.
struct OwnObjectiveC {
  /// The maximum number of headers to read.
  private static let headerLimit = 4000
  /// The maximum number of bytes to read from a header.
  private static let sizeLimit = 1 << 20
  /// The maximum number of declarations to add for one message.
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

  /// Returns the declarations of names and of everything undeclared that they need.
  ///
  /// - Parameters:
  ///   - isDeclared: Whether a name is declared elsewhere.
  ///   - isType: Whether a name is a type that's visible to Swift code.
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

  /// Returns the category members of system classes if one of them has a member; once for each module.
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
