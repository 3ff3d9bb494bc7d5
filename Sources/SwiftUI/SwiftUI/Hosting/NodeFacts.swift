import Graphics

extension NodeView {
  /// Adds what rules check: the text or image that the node draws, and whether touches have an effect.
  func addFacts(to description: inout FactDescription) {
    switch node.content {
    case let text as TextContent: add(text, to: &description)
    case let image as ImageContent: add(image, to: &description)
    default: break
    }
    if tapped != nil {
      description.addTouches(
        isButton: accessibilityTraits.contains(.button), isEnabled: node.environment.isEnabled)
    }
  }

  private func add(_ text: TextContent, to description: inout FactDescription) {
    guard !text.isRedacted else { return }
    let font = node.environment.font ?? .body
    var whole = text
    whole.lineLimit = 0
    description.addText(
      text.string, text.layout(in: node.frame.size), at: bounds.origin,
      needed: whole.layout(width: node.frame.width, height: .infinity).size,
      isScaled: font.isScaled, isEnabled: node.environment.isEnabled)
  }

  private func add(_ image: ImageContent, to description: inout FactDescription) {
    var (name, isSymbol, isMissing): (String?, Bool, Bool) = (nil, false, false)
    switch image.picture {
    case .symbol(let picture): (name, isSymbol) = (picture.symbol.name, true)
    case .missing(let missing): (name, isMissing) = (missing, true)
    case .hosted, .image: break
    }
    // A part between caps is made for being stretched.
    let resizing = image.resizing
    let isStretched = resizing?.mode == .stretch && resizing?.capInsets == EdgeInsets()
    description.addImage(
      name, size: isMissing ? nil : image.size, drawn: bounds, isSymbol: isSymbol,
      isScaledToFill: isStretched)
  }
}
