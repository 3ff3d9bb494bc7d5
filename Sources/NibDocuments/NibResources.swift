import Foundation

/// What a document repeats of the images and colours that it names, for where they aren't found.
package struct NibResources: Hashable, Sendable {
  /// In points, by name; those of the system's symbols say nothing of how large these are drawn.
  package var images: [String: CGSize] = [:]
  package var namedColors: [String: NibColorComponents] = [:]
  package var systemColors: [String: NibColorComponents] = [:]
  /// The PostScript names of fonts by the files that the app ships.
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
