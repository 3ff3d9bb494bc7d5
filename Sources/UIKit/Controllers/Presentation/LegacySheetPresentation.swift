/// A form or page sheet as it was before iOS 13; in compact width it covers the screen.
final class LegacySheetPresentation: DimmedPresentation {
  private var ownCard: UIDropShadowView?

  override var presentedView: UIView? {
    let card = ownCard ?? UIDropShadowView()
    ownCard = card
    if !presentedViewController.isViewAway { card.take(presentedViewController.viewInPlace) }
    // Recalled from pictures of iOS 7 to 12 (low).
    card.round(5, onlyAbove: false)
    return card
  }

  override func makesWidthCompact(in container: UITraitCollection) -> Bool {
    presentationStyle == .formSheet
  }

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

  override func outlookOfPresented(in container: Outlook) -> Outlook {
    presented(
      at: frame(in: container.size), in: container,
      isCompact: makesWidthCompact(in: container.traits))
  }

  private func frame(in size: CGSize) -> CGRect {
    LegacySheetGeometry.frame(
      isForm: presentationStyle == .formSheet, preferred: preferredContentSize, in: size)
  }
}
