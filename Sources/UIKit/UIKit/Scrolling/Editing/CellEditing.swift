/// The editing state of a cell, determined by its table.
@MainActor
struct CellEditing {
  var isEditing = false
  /// The function of the control before the content.
  var style = UITableViewCell.EditingStyle.none
  /// Whether that control is a circle for multiple selection.
  var selects = false
  /// Whether the row can be edited.
  var isEditable = false
  /// Whether the row can be moved.
  var isMovable = false
  /// Whether the trailing swipe actions are open.
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
