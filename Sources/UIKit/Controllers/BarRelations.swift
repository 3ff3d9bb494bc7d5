/// What a controller specifies for the bars around it.
struct BarRelations {
  var navigationItem: UINavigationItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var topScrollView: WeakView?
  var bottomScrollView: WeakView?
  /// Points of the large title that scrolling has pushed under the bar.
  var collapsedTitle: CGFloat = 0

  struct WeakView {
    weak var view: UIScrollView?
  }
}
