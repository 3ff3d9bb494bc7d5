/// Whether words would be completed as they are typed (iOS 17). Values: UIKit's.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
