/// What a set of an asset catalog holds; the raw value is the ending of its folder.
///
/// Catalogs have sets of more kinds, such as app icons and launch images, which no view code asks
/// for by name.
package enum AssetKind: String, Sendable, Hashable, CaseIterable {
  case image = "imageset"
  case color = "colorset"
  case symbol = "symbolset"
  case data = "dataset"
}
