/// Whether the loading of what is dropped would be shown. Values: UIKit's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}
