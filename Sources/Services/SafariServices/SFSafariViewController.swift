@_exported import Foundation
import UIKit

/// A web page in Safari's interface: presented like any controller, empty except for the page's
/// host.
open class SFSafariViewController: UIViewController {
  /// How the page is shown; has no effect.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    // Plain values, which may be copied on any thread.
    open nonisolated(unsafe) var entersReaderIfAvailable = false
    open nonisolated(unsafe) var barCollapsingEnabled = true

    public nonisolated override init() { super.init() }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// The title of the button that leaves the page.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  private let url: URL?
  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  // Stored, without effect.
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Creates a page without a URL; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    url = nil
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func loadView() {
    view = SystemSheetView(title: url?.host ?? "Safari")
  }
}

/// Receives events of the page. Never called here, except by tests.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] {
    []
  }
}
