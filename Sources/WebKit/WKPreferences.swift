import UIKit

/// Settings of pages. All of it is kept, without effect.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false

  public nonisolated override init() { super.init() }
}

/// Settings of one page. All of it is kept, without effect.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Which form of a page is asked for. Values: WebKit's.
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile = 1
    case desktop = 2
  }

  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true

  public nonisolated override init() { super.init() }
}

/// Processes that pages would run in; there are none.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public nonisolated override init() { super.init() }
}
