import Foundation

/// A document's copies of the images and colours it uses, for when they aren't found.
package struct NibResources: Hashable, Sendable {
  /// The sizes of images in points, by name; for system symbols they don't indicate the drawn size.
  package var images: [String: CGSize] = [:]
  package var namedColors: [String: NibColorComponents] = [:]
  package var systemColors: [String: NibColorComponents] = [:]
  /// The PostScript names of fonts, by the app's font files.
  package var fonts: [String: [String]] = [:]

  init(_ document: NibElement) {
    for resource in document.list("resources") {
      guard let name = resource.attributes["name"] else { continue }
      switch resource.name {
      case "image": images[name] = resource.ownSize
      case "namedColor":
        namedColors[name] = resource.child("color").flatMap(NibColorComponents.init)
      case "systemColor":
        systemColors[name] = resource.child("color").flatMap(NibColorComponents.init)
      default: break
      }
    }
    for array in document.list("customFonts") {
      guard let file = array.key else { continue }
      fonts[file] = array.children.compactMap(\.string)
    }
  }
}
