import Devices
import SystemFacts

/// The views of a sheet, and its changes to the presenter's.
@MainActor
struct SheetParts {
  private var ownCard: UIDropShadowView?
  var dimming: UIDimmingView?
  var isLeaving = false
  /// The recognizer of drags that move the card.
  var pan: UIPanGestureRecognizer?
  /// The card's top when the drag began, and the distance dragged down, in points.
  var drag: (top: CGFloat, way: CGFloat)?
  /// The last arrangement; an equal one needs no work.
  var arranged: SheetArrangement?
  /// The card around a presenter that isn't itself a sheet, and the presenter's previous place.
  private var backCard: UIDropShadowView?
  /// The black background around a presenter shown behind, as an empty window is on a device.
  private(set) var backdrop: UIView?
  private var presenterHome: (superview: UIView, index: Int)?

  mutating func card(around controller: UIViewController) -> UIDropShadowView {
    let card = ownCard ?? UIDropShadowView()
    ownCard = card
    if !controller.isViewAway { card.take(controller.viewInPlace) }
    return card
  }

  /// Puts a presenter's view into a card that can be moved back without changing the view itself.
  mutating func takePresenter(_ view: UIView) {
    guard backCard == nil, let superview = view.superview, !(superview is UIDropShadowView) else {
      return
    }
    let card = UIDropShadowView(frame: view.frame)
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    presenterHome = (superview, index)
    let black = UIView(frame: superview.bounds)
    black.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    black.backgroundColor = superview.window?.backgroundColor ?? .black
    black.isHidden = true
    superview.insertSubview(black, at: index)
    backdrop = black
    superview.insertSubview(card, aboveSubview: black)
    card.take(view)
    backCard = card
  }

  mutating func releasePresenter() {
    guard let card = backCard else { return }
    let view = card.subviews.first { $0.owningController != nil }
    if let home = presenterHome, let view {
      card.transform = .identity
      home.superview.insertSubview(view, aboveSubview: card)
      view.frame = card.frame
    }
    card.removeFromSuperview()
    backCard = nil
    backdrop?.removeFromSuperview()
    backdrop = nil
    presenterHome = nil
  }
}

/// Everything that a sheet's appearance depends on.
struct SheetArrangement: Equatable {
  var place: SheetGeometry.Place
  var geometry: SheetGeometry
  var dims: Bool
  var grabber: Bool
  var isBehind: Bool
  /// Whether the card is in the container, which determines its safe area.
  var isInPlace: Bool
}

extension UISheetPresentationController {
  private var host: SimulationHost { presentedViewController.hostOfView }

  private var currentGeometry: SheetGeometry { geometry(in: presentContainerEnvironment) }

  var currentPlace: SheetGeometry.Place { place(in: presentContainerEnvironment) }

  func geometry(in container: InterfaceEnvironment) -> SheetGeometry {
    let host = host
    let traits = container.traits
    let isLow = traits.verticalSizeClass == .compact
    var geometry = SheetGeometry(
      size: container.size, safeArea: container.safeArea, release: host.release,
      scale: host.geometry.scale)
    geometry.isForm = isForm
    geometry.isWide = isWide(traits)
    geometry.isLow = isLow
    if geometry.isWide, host.device.isFoldable {
      geometry.aside = aside(in: container)
    }
    geometry.preferredSize = takeContentSize()
    geometry.attachesWhenLow = prefersEdgeAttachedInCompactHeight
    geometry.followsPreferredWidth = widthFollowsPreferredContentSizeWhenEdgeAttached
    return geometry
  }

  /// The side placement of the sheet on a folding phone's inner display.
  private func aside(in container: InterfaceEnvironment) -> SheetGeometry.Aside {
    // Reading this lays the container out again when the fold begins or ceases to divide it.
    _ = storedContainer?.reservedRegions(kind: .division)
    let isRightToLeft = container.traits.layoutDirection == .rightToLeft
    let placement: SheetGeometry.Aside.Placement? =
      switch preferredPlacement {
      case .automatic: nil
      case .leading: isRightToLeft ? .right : .left
      case .center: .center
      case .trailing: isRightToLeft ? .left : .right
      }
    let fold = host.activeDivision(in: container).flatMap { $0.height > $0.width ? $0.midX : nil }
    return SheetGeometry.Aside(
      placement: placement, fold: fold, isRightToLeft: isRightToLeft)
  }

  private var isForm: Bool {
    (origin == nil ? presentationStyle : activeStyle) == .formSheet
  }

  private func isWide(_ traits: UITraitCollection) -> Bool {
    traits.horizontalSizeClass == .regular && traits.verticalSizeClass != .compact
  }

  /// Whether the sheet is a form narrower than its container.
  func isNarrowForm(in container: UITraitCollection) -> Bool { isForm && isWide(container) }

  /// The current detent: the selected one, or the first that is active.
  private func activeDetent(
    in context: DetentContext
  ) -> (identifier: Detent.Identifier, value: CGFloat)? {
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (identifier: detent.identifier, value: $0) }
    }.filter { $0.value.isFinite }
    return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
  }

  func place(in container: InterfaceEnvironment) -> SheetGeometry.Place {
    place(in: geometry(in: container), container.traits)
  }

  private func place(
    in geometry: SheetGeometry, _ traits: UITraitCollection
  ) -> SheetGeometry.Place {
    let context = DetentContext(geometry, traits: traits)
    var place = geometry.place(activeDetent(in: context)?.value)
    if let radius = preferredCornerRadius, radius.isFinite, !geometry.coversContainer {
      place.cornerRadius = max(0, radius)
    }
    return place
  }

  /// The active detents, sorted by height.
  func restingPlaces() -> [RestingPlace] {
    let environment = presentContainerEnvironment
    let geometry = geometry(in: environment)
    let context = DetentContext(geometry, traits: environment.traits)
    return detents.compactMap { detent in
      guard let value = detent.resolvedValue(in: context), value.isFinite else { return nil }
      return RestingPlace(
        identifier: detent.identifier, value: value, place: geometry.place(value))
    }.sorted { $0.place.frame.height < $1.place.frame.height }
  }

  /// The place that a touch drags the sheet to; `nil` without a drag.
  private func draggedPlace(in geometry: SheetGeometry) -> SheetGeometry.Place? {
    sheet.drag.map { drag in
      geometry.place(
        reaching: drag.top + drag.way,
        leastValue: restingPlaces().first?.value ?? geometry.maximumDetentValue)
    }
  }

  private func dims(in geometry: SheetGeometry, _ traits: UITraitCollection) -> Bool {
    let context = DetentContext(geometry, traits: traits)
    guard let limit = largestUndimmedDetentIdentifier,
      let largest = detents.first(where: { $0.identifier == limit })?.resolvedValue(in: context),
      let now = activeDetent(in: context)?.value
    else { return true }
    return now > largest
  }

  func sheetDidChange() {
    storedContainer?.setNeedsLayout()
  }

  /// Adds the dimming view, and puts the presenter's view into a card if it may be moved back.
  func installSheet() {
    guard let container = storedContainer else { return }
    let dimming = UIDimmingView(frame: container.bounds)
    dimming.backgroundColor = UIDimmingView.shade(host.release)
    container.addSubview(dimming)
    dimming.onTap = { [weak self] in self?.dismissByHand() }
    sheet.dimming = dimming
    if !SheetFacts.sheetsFloat[host.release], !currentGeometry.isWide,
      let presenter = storedPresenting
    {
      sheet.takePresenter(presenter.view)
    }
  }

  /// Places the card, the dimming view and the presenter.
  func arrangeSheet() {
    guard let container = storedContainer else { return }
    // The container's current state, also while a rotation that hasn't begun is being announced.
    let environment = presentContainerEnvironment
    let geometry = geometry(in: environment)
    let rest = place(in: geometry, environment.traits)
    var place = draggedPlace(in: geometry) ?? rest
    place.cornerRadius = rest.cornerRadius
    let card = presentedView as? UIDropShadowView
    let arrangement = SheetArrangement(
      place: place, geometry: geometry, dims: dims(in: geometry, environment.traits),
      grabber: prefersGrabberVisible,
      isBehind: place.pushesPresenterBack && !sheet.isLeaving,
      isInPlace: card?.superview === container)
    guard arrangement != sheet.arranged else { return }
    sheet.arranged = arrangement
    if let card { put(card, at: place, in: geometry) }
    sheet.dimming?.isHidden = !arrangement.dims || sheet.isLeaving
    sheet.dimming?.frame = SheetGeometry.shade(behind: place, in: container.bounds)
    arrangePresenter(arrangement)
  }

  private func put(
    _ card: UIDropShadowView, at place: SheetGeometry.Place, in geometry: SheetGeometry
  ) {
    followDrags(of: card)
    card.showsGrabber = prefersGrabberVisible && !geometry.coversContainer
    card.round(place.cornerRadius, onlyAbove: place.isAttached)
    let scaled = geometry.scaledCard(place)
    card.transform = .identity
    card.frame = scaled?.frame ?? place.frame
    guard let factor = scaled?.factor, place.size.width > 0 else { return }
    card.transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: place.frame.midX - card.center.x,
      ty: place.frame.midY - card.center.y)
  }

  /// Moves the presenter back, or returns it to its original position.
  private func arrangePresenter(_ arrangement: SheetArrangement) {
    guard let presenter = storedPresenting,
      let card = presenter.viewIfLoaded?.superview as? UIDropShadowView
    else { return }
    let below = presenter.presentation.controller as? UISheetPresentationController
    let isSheet = below?.storedContainer != nil
    card.transform = .identity
    sheet.backdrop?.isHidden = !arrangement.isBehind
    if !isSheet {
      if let home = card.superview { card.frame = home.bounds }
      card.round(arrangement.isBehind ? arrangement.place.cornerRadius : 0, onlyAbove: true)
    }
    guard arrangement.isBehind else { return }
    let factor = arrangement.geometry.backCardScale
    let middle = arrangement.geometry.backCardTop + card.bounds.height * factor / 2
    card.transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: 0, ty: middle - card.center.y)
  }
}
