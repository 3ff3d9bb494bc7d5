extension UIView {
  /// Calls ``draw(_:)`` to record into the layer's context, with this view's traits current.
  func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    inOwnWorld {
      storedTraits.performAsCurrent {
        ObservationTracking.track(self, { draw(bounds) }) { $0.setNeedsDisplay() }
      }
    }
    UIGraphicsPopContext()
  }

  func markNeedsDisplay() {
    guard isOnMainThread(.setNeedsDisplay) else { return }
    backingLayer.setNeedsDisplay()
  }

  func adoptDisplayScale() {
    guard assignedContentScale == nil else { return }
    backingLayer.contentsScale = max(1, storedTraits.displayScale)
  }
}
