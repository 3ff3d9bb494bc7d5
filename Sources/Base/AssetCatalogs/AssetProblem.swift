import PropertyLists

/// Why a part of an asset catalog, or all of it, can't be used: where, what and what to do.
package enum AssetProblem: Error, Hashable, Sendable {
  case missing(path: String)
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, bytes: Int, maximum: Int)
  /// A `Contents.json` isn't JSON.
  case notJSON(path: String, reason: String)
  /// A value in a `Contents.json` has another type, or is invalid; `key` is its path, such as
  /// `images[2].scale`.
  case wrongValue(path: String, key: String, problem: String)
  /// A set refers to a file that isn't in its folder.
  case missingFile(name: String, set: String)
  /// A set refers to a file outside of its folder.
  case outside(name: String, set: String)
  /// A link leads to a folder that contains it.
  case linkLoop(path: String)
  case tooDeep(path: String, maximum: Int)
  case tooManyFolders(path: String, maximum: Int)
  /// Another set of the same kind has the same name.
  case duplicate(name: String, kind: AssetKind, used: String, ignored: String)
}

extension AssetProblem {
  /// Creates a problem for a file of a catalog that couldn't be read.
  package init(_ problem: BoundedFile.Problem, path: String) {
    switch problem {
    case .missing: self = .missing(path: path)
    case .unreadable(let reason): self = .unreadable(path: path, reason: reason)
    case .tooLarge(let bytes, let maximum):
      self = .tooLarge(path: path, bytes: bytes, maximum: maximum)
    }
  }
}

extension AssetProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path):
      "\(path) does not exist. Correct the path, or give the target the resource."
    case .unreadable(let path, let reason):
      "\(path) can't be read: \(reason)."
    case .tooLarge(let path, let bytes, let maximum):
      "\(path) has \(bytes) bytes; at most \(maximum) are read."
    case .notJSON(let path, let reason):
      "\(path) is not JSON: \(reason) Open the catalog in Xcode to see whether it is damaged."
    case .wrongValue(let path, let key, let problem):
      "\(path): \(key.isEmpty ? "" : "\(key): ")\(problem)."
    case .missingFile(let name, let set):
      "\(set) lists the file \(name), which doesn't exist. Add it, or remove it from Contents.json."
    case .outside(let name, let set):
      "\(set) lists the file \(name), which is outside its folder. Move it there."
    case .linkLoop(let path):
      "\(path) is a link to a folder that contains it. Remove it."
    case .tooDeep(let path, let maximum):
      "\(path) is more than \(maximum) folders deep in its catalog and is not read."
    case .tooManyFolders(let path, let maximum):
      "\(path) has more than \(maximum) folders; the rest is not read."
    case .duplicate(let name, let kind, let used, let ignored):
      "Two sets are named “\(name)” (\(kind.rawValue)): \(used) is used, \(ignored) is not. "
        + "Rename one of them."
    }
  }
}
