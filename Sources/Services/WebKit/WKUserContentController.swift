import Foundation

/// Scripts and handlers for pages, which are stored but never run or called.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  public nonisolated override init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  open func removeAllUserScripts() { userScripts = [] }

  /// Retains a handler until it's removed, as WebKit does.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// A script for pages, which is never run.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public nonisolated init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// When to run a script. Values: WebKit's.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

/// Receives messages of a page's scripts; never called, because none run. Tests call it.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message posted by a page's script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  public let name: String
  public let body: Any
  open weak private(set) var webView: WKWebView?

  init(name: String, body: Any, webView: WKWebView?) {
    self.name = name
    self.body = body
    self.webView = webView
    super.init()
  }
}
