/// The traits that a resource is selected for.
///
/// `nil` is an unspecified trait; variants for one of its values are then skipped.
package struct AssetTraits: Hashable, Sendable {
  package var idiom: AssetIdiom?
  /// Pixels per point; at least 1.
  package var scale: Int
  package var luminosity: AssetLuminosity?
  package var isHighContrast: Bool
  package var widthClass: AssetSizeClass?
  package var heightClass: AssetSizeClass?
  package var gamut: AssetGamut?
  package var direction: AssetDirection?
  /// The variants' languages that the user reads, in the variants' spelling, best first.
  package var languages: [String]

  package init(
    idiom: AssetIdiom? = nil, scale: Int = 1, luminosity: AssetLuminosity? = nil,
    isHighContrast: Bool = false, widthClass: AssetSizeClass? = nil,
    heightClass: AssetSizeClass? = nil, gamut: AssetGamut? = nil, direction: AssetDirection? = nil,
    languages: [String] = []
  ) {
    self.idiom = idiom
    self.scale = max(1, scale)
    self.luminosity = luminosity
    self.isHighContrast = isHighContrast
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.gamut = gamut
    self.direction = direction
    self.languages = languages
  }
}
