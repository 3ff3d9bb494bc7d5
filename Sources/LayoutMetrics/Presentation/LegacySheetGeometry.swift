/// Where a form or page sheet of before iOS 13 lies in its container.
package enum LegacySheetGeometry {
  /// A form is 540 × 620 unless its controller prefers something else; a page is as wide as the
  /// upright screen and keeps clear of the status bar (Apple's documents of iOS 8; medium). Where
  /// height is compact a form is as high as its container, and the width alone is up to the controller
  /// (a report on the 5.5-inch phones, warmlight/UIPopoverPresentationController_DEMO 2; medium).
  package static func frame(
    isForm: Bool, preferred: CGSize, in size: CGSize, isLow: Bool = false
  ) -> CGRect {
    guard isForm else {
      let width = min(size.width, size.height)
      return CGRect(
        x: (size.width - width) / 2, y: 20, width: width, height: max(0, size.height - 20))
    }
    let width = min(preferred.width > 0 ? preferred.width : 540, size.width)
    let height =
      isLow ? size.height : min(preferred.height > 0 ? preferred.height : 620, size.height)
    return CGRect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }
}
