import LayoutTrees

// What layout trees say about a node.

extension PlacedNode {
  /// The name without arguments and text.
  var treeName: String {
    String(name.prefix { $0 != "(" && $0 != "“" }).trimmingCharacters(in: .whitespaces)
  }

  func describe(in description: inout LayoutDescription) {
    for property in properties { description.add(property) }
    if name != treeName { description.add(.written, .text(name)) }
    if let text = content as? TextContent { description.add(.text, .text(text.string)) }
    if let image = content as? ImageContent { image.describe(in: &description) }
  }
}

extension LayoutDescription {
  /// Adds an argument of a view or modifier under its name.
  fileprivate mutating func add(_ argument: PlacedProperty) {
    guard let property = LayoutProperty(rawValue: argument.name) else { return }
    switch argument.value {
    case .length(let length):
      if let length {
        let isFinite = length.isFinite
        add(property, isFinite ? .number(Double(length)) : .text(ViewNames.length(length)))
      }
    case .edges(let insets):
      add(
        property,
        .insets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    case .number(let number): add(property, .number(number))
    case .word(let word): add(property, .text(word))
    case .flag(let flag): add(property, .flag(flag))
    }
  }
}

extension ImageContent {
  fileprivate func describe(in description: inout LayoutDescription) {
    switch picture {
    case .symbol(let symbol): description.add(.symbol, .text(symbol.symbol.name))
    case .hosted, .image: break
    case .missing(let name): description.add(.imageName, .text(name))
    }
  }
}
