/// The frames of a tab bar controller's bar and its visible child.
package struct TabGeometry: Equatable {
  /// The controller's view.
  package var size: CGSize
  package var safeAreaTop: CGFloat
  package var placement: Placement

  package enum Placement: Equatable {
    /// At the lower edge, with a height that includes the home indicator's strip.
    case bottom(height: CGFloat)
    /// At the upper edge of an iPad: the bar's height, and how much of it covers content.
    case top(height: CGFloat, covering: CGFloat)
    /// Vertical, in a column that the safe area already reserves.
    case vertical(column: CGRect)
  }

  package init(size: CGSize, safeAreaTop: CGFloat, placement: Placement) {
    self.size = size
    self.safeAreaTop = safeAreaTop
    self.placement = placement
  }

  package var bar: CGRect {
    switch placement {
    case .bottom(let height):
      CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    case .top(let height, _):
      CGRect(x: 0, y: safeAreaTop, width: size.width, height: height)
    case .vertical(let column): column
    }
  }

  /// The area of the children's view that the bar covers.
  package var covered: UIEdgeInsets {
    switch placement {
    case .bottom: UIEdgeInsets(top: 0, left: 0, bottom: size.height - bar.minY, right: 0)
    case .top(_, let covering):
      UIEdgeInsets(top: safeAreaTop + covering, left: 0, bottom: 0, right: 0)
    case .vertical: .zero
    }
  }

  /// Returns the frame of a child that doesn't extend under the bar: it ends at the bar's top.
  package static func child(in bounds: CGRect, above barTop: CGFloat) -> CGRect {
    var frame = bounds
    frame.size.height = max(0, min(bounds.height, barTop - bounds.minY))
    return frame
  }
}
