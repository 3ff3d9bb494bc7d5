/// Whether the system's gestures undo and copy in a view (iOS 13). Values: UIKit's. There are no
/// such gestures here.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}
