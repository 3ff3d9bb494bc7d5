/// The frames of a navigation controller's bars, whose heights are given, and of its visible child.
package struct NavigationGeometry: Equatable {
  /// The controller's view.
  package var bounds: CGRect
  /// The area that the bars cover at the upper and the lower edge.
  package private(set) var covered = UIEdgeInsets.zero
  package private(set) var navigationBar: CGRect?
  package private(set) var toolbar: CGRect?
  /// The search bar that floats at the lower edge (iOS 26).
  package private(set) var search: CGRect?

  package init(bounds: CGRect) {
    self.bounds = bounds
  }

  /// Adds the navigation bar below the content at the upper edge.
  package mutating func addNavigationBar(top: CGFloat, height: CGFloat) {
    navigationBar = CGRect(x: 0, y: top, width: bounds.width, height: height)
    covered.top = top + height
  }

  /// Adds the toolbar above the home indicator or an outer bar.
  package mutating func addToolbar(bottom: CGFloat, height: CGFloat) {
    toolbar = CGRect(
      x: 0, y: bounds.height - bottom - height, width: bounds.width, height: height)
    covered.bottom = bottom + height
  }

  /// Adds a search bar that floats at the lower edge, or above the keyboard.
  ///
  /// - Parameter keyboard: How far the keyboard extends above the view's lower edge.
  package mutating func addSearch(keyboard: CGFloat) {
    let bar = SearchBarGeometry.floating(in: bounds, keyboard: keyboard)
    search = bar
    // Like other content below it, the keyboard isn't in the safe area.
    let rest = SearchBarGeometry.floating(in: bounds, keyboard: 0)
    covered.bottom = max(covered.bottom, bounds.height - rest.minY)
  }

  /// The layout options of a child between the bars.
  package struct Child: Equatable {
    /// The edges where content may extend under bars at all.
    package var extendedEdges: UIRectEdge
    /// Whether content extends under the navigation bar and the toolbar: they are translucent, or
    /// the child extends under opaque bars too.
    package var goesUnderNavigationBar: Bool
    package var goesUnderToolbar: Bool

    package init(
      extendedEdges: UIRectEdge, goesUnderNavigationBar: Bool, goesUnderToolbar: Bool
    ) {
      self.extendedEdges = extendedEdges
      self.goesUnderNavigationBar = goesUnderNavigationBar
      self.goesUnderToolbar = goesUnderToolbar
    }
  }

  /// Returns the frame of a child's view between the bars, or under translucent ones.
  ///
  /// `edgesForExtendedLayout` specifies the edges where content extends under bars at all, and
  /// `extendedLayoutIncludesOpaqueBars` whether it also does so under opaque ones (Apple; frames
  /// observed: (0, 64, 375, 554) between both bars of an iPhone 8 with no edge extended).
  ///
  /// - Parameter outer: The area at the lower edge covered by bars of outer containers.
  package func child(_ child: Child, outer: CGFloat) -> CGRect {
    var frame = bounds
    if covered.top > 0, !child.extendedEdges.contains(.top) || !child.goesUnderNavigationBar {
      frame.origin.y += covered.top
      frame.size.height -= covered.top
    }
    if !child.extendedEdges.contains(.bottom) {
      frame.size.height -= max(covered.bottom, outer)
    } else if covered.bottom != 0, !child.goesUnderToolbar {
      frame.size.height -= covered.bottom
    }
    frame.size.height = max(0, frame.height)
    return frame
  }
}
