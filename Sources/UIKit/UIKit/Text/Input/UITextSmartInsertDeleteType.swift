/// Whether spaces would be added and removed around pasted text. Values: UIKit's.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
