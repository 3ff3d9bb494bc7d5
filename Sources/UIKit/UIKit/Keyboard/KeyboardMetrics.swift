import SystemFacts

/// The height of a keyboard, in points, from its upper edge to the screen's lower one.
///
/// Source: facts, controls §4 (medium unless noted otherwise). There are two heights, with and
/// without the strip of suggestions above the keys.
struct KeyboardMetrics {
  /// The duration in seconds of a keyboard's appearance or disappearance, and the number of its
  /// curve (high).
  static let duration: TimeInterval = 0.25
  static let curve = 7

  let idiom: UIUserInterfaceIdiom
  let release: OSRelease
  let screen: CGSize
  /// The inset of the home indicator at the lower edge.
  let bottomInset: CGFloat
  let hasHomeIndicator: Bool

  func height(withSuggestions: Bool) -> CGFloat {
    var both = idiom == .pad ? pad : phone
    if let measured {
      both = (measured, measured - (both.with - both.without))
    }
    return withSuggestions ? both.with : both.without
  }

  /// The height with suggestions as measured on iOS 26.5 simulators (facts: devices; high).
  private var measured: CGFloat? {
    guard ScreenFacts.keyboardHeightIsKnown[release] else { return nil }
    let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
    let heights: (portrait: CGFloat, landscape: CGFloat)
    switch (idiom, short) {
    case (.phone, 375) where !hasHomeIndicator: heights = (260, 206)
    case (.phone, 390...402): heights = (335, 208)
    case (.phone, 420...440): heights = (345, 208)
    case (.pad, 820): heights = (337, 422)
    case (.pad, 744): heights = (340, 428)
    case (.pad, 834) where long == 1210: heights = (340, 428)
    case (.pad, 1024...1032) where hasHomeIndicator: heights = (403, 498)
    default: return nil
    }
    return isLandscape ? heights.landscape : heights.portrait
  }

  /// Whether this is an iPad large enough for a keyboard with a row of digits.
  var isLarge: Bool { idiom == .pad && max(screen.width, screen.height) >= 1300 }

  private var isLandscape: Bool { screen.width > screen.height }

  private var phone: (with: CGFloat, without: CGFloat) {
    let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
    if isLandscape {
      // 209 and 171 above a home indicator are recalled (low).
      if hasHomeIndicator { return (209, 171) }
      return short < 375 ? (193, 162) : (194, 162)
    }
    if hasHomeIndicator {
      if short >= 414 { return (346, 301) }
      return long < 700 ? (319, 275) : (336, 291)
    }
    if short < 375 { return (253, 216) }
    return short < 414 ? (TouchFacts.phoneKeyboardHeight[release], 216) : (271, 226)
  }

  private var pad: (with: CGFloat, without: CGFloat) {
    guard hasHomeIndicator else {
      // A large one has the row of digits with and without a home button.
      if isLarge { return isLandscape ? (476, 427) : (384, 335) }
      let bar: CGFloat = TouchFacts.padKeyboardHasShortcuts[release] ? 1 : 0
      return isLandscape ? (352 + 46 * bar, 352) : (264 + 49 * bar, 264)
    }
    // The heights of keys and shortcuts, without the home indicator's inset.
    let keys: CGFloat
    if isLarge {
      keys = isLandscape ? 476 : 384
    } else if max(screen.width, screen.height) == 1180 {
      keys = isLandscape ? 398 : 314
    } else {
      keys = isLandscape ? 404 : 318
    }
    return (keys + bottomInset, keys + bottomInset - 49)
  }
}
