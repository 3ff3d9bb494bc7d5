/// The frames of a tab bar controller's sidebar and its content.
package struct TabSidebarGeometry: Equatable {
  /// The sidebar's width (recalled; low).
  package static let width: CGFloat = 320

  package let sidebar: CGRect
  /// The frame of the selected tab's content; the entire bounds if the sidebar covers it.
  package let content: CGRect
  package let isTiled: Bool

  /// - Parameter isTiled: Whether content is moved next to the sidebar and narrowed (Apple,
  ///   `UITabBarController.Sidebar.Layout.tile`).
  package init(size: CGSize, isTiled: Bool, isRightToLeft: Bool) {
    let width = min(Self.width, size.width)
    sidebar = CGRect(
      x: isRightToLeft ? size.width - width : 0, y: 0, width: width, height: size.height)
    self.isTiled = isTiled
    content = CGRect(
      x: isTiled && !isRightToLeft ? width : 0, y: 0,
      width: isTiled ? size.width - width : size.width, height: size.height)
  }
}
