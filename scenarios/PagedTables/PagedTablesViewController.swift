import UIKit

/// Tables side by side in a paging scroll view that fills the screen.
public class PagedTablesViewController: UIViewController {
  public let scrollView = UIScrollView()
  public let pages: [UITableViewController]

  public init(pages: [UITableViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    view.addSubview(scrollView)
    for page in pages {
      addChild(page)
      scrollView.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let size = scrollView.bounds.size
    scrollView.contentSize = CGSize(
      width: size.width * CGFloat(pages.count), height: size.height)
    for (index, page) in pages.enumerated() {
      page.view.frame = CGRect(
        x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height)
    }
    keepClearOfStatusBar()
  }

  /// Before iOS 11 the app itself keeps its tables clear of the status bar.
  private func keepClearOfStatusBar() {
    let top = view.safeAreaInsets == .zero ? topLayoutGuide.length : 0
    for table in pages.compactMap(\.tableView) where table.contentInset.top != top {
      let isAtTop = table.contentOffset.y == -table.contentInset.top
      table.contentInset.top = top
      table.scrollIndicatorInsets.top = top
      if isAtTop { table.contentOffset.y = -top }
    }
  }

  /// Scrolls to the page with the given index.
  public func show(page: Int) {
    scrollView.contentOffset.x = scrollView.bounds.width * CGFloat(page)
  }
}
