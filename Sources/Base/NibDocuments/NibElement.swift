/// An element of an Interface Builder document, with its contents.
///
/// Attributes are stored as written. ``attribute(_:)`` and the related typed accessors also return
/// values that Interface Builder omits (``NibDefaults``).
package struct NibElement: Sendable {
  /// The shared contents. Thousands of elements are passed around and looked up while objects are
  /// created, so a copy costs a single reference, and common properties are computed once.
  private final class Storage: Sendable {
    let name: String
    let attributes: [String: String]
    /// Interface Builder's defaults for absent attributes.
    let defaults: [String: String]
    let children: [NibElement]
    let text: String
    let line: Int
    let id: String?
    let key: String?
    let kind: NibElementKind?
    let hasVariations: Bool

    init(
      name: String, attributes: [String: String], children: [NibElement], text: String, line: Int
    ) {
      self.name = name
      self.attributes = attributes
      self.children = children
      self.text = text
      self.line = line
      defaults = NibDefaults.values(of: name)
      id = attributes["id"]
      key = attributes["key"]
      kind = NibVocabulary.kinds[name]
      hasVariations = children.contains { $0.name == "variation" }
    }
  }

  private let storage: Storage

  package init(
    name: String, attributes: [String: String] = [:], children: [NibElement] = [],
    text: String = "", line: Int = 0
  ) {
    storage = Storage(
      name: name, attributes: attributes, children: children, text: text, line: line)
  }

  /// The element's name, such as `label`.
  package var name: String { storage.name }
  package var attributes: [String: String] { storage.attributes }
  package var children: [NibElement] { storage.children }
  /// The characters of an element without children; empty otherwise.
  package var text: String { storage.text }
  /// The line of the end of its start tag, starting at 1.
  package var line: Int { storage.line }

  /// The identifier that other elements refer to it by.
  package var id: String? { storage.id }

  /// The key in the enclosing element, such as `backgroundColor`.
  package var key: String? { storage.key }

  /// The vocabulary's description of the element; `nil` for an unknown name.
  package var kind: NibElementKind? { storage.kind }

  /// Whether it has variations for some size classes.
  var hasVariations: Bool { storage.hasVariations }

  /// Returns the first child with a name.
  package func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// Returns the first child with a key and, if specified, a name.
  package func child(key: String, _ name: String? = nil) -> NibElement? {
    children.first { $0.key == key && (name == nil || $0.name == name) }
  }

  /// Returns the children of the first child with a name, such as `subviews`.
  package func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

  /// Returns an attribute's text: as written, or Interface Builder's default if it's absent.
  package func attribute(_ name: String) -> String? {
    storage.attributes[name] ?? storage.defaults[name]
  }

  /// Calls a function for the element and its descendants, in the document's order.
  package func visit(_ body: (NibElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

extension NibElement: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    one.storage === other.storage
      || one.line == other.line && one.name == other.name && one.attributes == other.attributes
        && one.text == other.text && one.children == other.children
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(name)
    hasher.combine(id)
  }
}
