/// When a variant of a set applies; `nil` for conditions that the variant doesn't have.
///
/// Keys and values match Apple's *Asset Catalog Format Reference*.
package struct AssetCondition: Hashable, Sendable {
  /// The idiom; `nil` for `universal`.
  package var idiom: AssetIdiom?
  /// The scale; `nil` for a variant of any scale: a vector, or a picture with a *single scale*.
  package var scale: Int?
  package var luminosity: AssetLuminosity?
  package var isHighContrast: Bool
  package var widthClass: AssetSizeClass?
  package var heightClass: AssetSizeClass?
  package var gamut: AssetGamut?
  package var direction: AssetDirection?
  /// The language of a localised variant.
  package var language: String?
  /// Whether the variant has conditions that certainly no simulated device meets, such as a watch's
  /// screen width, an amount of memory or a graphics family.
  package var isForOtherDevices: Bool

  package init(
    idiom: AssetIdiom? = nil, scale: Int? = nil, luminosity: AssetLuminosity? = nil,
    isHighContrast: Bool = false, widthClass: AssetSizeClass? = nil,
    heightClass: AssetSizeClass? = nil, gamut: AssetGamut? = nil, direction: AssetDirection? = nil,
    language: String? = nil, isForOtherDevices: Bool = false
  ) {
    self.idiom = idiom
    self.scale = scale
    self.luminosity = luminosity
    self.isHighContrast = isHighContrast
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.gamut = gamut
    self.direction = direction
    self.language = language
    self.isForOtherDevices = isForOtherDevices
  }

  /// Whether a variant may be shown at all: none of its conditions has another value.
  ///
  /// The scale isn't such a condition: a picture with another scale is shown larger or smaller. A
  /// Display P3 screen also shows sRGB pictures.
  package func allows(_ traits: AssetTraits) -> Bool {
    func holds<Value: Equatable>(_ wanted: Value?, _ actual: Value?) -> Bool {
      wanted == nil || wanted == actual
    }
    return !isForOtherDevices && holds(idiom, traits.idiom)
      && holds(luminosity, traits.luminosity ?? .light)
      && (!isHighContrast || traits.isHighContrast)
      && holds(widthClass, traits.widthClass) && holds(heightClass, traits.heightClass)
      && (gamut != .displayP3 || traits.gamut == .displayP3)
      && holds(direction, traits.direction)
      && (language.map { traits.languages.contains($0) } ?? true)
  }

  /// How well an allowed variant fits; of two results, compared element by element, the larger fits
  /// better.
  ///
  /// A variant for a specific value takes precedence over one for any value: first by idiom, then
  /// by language, luminosity, contrast, direction, size classes and gamut, last by scale. *The
  /// system uses the universal image or the one for any appearance where no other matches* (Apple,
  /// *Asset Catalog Format Reference*, `idiom` and `appearances`); the order among the conditions
  /// isn't documented.
  package func fit(_ traits: AssetTraits) -> [Int] {
    let place = language.flatMap { traits.languages.firstIndex(of: $0) }
    return [
      idiom == nil ? 0 : 1, place.map { traits.languages.count - $0 } ?? 0,
      luminosity == nil ? 0 : 1, isHighContrast ? 1 : 0, direction == nil ? 0 : 1,
      (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1),
      gamut == nil ? 0 : gamut == traits.gamut ? 2 : 1, AssetScale.fit(scale, screen: traits.scale),
    ]
  }
}
