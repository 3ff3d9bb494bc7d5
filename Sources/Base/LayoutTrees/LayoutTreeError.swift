/// Why a stored layout tree can't be used.
public enum LayoutTreeError: Error, Hashable, Sendable {
  case unreadable(reason: String)
  case unknownVersion(Int)
}

extension LayoutTreeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let reason):
      "The stored layout tree can't be read (\(reason)); record the baseline again."
    case .unknownVersion(let version):
      """
      The stored layout tree has version \(version), which this version of Tateyoko doesn't know; \
      update Tateyoko or record the baseline again.
      """
    }
  }
}
