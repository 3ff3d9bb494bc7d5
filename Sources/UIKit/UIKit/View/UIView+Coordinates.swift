extension UIView {
  // Points are converted up to the root of each tree and down again; the roots of two windows meet
  // at the screen. A conversion is one affine transform, so rectangles cost no more than points.

  func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view === self ? point : point.applying(transform(to: view))
  }

  func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view === self ? point : point.applying(transform(to: view).inverted())
  }

  func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
    view === self ? rect : rect.applying(transform(to: view))
  }

  func convertRect(_ rect: CGRect, from view: UIView?) -> CGRect {
    view === self ? rect : rect.applying(transform(to: view).inverted())
  }

  /// Converts from this view's coordinates to another's; nil means the window's.
  private func transform(to view: UIView?) -> CGAffineTransform {
    let (up, root) = transformToRoot(below: view)
    if root === view { return up }
    guard let view else { return up }
    let (viewUp, viewRoot) = view.transformToRoot(below: nil)
    if root === viewRoot { return up.concatenating(viewUp.inverted()) }
    return up.concatenating(root.transformToSuperview)
      .concatenating(viewRoot.transformToSuperview.inverted())
      .concatenating(viewUp.inverted())
  }

  /// The transform to the topmost view, or to `stop` if that comes first.
  private func transformToRoot(below stop: UIView?) -> (CGAffineTransform, UIView) {
    var transform = CGAffineTransform.identity
    var view = self
    while view !== stop, let parent = view.storedSuperview {
      transform = transform.concatenating(view.transformToSuperview)
      view = parent
    }
    return (transform, view)
  }

  /// The transform from this view's coordinates to its superview's (the screen's for a window).
  var transformToSuperview: CGAffineTransform { backingLayer.transformToSuperlayer }

  /// The transform from this view's coordinates to the screen's.
  package var transformToScreen: CGAffineTransform {
    let (up, root) = transformToRoot(below: nil)
    return up.concatenating(root.transformToSuperview)
  }

  /// The view's origin in its window if neither the view nor its ancestors had a transform.
  var untransformedOrigin: CGPoint {
    var origin = bounds.origin
    var view = self
    while let parent = view.storedSuperview {
      let (layer, bounds) = (view.backingLayer, view.bounds)
      origin.x += layer.position.x - (bounds.minX + bounds.width * layer.anchorPoint.x)
      origin.y += layer.position.y - (bounds.minY + bounds.height * layer.anchorPoint.y)
      view = parent
    }
    return origin
  }

  // MARK: Other coordinate spaces

  private func transform(of space: UICoordinateSpace) -> CGAffineTransform {
    (space as? UIView)?.transformToScreen ?? .identity
  }

  func convertToScreenSpace(_ point: CGPoint, space: UICoordinateSpace) -> CGPoint {
    point.applying(transformToScreen.concatenating(transform(of: space).inverted()))
  }

  func convertFromScreenSpace(_ point: CGPoint, space: UICoordinateSpace) -> CGPoint {
    point.applying(transform(of: space).concatenating(transformToScreen.inverted()))
  }

  func convertToScreenSpace(_ rect: CGRect, space: UICoordinateSpace) -> CGRect {
    rect.applying(transformToScreen.concatenating(transform(of: space).inverted()))
  }

  func convertFromScreenSpace(_ rect: CGRect, space: UICoordinateSpace) -> CGRect {
    rect.applying(transform(of: space).concatenating(transformToScreen.inverted()))
  }
}
