/// What cells do with the views of their content configurations.
extension UIContentView where Self: UIView {
  /// Makes the view fill the content view of a cell, behind what else lies there.
  func fill(_ contentView: UIView) {
    frame = contentView.bounds
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.insertSubview(self, at: 0)
  }

  /// The height that the content takes at a width: by its constraints, where it has any.
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
