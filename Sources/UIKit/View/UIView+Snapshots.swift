import Graphics

// Pictures of views as they are. UIKit's without screen updates are of what the screen showed last;
// here they are of the views as they were laid out last, with changes since then.
extension UIView {
  /// Draws the view and those below it into a rectangle of the current context.
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

  /// A view that shows what a part of this one shows now.
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

/// The picture of a view, named as descriptions of views name it.
final class _UIReplicantView: UIView {}
