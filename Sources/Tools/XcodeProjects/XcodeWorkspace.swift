/// An `.xcworkspace`: the projects and packages that it lists.
package struct XcodeWorkspace: Sendable {
  private static let sizeLimit = 8 << 20
  private static let depthLimit = 64

  /// The path of the `.xcworkspace`.
  package let path: String
  /// The absolute paths of its contents, in order.
  package private(set) var locations: [String] = []

  /// Reads a workspace.
  ///
  /// - Parameter path: The path of an `.xcworkspace`.
  package init(contentsOf path: String) throws(ProjectError) {
    let path = ProjectPath.normal(path)
    let file = "\(path)/contents.xcworkspacedata"
    self.path = path
    let text = try ProjectFileReader.text(file, limit: Self.sizeLimit)
    guard text.contains("<Workspace") else {
      throw .wrongShape(path: file, line: 1, problem: "it is not a workspace")
    }
    try read(text, file: file, folder: ProjectPath.folder(of: path))
  }

  /// The projects in it.
  package var projects: [String] {
    locations.filter { ProjectPath.ending(of: $0) == "xcodeproj" }
  }

  /// Parses the tags; there are only three kinds, and no text between them.
  private mutating func read(
    _ text: String, file: String, folder root: String
  ) throws(ProjectError) {
    var folders = [root]
    var line = 1
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      line += rest[..<start].count { $0.isNewline }
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        // Found only once: otherwise, each of thousands of unclosed comments would be searched to
        // the end.
        guard let end = rest.firstRange(of: "-->") else {
          throw .syntax(path: file, line: line, problem: "a comment is not closed with “-->”")
        }
        line += rest[..<end.upperBound].count { $0.isNewline }
        rest = rest[end.upperBound...]
        continue
      }
      guard let end = Self.end(of: rest) else {
        throw .syntax(path: file, line: line, problem: "a tag is not closed with “>”")
      }
      let tag = rest[..<end]
      line += tag.count { $0.isNewline }
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("</Group") {
        if folders.count > 1 { folders.removeLast() }
      } else if tag.hasPrefix("<Group") {
        guard folders.count < Self.depthLimit else {
          throw .syntax(
            path: file, line: line, problem: "groups are nested more than \(Self.depthLimit) deep")
        }
        if !tag.hasSuffix("/") {
          folders.append(Self.location(of: tag, folders: folders) ?? folders[folders.count - 1])
        }
      } else if tag.hasPrefix("<FileRef") {
        if let place = Self.location(of: tag, folders: folders) { locations.append(place) }
      }
    }
  }

  /// Returns the end of a tag; a “>” in quotes doesn't end it.
  private static func end(of text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return nil
  }

  /// Returns the location that an attribute specifies, such as `group:App/App.xcodeproj`.
  private static func location(of tag: Substring, folders: [String]) -> String? {
    guard let range = tag.firstRange(of: "location"),
      let opening = tag[range.upperBound...].firstIndex(where: { $0 == "\"" || $0 == "'" })
    else { return nil }
    let value = tag[tag.index(after: opening)...].prefix { $0 != tag[opening] }
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let path = String(parts[1]).replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
    return switch parts[0] {
    case "group": ProjectPath.joined(folders[folders.count - 1], path)
    case "container": ProjectPath.joined(folders[0], path)
    case "absolute": ProjectPath.normal(path)
    default: nil
    }
  }
}
