import Graphics

/// Who asks a row, a header or a footer for its size.
enum SizeRequest {
  /// The app's code.
  case direct
  /// The table, for an automatic height.
  case fromTable
  /// Nobody: what the view asks itself on the way is no new request.
  case underWay
}

extension UITableViewHeaderFooterView {
  /// The height in a table where that is automatic; the view itself is asked, as rows are (medium).
  func automaticHeight(_ width: CGFloat) -> CGFloat {
    sizeRequest = .fromTable
    defer { sizeRequest = .direct }
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height.isFinite && height > 0 ? height : TableProfile.plainTitleHeight
  }

  /// The size that the view has unless a subclass says otherwise; nil where ``UIView``'s answer counts.
  func ownSize(
    fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    let request = sizeRequest
    guard request == .fromTable || request == .direct && !isSizedByConstraints else { return nil }
    sizeRequest = .underWay
    defer { sizeRequest = request }
    if contentView.isSizedByConstraints {
      let size = contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      if size.height > 0 { return size }
    }
    guard request == .fromTable else { return nil }
    let fitting = sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude)).height
    guard fitting.isFinite, fitting > 0 else {
      return CGSize(width: target.width, height: TableProfile.plainTitleHeight)
    }
    return CGSize(width: target.width, height: TableProfile.current(for: self).grid.up(fitting))
  }
}
