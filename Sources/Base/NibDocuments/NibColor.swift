import Foundation

/// A colour in one of the formats that Interface Builder has used.
package indirect enum NibColor: Hashable, Sendable {
  case components(NibColorComponents)
  /// A system colour, such as `labelColor`, with additional components.
  case system(String, NibColorComponents?)
  /// A colour in an asset catalog, with additional components.
  case named(String, NibColorComponents?)

  /// Reads a `color` element; `nil` for another element, or if it specifies no colour.
  package init?(_ element: NibElement) {
    guard element.name == "color" else { return nil }
    let components = NibColorComponents(element)
    let attributes = element.attributes
    // Next to the newest name are the ones for older systems.
    for name in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      if let system = attributes[name] {
        self = .system(system, components)
        return
      }
    }
    if let name = attributes["name"] {
      self =
        attributes["catalog"] == "System" ? .system(name, components) : .named(name, components)
      return
    }
    guard let components else { return nil }
    self = .components(components)
  }
}

extension NibElement {
  /// Returns the colour for a key, such as `backgroundColor`.
  package func color(_ key: String) -> NibColor? { child(key: key, "color").flatMap(NibColor.init) }
}
