import SystemFacts

/// What the items of a tab bar measure.
package struct TabItemMetrics: Equatable {
  package var release: OSRelease
  /// Whether pictures stand beside titles.
  package var isInline: Bool
  /// Whether both size classes are compact: a bar of compact height.
  package var isLow: Bool

  package init(release: OSRelease, isInline: Bool, isLow: Bool) {
    self.release = release
    self.isInline = isInline
    self.isLow = isLow
  }

  package init(
    release: OSRelease, isPhone: Bool, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    let staysBelow = isPhone && TabBarFacts.phoneTitlesStandBelow[release]
    self.init(
      release: release,
      isInline: TabBarFacts.titlesStandBesidePictures[release] && !staysBelow
        && (horizontal == .regular || vertical == .compact),
      isLow: vertical == .compact && horizontal == .compact)
  }

  /// 10 points under the picture, 13 beside it, 12 in bars of compact height (10 and 13: Flutter's
  /// tab bar, which was measured against UIKit; 12 recalled; medium).
  package var textSize: CGFloat { isInline ? (isLow ? 12 : 13) : 10 }
  package var textWeight: FactFontWeight { TabBarFacts.titleWeight[release] }

  /// Where the picture's middle stands below the button's upper edge, in an upright item.
  ///
  /// Dumps: pictures of 30, 28 and 25 points have it at 18 (iOS 7 to 13; high).
  var imageMiddle: CGFloat { 18 }
  /// Where the title begins.
  var titleTop: CGFloat { TabBarFacts.titleTop[release] }
  /// Between picture and title that stand beside each other (recalled; low).
  private var gap: CGFloat { isLow ? 4 : 8 }

  /// Between a picture and a title of two widths; nothing where one is missing.
  func gap(image: CGFloat, title: CGFloat) -> CGFloat { image > 0 && title > 0 ? gap : 0 }

  /// The least width that picture and title need beside each other.
  package func naturalWidth(image: CGFloat, title: CGFloat) -> CGFloat {
    image + title + gap(image: image, title: title)
  }
}
