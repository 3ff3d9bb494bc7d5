import UIKit

/// The scroll view no longer turns the safe area into content inset.
///
/// The gap is gone, but only the first table keeps its cells clear of the sensor housing.
public final class D2NeverAdjustingViewController: PagedTablesViewController {
  public init() {
    super.init(pages: Words.pages.map { WordTableViewController(words: $0) })
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
