/// What a touch of a link or a picture in text asks for. Values: UIKit's.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}
