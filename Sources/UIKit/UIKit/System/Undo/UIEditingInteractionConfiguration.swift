/// Whether the system's editing gestures are enabled in a view (iOS 13). The raw values are
/// UIKit's. There are no such gestures here.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}
