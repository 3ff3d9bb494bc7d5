/// Whether spaces would be added and taken away around what is pasted. Values: UIKit's.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
