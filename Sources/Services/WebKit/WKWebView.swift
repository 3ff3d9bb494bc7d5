@_exported import Foundation
import UIKit

/// A web view without a page: it has the same size, and shows the page's URL.
///
/// Nothing is loaded: the view is never ``isLoading``, its delegates are never called, and there is
/// no script engine. Requests are stored in ``url`` and ``backForwardList``.
open class WKWebView: UIView {
  private let storedConfiguration: WKWebViewConfiguration
  private let placeholder = ContentPlaceholderView(frame: .zero)

  /// Creates a view with a copy of a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    storedConfiguration = configuration.copied()
    super.init(frame: frame)
    prepareWebView()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view with a new configuration; of a nib, only the properties of any view are read.
  public required init?(coder: NSCoder) {
    storedConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepareWebView()
  }

  private func prepareWebView() {
    // A page without styles is white, even in dark appearance.
    backgroundColor = .white
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    scrollView.backgroundColor = .clear
    addSubview(scrollView)
    scrollView.addSubview(placeholder)
    showPage()
  }

  /// A copy of the view's configuration; changing it doesn't affect the view (Apple's
  /// documentation).
  open var configuration: WKWebViewConfiguration { storedConfiguration.copied() }

  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?

  /// The view that scrolls the page. A page is as large as the visible area.
  public let scrollView = UIScrollView()

  // MARK: Pages

  /// The requested pages.
  public let backForwardList = WKBackForwardList()

  /// The last requested URL.
  open var url: URL? { backForwardList.currentItem?.url }

  /// The `title` element of loaded HTML; `nil` for URLs.
  open var title: String? { backForwardList.currentItem?.title }

  /// Always false.
  open var isLoading: Bool { false }
  /// 1 after a request, as if the page were loaded, and 0 before.
  open var estimatedProgress: Double { backForwardList.currentItem == nil ? 0 : 1 }
  /// Whether the URL uses HTTPS.
  open var hasOnlySecureContent: Bool { url?.scheme?.lowercased() == "https" }
  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return visit(WKBackForwardListItem(url: url))
  }

  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    guard let blank = URL(string: "about:blank") else { return nil }
    return visit(WKBackForwardListItem(url: baseURL ?? blank, title: PageTitle.of(html: string)))
  }

  @discardableResult open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    visit(WKBackForwardListItem(url: URL))
  }

  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    visit(WKBackForwardListItem(url: baseURL))
  }

  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    backForwardList.go(to: item) ? navigation() : nil
  }

  @discardableResult open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go) }

  @discardableResult open func goForward() -> WKNavigation? {
    backForwardList.forwardItem.flatMap(go)
  }

  @discardableResult open func reload() -> WKNavigation? { url == nil ? nil : navigation() }

  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Has no effect: nothing is being loaded.
  open func stopLoading() {}

  private func visit(_ item: WKBackForwardListItem) -> WKNavigation {
    backForwardList.add(item)
    return navigation()
  }

  private func navigation() -> WKNavigation {
    showPage()
    return WKNavigation()
  }

  /// Shows the page's URL; data URLs are too long to be readable.
  private func showPage() {
    let item = backForwardList.currentItem
    let address = item?.url.host ?? item?.url.lastPathComponent
    let words = [item?.title, address].compactMap { $0 }.filter { !$0.isEmpty }
    placeholder.text = (["Web page"] + words).joined(separator: "\n")
  }

  // MARK: Scripts

  /// Fails, later on the main queue: there is no script engine.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
    }
  }

  // MARK: Settings, kept without effect

  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false
  open var underPageBackgroundColor: UIColor!

  /// Whether a view handles a scheme itself: the web's schemes and `file`.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["about", "blob", "data", "file", "ftp", "http", "https"].contains(urlScheme.lowercased())
  }

  // MARK: For UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = scrollView.adjustedContentInset
    let size = CGSize(
      width: max(0, scrollView.bounds.width - insets.left - insets.right),
      height: max(0, scrollView.bounds.height - insets.top - insets.bottom))
    placeholder.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = size
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// Extracts the title of a page.
enum PageTitle {
  /// Returns the text of the first `title` element, without surrounding white space.
  static func of(html: String) -> String? {
    guard let open = html.range(of: "<title>", options: .caseInsensitive),
      let close = html.range(
        of: "</title>", options: .caseInsensitive, range: open.upperBound..<html.endIndex)
    else { return nil }
    return html[open.upperBound..<close.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension WKWebView: ClosedView {}
