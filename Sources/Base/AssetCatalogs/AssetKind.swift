/// The kind of a set in an asset catalog; the raw value is its folder's extension.
///
/// Catalogs have sets of other kinds, such as app icons and launch images, which view code doesn't
/// access by name.
package enum AssetKind: String, Sendable, Hashable, CaseIterable {
  case image = "imageset"
  case color = "colorset"
  case symbol = "symbolset"
  case data = "dataset"
}
