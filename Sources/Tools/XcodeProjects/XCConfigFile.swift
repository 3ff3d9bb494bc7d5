/// The settings of an `.xcconfig` and of the files that it includes.
package struct XCConfigFile: Sendable {
  /// The maximum nesting of included files.
  static let depthLimit = 32
  /// The maximum number of files.
  static let fileLimit = 1_000
  private static let sizeLimit = 1 << 20
  /// The maximum length of a value in bytes; each line that refers to the previous value twice
  /// doubles it.
  private static let valueLimit = 100_000

  package private(set) var settings: [String: String] = [:]
  /// Included files that don't exist.
  package private(set) var missing: [String] = []

  private var filesRead = 0

  /// Reads a file.
  package init(contentsOf path: String) throws(ProjectError) {
    try read(path, path: [])
  }

  private mutating func read(_ file: String, path: [String]) throws(ProjectError) {
    guard !path.contains(file), path.count < Self.depthLimit, filesRead < Self.fileLimit else {
      return
    }
    filesRead += 1
    let text = try ProjectFileReader.text(file, limit: Self.sizeLimit)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = Self.trimmed(Self.withoutComment(line))
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { continue }
        let other = ProjectPath.joined(ProjectPath.folder(of: file), String(parts[1]))
        if FolderFiles.kind(other) == .file {
          try read(other, path: path + [file])
        } else if !line.hasPrefix("#include?") {
          missing.append(other)
        }
      } else if let equals = Self.assignment(in: line) {
        let name = Self.trimmed(line[..<equals])
        var value = Self.trimmed(line[line.index(after: equals)...])
        if value.hasSuffix(";") { value = Self.trimmed(value.dropLast()) }
        guard !name.isEmpty else { continue }
        // Even in the same file, a later line may extend an earlier one.
        let before = settings[String(name)] ?? "$(inherited)"
        let uses = value.ranges(of: "$(inherited)").count
        guard value.utf8.count + uses * before.utf8.count <= Self.valueLimit else {
          throw .syntax(
            path: file, line: index + 1,
            problem: "the value of “\(name.prefix(60))” has more than \(Self.valueLimit) bytes")
        }
        settings[String(name)] = String(value.replacing("$(inherited)", with: before))
      }
    }
  }

  /// Returns the first “=” outside of brackets, as in `NAME[sdk=iphoneos*] = value`.
  private static func assignment(in line: Substring) -> Substring.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard let range = line.firstRange(of: "//") else { return line }
    return line[..<range.lowerBound]
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
