/// Whether quotation marks would be replaced while typing. Values: UIKit's.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
