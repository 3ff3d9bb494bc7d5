extension UITableViewController {
  /// Makes the table end above the keyboard and shows the row that is edited (Apple, “Managing the
  /// Keyboard”: a table view controller does both by itself; that the safe area counts as part of
  /// what is covered is medium).
  func makeRoomForKeyboard() {
    guard let table = tableView, table.window != nil else { return }
    let covered = max(0, table.heightUnderKeyboard - table.safeAreaInsets.bottom)
    guard covered != keyboardInset else { return }
    table.contentInset.bottom += covered - keyboardInset
    table.verticalScrollIndicatorInsets.bottom += covered - keyboardInset
    keyboardInset = covered
    if covered > 0 { showEditedRow(of: table) }
  }

  private func showEditedRow(of table: UITableView) {
    var view = table.window?.firstResponder as? UIView
    while let current = view, current !== table {
      if let cell = current as? UITableViewCell {
        guard cell.isDescendant(of: table) else { return }
        table.layoutIfNeeded()
        return table.scrollRectToVisible(cell.frame, animated: false)
      }
      view = current.superview
    }
  }
}
