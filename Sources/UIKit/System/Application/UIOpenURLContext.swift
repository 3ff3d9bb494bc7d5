/// A URL that a scene is to open, and who asked for it.
///
/// Nobody asks here, and code can't make one, as on a device.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  /// How the URL is to be opened.
  public let options: UIScene.OpenURLOptions

  package init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    self.url = url
    self.options = options
    super.init()
  }
}

extension UIScene {
  /// Who asked for a URL to be opened, and how.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

  /// What a scene says when it has a URL opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that is installed for the URL may open it; kept, without effect.
    open var universalLinksOnly = false
  }
}
