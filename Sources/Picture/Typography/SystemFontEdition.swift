import SystemFacts

/// Apple's two editions of the system font; an OS version includes one of them.
package enum SystemFontEdition: Sendable, Hashable {
  /// At 17 pt each glyph is three units of 1/2048 em wider.
  case original
  /// Measured on iOS 26.1.
  case current

  /// Returns the edition included in a release.
  package init(_ release: OSRelease) {
    self = TextFacts.seventeenPointsAreWider[release] ? .original : .current
  }
}
