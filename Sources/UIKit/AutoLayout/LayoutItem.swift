/// What a view or a layout guide is to constraints: both have four edges to be placed.
///
/// Constraints refer to it instead of to the view, so that they neither keep the view alive nor
/// point to one that is gone.
final class LayoutItem {
  /// The view, unless this is a guide or the view is gone.
  unowned(unsafe) var view: UIView?
  /// The guide, unless this is a view or the guide is gone.
  unowned(unsafe) var guide: UILayoutGuide?

  /// Active constraints that this view is the nearest common ancestor of.
  var held = HeldConstraints()
  /// Active constraints about this item that a view above holds.
  var tied = HeldConstraints()
  /// Whether the frame that was set is what constraints have to keep.
  var translatesMask = true
  var hugging: (horizontal: Float, vertical: Float)
  var compression: (horizontal: Float, vertical: Float) = (750, 750)
  /// When the view's natural size or its resistance last changed, in terms of
  /// ``NSLayoutConstraint/activation``.
  var naturalSizeChange = (horizontal: 0, vertical: 0)
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The stack view that arranges the view.
  unowned(unsafe) var stack: UIStackView?
  /// The view's place among those that a stack shows, where that has to break ties.
  var stackPlace: StackPlace?
  /// What the engine of the view's root knows of this item.
  var record: ItemRecord?
  /// The last frame that constraints gave the view, in this tree or a previous one.
  var adoptedFrame = CGRect.zero
  /// The anchors that were asked for.
  var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: AnyObject)] = []

  init(view: UIView?, guide: UILayoutGuide? = nil, hugging: (Float, Float) = (250, 250)) {
    self.view = view
    self.guide = guide
    self.hugging = hugging
  }

  /// To be called when the view or guide goes: constraints that it holds end.
  func ownerGoes() {
    view = nil
    guide = nil
    for constraint in held.list { constraint.holder = nil }
    held.removeAll()
    tied.removeAll()
    record = nil
    anchors = []
  }

  /// The view in whose tree the item lies.
  @MainActor var ownerView: UIView? { view ?? guide?.owningView }
  /// What constraints answer for the item: its view, its guide, or a controller's strip.
  @MainActor var object: AnyObject? { view ?? guide?.support ?? guide }
}

/// A view's place among the visible ones of a stack.
struct StackPlace: Equatable {
  var axis: NSLayoutConstraint.Axis
  var index: Int
  var count: Int
}

/// One side of a constraint: an attribute of an item, or the distance between two.
struct LayoutOperand {
  var item: LayoutItem
  var attribute: NSLayoutConstraint.Attribute
  /// Where a distance ends that starts at `item` and `attribute`.
  var end: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)?

  /// Whether both mean the same attributes of the same items.
  func isSame(as other: LayoutOperand) -> Bool {
    item === other.item && attribute == other.attribute && end?.item === other.end?.item
      && end?.attribute == other.end?.attribute
  }

  /// Whether this is a length, not a place.
  var isLength: Bool { end != nil || attribute.kind == .size }
}
