/// `appearances` with `luminosity`.
package enum AssetLuminosity: String, Sendable, Hashable, CaseIterable {
  case light, dark
}
