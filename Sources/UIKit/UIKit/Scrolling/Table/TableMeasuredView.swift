import Graphics

/// The origin of a request for the size of a row, a header or a footer.
enum SizeRequest {
  /// The app's code.
  case direct
  /// The table, for an automatic height.
  case fromTable
  /// A nested request by the view itself, which isn't a new one.
  case underWay
}

/// A row, header or footer whose height a table queries by
/// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``, so
/// that an override counts.
@MainActor
protocol TableMeasuredView: UIView {
  var contentView: UIView { get }
  var sizeRequest: SizeRequest { get set }
  /// The height of a view without any other.
  var usualHeight: CGFloat { get }
  /// Returns the size that satisfies the content view's constraints.
  func sizeByConstraints(
    fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize
}

extension TableMeasuredView {
  /// Returns the automatic height in a table.
  func automaticHeight(_ width: CGFloat) -> CGFloat {
    sizeRequest = .fromTable
    defer { sizeRequest = .direct }
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height.isFinite && height > 0 ? height : usualHeight
  }

  /// Returns the size of the view unless a subclass overrides it, or nil if ``UIView``'s answer
  /// applies.
  ///
  /// Constraints of the content view take precedence. A table otherwise calls
  /// ``UIView/sizeThatFits(_:)``.
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
