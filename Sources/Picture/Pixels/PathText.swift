/// Parts of a path as text.
///
/// Foundation's own functions, on Linux, terminate the process for a path of one letter.
package enum PathText {
  /// Returns the folder that contains a path; empty if it has none.
  package static func folder(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    let folder = withoutTrailingSlashes(String(trimmed[..<slash]))
    return folder.isEmpty ? "/" : folder
  }

  /// Returns the last part of a path.
  package static func name(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return trimmed }
    return String(trimmed[trimmed.utf8.index(after: slash)...])
  }

  /// Returns the last part of a path without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex
    else { return name }
    return String(name[..<dot])
  }

  /// Returns a path for use in a shell, quoted if necessary.
  package static func shellQuoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      let letter = byte | 0x20
      return UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "/._-+=:,@".utf8.contains(byte)
    }
    return isPlain && !path.isEmpty ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var path = Substring(path)
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return String(path)
  }
}
