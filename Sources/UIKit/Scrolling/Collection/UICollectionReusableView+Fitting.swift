import Graphics

extension UICollectionReusableView {
  func fitted(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let layout = element.collectionView?.collectionViewLayout
    let axes = layout?.flexibleAxes(of: layoutAttributes) ?? .both
    guard axes != [] else { return layoutAttributes }
    let given = layoutAttributes.size
    var size = given
    let cell = self as? UICollectionViewCell
    cell?.updateConfigurationIfNeeded()
    let view = sizingView
    if view.isSizedByConstraints {
      // A dimension that the layout fixes is required; a flexible one takes the least that the
      // constraints allow.
      size = view.systemLayoutSizeFitting(
        CGSize(
          width: axes.contains(.horizontal) ? 0 : given.width,
          height: axes.contains(.vertical) ? 0 : given.height),
        withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
        verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    } else {
      size = (cell?.configured.contentView ?? self).sizeThatFits(given)
    }
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
}

/// The directions in which an element may choose its own size.
package struct FlexibleAxes: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let horizontal = FlexibleAxes(rawValue: 1)
  package static let vertical = FlexibleAxes(rawValue: 2)
  package static let both: FlexibleAxes = [.horizontal, .vertical]
}
