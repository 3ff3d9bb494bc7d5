extension ClassEntry {
  static let pageControl = ClassEntry(
    UIPageControl.self,
    role: .closed,
    appliesNibLater: true,
    keys: { ($0 as? any _UIPageControlKeys.Type)?.listUIPageControl(&$1) },
    appearance: [
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    ])
}

// Names in Objective-C from Apple's headers.
protocol _UIPageControlKeys: UIPageControl {}
extension UIPageControl: _UIPageControlKeys {}

extension _UIPageControlKeys {
  @MainActor static func listUIPageControl(_ members: inout _DialectMembers) {
    members.system("numberOfPages", \Self.numberOfPages)
    members.system("currentPage", \Self.currentPage)
    members.system("hidesForSinglePage", \Self.hidesForSinglePage)
    members.system("pageIndicatorTintColor", \Self.pageIndicatorTintColor)
    members.system("currentPageIndicatorTintColor", \Self.currentPageIndicatorTintColor)
    members.system("preferredIndicatorImage", \Self.preferredIndicatorImage)
  }
}
