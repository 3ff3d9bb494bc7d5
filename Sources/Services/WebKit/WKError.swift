import Foundation

/// An error of a web view.
public struct WKError: Error, Hashable, Sendable {
  /// The error codes. Values: WebKit's.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
    case contentRuleListStoreCompileFailed = 6
    case contentRuleListStoreLookUpFailed = 7
    case contentRuleListStoreRemoveFailed = 8
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "WKErrorDomain" }
}
