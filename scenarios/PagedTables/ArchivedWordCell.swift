import UIKit

/// A cell as a nib brings it when Preserve Superview Margins is switched off in it.
///
/// A nib carries the flag for the cell and for its content view; cells made in code have both on.
final class ArchivedWordCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    preservesSuperviewLayoutMargins = false
    contentView.preservesSuperviewLayoutMargins = false
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
