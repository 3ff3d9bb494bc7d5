import UIKit

/// Is told what becomes of a page; never called, as nothing is loaded. Tests call it.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// A way to a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  nonisolated override init() { super.init() }
}

/// What leads to a page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  public let targetFrame: WKFrameInfo?

  init(request: URLRequest, navigationType: WKNavigationType, targetFrame: WKFrameInfo?) {
    self.request = request
    self.navigationType = navigationType
    self.targetFrame = targetFrame
    super.init()
  }
}

/// What a server answered.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  public let isForMainFrame: Bool

  init(response: URLResponse, isForMainFrame: Bool) {
    self.response = response
    self.isForMainFrame = isForMainFrame
    super.init()
  }

  /// Whether it is text, an image or a sound, by its kind.
  open var canShowMIMEType: Bool {
    let kind = response.mimeType ?? ""
    return ["text/", "image/", "audio/", "video/"].contains { kind.hasPrefix($0) }
  }
}

/// A part of a page with an address of its own.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  public let isMainFrame: Bool
  public let request: URLRequest

  init(isMainFrame: Bool, request: URLRequest) {
    self.isMainFrame = isMainFrame
    self.request = request
    super.init()
  }
}

/// What leads to a page. Values: WebKit's.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}

/// Whether a page may be gone to. Values: WebKit's.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// Whether an answer may be shown. Values: WebKit's.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}
