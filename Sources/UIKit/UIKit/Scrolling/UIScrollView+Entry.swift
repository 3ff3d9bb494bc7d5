extension ClassEntry {
  static let scrollView = ClassEntry(
    UIScrollView.self,
    appliesNibLater: true,
    keys: { ($0 as? any _UIScrollViewKeys.Type)?.listUIScrollView(&$1) },
    appearance: [
      AppearanceProperty(\UIScrollView.contentInsetAdjustmentBehavior),
      AppearanceProperty(\UIScrollView.indicatorStyle),
      AppearanceProperty(\UIScrollView.keyboardDismissMode),
      AppearanceProperty(\UIScrollView.showsHorizontalScrollIndicator),
      AppearanceProperty(\UIScrollView.showsVerticalScrollIndicator),
    ])
}

// Names in Objective-C from Apple's headers.
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
