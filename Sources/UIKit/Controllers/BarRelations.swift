/// What a controller specifies for the bars around it.
struct BarRelations {
  var navigationItem: UINavigationItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var topScrollView: WeakView?
  var bottomScrollView: WeakView?

  struct WeakView {
    weak var view: UIScrollView?
  }
}
