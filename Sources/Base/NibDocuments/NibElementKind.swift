/// Interface Builder's format for one kind of element: its role, and the types of its attributes.
package struct NibElementKind: Sendable {
  package enum Role: Sendable {
    /// A mere group of other elements: `subviews`, `scenes`.
    case group
    case view
    case controller
    case gestureRecognizer
    /// Any other object that connections may refer to: bar items, layouts, placeholders.
    case object
    case layoutGuide
    case constraint
    case connection
    /// A property's value: `color`, `rect`.
    case value
    /// An element for Interface Builder only, whose contents are ignored.
    case editor
  }

  /// The required form of an attribute's text.
  package enum ValueType: Hashable, Sendable {
    case text
    /// `YES` or `NO`.
    case flag
    case number
    case integer
    /// A coordinate or a length, in points.
    case length
    /// A number, or two separated by a colon or a slash.
    case multiplier
    /// Another element's `id`.
    case reference
    case choice(Set<String>)
    /// Only used by Interface Builder.
    case editor
  }

  /// Several attributes of the same type.
  struct Attributes {
    let entries: [(String, ValueType)]

    static func texts(_ names: String) -> Self { list(names, .text) }
    static func flags(_ names: String) -> Self { list(names, .flag) }
    static func numbers(_ names: String) -> Self { list(names, .number) }
    static func integers(_ names: String) -> Self { list(names, .integer) }
    static func lengths(_ names: String) -> Self { list(names, .length) }
    static func references(_ names: String) -> Self { list(names, .reference) }
    static func editor(_ names: String) -> Self { list(names, .editor) }

    static func choice(_ name: String, _ values: String) -> Self {
      Self(entries: [(name, .choice(Set(values.split(separator: " ").map(String.init))))])
    }

    static func entry(_ name: String, _ type: ValueType) -> Self { Self(entries: [(name, type)]) }

    static func all(_ parts: Self...) -> Self { Self(entries: parts.flatMap(\.entries)) }

    private static func list(_ names: String, _ type: ValueType) -> Self {
      Self(entries: names.split(separator: " ").map { (String($0), type) })
    }
  }

  package let name: String
  package let role: Role
  /// The types by attribute name.
  package let attributes: [String: ValueType]

  init(_ name: String, _ role: Role, _ attributes: Attributes...) {
    self.name = name
    self.role = role
    // The kind's own attributes follow the shared ones, and take precedence.
    self.attributes = Dictionary(
      attributes.flatMap(\.entries), uniquingKeysWith: { _, own in own })
  }

  /// Whether connections and constraints may refer to it.
  package var isObject: Bool {
    switch role {
    case .view, .controller, .gestureRecognizer, .object, .layoutGuide: true
    case .group, .constraint, .connection, .value, .editor: false
    }
  }
}
