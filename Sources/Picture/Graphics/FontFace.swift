/// A font file, a face in it, and modifications of its outlines.
package struct FontFace: Sendable, Hashable {
  package var path: String
  package var index: Int
  package var isSyntheticOblique: Bool
  package var isSyntheticBold: Bool

  package init(
    path: String, index: Int = 0, isSyntheticOblique: Bool = false, isSyntheticBold: Bool = false
  ) {
    self.path = path
    self.index = index
    self.isSyntheticOblique = isSyntheticOblique
    self.isSyntheticBold = isSyntheticBold
  }
}
