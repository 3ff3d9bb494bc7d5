/// The properties of a bar item that affect the bar's arrangement.
package struct BarItemMeasure: Equatable {
  package enum Kind {
    case button
    /// A button that completes something; from iOS 26 on it's filled with the tint.
    case prominentButton
    case customView
    case fixedSpace
    case flexibleSpace
  }

  package var kind: Kind
  /// The intrinsic size of a view or of a button's content, in points.
  package var size: CGSize
  /// The width that was set for the item; 0 uses the content's.
  package var givenWidth: CGFloat

  package init(_ kind: Kind, size: CGSize = .zero, givenWidth: CGFloat = 0) {
    self.kind = kind
    self.size = size
    self.givenWidth = givenWidth
  }

  package var isSpace: Bool { kind == .fixedSpace || kind == .flexibleSpace }

  /// Returns the width of a button or a view: the explicit one, or the content's.
  func width(inCapsules: Bool) -> CGFloat {
    if givenWidth > 0 { return givenWidth }
    return inCapsules && kind != .customView ? BarCapsule.width(content: size.width) : size.width
  }
}
