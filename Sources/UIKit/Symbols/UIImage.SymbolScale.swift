extension UIImage {
  /// How large a symbol is beside text of its point size (iOS 13).
  public enum SymbolScale: Int, Sendable {
    /// As the system has it: medium.
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }
}
