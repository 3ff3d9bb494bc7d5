extension UIView {
  /// How content is placed when a view's size differs from it.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  func contentModeDidChange(from old: ContentMode) {
    guard contentMode != old else { return }
    backingLayer.contentsGravity = contentMode.gravity
    backingLayer.needsDisplayOnBoundsChange = contentMode == .redraw
  }
}

extension UIView.ContentMode {
  /// The corresponding layer gravity. Layers name edges as if y pointed up, so top and bottom are
  /// swapped.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
