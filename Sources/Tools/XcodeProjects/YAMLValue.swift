/// A value of a YAML document, as far as manifests need it: maps and lists in blocks or brackets, plain or quoted scalars,
/// anchors with their aliases, and merge keys. Tags and several documents aren't read.
package indirect enum YAMLValue: Hashable, Sendable {
  case text(String)
  case list([YAMLValue])
  case map([String: YAMLValue])

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list, or the only value; nothing for an empty text.
  package var elements: [YAMLValue] {
    switch self {
    case .list(let list): list
    case .text(""): []
    default: [self]
    }
  }

  package subscript(_ key: String) -> YAMLValue? {
    if case .map(let map) = self { map[key] } else { nil }
  }

  package var entries: [String: YAMLValue] { if case .map(let map) = self { map } else { [:] } }

  /// Parses a document. Lines that aren't understood are skipped.
  package init(_ document: String) {
    var reader = YAMLReader(document)
    self = reader.value()
  }

  /// The number of values in it, including itself.
  var size: Int {
    switch self {
    case .text: 1
    case .list(let list): list.reduce(1) { $0 + $1.size }
    case .map(let map): map.values.reduce(1) { $0 + $1.size }
    }
  }
}
