import LayoutTrees

/// Additional data for overlays of a snapshot besides frames and insets.
extension UIView {
  /// Describes the readable content guide as insets of the bounds, if it differs from the layout
  /// margins.
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
  /// The number rounded to three decimals, which is finer than any pixel and shorter to store.
  var inThousandths: CGFloat { (self * 1000).rounded() / 1000 + 0 }
}
