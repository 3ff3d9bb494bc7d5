import Devices
import Foundation
import Testing
import UIKit
import WebKit

@testable import UIKit

@Suite("Web views")
@MainActor
struct WebViewTests {
  private func shown(_ view: UIView, in bar: Bool = false) -> SimulationHost {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let root = UIViewController()
    root.view.addSubview(view)
    view.frame = root.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.setRoot(bar ? UINavigationController(rootViewController: root) : root)
    host.settle()
    return host
  }

  private func words(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(words)
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test("the delegates have keys, by which nibs connect them")
  func outlets() {
    final class Page: NSObject, WKNavigationDelegate, WKUIDelegate {}
    let (web, page) = (WKWebView(), Page())
    for key in ["navigationDelegate", "UIDelegate"] { web.setValue(page, forKey: key) }
    #expect(web.navigationDelegate === page && web.uiDelegate === page)
  }

  @Test("requested pages are a list to go back and forth in")
  func history() throws {
    let view = WKWebView(frame: .zero)
    #expect(view.url == nil && !view.canGoBack && view.goBack() == nil && view.reload() == nil)
    #expect(view.estimatedProgress == 0)
    let (a, b, c) = (
      try url("https://a.example/1"), try url("http://b.example"), try url("https://c.example")
    )
    for page in [a, b] { #expect(view.load(URLRequest(url: page)) != nil) }
    #expect(view.url == b && view.canGoBack && !view.canGoForward && !view.hasOnlySecureContent)
    #expect(view.goBack() != nil && view.url == a && view.canGoForward)
    #expect(view.hasOnlySecureContent && view.estimatedProgress == 1 && !view.isLoading)
    #expect(view.backForwardList.forwardList.map(\.url) == [b])
    view.load(URLRequest(url: c))
    #expect(view.backForwardList.backList.map(\.url) == [a] && view.goForward() == nil)
    #expect(view.backForwardList.item(at: .max) == nil)
    let foreign = try #require(view.backForwardList.currentItem)
    #expect(WKWebView(frame: .zero).go(to: foreign) == nil)
  }

  @Test("the address or the HTML's title is shown, in the area that bars leave free")
  func placeholder() throws {
    let view = WKWebView(frame: .zero)
    let host = shown(view, in: true)
    #expect(words(view) == ["Web page"])
    view.load(URLRequest(url: try url("https://example.com/a/b")))
    host.settle()
    #expect(words(view) == ["Web page\nexample.com"])
    #expect(view.title == nil)
    view.loadHTMLString("<head><TITLE> Terms\n</title></head>", baseURL: nil)
    host.settle()
    #expect(view.title == "Terms" && view.url?.absoluteString == "about:blank")
    #expect(words(view).first?.hasPrefix("Web page\nTerms") == true)
    view.loadHTMLString("<title>never closed", baseURL: nil)
    #expect(view.title == nil)
    let insets = view.scrollView.adjustedContentInset
    #expect(insets.top > 44 && view.scrollView.frame == view.bounds)
    #expect(
      view.scrollView.contentSize.height == view.bounds.height - insets.top - insets.bottom)
    #expect(view.scrollView.contentOffset.y == -insets.top)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a view copies its configuration, and scripts return an error")
  func scripts() throws {
    final class Handler: NSObject, WKScriptMessageHandler {
      func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
      ) {}
    }
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.userContentController.addUserScript(
      WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    configuration.userContentController.add(Handler(), name: "app")
    let view = WKWebView(frame: .zero, configuration: configuration)
    configuration.allowsInlineMediaPlayback = false
    view.configuration.allowsInlineMediaPlayback = false
    #expect(view.configuration.allowsInlineMediaPlayback)
    #expect(view.configuration.userContentController.userScripts.map(\.source) == ["1"])
    let host = shown(view)
    var answers: [WKError.Code?] = []
    host.use {
      view.evaluateJavaScript("1 + 1") { value, error in
        answers.append(value == nil ? (error as? WKError)?.code : nil)
      }
    }
    #expect(answers.isEmpty)
    host.settle()
    #expect(answers == [.javaScriptExceptionOccurred])
  }

  @Test("cookies are stored by name, domain and path, and removed with their type")
  func cookies() throws {
    func cookie(_ name: String, _ value: String) throws -> HTTPCookie {
      try #require(
        HTTPCookie(properties: [
          .name: name, .value: value, .domain: "example.com", .path: "/",
        ]))
    }
    let store = WKWebsiteDataStore.nonPersistent()
    let host = shown(UIView())
    try host.use {
      store.httpCookieStore.setCookie(try cookie("a", "1"))
      store.httpCookieStore.setCookie(try cookie("b", "2"))
      store.httpCookieStore.setCookie(try cookie("a", "3"))
    }
    var seen: [[String]] = []
    func look() {
      host.use { store.httpCookieStore.getAllCookies { seen.append($0.map(\.value)) } }
      host.settle()
    }
    look()
    host.use {
      store.removeData(
        ofTypes: [WKWebsiteDataTypeDiskCache], modifiedSince: .distantPast
      ) {}
    }
    look()
    host.use {
      store.removeData(
        ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast
      ) {}
    }
    look()
    #expect(seen == [["2", "3"], ["2", "3"], []] && !store.isPersistent)
  }
}
