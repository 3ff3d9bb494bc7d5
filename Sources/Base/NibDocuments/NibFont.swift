/// A font, as described by Interface Builder.
package struct NibFont: Hashable, Sendable {
  package enum Face: Hashable, Sendable {
    case system
    case boldSystem
    case italicSystem
    /// A text style, such as `UICTFontTextStyleBody`.
    case style(String)
    /// A PostScript name.
    case named(String, family: String?)
  }

  package var face: Face
  /// The size in points; `nil` if the text style determines it.
  package var size: Double?
  /// The weight, such as `semibold`; `nil` for regular, or the face's own.
  package var weight: String?
  package var width: String?

  /// Reads a `fontDescription`, or a `font` of an attributed text; `nil` if it's another element or
  /// describes no font.
  package init?(_ element: NibElement) {
    let attributes = element.attributes
    switch element.name {
    case "fontDescription":
      size = element.length("pointSize")
      if let name = attributes["name"] {
        face = .named(name, family: attributes["family"])
      } else if let style = attributes["style"] {
        face = .style(style)
      } else {
        switch attributes["type"] {
        case "boldSystem": face = .boldSystem
        case "italicSystem": face = .italicSystem
        case "system": face = .system
        default: return nil
        }
      }
    case "font":
      size = element.length("size")
      if let name = attributes["name"] {
        face = .named(name, family: nil)
      } else {
        guard let meta = attributes["metaFont"] else { return nil }
        face = meta == "systemBold" ? .boldSystem : .system
      }
    default: return nil
    }
    weight = attributes["weight"]
    width = attributes["width"]
  }
}

extension NibElement {
  /// Returns the font for a key, by default `fontDescription`.
  package func font(_ key: String = "fontDescription") -> NibFont? {
    children.first { $0.key == key && ($0.name == "fontDescription" || $0.name == "font") }
      .flatMap(NibFont.init)
  }
}
