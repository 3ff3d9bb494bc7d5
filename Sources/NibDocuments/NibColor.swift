import Foundation

/// A colour in one of the spellings that Interface Builder has had.
package indirect enum NibColor: Hashable, Sendable {
  case components(NibColorComponents)
  /// One of the system's, such as `labelColor`, with the components that stand beside it.
  case system(String, NibColorComponents?)
  /// One of an asset catalog's, with the components that stand beside it.
  case named(String, NibColorComponents?)

  /// Reads a `color` element; nil if it is another one, or states no colour.
  package init?(_ element: NibElement) {
    guard element.name == "color" else { return nil }
    let components = NibColorComponents(element)
    let attributes = element.attributes
    // Beside the newest name stands what older systems take.
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
  /// The colour of a role, such as `backgroundColor`.
  package func color(_ key: String) -> NibColor? { child(key: key, "color").flatMap(NibColor.init) }
}
