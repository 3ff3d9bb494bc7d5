import Graphics
import SystemFacts

extension UITableViewCell {
  /// The columns on both sides of the content; nil unless the cell is being edited.
  var editColumns: CellEditColumns? {
    guard editing.isEditing, tableView != nil else { return nil }
    var columns = profile.editColumns
    columns.showsControl = editing.isEditable && (editing.selects || editing.style != .none)
    columns.indents = editing.isEditable && shouldIndentWhileEditing
    columns.showsReorder = editing.isMovable
    return columns.isEmpty ? nil : columns
  }

  /// The accessory for the current state: normal or editing.
  var shownAccessoryType: AccessoryType {
    editing.isEditing ? editingAccessoryType : accessoryType
  }

  var shownAccessoryView: UIView? { editing.isEditing ? editingAccessoryView : accessoryView }

  /// Whether the cell's margin is inside its content view, which is indented for a control.
  var isIndentedForEditing: Bool { editColumns?.indents == true }

  func changeEditing(_ isEditing: Bool, animated: Bool) {
    guard isEditing != editing.isEditing else { return }
    var next = editing
    next.isEditing = isEditing
    changeMask(to: next.mask, animated: animated) {
      $0.editing.isEditing = isEditing
      $0.accessoryDidChange()
      $0.editingLookDidChange()
      $0.markForConfigurationUpdate()
    }
  }

  func changeDeleteConfirmation(_ confirms: Bool, animated: Bool) {
    guard confirms != editing.confirmsDeletion else { return }
    var next = editing
    next.confirmsDeletion = confirms
    changeMask(to: next.mask, animated: animated) { $0.editing.confirmsDeletion = confirms }
  }

  /// Notifies the cell before and after controls appear or disappear; with an animation, 0.3 s
  /// later (facts: controls §6; medium).
  private func changeMask(
    to mask: StateMask, animated: Bool, _ change: (UITableViewCell) -> Void
  ) {
    willTransition(to: mask)
    change(self)
    guard animated else { return didTransition(to: mask) }
    hostOfView.schedule(after: ListTimes.edit) { [weak self] in self?.didTransition(to: mask) }
  }

  /// Shows the controls for the cell's state and performs layout.
  func editingLookDidChange() {
    let columns = editColumns
    if columns?.showsControl == true {
      let kind = controlKind
      if let control = editing.control {
        control.kind = kind
      } else {
        let control = UITableViewCellEditControl(kind: kind)
        editing.control = control
        addSubview(control)
      }
    } else {
      editing.control?.removeFromSuperview()
      editing.control = nil
    }
    if columns?.showsReorder == true {
      if editing.reorderControl == nil {
        let control = UITableViewCellReorderControl(release: profile.release)
        editing.reorderControl = control
        addSubview(control)
      }
    } else {
      editing.reorderControl?.removeFromSuperview()
      editing.reorderControl = nil
    }
    storedContentView.refreshInsets()
    setNeedsLayout()
  }

  private var controlKind: UITableViewCellEditControl.Kind {
    // A cell without a selection style shows no checkmark, either (observed; medium).
    if editing.selects { return .select(storedIsSelected && selectionStyle != .none) }
    return editing.style == .insert ? .insert : .delete
  }

  /// Updates the multiple-selection circle for the cell's selection.
  func updateSelectionControl() {
    if editing.selects, let control = editing.control { control.kind = controlKind }
  }

  func placeEditControls(_ geometry: CellFrameGeometry) {
    if let control = editing.control, let frame = geometry.controlFrame(profile) {
      control.frame = flipped(frame, in: bounds.width)
    }
    if let control = editing.reorderControl, let frame = geometry.reorderFrame {
      control.frame = flipped(frame, in: bounds.width)
    }
  }
}
