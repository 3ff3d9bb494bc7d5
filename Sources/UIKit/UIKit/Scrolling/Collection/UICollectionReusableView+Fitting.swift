import Graphics

extension UICollectionReusableView {
  func fitted(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let layout = element.collectionView?.collectionViewLayout
    let axes = layout?.flexibleAxes(of: layoutAttributes) ?? .both
    guard axes != [] else { return layoutAttributes }
    let given = layoutAttributes.size
    (self as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    // A dimension that the layout fixes is required.
    var size = askForSize(
      given, horizontal: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      vertical: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    if !axes.contains(.horizontal) { size.width = given.width }
    if !axes.contains(.vertical) { size.height = given.height }
    guard size != given, size.width.isFinite, size.height.isFinite, size.width >= 0,
      size.height >= 0,
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let origin = layoutAttributes.frame.origin
    copy.frame = CGRect(origin: origin, size: size)
    return copy
  }

  /// Queries the view itself for a size, so that an override of
  /// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``
  /// counts; the target is the size from the layout (Stack Overflow 26143591, high).
  func askForSize(
    _ given: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    element.sizeToFit = given
    defer { element.sizeToFit = nil }
    return systemLayoutSizeFitting(
      given, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Returns the size of the view for its layout unless a subclass overrides it, or nil if only the
  /// view's own constraints determine it.
  ///
  /// A dimension at ``UILayoutPriority/fittingSizeLevel`` that the layout specified takes the
  /// minimum that the constraints allow.
  func ownSize(
    fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority,
    bySolving solve: (CGSize) -> CGSize
  ) -> CGSize? {
    guard let given = element.sizeToFit else { return nil }
    // Nested queries by the view itself aren't the layout's.
    element.sizeToFit = nil
    defer { element.sizeToFit = given }
    if let row = self as? UICollectionViewListCell, let size = row.configuredSize(target) {
      return size
    }
    let view = sizingView
    guard view.isSizedByConstraints else {
      let content = (self as? UICollectionViewCell)?.configured.contentView
      return (content ?? self).sizeThatFits(
        CGSize(
          width: horizontal == .required ? target.width : given.width,
          height: vertical == .required ? target.height : given.height))
    }
    let least = CGSize(
      width: horizontal == .fittingSizeLevel && target.width == given.width ? 0 : target.width,
      height: vertical == .fittingSizeLevel && target.height == given.height ? 0 : target.height)
    guard view !== self else { return solve(least) }
    return view.systemLayoutSizeFitting(
      least, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// The axes along which an element can determine its size.
package struct FlexibleAxes: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let horizontal = FlexibleAxes(rawValue: 1)
  package static let vertical = FlexibleAxes(rawValue: 2)
  package static let both: FlexibleAxes = [.horizontal, .vertical]
}
