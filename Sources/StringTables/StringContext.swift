/// What a text is shown for.
package struct StringContext: Hashable, Sendable {
  /// The language whose way of counting holds, such as `pt-BR`.
  package var language: String
  /// The kind of device, as string catalogs name it.
  package var device: String
  /// The width there is; nil for as wide as it may be.
  package var width: Int?

  package init(language: String, device: String = "iphone", width: Int? = nil) {
    self.language = language
    self.device = device
    self.width = width
  }
}
