/// Why a property list can't be read.
package enum PropertyListProblem: Error, Hashable, Sendable {
  case empty
  case tooLarge(bytes: Int, maximum: Int)
  /// The contents are neither XML nor a binary property list.
  case notAPropertyList
  /// The contents begin like a property list but are not one; the text says where.
  case damaged(String)
  case tooDeep
  /// Values that refer to one another would come to more than a limit.
  case tooManyValues
}
