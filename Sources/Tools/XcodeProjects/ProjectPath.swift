/// Functions for paths as text.
package enum ProjectPath {
  /// Returns a path without `.`, `..` and double slashes, as far as that is possible without
  /// accessing files.
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

  /// Joins a path to a folder; an absolute path is returned unchanged.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    return normal(path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)")
  }

  /// Returns the relative path from a folder to a path; both are absolute.
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

  /// Returns the part of the name after its last dot, in lower case.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns the last component of a path without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
