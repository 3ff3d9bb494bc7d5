/// Why a project can't be read: where, what and what to do.
package enum ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(path: String)
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, bytes: Int, maximum: Int)
  case notUTF8(path: String, line: Int)
  case mergeConflict(path: String, line: Int)
  case syntax(path: String, line: Int, problem: String)
  case wrongShape(path: String, line: Int, problem: String)
  case tooManyFiles(folder: String, maximum: Int)

  package var description: String {
    switch self {
    case .missing(let path):
      "\(path) does not exist. Correct the path."
    case .unreadable(let path, let reason):
      "\(path) can't be read: \(reason)."
    case .tooLarge(let path, let bytes, let maximum):
      "\(path) has \(bytes) bytes; at most \(maximum) are read. Check that it is the file you mean."
    case .notUTF8(let path, let line):
      "\(path):\(line): this is not UTF-8. Save the file in UTF-8."
    case .mergeConflict(let path, let line):
      "\(path):\(line): a merge conflict is not resolved. Resolve it first."
    case .syntax(let path, let line, let problem):
      "\(path):\(line): \(problem). Open the project in Xcode to see whether it is damaged."
    case .wrongShape(let path, let line, let problem):
      "\(path):\(line): \(problem). Open the project in Xcode to see whether it is damaged."
    case .tooManyFiles(let folder, let maximum):
      "\(folder) contains more than \(maximum) files. Pass the app's own folder."
    }
  }
}
