/// Whether hyphens would be made dashes as they are typed. Values: UIKit's.
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
