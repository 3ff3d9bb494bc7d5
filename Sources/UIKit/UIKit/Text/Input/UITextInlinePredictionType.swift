/// Whether words would be completed inline while typing (iOS 17). Values: UIKit's.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
