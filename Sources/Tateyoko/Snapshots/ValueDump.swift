import Foundation

/// A value with its parts, one a line: like `dump`, but the same in each run.
///
/// Sets and dictionaries are put in order, addresses left out, and an object that was shown before
/// is only named.
enum ValueDump {
  static func text(of value: Any) -> String {
    var text = ""
    var seen: Set<ObjectIdentifier> = []
    write(value, name: nil, indentation: 0, &seen, &text)
    return text
  }

  private static func write(
    _ value: Any, name: String?, indentation: Int, _ seen: inout Set<ObjectIdentifier>,
    _ text: inout String
  ) {
    let label = name.map { "\($0): " } ?? ""
    let start = String(repeating: " ", count: indentation)
    func line(_ bullet: String, _ description: String) {
      text += "\(start)\(bullet) \(label)\(description)\n"
    }
    guard indentation < 200 else { return line("-", "…") }
    let mirror = Mirror(reflecting: value)
    // A cast would look through an optional.
    if mirror.displayStyle != .optional, let own = value as? any AnySnapshotStringConvertible {
      let parts = type(of: own).renderChildren ? Array(mirror.children) : []
      line(parts.isEmpty ? "-" : "▿", own.snapshotDescription)
      for part in parts {
        write(part.value, name: part.label, indentation: indentation + 2, &seen, &text)
      }
      return
    }
    let typeName = String(describing: mirror.subjectType)
    var parts = Array(mirror.children)
    switch mirror.displayStyle {
    case .optional:
      guard let content = parts.first else { return line("-", "nil") }
      line("▿", "\(typeName)")
      return write(
        content.value, name: content.label, indentation: indentation + 2, &seen, &text)
    case .collection:
      line(parts.isEmpty ? "-" : "▿", count(parts.count))
      parts = parts.map { (label: nil, value: $0.value) }
    case .set:
      line(parts.isEmpty ? "-" : "▿", "\(count(parts.count, "member"))")
      parts = ordered(parts)
    case .dictionary:
      line(parts.isEmpty ? "-" : "▿", "\(count(parts.count, "key/value pair"))")
      parts = ordered(parts)
    case .tuple:
      line("▿", count(parts.count))
    case .enum:
      let name = enumCase(value, mirror, typeName)
      line(parts.isEmpty ? "-" : "▿", name)
      if let associated = parts.first {
        let content = Mirror(reflecting: associated.value)
        parts =
          content.displayStyle == .tuple
          ? Array(content.children) : [(label: nil, value: associated.value)]
      }
    case .class:
      let object = ObjectIdentifier(value as AnyObject)
      for ancestor in sequence(first: mirror, next: \.superclassMirror).dropFirst() {
        parts.insert(contentsOf: ancestor.children, at: 0)
      }
      guard seen.insert(object).inserted else { return line("↩︎", typeName) }
      defer { seen.remove(object) }
      line(parts.isEmpty ? "-" : "▿", typeName)
      for part in parts {
        write(part.value, name: part.label, indentation: indentation + 2, &seen, &text)
      }
      return
    case .struct where !parts.isEmpty:
      line("▿", typeName)
    default:
      return line("-", plain(value, typeName, hasParts: !parts.isEmpty))
    }
    for part in parts {
      write(part.value, name: part.label, indentation: indentation + 2, &seen, &text)
    }
  }

  /// Set members and pairs in the order of what they are dumped as.
  private static func ordered(_ parts: [Mirror.Child]) -> [Mirror.Child] {
    parts.map { (key: self.text(of: $0.value), part: $0) }.sorted { $0.key < $1.key }
      .map { (label: nil, value: $0.part.value) }
  }

  private static func count(_ number: Int, _ noun: String = "element") -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror, _ typeName: String) -> String {
    "\(typeName).\(mirror.children.first?.label ?? String(describing: value))"
  }

  private static func plain(_ value: Any, _ typeName: String, hasParts: Bool) -> String {
    let text = String(describing: value)
    // Functions and the like have no more than an address to tell.
    return text.contains("0x") || text.isEmpty ? typeName : text
  }
}
