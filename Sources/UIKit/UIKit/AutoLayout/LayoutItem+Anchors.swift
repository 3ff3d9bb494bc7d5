// A view has one anchor for each attribute, always the same object, so that anchors can be
// compared.
@MainActor
extension LayoutItem {
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    kept(attribute) { NSLayoutXAxisAnchor($0) }
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    kept(attribute) { NSLayoutYAxisAnchor($0) }
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    kept(attribute) { NSLayoutDimension($0) }
  }

  /// Returns the existing anchor for the attribute, or a new one.
  private func kept<Anchor: AnyObject>(
    _ attribute: NSLayoutConstraint.Attribute, make: (LayoutOperand) -> Anchor
  ) -> Anchor {
    if let place = anchors.firstIndex(where: { $0.attribute == attribute }) {
      // Each attribute is used by only one of the functions above.
      return unsafeDowncast(anchors[place].anchor, to: Anchor.self)
    }
    let made = make(LayoutOperand(item: self, attribute: attribute))
    // Anchors retain their item, which releases them when the view or guide is deallocated.
    if view != nil || guide != nil { anchors.append((attribute, made)) }
    return made
  }
}

@MainActor
extension LayoutOperand {
  /// The anchor that creates constraints for this operand.
  ///
  /// An anchor's type parameter only specifies which anchors it can be constrained to: all
  /// instances have the same layout, and methods are dispatched dynamically. So the view's own
  /// anchor is passed as one of `AnyObject`, as on Apple's platforms.
  var anchor: NSLayoutAnchor<AnyObject> {
    let anchor: AnyObject =
      switch attribute.kind {
      case _ where end != nil: NSLayoutDimension(self)
      case .horizontal: item.xAnchor(attribute)
      case .vertical: item.yAnchor(attribute)
      case .size: item.dimension(attribute)
      case .none: NSLayoutAnchor<AnyObject>(self)
      }
    return Unmanaged<NSLayoutAnchor<AnyObject>>
      .fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
  }
}
