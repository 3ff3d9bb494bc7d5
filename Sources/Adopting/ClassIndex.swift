/// The classes of an app and of UIKit: who descends from whom, and who can be made without arguments.
struct ClassIndex {
  /// The arguments that a test can make up, by the labels of what a designated initialiser needs.
  private static let arguments: [([String], String)] = [
    (["nibName", "bundle"], "(nibName: nil, bundle: nil)"),
    (["style"], "(style: .plain)"),
    (["collectionViewLayout"], "(collectionViewLayout: UICollectionViewFlowLayout())"),
    (["frame"], "(frame: .zero)"),
    (["style", "reuseIdentifier"], "(style: .default, reuseIdentifier: nil)"),
    (["frame", "style"], "(frame: .zero, style: .plain)"),
    (
      ["frame", "collectionViewLayout"],
      "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    ),
  ]

  /// A superclass chain that is followed at most; a damaged source may have circles.
  private static let depthLimit = 64

  private let classes: [String: ClassFacts]
  private let system: [String: String?]

  /// - Parameters:
  ///   - classes: The app's classes; of two with one name the first counts.
  ///   - extensions: Initialisers that extensions add, by type.
  ///   - system: UIKit's classes with their superclasses.
  init(
    _ classes: [ClassFacts], extensions: [String: [ClassFacts.Initializer]],
    system: [String: String?]
  ) {
    var known: [String: ClassFacts] = [:]
    for facts in classes where known[facts.name] == nil {
      var facts = facts
      facts.initializers += extensions[facts.name] ?? []
      known[facts.name] = facts
    }
    self.classes = known
    self.system = system
  }

  /// Whether a class descends from one of UIKit's.
  func isKind(_ name: String, of ancestor: String) -> Bool {
    var current = name
    for _ in 0..<Self.depthLimit {
      if current == ancestor { return true }
      guard let next = superclass(of: current) else { return false }
      current = next
    }
    return false
  }

  private func superclass(of name: String) -> String? {
    if let facts = classes[name] {
      guard let parent = facts.superclass else { return nil }
      // A type that lies in another is named without it there.
      if classes[parent] == nil, let dot = facts.name.lastIndex(of: ".") {
        let nested = "\(facts.name[..<dot]).\(parent)"
        if classes[nested] != nil { return nested }
      }
      return parent
    }
    return system[name] ?? nil
  }

  /// What follows the class's name where a test makes an instance, such as `()`; nil where it can't
  /// without knowing arguments.
  ///
  /// Swift's rules: a class that declares no designated initialiser inherits all; of one that declares
  /// some, those are left, and convenience initialisers only if it overrides all.
  func making(_ name: String) -> String? {
    guard let facts = classes[name], !facts.isPrivate, !facts.isGeneric else { return nil }
    return making(name, depth: 0)
  }

  private func making(_ name: String, depth: Int) -> String? {
    guard depth < Self.depthLimit, let facts = classes[name] else { return systemMaking(name) }
    if facts.initializers.contains(where: { $0.parameters.isEmpty && !$0.isUsable }) { return nil }
    if facts.initializers.contains(where: \.needsNothing) { return "()" }
    let designated = facts.initializers.filter { !$0.isConvenience && !$0.isExtension }
    if designated.isEmpty {
      return superclass(of: name).flatMap { making($0, depth: depth + 1) }
    }
    let needed = designated.filter(\.isUsable).map { initializer in
      initializer.parameters.filter { !$0.hasDefault }.map(\.label)
    }
    return Self.arguments.first { needed.contains($0.0) }?.1
  }

  private func systemMaking(_ name: String) -> String? {
    guard system[name] != nil else { return nil }
    if isKind(name, of: "UICollectionViewController") {
      return "(collectionViewLayout: UICollectionViewFlowLayout())"
    }
    if isKind(name, of: "UICollectionView") {
      return "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    }
    return isKind(name, of: "UICollectionReusableView") ? "(frame: .zero)" : "()"
  }
}
