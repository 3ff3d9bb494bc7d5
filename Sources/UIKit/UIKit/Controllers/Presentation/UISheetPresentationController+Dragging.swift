import Graphics

/// The recognizer of drags that move a sheet.
final class SheetPanRecognizer: UIPanGestureRecognizer {
  weak var presentation: UISheetPresentationController?

  override var ownShouldBegin: Bool {
    guard let touch = play?.everyTouch.first else { return true }
    return presentation?.wants(translation(in: nil), from: touch.view) ?? false
  }
}

/// A detent that a sheet can rest at.
struct RestingPlace {
  var identifier: UISheetPresentationController.Detent.Identifier
  var value: CGFloat
  var place: SheetGeometry.Place
}

// Dragging a sheet (facts: controls §6, iOS 26.1): the card follows the finger after 10 points, up
// to its largest height; it's dismissed below half of its height, or at 1000 points per second. It
// comes to rest at the detent nearest to its extrapolated position in a quarter of a second (low).
extension UISheetPresentationController {
  private static let dismissingSpeed: CGFloat = 1000
  private static let foresight: CGFloat = 0.25

  /// Makes the card follow touches.
  func followDrags(of card: UIView) {
    guard sheet.pan?.view !== card else { return }
    let pan = SheetPanRecognizer(target: nil, action: nil)
    pan.presentation = self
    pan.ownAction = { [weak self] in
      guard let pan = $0 as? UIPanGestureRecognizer else { return }
      self?.dragged(pan)
    }
    sheet.pan = pan
    card.addGestureRecognizer(pan)
  }

  /// Whether a drag that begins on a view moves the sheet, and not the scroll view inside it.
  func wants(_ way: CGPoint, from view: UIView?) -> Bool {
    guard !currentGeometryCoversContainer, abs(way.y) >= abs(way.x) else { return false }
    var current = view
    while let one = current, one !== presentedView {
      if let scroll = one as? UIScrollView, scroll.scrollsUpright {
        let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
        guard isAtTop else { return false }
        return way.y > 0 || prefersScrollingExpandsWhenScrolledToEdge && canGrow
      }
      current = one.superview
    }
    return true
  }

  private var canGrow: Bool {
    guard let largest = restingPlaces().last?.place.frame.height else { return false }
    return currentPlace.frame.height < largest - 0.5
  }

  private var currentGeometryCoversContainer: Bool {
    geometry(in: presentContainerEnvironment).coversContainer
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: storedContainer).y
    switch pan.state {
    case .began:
      sheet.drag = (currentPlace.frame.minY, way)
      arrangeSheet()
    case .changed:
      sheet.drag?.way = way
      arrangeSheet()
    case .ended: drop(speed: pan.velocity(in: storedContainer).y)
    case .cancelled, .failed:
      // The drag was cancelled, so the sheet returns to its previous position.
      sheet.drag = nil
      arrangeSheet()
    case .possible: break
    }
  }

  private func drop(speed: CGFloat) {
    guard let drag = sheet.drag else { return }
    sheet.drag = nil
    let top = drag.top + drag.way
    let places = restingPlaces()
    let least = places.first?.place.frame ?? currentPlace.frame
    if top > least.midY || speed >= Self.dismissingSpeed && top > least.minY - 1 {
      arrangeSheet()
      return dismissByHand()
    }
    let wanted = top + speed * Self.foresight
    let nearest = places.min {
      abs($0.place.frame.minY - wanted) < abs($1.place.frame.minY - wanted)
    }
    let before = selectedDetentIdentifier ?? detents.first?.identifier
    if let nearest, nearest.identifier != before {
      selectedDetentIdentifier = nearest.identifier
      (delegate as? UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
    arrangeSheet()
    storedContainer?.setNeedsLayout()
  }
}
