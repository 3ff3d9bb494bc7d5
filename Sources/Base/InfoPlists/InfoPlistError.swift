import PropertyLists

/// Why an `Info.plist` can't be used.
public enum InfoPlistError: Error, Hashable, Sendable {
  /// The file couldn't be read, for this reason.
  case unreadable(String)
  case empty
  case tooLarge(bytes: Int)
  /// The contents are neither XML nor a binary property list.
  case notAPropertyList
  /// The contents start like a property list but are invalid; the text says where.
  case damaged(String)
  case tooDeep
  /// Expanding values that refer to each other would exceed a limit.
  case tooManyValues
  /// The root value isn't a dictionary.
  case notADictionary(found: String)
  case wrongType(key: String, expected: String, found: String)
  case unknownOrientation(key: String, name: String)
  case unknownStatusBarStyle(key: String, name: String)

  init(_ problem: PropertyListProblem) {
    self =
      switch problem {
      case .empty: .empty
      case .tooLarge(let bytes, _): .tooLarge(bytes: bytes)
      case .notAPropertyList: .notAPropertyList
      case .damaged(let reason): .damaged(reason)
      case .tooDeep: .tooDeep
      case .tooManyValues: .tooManyValues
      }
  }
}

extension InfoPlistError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let reason): "The Info.plist can't be read: \(reason)."
    case .empty: "The Info.plist is empty (0 bytes)."
    case .tooLarge(let bytes):
      "The Info.plist has \(bytes) bytes; the limit is \(InfoPlist.sizeLimit)."
    case .notAPropertyList:
      "This is not a property list; an Info.plist is XML or begins with “bplist00”."
    case .damaged(let reason): "The Info.plist is damaged or truncated: \(reason)"
    case .tooDeep:
      "The Info.plist nests values more than \(PropertyListGuard.depthLimit) deep."
    case .tooManyValues:
      "The Info.plist expands to more than \(PropertyListGuard.valueLimit) values."
    case .notADictionary(let found):
      "The Info.plist contains \(found) where a dictionary is expected."
    case .wrongType(let key, let expected, let found):
      "\(key) in Info.plist is \(found); \(expected) is expected."
    case .unknownOrientation(let key, let name):
      "\(key) in Info.plist lists “\(name)”, which is not an orientation; valid values are "
        + InfoPlist.orientationNames.map(\.name).joined(separator: ", ") + "."
    case .unknownStatusBarStyle(let key, let name):
      "\(key) in Info.plist is “\(name)”, which is not a style; valid values are "
        + InfoPlist.StatusBarStyle.allCases.map(\.rawValue).joined(separator: ", ") + "."
    }
  }
}
