extension UIView {
  /// Has ``draw(_:)`` record into the layer's context, with this view's traits in force.
  func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    storedTraits.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }

  func markNeedsDisplay() {
    backingLayer.setNeedsDisplay()
  }

  func adoptDisplayScale() {
    guard assignedContentScale == nil else { return }
    backingLayer.contentsScale = max(1, storedTraits.displayScale)
  }
}
