import UIKit

/// A table that subtracts the safe area from its margins and adds its superview's instead.
open class OwnMarginsTableViewController: WordTableViewController {
  private let margin: CGFloat = 16

  open override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 11.0, *) {
      tableView.insetsContentViewsToSafeArea = false
      tableView.insetsLayoutMarginsFromSafeArea = false
    }
    tableView.register(ArchivedWordCell.self, forCellReuseIdentifier: "word")
  }

  @available(iOS 11.0, *)
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    guard let container = view.superview else { return }
    tableView.layoutMargins.left = container.safeAreaInsets.left + margin
  }

  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    if #available(iOS 11.0, *) {
      cell.insetsLayoutMarginsFromSafeArea = false
      cell.contentView.insetsLayoutMarginsFromSafeArea = false
    }
    handMarginsDown(to: cell)
    return cell
  }

  /// Makes a cell and its content view adopt the table's margins.
  open func handMarginsDown(to cell: UITableViewCell) {
    cell.preservesSuperviewLayoutMargins = true
    cell.contentView.preservesSuperviewLayoutMargins = true
  }
}
