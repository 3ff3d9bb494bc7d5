// Tables of properties that UIKit and Core Animation know by their names in Objective-C (Apple's headers).

protocol _UIViewKeys: UIView {}
extension UIView: _UIViewKeys {}

extension _UIViewKeys {
  @MainActor static func listUIView(_ members: inout _DialectMembers) {
    members.system("frame", \Self.frame)
    members.system("bounds", \Self.bounds)
    members.system("center", \Self.center)
    members.system("transform", \Self.transform)
    members.system("transform3D", \Self.transform3D)
    members.system("anchorPoint", \Self.anchorPoint)
    members.system("contentMode", \Self.contentMode)
    members.system("contentScaleFactor", \Self.contentScaleFactor)
    members.system("autoresizesSubviews", \Self.autoresizesSubviews)
    members.system("autoresizingMask", \Self.autoresizingMask)
    members.system("hidden", \Self.isHidden)
    members.system("alpha", \Self.alpha)
    members.system("opaque", \Self.isOpaque)
    members.system("backgroundColor", \Self.backgroundColor)
    members.system("tintColor", \Self.tintColor)
    members.system("tintAdjustmentMode", \Self.tintAdjustmentMode)
    members.system("clipsToBounds", \Self.clipsToBounds)
    members.system("clearsContextBeforeDrawing", \Self.clearsContextBeforeDrawing)
    members.system("mask", \Self.mask)
    members.system("superview", \Self.superview)
    members.system("subviews", \Self.subviews)
    members.system("window", \Self.window)
    members.system("tag", \Self.tag)
    members.system("layer", \Self.layer)
    members.system("layoutMargins", \Self.layoutMargins)
    members.system("directionalLayoutMargins", \Self.directionalLayoutMargins)
    members.system("safeAreaInsets", \Self.safeAreaInsets)
    members.system("preservesSuperviewLayoutMargins", \Self.preservesSuperviewLayoutMargins)
    members.system("insetsLayoutMarginsFromSafeArea", \Self.insetsLayoutMarginsFromSafeArea)
    members.system(
      "translatesAutoresizingMaskIntoConstraints", \Self.translatesAutoresizingMaskIntoConstraints)
    members.system("overrideUserInterfaceStyle", \Self.overrideUserInterfaceStyle)
    members.system("semanticContentAttribute", \Self.semanticContentAttribute)
    members.system("userInteractionEnabled", \Self.isUserInteractionEnabled)
    members.system("multipleTouchEnabled", \Self.isMultipleTouchEnabled)
    members.system("exclusiveTouch", \Self.isExclusiveTouch)
    members.system("accessibilityIdentifier", \Self.accessibilityIdentifier)
    members.system("accessibilityLabel", \Self.accessibilityLabel)
    members.system("accessibilityValue", \Self.accessibilityValue)
    members.system("accessibilityHint", \Self.accessibilityHint)
    members.system("accessibilityElement", \Self.isAccessibilityElement)
    members.system("traitCollection", \Self.traitCollection)
  }
}

protocol _UIScrollViewKeys: UIScrollView {}
extension UIScrollView: _UIScrollViewKeys {}

extension _UIScrollViewKeys {
  @MainActor static func listUIScrollView(_ members: inout _DialectMembers) {
    members.system("contentSize", \Self.contentSize)
    members.system("contentOffset", \Self.contentOffset)
    members.system("contentInset", \Self.contentInset)
    members.system("contentInsetAdjustmentBehavior", \Self.contentInsetAdjustmentBehavior)
    members.system("adjustedContentInset", \Self.adjustedContentInset)
    members.system("scrollIndicatorInsets", \Self.scrollIndicatorInsets)
    members.system("scrollEnabled", \Self.isScrollEnabled)
    members.system("alwaysBounceHorizontal", \Self.alwaysBounceHorizontal)
    members.system("alwaysBounceVertical", \Self.alwaysBounceVertical)
    members.system("pagingEnabled", \Self.isPagingEnabled)
    members.system("directionalLockEnabled", \Self.isDirectionalLockEnabled)
    members.system("bounces", \Self.bounces)
    members.system("scrollsToTop", \Self.scrollsToTop)
    members.system("showsHorizontalScrollIndicator", \Self.showsHorizontalScrollIndicator)
    members.system("showsVerticalScrollIndicator", \Self.showsVerticalScrollIndicator)
    members.system("indicatorStyle", \Self.indicatorStyle)
    members.system("keyboardDismissMode", \Self.keyboardDismissMode)
    members.system("delaysContentTouches", \Self.delaysContentTouches)
    members.system("canCancelContentTouches", \Self.canCancelContentTouches)
    members.system("delegate", \Self.delegate)
  }
}

protocol _UITableViewKeys: UITableView {}
extension UITableView: _UITableViewKeys {}

extension _UITableViewKeys {
  @MainActor static func listUITableView(_ members: inout _DialectMembers) {
    members.system("rowHeight", \Self.rowHeight)
    members.system("sectionHeaderHeight", \Self.sectionHeaderHeight)
    members.system("sectionFooterHeight", \Self.sectionFooterHeight)
    members.system("estimatedRowHeight", \Self.estimatedRowHeight)
    members.system("estimatedSectionHeaderHeight", \Self.estimatedSectionHeaderHeight)
    members.system("estimatedSectionFooterHeight", \Self.estimatedSectionFooterHeight)
    members.system("sectionHeaderTopPadding", \Self.sectionHeaderTopPadding)
    members.system("separatorStyle", \Self.separatorStyle)
    members.system("separatorColor", \Self.separatorColor)
    members.system("separatorInset", \Self.separatorInset)
    members.system("backgroundView", \Self.backgroundView)
    members.system("tableHeaderView", \Self.tableHeaderView)
    members.system("tableFooterView", \Self.tableFooterView)
    members.system("allowsSelection", \Self.allowsSelection)
    members.system("allowsMultipleSelection", \Self.allowsMultipleSelection)
    members.system("dataSource", \Self.dataSource)
    members.system("delegate", \Self.delegate)
  }
}

protocol _UITableViewCellKeys: UITableViewCell {}
extension UITableViewCell: _UITableViewCellKeys {}

extension _UITableViewCellKeys {
  @MainActor static func listUITableViewCell(_ members: inout _DialectMembers) {
    members.system("contentView", \Self.contentView)
    members.system("textLabel", \Self.textLabel)
    members.system("detailTextLabel", \Self.detailTextLabel)
    members.system("imageView", \Self.imageView)
    members.system("backgroundView", \Self.backgroundView)
    members.system("selectedBackgroundView", \Self.selectedBackgroundView)
    members.system("reuseIdentifier", \Self.reuseIdentifier)
    members.system("selectionStyle", \Self.selectionStyle)
    members.system("selected", \Self.isSelected)
    members.system("highlighted", \Self.isHighlighted)
    members.system("accessoryType", \Self.accessoryType)
    members.system("accessoryView", \Self.accessoryView)
    members.system("indentationLevel", \Self.indentationLevel)
    members.system("indentationWidth", \Self.indentationWidth)
    members.system("separatorInset", \Self.separatorInset)
  }
}

protocol _UICollectionViewKeys: UICollectionView {}
extension UICollectionView: _UICollectionViewKeys {}

extension _UICollectionViewKeys {
  @MainActor static func listUICollectionView(_ members: inout _DialectMembers) {
    members.system("collectionViewLayout", \Self.collectionViewLayout)
    members.system("backgroundView", \Self.backgroundView)
    members.system("allowsSelection", \Self.allowsSelection)
    members.system("allowsMultipleSelection", \Self.allowsMultipleSelection)
    members.system("dataSource", \Self.dataSource)
    members.system("delegate", \Self.delegate)
  }
}

protocol _UIStackViewKeys: UIStackView {}
extension UIStackView: _UIStackViewKeys {}

extension _UIStackViewKeys {
  @MainActor static func listUIStackView(_ members: inout _DialectMembers) {
    members.system("axis", \Self.axis)
    members.system("distribution", \Self.distribution)
    members.system("alignment", \Self.alignment)
    members.system("spacing", \Self.spacing)
    members.system("arrangedSubviews", \Self.arrangedSubviews)
    members.system("baselineRelativeArrangement", \Self.isBaselineRelativeArrangement)
    members.system("layoutMarginsRelativeArrangement", \Self.isLayoutMarginsRelativeArrangement)
  }
}

protocol _UILabelKeys: UILabel {}
extension UILabel: _UILabelKeys {}

extension _UILabelKeys {
  @MainActor static func listUILabel(_ members: inout _DialectMembers) {
    members.system("text", \Self.text)
    members.system("attributedText", \Self.attributedText)
    members.system("font", \Self.font)
    members.system("textColor", \Self.textColor)
    members.system("textAlignment", \Self.textAlignment)
    members.system("lineBreakMode", \Self.lineBreakMode)
    members.system("numberOfLines", \Self.numberOfLines)
    members.system("shadowColor", \Self.shadowColor)
    members.system("shadowOffset", \Self.shadowOffset)
    members.system("highlightedTextColor", \Self.highlightedTextColor)
    members.system("highlighted", \Self.isHighlighted)
    members.system("enabled", \Self.isEnabled)
    members.system("adjustsFontSizeToFitWidth", \Self.adjustsFontSizeToFitWidth)
    members.system("minimumScaleFactor", \Self.minimumScaleFactor)
    members.system("baselineAdjustment", \Self.baselineAdjustment)
    members.system("preferredMaxLayoutWidth", \Self.preferredMaxLayoutWidth)
    members.system("adjustsFontForContentSizeCategory", \Self.adjustsFontForContentSizeCategory)
  }
}

protocol _UIImageViewKeys: UIImageView {}
extension UIImageView: _UIImageViewKeys {}

extension _UIImageViewKeys {
  @MainActor static func listUIImageView(_ members: inout _DialectMembers) {
    members.system("image", \Self.image)
    members.system("highlightedImage", \Self.highlightedImage)
    members.system("highlighted", \Self.isHighlighted)
  }
}

protocol _UIActivityIndicatorViewKeys: UIActivityIndicatorView {}
extension UIActivityIndicatorView: _UIActivityIndicatorViewKeys {}

extension _UIActivityIndicatorViewKeys {
  @MainActor static func listUIActivityIndicatorView(_ members: inout _DialectMembers) {
    members.system("style", \Self.style)
    members.system("hidesWhenStopped", \Self.hidesWhenStopped)
    members.system("color", \Self.color)
    members.system("animating", \Self.isAnimating)
  }
}

protocol _UIProgressViewKeys: UIProgressView {}
extension UIProgressView: _UIProgressViewKeys {}

extension _UIProgressViewKeys {
  @MainActor static func listUIProgressView(_ members: inout _DialectMembers) {
    members.system("progressViewStyle", \Self.progressViewStyle)
    members.system("progress", \Self.progress)
    members.system("progressTintColor", \Self.progressTintColor)
    members.system("trackTintColor", \Self.trackTintColor)
  }
}

protocol _UIWindowKeys: UIWindow {}
extension UIWindow: _UIWindowKeys {}

extension _UIWindowKeys {
  @MainActor static func listUIWindow(_ members: inout _DialectMembers) {
    members.system("rootViewController", \Self.rootViewController)
    members.system("windowLevel", \Self.windowLevel)
    members.system("keyWindow", \Self.isKeyWindow)
    members.system("windowScene", \Self.windowScene)
  }
}
