/// `display-gamut`
package enum AssetGamut: String, Sendable, Hashable, CaseIterable {
  case sRGB
  case displayP3 = "display-P3"
}
