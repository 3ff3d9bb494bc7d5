import Foundation

/// A value with its children, one per line: like `dump`, but the same in each run.
///
/// The text is swift-snapshot-testing's, so that its baselines stay valid. Properties of structures
/// and classes, members of sets and pairs of dictionaries are sorted by their own text; inherited
/// properties are omitted, and so are addresses.
struct ValueDump {
  /// Returns the text of a value, which ends with a newline.
  static func text(of value: Any) -> String {
    var text = ""
    ValueDump(value, name: nil, ancestors: [], depth: 0).write(indentation: 0, name: nil, to: &text)
    return text
  }

  private enum Head {
    case text(String)
    /// An object that is its own ancestor. The line says so instead of having a name.
    case ring(name: String)
  }

  private var head: Head
  private var isOpen: Bool
  private var parts: [(name: String?, dump: ValueDump)] = []

  /// The limit for values whose children never end.
  private static let maximumDepth = 200

  private init(_ value: Any, name: String?, ancestors: Set<ObjectIdentifier>, depth: Int) {
    let mirror = Mirror(reflecting: value)
    let children = Array(mirror.children)
    isOpen = !children.isEmpty
    guard depth < Self.maximumDepth else {
      (head, isOpen) = (.text("…"), false)
      return
    }
    var ancestors = ancestors
    let isRing =
      mirror.displayStyle == .class
      && !ancestors.insert(ObjectIdentifier(value as AnyObject)).inserted
    var isSorted = false
    switch mirror.displayStyle {
    case .collection: head = .text(Self.count(children.count, "element"))
    case .dictionary:
      head = .text(Self.count(children.count, "key/value pair"))
      isSorted = true
    case .set:
      head = .text(Self.count(children.count, "member"))
      isSorted = true
    case .tuple: head = .text("(\(Self.count(children.count, "element")))")
    case .optional:
      let type = Self.typeName(mirror)
      head = .text(children.isEmpty ? "\(type).none" : type)
    default:
      if let own = value as? any AnySnapshotStringConvertible {
        head = .text(own.snapshotDescription)
        guard type(of: own).renderChildren else {
          isOpen = false
          return
        }
        if isRing { head = .ring(name: name ?? "value") }
      } else if let own = value as? any CustomStringConvertible {
        head = isRing ? .ring(name: name ?? "value") : .text(own.description)
      } else {
        switch mirror.displayStyle {
        case .class:
          head = isRing ? .ring(name: name ?? "value") : .text(Self.typeName(mirror))
          isSorted = true
        case .struct:
          head = .text(Self.typeName(mirror))
          isSorted = true
        case .enum:
          let type = Self.typeName(mirror)
          head = .text(children.isEmpty ? "\(type).\(value)" : type)
        default: head = .text(String(describing: value))
        }
      }
    }
    guard !isRing else { return }
    parts = children.map { label, part in
      (label, ValueDump(part, name: label, ancestors: ancestors, depth: depth + 1))
    }
    if isSorted { Self.sort(&parts) }
  }

  private func write(indentation: Int, name: String?, to text: inout String) {
    text += String(repeating: " ", count: indentation) + (isOpen ? "▿ " : "- ")
    switch head {
    case .text(let words): text += (name.map { "\($0): " } ?? "") + words + "\n"
    case .ring(let name): text += "\(name) (circular reference detected)\n"
    }
    for part in parts {
      part.dump.write(indentation: indentation + 2, name: part.name, to: &text)
    }
  }

  /// Sorts children like label and value pairs whose texts are below each other: children without a
  /// label first, then by label, then by value.
  private static func sort(_ parts: inout [(name: String?, dump: ValueDump)]) {
    let keyed = parts.map { part in
      var key = part.name.map { "▿ \($0.debugDescription)\n" } ?? "- "
      part.dump.write(indentation: 0, name: nil, to: &key)
      return (key, part)
    }
    parts = keyed.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns a type's name, without the number that distinguishes function types.
  private static func typeName(_ mirror: Mirror) -> String {
    let name = String(describing: mirror.subjectType)
    return name.contains(" #") ? name.replacing(#/ #[0-9]+/#, with: "") : name
  }
}
