import UIKit

/// A cell as loaded from a nib with Preserve Superview Margins switched off.
///
/// A nib stores the flag for the cell and for its content view; in cells created in code both are on.
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
