import CXXHash

extension LocalizedText {
  /// Returns a number that is the same for the same text and context in every process, independent
  /// of previous lookups.
  package func digest(in context: StringContext) -> UInt64 {
    var bytes: [UInt8] = []
    func add(_ text: String?) {
      guard let text else { return bytes.append(0xFF) }
      bytes += text.utf8
      // This byte doesn't occur in UTF-8.
      bytes.append(0xFE)
    }
    func add(_ variation: StringVariation) {
      switch variation {
      case .text(let text):
        add("t")
        add(text)
      case .plural(let variants): add("p", variants) { $0.rawValue }
      case .device(let variants): add("d", variants) { $0 }
      case .width(let variants): add("w", variants) { "\($0)" }
      }
    }
    func add<Key>(
      _ kind: String, _ variants: [Key: StringVariation], _ name: (Key) -> String
    ) {
      add(kind)
      for (name, variation) in variants.map({ (name($0), $1) }).sorted(by: { $0.0 < $1.0 }) {
        add(name)
        add(variation)
      }
      bytes.append(0xFD)
    }
    add(context.language)
    add(context.device)
    add(context.width.map { "\($0)" })
    add(key)
    add(variation)
    for (name, variable) in variables.sorted(by: { $0.key < $1.key }) {
      add(name)
      add(variable.argument.map { "\($0)" })
      add(variable.specifier)
      add(variable.variation)
    }
    return XXH3_64bits(bytes, bytes.count)
  }
}
