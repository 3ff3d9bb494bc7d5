/// The context that a text is shown in.
package struct StringContext: Hashable, Sendable {
  /// The language whose plural rules apply, such as `pt-BR`.
  package var language: String
  /// The kind of device, as in string catalogs.
  package var device: String
  /// The available width; `nil` for unlimited width.
  package var width: Int?

  package init(language: String, device: String = "iphone", width: Int? = nil) {
    self.language = language
    self.device = device
    self.width = width
  }
}
