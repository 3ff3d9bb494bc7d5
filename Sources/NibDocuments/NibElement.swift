/// One element of an Interface Builder document, with what is in it.
///
/// Attributes are kept as they are written. ``attribute(_:)`` and the typed accessors around it
/// also know what Interface Builder leaves out (``NibDefaults``).
package struct NibElement: Sendable {
  /// Elements are handed on and looked up by the thousand while objects are made, so that a copy
  /// should cost one reference, and what is asked of every element is found once.
  private final class Storage: Sendable {
    let name: String
    let attributes: [String: String]
    /// What Interface Builder means by attributes that are absent.
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
  /// The line in which its start tag ends, from 1.
  package var line: Int { storage.line }

  /// What other elements refer to it by.
  package var id: String? { storage.id }

  /// Its role in the element around it, such as `backgroundColor`.
  package var key: String? { storage.key }

  /// What the vocabulary knows of the element; nil for a name that it lacks.
  package var kind: NibElementKind? { storage.kind }

  /// Whether it differs in some size classes.
  var hasVariations: Bool { storage.hasVariations }

  /// The first child of a name.
  package func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// The first child of a role and, if one is given, a name.
  package func child(key: String, _ name: String? = nil) -> NibElement? {
    children.first { $0.key == key && (name == nil || $0.name == name) }
  }

  /// The children of the first child of a name, such as those of `subviews`.
  package func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

  /// An attribute's text: as it is written, or as Interface Builder takes it where it is absent.
  package func attribute(_ name: String) -> String? {
    storage.attributes[name] ?? storage.defaults[name]
  }

  /// Calls a function for the element and all below it, in the document's order.
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
