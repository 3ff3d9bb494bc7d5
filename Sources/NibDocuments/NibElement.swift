/// One element of an Interface Builder document, with what is in it.
///
/// Attributes are kept as they are written. ``attribute(_:)`` and the typed accessors around it
/// also know what Interface Builder leaves out (``NibDefaults``).
package struct NibElement: Hashable, Sendable {
  /// The element's name, such as `label`.
  package let name: String
  package let attributes: [String: String]
  package let children: [NibElement]
  /// The characters of an element without children; empty otherwise.
  package let text: String
  /// The line in which its start tag ends, from 1.
  package let line: Int

  package init(
    name: String, attributes: [String: String] = [:], children: [NibElement] = [],
    text: String = "", line: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// What other elements refer to it by.
  package var id: String? { attributes["id"] }

  /// Its role in the element around it, such as `backgroundColor`.
  package var key: String? { attributes["key"] }

  /// What the vocabulary knows of the element; nil for a name that it lacks.
  package var kind: NibElementKind? { NibVocabulary.kinds[name] }

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
    attributes[name] ?? NibDefaults.value(of: name, in: self)
  }

  /// Calls a function for the element and all below it, in the document's order.
  package func visit(_ body: (NibElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
