extension ViewFacts {
  /// Returns the name of one of several siblings in a path: its class with its identifier, or else
  /// with its index among the siblings of the same class if there are others.
  package static func step(
    _ index: Int, of siblings: [(className: String, identifier: String?)]
  ) -> String {
    guard siblings.indices.contains(index) else { return "" }
    let (name, identifier) = siblings[index]
    if let identifier, !identifier.isEmpty { return "\(name) “\(identifier)”" }
    let alike = siblings.indices.filter { siblings[$0].className == name }
    guard alike.count > 1, let number = alike.firstIndex(of: index) else { return name }
    return "\(name)[\(number)]"
  }

  /// The names of the view's subviews in paths, in order.
  package var childSteps: [String] { Self.steps(of: children) }

  /// Returns the names of siblings in paths, in order.
  package static func steps(of siblings: [ViewFacts]) -> [String] {
    var counts: [String: Int] = [:]
    for sibling in siblings { counts[sibling.className, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    return siblings.map { sibling in
      let name = sibling.className
      let number = numbers[name, default: 0]
      numbers[name] = number + 1
      if let identifier = sibling.identifier, !identifier.isEmpty {
        return "\(name) “\(identifier)”"
      }
      return counts[name] == 1 ? name : "\(name)[\(number)]"
    }
  }
}
