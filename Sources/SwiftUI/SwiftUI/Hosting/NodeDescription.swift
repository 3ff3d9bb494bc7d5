import Graphics
import LayoutTrees
import Typography

// What layout trees say about a node.

extension PlacedNode {
  /// The name without arguments and text.
  var treeName: String {
    String(name.prefix { $0 != "(" && $0 != "“" }).trimmingCharacters(in: .whitespaces)
  }

  @MainActor func describe(in description: inout LayoutDescription) {
    for property in properties { description.add(property) }
    if name != treeName { description.add(.written, .text(name)) }
    if let text = content as? TextContent { text.describe(in: &description) }
    if let image = content as? ImageContent { image.describe(in: &description) }
    if let area = content as? any AreaContent { area.describe(in: &description, name) }
  }
}

extension LayoutDescription {
  /// Adds an argument of a view or modifier under its name.
  mutating func add(_ argument: PlacedProperty) {
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
  func describe(in description: inout LayoutDescription) {
    switch picture {
    case .symbol(let symbol): description.add(.symbol, .text(symbol.symbol.name))
    case .hosted, .image: break
    case .missing(let name): description.add(.imageName, .text(name))
    }
  }
}

extension AreaContent {
  /// Describes the colour of a shape, or of a colour that has no name.
  func describe(in description: inout LayoutDescription, _ name: String) {
    guard !name.hasPrefix("Color."), let color = areaPaint.solidColor else { return }
    description.add(.backgroundColor, .text(color.hexadecimal))
  }
}

extension TextContent {
  /// Describes the text as it is drawn, by the font and colour of its first part.
  @MainActor func describe(in description: inout LayoutDescription) {
    description.add(.text, .text(string))
    guard let attributes = text.runs.first?.attributes, !string.isEmpty else { return }
    let size = ViewNames.length(attributes.font.size)
    description.add(.font, .text("\(attributes.font.name) \(size)"))
    let color = paint == nil ? attributes.color.rgba : paint?.solidColor
    if let color { description.add(.textColor, .text(color.hexadecimal)) }
    // Without a limit it's 0, as a label's is.
    description.add(.numberOfLines, .number(Double(lineLimit)))
  }
}

extension FontDescriptor {
  /// The name that a font of UIKit's has.
  @MainActor fileprivate var name: String {
    let weight = UIFont.Weight(rawValue: weight)
    let name: String
    switch family {
    case .named(let own): return own
    case .system, .serifSystem: name = UIFont.systemFont(ofSize: size, weight: weight).fontName
    case .monospacedSystem:
      name = UIFont.monospacedSystemFont(ofSize: size, weight: weight).fontName
    }
    let design = family == .serifSystem ? name.replacing(".SFUI", with: ".NewYork") : name
    return isItalic ? design.replacing("-Regular", with: "-") + "Italic" : design
  }
}

extension RGBA {
  /// The colour as `#RRGGBB`, with its opacity unless it's opaque.
  fileprivate var hexadecimal: String {
    let digits = Array("0123456789ABCDEF")
    let levels = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return levels.reduce(into: "#") { result, level in
      let value = Int((min(max(level, 0), 1) * 255).rounded())
      result.append(digits[value >> 4])
      result.append(digits[value & 15])
    }
  }
}
