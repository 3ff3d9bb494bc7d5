/// Paths of the texts of a snapshot, relative to the folder of the record.
public struct TextFiles: Codable, Hashable, Sendable {
  /// The baseline's text, as compared.
  public var reference: String?
  public var actual: String?
  /// The differences as a unified diff.
  public var difference: String?

  public init(reference: String? = nil, actual: String? = nil, difference: String? = nil) {
    self.reference = reference
    self.actual = actual
    self.difference = difference
  }
}
