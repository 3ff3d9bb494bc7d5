/// An item of a bar, as far as the bar's arrangement depends on it.
package struct BarItemMeasure: Equatable {
  package enum Kind {
    case button
    /// A button that ends something; from iOS 26 on it stands on the tint.
    case prominentButton
    case customView
    case fixedSpace
    case flexibleSpace
  }

  package var kind: Kind
  /// The natural size of a view or of a button's content, in points.
  package var size: CGSize
  /// The width that the item was given; 0 leaves it to the content.
  package var givenWidth: CGFloat

  package init(_ kind: Kind, size: CGSize = .zero, givenWidth: CGFloat = 0) {
    self.kind = kind
    self.size = size
    self.givenWidth = givenWidth
  }

  package var isSpace: Bool { kind == .fixedSpace || kind == .flexibleSpace }

  /// The width of a button or a view: the one that was given, or the content's.
  func width(inCapsules: Bool) -> CGFloat {
    if givenWidth > 0 { return givenWidth }
    return inCapsules && kind != .customView ? BarCapsule.width(content: size.width) : size.width
  }
}
