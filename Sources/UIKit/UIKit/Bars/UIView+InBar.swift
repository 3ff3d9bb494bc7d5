extension UIView {
  /// Returns the size of a custom view in a bar: its own, or the one that its constraints or
  /// content require (since iOS 11, bars lay such views out; Apple).
  func sizeInBar(maxHeight: CGFloat) -> CGSize {
    if !translatesAutoresizingMaskIntoConstraints {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    if let sizeSetByCode { return sizeSetByCode }
    let natural = intrinsicContentSize
    var size = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: maxHeight))
    if size != bounds.size {
      madeFollowedSize.fitting = size
    } else if followedSize?.fitting != size {
      // A view without a preferred size returns the size that the bar gave it.
      size = .zero
    }
    if natural.width >= 0 { size.width = natural.width }
    if natural.height >= 0 { size.height = natural.height }
    guard size.width <= 0 || size.height <= 0 else { return size }
    // A stack, or a view whose size is determined by constraints inside it.
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: size.width > 0 ? size.width : fitting.width,
      height: size.height > 0 ? size.height : fitting.height)
  }

  /// Places a custom view in a bar, which follows its content from then on: by its frame, or by
  /// constraints to the bar if the view uses constraints.
  func placeInBar(_ frame: CGRect, for follower: any ContentSizeFollower) {
    noteGivenSize(frame.size, by: follower)
    guard !translatesAutoresizingMaskIntoConstraints, let superview else {
      followedSize?.isPlacing = true
      self.frame = frame
      followedSize?.isPlacing = false
      // The size differs if the view is scaled.
      followedSize?.given = bounds.size
      return
    }
    let edges: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, .left, frame.minX), (.top, .top, frame.minY),
      (.right, .left, frame.maxX), (.bottom, .top, frame.maxY),
    ]
    let identifier = "place in bar"
    let present = superview.constraints.filter {
      $0.identifier == identifier && $0.firstItem === self
    }
    if present.count == edges.count {
      for (constraint, edge) in zip(present, edges) where constraint.constant != edge.2 {
        constraint.constant = edge.2
      }
      return
    }
    NSLayoutConstraint.deactivate(present)
    let made = edges.map { own, bar, distance in
      let constraint = NSLayoutConstraint(
        item: self, attribute: own, relatedBy: .equal, toItem: superview, attribute: bar,
        multiplier: 1, constant: distance)
      constraint.identifier = identifier
      // The app's own lengths take precedence over a bar that would shorten the view.
      if own == .right || own == .bottom { constraint.priority = UILayoutPriority(999) }
      return constraint
    }
    NSLayoutConstraint.activate(made)
  }
}

extension BarItemMeasure {
  /// Measures an item, using the button that shows it, if there is one.
  @MainActor
  init(_ item: UIBarButtonItem, _ button: _UIButtonBarButton?, maxHeight: CGFloat) {
    if item.isSpace {
      self.init(item.isFlexible ? .flexibleSpace : .fixedSpace, givenWidth: item.width)
    } else if let view = item.customView {
      self.init(.customView, size: view.sizeInBar(maxHeight: maxHeight), givenWidth: item.width)
    } else {
      self.init(
        item.style == .done ? .prominentButton : .button, size: button?.contentSize ?? .zero,
        givenWidth: item.width)
    }
  }
}
