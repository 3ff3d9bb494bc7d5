/// `width-class` and `height-class`.
package enum AssetSizeClass: String, Sendable, Hashable, CaseIterable {
  case compact, regular
}
