/// Where a navigation controller stands: its stack, what it shows of it, and its bars.
@MainActor
struct NavigationState {
  /// The stack, from the root to the top.
  var controllers: [UIViewController] = []
  /// The controller whose view lies in the wrapper.
  var shown: UIViewController?
  /// A change of the stack that the next layout shows.
  var request: Request?
  var transition: StackTransition?
  var isStarting = false
  /// Whether a layout outside of a window has placed the topmost view, before its first appearance.
  var wasPlacedUnseen = false
  /// A first appearance whose end has yet to be reported to the delegate.
  var owesDidShow = false

  var isBarHidden = false
  var isToolbarHidden = true
  /// Points of the large title that scrolling has pushed under the bar; they are the topmost controller's,
  /// whose content comes back as far scrolled as it was.
  var collapsed: CGFloat {
    get { shown?.barRelations.collapsedTitle ?? 0 }
    nonmutating set { shown?.barRelations.collapsedTitle = newValue }
  }
  /// Whether something of the content lies under the bar.
  var isScrolled = false
  var isLayingOutBars = false
  /// The search that goes on over the topmost controller.
  var search: UISearchController?
  /// The vertical bar of buttons at the side of the screen.
  var verticalBar: _UIVerticalBarView?
  /// Where the bars are, and what they cover.
  var places = NavigationGeometry(bounds: .zero)

  let transitionView = UINavigationTransitionView(frame: .zero)
  let wrapper = UIViewControllerWrapperView(frame: .zero)

  struct Request {
    var isAnimated: Bool
    /// The stack before the change.
    var former: [UIViewController] = []
    /// What an animated change that is about to be shown is announced with.
    var coordinator: TransitionCoordinator?
    /// Controllers that became or cease to be children with this change.
    var added: [UIViewController] = []
    var removed: [UIViewController] = []
  }
}
