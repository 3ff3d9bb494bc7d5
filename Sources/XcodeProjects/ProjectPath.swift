/// Paths as text.
package enum ProjectPath {
  /// A path without `.`, `..` and double slashes, as far as that is possible without looking.
  package static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// A path from a folder, or as it is if it is absolute.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    return normal(path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)")
  }

  /// How to get from a folder to a path; both absolute.
  package static func relative(_ path: String, to folder: String) -> String {
    let target = normal(path).split(separator: "/")
    let start = normal(folder).split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let parts =
      Array(repeating: "..", count: start.count - common) + target[common...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The part of the name after its last dot, in lower case.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The last part of a path without its ending.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
