import UIKit

/// The data that sites store on a device: here only the cookies that code sets.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  public let httpCookieStore = WKHTTPCookieStore()
  public let isPersistent: Bool

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// Returns a persistent store. Each call returns a different one, so that simulations share
  /// nothing.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: true) }

  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
    ]
  }

  /// Removes the cookies, if their type is included, and calls the handler on the main queue.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    DispatchQueue.main.async { MainActor.assumeIsolated(completionHandler) }
  }
}

// The names of data types: WebKit's.

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"

/// The cookies that code has set, in order.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  nonisolated override init() { super.init() }

  /// Calls the handler on the main queue, like the other methods.
  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    let known = cookies
    later { completionHandler(known) }
  }

  /// Sets a cookie, replacing one with the same name, domain and path.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    cookies.removeAll { isSame($0, cookie) }
    cookies.append(cookie)
    if let completionHandler { later(completionHandler) }
  }

  open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    cookies.removeAll { isSame($0, cookie) }
    if let completionHandler { later(completionHandler) }
  }

  func removeAll() { cookies = [] }

  private func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
    one.name == other.name && one.domain == other.domain && one.path == other.path
  }

  private func later(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}
