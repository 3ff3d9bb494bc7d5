/// The names of views in sentences and layout trees.
package enum ViewNames {
  /// Returns a type's name without its module and generic arguments.
  @MainActor package static func name(of type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(String(describing: type).prefix { $0 != "<" })
    known[ObjectIdentifier(type)] = name
    return name
  }

  /// Descriptions of types take long to make.
  @MainActor private static var known: [ObjectIdentifier: String] = [:]

  /// Returns a length as a user would write it.
  package static func length(_ value: CGFloat) -> String {
    if value == .infinity { return ".infinity" }
    return value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(Double(value))"
  }

  /// Returns the arguments of a call; those without a value are left out.
  package static func arguments(_ pairs: KeyValuePairs<String, CGFloat?>) -> String {
    pairs.compactMap { label, value in value.map { "\(label): \(length($0))" } }
      .joined(separator: ", ")
  }
}
