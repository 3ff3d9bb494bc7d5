/// Helpers for cells that host the views of content configurations.
extension UIContentView where Self: UIView {
  /// Makes the view fill the content view of a cell, behind other subviews.
  func fill(_ contentView: UIView) {
    frame = contentView.bounds
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.insertSubview(self, at: 0)
  }

  /// Returns the height that the content needs at a width: from its constraints, if it has any.
  func naturalHeight(width: CGFloat) -> CGFloat {
    if isSizedByConstraints, !(self is UIListContentView) {
      return systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    frame.size.width = width
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
