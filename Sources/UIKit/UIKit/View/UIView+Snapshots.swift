import Graphics

// Snapshots of views. Without screen updates, UIKit's show what was last on screen; here they show
// the views as last laid out, with changes since then.
extension UIView {
  /// Draws the view and its descendants into a rectangle of the current context.
  func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    inOwnWorld { backingLayer.render(in: context) }
    context.restoreGState()
    return true
  }

  /// Returns a view that shows the current content of a part of this one.
  func replica(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    guard !rect.isEmpty, !rect.isInfinite else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let scale = max(1, storedTraits.displayScale)
    let context = CGContext(recordingWithScale: scale, size: rect.size)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    inOwnWorld { backingLayer.render(in: context) }
    let replica = _UIReplicantView(frame: CGRect(origin: .zero, size: rect.size))
    replica.layer.contents = CGImage(context.displayList, size: rect.size, scale: scale)
    replica.layer.contentsScale = scale
    let middle = rect.inset(by: capInsets).offsetBy(dx: -rect.minX, dy: -rect.minY)
    if capInsets != .zero, !middle.isEmpty {
      replica.layer.contentsCenter = CGRect(
        x: middle.minX / rect.width, y: middle.minY / rect.height,
        width: middle.width / rect.width, height: middle.height / rect.height)
    }
    return replica
  }
}

/// The snapshot of a view, named as in descriptions of views.
final class _UIReplicantView: UIView {}
