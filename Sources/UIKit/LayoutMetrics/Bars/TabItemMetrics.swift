import SystemFacts

/// The arrangement, text size and least width of a tab bar's items; ``TabItemGeometry`` positions
/// their parts.
package struct TabItemMetrics: Equatable {
  package var release: OSRelease
  /// Whether images are next to titles.
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

  /// The text size: 10 points under the image, 13 next to it, 12 in bars of compact height (10 and
  /// 13: Flutter's tab bar, which was measured against UIKit; 12 recalled; medium).
  package var textSize: CGFloat { isInline ? (isLow ? 12 : 13) : 10 }
  package var textWeight: FactFontWeight { TabBarFacts.titleWeight[release] }

  /// The distance from the button's upper edge to the image's middle, in an upright item.
  ///
  /// Dumps: images of 30, 28 and 25 points have it at 18 (iOS 7 to 13; high).
  var imageMiddle: CGFloat { 18 }
  /// The top of the title.
  var titleTop: CGFloat { TabBarFacts.titleTop[release] }
  /// The gap between an image and a title next to each other (recalled; low).
  private var gap: CGFloat { isLow ? 4 : 8 }

  /// Returns the gap between an image and a title of given widths; 0 if one is missing.
  func gap(image: CGFloat, title: CGFloat) -> CGFloat { image > 0 && title > 0 ? gap : 0 }

  /// Returns the minimum width for an image and a title next to each other.
  package func naturalWidth(image: CGFloat, title: CGFloat) -> CGFloat {
    image + title + gap(image: image, title: title)
  }
}
