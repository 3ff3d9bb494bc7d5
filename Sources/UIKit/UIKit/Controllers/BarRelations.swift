/// A controller's settings for the bars of its containers.
struct BarRelations {
  var navigationItem: UINavigationItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var topScrollView: WeakView?
  var bottomScrollView: WeakView?
  /// How much of the large title scrolling has pushed under the bar, in points.
  var collapsedTitle: CGFloat = 0

  struct WeakView {
    weak var view: UIScrollView?
  }
}
