import LayoutTrees

/// What overlays of a picture need besides frames and insets.
extension UIView {
  /// The readable content guide as insets of the bounds, where it is not the layout margins'.
  func describeReadableContent(in description: inout LayoutDescription) {
    let readable = readableFrame
    guard readable != bounds.inset(by: layoutMargins).withoutNegativeSize else { return }
    description.add(.readableContent, .insets(bounds.insets(to: readable).inThousandths))
  }
}

extension UIEdgeInsets {
  fileprivate var inThousandths: UIEdgeInsets {
    UIEdgeInsets(
      top: top.inThousandths, left: left.inThousandths, bottom: bottom.inThousandths,
      right: right.inThousandths)
  }
}

extension CGFloat {
  /// The number with three decimals, which is finer than any pixel and shorter to store.
  var inThousandths: CGFloat { (self * 1000).rounded() / 1000 + 0 }
}
