import Foundation

/// Scripts and handlers for pages: kept, and never run or called.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  public nonisolated override init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  open func removeAllUserScripts() { userScripts = [] }

  /// Keeps a handler, as WebKit does; it stays alive until it is removed.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// A script for pages; never run.
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

/// When a script would be run. Values: WebKit's.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

/// Is told what a page's scripts post; never called, as none run. Tests call it.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a page's script posted.
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
