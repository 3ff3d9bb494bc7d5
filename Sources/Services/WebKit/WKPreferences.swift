import UIKit

/// Settings of pages, stored without effect.
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

/// Settings of a page, stored without effect.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// The requested form of a page. Values: WebKit's.
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile = 1
    case desktop = 2
  }

  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true

  public nonisolated override init() { super.init() }
}

/// The processes for pages; there are none.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public nonisolated override init() { super.init() }
}
