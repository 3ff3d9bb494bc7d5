/// A named property of a view or of the screen, such as `layoutMargins`.
public struct LayoutAttribute: Codable, Hashable, Sendable {
  public var name: String
  public var value: LayoutValue

  public init(_ name: String, _ value: LayoutValue) {
    self.name = name
    self.value = value
  }
}
