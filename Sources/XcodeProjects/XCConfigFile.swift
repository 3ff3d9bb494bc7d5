/// The settings of an `.xcconfig`, with those of the files that it includes.
package struct XCConfigFile: Sendable {
  /// Files that include one another are followed this deep.
  static let depthLimit = 32
  /// Files that are read at most.
  static let fileLimit = 1_000
  private static let sizeLimit = 1 << 20
  /// Bytes of one value; a line that names the value before it twice doubles it.
  private static let valueLimit = 100_000

  package private(set) var settings: [String: String] = [:]
  /// Files that are included and aren't there.
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
        // Within one file too, a later line may build on an earlier one.
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

  /// The first “=” outside of brackets, as in `NAME[sdk=iphoneos*] = value`.
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
