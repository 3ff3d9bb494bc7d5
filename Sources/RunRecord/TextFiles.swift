/// Paths of the texts of a snapshot, relative to the folder of the record.
public struct TextFiles: Codable, Hashable, Sendable {
  /// The baseline's text, as it was compared.
  public var reference: String?
  public var actual: String?
  /// What differs, as a unified diff.
  public var difference: String?

  public init(reference: String? = nil, actual: String? = nil, difference: String? = nil) {
    self.reference = reference
    self.actual = actual
    self.difference = difference
  }
}
