/// Which of Apple's two cuts of the system font an OS version carries.
package enum SystemFontEdition: Sendable, Hashable {
  /// iOS 14 and earlier: at 17 pt each glyph is three units of 1/2048 em wider.
  ///
  /// Derived: labels recorded on iOS 13 are wider at 17 pt ("the" 25, "point" 39) and as wide as
  /// now at 14, 15 and 16 pt, and Apple published −0.41 pt as that size's tracking where it now
  /// has −0.43 (facts: layout §7.3). The OS version at which it changed isn't recorded.
  case original
  /// iOS 15 and later; measured on iOS 26.1.
  case current

  package init(osMajorVersion major: Int) {
    self = major < 15 ? .original : .current
  }
}
