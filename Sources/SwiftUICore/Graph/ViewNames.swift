/// The names of views in sentences and layout trees.
package enum ViewNames {
  /// Returns a type's name without its module and generic arguments.
  package static func name(of type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }

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
