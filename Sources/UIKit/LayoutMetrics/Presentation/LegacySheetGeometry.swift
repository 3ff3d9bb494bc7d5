/// The frame of a form or page sheet before iOS 13 in its container.
package enum LegacySheetGeometry {
  /// Returns the frame. A form is 540 × 620 unless its controller has a preferred size; a page is
  /// as wide as the upright screen and doesn't cover the status bar (Apple's documents of iOS 8;
  /// medium). With a compact height, a form is as high as its container, and the controller only
  /// determines the width (a report on the 5.5-inch phones,
  /// warmlight/UIPopoverPresentationController_DEMO 2; medium).
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
