/// How files use an undeclared name.
struct NameUse: Codable, Hashable {
  /// The number of generic arguments.
  var generics = 0
  /// Whether it's the first type that a class inherits from.
  var isSuperclass = false
  /// Whether a type other than a class inherits from it, or a class after its superclass.
  var isInherited = false
  /// Whether it follows `any`, `some` or the colon of a generic parameter.
  var isConstraint = false
  /// The argument labels of calls that create one.
  var calls: [[String]] = []
  /// Static members: the called ones with their argument labels, and the others.
  var statics: [String: [[String]]] = [:]
  /// Nested types.
  var types: [String] = []
  /// The modules that the files import, with the number of files.
  var imports: [String: Int] = [:]
  /// Methods and properties that subclasses override.
  var overridden: [String] = []

  static let limit = 24

  mutating func merge(_ other: NameUse) {
    generics = max(generics, other.generics)
    isSuperclass = isSuperclass || other.isSuperclass
    isInherited = isInherited || other.isInherited
    isConstraint = isConstraint || other.isConstraint
    calls = Self.union(calls, other.calls)
    for (name, labels) in other.statics where statics.count < Self.limit || statics[name] != nil {
      statics[name] = Self.union(statics[name] ?? [], labels)
    }
    types = Self.union(types, other.types)
    for (module, count) in other.imports { imports[module, default: 0] += count }
    overridden = Self.union(overridden, other.overridden)
  }

  static func union<T: Hashable>(_ left: [T], _ right: [T]) -> [T] {
    var result = left
    for item in right where !result.contains(item) && result.count < limit { result.append(item) }
    return result
  }
}
