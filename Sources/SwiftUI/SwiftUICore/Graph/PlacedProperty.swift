/// A property of a view or modifier as written, which layout trees compare: a failing picture says that a stack's
/// spacing is another one, not that views moved.
package struct PlacedProperty: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    /// A length in points; `nil` for the default.
    case length(CGFloat?)
    /// Distances from the edges; the default is zero.
    case edges(EdgeInsets)
    case number(Double)
    case word(String)
    case flag(Bool)
  }

  /// The name of the argument, such as `spacing`.
  package var name: String
  package var value: Value

  package init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension [PlacedProperty] {
  /// Creates properties of the lengths that are given.
  package static func lengths(_ pairs: KeyValuePairs<String, CGFloat?>) -> [PlacedProperty] {
    pairs.compactMap { name, length in
      length.map { PlacedProperty(name, .length($0)) }
    }
  }
}

extension PlacedProperty {
  package static func spacing(_ length: CGFloat?, _ name: String = "spacing") -> PlacedProperty {
    PlacedProperty(name, .length(length))
  }

  package static func alignment(_ alignment: HorizontalAlignment) -> PlacedProperty {
    PlacedProperty("alignment", .word(alignment.words))
  }

  package static func alignment(_ alignment: VerticalAlignment) -> PlacedProperty {
    PlacedProperty("alignment", .word(alignment.words))
  }

  package static func alignment(_ alignment: Alignment) -> PlacedProperty {
    PlacedProperty("alignment", .word(alignment.words))
  }
}

extension HorizontalAlignment {
  /// The alignment as written.
  var words: String {
    switch self {
    case .leading: ".leading"
    case .center: ".center"
    case .trailing: ".trailing"
    default: ".\(key.id)"
    }
  }
}

extension VerticalAlignment {
  /// The alignment as written.
  var words: String {
    switch self {
    case .top: ".top"
    case .center: ".center"
    case .bottom: ".bottom"
    case .firstTextBaseline: ".firstTextBaseline"
    case .lastTextBaseline: ".lastTextBaseline"
    default: ".\(key.id)"
    }
  }
}

extension Alignment {
  /// The alignment as written.
  var words: String {
    switch self {
    case .center: ".center"
    case .leading: ".leading"
    case .trailing: ".trailing"
    case .top: ".top"
    case .bottom: ".bottom"
    case .topLeading: ".topLeading"
    case .topTrailing: ".topTrailing"
    case .bottomLeading: ".bottomLeading"
    case .bottomTrailing: ".bottomTrailing"
    default: "\(horizontal.words) \(vertical.words)"
    }
  }
}
