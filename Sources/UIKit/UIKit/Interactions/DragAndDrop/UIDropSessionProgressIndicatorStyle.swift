/// Whether loading of dropped items is indicated. The raw values are UIKit's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}
