import SystemFacts

/// Which of Apple's two cuts of the system font an OS version carries.
package enum SystemFontEdition: Sendable, Hashable {
  /// At 17 pt each glyph is three units of 1/2048 em wider.
  case original
  /// Measured on iOS 26.1.
  case current

  /// The cut that a release carries.
  package init(_ release: OSRelease) {
    self = TextFacts.seventeenPointsAreWider[release] ? .original : .current
  }
}
