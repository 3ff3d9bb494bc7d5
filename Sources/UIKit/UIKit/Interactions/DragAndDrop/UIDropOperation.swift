/// The operation performed with a dropped item. The raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}
