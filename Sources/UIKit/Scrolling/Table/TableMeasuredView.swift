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

/// A row, header or footer, which a table asks for its height by
/// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``, so that
/// an override counts.
@MainActor
protocol TableMeasuredView: UIView {
  var contentView: UIView { get }
  var sizeRequest: SizeRequest { get set }
  /// The height of a view that has no other.
  var usualHeight: CGFloat { get }
  /// The size in which the content view's constraints hold.
  func sizeByConstraints(
    fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize
}

extension TableMeasuredView {
  /// The height in a table where that is automatic.
  func automaticHeight(_ width: CGFloat) -> CGFloat {
    sizeRequest = .fromTable
    defer { sizeRequest = .direct }
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height.isFinite && height > 0 ? height : usualHeight
  }

  /// The size that the view has unless a subclass overrides it; nil if ``UIView``'s answer counts.
  ///
  /// Constraints of the content view count first. A table then asks ``UIView/sizeThatFits(_:)``.
  func ownSize(
    fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    let request = sizeRequest
    guard request == .fromTable || request == .direct && !isSizedByConstraints else { return nil }
    return inOwnWorld {
      sizeRequest = .underWay
      defer { sizeRequest = request }
      if contentView.isSizedByConstraints {
        let size = sizeByConstraints(fitting: target, horizontal: horizontal, vertical: vertical)
        if size.height > 0 { return size }
      }
      guard request == .fromTable else { return nil }
      let fitting = sizeThatFits(
        CGSize(width: target.width, height: .greatestFiniteMagnitude)
      ).height
      guard fitting.isFinite, fitting > 0 else {
        return CGSize(width: target.width, height: usualHeight)
      }
      return CGSize(width: target.width, height: TableProfile.current(for: self).grid.up(fitting))
    }
  }
}

extension UITableViewCell: TableMeasuredView {}

extension UITableViewHeaderFooterView: TableMeasuredView {
  var usualHeight: CGFloat { TableProfile.plainTitleHeight }

  func sizeByConstraints(
    fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
