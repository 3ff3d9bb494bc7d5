/// A value in a manifest written in Swift, as far as its text tells.
indirect enum ManifestValue: Hashable, Sendable {
  struct Argument: Hashable, Sendable {
    var label: String?
    var value: ManifestValue
  }

  struct Entry: Hashable, Sendable {
    var key: ManifestValue
    var value: ManifestValue
  }

  case text(String)
  case list([ManifestValue])
  case map([Entry])
  /// A call of a function that isn't in the manifest's files, or a name alone, such as `.target(name: "A")` and `.app`.
  case call(String, [Argument])
  case nothing

  static func bool(_ value: Bool) -> ManifestValue { .call(value ? "true" : "false", []) }

  /// The text of a literal, or of a number.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The last component of a name, or the function that is called.
  var name: String? { if case .call(let name, _) = self { name } else { nil } }

  var arguments: [Argument] { if case .call(_, let all) = self { all } else { [] } }

  /// The elements of a list, or the only value.
  var elements: [ManifestValue] {
    switch self {
    case .list(let list): list
    case .nothing: []
    default: [self]
    }
  }

  var entries: [Entry] { if case .map(let entries) = self { entries } else { [] } }

  /// Returns a labelled argument, or the value of a map's key.
  subscript(_ label: String) -> ManifestValue? {
    switch self {
    case .call(_, let arguments): arguments.first { $0.label == label }?.value
    case .map(let entries): entries.first { ($0.key.text ?? $0.key.name) == label }?.value
    default: nil
    }
  }

  /// The first argument without a label.
  var unlabelled: ManifestValue? { arguments.first { $0.label == nil }?.value }

  /// The number of texts and names in it; a long text counts several times.
  var size: Int {
    switch self {
    case .text(let text): 1 + text.utf8.count / 64
    case .nothing: 1
    case .list(let list): list.reduce(1) { $0 + $1.size }
    case .map(let entries): entries.reduce(1) { $0 + $1.key.size + $1.value.size }
    case .call(_, let arguments): arguments.reduce(1) { $0 + $1.value.size }
    }
  }
}
