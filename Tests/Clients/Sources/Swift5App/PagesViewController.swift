import UIKit

public class PagesViewController: UIViewController, UIScrollViewDelegate {
  public let scrollView = UIScrollView()
  public let pages: [UIViewController]
  public private(set) var log: [String] = []

  public init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.isPagingEnabled = true
    scrollView.delegate = self
    scrollView.showsHorizontalScrollIndicator = false
    if #available(iOS 11.0, *) {
      scrollView.contentInsetAdjustmentBehavior = .never
    } else {
      automaticallyAdjustsScrollViewInsets = false
    }
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
    for (index, page) in pages.enumerated() {
      page.view.frame = CGRect(
        x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
    }
    scrollView.contentSize = CGSize(
      width: size.width * CGFloat(pages.count), height: size.height)
    log.append("layout \(Int(size.width))")
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let page = round(scrollView.contentOffset.x / max(scrollView.bounds.width, 1))
    coordinator.animate(
      alongsideTransition: { _ in
        self.scrollView.contentOffset = CGPoint(x: page * size.width, y: 0)
      }, completion: nil)
    log.append("transition \(Int(size.width))")
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scroll \(Int(scrollView.contentOffset.x))")
  }
}
