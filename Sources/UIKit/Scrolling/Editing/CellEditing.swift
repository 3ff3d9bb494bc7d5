/// What a cell shows while it is edited; its table decides.
@MainActor
struct CellEditing {
  var isEditing = false
  /// What the control before the content does.
  var style = UITableViewCell.EditingStyle.none
  /// Whether that control is a circle for selecting the row with others.
  var selects = false
  /// Whether the row takes part in its table's editing.
  var isEditable = false
  /// Whether the row may be moved.
  var isMovable = false
  /// Whether the buttons at the trailing side are open.
  var confirmsDeletion = false
  var control: UITableViewCellEditControl?
  var reorderControl: UITableViewCellReorderControl?

  var mask: UITableViewCell.StateMask {
    var mask: UITableViewCell.StateMask = []
    if isEditing { mask.insert(.showingEditControl) }
    if confirmsDeletion { mask.insert(.showingDeleteConfirmation) }
    return mask
  }
}
