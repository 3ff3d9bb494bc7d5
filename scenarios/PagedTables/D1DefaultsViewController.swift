import UIKit

/// The tables as they were before the iPhone X: everything at its default.
///
/// In landscape the scroll view turns the safe area into content inset: a gap before the first table.
public final class D1DefaultsViewController: PagedTablesViewController {
  public init() {
    super.init(pages: Words.pages.map { WordTableViewController(words: $0) })
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}
