/// `language-direction`
package enum AssetDirection: String, Sendable, Hashable, CaseIterable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
}
