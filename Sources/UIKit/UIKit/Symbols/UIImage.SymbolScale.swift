extension UIImage {
  /// The size of a symbol relative to text of its point size (iOS 13).
  public enum SymbolScale: Int, Sendable {
    /// The system's default: medium.
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }
}
