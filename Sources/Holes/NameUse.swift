/// How files use a name of which nobody knows what it is.
struct NameUse: Codable, Hashable {
  /// Generic arguments that it is given.
  var generics = 0
  /// Whether it is the first that a class inherits from.
  var isSuperclass = false
  /// Whether a type other than a class, or a class after its superclass, inherits from it.
  var isInherited = false
  /// Whether it follows `any`, `some` or the colon of a generic parameter.
  var isConstraint = false
  /// Whether calls with a name as argument labels make one, by the labels of each.
  var calls: [[String]] = []
  /// Members of the type itself: those that are called, with the labels, and the others.
  var statics: [String: [[String]]] = [:]
  /// Types in it.
  var types: [String] = []
  /// Modules that the files import, with the number of files.
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
