/// The traits that variations of a document depend on.
package struct NibTraits: Hashable, Sendable {
  package enum SizeClass: String, Hashable, Sendable {
    case compact, regular
  }

  package var width: SizeClass
  package var height: SizeClass
  /// The idiom, as in `userInterfaceIdiom=mac`: `phone`, `pad`.
  package var idiom: String

  package init(width: SizeClass, height: SizeClass, idiom: String = "phone") {
    self.width = width
    self.height = height
    self.idiom = idiom
  }
}
