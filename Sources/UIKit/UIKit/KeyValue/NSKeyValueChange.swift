/// The kinds of change of a property. The raw values are Foundation's.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set: the only kind here, as collections are set as a whole.
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}
