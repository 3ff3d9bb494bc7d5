/// The action requested by a touch on a link or image in text. The raw values are UIKit's.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}
