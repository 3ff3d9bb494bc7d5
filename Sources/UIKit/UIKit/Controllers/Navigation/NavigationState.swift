/// The state of a navigation controller: its stack, which of its controllers is shown, and its
/// bars.
@MainActor
struct NavigationState {
  /// The stack, from the root to the top.
  var controllers: [UIViewController] = []
  /// The controller whose view is in the wrapper.
  var shown: UIViewController?
  /// A change to the stack that is shown by the next layout.
  var request: Request?
  var transition: StackTransition?
  var isStarting = false
  /// Whether a layout outside a window has placed the topmost view before its first appearance.
  var wasPlacedUnseen = false
  /// Whether the end of a first appearance has yet to be reported to the delegate.
  var owesDidShow = false

  var isBarHidden = false
  var isToolbarHidden = true
  /// How much of the large title scrolling has pushed under the bar, in points.
  ///
  /// Stored with the topmost controller, whose content reappears at its previous scroll position.
  var collapsed: CGFloat {
    get { shown?.barRelations.collapsedTitle ?? 0 }
    nonmutating set { shown?.barRelations.collapsedTitle = newValue }
  }
  /// Whether any content is under the bar.
  var isScrolled = false
  var isLayingOutBars = false
  /// The active search over the topmost controller.
  var search: UISearchController?
  /// The search bar that floats at the lower edge.
  var floatingSearch: UISearchBar?
  /// The vertical button bar at the side of the screen.
  var verticalBar: _UIVerticalBarView?
  /// The frames of the bars, and the areas they cover.
  var places = NavigationGeometry(bounds: .zero)

  let transitionView = UINavigationTransitionView(frame: .zero)
  let wrapper = UIViewControllerWrapperView(frame: .zero)

  struct Request {
    var isAnimated: Bool
    /// The stack before the change.
    var former: [UIViewController] = []
    /// The coordinator that announces a pending animated change.
    var coordinator: TransitionCoordinator?
    /// The controllers that become, or cease to be, children with this change.
    var added: [UIViewController] = []
    var removed: [UIViewController] = []
  }
}
