/// A kind of device, as `idiom` in Contents.json; `universal` isn't an idiom.
package enum AssetIdiom: String, Sendable, Hashable, CaseIterable {
  case phone = "iphone"
  case pad = "ipad"
  case tv, mac, watch, car, vision
  case tvMarketing = "tv-marketing"
  case iosMarketing = "ios-marketing"
  case watchMarketing = "watch-marketing"
  case macCatalyst = "mac-catalyst"
  case reality
}
