/// A text in runs with attributes.
package struct NibAttributedText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var text: String
    /// The attributes by their names in Foundation, such as `NSKern`, in the document's order.
    package var attributes: [Attribute]
  }

  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: Value
  }

  package enum Value: Hashable, Sendable {
    case color(NibColor)
    case font(NibFont)
    case number(Double)
    case integer(Int)
    case text(String)
    /// A paragraph style, with its attributes and typed accessors.
    case paragraph(NibElement)
  }

  package var runs: [Run]

  /// The characters of all runs.
  package var text: String { runs.map(\.text).joined() }

  /// Reads an `attributedString`; `nil` for another element.
  package init?(_ element: NibElement) {
    guard element.name == "attributedString" else { return nil }
    runs = element.children.filter { $0.name == "fragment" }.map { fragment in
      Run(
        text: fragment.text("content") ?? "",
        attributes: fragment.list("attributes").compactMap { child in
          guard let name = child.key, let value = Value(child) else { return nil }
          return Attribute(name: name, value: value)
        })
    }
  }
}

extension NibAttributedText.Value {
  init?(_ element: NibElement) {
    switch element.name {
    case "paragraphStyle": self = .paragraph(element)
    case "integer":
      guard let value = element.integer("value") else { return nil }
      self = .integer(value)
    case "real":
      guard let value = element.number("value") else { return nil }
      self = .number(value)
    case "color":
      guard let color = NibColor(element) else { return nil }
      self = .color(color)
    case "font", "fontDescription":
      guard let font = NibFont(element) else { return nil }
      self = .font(font)
    default:
      guard let string = element.string else { return nil }
      self = .text(string)
    }
  }
}

extension NibElement {
  /// Returns the attributed text for a key, such as `attributedText`.
  package func attributedText(_ key: String) -> NibAttributedText? {
    child(key: key, "attributedString").flatMap(NibAttributedText.init)
  }
}
