/// Which of Apple's two cuts of the system font an OS version carries.
package enum SystemFontEdition: Sendable, Hashable {
  /// iOS 14 and earlier: at 17 pt three units wider per glyph, the semibold nearer to regular.
  ///
  /// Derived: the label widths recorded on iOS 13 ("the" 25, "point" 39, "What's" 52.667 and
  /// 55.667) and a semibold title of iOS 14/15 (66.5) hold with these two figures and no others
  /// changed; facts: layout §7.3. The OS version at which it changed isn't recorded.
  case original
  /// iOS 15 and later; measured on iOS 26.1.
  case current

  package init(osMajorVersion major: Int) {
    self = major < 15 ? .original : .current
  }
}
