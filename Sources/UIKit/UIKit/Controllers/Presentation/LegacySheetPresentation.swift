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

  override func makesWidthCompact(in container: UITraitCollection) -> Bool { isForm }

  private var isForm: Bool { (origin == nil ? presentationStyle : activeStyle) == .formSheet }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    frame(in: presentContainerEnvironment)
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    frame(in: containerEnvironment(in: parentSize)).size
  }

  override func environmentOfPresented(in container: InterfaceEnvironment) -> InterfaceEnvironment {
    presented(
      at: frame(in: container), in: container,
      isCompact: makesWidthCompact(in: container.traits))
  }

  private func frame(in container: InterfaceEnvironment) -> CGRect {
    LegacySheetGeometry.frame(
      isForm: isForm, preferred: takeContentSize(), in: container.size,
      isLow: container.traits.verticalSizeClass == .compact)
  }
}
