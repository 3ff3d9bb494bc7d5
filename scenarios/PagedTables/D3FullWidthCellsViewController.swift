import UIKit

/// The cells' content views span the whole width, in every table alike.
public final class D3FullWidthCellsViewController: PagedTablesViewController {
  public init() {
    super.init(pages: Words.pages.map { FullWidthTableViewController(words: $0) })
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

/// A table whose cells' content views ignore the safe area.
class FullWidthTableViewController: WordTableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 11.0, *) {
      tableView.insetsContentViewsToSafeArea = false
    }
  }
}
