/// A view or a layout guide as seen by constraints: both have four edges to place.
///
/// Constraints refer to it instead of the view, so that they neither keep the view alive nor point
/// to a deallocated one.
final class LayoutItem {
  /// The view, unless this is a guide or the view is gone.
  unowned(unsafe) var view: UIView?
  /// The guide, unless this is a view or the guide is gone.
  unowned(unsafe) var guide: UILayoutGuide?

  /// The active constraints whose nearest common ancestor is this view.
  var held = HeldConstraints()
  /// The active constraints of this item that an ancestor holds.
  var tied = HeldConstraints()
  /// Whether constraints have to respect the frame that was set.
  var translatesMask = true
  var hugging: (horizontal: Float, vertical: Float)
  var compression: (horizontal: Float, vertical: Float) = (750, 750)
  /// When the view's intrinsic size or its resistance last changed, on the scale of
  /// ``NSLayoutConstraint/activation``.
  var naturalSizeChange = (horizontal: 0, vertical: 0)
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The stack view that arranges the view.
  unowned(unsafe) var stack: UIStackView?
  /// The view's position among the visible views of a stack, if that has to break ties.
  var stackPlace: StackPlace?
  /// The item's record in the engine of the view's root.
  var record: ItemRecord?
  /// The last frame that constraints gave the view, in this tree or a previous one.
  var adoptedFrame = CGRect.zero
  /// The anchors that have been created.
  var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: AnyObject)] = []

  init(view: UIView?, guide: UILayoutGuide? = nil, hugging: (Float, Float) = (250, 250)) {
    self.view = view
    self.guide = guide
    self.hugging = hugging
  }

  /// Must be called when the view or guide is deallocated: the constraints that it holds end.
  func ownerGoes() {
    view = nil
    guide = nil
    for constraint in held.list { constraint.holder = nil }
    held.removeAll()
    tied.removeAll()
    record = nil
    anchors = []
  }

  /// Updates a view that its superview keeps in place while no constraint does.
  @MainActor func tiesDidChange() {
    guard !translatesMask, let record, let view, record.isPinned != view.isPlacedByFrame else {
      return
    }
    record.engine?.geometryDidChange(of: record)
  }

  /// The view whose tree contains the item.
  @MainActor var ownerView: UIView? { view ?? guide?.owningView }
  /// The object that constraints return for the item: its view, its guide, or a controller's layout
  /// support.
  @MainActor var object: AnyObject? { view ?? guide?.support ?? guide }
}

/// A view's position among the visible ones of a stack.
struct StackPlace: Equatable {
  var axis: NSLayoutConstraint.Axis
  var index: Int
  var count: Int
}

/// One side of a constraint: an attribute of an item, or the distance between two.
struct LayoutOperand {
  var item: LayoutItem
  var attribute: NSLayoutConstraint.Attribute
  /// The end of a distance that starts at `item` and `attribute`.
  var end: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)?

  /// Returns whether both refer to the same attributes of the same items.
  func isSame(as other: LayoutOperand) -> Bool {
    item === other.item && attribute == other.attribute && end?.item === other.end?.item
      && end?.attribute == other.end?.attribute
  }

  /// Whether this is a length rather than a position.
  var isLength: Bool { end != nil || attribute.kind == .size }
}
