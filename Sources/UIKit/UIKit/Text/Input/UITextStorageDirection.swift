/// A direction in text as it is stored. Values: UIKit's.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}
