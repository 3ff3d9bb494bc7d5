import PropertyLists

/// Why a string table can't be read: where, what and what to do.
package enum StringTableProblem: Error, Hashable, Sendable {
  case missing(path: String)
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, bytes: Int, maximum: Int)
  /// The bytes have no known text encoding.
  case notText(path: String)
  /// A problem in a line of a file in property list format.
  case syntax(path: String, line: Int, problem: String)
  /// A property list or JSON that can't be parsed.
  case damaged(path: String, reason: String)
  /// A value has another type, or is invalid; `key` is its path.
  case wrongValue(path: String, key: String, problem: String)
}

extension StringTableProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path): "\(path) does not exist. Correct the path."
    case .unreadable(let path, let reason): "\(path) can't be read: \(reason)."
    case .tooLarge(let path, let bytes, let maximum):
      "\(path) has \(bytes) bytes; at most \(maximum) are read."
    case .notText(let path):
      "\(path) is neither UTF-8 nor UTF-16 with a byte order mark. Save it in UTF-8."
    case .syntax(let path, let line, let problem):
      "\(path):\(line): \(problem). `plutil -lint` on a Mac says the same."
    case .damaged(let path, let reason):
      "\(path) is damaged: \(reason) Open it in Xcode."
    case .wrongValue(let path, let key, let problem):
      "\(path): \(key.isEmpty ? "" : "\(key): ")\(problem)."
    }
  }

  init(_ problem: PropertyListProblem, path: String) {
    self =
      switch problem {
      case .empty: .damaged(path: path, reason: "it is empty.")
      case .tooLarge(let bytes, let maximum):
        .tooLarge(path: path, bytes: bytes, maximum: maximum)
      case .notAPropertyList: .damaged(path: path, reason: "it is not a property list.")
      case .damaged(let reason): .damaged(path: path, reason: reason)
      case .tooDeep: .damaged(path: path, reason: "its values are nested too deep.")
      case .tooManyValues: .damaged(path: path, reason: "it expands to too many values.")
      }
  }
}
