/// A value whose parts have defaults, which its code omits.
protocol HistoryPart {
  init()
}

/// A value of a case as Swift code.
func code(_ value: Any) -> String {
  if let data = value as? ListData { return data.code }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .collection:
    return "[\(mirror.children.map { code($0.value) }.joined(separator: ", "))]"
  case .optional:
    return mirror.children.first.map { code($0.value) } ?? "nil"
  case .enum:
    guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
    let inner = Mirror(reflecting: payload.value)
    guard inner.displayStyle == .tuple else { return ".\(name)(\(code(payload.value)))" }
    return ".\(name)(\(inner.children.map(argument).joined(separator: ", ")))"
  case .struct:
    guard !mirror.children.isEmpty, !(value is any BinaryFloatingPoint),
      !(value is any BinaryInteger)
    else { return "\(value)" }
    var parts = mirror.children.map { $0 }
    if let part = value as? any HistoryPart {
      let plain = Mirror(reflecting: type(of: part).init()).children.map { code($0.value) }
      parts = zip(parts, plain).filter { code($0.0.value) != $0.1 }.map(\.0)
    }
    // A nested type with its enclosing names, without the module's.
    let name = String(reflecting: type(of: value)).split(separator: ".").dropFirst()
    return "\(name.joined(separator: "."))(\(parts.map(argument).joined(separator: ", ")))"
  default:
    return value is String ? "\"\(value)\"" : "\(value)"
  }
}

private func argument(_ child: Mirror.Child) -> String {
  guard let label = child.label, !label.hasPrefix(".") else { return code(child.value) }
  return "\(label): \(code(child.value))"
}
