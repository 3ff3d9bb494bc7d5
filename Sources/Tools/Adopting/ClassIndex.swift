import AssetCatalogs

/// The classes of an app and of UIKit: their superclasses, and whether they can be created without
/// arguments.
struct ClassIndex {
  /// A class of an app's module, or of UIKit if the module is empty.
  private struct Key: Hashable {
    var module: String
    var name: String
  }

  /// The maximum length of a superclass chain; invalid code may have cycles.
  private static let depthLimit = 64

  private let classes: [Key: ClassFacts]
  /// The modules that declare each class name, in order.
  private let owners: [String: [String]]
  /// The classes by the first name that they inherit from, sorted.
  private let heirs: [String: [Key]]
  private let imports: [String: [String]]
  private let system: [String: String?]

  /// - Parameters:
  ///   - modules: The app's modules with their files; if a module has two classes with the same
  ///     name, the first counts.
  ///   - imports: The app's modules that each module imports.
  ///   - system: UIKit's classes with their superclasses.
  init(
    _ modules: [(name: String, files: [SwiftFileFacts])], imports: [String: [String]],
    system: [String: String?]
  ) {
    var classes: [Key: ClassFacts] = [:]
    var owners: [String: [String]] = [:]
    for module in modules {
      for facts in module.files.flatMap(\.classes) {
        let key = Key(module: module.name, name: facts.name)
        guard classes[key] == nil else { continue }
        classes[key] = facts
        owners[facts.name, default: []].append(module.name)
      }
    }
    self.owners = owners
    self.imports = imports
    self.system = system
    for module in modules {
      for file in module.files {
        for (type, initializers) in file.extensionInitializers {
          let key = Self.key(
            type, seenFrom: module.name, classes: classes, owners: owners, imports: imports)
          classes[key]?.initializers += initializers
        }
      }
    }
    self.classes = classes
    heirs = Dictionary(grouping: classes.keys) { classes[$0]?.superclass ?? "" }
      .mapValues { $0.sorted { ($0.module, $0.name) < ($1.module, $1.name) } }
  }

  /// Returns the class that a name refers to in a module: its own, an imported one, any, or
  /// UIKit's.
  private static func key(
    _ name: String, seenFrom module: String, classes: [Key: ClassFacts],
    owners: [String: [String]], imports: [String: [String]]
  ) -> Key {
    guard let first = owners[name]?.first else { return Key(module: "", name: name) }
    let own = Key(module: module, name: name)
    if classes[own] != nil { return own }
    let imported = (imports[module] ?? []).lazy.map { Key(module: $0, name: name) }
    return imported.first { classes[$0] != nil } ?? Key(module: first, name: name)
  }

  private func key(_ name: String, seenFrom module: String) -> Key {
    Self.key(name, seenFrom: module, classes: classes, owners: owners, imports: imports)
  }

  /// Whether the app or UIKit has a class with a name, as used in a storyboard.
  ///
  /// UIKit's other types, including nested ones, don't count: a class with that name is the
  /// app's.
  func has(_ name: String) -> Bool { owners[name] != nil || (system[name] ?? nil) != nil }

  /// Whether a class, as named in a module, descends from a UIKit class.
  func isKind(_ name: String, in module: String, of ancestor: String) -> Bool {
    isKind(key(name, seenFrom: module), of: ancestor)
  }

  private func isKind(_ key: Key, of ancestor: String) -> Bool {
    var path: [Key] = []
    var current: Key? = key
    var answer = false
    while let class_ = current, path.count < Self.depthLimit {
      if class_.name == ancestor {
        answer = true
        break
      }
      if let known = memory.isKind[ancestor]?[class_] {
        answer = known
        break
      }
      path.append(class_)
      current = superclass(of: class_)
    }
    for class_ in path { memory.isKind[ancestor, default: [:]][class_] = answer }
    return answer
  }

  /// Known answers: an app may have thousands of classes with a long chain of superclasses.
  private final class Memory {
    var isKind: [String: [Key: Bool]] = [:]
    /// The number of objects that were considered as arguments of a screen.
    var considered = 0
  }

  /// The maximum number of these objects: each may need several others.
  private static let considerationLimit = 1_000

  private let memory = Memory()

  /// Returns the given classes of the app and their superclasses, sorted by name.
  func lineage(of names: Set<String>, in module: String) -> [String] {
    var found: Set<String> = []
    for name in names {
      var current: Key? = key(name, seenFrom: module)
      while let key = current, classes[key] != nil, found.insert(key.name).inserted {
        current = superclass(of: key)
      }
    }
    return found.sorted()
  }

  private func superclass(of key: Key) -> Key? {
    guard let facts = classes[key] else {
      return (system[key.name] ?? nil).map { Key(module: "", name: $0) }
    }
    guard let parent = facts.superclass else { return nil }
    // A nested type is referred to without its enclosing type there.
    if owners[parent] == nil, let dot = facts.name.lastIndex(of: ".") {
      let nested = "\(facts.name[..<dot]).\(parent)"
      if owners[nested] != nil { return self.key(nested, seenFrom: key.module) }
    }
    return self.key(parent, seenFrom: key.module)
  }

  /// Returns the argument list that creates an instance in a test, such as `()`; `nil` if the class
  /// can't be created without knowing arguments.
  ///
  /// Swift's rules: a class that declares no designated initialiser inherits all of them; otherwise
  /// only the declared ones remain, and convenience initialisers are inherited only if it overrides
  /// all.
  func making(_ name: String, in module: String) -> String? {
    let key = key(name, seenFrom: module)
    guard let facts = classes[key], !facts.isPrivate, !facts.isGeneric else { return nil }
    memory.considered = 0
    return making(key, for: module)
  }

  /// - Parameters:
  ///   - module: The module that the test imports.
  ///   - depth: The number of subclasses below the class.
  ///   - nesting: The number of argument lists around the object.
  private func making(
    _ key: Key, for module: String, depth: Int = 0, nesting: Int = 0
  ) -> String? {
    guard depth < Self.depthLimit, let facts = classes[key] else { return systemMaking(key) }
    if facts.initializers.contains(where: { $0.parameters.isEmpty && !$0.isUsable }) { return nil }
    if facts.initializers.contains(where: \.needsNothing) { return "()" }
    let designated = facts.initializers.filter { !$0.isConvenience && !$0.isExtension }
    if designated.isEmpty {
      // Without a superclass, or with a protocol in its place, an argument's class has an implicit initialiser.
      guard let parent = superclass(of: key), classes[parent] != nil || system[parent.name] != nil
      else { return nesting > 0 ? "()" : nil }
      return making(parent, for: module, depth: depth + 1, nesting: nesting)
    }
    let values = PlausibleValue { name, nesting in
      let other = self.key(name, seenFrom: key.module)
      // A protocol has no class of its name, but maybe one that conforms to it.
      let isProtocol = classes[other] == nil && system[name] == nil
      let candidates = isProtocol ? heirs[name] ?? [] : [other]
      return candidates.lazy.compactMap { object($0, for: module, nesting: nesting) }.first
    }
    return designated.filter(\.isUsable).lazy.compactMap {
      values.arguments($0.parameters, depth: nesting)
    }.first
  }

  /// Returns the expression that makes an object of a class as an argument.
  private func object(_ key: Key, for module: String, nesting: Int) -> String? {
    memory.considered += 1
    guard memory.considered < Self.considerationLimit, key.module == module,
      let facts = classes[key], !facts.isPrivate, !facts.isGeneric
    else { return nil }
    return making(key, for: module, nesting: nesting).map { SwiftName.code(key.name) + $0 }
  }

  private func systemMaking(_ key: Key) -> String? {
    guard system[key.name] != nil else { return nil }
    if isKind(key, of: "UICollectionViewController") {
      return "(collectionViewLayout: UICollectionViewFlowLayout())"
    }
    if isKind(key, of: "UICollectionView") {
      return "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    }
    return isKind(key, of: "UICollectionReusableView") ? "(frame: .zero)" : "()"
  }
}
