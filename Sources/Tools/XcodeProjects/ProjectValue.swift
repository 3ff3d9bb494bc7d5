/// A value of a project file.
package indirect enum ProjectValue: Hashable, Sendable {
  case text(String)
  case list([ProjectValue])
  case table(ProjectTable)

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  package var list: [ProjectValue]? {
    if case .list(let list) = self { list } else { nil }
  }

  package var table: ProjectTable? {
    if case .table(let table) = self { table } else { nil }
  }

  /// The strings in a list, or a single string as a list of one.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let list): list.compactMap(\.text)
    case .table: []
    }
  }
}

/// The keys and values inside two braces of a project file.
package struct ProjectTable: Hashable, Sendable {
  package var entries: [String: ProjectValue]
  /// The line of the opening brace; 0 if the file's format doesn't provide it.
  package var line: Int

  package init(_ entries: [String: ProjectValue], line: Int = 0) {
    self.entries = entries
    self.line = line
  }

  package subscript(_ key: String) -> ProjectValue? { entries[key] }

  package func text(_ key: String) -> String? { entries[key]?.text }

  package func texts(_ key: String) -> [String] { entries[key]?.texts ?? [] }
}
