import Foundation
import UIKit

// Rules that block content, and an app's own schemes: kept without effect, as nothing is loaded.

/// Compiled rules.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  public let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// Compiles rules, and keeps them for its own lifetime.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private var lists: [String: WKContentRuleList] = [:]

  /// Returns a new store, so that no test finds the rules of another.
  open class func `default`() -> WKContentRuleListStore! { WKContentRuleListStore() }

  public convenience init!(url: URL) { self.init() }

  /// Answers later on the main queue: with a list if the rules are JSON, or else with an error.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let rules = Data((encodedContentRuleList ?? "").utf8)
    guard (try? JSONSerialization.jsonObject(with: rules)) is [Any] else {
      return answer { completionHandler?(nil, WKError(.contentRuleListStoreCompileFailed)) }
    }
    let list = WKContentRuleList(identifier: identifier ?? "")
    lists[list.identifier] = list
    answer { completionHandler?(list, nil) }
  }

  /// Answers later on the main queue: with an error for an unknown identifier.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = lists[identifier ?? ""]
    answer {
      completionHandler?(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }
  }

  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
  ) {
    let isKnown = lists.removeValue(forKey: identifier ?? "") != nil
    answer {
      completionHandler?(isKnown ? nil : WKError(.contentRuleListStoreRemoveFailed))
    }
  }

  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (([String]?) -> Void)!) {
    let names = lists.keys.sorted()
    answer { completionHandler?(names) }
  }

  private func answer(_ body: @escaping @MainActor () -> Void) {
    let sent = Unchecked(body)
    DispatchQueue.main.async { MainActor.assumeIsolated { sent.value() } }
  }
}

extension WKUserContentController {
  public func add(_ contentRuleList: WKContentRuleList) {
    keep(kept([WKContentRuleList](), for: "rules") + [contentRuleList], for: "rules")
  }

  public func remove(_ contentRuleList: WKContentRuleList) {
    keep(
      kept([WKContentRuleList](), for: "rules").filter { $0 !== contentRuleList }, for: "rules")
  }

  public func removeAllContentRuleLists() { keep([WKContentRuleList](), for: "rules") }
}

/// A request for a resource of an app's own scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// Loads resources of an app's own scheme; never called here, as no page is loaded.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

extension WKWebViewConfiguration {
  public func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    keep(urlSchemeHandler, for: "scheme \(urlScheme.lowercased())")
  }

  public func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    kept(nil, for: "scheme \(urlScheme.lowercased())")
  }
}

/// A download; none begins.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  open weak var delegate: (any WKDownloadDelegate)?
  open var originalRequest: URLRequest? { nil }
  open weak var webView: WKWebView? { nil }

  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}

/// Events of a download; never called here.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void)
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}
