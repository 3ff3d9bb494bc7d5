/// A constraint, with omitted values filled in.
package struct NibConstraint: Hashable, Sendable {
  package enum Attribute: String, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// Creates the attribute for a name in a document, where `baseline` is the last one.
    init?(document name: String) {
      self.init(rawValue: name == "baseline" ? "lastBaseline" : name)
    }
  }

  package enum Relation: String, Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  package struct Side: Hashable, Sendable {
    /// The `id` of a view or a layout guide.
    package var item: String
    package var attribute: Attribute
  }

  package let element: NibElement
  package var id: String?
  package var identifier: String?
  package var first: Side
  package var relation: Relation
  package var second: Side?
  /// The multiplier of the second item.
  package var multiplier: Double
  package var constant: Double
  /// The priority, from 1 to 1000.
  package var priority: Double
  /// Whether the constant is the standard spacing, and ``constant`` only its value when saved.
  package var isSymbolic: Bool
  /// Whether it replaces another constraint only while editing, and isn't created.
  package var isPlaceholder: Bool

  /// Reads a `constraint`; `nil` for another element, or for one without required attributes.
  ///
  /// - Parameter owner: The `id` of the view whose constraints contain it, which is the first item
  ///   if none is specified.
  package init?(_ element: NibElement, owner: String) {
    guard element.name == "constraint",
      let attribute = element.attributes["firstAttribute"].flatMap(Attribute.init(document:))
    else { return nil }
    self.element = element
    first = Side(item: element.attributes["firstItem"] ?? owner, attribute: attribute)
    if let item = element.attributes["secondItem"] {
      guard let attribute = element.attributes["secondAttribute"].flatMap(Attribute.init(document:))
      else { return nil }
      second = Side(item: item, attribute: attribute)
    }
    relation = element.attributes["relation"].flatMap(Relation.init) ?? .equal
    guard let multiplier = NibElement.multiplier(element.attributes["multiplier"] ?? "1") else {
      return nil
    }
    self.multiplier = multiplier
    id = element.id
    identifier = element.attributes["identifier"]
    constant = element.length("constant") ?? 0
    priority = min(1000, max(1, element.number("priority") ?? 1000))
    isSymbolic = element.flag("symbolic") ?? false
    isPlaceholder = element.flag("placeholder") ?? false
  }

  /// Returns the constraint with some traits; `nil` if the variation is malformed.
  package func varied(for traits: NibTraits) -> NibConstraint? {
    NibConstraint(element.varied(for: traits), owner: first.item)
  }
}
