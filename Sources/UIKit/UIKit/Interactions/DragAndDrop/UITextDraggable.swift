/// A text control that can be the source of a drag; text isn't dragged here.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The interaction that lets text be dragged; nil, as for text that can't be.
  var textDragInteraction: UIDragInteraction? { get }
  var isTextDragActive: Bool { get }
}

/// A text control that can be the destination of a drop; nothing is dropped here.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// The interaction that lets content be dropped; nil, as for text that takes none.
  var textDropInteraction: UIDropInteraction? { get }
  var isTextDropActive: Bool { get }
}

extension UITextView: UITextDraggable, UITextDroppable {
  public var textDragInteraction: UIDragInteraction? { nil }
  public var isTextDragActive: Bool { false }
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDropActive: Bool { false }
}

// Fields have the same members.
extension UITextField {
  public var textDragInteraction: UIDragInteraction? { nil }
  public var isTextDragActive: Bool { false }
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDropActive: Bool { false }
}
