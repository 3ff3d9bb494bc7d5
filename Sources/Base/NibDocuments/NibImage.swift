/// The name of an image, where to look for it, and how to show it.
package struct NibImage: Hashable, Sendable {
  package var name: String
  /// Whether it's a system symbol.
  package var isSystem: Bool
  /// The rendering mode, such as `template`.
  package var renderingMode: String?
  /// The symbol scale, such as `large`.
  package var symbolScale: String?

  package init(
    name: String, isSystem: Bool, renderingMode: String? = nil, symbolScale: String? = nil
  ) {
    self.name = name
    self.isSystem = isSystem
    self.renderingMode = renderingMode
    self.symbolScale = symbolScale
  }
}

extension NibElement {
  /// Returns the image of an attribute such as `image`, or of the `imageReference` that replaces
  /// it.
  package func image(_ name: String = "image") -> NibImage? {
    if let reference = child(key: name, "imageReference"),
      let image = reference.attributes["image"]
    {
      return NibImage(
        name: image, isSystem: reference.attributes["catalog"] == "system",
        renderingMode: reference.attributes["renderingMode"],
        symbolScale: reference.attributes["symbolScale"])
    }
    guard let image = attributes[name], !image.isEmpty else { return nil }
    // The catalog for `image` is `catalog`, for `selectedImage` it's `selectedImageCatalog`.
    let catalog = attributes[name == "image" || name == "value" ? "catalog" : "\(name)Catalog"]
    return NibImage(name: image, isSystem: catalog == "system")
  }
}
