import Foundation

/// The requested pages of a web view, with the current one.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var place = -1

  nonisolated override init() { super.init() }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }

  /// Returns the page at an offset from the current one: negative for earlier pages.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let (found, overflow) = place.addingReportingOverflow(index)
    return !overflow && items.indices.contains(found) ? items[found] : nil
  }

  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  /// Adds a page, which removes the pages after the current one.
  func add(_ item: WKBackForwardListItem) {
    items.removeSubrange((place + 1)...)
    items.append(item)
    place = items.count - 1
  }

  /// Makes a page in the list the current one; returns false for others.
  func go(to item: WKBackForwardListItem) -> Bool {
    guard let found = items.firstIndex(where: { $0 === item }) else { return false }
    place = found
    return true
  }
}

/// A page that a web view was requested to show.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let title: String?
  /// The originally requested URL: the same one, because nothing redirects.
  open var initialURL: URL { url }

  nonisolated init(url: URL, title: String? = nil) {
    self.url = url
    self.title = title
    super.init()
  }
}
