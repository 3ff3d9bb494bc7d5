/// A form or page sheet as it was before iOS 13; in compact width it covers the screen.
final class LegacySheetPresentation: DimmedPresentation {
  private var ownCard: UIDropShadowView?

  override var presentedView: UIView? {
    let card = ownCard ?? UIDropShadowView()
    ownCard = card
    card.take(presentedViewController.view)
    // Recalled from pictures of iOS 7 to 12 (low).
    card.round(5, onlyAbove: false)
    return card
  }

  override var makesWidthCompact: Bool { presentationStyle == .formSheet }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    frame(in: storedContainer?.bounds.size ?? .zero)
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    frame(in: parentSize).size
  }

  /// A form is 540 × 620 unless its controller prefers something else; a page is as wide as the
  /// upright screen and keeps clear of the status bar (Apple's documents of iOS 8; medium).
  private func frame(in size: CGSize) -> CGRect {
    guard presentationStyle == .formSheet else {
      let width = min(size.width, size.height)
      return CGRect(
        x: (size.width - width) / 2, y: 20, width: width, height: max(0, size.height - 20))
    }
    let wanted = preferredContentSize
    let width = min(wanted.width > 0 ? wanted.width : 540, size.width)
    let height = min(wanted.height > 0 ? wanted.height : 620, size.height)
    return CGRect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }
}
