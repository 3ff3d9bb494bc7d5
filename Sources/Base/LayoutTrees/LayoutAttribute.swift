/// A named property of a view or of the screen, such as `layoutMargins`.
public struct LayoutAttribute: Codable, Hashable, Sendable {
  /// The name in stored trees: a ``LayoutProperty``'s, a constraint's, or one of a newer version.
  public var name: String
  public var value: LayoutValue

  public init(_ name: String, _ value: LayoutValue) {
    self.name = name
    self.value = value
  }

  /// Creates an attribute for a property in the table.
  public init(_ property: LayoutProperty, _ value: LayoutValue) {
    self.init(property.name, value)
  }
}
