import Graphics
import SystemFacts

extension UITableViewCell {
  /// The columns beside the content; nil for a cell at rest.
  var editColumns: CellEditColumns? {
    guard editing.isEditing, tableView != nil else { return nil }
    var columns = profile.editColumns
    columns.showsControl = editing.isEditable && (editing.selects || editing.style != .none)
    columns.indents = editing.isEditable && shouldIndentWhileEditing
    columns.showsReorder = editing.isMovable
    return columns.isEmpty ? nil : columns
  }

  /// The accessory as the cell stands: at rest, or in edit.
  var shownAccessoryType: AccessoryType {
    editing.isEditing ? editingAccessoryType : accessoryType
  }

  var shownAccessoryView: UIView? { editing.isEditing ? editingAccessoryView : accessoryView }

  /// Whether the cell's margin lies inside its content view, which stands behind a control.
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

  /// Tells the cell before and after controls come or go; with an animation, 0.3 s later (facts:
  /// controls §6; medium).
  private func changeMask(
    to mask: StateMask, animated: Bool, _ change: (UITableViewCell) -> Void
  ) {
    willTransition(to: mask)
    change(self)
    guard animated else { return didTransition(to: mask) }
    hostOfView.schedule(after: ListTimes.edit) { [weak self] in self?.didTransition(to: mask) }
  }

  /// Shows the controls that the cell's state asks for, and lays out anew.
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
    // A cell that shows no selection shows no checkmark, either (observed; medium).
    if editing.selects { return .select(storedIsSelected && selectionStyle != .none) }
    return editing.style == .insert ? .insert : .delete
  }

  /// Draws the circle for selecting as the cell is selected.
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

/// How long tables and collection views take, in seconds of simulated time.
enum ListTimes {
  /// Going into edit and out of it, opening and closing swipes (facts: controls §6; medium).
  static let edit = 0.3
  /// Moving rows and items to other places, also under another layout (recalled; low).
  static let update = 0.3
}

extension UIScrollView {
  /// Tells callers something once rows or items would have moved: after the time of the animation
  /// under way if there is one, in the next turn of the run loop where nothing is animated.
  func afterAnimation(_ action: @escaping () -> Void) {
    let announced = UIView.inheritedAnimationDuration
    let duration = announced > 0 ? announced : ListTimes.update
    hostOfView.schedule(after: UIView.areAnimationsEnabled ? duration : 0, action)
  }
}
