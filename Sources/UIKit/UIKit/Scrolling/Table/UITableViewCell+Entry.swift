extension ClassEntry {
  static let tableViewCell = ClassEntry(
    UITableViewCell.self,
    appliesNibLater: true,
    keys: { ($0 as? any _UITableViewCellKeys.Type)?.listUITableViewCell(&$1) },
    make: { type in
      guard let type = type as? UITableViewCell.Type else { return UIView() }
      return ReusableViewFactory.makeCell(type, style: .default, reuseIdentifier: nil)
    },
    fresh: { style in
      let cell = UITableViewCell()
      cell.takeBackground(forTableStyle: style)
      return cell
    },
    appearance: [
      AppearanceProperty(
        get: { (cell: UITableViewCell) in cell.storedSeparatorInset },
        set: { if let inset = $1 { $0.separatorInset = inset } }, isEqual: ==),
      AppearanceProperty(\UITableViewCell.selectionStyle),
    ])
}

// Names in Objective-C from Apple's headers.
protocol _UITableViewCellKeys: UITableViewCell {}
extension UITableViewCell: _UITableViewCellKeys {}

extension _UITableViewCellKeys {
  @MainActor static func listUITableViewCell(_ members: inout _DialectMembers) {
    members.system("contentView", \Self.contentView)
    members.system("textLabel", \Self.textLabel)
    members.system("detailTextLabel", \Self.detailTextLabel)
    members.system("imageView", \Self.imageView)
    members.system("backgroundView", \Self.backgroundView)
    members.system("selectedBackgroundView", \Self.selectedBackgroundView)
    members.system("multipleSelectionBackgroundView", \Self.multipleSelectionBackgroundView)
    members.system("reuseIdentifier", \Self.reuseIdentifier)
    members.system("selectionStyle", \Self.selectionStyle)
    members.system("selected", \Self.isSelected)
    members.system("highlighted", \Self.isHighlighted)
    members.system("accessoryType", \Self.accessoryType)
    members.system("accessoryView", \Self.accessoryView)
    members.system("indentationLevel", \Self.indentationLevel)
    members.system("indentationWidth", \Self.indentationWidth)
    members.system("separatorInset", \Self.separatorInset)
  }
}
