/// Paths of the layout trees of a snapshot, relative to the folder of the record.
public struct LayoutFiles: Codable, Hashable, Sendable {
  public var reference: String?
  public var actual: String?

  public init(reference: String?, actual: String?) {
    self.reference = reference
    self.actual = actual
  }
}
