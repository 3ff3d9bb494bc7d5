/// Whether hyphens would be converted to dashes while typing. Values: UIKit's.
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
