/// Why a property list can't be read.
package enum PropertyListProblem: Error, Hashable, Sendable {
  case empty
  case tooLarge(bytes: Int, maximum: Int)
  /// The contents are neither XML nor a binary property list.
  case notAPropertyList
  /// The contents start like a property list but are invalid; the text says where.
  case damaged(String)
  case tooDeep
  /// Expanding values that refer to each other would exceed a limit.
  case tooManyValues
}
