import UIKit

/// The tables of D4, rotated while the second page is shown.
///
/// UIKit keeps the content offset and clamps it, so the rotated screen shows parts of two pages.
public class D7TurnedPagesViewController: PagedTablesViewController {
  public init() {
    super.init(pages: Words.pages.map { OwnMarginsTableViewController(words: $0) })
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 11.0, *) {
      scrollView.contentInsetAdjustmentBehavior = .never
    }
  }
}

/// The usual fix: the page is remembered before the rotation and shown again with it.
public final class D7KeptPageViewController: D7TurnedPagesViewController {
  public override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let page = (scrollView.contentOffset.x / scrollView.bounds.width).rounded()
    coordinator.animate(
      alongsideTransition: { _ in
        self.scrollView.contentOffset.x = page * size.width
      }, completion: nil)
  }
}
