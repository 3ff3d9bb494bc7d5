import UIKit

/// The margins of every table follow the safe area of the scroll view, on every page.
public final class D4OwnMarginsViewController: PagedTablesViewController {
  public init() {
    super.init(pages: Self.words.map { OwnMarginsTableViewController(words: $0) })
  }

  /// The contents of the pages.
  public static let words = Words.pages

  /// Creates the screen with other tables.
  public override init(pages: [UITableViewController]) {
    super.init(pages: pages)
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
