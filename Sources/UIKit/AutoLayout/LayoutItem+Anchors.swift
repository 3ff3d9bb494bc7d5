// A view has one anchor of each attribute, whoever asks, so that anchors can be compared.
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

  /// The anchor that was made for the attribute, or a new one.
  private func kept<Anchor: AnyObject>(
    _ attribute: NSLayoutConstraint.Attribute, make: (LayoutOperand) -> Anchor
  ) -> Anchor {
    if let place = anchors.firstIndex(where: { $0.attribute == attribute }) {
      // Each attribute is asked for by one of the functions above only.
      return unsafeDowncast(anchors[place].anchor, to: Anchor.self)
    }
    let made = make(LayoutOperand(item: self, attribute: attribute))
    // Anchors keep their item, which lets go of them when the view or guide goes.
    if view != nil || guide != nil { anchors.append((attribute, made)) }
    return made
  }
}

@MainActor
extension LayoutOperand {
  /// The anchor that makes constraints of this operand.
  ///
  /// An anchor's type parameter only says which others it can be tied to: its objects are alike, and
  /// every method is found through the object. So the view's own anchor goes as one of `AnyObject`,
  /// as it does on Apple's platforms.
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
