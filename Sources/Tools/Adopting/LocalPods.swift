import XcodeProjects

/// The pods of a `Podfile` whose sources are in a folder, such as the library that an example shows.
struct LocalPods {
  /// The folders by the pods' names.
  private(set) var folders: [String: String] = [:]

  private static let limit = 1_000

  /// Reads the `Podfile` of a folder, as far as its text tells; without one, there are no pods.
  init(in root: String) {
    let path = "\(root)/Podfile"
    guard FolderFiles.kind(path) == .file, let text = try? TextFile.text(path) else { return }
    for line in text.split(whereSeparator: \.isNewline).prefix(Self.limit) {
      let line = line.drop { $0.isWhitespace }
      guard line.hasPrefix("pod "), let place = Self.value(of: "path", in: line) else { continue }
      // A part of a pod has its name after a slash.
      guard let name = Self.strings(in: line).first?.split(separator: "/").first else { continue }
      let folder = ProjectPath.joined(root, place)
      let isFile = folder.hasSuffix(".podspec")
      folders[String(name)] = isFile ? ProjectPath.folder(of: folder) : folder
    }
  }

  /// Returns the text after `:path =>` or `path:`.
  static func value(of key: String, in line: Substring) -> String? {
    for key in [":\(key)", " \(key):"] {
      if let range = line.firstRange(of: key) {
        return strings(in: line[range.upperBound...]).first
      }
    }
    return nil
  }

  /// Returns the quoted texts.
  static func strings(in text: Substring) -> [String] {
    var strings: [String] = []
    var rest = text
    while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
      let inner = rest[rest.index(after: start)...]
      guard let end = inner.firstIndex(of: rest[start]) else { break }
      strings.append(String(inner[..<end]))
      rest = inner[inner.index(after: end)...]
    }
    return strings
  }

  /// Returns the patterns of the files that a pod's specification in a folder compiles; all files without any.
  static func sourcePatterns(of name: String, in folder: String) -> [String] {
    let path = "\(folder)/\(name).podspec"
    guard FolderFiles.kind(path) == .file, let text = try? TextFile.text(path) else { return [] }
    var patterns: [String] = []
    var isOpen = false
    for line in text.split(whereSeparator: \.isNewline).prefix(limit) {
      var rest = line.drop { $0.isWhitespace }
      if rest.hasPrefix("#") { continue }
      if let key = rest.firstRange(of: ".source_files") {
        rest = rest[key.upperBound...]
        isOpen = true
      }
      guard isOpen else { continue }
      patterns += strings(in: rest).flatMap(expanded)
      // A list continues after a comma or an opening bracket.
      isOpen = rest.last.map { ",[=".contains($0) } ?? false
    }
    return patterns
  }

  /// Returns the patterns with each of the alternatives in a pattern's braces.
  private static func expanded(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"),
      let close = pattern[open...].firstIndex(of: "}")
    else { return [pattern] }
    let (start, end) = (pattern[..<open], pattern[pattern.index(after: close)...])
    return pattern[pattern.index(after: open)..<close].split(separator: ",").prefix(16)
      .map { String(start + $0 + end) }
  }
}
